// Where the keyboard goes: from what was chosen to what is asked about it, and back; it is never left nowhere.
/** @import { TableModel } from "./types.js" */
import { narrow } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

const AMOUNT = "[data-test=amount]";
/** What is asked about something that was chosen, the most urgent first. */
const ASKED_NEXT = [AMOUNT, ".picked [aria-pressed=true]", ".tiles .choice", ".ways .choice", "[data-test=confirm]"];
/** Where things are chosen. */
const CHOSEN_IN = ".stage, .decision, .lit";

/** The element with the focus; null if there is none.
 * @returns {HTMLElement | SVGElement | null} */
function focused() {
  const { activeElement: active, body } = document;
  return active !== body && (active instanceof HTMLElement || active instanceof SVGElement) ? active : null;
}

/** Whether an element can have the focus again.
 * @param {HTMLElement | SVGElement | null} element */
const isThere = (element) => Boolean(element?.isConnected && !element.matches(":disabled") && element.checkVisibility());

/** The same light again, for lights are drawn anew.
 * @param {HTMLElement | SVGElement | null} origin
 * @returns {HTMLElement | SVGElement | null} */
function again(origin) {
  const place = origin instanceof SVGElement ? origin.dataset.place : "";
  return place ? document.querySelector(`.stage [data-place="${CSS.escape(place)}"]`) : origin;
}

/** Moves the focus to what is asked about a choice. A number is asked for at once, everything else where keys are used.
 * @param {HTMLElement} section
 * @returns {HTMLElement | SVGElement | null} where the focus was, if it was moved */
function takeUp(section) {
  const before = focused();
  const found = ASKED_NEXT.map((one) => section.querySelector(one)).find(Boolean);
  if (!(found instanceof HTMLElement) || found === before) return null;
  const byKeys = !before || before.matches(":focus-visible");
  if (before && !before.closest(CHOSEN_IN)) return null;
  if (!byKeys && (narrow.value || !found.matches(AMOUNT))) return null;
  found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement) found.select();
  return before;
}

/** Follows what is chosen with the focus, and catches it where what had it is gone.
 * @param {TableModel} model
 * @param {{current: HTMLElement | null}} section */
export function useFocus(model, section) {
  const origin = useRef(/** @type {HTMLElement | SVGElement | null} */ (null));
  const last = useRef(/** @type {HTMLElement | SVGElement | null} */ (null));
  const { choice, alternatives } = model.picked.value ?? {};
  const chosen = choice ? `${choice.words} ${alternatives?.length ?? ""}` : model.game.pickedPlace(model);
  useEffect(() => {
    const note = () => (last.current = focused());
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (chosen && section.current) origin.current = takeUp(section.current) ?? origin.current;
  }, [chosen]);
  useEffect(() => {
    if (focused() || !last.current || isThere(last.current)) return;
    const back = again(origin.current);
    const goal = back && !chosen && isThere(back) ? back : section.current;
    goal?.focus({ preventScroll: true });
  });
}

/** Links over the head of a table that lead past everything else. */
export function Skips() {
  const focus = (selectors) => selectors.map((one) => document.querySelector(one)).find(Boolean)?.focus();
  const to = (words, ...selectors) => html`<button type="button" class="button skip-link" data-test=${words}
    onClick=${() => focus(selectors)}>${t(words)}</button>`;
  return html`${to("skip-decision", ".decision")}${to("skip-board", ".stage .light[tabindex='0']", ".zoom button")}
    ${to("skip-log", ".log")}`;
}
