// The part of the pages that knows one game lies in one module named like the game; it is loaded when a table needs it.
// A game without such a module is played with the plain one.
const KNOWN = ["steel_driver", "steel_and_steam", "steam", "steam_barons"];

export async function gameModule(name) {
  return (await import(KNOWN.includes(name) ? `./${name}.js` : "./plain.js")).default;
}
