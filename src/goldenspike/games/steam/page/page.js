// Steam on the page: players with income, points and locomotive, the action tiles, the supply, and the final score.
import { spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { changedSince, common, factsOf, money, nameOf, prompt, total, Turn } from "./map.js";
import { Cube, Token } from "./tiles.js";

const LEVELS = [1, 2, 3, 4, 5, 6];
const ACTIONS = ["Turn_Order", "First_Move", "Engineer", "First_Build", "City_Growth", "Locomotive", "Urbanization"];
const signed = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
const FIGURES = { cash: ["show-cash", money], income: ["show-income", signed], points: ["show-points", String], locomotive: ["show-locomotive", String], links: ["show-links", String], to_place: ["points-to-place", String] };

/** What a bid would cost if nobody beats it; where capital makes up for cash, a step of it costs a step of income. */
function ifWon(words, view) {
  const [verb, amount] = words.split(" ");
  const seat = view.position.seats[(view.choices[0]?.seat ?? view.seat) - 1];
  if (verb !== "bid" || !seat) return [];
  const step = view.position.auction.capital_step;
  const steps = step ? Math.max(0, Math.ceil((Number(amount) - seat.cash) / step)) : 0;
  const cash = { name: t("if-won", { what: t("show-cash") }), before: money(seat.cash), after: money(seat.cash + step * steps - Number(amount)) };
  return steps ? [cash, { name: t("if-won", { what: t("show-income") }), before: signed(seat.income), after: signed(seat.income - steps) }] : [cash];
}

function changes(preview, view) {
  const done = (preview.changes || [])
    .filter(({ path }) => path[0] === "seats" && FIGURES[path[2]])
    .map(({ path, before, after }) => {
      const [key, show] = FIGURES[path[2]];
      return { name: `${nameOf(view, path[1] + 1)}: ${t(key)}`, before: show(before), after: show(after) };
    });
  return [...done, ...ifWon(preview.words || "", view)];
}

function ask(view, decision) {
  const seat = view.position.seats[(decision?.seat ?? 1) - 1];
  const growing = view.position.building?.growing;
  return prompt(view, decision, { who: nameOf(view, decision?.seat), points: seat?.to_place ?? 0, stop: growing ? spaced(growing) : "" });
}

function mark(choice) {
  const { colour } = choice.values;
  if (colour) return html`<${Cube} colour=${colour} />`;
  return choice.values.tile && choice.kind.startsWith("take") ? html`<span class="nth-tile" aria-hidden="true">${ACTIONS.indexOf(choice.place.action) + 1}</span>` : null;
}

function Locomotive({ level }) {
  return html`<span class="figure locomotive" title="${t("show-locomotive")}: ${level}"><svg viewBox="0 -9 34 21" aria-hidden="true"><path d="M0 6V-2H4V-7H15V-1H22V-8H26V-1H29L33 6Z" /><circle cx="6" cy="8" r="3.4" /><circle cx="15" cy="8" r="3.4" /><circle cx="25" cy="8" r="3.4" /></svg>
    <span class="unseen">${t("show-locomotive")}: ${level}</span><span class="pips" aria-hidden="true">${LEVELS.map((one) => html`<i class=${one <= level ? "on" : ""}></i>`)}</span></span>`;
}

const Figure = ({ name, children }) => html`<span class="figure"><span class="soft">${t(name)}</span>${children}</span>`;

function Player({ model, view, number, nth }) {
  const one = view.position.seats[number - 1];
  const seat = view.seats.find((other) => other.seat === number);
  const { auction } = view.position;
  const live = model.at.value === null;
  return html`<li class="player ${live && seat.asked ? "asked" : ""} ${one.bankrupt ? "gone" : ""} ${changedSince(model, (was) => was.seats[number - 1])}" data-seat=${number}>
    <span class="top"><${Token} owner=${number - 1} /><strong class="name">${seat.name}</strong>${seat.mine && html`<span class="badge">${t("you-here")}</span>`}
      ${auction?.bidder === number && html`<span class="badge turn">${money(auction.bid)}</span>`}${auction?.out.includes(number) && html`<span class="badge">${t("out")}</span>`}
      ${one.bankrupt && html`<span class="badge">${t("bankrupt")}</span>`}<span class="cash">${money(one.cash)}</span></span>
    <span class="figures"><${Figure} name="show-income"><strong>${signed(one.income)}</strong><//><${Figure} name="show-points"><strong>${one.points}</strong><//>
      <${Figure} name="show-links">${one.links}<//></span>
    <span class="figures"><${Locomotive} level=${one.locomotive} />${nth > 0 && html`<span class="figure soft">${t("nth-in-order", { nth })}</span>`}${one.action && html`<span class="badge">${t(`action-${one.action}`)}</span>`}</span></li>`;
}

function Players({ model, view }) {
  const { order } = view.position;
  const numbers = [...order, ...view.seats.map((seat) => seat.seat).filter((seat) => !order.includes(seat))];
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2>
    <ul class="players card">${numbers.map((number) => html`<${Player} model=${model} view=${view} number=${number} nth=${order.indexOf(number) + 1} key=${number} />`)}</ul></section>`;
}

function More({ view }) {
  const { position } = view;
  const holder = (name) => position.seats.findIndex((seat) => seat.action === name);
  const cubes = (colours) => (colours.length ? colours.map((colour, place) => html`<${Cube} colour=${colour} key=${place} />`) : "–");
  const cities = Object.entries(position.new_cities_left).flatMap(([colour, count]) => Array(count).fill(colour));
  return html`<section class="more" aria-label=${t("more-steam")}>
    <details class="goods card" open><summary>${t("action-tiles")}</summary><ol class="action-tiles">${ACTIONS.map((name, place) => html`<li class=${holder(name) >= 0 ? "taken" : ""} key=${name}>
      <span class="nth-tile">${place + 1}</span><span>${t(`action-${name}`)}</span>${holder(name) >= 0 && html`<${Token} owner=${holder(name)} small /><span class="unseen">${nameOf(view, holder(name) + 1)}</span>`}</li>`)}</ol></details>
    <details class="goods card"><summary>${t("supply")}</summary><dl class="supply">${position.supply.map((colours, place) => html`<div key=${place}><dt>${place + 1}</dt><dd>${cubes(colours)}</dd></div>`)}</dl>
      <p class="supply-line"><span class="soft">${t("new-cities-left")}</span> ${cubes(cities)}</p></details></section>`;
}

/** How the points of a seat came about. */
export function account(view, seat) {
  const mine = factsOf(view).filter((fact) => fact.values.seat === seat);
  const taken = total(mine.filter(({ key }) => key === "POINTS_TAKEN").map(({ values }) => values.points));
  const scored = mine.findLast(({ key }) => key === "SCORED")?.values ?? { income: 0, links: 0, total: view.result.scores[seat - 1] };
  return { taken, lost: scored.total - scored.income - scored.links - taken, income: scored.income, links: scored.links, total: scored.total };
}

const ROWS = [["score-goods", "taken"], ["score-lost", "lost"], ["score-income", "income"], ["score-links", "links"]];

function Score({ view }) {
  const seats = view.seats.map(({ seat }) => ({ seat, ...account(view, seat) })).sort((a, b) => b.total - a.total);
  const won = (seat) => (view.result.winners.includes(seat) ? "won" : "");
  return html`<section class="score card" aria-labelledby="score-title" data-test="score"><h2 id="score-title">${t("final-score")}</h2><div class="wide" tabindex="0" role="group" aria-labelledby="score-title"><table>
    <thead><tr><th></th>${seats.map(({ seat }) => html`<th scope="col" class=${won(seat)}>${nameOf(view, seat)}</th>`)}</tr></thead>
    <tbody>${ROWS.map(([key, field]) => html`<tr key=${key}><th scope="row">${t(key)}</th>${seats.map((one) => html`<td>${signed(one[field])}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("show-points")}</th>${seats.map((one) => html`<td class=${won(one.seat)}>${one.total}</td>`)}</tr></tfoot></table></div>
    <p class="soft under">${t("score-tie", { incomes: seats.map(({ seat }) => `${nameOf(view, seat)} ${signed(view.position.seats[seat - 1].income)}`).join(", ") })}</p></section>`;
}

export default {
  ...common,
  prompt: ask,
  changes,
  mark,
  Companies: () => null,
  Turn,
  Players,
  More,
  Score,
  tour: [...common.tourStart, [".players", "tour-steam-players"], [".action-tiles", "tour-steam-actions"], ...common.tourEnd],
};
