// The field in which a reader chooses the language.
import { tellMe } from "./api.js";
import { language, LANGUAGES } from "./prefs.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

/** @param {string} tag */
function speak(tag) {
  language.value = tag;
  tellMe({ lang: tag }).catch(() => {});
}

/** @param {{kind?: string}} props */
export function Languages({ kind = "" }) {
  const option = ([tag, name]) => html`<option value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`;
  return html`<select class=${kind} aria-label=${t("language")} value=${language.value}
    onChange=${(event) => speak(event.target.value)}>${Object.entries(LANGUAGES).map(option)}</select>`;
}
