// The study of a finished game: a graph of everybody's chances, the decisions that swung it, and what the bot would have done.
/** @import { Place, TableModel } from "./types.js" */
import { get, inMyLanguage, post } from "./api.js";
import { Figures, Graph, Legend, percent } from "./graph.js";
import { Foldable } from "./panels.js";
import { language } from "./prefs.js";
import { speakAbout, t } from "./texts.js";
import { effect, html, signal, useEffect, useMemo, useRef, useSignal } from "./ui.js";

/** @typedef {{text: string, words: string[], places: Place[], chance: number}} Plan */
/** @typedef {{line: number, chances: number[]}} Point */
/** @typedef {{line: number, seat: number, lost: number, doubt: number, plans: Plan[], chosen: number, text: string}} Swing */
/** @typedef {{number: number, done: number, running: boolean, points: Point[] | null, swings: Swing[] | null}} Found */

const ASK_AGAIN = 1000;
const FIRST_SWINGS = 6;

class Analysis {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /** @param {TableModel} model */
  constructor(model) {
    this.model = model;
    this.path = `${model.path}/analysis`;
    this.found = signal(/** @type {Found | null} */ (null));
    this.swing = signal(/** @type {Swing | null} */ (null));
    this.trouble = signal("");
    /** Whether the reader wants more to be found. */
    this.wanted = signal(false);
  }

  query() {
    return { key: this.model.key, ...inMyLanguage() };
  }

  /** Reads what is known; with `after`, only what is new. */
  read(after = -1) {
    return this.#take(() => get(this.path, { ...this.query(), after }));
  }

  begin() {
    this.wanted.value = true;
    return this.#take(() => post(this.path, {}, this.query()));
  }

  stop() {
    this.wanted.value = false;
    return this.#take(() => post(`${this.path}/cancel`, {}, this.query()));
  }

  /** @param {() => Promise<Found>} ask */
  async #take(ask) {
    clearTimeout(this.timer);
    try {
      const news = await ask();
      const known = this.found.value;
      this.found.value = news.points ? news : { ...news, points: known?.points ?? null, swings: known?.swings ?? null };
      this.trouble.value = "";
    } catch (refused) {
      this.trouble.value = refused.message;
      this.wanted.value = false;
    }
    this.#again();
  }

  /** While more is wanted, asks for it; where the process that was at it has gone, another begins. */
  #again() {
    const found = this.found.value;
    if (!this.wanted.value || !found || found.done >= 1) return;
    this.timer = setTimeout(() => (found.running ? this.read(found.number) : this.begin()), ASK_AGAIN);
  }

  /** @param {Swing} swing */
  open(swing) {
    this.swing.value = swing;
    this.model.lookAt(swing.line);
  }

  /** The places to mark on the board: what was chosen and what the bot would have done, in the position of an open decision. */
  compared() {
    const swing = this.swing.value;
    if (!swing || this.model.at.value !== swing.line) return null;
    const keys = (place) => swing.plans[place].places.flatMap((one) => this.model.game.keysOf(one));
    return { best: keys(0), chosen: keys(swing.chosen) };
  }

  close() {
    clearTimeout(this.timer);
    this.model.compared.value = null;
  }
}

/** @param {{model: TableModel}} props */
export function Study({ model }) {
  const analysis = useMemo(() => new Analysis(model), [model]);
  const ready = useSignal(false);
  useEffect(() => {
    speakAbout("study").then(() => (ready.value = true));
    const ends = [
      effect(() => {
        if (language.value) analysis.read();
      }),
      effect(() => {
        model.compared.value = analysis.compared();
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      analysis.close();
    };
  }, [analysis]);
  return ready.value && html`<${Foldable} name="study" title=${t("study-title")} kind="study">
    <${Inside} analysis=${analysis} /><//>`;
}

/** @param {{analysis: Analysis}} props */
function Inside({ analysis }) {
  const found = analysis.found.value;
  const points = found?.points ?? [];
  return html`${analysis.trouble.value && html`<p class="error" role="alert">${analysis.trouble.value}</p>`}
    ${points.length > 1 && html`<${Chances} analysis=${analysis} points=${points} />`}
    ${found && html`<${Progress} analysis=${analysis} found=${found} />`}
    ${found?.swings && html`<${Swings} analysis=${analysis} swings=${found.swings} done=${found.done} />`}`;
}

/** @param {{analysis: Analysis, points: Point[]}} props */
function Chances({ analysis, points }) {
  const { model } = analysis;
  const { seats, seq } = model.live.value;
  const names = seats.map((seat) => seat.name);
  const at = model.at.value ?? seq;
  const open = useSignal(false);
  const look = (line) => model.lookAt(line >= seq ? null : line);
  return html`<${Graph} points=${points} swings=${analysis.found.value?.swings ?? []} names=${names} last=${seq} at=${at}
      onLook=${look} />
    <${Legend} points=${points} names=${names} at=${at} />
    <details class="fold" onToggle=${(event) => (open.value = event.currentTarget.open)}><summary>${t("study-figures")}</summary>
      ${open.value && html`<${Figures} points=${points} names=${names} />`}</details>`;
}

/** @param {{analysis: Analysis, found: Found}} props */
function Progress({ analysis, found }) {
  if (found.done >= 1) return null;
  const begun = found.number > 0;
  const done = percent(found.done);
  if (analysis.wanted.value) {
    return html`<div class="row"><progress max="1" value=${found.done} aria-label=${t("study-done", { done })}></progress>
      <span class="soft">${t("study-done", { done })}</span>
      <button type="button" class="button small" data-test="study-stop" onClick=${() => analysis.stop()}
        >${t("study-stop")}</button></div>`;
  }
  return html`${!begun && html`<p class="soft">${t("study-about")}</p>`}
    <div class="row"><button type="button" class="button ${begun ? "small" : "primary"}" data-test="study-begin"
      onClick=${() => analysis.begin()}>${t(begun ? "study-go-on" : "study-begin")}</button></div>`;
}

/** @param {{analysis: Analysis, swings: Swing[], done: number}} props */
function Swings({ analysis, swings, done }) {
  const all = useSignal(false);
  const shown = all.value ? swings : swings.slice(0, FIRST_SWINGS);
  const open = analysis.swing.value;
  const names = analysis.model.live.value.seats.map((seat) => seat.name);
  const item = (swing) => {
    const isOpen = swing.line === open?.line;
    return html`<li key=${swing.line}><button type="button" class="swing-line" aria-expanded=${isOpen} data-test="swing"
        onClick=${() => analysis.open(swing)}><span class="lost">${t("study-lost", { points: percent(swing.lost) })}</span>
        <span>${t("study-swing", { name: names[swing.seat - 1], line: swing.line + 1 })}</span></button>
      ${isOpen && html`<${Opened} swing=${swing} />`}</li>`;
  };
  if (!swings.length) return done >= 1 && html`<p class="soft">${t("study-none")}</p>`;
  return html`<h3>${t("study-swings")}</h3><ol class="swings" onKeyDown=${walk}>${shown.map(item)}</ol>
    ${swings.length > shown.length && html`<button type="button" class="button small" data-test="more-swings"
      onClick=${() => (all.value = true)}>${t("study-more", { count: swings.length - shown.length })}</button>`}`;
}

/** Moves the focus from one decision to the next.
 * @param {KeyboardEvent & {currentTarget: Element}} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll(".swing-line")]);
  const current = all.findIndex((button) => button === document.activeElement);
  all[(current + step + all.length) % all.length]?.focus();
}

/** @param {{swing: Swing}} props */
function Opened({ swing }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => place.current?.scrollIntoView({ block: "end" }), [swing.line]);
  return html`<div class="opened" data-test="opened" ref=${place}><p>${swing.text}</p>
    <${Plans} plans=${swing.plans} chosen=${swing.chosen} /></div>`;
}

/** What could be done, each with its chance; the bot's own comes first.
 * @param {{plans: Plan[], chosen: number}} props */
export function Plans({ plans, chosen }) {
  const kind = (place) => (place === 0 ? "best" : place === chosen ? "taken" : "");
  const said = (place) => (place === 0 ? "study-the-bot" : place === chosen ? "study-the-choice" : "study-another");
  const item = (plan, place) => html`<li key=${place} class=${kind(place)}><span class="chance">
    ${t("study-percent", { chance: percent(plan.chance) })}</span>
    <meter min="0" max="1" value=${plan.chance} aria-hidden="true"></meter>
    <span class="what"><span class="badge">${t(said(place))}</span> ${plan.text}</span></li>`;
  return html`<ul class="plans">${plans.map(item)}</ul>`;
}
