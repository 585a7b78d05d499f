// Over the board: what others do, played step by step, and afterwards the recap of all that happened since my last decision.
/** @import { Step, TableModel } from "./types.js" */
import { icons } from "./icons.js";
import { Caption, Gains } from "./moments.js";
import { motionReduced, pace } from "./prefs.js";
import { folded, sentencesOf, titleOf } from "./steps.js";
import { t } from "./texts.js";
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "./ui.js";

/** The recap, while nothing is played.
 * @param {{model: TableModel}} props */
export function Follow({ model }) {
  const dismissed = useSignal(-1);
  const since = model.playback.since.value;
  const steps = model.playback.recap.value;
  useEffect(() => {
    if (motionReduced() && pace.value > 0) model.playback.recapOpen.value = true;
  }, [since]);
  if (model.playback.active.value || !steps.length || dismissed.value === since) return null;
  return html`<${Recap} model=${model} steps=${steps} onClose=${() => (dismissed.value = since)} />`;
}

/** Whether something lies over a place that is pointed out on the board.
 * @param {Element | null} card */
function covers(card) {
  if (!card) return false;
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...document.querySelectorAll(".stage .hint")].some((hint) => {
    const place = hint.getBoundingClientRect();
    return place.left < right && place.right > left && place.top < bottom && place.bottom > top;
  });
}

/** The steps that are being played, at the head of the board or, where that would cover what they are about, at its foot.
 * @param {{model: TableModel}} props */
export function Player({ model }) {
  const { playback } = model;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const low = useSignal(false);
  useLayoutEffect(() => {
    if (covers(card.current)) low.value = !low.value;
  }, [playback.index.value]);
  if (!playback.active.value) return null;
  const step = playback.step.value;
  const paused = playback.paused.value;
  const all = playback.steps.value.filter((one) => !one.own);
  const tool = (name, words, key, icon, action) => html`<button class="icon" type="button" data-test=${`playback-${name}`}
    title=${t("with-key", { words, key })} aria-label=${words} onClick=${action}>${icon}</button>`;
  const speed = t("speed", { speed: playback.speed.value });
  return html`<section class="follow card ${low.value ? "low" : ""}" ref=${card} data-test="playback" data-seq=${step?.seq}
    aria-label=${t("playback")}>
    <div class="now" key=${playback.index.value}>${step && !step.own && html`<${Caption} model=${model} step=${step} />`}</div>
    <div class="controls"><progress max=${all.length} value=${all.length - playback.behind.value}></progress>
      <span class="count soft" data-test="playback-count">${all.length - playback.behind.value}${" "}
        ${t("history-of-last", { last: all.length })}</span>
      ${tool(paused ? "play" : "pause", t(paused ? "history-play" : "history-pause"), "p", paused ? icons.play : icons.pause,
        () => playback.togglePause())}
      ${tool("faster", t("faster"), "f", html`<span class="speed">${speed}</span>`, () => playback.faster())}
      <button class="button small" type="button" data-test="skip" title=${t("with-key", { words: t("skip-steps"), key: "Esc" })}
        onClick=${() => model.skip()}>${t("skip-steps")}</button></div></section>`;
}

/** @param {{model: TableModel, steps: Step[], onClose: () => void}} props */
function Recap({ model, steps, onClose }) {
  const open = model.playback.recapOpen.value;
  const mine = model.mySeats.value.length > 0;
  const gains = steps.flatMap((step) => step.gains).filter((gain) => gain.seat);
  const close = () => {
    model.playback.unpeek();
    onClose();
  };
  return html`<section class="follow recap card ${open ? "open" : ""}" data-test="recap" aria-label=${t("recap")}>
    <div class="controls"><button class="recap-title" type="button" data-test="recap-toggle" aria-expanded=${open}
        title=${t("with-key", { words: t("recap"), key: "r" })} onClick=${() => (model.playback.recapOpen.value = !open)}>
        <span>${t(mine ? "recap-since" : "recap-watching", { count: steps.length })}</span></button>
      <button class="button small" type="button" data-test="again" title=${t("with-key", { words: t("again-about"), key: "a" })}
        onClick=${() => model.playback.again()}>${t("again")}</button>
      <button class="icon" type="button" data-test="recap-close" aria-label=${t("close")} onClick=${close}>${icons.close}</button>
    </div><${Gains} model=${model} gains=${gains} />
    ${open && html`<ol class="entries" onPointerLeave=${() => model.playback.unpeek()}>${folded(steps).map(
      (run) => html`<${Entry} model=${model} run=${run} key=${`${run[0].seq} ${run[0].moment}`} />`)}</ol>`}</section>`;
}

/** Steps of one kind, or one step; each is shown on the board when it is touched.
 * @param {{model: TableModel, run: Step[]}} props */
function Entry({ model, run }) {
  const last = run[run.length - 1];
  const before = run.slice(0, -1);
  return html`<li>${before.length > 0 && html`<details><summary>${t("log-run", { count: before.length })}</summary>
      <ol>${before.map((step) => html`<li key=${step.seq}><${Touch} model=${model} step=${step} /></li>`)}</ol></details>`}
    <${Touch} model=${model} step=${last} /></li>`;
}

/** @param {{model: TableModel, step: Step}} props */
function Touch({ model, step }) {
  const peek = () => model.playback.peek(step);
  const words = sentencesOf(step, model.game, model.live.value).join(" ");
  return html`<button type="button" class="entry" data-seq=${step.seq} data-test="recap-entry" onPointerEnter=${peek}
    onFocus=${peek} onBlur=${() => model.playback.unpeek()} onClick=${peek}>
    ${step.moment && html`<strong>${titleOf(step.moment)}</strong> `}<span>${words}</span>
    ${" "}<${Gains} model=${model} gains=${step.gains} /></button>`;
}
