// The keyboard: arrows walk over what is lit, Enter picks and confirms, letters do what the buttons do.
/** @import { TableModel } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { hasTalk } from "./beside.js";
import { CLOSER } from "./board.js";
import { boardOnly, legendOpen } from "./prefs.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {EventTarget | null} target */
const isRange = (target) => target instanceof HTMLInputElement && target.type === "range";

/** Whether a key belongs to what has the focus. In a field for a number letters are free.
 * @param {KeyboardEvent} event */
function isTyping({ target, key }) {
  if (!(target instanceof Element) || isRange(target)) return false;
  if (target instanceof HTMLInputElement && target.type === "number" && /^[a-z?]$/.test(key)) return false;
  return target.closest("input, select, textarea, dialog") !== null;
}

/** Listens until the returned function is called.
 * @param {TableModel} model
 * @param {Signal<string | null>} dialog */
export function listenToKeys(model, dialog) {
  const actions = {
    u: () => model.undo(),
    d: () => (model.describing.value = true),
    "?": () => (dialog.value = "help"),
    "+": () => model.board?.closer(),
    "=": () => model.board?.closer(),
    "-": () => model.board?.picture.zoom(1 / CLOSER),
    0: () => model.board?.picture.fit(),
    b: () => (boardOnly.value = !boardOnly.value),
    l: () => (legendOpen.value = !legendOpen.value),
    ",": () => (model.playback.active.value ? model.playback.walk(-1) : model.step(-1)),
    ".": () => (model.playback.active.value ? model.playback.walk(1) : stepOn(model)),
    p: () => (model.playback.active.value ? model.playback.togglePause() : model.togglePlay()),
    f: () => model.playback.active.value && model.playback.faster(),
    a: () => model.playback.again(),
    r: () => (model.playback.recapOpen.value = !model.playback.recapOpen.value),
    n: () => model.lookAt(null),
    s: () => model.showSince(),
    t: () => model.parlour.show(hasTalk(model) ? "talk" : "notes"),
    Escape: () => escape(model),
  };
  const listen = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const arrow = ARROWS[event.key];
    if (arrow && !isRange(event.target)) {
      if (walk(model, arrow[0], arrow[1])) event.preventDefault();
      return;
    }
    const action = actions[event.key];
    if (!action || model.live.value.status === "open") return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** One position on; from the last one to now.
 * @param {TableModel} model */
function stepOn(model) {
  if (model.at.value === null || model.at.value + 1 >= model.live.value.seq) model.lookAt(null);
  else model.step(1);
}

/** @param {TableModel} model */
function escape(model) {
  if (model.playback.active.value) model.skip();
  else if (model.why.value) model.why.value = null;
  else if (model.picked.value) model.unpick();
  else if (model.playback.recapOpen.value) model.playback.recapOpen.value = false;
  else if (legendOpen.value) legendOpen.value = false;
  else if (model.at.value !== null) model.lookAt(null);
  model.board?.finish();
}

/** Moves the focus over the lights of the board, or over the lit cards and choices if nothing on the board is lit.
 * @param {TableModel} model
 * @param {number} right
 * @param {number} down */
function walk(model, right, down) {
  if (model.board?.lit.length) return model.board.walk(right, down);
  const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".company.lit, .choice")]);
  if (!cards.length) return false;
  const current = cards.findIndex((card) => card === document.activeElement);
  cards[current < 0 ? 0 : (current + (right + down) + cards.length) % cards.length].focus();
  return true;
}
