// What Steam and Steam Barons share on the page: the map, the tiles that can be laid, the ways of the cubes.
import { get } from "../../js/api.js";
import { keysOf } from "../../js/drawing.js";
import { Choices, Consequences, Doing } from "../../js/decision.js";
import { has, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { Cube, ghostOf, Tile, Token } from "./tiles.js";

const MOST_WAYS = 40;
export const money = (amount) => t("money", { amount });
export const nameOf = (view, seat) => view.seats.find((one) => one.seat === seat)?.name ?? "–";
export const total = (list) => list.reduce((sum, one) => sum + one, 0);

/** Whose track would be laid: the seat's, or in the stock-market game the company's that is to act. */
function ownerNow(view, choice) {
  const { companies } = view.position;
  return companies ? Math.max(0, companies.findIndex((one) => one.active)) : choice.seat - 1;
}

const ownerName = (view, owner) => (view.position.companies ? t(`company-${view.position.companies[owner].name}`) : nameOf(view, owner + 1));

/** The place to click for a choice: a hex, a stop (of two that are to be connected, the first) or a company's card. */
function target(choice) {
  const { hex, stop, company } = choice.place || {};
  if (hex) return `hex:${hex}`;
  if (stop) return `stop:${[stop].flat()[0]}`;
  return company ? `company:${[company].flat()[0]}` : null;
}

function ask(key, view) {
  const [kind, name] = key.split(":");
  if (kind === "hex") return [view.position.building?.site ? `lay ${name} straight 1` : `site ${name}`];
  const bid = view.position.auction?.bid;
  return kind === "company" ? [bid === undefined ? `buy 1` : `bid ${(bid ?? 0) + 1}`] : [];
}

/** The dearest wish at a place: the best way that ends there, or the cube there that brings most by its best way. */
function favourite(choices, key) {
  const ways = waysOf(choices);
  const best = ways.find(({ way }) => `stop:${way.stops.at(-1)}` === key) ?? ways[0];
  return best ? [best.choice, best.way.action] : null;
}

/** Once a cube is picked, the cities where its ways end can be clicked. */
function ends(picked) {
  const found = new Map();
  for (const { choice, way } of waysOf(picked?.choice.ways ? [picked.choice] : [])) {
    const key = `stop:${way.stops.at(-1)}`;
    if (!found.get(key)?.includes(choice)) found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

const waysOf = (choices) =>
  choices
    .flatMap((choice) => (choice.ways || []).map((way) => ({ choice, way })))
    .sort((a, b) => b.way.own - a.way.own || a.way.gifts - b.way.gifts || a.way.stops.length - b.way.stops.length);

function ghosts(model, board) {
  if (!model.picked.value) return [];
  const { choice, amount } = model.picked.value;
  if (choice.kind === "lay") return tileGhost(model, board, choice);
  return wayGhost(board, choice.ways?.find((way) => way.action === amount));
}

function tileGhost(model, board, choice) {
  const centre = board?.centre(`hex:${choice.values.hex}`);
  return centre ? [ghostOf(choice.values.tile, ownerNow(model.live.value, choice), centre)] : [];
}

function wayGhost(board, way) {
  const centres = way ? way.hexes.map((hex) => board?.centre(`hex:${hex}`)).filter(Boolean) : [];
  const points = centres.map(({ x, y }) => `${x},${y}`).join(" ");
  const end = centres.at(-1);
  return end ? [`<g class="ghost-way"><polyline points="${points}"/><circle cx="${end.x}" cy="${end.y}" r="13"/></g>`] : [];
}

/** A panel of its own where tiles or deliveries are to be chosen. */
function picker(model) {
  const choices = model.choices.value;
  const picked = model.picked.value?.choice;
  if (picked ? ["site", "lay"].includes(picked.kind) : choices.length && choices.every(({ kind }) => kind === "lay")) return Tiles;
  return choices.some(({ ways }) => ways) && (!picked || picked.ways) ? Ways : null;
}

const byPrice = (a, b) => a.values.cost - b.values.cost || a.words.length - b.words.length || a.words.localeCompare(b.words);

/** Every tile that can be laid in the chosen hex, in its turn and with its price. */
function Tiles({ model }) {
  const picked = model.picked.value;
  const before = picked?.before ?? null;
  const tiles = [...(picked?.alternatives ?? model.choices.value)].filter(({ kind }) => kind === "lay").sort(byPrice);
  const chosen = picked?.choice.kind === "lay" ? picked.choice : null;
  const hex = (tiles[0] ?? picked?.choice)?.values.hex;
  const show = (choice) => model.board?.setGhosts(choice ? tileGhost(model, model.board, choice) : model.picked.value ? ghosts(model, model.board) : []);
  const back = () => (picked ? model.unpick() : model.undo());
  return html`<div class="picked" data-test="tiles"><p class="soft">${t("tiles-for", { hex: hex ?? "", count: tiles.length })}</p>
    <ul class="tiles" aria-busy=${tiles.length === 0} onPointerLeave=${() => show(null)}>${tiles.map((choice) => html`<li key=${choice.words}><button type="button" class="choice tile" data-words=${choice.words}
      aria-pressed=${choice === chosen} aria-label=${choice.text} title=${choice.text} disabled=${model.busy.value}
      onPointerEnter=${() => show(choice)} onClick=${() => model.pick(choice, choice.first, tiles, before)}>
      <${Tile} tile=${choice.values.tile} owner=${ownerNow(model.live.value, choice)} /><span class="price">${money(choice.values.cost)}</span>
      ${choice.values.shares > 0 && html`<span class="badge">${t("issuing", { shares: choice.values.shares })}</span>`}</button></li>`)}</ul>
    ${chosen
      ? html`<${Doing} model=${model} words=${t("lay-it", { cost: money(chosen.values.cost) })} /><${Consequences} model=${model} />`
      : html`<div class="row"><button type="button" class="button quiet" data-test="cancel" onClick=${back}>${t("back")}</button></div>`}</div>`;
}

function Gains({ view, way }) {
  return way.gains.map(({ owner, links }) => html`<span class="share" title=${ownerName(view, owner)} key=${owner}><${Token} owner=${owner} small />
    <span class="unseen">${ownerName(view, owner)} </span>+${links}</span>`);
}

/** All deliveries, the best first, with what each owner gets. */
function Ways({ model }) {
  const view = model.live.value;
  const picked = model.picked.value;
  const all = model.choices.value;
  const among = picked ? (picked.alternatives ?? [picked.choice]) : all;
  const others = all.filter(({ ways }) => !ways);
  const list = waysOf(among).slice(0, picked ? undefined : MOST_WAYS);
  const hidden = picked ? picked.choice.last - picked.choice.first + 1 - picked.choice.ways.length : 0;
  const showAll = async () => {
    const ways = await get(`${model.path}/ways`, { key: model.key, seat: picked.choice.seat, action: picked.choice.first });
    if (model.picked.value === picked) model.pick({ ...picked.choice, ways }, picked.amount);
  };
  const best = waysOf(all)[0]?.way;
  const show = (way) => model.board?.setGhosts(way ? wayGhost(model.board, way) : model.picked.value ? ghosts(model, model.board) : []);
  return html`<div class="picked" data-test="ways"><ul class="choices ways" onPointerLeave=${() => show(null)}>
    ${list.map(({ choice, way }) => html`<li key=${way.action}><button type="button" class="choice way" data-words=${choice.words} disabled=${model.busy.value}
      aria-pressed=${picked?.amount === way.action} onPointerEnter=${() => show(way)} onFocus=${() => show(way)}
      onClick=${() => (picked?.amount === way.action ? model.confirm() : model.pick(choice, way.action, among))}>
      <${Cube} colour=${choice.values.colour} /><span class="stops">${way.stops.map(spaced).join(" → ")}<span class="unseen">, ${t(`colour-${choice.values.colour}`)}</span>
        ${way === best && html` <span class="badge turn">${t("suggested")}</span>`}</span>
      <span class="gains"><${Gains} view=${view} way=${way} /></span></button></li>`)}</ul>
    ${hidden > 0 && html`<div class="row"><button type="button" class="button small" data-test="all-ways" onClick=${showAll}>${t("all-ways", { count: hidden })}</button></div>`}
    ${picked ? html`<${Doing} model=${model} words=${t("deliver-it")} /><${Consequences} model=${model} />` : others.length > 0 && html`<${Choices} model=${model} of=${others} />`}</div>`;
}

/** The question in words of its own where there are some, else the rule that asks. */
export function prompt(view, decision, more = {}) {
  const { building, round, auction } = view.position;
  const opening = `ask-${decision?.rule}-open`;
  const key = auction && !auction.bidder && has(opening) ? opening : `ask-${decision?.rule}`;
  const values = { built: building?.built ?? 0, hex: building?.site ?? "", round: round ?? 1, bid: money(auction?.bid ?? 0), place: auction?.place ?? 0, ...more };
  return has(key) ? t(key, values) : decision?.text;
}

export function changedSince(model, pick) {
  const since = model.since.value;
  return since && JSON.stringify(pick(since.before.position)) !== JSON.stringify(pick(model.shown.value.position)) ? "changed" : "";
}

export function Turn({ view }) {
  const { position } = view;
  const parts = [position.turn > 0 && !position.over && t("turn", { turn: position.turn, turns: position.turns }), t(`phase-${position.phase}`)];
  return html`<p class="turn" data-test="turn">${parts.filter(Boolean).join(" · ")}</p>`;
}

/** Every fact that was told and not taken back. */
export const factsOf = (view) => [...(view.opening || []), ...view.log.filter((line) => !line.undone).flatMap((line) => line.facts)];

const TOUR = [
  [".stage-frame", "tour-hexes"],
  [".decision", "tour-decision"],
];

export const common = {
  lightsInside: false,
  grows: () => false,
  growsFrom: () => [],
  last: (choice) => choice.kind === "site",
  opens: (choice) => choice.kind === "site",
  rangeTitle: (choice) => choice.text,
  rangeConfirm: (choice, amount) => t(has(`do-${choice.kind}`) ? `do-${choice.kind}` : "confirm", { amount, money: money(amount) }),
  placesOfFragment: (key) => (key.startsWith("track-") ? [`hex:${key.slice(6)}`] : /^(cubes|city)-/.test(key) ? [`stop:${key.slice(key.indexOf("-") + 1)}`] : []),
  keysOf,
  target,
  ask,
  favourite,
  ends,
  ghosts,
  picker,
  Turn,
  tourStart: TOUR,
  tourEnd: [[".history", "tour-history"], [".log-panel", "tour-log"]],
};
