// The head of a table: which game and turn it is, and the buttons that do not belong to the board.
/** @import { TableModel, View } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { icons, Spike } from "./icons.js";
import { narrow } from "./prefs.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

/** @typedef {{name: string, words: string, key?: string, icon: any, action: () => void}} Tool */
/** @typedef {{model: TableModel, view: View, dialog: Signal<string | null>}} Props */

/** Where the buttons stand that a phone hides in a menu. */
const MENU = "table-tools";

/** @param {TableModel} model
 * @param {Signal<string | null>} dialog
 * @returns {Tool[]} */
const toolsOf = ({ live: { value: view }, mySeats }, dialog) => [
  ...(view.status === "running" && (view.host || mySeats.value.length > 0)
    ? [{ name: "seat", words: t("your-seat"), icon: icons.seat, action: () => (dialog.value = "seat") }]
    : []),
  { name: "share", words: t("share"), icon: icons.link, action: () => (dialog.value = "share") },
  ...(view.draw && narrow.value
    ? [{ name: "dice", words: t("dice"), icon: icons.dice, action: () => (dialog.value = "dice") }]
    : []),
  { name: "settings", words: t("settings"), icon: icons.gear, action: () => (dialog.value = "settings") },
  { name: "help", words: t("help-title"), key: "?", icon: icons.help, action: () => (dialog.value = "help") },
];

/** @param {Tool & {disabled?: boolean}} tool */
const button = ({ name, words, key, icon, action, disabled = false }) => html`<button class="icon" type="button"
  data-test=${name} title=${key ? t("with-key", { words, key }) : words} aria-label=${words} disabled=${disabled}
  onClick=${action}>${icon}</button>`;

/** @param {{tools: Tool[]}} props */
function Menu({ tools }) {
  const item = ({ name, words, icon, action }) => html`<button class="menu-item" type="button" data-test=${name} key=${name}
    popovertarget=${MENU} popovertargetaction="hide" onClick=${action}>${icon}<span>${words}</span></button>`;
  return html`<button class="icon" type="button" data-test="menu" aria-label=${t("menu")} popovertarget=${MENU}
      >${icons.dots}</button>
    <div class="menu card" id=${MENU} popover>${tools.map(item)}</div>`;
}

/** On a phone it is the only line above the board, so it leads to the lobby as well.
 * @param {Props} props */
export function Heading({ model, view, dialog }) {
  const { Turn } = model.game;
  const stuck = !model.live.value.undo.allowed || model.at.value !== null;
  const tools = toolsOf(model, dialog);
  const undo = { name: "undo", words: t("undo"), key: "u", icon: icons.undo, action: () => model.undo(), disabled: stuck };
  return html`<div class="heading">
    ${narrow.value && html`<a class="icon home" href="/" aria-label=${t("nav-lobby")}><${Spike} /></a>`}
    <p class="game-title">${view.title}</p>
    <div class="tools">${button(undo)}${narrow.value ? html`<${Menu} tools=${tools} />` : tools.map(button)}</div>
    <${Turn} view=${view} /></div>`;
}
