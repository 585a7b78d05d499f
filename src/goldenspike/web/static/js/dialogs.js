// Help and settings.
/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { icons } from "./icons.js";
import { confirmChoices, pace, takeOnlyChoice, theme } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

/** @param {{title: string, name: string, onClose: () => void, children?: ComponentChildren}} props */
function Dialog({ title, name, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} onClose=${onClose} aria-labelledby=${name} data-test=${name}
    onClick=${(event) => event.target === dialog.current && close()}><div class="inside">
    <div class="title"><h2 id=${name}>${title}</h2>
      <button class="icon" type="button" aria-label=${t("close")} onClick=${close}>${icons.close}</button></div>
    ${children}</div></dialog>`;
}

/** @type {[keys: string, words: string][]} */
const KEYS = [
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["u", "key-undo"],
  ["+ − 0", "key-zoom"],
  ["b", "key-board"],
  ["l", "key-legend"],
  [", .", "key-step"],
  ["p", "key-play"],
  ["n", "key-now"],
  ["s", "key-since"],
  ["?", "key-help"],
];

/** @param {{onClose: () => void, game: string, onTour: (() => void) | false}} props */
export function Help({ onClose, game, onTour }) {
  const row = ([key, words]) => html`<tr><th scope="row">${key.split(" ").map((one) => html`<kbd>${one}</kbd> `)}</th>
    <td>${t(words)}</td></tr>`;
  return html`<${Dialog} title=${t("help-title")} name="help-dialog" onClose=${onClose}>
    ${onTour && html`<p><button type="button" class="button" data-test="tour-again" onClick=${onTour}
      >${t("tour-again")}</button></p>`}
    <p>${t("help-lit")}</p><p>${t("help-why")}</p><p>${t("help-log")}</p>
    <table class="keys"><caption class="unseen">${t("help-keys")}</caption><tbody>${KEYS.map(row)}</tbody></table>
    <p><a href=${`/rules/${game}`} target="_blank" rel="noopener">${t("rules")}</a></p><//>`;
}

/** @param {{of: Signal<boolean>, words: string}} props */
function Check({ of, words }) {
  return html`<label class="check"><input type="checkbox" checked=${of.value}
    onChange=${(event) => (of.value = event.target.checked)} /><span>${t(words)}</span></label>`;
}

/** @param {{of: Signal<any>, words: string, values: [value: any, words: string][]}} props */
function Pick({ of, words, values }) {
  const choose = (event) => (of.value = values[event.target.selectedIndex][0]);
  return html`<label class="label"><span>${t(words)}</span><select class="field" onChange=${choose}>
    ${values.map(([value, key]) => html`<option value=${value} selected=${value === of.value}>${t(key)}</option>`)}
    </select></label>`;
}

const PACES = [[0, "pace-none"], [350, "pace-brisk"], [900, "pace-calm"]];
const THEMES = [["auto", "theme-auto"], ["light", "theme-light"], ["dark", "theme-dark"]];

/** @param {{onClose: () => void}} props */
export function Settings({ onClose }) {
  return html`<${Dialog} title=${t("settings")} name="settings-dialog" onClose=${onClose}>
    <${Check} of=${takeOnlyChoice} words="setting-alone" /><${Check} of=${confirmChoices} words="setting-confirm" />
    <${Pick} of=${pace} words="setting-pace" values=${PACES} />
    <${Pick} of=${theme} words="setting-theme" values=${THEMES} /><//>`;
}
