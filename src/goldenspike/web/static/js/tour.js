// A first look at the page, step by step: each step points at a part of it. A game lists its steps as `tour: [[selector, words]]`.
import { icons } from "./icons.js";
import { t } from "./texts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./ui.js";

const GAP = 12;
const RING = 4;

/** Beside the part if there is room, else below or above it, else over it; always inside the window. */
function placeFor(part, card) {
  const { innerWidth: wide, innerHeight: high } = window;
  const across = part.left > card.width + 2 * GAP ? part.left - card.width - GAP : part.right + card.width + 2 * GAP < wide ? part.right + GAP : null;
  const down = part.bottom + card.height + 2 * GAP < high ? part.bottom + GAP : Math.max(GAP, part.top - card.height - GAP);
  const left = across ?? part.left + (part.width - card.width) / 2;
  const top = across === null ? down : part.top + (part.height - card.height) / 2;
  return { left: Math.max(GAP, Math.min(wide - card.width - GAP, left)), top: Math.max(GAP, Math.min(high - card.height - GAP, top)) };
}

export function Tour({ steps, onClose }) {
  const shown = steps.filter(([selector]) => document.querySelector(selector));
  const [at, setAt] = useState(0);
  const [, drawn] = useState(false);
  useEffect(() => drawn(true), []);
  const [box, setBox] = useState(null);
  const card = useRef(null);
  const [selector, words] = shown[Math.min(at, shown.length - 1)] ?? [null, null];
  useLayoutEffect(() => {
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
    const leave = (event) => event.key === "Escape" && (event.stopPropagation(), onClose());
    document.addEventListener("keydown", leave, true);
    return () => document.removeEventListener("keydown", leave, true);
  }, []);
  if (!selector) return null;
  const last = at >= shown.length - 1;
  const ring = box && { left: `${box.part.left - RING}px`, top: `${box.part.top - RING}px`, width: `${box.part.width + 2 * RING}px`, height: `${box.part.height + 2 * RING}px` };
  return html`${ring && html`<div class="tour-ring" style=${ring} aria-hidden="true"></div>`}
    <aside class="tour card" ref=${card} style=${box && { left: `${box.left}px`, top: `${box.top}px` }} role="dialog" aria-label=${t("tour")} data-test="tour">
      <button type="button" class="icon close" aria-label=${t("close")} onClick=${onClose}>${icons.close}</button>
      <p aria-live="polite">${t(words)}</p>
      <div class="row"><button type="button" class="button primary small" data-test="tour-next" ref=${(button) => button && !card.current?.contains(document.activeElement) && button.focus({ preventScroll: true })} onClick=${() => (last ? onClose() : setAt(at + 1))}>${t(last ? "tour-end" : "tour-next")}</button>
      ${at > 0 && html`<button type="button" class="button quiet small" onClick=${() => setAt(at - 1)}>${t("back")}</button>`}
      <span class="soft count">${at + 1} / ${shown.length}</span></div></aside>`;
}
