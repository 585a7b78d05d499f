// Steel Driver on the page: what is on its board, what a click asks, and the panels its players expect.
import { keysOf, linkKeyOf } from "../../js/drawing.js";
import { pickPlace, labelOf } from "../../js/stage.js";
import { has, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

const LETTERS = { red: "R", blue: "B", green: "G", yellow: "Y", purple: "P", black: "K" };
const COLOURS = ["white", "black", "silver", "orange", "red"];
const SET_VALUES = [0, 10, 30, 60, 100, 150];

const list = (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]);
const money = (amount) => t("money", { amount });
const company = (name) => t(`company-${name}`);
const nameOf = (view, seat) => view.seats.find((one) => one.seat === seat)?.name ?? "–";

/** The thing to click for a choice: a link, a location, or a company's card. */
function target(choice, view) {
  if (choice.kind === "bid" && view.position.auction) return `company:${view.position.auction.company}`;
  if (choice.place?.link) return keysOf({ link: choice.place.link })[0];
  return keysOf(choice.place || {})[0];
}

/** The actions that a click on an unlit thing might have meant. */
function ask(key, view) {
  const [kind, name] = key.split(":");
  const [a, b] = name.split("|");
  if (kind === "link") return [`build ${a} ${b}`, `build ${b} ${a}`];
  if (kind === "location") return [`claim ${a}`];
  return [view.position.auction ? `bid ${view.position.auction.bid + 1}` : `auction ${a} 1`];
}

function placesOfFragment(key) {
  const name = key.slice(key.indexOf("-") + 1);
  if (key.startsWith("track-")) return [linkKeyOf(name)];
  return /^(goods|start)-/.test(key) ? [`location:${name}`] : [];
}

function growsFrom(fact) {
  return fact.key === "BUILT" ? [{ location: fact.values.from }] : [];
}

function prompt(view, decision) {
  const key = `ask-${decision?.rule}`;
  const about = view.position.active || view.position.auction?.company;
  return has(key) ? t(key, { company: about ? company(about) : "", bid: view.position.auction?.bid ?? 0 }) : decision?.text;
}

const SEAT_FIGURES = { cash: ["cash", money], cubes: ["cubes", String] };
const COMPANY_FIGURES = { treasury: ["treasury", String], profit: ["profit", money], final_value: ["value", money] };

function change({ path, before, after }, view) {
  const [kind, place, figure, more] = path;
  if (kind === "seats" && SEAT_FIGURES[figure]) {
    const [key, show] = SEAT_FIGURES[figure];
    return { name: `${nameOf(view, place + 1)}: ${t(key)}`, before: show(before), after: show(after) };
  }
  if (kind === "seats" && figure === "shares" && more) {
    return { name: `${nameOf(view, place + 1)}: ${t("shares-of", { company: company(more) })}`, before, after };
  }
  if (kind === "companies" && COMPANY_FIGURES[figure]) {
    const final = view.position.phase === "final_profit";
    if ((figure === "final_value") !== final && figure !== "treasury") return null;
    const [key, show] = COMPANY_FIGURES[figure];
    return { name: `${company(view.position.companies[place].name)}: ${t(key)}`, before: show(before), after: show(after) };
  }
  return null;
}

/** What a bid would cost if nobody beats it. */
function ifWon(words, view) {
  const [verb, ...rest] = words.split(" ");
  if (verb !== "auction" && verb !== "bid") return [];
  const bid = Number(rest.at(-1));
  const name = verb === "auction" ? rest[0] : view.position.auction?.company;
  const seat = view.position.seats.find((one) => one.seat === view.choices[0]?.seat);
  const box = view.position.companies.find((one) => one.name === name);
  if (!seat || !box) return [];
  return [
    { name: t("if-won-cubes"), before: seat.cubes, after: seat.cubes - bid },
    { name: t("if-won-box", { company: company(name) }), before: box.treasury, after: box.treasury + bid },
  ];
}

function changes(preview, view) {
  const real = (preview.changes || []).map((one) => change(one, view)).filter(Boolean);
  const won = preview.facts?.some((fact) => fact.key === "CONTROL_WON");
  return won ? real : [...real, ...ifWon(preview.words || "", view)];
}

export const Token = ({ name, small }) => html`<span class="token ${name} ${small ? "small" : ""}" aria-hidden="true">${LETTERS[name]}</span>`;
const Cube = ({ colour }) => html`<svg class="cube ${colour}" viewBox="-9 -11 18 22" aria-hidden="true"><path class="top" d="M0-10 8.7-5 0 0-8.7-5z" /><path class="left" d="M0 0V10L-8.7 5V-5z" /><path class="right" d="M0 0V10L8.7 5V-5z" /></svg>`;
const Cubes = ({ count }) => html`<span class="figure" title=${t("cubes")}><${Cube} colour="silver" /><span class="unseen">${t("cubes")}: </span>${count}</span>`;

function mark(choice) {
  const [name] = list(choice.place?.company);
  return name && choice.kind !== "claim" && choice.kind !== "build" ? html`<${Token} name=${name} small />` : null;
}

function changedSince(model, pick) {
  const since = model.since.value;
  return since && JSON.stringify(pick(since.before.position)) !== JSON.stringify(pick(model.shown.value.position)) ? "changed" : "";
}

function Company({ model, view, place }) {
  const { position } = view;
  const one = position.companies[place];
  const key = `company:${one.name}`;
  const choices = model.targets.value.get(key);
  const picked = choices?.includes(model.picked.value?.choice);
  const final = position.phase === "final_profit" || position.over;
  const bid = position.auction?.company === one.name ? position.auction : null;
  const holders = position.seats.filter((seat) => seat.shares[one.name]);
  const state = `${choices ? "lit" : ""} ${picked ? "picked" : ""} ${position.active === one.name || bid ? "active" : ""}
    ${model.hints.value.includes(key) ? "hinted" : ""} ${changedSince(model, (was) => was.companies[place])}`;
  const click = () => (choices ? pickPlace(model, key) : model.ask(key));
  return html`<li><button type="button" class="company ${one.name} ${state}" data-company=${one.name} aria-pressed=${choices ? Boolean(picked) : null}
    title=${choices ? labelOf(choices) : null} onClick=${click}>
    <span class="stripe"><${Token} name=${one.name} /><span class="name">${company(one.name)}</span>
      ${position.order.indexOf(one.name) >= 0 && html`<span class="nth" title=${t("order")}>${position.order.indexOf(one.name) + 1}</span>`}</span>
    <span class="holder">${bid ? t("bid-now", { bid: bid.bid, name: nameOf(view, bid.bidder) }) : one.controller ? nameOf(view, one.controller) : t("nobody")}</span>
    <span class="figures"><${Cubes} count=${one.treasury} /><span class="figure"><span class="unseen">${t(final ? "value" : "profit")}: </span>${money(final ? one.final_value : one.profit)}</span></span>
    <span class="held">${final
      ? COLOURS.filter((colour) => one.goods[colour]).map((colour) => html`<span class="figure"><${Cube} colour=${colour} />${one.goods[colour]}</span>`)
      : holders.map((seat) => html`<span>${nameOf(view, seat.seat)} ×${seat.shares[one.name]}</span>`)}</span>
  </button></li>`;
}

function Companies({ model, view }) {
  return html`<section class="companies-panel" aria-label=${t("companies")}><ul class="companies">${view.position.companies.map((one, place) => html`<${Company} model=${model} view=${view} place=${place} key=${one.name} />`)}</ul></section>`;
}

function Turn({ view }) {
  const { position } = view;
  const words = position.over ? t("phase-over") : `${t("turn", { turn: position.turn, turns: position.turns })} · ${t(`phase-${position.phase}`)}`;
  return html`<p class="turn" data-test="turn">${words}</p>`;
}

function Player({ model, view, seat }) {
  const one = view.position.seats.find((other) => other.seat === seat.seat);
  if (!one) return null;
  const held = Object.entries(one.shares).filter(([, count]) => count);
  const live = model.at.value === null;
  const place = one.seat - 1;
  const out = view.position.auction?.out.includes(seat.seat);
  return html`<li class="player ${live && seat.asked ? "asked" : ""} ${changedSince(model, (was) => was.seats[place])}" data-seat=${seat.seat}>
    <span class="top"><strong class="name">${seat.name}</strong>${seat.mine && html`<span class="badge">${t("you-here")}</span>`}
      ${view.position.marker === seat.seat && view.position.phase === "auction" && html`<span class="badge turn">${t("marker")}</span>`}
      ${out && html`<span class="badge">${t("out")}</span>`}<span class="cash">${money(one.cash)}</span></span>
    <span class="figures"><${Cubes} count=${one.cubes} />
      ${held.length > 0 && html`<span class="figure" title=${t("shares")}><span class="unseen">${t("shares")}: </span>${held.map(([name, count]) => html`<span class="share" title=${`${company(name)}: ${count}`}><${Token} name=${name} small />${count}<span class="unseen">${company(name)}</span></span>`)}</span>`}</span>
  </li>`;
}

function Players({ model, view }) {
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2>
    <ul class="players card">${view.seats.map((seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`)}</ul></section>`;
}

function Order({ view }) {
  const { position } = view;
  return html`<p class="order"><span class="soft">${t("order")}</span><span class="tokens">${position.order.map((name) => html`<span class="in-order ${position.active === name ? "now" : ""} ${position.passed.includes(name) ? "gone" : ""}"
    title=${company(name)}><${Token} name=${name} small /><span class="unseen">${company(name)}</span></span>`)}</span></p>`;
}

function Goods({ view }) {
  const { position } = view;
  const lying = COLOURS.map((colour) => Object.values(position.goods || {}).filter((one) => one === colour).length);
  const final = position.phase === "final_profit" || position.over;
  return html`<details class="goods card" open=${final}><summary>${t("goods")}</summary><table><thead><tr><th scope="col"><span class="unseen">${t("company")}</span></th>
    ${COLOURS.map((colour) => html`<th scope="col"><${Cube} colour=${colour} /><span class="unseen">${t(`colour-${colour}`)}</span></th>`)}<th scope="col">${t("value")}</th></tr></thead>
    <tbody>${position.companies.map((one) => html`<tr key=${one.name}><th scope="row"><${Token} name=${one.name} small /> ${company(one.name)}</th>
      ${COLOURS.map((colour) => html`<td>${one.goods[colour] || html`<span class="soft">–</span>`}</td>`)}<td>${money(one.final_value)}</td></tr>`)}
    <tr><th scope="row" class="soft">${t("on-the-board")}</th>${lying.map((count) => html`<td>${count}</td>`)}<td></td></tr></tbody></table></details>`;
}

function More({ view }) {
  return html`<section class="more" aria-label=${t("more-panels")}><${Order} view=${view} /><${Goods} view=${view} /></section>`;
}

/** Sets of different goods, the largest first. */
export function sets(goods) {
  const left = COLOURS.map((colour) => goods[colour] || 0);
  const found = [];
  for (let size = left.filter(Boolean).length; size > 0; size = left.filter(Boolean).length) {
    found.push(size);
    left.forEach((count, place) => count && (left[place] -= 1));
  }
  return found;
}

/** From the log: what each seat was paid, turn by turn and share by share. */
export function payments(view) {
  const facts = [...(view.opening || []), ...view.log.filter((line) => !line.undone).flatMap((line) => line.facts)];
  const turns = [];
  const shares = [];
  let turn = 1;
  for (const { key, values } of facts) {
    if (key === "CUBES_TAKEN") turn = values.turn;
    if (key === "PROFIT_TAKEN") turns.push({ turn, ...values });
    if (key === "SHARES_PAID") shares.push(values);
  }
  return { turns, shares };
}

function Score({ view }) {
  const { turns, shares } = payments(view);
  const { position, result } = view;
  const seats = [...position.seats].sort((a, b) => b.cash - a.cash);
  const sum = (seat, turn) => turns.filter((one) => one.seat === seat && one.turn === turn).reduce((total, one) => total + one.profit, 0);
  const paid = (seat, name) => shares.find((one) => one.seat === seat && one.company === name);
  const numbers = Array.from({ length: position.turns }, (_, index) => index + 1);
  return html`<section class="score card" aria-labelledby="score-title" data-test="score"><h2 id="score-title">${t("final-score")}</h2><div class="wide" tabindex="0" role="group" aria-labelledby="score-title"><table>
    <thead><tr><th></th>${seats.map((seat) => html`<th scope="col" class=${result.winners.includes(seat.seat) ? "won" : ""}>${nameOf(view, seat.seat)}</th>`)}</tr></thead>
    <tbody>${numbers.map((turn) => html`<tr key=${turn}><th scope="row">${t("score-turn", { turn })}</th>${seats.map((seat) => html`<td>${money(sum(seat.seat, turn))}</td>`)}</tr>`)}
      ${position.companies.map((one) => html`<tr key=${one.name}><th scope="row"><${Token} name=${one.name} small /> ${company(one.name)} <span class="soft">${money(one.final_value)}</span>
        <span class="sets">${sets(one.goods).map((size) => money(SET_VALUES[size])).join(" + ")}</span></th>
        ${seats.map((seat) => {
          const got = paid(seat.seat, one.name);
          return html`<td>${got ? html`${money(got.paid)} <span class="soft">${t("score-shares", { shares: got.shares, value: money(one.final_value) })}</span>` : "–"}</td>`;
        })}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("cash")}</th>${seats.map((seat) => html`<td class=${result.winners.includes(seat.seat) ? "won" : ""}>${money(seat.cash)}</td>`)}</tr></tfoot></table></div></section>`;
}

export default {
  lightsInside: true,
  grows: (key) => key.startsWith("track-"),
  last: (choice) => choice.kind === "pass",
  rangeTitle: (choice) => choice.text,
  rangeConfirm: (_, amount) => t("bid-confirm", { count: amount }),
  growsFrom,
  keysOf,
  target,
  ask,
  placesOfFragment,
  prompt,
  changes,
  mark,
  Companies,
  Turn,
  Players,
  More,
  Score,
  tour: [
    [".stage-frame", "tour-driver-map"],
    [".decision", "tour-decision"],
    [".companies-panel", "tour-driver-companies"],
    [".players", "tour-driver-players"],
    [".history", "tour-history"],
    [".log-panel", "tour-log"],
  ],
};
