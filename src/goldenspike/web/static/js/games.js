// The part of the pages that knows one game lies in that game's folder; it is loaded when a table needs it.
// A game without such a part is served the plain one.
/** @import { GamePage } from "./contract.js" */
import { DEFAULTS } from "./contract.js";

/** @param {string} name */
const folder = (name) => `/static/games/${name}`;

/** Adds the style sheet of a game to the page, once.
 * @param {string} name */
function dress(name) {
  const href = `${folder(name)}/style.css`;
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}

/** What a game's page offers, and the defaults for the rest.
 * @param {string} name
 * @returns {Promise<GamePage>} */
export async function gamePage(name) {
  const [module] = await Promise.all([import(`${folder(name)}/page.js`), dress(name)]);
  return { ...DEFAULTS, ...module.default };
}
