// The part of the pages that knows one game lies in that game's folder; it is loaded when a table needs it.
// A game without such a part is served the plain one.
/** @import { GamePage } from "./contract.js" */
import { DEFAULTS } from "./contract.js";
import { wear } from "./dress.js";

/** @param {string} name */
const folder = (name) => `/static/games/${name}`;

/** What a game's page offers, and the defaults for the rest.
 * @param {string} name
 * @returns {Promise<GamePage>} */
export async function gamePage(name) {
  const [module] = await Promise.all([import(`${folder(name)}/page.js`), wear(`${folder(name)}/style.css`)]);
  return { ...DEFAULTS, ...module.default };
}
