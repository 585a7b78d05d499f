// The part of the pages that knows one game lies in that game's folder; it is loaded when a table needs it.
// A game without such a part is served the plain one.
const folder = (name) => `/static/games/${name}`;

/** The sheet of styles of a game, once. */
function dress(name) {
  const href = `${folder(name)}/style.css`;
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}

export async function gameModule(name) {
  const [module] = await Promise.all([import(`${folder(name)}/page.js`), dress(name)]);
  return module.default;
}
