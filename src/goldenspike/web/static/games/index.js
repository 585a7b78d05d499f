// The part of the pages that knows one game lies in one module named like the game; it is loaded when a table needs it.
// A game without such a module is played with the plain one.
const SHEETS = { steel_driver: null, steel_and_steam: "steel_and_steam", steam: "steam", steam_barons: "steam" };

/** The sheet of styles of a game, once. */
function dress(sheet) {
  const href = `/static/css/${sheet}.css`;
  if (!sheet || document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}

export async function gameModule(name) {
  const [module] = await Promise.all([import(Object.hasOwn(SHEETS, name) ? `./${name}.js` : "./plain.js"), dress(SHEETS[name])]);
  return module.default;
}
