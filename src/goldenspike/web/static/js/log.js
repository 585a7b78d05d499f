// What has happened, in sentences; places light up on the board, and a click shows the position.
/** @import { Line, TableModel } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { filtered, Filters } from "./filters.js";
import { readEarlier } from "./merge.js";
import { behindTab } from "./panels.js";
import { saying } from "./steps.js";
import { t } from "./texts.js";
import { html, useEffect, useMemo, useRef, useSignal } from "./ui.js";

/** So near to its end, in pixels, the log is followed. */
const NEAR_END = 60;
/** What scrolls so soon after a touch, in milliseconds, was scrolled by hand. */
const BY_HAND = 1000;

/** So many steps of one kind by one player in a row are folded up, all but the last; nobody builds as many in a turn. */
const FOLDED = 6;

/** @param {Line[]} lines
 * @returns {Line[][]} */
function runs(lines) {
  const found = /** @type {Line[][]} */ ([]);
  let last = "";
  for (const line of lines) {
    const step = line.facts.length === 1 && !line.undone ? `${line.seat} ${line.facts[0].key}` : "";
    if (step && step === last) found[found.length - 1].push(line);
    else found.push([line]);
    last = step;
  }
  return found;
}

/** From one line to the next with the arrow keys.
 * @param {HTMLElement | null} list
 * @param {KeyboardEvent} event */
function walk(list, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!list || !step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button, summary")].filter((one) => one.checkVisibility()));
  const from = all.findIndex((one) => one === event.target);
  (from < 0 ? all.at(-1) : all[from + step])?.focus();
}

/** @param {HTMLElement | null} list
 * @param {boolean} atEnd */
function scrollToCurrent(list, atEnd) {
  const current = /** @type {HTMLElement | null | undefined} */ (list?.querySelector("[aria-current]"));
  if (!list) return;
  if (current) list.scrollTop = current.offsetTop + current.offsetHeight - list.clientHeight + 8;
  else if (atEnd) list.scrollTop = list.scrollHeight;
}

/** Notices whether a reader looks back: the log is followed until a hand scrolls up, and again from its end on.
 * @param {Signal<boolean>} followed */
function scrolling(followed) {
  let before = 0;
  let touched = -Infinity;
  const onHand = () => (touched = performance.now());
  const onScroll = ({ currentTarget: { scrollTop: top, clientHeight, scrollHeight } }) => {
    const back = top < before && performance.now() - touched < BY_HAND;
    before = top;
    if (top + clientHeight > scrollHeight - NEAR_END) followed.value = true;
    else if (back) followed.value = false;
  };
  return { onScroll, onWheel: onHand, onTouchMove: onHand, onPointerDown: onHand, onKeyUp: onHand };
}

/** Keeps the end in sight when the log becomes higher or lower; returns what ends that.
 * @param {HTMLElement | null} list
 * @param {Signal<boolean>} followed */
function followSize(list, followed) {
  if (!list) return undefined;
  const observer = new ResizeObserver(() => scrollToCurrent(list, followed.value));
  observer.observe(list);
  return () => observer.disconnect();
}

/** @param {{model: TableModel, shut?: boolean}} props */
export function Log({ model, shut }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const wanted = useSignal({ seat: "", turn: "" });
  const followed = useSignal(true);
  const whole = model.live.value;
  const at = model.shown.value.seq;
  useEffect(() => scrollToCurrent(list.current, followed.value), [at, whole.seq, wanted.value, followed.value]);
  useEffect(() => followSize(list.current, followed), []);
  const scroll = useMemo(() => scrolling(followed), []);
  const all = model.playback.active.value ? whole.log.filter((line) => line.seq <= at) : whole.log;
  const lines = filtered(all, whole, model.game, wanted.value);
  const earlier = whole.earlier ?? 0;
  const opening = (!wanted.value.seat && !wanted.value.turn && earlier === 0 && whole.opening) || [];
  return html`<section class="log-panel" id="panel-log" ...${behindTab(shut)} aria-labelledby="log-title">
    <div class="log-head"><h2 id="log-title">${t("log")}</h2>
    <${Filters} view=${whole} game=${model.game} wanted=${wanted} /></div>
    <ol class="log card" ref=${list} data-test="log" onKeyDown=${(event) => walk(list.current, event)} ...${scroll}
      onPointerLeave=${() => (model.hints.value = [])} tabindex="0" aria-labelledby="log-title">
      ${earlier > 0 && html`<li class="earlier"><button type="button" data-test="earlier" onClick=${() => readEarlier(model)}>
        ${t("log-earlier", { count: earlier })}</button></li>`}
      ${opening.length > 0 && html`<li class="opening">${opening.map((fact) => html`<p>${fact.text}</p>`)}</li>`}
      <${Lines} model=${model} lines=${lines} />
      ${lines.length + opening.length === 0 && html`<li class="opening">${t("log-none")}</li>`}
    </ol>${!followed.value && html`<button class="button small newest" type="button" data-test="log-newest"
      onClick=${() => (followed.value = true)}>${t("log-newest")}</button>`}</section>`;
}

/** @param {{model: TableModel, lines: Line[]}} props */
function Lines({ model, lines }) {
  const whole = model.live.value;
  const now = model.at.value === null;
  const at = model.at.value ?? whole.seq;
  const since = model.since.value?.seq ?? Infinity;
  const hint = (facts) => () => (model.hints.value = facts.flatMap((fact) => model.game.keysOf(fact.places)));
  const unhint = () => (model.hints.value = []);
  const current = (line) => line.seq === at && !now;
  const state = (line) => `${line.undone ? "undone " : ""}${line.seq > since ? "new " : ""}${line.seq > at ? "later " : ""}`;
  const sentence = (line) => (fact) => html`<${line.undone ? "s" : "span"}>${fact.text} <//>`;
  const item = (line) => html`<li key=${line.seq} class=${state(line)} data-seq=${line.seq} data-seat=${line.seat}
    aria-current=${current(line) ? "step" : null} onPointerEnter=${hint(line.facts)}>
    <button type="button" tabindex="-1" onFocus=${hint(line.facts)} onBlur=${unhint}
      onClick=${() => model.lookAt(line.seq === whole.seq ? null : line.seq)}>
    ${line.facts.length ? line.facts.map(sentence(line)) : html`<i>${saying(line, whole)}</i>`}
    ${line.undone && line.seen && html`<i class="soft">${t("log-seen")}</i>`}</button></li>`;
  const fold = (run) => html`<li key=${`run-${run[0].seq}`} class="run ${state(run.at(-1))}"><details open=${run.some(current)}>
    <summary tabindex="-1">${t("log-run", { count: run.length })}</summary><ol>${run.map(item)}</ol></details></li>`;
  const shown = (run) => (run.length < FOLDED ? run.map(item) : [fold(run.slice(0, -1)), item(run[run.length - 1])]);
  return runs(lines.filter((line) => line.facts.length || saying(line, whole))).flatMap(shown);
}
