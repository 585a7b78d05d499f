// Below the panels, one at a time: what happened, what is said, and my own notes.
/** @import { TableModel } from "./types.js" */
import { dressed } from "./dress.js";
import { Log } from "./log.js";
import { speakAbout, t } from "./texts.js";
import { html, later } from "./ui.js";

const spoken = (part) => Promise.all([dressed(part, "talk"), speakAbout("talk")]).then(([found]) => found);
export const Talk = later(() => spoken(import("./talk.js").then((part) => part.Talk)));
export const Notes = later(() => spoken(import("./notes.js").then((part) => part.Notes)));

/** Whether there is anything to be read or said at this table.
 * @param {TableModel} model */
export const hasTalk = ({ parlour }) => parlour.open.value || parlour.all.value.length > 0;

/** How many remarks were not read yet.
 * @param {{model: TableModel}} props */
export const Unread = ({ model }) => {
  const count = model.parlour.unread.value;
  return count > 0 && html`<span class="unread" data-test="unread"><span aria-hidden="true">${count}</span>
    <span class="unseen">${t("talk-unread", { count })}</span></span>`;
};

/** From one tab to the next with the arrow keys.
 * @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll("[role=tab]")]);
  const next = all[(all.findIndex((one) => one === document.activeElement) + step + all.length) % all.length];
  next.click();
  next.focus();
}

/** @param {{model: TableModel}} props */
export function Beside({ model }) {
  const { tab: open } = model.parlour;
  const talk = hasTalk(model);
  const shown = open.value === "notes" || (open.value === "talk" && talk) ? open.value : "log";
  const tab = (name, words, more = html``) => html`<button type="button" role="tab" id=${`tab-${name}`} data-test=${`tab-${name}`}
    aria-selected=${shown === name} aria-controls=${shown === name ? `panel-${name}` : null} tabindex=${shown === name ? 0 : -1}
    onClick=${() => (open.value = name)}>${words}${more}</button>`;
  return html`<div class="beside ${talk ? "with-talk" : ""}" data-tab=${shown}>
    <div class="kinds" role="tablist" aria-label=${t("beside")} onKeyDown=${walk}>
      ${tab("log", t("tab-log"))}${talk && tab("talk", t("tab-talk"), html`<${Unread} model=${model} />`)}
      ${tab("notes", t("tab-notes"))}</div>
    <${Log} model=${model} shut=${shown !== "log"} />
    ${talk && html`<${Talk} model=${model} shut=${shown !== "talk"} />`}
    ${shown === "notes" && html`<${Notes} model=${model} shut=${false} />`}</div>`;
}

/** Says politely what was said, and who comes and goes.
 * @param {{model: TableModel}} props */
export const Aloud = ({ model }) => html`<div class="unseen" role="log" aria-live="polite" data-test="talk-spoken">
  ${model.parlour.spoken.value && html`<p>${model.parlour.spoken.value}</p>`}</div>`;
