// Routes on the map: the ends of this turn, the ways to one of them, and running there.
import { get } from "../../js/api.js";
import { confirmChoices } from "../../js/prefs.js";
import { spaced, t } from "../../js/texts.js";
import { effect, html, signal, untracked } from "../../js/ui.js";

const LISTED = 6;
const desks = new WeakMap();

export const money = (amount) => t("money", { amount }).replaceAll(" ", "\u00a0");
export const signed = (amount) => (amount < 0 ? `\u2212${money(-amount)}` : money(amount));
export const short = (amount) => t("money-short", { amount: amount / 1000 });
export const thousands = (amount) => t("thousands", { amount: amount / 1000 });

/** The railways' full names by their initials, once the board is known. */
export const railways = signal(new Map());

/** What one table's map was asked: the printed board, the ends of this turn and the way that is being looked at. */
class Desk {
  constructor(model) {
    this.model = model;
    this.board = signal(null);
    this.ends = signal(new Map());
    this.plan = signal(null);
    effect(() => model.live.value.position.seats.some(({ location }) => location) && void this.printed());
    effect(() => this.#stop(model.busy.value ? [] : model.choices.value));
    effect(() => this.#ask(model.busy.value ? null : model.choices.value.find((choice) => choice.kind === "move"), model.live.value.seq));
  }

  /** The printed board is fetched once, when somebody stands on it; where that failed, when it is asked for again. */
  async printed() {
    this.fetched ??= get(`${this.model.path}/board`, { key: this.model.key, parts: "regions,areas,area_regions,cities,properties,segments" });
    try {
      this.board.value = await this.fetched;
      railways.value = new Map(this.board.value.properties.map((one) => [one.initials, one.name]));
    } catch {
      this.fetched = null;
    }
    return this.board.value;
  }

  /** The end of the turn was chosen: where a junction beside it would still be free, nobody is asked again. */
  #stop(choices) {
    if (!choices.length || !this.ending) return;
    this.ending = false;
    const stop = choices.find((choice) => choice.kind === "stop");
    if (stop) untracked(() => this.model.send(stop, stop.first));
  }

  async #ask(move, seq) {
    this.wanted = move ? seq : null;
    untracked(() => {
      if (this.ends.value.size) this.ends.value = new Map();
      this.plan.value = null;
    });
    if (!move) return;
    const told = await this.#routes({ seat: move.seat });
    if (!told || this.wanted !== told.seq) return;
    const { location } = this.model.live.value.position.seats.find((seat) => seat.seat === move.seat);
    this.model.board?.reveal(`space:${location}`);
    this.ends.value = new Map(told.ends.map((end) => [`space:${end.end}`, { ...end, seat: move.seat }]));
    this.model.board?.frame([...this.ends.value.keys()]);
  }

  async #routes(query) {
    try {
      return await get(`${this.model.path}/routes`, { key: this.model.key, ...query });
    } catch {
      return null;
    }
  }

  async choose(end) {
    const told = await this.#routes({ seat: end.seat, to: end.end });
    if (!told?.ways.length || told.seq !== this.model.live.value.seq) return;
    this.model.unpick();
    this.plan.value = { key: `space:${end.end}`, end, ways: told.ways, chosen: 0 };
    this.model.board?.reveal(this.plan.value.key);
    if (!confirmChoices.value) this.run();
  }

  run() {
    const { end, ways, chosen } = this.plan.value;
    this.plan.value = null;
    this.ending = true;
    this.model.sendAll(end.seat, ways[chosen].steps.map((step) => step.words));
  }
}

export function deskOf(model) {
  if (!desks.has(model)) untracked(() => desks.set(model, new Desk(model)));
  return desks.get(model);
}

export function pickPlace(model, key) {
  const desk = deskOf(model);
  const end = desk.ends.value.get(key);
  if (desk.plan.value?.key === key) desk.run();
  else if (end && !model.targets.value.has(key)) desk.choose(end);
  else return false;
  return true;
}

export function unpick(model) {
  const desk = desks.get(model);
  if (desk?.plan.value) desk.plan.value = null;
}

export const planned = (model) => Boolean(deskOf(model).plan.value);
export const pickedPlace = (model) => deskOf(model).plan.value?.key ?? null;

/** A city's tag stands across from its name. */
const besideName = (desk, name) => {
  const city = desk.board.value?.cities.find((one) => one.name === name);
  return city ? `city name-${city.label}` : "";
};

/** The ends of the turn, with the words for the tip and the short ones for the map; cities can be read from afar. */
export function lights(model) {
  const desk = deskOf(model);
  return [...desk.ends.value].map(([key, end]) => ({
    key,
    label: `${spaced(end.end)}: ${t("end-of", { mps: end.mps, fee: money(end.fee) })}`,
    tag: `${end.mps} · ${short(end.fee)}`,
    kind: `${end.far === 0 ? "goal" : ""} ${besideName(desk, end.end)}`,
  }));
}

/** The way that is being looked at, as a band over the map. */
export function ghosts(model, board) {
  const plan = deskOf(model).plan.value;
  if (!plan) return [];
  const start = model.live.value.position.seats.find((seat) => seat.seat === plan.end.seat)?.location;
  const points = [start, ...plan.ways[plan.chosen].steps.map((step) => step.space)].map((name) => board.centre(`space:${name}`)).filter(Boolean);
  return [`<polyline class="way" points="${points.map(({ x, y }) => `${x},${y}`).join(" ")}"/>`];
}

const lines = (way) => way.steps.map((step) => step.property).filter((name, place, all) => name !== all[place - 1]);

function Way({ desk, plan, place }) {
  const way = plan.ways[place];
  return html`<li><button type="button" class="choice way" aria-pressed=${place === plan.chosen} onClick=${() => (desk.plan.value = { ...plan, chosen: place })}>
    <strong>${money(way.fee)}</strong><span>${t("mps", { mps: way.mps })}</span><span class="soft">${lines(way).join(", ")}</span></button></li>`;
}

/** Payoff, fees and the cash after both. Where fees are paid step by step, part of a turn's may be paid already. */
function Balance({ view, plan }) {
  const { seats, running } = view.position;
  const seat = seats.find((one) => one.seat === plan.end.seat);
  const payoff = plan.end.far === 0 ? seat.payoff : 0;
  const { fee } = plan.ways[plan.chosen];
  const known = view.options?.fees !== "barrelhead" || !running.used.length;
  return html`<div class="consequences" data-test="balance"><dl>
    ${payoff > 0 && html`<div class="payoff"><dt>${t("payoff")}</dt><dd class="pays">+${money(payoff)}</dd></div>`}
    <div class="fees"><dt>${t("fees-column")}</dt><dd>${signed(-fee)}</dd></div>
    ${known && html`<div class="cash"><dt>${t("cash")}</dt><dd><span class="before">${money(seat.cash)}</span> <span aria-hidden="true">→</span> <strong>${signed(seat.cash + payoff - fee)}</strong></dd></div>`}</dl></div>`;
}

function Chosen({ model, desk, plan }) {
  const view = model.live.value;
  const left = view.position.running.mps - plan.ways[plan.chosen].mps;
  return html`<div class="picked" data-test="route"><p class="what"><strong>${t("route-to", { space: spaced(plan.end.end) })}</strong></p>
    <ul class="choices ways" aria-label=${t("ways")}>${plan.ways.map((_, place) => html`<${Way} desk=${desk} plan=${plan} place=${place} key=${place} />`)}</ul>
    <p class="soft">${t("mps-left", { mps: left })}${plan.end.far ? ` · ${t("far-left", { mps: plan.end.far })}` : ""}</p>
    <div class="row"><button type="button" class="button primary" data-test="confirm" disabled=${model.busy.value} onClick=${() => desk.run()}>${t("route-run")}</button>
      <button type="button" class="button quiet" data-test="cancel" onClick=${() => model.unpick()}>${t("back")}</button></div>
    <${Balance} view=${view} plan=${plan} /></div>`;
}

/** The ends that bring a journey on, or the way that was chosen. */
export function Plan({ model }) {
  const desk = deskOf(model);
  const plan = desk.plan.value;
  if (plan) return html`<${Chosen} model=${model} desk=${desk} plan=${plan} />`;
  const ends = [...desk.ends.value.values()].sort((a, b) => (a.far ?? 0) - (b.far ?? 0) || a.fee - b.fee || a.mps - b.mps).slice(0, LISTED);
  if (!ends.length) return null;
  const payoff = (end) => model.live.value.position.seats.find((one) => one.seat === end.seat).payoff ?? 0;
  const hint = (end) => (model.hints.value = [`space:${end.end}`]);
  return html`<h3 class="small-title">${t("ends")}</h3><ul class="choices ends" data-test="ends" onPointerLeave=${() => (model.hints.value = [])}>${ends.map(
    (end) => html`<li key=${end.end}><button type="button" class="choice end ${end.far === 0 ? "goal" : ""}" data-end=${end.end} disabled=${model.busy.value} onPointerEnter=${() => hint(end)} onClick=${() => desk.choose(end)}>
      <span>${spaced(end.end)}</span><span class="soft">${t("end-of", { mps: end.mps, fee: money(end.fee) })}${end.far === 0 ? ` · ${t("payoff")} ${money(payoff(end))}` : ""}${end.far ? ` · ${t("far-left", { mps: end.far })}` : ""}</span></button></li>`,
  )}</ul>`;
}
