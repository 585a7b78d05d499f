// Help, settings, links to the table, and the question whether to take back what was seen.
/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { Signal } from "../vendor/signals.js" */
/** @import { TableModel } from "./types.js" */
import { linkTo } from "./api.js";
import { icons } from "./icons.js";
import { Languages } from "./languages.js";
import { confirmChoices, pace, takeOnlyChoice, theme } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

/** @param {{title: string, name: string, onClose: () => void, children?: ComponentChildren}} props */
export function Dialog({ title, name, onClose, children }) {
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
  ["d", "key-describe"],
  ["u", "key-undo"],
  ["+ − 0", "key-zoom"],
  ["b", "key-board"],
  ["l", "key-legend"],
  [", .", "key-step"],
  ["p", "key-play"],
  ["f", "key-faster"],
  ["a", "key-again"],
  ["r", "key-recap"],
  ["n", "key-now"],
  ["s", "key-since"],
  ["t", "key-talk"],
  ["?", "key-help"],
];

/** @param {{onClose: () => void, game: string, onTour: (() => void) | false, onDice: (() => void) | false}} props */
export function Help({ onClose, game, onTour, onDice }) {
  const row = ([key, words]) => html`<tr><th scope="row">${key.split(" ").map((one) => html`<kbd>${one}</kbd> `)}</th>
    <td>${t(words)}</td></tr>`;
  return html`<${Dialog} title=${t("help-title")} name="help-dialog" onClose=${onClose}>
    <div class="row">${onTour && html`<button type="button" class="button" data-test="tour-again" onClick=${onTour}
      >${t("tour-again")}</button>`}
    ${onDice && html`<button type="button" class="button" data-test="dice" onClick=${onDice}>${t("dice")}</button>`}</div>
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
    <${Pick} of=${theme} words="setting-theme" values=${THEMES} />
    <label class="label"><span>${t("language")}</span><${Languages} kind="field" /></label><//>`;
}

/** A link that can be read and copied.
 * @param {{model: TableModel, name: string, words: string, link: string}} props */
export function Link({ model, name, words, link }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      model.say("copied");
    } catch {
      field.current?.select();
    }
  };
  return html`<div class="row link"><input class="field" readonly ref=${field} data-test=${name} aria-label=${words} value=${link}
      onFocus=${(event) => event.target.select()} />
    <button class="button" type="button" onClick=${copy}>${t("copy")}</button></div>`;
}

/** @param {{model: TableModel, onClose: () => void}} props */
export function Share({ model, onClose }) {
  const { key, look } = model.live.value;
  const part = (name, words, about, link) => html`<section class="invite"><h3>${words}</h3><p class="soft">${about}</p>
    <${Link} model=${model} name=${name} words=${words} link=${link} /></section>`;
  return html`<${Dialog} title=${t("share")} name="share-dialog" onClose=${onClose}>
    ${part("look-on", t("share-look"), t(look ? "share-look-private" : "share-look-public"), linkTo(model, { key: look }))}
    ${key && part("invitation", t("invite"), t("share-invite"), linkTo(model, { key }))}<//>`;
}

/** What was hidden has been seen since: is it to be taken back all the same?
 * @param {{model: TableModel}} props */
export function Doubt({ model }) {
  const { undo, status } = model.live.value;
  const close = () => (model.doubting.value = false);
  const about = status === "over" ? "doubt-over" : "doubt-seen";
  return html`<${Dialog} title=${t("undo")} name="doubt-dialog" onClose=${close}>
    <p>${t(about)}</p><p>${t(undo.free ? "doubt-marked" : "doubt-ask")}</p>
    <div class="row"><button class="button primary" type="button" data-test="sure" onClick=${() => model.undo(true)}
      >${t(undo.free ? "undo" : "doubt-ask-them")}</button>
    <button class="button quiet" type="button" onClick=${close}>${t("cancel")}</button></div><//>`;
}
