// A first look at the page, step by step: each step points at a part of it.
import { icons } from "./icons.js";
import { t } from "./texts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./ui.js";

const GAP = 12;
const RING = 4;

/** Beside the part if there is room, else below or above it, else over it; always inside the window.
 * @param {DOMRect} part
 * @param {DOMRect} card */
function placeFor(part, card) {
  const { innerWidth: wide, innerHeight: high } = window;
  const after = part.right + card.width + 2 * GAP < wide ? part.right + GAP : null;
  const across = part.left > card.width + 2 * GAP ? part.left - card.width - GAP : after;
  const down = part.bottom + card.height + 2 * GAP < high ? part.bottom + GAP : Math.max(GAP, part.top - card.height - GAP);
  const left = across ?? part.left + (part.width - card.width) / 2;
  const top = across === null ? down : part.top + (part.height - card.height) / 2;
  const inside = (least, most) => Math.max(GAP, Math.min(most, least));
  return { left: inside(left, wide - card.width - GAP), top: inside(top, high - card.height - GAP) };
}

/** @typedef {{part: DOMRect, left: number, top: number}} Spot */

/** A ring around a part of the page.
 * @param {DOMRect} part */
const around = ({ left, top, width, height }) => ({
  left: `${left - RING}px`,
  top: `${top - RING}px`,
  width: `${width + 2 * RING}px`,
  height: `${height + 2 * RING}px`,
});

/** @param {{steps: [selector: string, words: string][], onClose: () => void}} props */
export function Tour({ steps, onClose }) {
  const shown = steps.filter(([selector]) => document.querySelector(selector));
  const [at, setAt] = useState(0);
  const [, drawn] = useState(false);
  useEffect(() => drawn(true), []);
  const [box, setBox] = useState(/** @type {Spot | null} */ (null));
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const [selector, words] = shown[Math.min(at, shown.length - 1)] ?? ["", ""];
  useLayoutEffect(() => {
    if (!selector) return undefined;
    const find = () => {
      const part = document.querySelector(selector)?.getBoundingClientRect();
      if (part && card.current) setBox({ part, ...placeFor(part, card.current.getBoundingClientRect()) });
    };
    document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
    find();
    window.addEventListener("resize", find);
    window.addEventListener("scroll", find, true);
    return () => {
      window.removeEventListener("resize", find);
      window.removeEventListener("scroll", find, true);
    };
  }, [selector]);
  useEffect(() => {
    const leave = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onClose();
    };
    document.addEventListener("keydown", leave, true);
    return () => document.removeEventListener("keydown", leave, true);
  }, []);
  if (!selector) return null;
  const last = at >= shown.length - 1;
  const next = () => (last ? onClose() : setAt(at + 1));
  const focus = (button) => button && !card.current?.contains(document.activeElement) && button.focus({ preventScroll: true });
  return html`${box && html`<div class="tour-ring" style=${around(box.part)} aria-hidden="true"></div>`}
    <aside class="tour card" ref=${card} style=${box && { left: `${box.left}px`, top: `${box.top}px` }} role="dialog"
      aria-label=${t("tour")} data-test="tour">
      <button type="button" class="icon close" aria-label=${t("close")} onClick=${onClose}>${icons.close}</button>
      <p aria-live="polite">${t(words)}</p>
      <div class="row"><button type="button" class="button primary small" data-test="tour-next" ref=${focus} onClick=${next}
        >${t(last ? "tour-end" : "tour-next")}</button>
      ${at > 0 && html`<button type="button" class="button quiet small" onClick=${() => setAt(at - 1)}>${t("back")}</button>`}
      <span class="soft count">${t("tour-count", { at: at + 1, of: shown.length })}</span></div></aside>`;
}
