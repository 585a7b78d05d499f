// Style sheets that only some parts of the pages need are loaded with those parts.

/** Adds the style sheet of an address, or of a name among those that all games share, once; done when it is there.
 * @param {string} sheet
 * @returns {Promise<unknown>} */
export function wear(sheet) {
  const href = sheet.startsWith("/") ? sheet : `/static/css/${sheet}.css`;
  const worn = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[href="${href}"]`));
  if (worn?.sheet) return Promise.resolve();
  const link = worn ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((done) => ["load", "error"].forEach((event) => link.addEventListener(event, done)));
  if (!worn) document.head.append(link);
  return loaded;
}

/** A module together with style sheets of these names.
 * @template Module
 * @param {Promise<Module>} module
 * @param {string[]} sheets
 * @returns {Promise<Module>} */
export const dressed = (module, ...sheets) => Promise.all([module, ...sheets.map(wear)]).then(([found]) => found);
