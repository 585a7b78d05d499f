// The panels of Steam: players with income, points and locomotive, the action tiles, the supply, and the final score.
/** @import { Panel, TableModel, View } from "../../js/types.js" */
import { changedSince, factsOf, nameOf, PlayerList, PlayerName, ScoreCard } from "../../js/panels.js";
import { joined, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money, signed, total } from "./map.js";
import { Cube, Token } from "./tiles.js";

/** @param {number} amount */
export const withSign = (amount) => (amount > 0 ? t("plus-amount", { amount }) : signed(amount));

/** @param {{model: TableModel, level: number}} props */
function Locomotive({ model, level }) {
  const words = t("figure-is", { figure: t("show-locomotive"), value: level });
  const pip = (_, at) => html`<i class=${at < level ? "on" : ""}></i>`;
  return html`<span class="figure locomotive" title=${words}><svg viewBox="0 -9 34 21" aria-hidden="true">
      <path d="M0 6V-2H4V-7H15V-1H22V-8H26V-1H29L33 6Z" />
      <circle cx="6" cy="8" r="3.4" /><circle cx="15" cy="8" r="3.4" /><circle cx="25" cy="8" r="3.4" /></svg>
    <span class="unseen">${words}</span>
    <span class="pips" aria-hidden="true">${Array.from({ length: model.printed.highest_level }, pip)}</span></span>`;
}

const Figure = ({ name, children }) => html`<span class="figure"><span class="soft">${t(name)}</span>${children}</span>`;

/** @param {Panel & {number: number, nth: number}} props */
function Player({ model, view, number, nth }) {
  const one = view.position.seats[number - 1];
  const seat = view.seats[number - 1];
  const { auction } = view.position;
  const asked = model.at.value === null && seat.asked;
  const changed = changedSince(model, (was) => was.seats[number - 1]);
  return html`<li class="player ${asked ? "asked" : ""} ${one.bankrupt ? "gone" : ""} ${changed}" data-seat=${number}>
    <span class="top"><${Token} model=${model} owner=${number - 1} /><${PlayerName} seat=${seat} />
      ${auction?.bidder === number && html`<span class="badge turn">${money(auction.bid)}</span>`}
      ${auction?.out.includes(number) && html`<span class="badge">${t("out")}</span>`}
      ${one.bankrupt && html`<span class="badge">${t("bankrupt")}</span>`}<span class="cash">${money(one.cash)}</span></span>
    <span class="figures"><${Figure} name="show-income"><strong>${withSign(one.income)}</strong><//>
      <${Figure} name="show-points"><strong>${one.points}</strong><//><${Figure} name="show-links">${one.links}<//></span>
    <span class="figures"><${Locomotive} model=${model} level=${one.locomotive} />
      ${nth > 0 && html`<span class="figure soft">${t("nth-in-order", { nth })}</span>`}
      ${one.action && html`<span class="badge">${t(`action-${one.action}`)}</span>`}</span></li>`;
}

/** @param {Panel} panel */
export function Players({ model, view }) {
  const { order } = view.position;
  const numbers = [...order, ...view.seats.map((seat) => seat.seat).filter((seat) => !order.includes(seat))];
  const row = (number) => html`<${Player} model=${model} view=${view} number=${number} nth=${order.indexOf(number) + 1}
    key=${number} />`;
  return html`<${PlayerList}>${numbers.map(row)}<//>`;
}

/** @param {Panel} panel */
function ActionTiles({ model, view }) {
  const tile = (name, place) => {
    const holder = view.position.seats.findIndex((seat) => seat.action === name);
    return html`<li class=${holder >= 0 ? "taken" : ""} key=${name}><span class="nth-tile">${place + 1}</span>
      <span>${t(`action-${name}`)}</span>
      ${holder >= 0 && html`<${Token} model=${model} owner=${holder} small />
        <span class="unseen">${nameOf(view, holder + 1)}</span>`}</li>`;
  };
  return html`<details class="goods card" data-fold="action-tiles" open><summary>${t("action-tiles")}</summary>
    <ol class="action-tiles">${model.printed.actions.map(tile)}</ol></details>`;
}

/** @param {Panel} panel */
function Supply({ model, view }) {
  const { supply, new_cities_left: left } = view.position;
  const cube = (colour, place) => html`<${Cube} model=${model} colour=${colour} key=${place} />`;
  const cubes = (colours) => (colours.length ? colours.map(cube) : t("dash"));
  const space = (colours, place) => html`<div key=${place}><dt>${place + 1}</dt><dd>${cubes(colours)}</dd></div>`;
  const cities = Object.entries(left).flatMap(([colour, count]) => Array(count).fill(colour));
  return html`<details class="goods card" data-fold="supply"><summary>${t("supply")}</summary>
    <dl class="supply">${supply.map(space)}</dl>
    <p class="supply-line"><span class="soft">${t("new-cities-left")}</span> ${cubes(cities)}</p></details>`;
}

/** @param {Panel} panel */
export const More = ({ model, view }) => html`<section class="more" aria-label=${t("more-steam")}>
  <${ActionTiles} model=${model} view=${view} /><${Supply} model=${model} view=${view} /></section>`;

/** How the points of a seat came about.
 * @param {View} view
 * @param {number} seat */
function account(view, seat) {
  const mine = factsOf(view).filter((fact) => fact.values.seat === seat);
  const taken = total(mine.filter(({ key }) => key === "POINTS_TAKEN").map(({ values }) => values.points));
  const scored = mine.findLast(({ key }) => key === "SCORED")?.values;
  const { income, links, total: points } = scored ?? { income: 0, links: 0, total: view.result?.scores[seat - 1] ?? 0 };
  return { seat, taken, lost: points - income - links - taken, income, links, points };
}

/** @type {[words: string, field: string][]} */
const ROWS = [["score-goods", "taken"], ["score-lost", "lost"], ["score-income", "income"], ["score-links", "links"]];

/** @param {Panel} panel */
export function Score({ view }) {
  const accounts = view.seats.map(({ seat }) => account(view, seat)).sort((a, b) => b.points - a.points);
  const won = ({ seat }) => (view.result?.winners.includes(seat) ? "won" : "");
  const tied = ({ seat }) => joined("list-spaced", [nameOf(view, seat), withSign(view.position.seats[seat - 1].tie_break)]);
  const row = ([key, field]) => html`<tr key=${key}><th scope="row">${t(key)}</th>
    ${accounts.map((one) => html`<td>${withSign(one[field])}</td>`)}</tr>`;
  const under = html`<p class="soft under">${t("score-tie", { incomes: joined("list-comma", accounts.map(tied)) })}</p>`;
  return html`<${ScoreCard} under=${under}>
    <thead><tr><th></th>
      ${accounts.map((one) => html`<th scope="col" class=${won(one)}>${nameOf(view, one.seat)}</th>`)}</tr></thead>
    <tbody>${ROWS.map(row)}</tbody>
    <tfoot><tr><th scope="row">${t("show-points")}</th>
      ${accounts.map((one) => html`<td class=${won(one)}>${one.points}</td>`)}</tr></tfoot><//>`;
}
