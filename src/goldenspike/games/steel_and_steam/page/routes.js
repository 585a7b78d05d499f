// Routes on the map: the ends of this turn, the ways to one of them, and running there.
/** @import { Board, Light, TableModel } from "../../js/types.js" */
/** @import { End, Route, RoutePlan } from "./planner.js" */
import { walk } from "../../js/decision.js";
import { joined, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money, short, signed } from "./amounts.js";
import { plannerOf } from "./planner.js";

const LISTED = 6;
/** So many ends stand out on the map, besides stations. */
const PROMISING = 8;

/** @param {TableModel} model
 * @param {string} key */
export function pickPlace(model, key) {
  const planner = plannerOf(model);
  const end = planner.ends.value.get(key);
  if (planner.plan.value?.key === key) planner.run();
  else if (end && !model.targets.value.has(key)) planner.choose(end);
  else return false;
  return true;
}

/** @param {TableModel} model */
export const planned = (model) => Boolean(plannerOf(model).plan.value);
/** @param {TableModel} model */
export const pickedPlace = (model) => plannerOf(model).plan.value?.key ?? null;

/** @param {End} end */
const wordsOf = (end) => t("end-of", { mps: end.mps, fee: money(end.fee) });

/** The ends that bring a journey on, best first: nearest to the goal, then cheapest.
 * @param {Iterable<End>} ends */
const byPromise = (ends) => [...ends].sort((a, b) => (a.far ?? 0) - (b.far ?? 0) || a.fee - b.fee || a.mps - b.mps);

/** The ends of the turn, with the words for the tip and the short ones for the map. The goal, the most promising ends and
 * stations stand out; all others are quiet, and everything is but the end that has been chosen.
 * @param {TableModel} model
 * @returns {Light[]} */
export function lights(model) {
  const { board, ends, plan } = plannerOf(model);
  const stations = new Set(board.value?.cities.map(({ name }) => name));
  const chosen = plan.value?.key;
  const light = (end, place) => {
    const key = `space:${end.end}`;
    const station = stations.has(end.end);
    const promising = end.far === 0 || place < PROMISING;
    const loud = chosen ? key === chosen : promising || station;
    return {
      key,
      label: t("figure-is", { figure: spaced(end.end), value: wordsOf(end) }),
      tag: loud ? joined("list-dotted", [end.mps, short(end.fee)]) : undefined,
      kind: `${end.far === 0 ? "goal" : ""} ${station ? "city" : ""}`,
      rank: end.far === 0 || key === chosen ? 0 : promising ? 6 : 7,
      quiet: !loud,
      aside: !promising && key !== chosen,
    };
  };
  return byPromise(ends.value.values()).map(light);
}

/** Where the player to move stands and is bound for.
 * @param {TableModel} model */
export function favoured(model) {
  const { seats, active } = model.shown.value.position;
  const seat = seats.find((one) => one.seat === active);
  return [seat?.destination, seat?.location].filter(Boolean).map((name) => `space:${name}`);
}

/** The way that is being looked at, as a band over the map.
 * @param {TableModel} model
 * @param {Board} board */
export function ghosts(model, board) {
  const plan = plannerOf(model).plan.value;
  if (!plan) return [];
  const start = model.live.value.position.seats.find((seat) => seat.seat === plan.end.seat)?.location;
  const spaces = [start, ...plan.ways[plan.chosen].steps.map((step) => step.space)];
  const points = spaces.map((name) => board.centre(`space:${name}`)).filter((point) => point !== null);
  return [`<polyline class="way" points="${points.map(({ x, y }) => `${x},${y}`).join(" ")}"/>`];
}

/** The properties that a route runs over, in their order.
 * @param {Route} way */
const linesOf = (way) =>
  way.steps.map((step) => step.property).filter(Boolean).filter((name, place, all) => name !== all[place - 1]);

/** @param {{model: TableModel, plan: RoutePlan, place: number}} props */
function Way({ model, plan, place }) {
  const way = plan.ways[place];
  const planner = plannerOf(model);
  const choose = () => (place === plan.chosen ? planner.run() : (planner.plan.value = { ...plan, chosen: place }));
  return html`<li><button type="button" class="choice way" aria-pressed=${place === plan.chosen} onClick=${choose}>
    <strong>${money(way.fee)}</strong><span>${t("mps", { mps: way.mps })}</span>
    <span class="soft">${joined("list-comma", linesOf(way))}</span></button></li>`;
}

/** Payoff, fees and the cash after both. Where fees are paid step by step, part of a turn's may be paid already.
 * @param {{model: TableModel, plan: RoutePlan}} props */
function Balance({ model, plan }) {
  const { seats, running } = model.live.value.position;
  const seat = seats.find((one) => one.seat === plan.end.seat);
  const payoff = plan.end.far === 0 ? seat.payoff : 0;
  const { fee } = plan.ways[plan.chosen];
  const known = !plannerOf(model).board.value?.fees_before_riding || !running.used.length;
  return html`<div class="consequences" data-test="balance"><dl>
    ${payoff > 0 && html`<div class="payoff"><dt>${t("payoff")}</dt>
      <dd class="pays">${t("plus-amount", { amount: money(payoff) })}</dd></div>`}
    <div class="fees"><dt>${t("fees-column")}</dt><dd>${signed(-fee)}</dd></div>
    ${known && html`<div class="cash"><dt>${t("cash")}</dt><dd><span class="before">${money(seat.cash)}</span>
      ${" "}<span aria-hidden="true">→</span> <strong>${signed(seat.cash + payoff - fee)}</strong></dd></div>`}</dl></div>`;
}

/** @param {{model: TableModel, plan: RoutePlan}} props */
function Chosen({ model, plan }) {
  const left = model.live.value.position.running.mps - plan.ways[plan.chosen].mps;
  const { end, far } = plan.end;
  const way = (_, place) => html`<${Way} model=${model} plan=${plan} place=${place} key=${place} />`;
  return html`<div class="picked" data-test="route"><p class="what"><strong>${t("route-to", { space: spaced(end) })}</strong></p>
    <ul class="choices ways" aria-label=${t("ways")} onKeyDown=${walk}>${plan.ways.map(way)}</ul>
    <p class="soft">${joined("list-dotted", [t("mps-left", { mps: left }), far && t("far-left", { mps: far })])}</p>
    <div class="row"><button type="button" class="button primary" data-test="confirm" disabled=${model.busy.value}
        onClick=${() => plannerOf(model).run()}>${t("route-run")}</button>
      <button type="button" class="button quiet" data-test="cancel" onClick=${() => model.unpick()}>${t("back")}</button></div>
    <${Balance} model=${model} plan=${plan} /></div>`;
}

/** @param {{model: TableModel, end: End}} props */
function EndChoice({ model, end }) {
  const { payoff } = model.live.value.position.seats.find((one) => one.seat === end.seat);
  const pays = end.far === 0 && joined("list-spaced", [t("payoff"), money(payoff ?? 0)]);
  const left = end.far !== null && end.far > 0 && t("far-left", { mps: end.far });
  const hint = () => (model.hints.value = [`space:${end.end}`]);
  return html`<li><button type="button" class="choice end ${end.far === 0 ? "goal" : ""}" data-end=${end.end}
    disabled=${model.busy.value} onPointerEnter=${hint} onClick=${() => plannerOf(model).choose(end)}>
    <span>${spaced(end.end)}</span><span class="soft">${joined("list-dotted", [wordsOf(end), pays, left])}</span></button></li>`;
}

/** The ends that bring a journey on, or the way that was chosen.
 * @param {{model: TableModel}} props */
export function Plan({ model }) {
  const planner = plannerOf(model);
  const plan = planner.plan.value;
  if (plan) return html`<${Chosen} model=${model} plan=${plan} />`;
  const ends = byPromise(planner.ends.value.values()).slice(0, LISTED);
  if (!ends.length) return null;
  return html`<h3 class="small-title">${t("ends")}</h3>
    <ul class="choices ends" data-test="ends" onPointerLeave=${() => (model.hints.value = [])}>
    ${ends.map((end) => html`<${EndChoice} model=${model} end=${end} key=${end.end} />`)}</ul>`;
}
