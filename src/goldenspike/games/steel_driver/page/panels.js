// The panels of Steel Driver: companies, players, the order of play, goods, and the final score.
/** @import { Panel, Seat, TableModel, View } from "../../js/types.js" */
import {
  Asked,
  changedSince,
  CompanyList,
  factsOf,
  Holding,
  nameOf,
  PlayerList,
  PlayerName,
  ScoreCard,
  TurnLine,
} from "../../js/panels.js";
import { labelOf, pickPlace } from "../../js/stage.js";
import { joined, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

/** @param {number} amount */
export const money = (amount) => t("money", { amount });
/** @param {string | number} name */
export const company = (name) => t(`company-${name}`);
/** Whether sets are counted now. */
const isFinal = (position) => position.phase === "final_profit" || position.over;

/** @param {{model: TableModel, name: string, small?: boolean}} props */
export const Token = ({ model, name, small }) => html`<span class="token ${name} ${small ? "small" : ""}" aria-hidden="true"
  >${model.printed.letters[name]}</span>`;

/** A cube; one of goods bears its letter.
 * @param {{colour: string, letter?: string}} props */
const Cube = ({ colour, letter }) => html`<svg class="cube ${colour}" viewBox="-9 -11 18 22" aria-hidden="true">
  <path class="top" d="M0-10 8.7-5 0 0-8.7-5z" /><path class="left" d="M0 0V10L-8.7 5V-5z" />
  <path class="right" d="M0 0V10L8.7 5V-5z" />
  ${letter && html`<text text-anchor="middle" y="4.5">${letter}</text>`}</svg>`;

/** The name of a figure, for screen readers.
 * @param {{name: string}} props */
const Unseen = ({ name }) => html`<span class="unseen">${t("figure-name", { figure: t(name) })} </span>`;

/** @param {{count: number}} props */
const Cubes = ({ count }) => html`<span class="figure" title=${t("cubes")}><${Cube} colour="white" /><${Unseen} name="cubes" />
  ${count}</span>`;

/** @param {Panel & {place: number}} props */
function Company({ model, view, place }) {
  const { position } = view;
  const one = position.companies[place];
  const key = `company:${one.name}`;
  const choices = model.targets.value.get(key);
  const choice = model.picked.value?.choice;
  const picked = Boolean(choice && choices?.includes(choice));
  const final = isFinal(position);
  const bid = position.auction?.company === one.name ? position.auction : null;
  const nth = position.order.indexOf(one.name) + 1;
  const controller = one.controller ? nameOf(view, one.controller) : t("nobody");
  const state = `${choices ? "lit" : ""} ${picked ? "picked" : ""} ${position.active === one.name || bid ? "active" : ""}
    ${model.hints.value.includes(key) ? "hinted" : ""} ${changedSince(model, (was) => was.companies[place])}`;
  const letters = model.printed.goods_letters;
  const cubes = (colour) => html`<span class="figure"><${Cube} colour=${colour} letter=${letters[colour]} />
    <span class="unseen">${t(`colour-${colour}`)} </span>${one.goods[colour]}</span>`;
  const holding = ({ seat, shares }) => html`<${Holding} view=${view} seat=${seat} count=${shares[one.name]} key=${seat} />`;
  return html`<li><button type="button" class="company ${one.name} ${state}" data-company=${one.name}
    aria-pressed=${choices ? picked : null} title=${choices ? labelOf(choices) : null}
    onClick=${() => (choices ? pickPlace(model, key) : model.ask(key))}>
    <span class="stripe"><${Token} model=${model} name=${one.name} /><span class="name">${company(one.name)}</span>
      ${nth > 0 && html`<span class="nth" title=${t("order")}>${nth}</span>`}</span>
    <span class="holder">${bid ? t("bid-now", { bid: bid.bid, name: nameOf(view, bid.bidder) }) : controller}</span>
    <span class="figures"><${Cubes} count=${one.treasury} />
      <span class="figure"><${Unseen} name=${final ? "value" : "profit"} />
        ${money(final ? one.final_value : one.profit)}</span></span>
    <span class="held">${final
      ? model.printed.colours.filter((colour) => one.goods[colour]).map(cubes)
      : position.seats.filter((seat) => seat.shares[one.name]).map(holding)}</span>
  </button></li>`;
}

/** @param {Panel} panel */
export function Companies({ model, view }) {
  const card = (one, place) => html`<${Company} model=${model} view=${view} place=${place} key=${one.name} />`;
  return html`<${CompanyList}>${view.position.companies.map(card)}<//>`;
}

/** @param {{view: View}} props */
export function Turn({ view }) {
  const { phase, turn, turns, over } = view.position;
  return html`<${TurnLine} parts=${over ? [t("phase-over")] : [t("turn", { turn, turns }), t(`phase-${phase}`)]} />`;
}

/** @param {Panel & {seat: Seat}} props */
function Player({ model, view, seat }) {
  const { position } = view;
  const place = seat.seat - 1;
  const one = position.seats[place];
  const held = Object.entries(one.shares).filter(([, count]) => count);
  const live = model.at.value === null;
  const marked = position.marker === seat.seat && position.phase === "auction";
  const out = position.auction?.out.includes(seat.seat);
  const share = ([name, count]) => html`<span class="share" title=${t("figure-is", { figure: company(name), value: count })}>
    <${Token} model=${model} name=${name} small />${count}<span class="unseen">${company(name)}</span></span>`;
  return html`<li class="player ${live && seat.asked ? "asked" : ""} ${changedSince(model, (was) => was.seats[place])}"
    data-seat=${seat.seat}>
    <span class="top"><${PlayerName} view=${view} seat=${seat} /><span class="cash">${money(one.cash)}</span></span>
    <span class="figures"><${Asked} model=${model} view=${view} seat=${seat} />
      ${marked && html`<span class="badge" title=${t("marker-about")}>${t("marker")}</span>`}
      ${out && html`<span class="badge">${t("out")}</span>`}<${Cubes} count=${one.cubes} />
      ${held.length > 0 && html`<span class="figure" title=${t("shares")}><${Unseen} name="shares" />
        ${held.map(share)}</span>`}</span>
  </li>`;
}

/** @param {Panel} panel */
export function Players({ model, view }) {
  const row = (seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`;
  return html`<${PlayerList}>${view.seats.map(row)}<//>`;
}

/** @param {Panel} panel */
function Order({ model, view }) {
  const { order, active, passed } = view.position;
  const state = (name) => `${active === name ? "now" : ""} ${passed.includes(name) ? "gone" : ""}`;
  const token = (name) => html`<span class="in-order ${state(name)}" title=${company(name)}>
    <${Token} model=${model} name=${name} small /><span class="unseen">${company(name)}</span></span>`;
  return html`<p class="order"><span class="soft">${t("order")}</span><span class="tokens">${order.map(token)}</span></p>`;
}

/** @param {Panel} panel */
function Goods({ model, view }) {
  const { position } = view;
  const { colours, goods_letters: letters } = model.printed;
  const lying = (colour) => Object.values(position.goods).filter((one) => one === colour).length;
  const head = (colour) => html`<th scope="col"><${Cube} colour=${colour} letter=${letters[colour]} />
    <span class="unseen">${t(`colour-${colour}`)}</span></th>`;
  const row = (one) => html`<tr key=${one.name}><th scope="row">
    <${Token} model=${model} name=${one.name} small /> ${company(one.name)}</th>
    ${colours.map((colour) => html`<td>${one.goods[colour] || html`<span class="soft">${t("dash")}</span>`}</td>`)}
    <td>${money(one.final_value)}</td></tr>`;
  return html`<details class="goods card" data-fold="goods" open=${isFinal(position)}><summary>${t("goods")}</summary><table>
    <thead><tr><th scope="col"><span class="unseen">${t("company")}</span></th>
      ${colours.map(head)}<th scope="col">${t("value")}</th></tr></thead>
    <tbody>${position.companies.map(row)}
    <tr><th scope="row" class="soft">${t("on-the-board")}</th>
      ${colours.map((colour) => html`<td>${lying(colour)}</td>`)}<td></td></tr>
    </tbody></table></details>`;
}

/** @param {Panel} panel */
export const More = ({ model, view }) => html`<section class="more" aria-label=${t("more-panels")}>
  <${Order} model=${model} view=${view} /><${Goods} model=${model} view=${view} /></section>`;

/** What each seat was paid by the log, turn by turn and share by share.
 * @param {View} view */
function payments(view) {
  const turns = /** @type {Record<string, any>[]} */ ([]);
  const shares = /** @type {Record<string, any>[]} */ ([]);
  let turn = 1;
  for (const { key, values } of factsOf(view)) {
    if (key === "CUBES_TAKEN") turn = values.turn;
    if (key === "PROFIT_TAKEN") turns.push({ turn, ...values });
    if (key === "SHARES_PAID") shares.push(values);
  }
  return { turns, shares };
}

/** @param {Panel} panel */
export function Score({ model, view }) {
  const { turns, shares } = payments(view);
  const { position } = view;
  const seats = [...position.seats].sort((a, b) => b.cash - a.cash);
  const won = (seat) => (view.result?.winners.includes(seat.seat) ? "won" : "");
  const earned = (seat, turn) => turns.filter((one) => one.seat === seat.seat && one.turn === turn).map(({ profit }) => profit);
  const profit = (seat, turn) => money(earned(seat, turn).reduce((sum, one) => sum + one, 0));
  const paid = (one) => (seat) => {
    const got = shares.find((share) => share.seat === seat.seat && share.company === one.name);
    if (!got) return html`<td>${t("dash")}</td>`;
    const value = money(one.final_value);
    return html`<td>${money(got.paid)} <span class="soft">${t("score-shares", { shares: got.shares, value })}</span></td>`;
  };
  const turnRow = (_, at) => html`<tr key=${at}><th scope="row">${t("score-turn", { turn: at + 1 })}</th>
    ${seats.map((seat) => html`<td>${profit(seat, at + 1)}</td>`)}</tr>`;
  const companyRow = (one) => html`<tr key=${one.name}><th scope="row"><${Token} model=${model} name=${one.name} small />
    ${" "}${company(one.name)} <span class="soft">${money(one.final_value)}</span>
    <span class="sets">${joined("list-sum", one.sets.map(money))}</span></th>${seats.map(paid(one))}</tr>`;
  const level = seats[1]?.cash === seats[0].cash;
  return html`<${ScoreCard}>
    <thead><tr><td></td>
      ${seats.map((seat) => html`<th scope="col" class=${won(seat)}>${nameOf(view, seat.seat)}</th>`)}</tr></thead>
    <tbody>${Array.from({ length: position.turns }, turnRow)}${position.companies.map(companyRow)}</tbody>
    <tfoot><tr><th scope="row">${t("cash")}</th>
      ${seats.map((seat) => html`<td class=${won(seat)}>${money(seat.cash)}</td>`)}</tr>
      ${level && html`<tr class="tie"><th scope="row">${t("score-goods")}</th>
        ${seats.map((seat) => html`<td class=${won(seat)}>${seat.cash === seats[0].cash ? seat.goods : t("dash")}</td>`)}</tr>`}
    </tfoot><//>`;
}
