// What has happened, in sentences; places light up on the board, and a click shows the position.
/** @import { Line, TableModel, View } from "./types.js" */
import { readEarlier } from "./merge.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

/** Lines without facts of the game, in words.
 * @param {Line} line
 * @param {View} view */
function words(line, view) {
  const name = view.seats.find((seat) => seat.seat === line.seat)?.name ?? "";
  if (line.kind === "undo") return t("log-undo", { name });
  if (line.kind === "ask") return t("log-ask", { name });
  if (line.kind === "agree") return t("log-agree", { name });
  if (line.kind === "refuse") return t("log-refuse", { name });
  return null;
}

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
  else list.scrollTop = atEnd ? list.scrollHeight : 0;
}

/** @param {{model: TableModel}} props */
export function Log({ model }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const view = model.shown.value;
  const whole = model.live.value;
  const now = model.at.value === null;
  const at = view.seq;
  const since = model.since.value?.seq ?? Infinity;
  useEffect(() => scrollToCurrent(list.current, model.at.value === null), [at, whole.seq]);
  const earlier = whole.earlier ?? 0;
  const hint = (facts) => () => (model.hints.value = facts.flatMap((fact) => model.game.keysOf(fact.places)));
  const unhint = () => (model.hints.value = []);
  const current = (line) => line.seq === at && !now;
  const state = (line) => `${line.undone ? "undone " : ""}${line.seq > since ? "new " : ""}${line.seq > at ? "later " : ""}`;
  const sentence = (line) => (fact) => html`<${line.undone ? "s" : "span"}>${fact.text} <//>`;
  const item = (line) => html`<li key=${line.seq} class=${state(line)} data-seq=${line.seq} data-seat=${line.seat}
    aria-current=${current(line) ? "step" : null} onPointerEnter=${hint(line.facts)}>
    <button type="button" tabindex="-1" onFocus=${hint(line.facts)} onBlur=${unhint}
      onClick=${() => model.lookAt(line.seq === whole.seq ? null : line.seq)}>
    ${line.facts.length ? line.facts.map(sentence(line)) : html`<i>${words(line, whole)}</i>`}
    ${line.undone && line.seen && html`<i class="soft">${t("log-seen")}</i>`}</button></li>`;
  const fold = (run) => html`<li key=${`run-${run[0].seq}`} class="run ${state(run.at(-1))}"><details open=${run.some(current)}>
    <summary tabindex="-1">${t("log-run", { count: run.length })}</summary><ol>${run.map(item)}</ol></details></li>`;
  const shown = (run) => (run.length < FOLDED ? run.map(item) : [fold(run.slice(0, -1)), item(run[run.length - 1])]);
  const told = (now ? view : whole).log.filter((line) => line.facts.length || words(line, whole));
  return html`<section class="log-panel" aria-labelledby="log-title"><h2 id="log-title">${t("log")}</h2>
    <ol class="log card" ref=${list} data-test="log" onKeyDown=${(event) => walk(list.current, event)} onPointerLeave=${unhint}
      tabindex="0" aria-labelledby="log-title">
      ${earlier > 0 && html`<li class="earlier"><button type="button" data-test="earlier" onClick=${() => readEarlier(model)}>
        ${t("log-earlier", { count: earlier })}</button></li>`}
      ${earlier === 0 && whole.opening && whole.opening.length > 0 && html`<li class="opening">
        ${whole.opening.map((fact) => html`<p>${fact.text}</p>`)}</li>`}
      ${runs(told).flatMap(shown)}
    </ol></section>`;
}

/** The newest lines, for screen readers.
 * @param {{model: TableModel}} props */
export function Spoken({ model }) {
  const view = model.shown.value;
  const last = useRef(view.seq);
  const fresh = model.at.value === null ? view.log.filter((line) => line.seq > last.current) : [];
  useEffect(() => {
    last.current = Math.max(last.current, view.seq);
  });
  const facts = fresh.flatMap((line) => line.facts);
  return html`<div class="unseen" role="log" aria-live="polite">${facts.map((fact) => html`<p>${fact.text}</p>`)}
    ${fresh.length > 0 && model.myTurn.value && model.current.value && html`<p>${t("your-turn")}</p>`}</div>`;
}
