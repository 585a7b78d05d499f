// The panels of Steam Barons: companies with their shares, players, one's own sealed sales, and the share price track.
/** @import { Panel, Seat, View } from "../../js/types.js" */
import { Asked, changedSince, CompanyList, Foldable, Holding, nameOf, PlayerList, PlayerName } from "../../js/panels.js";
import { labelOf, pickPlace } from "../../js/stage.js";
import { t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money, total } from "../steam/map.js";
import { Token } from "../steam/tiles.js";

/** @param {string | number} name */
export const company = (name) => t(`company-${name}`);
/** @param {View} view
 * @param {string} name */
export const numberOf = (view, name) => view.position.companies.findIndex((one) => one.name === name);
/** @param {number | null} price */
export const priceOf = (price) => (price === null ? t("bankrupt-box") : money(price));

/** Every certificate of a company as a small card: held, for sale, not issued yet.
 * @param {{position: Record<string, any>, one: Record<string, any>}} props */
function Certificates({ position, one }) {
  const held = total(position.seats.map((seat) => seat.shares[one.name]));
  const words = t("certificates", { held, sale: one.available, unissued: one.unissued });
  const card = (kind) => (_, place) => html`<i class=${kind} key=${`${kind}${place}`}></i>`;
  const cards = (kind, count) => Array.from({ length: count }, card(kind));
  return html`<span class="certificates" title=${words}><span class="unseen">${words}</span>
    ${cards("held", held)}${cards("sale", one.available)}${cards("unissued", one.unissued)}</span>`;
}

/** Price, treasury, and what the performance so far would pay.
 * @param {{one: Record<string, any>}} props */
function Figures({ one }) {
  const [dividend, bonus, profit] = [one.dividend, one.bonus, one.profit].map(money);
  const pays = t("performance-pays", { performance: one.performance, dividend, bonus, profit });
  return html`<span class="figures"><strong class="price" title=${t("show-price")}>
      <span class="unseen">${t("figure-name", { figure: t("show-price") })} </span>
      ${one.bankrupt ? t("bankrupt") : priceOf(one.price)}</strong>
      <span class="figure" title=${t("show-treasury")}><span class="soft">${t("treasury-short")}</span>
        ${money(one.treasury)}</span></span>
    <span class="figures small"><span class="figure" title=${pays}>
      <span class="soft">${t("performance-short")}</span>${one.performance} <span class="soft">→</span> ${dividend}
      <span class="unseen"> ${t("dividend")}</span></span></span>`;
}

/** @param {Panel & {place: number}} props */
function Company({ model, view, place }) {
  const { position } = view;
  const one = position.companies[place];
  const key = `company:${one.name}`;
  const choices = model.targets.value.get(key);
  const choice = model.picked.value?.choice;
  const picked = Boolean(choice && choices?.includes(choice));
  const bid = position.auction?.company === one.name && position.auction.bidder ? position.auction : null;
  const controller = one.controller ? nameOf(view, one.controller) : t("nobody");
  const nth = position.order.indexOf(one.name) + 1;
  const state = `${choices ? "lit" : ""} ${picked ? "picked" : ""} ${one.active ? "active" : ""} ${one.bankrupt ? "bankrupt" : ""}
    ${model.hints.value.includes(key) ? "hinted" : ""} ${changedSince(model, (was) => was.companies[place])}`;
  const holding = (count, at) => count > 0 && html`<${Holding} view=${view} seat=${at + 1} count=${count} key=${at} />`;
  return html`<li><button type="button" class="company ${one.name} ${state}" data-company=${one.name}
    aria-pressed=${choices ? picked : null} title=${choices ? labelOf(choices) : null}
    onClick=${() => (choices ? pickPlace(model, key) : model.ask(key))}>
    <span class="stripe"><${Token} model=${model} owner=${place} /><span class="name">${company(one.name)}</span>
      ${nth > 0 && html`<span class="nth" title=${t("order")}>${nth}</span>`}</span>
    <span class="holder">${bid ? t("bid-now", { bid: money(bid.bid), name: nameOf(view, bid.bidder) }) : controller}</span>
    <${Figures} one=${one} /><${Certificates} position=${position} one=${one} />
    <span class="held">${position.seats.map((seat) => seat.shares[one.name]).map(holding)}</span></button></li>`;
}

/** @param {Panel} panel */
export function Companies({ model, view }) {
  const card = (one, place) => html`<${Company} model=${model} view=${view} place=${place} key=${one.name} />`;
  return html`<${CompanyList}>${view.position.companies.map(card)}<//>`;
}

/** The share price track: green boxes help a rise, pink ones hurt all else, B is for bankrupt.
 * @param {Panel} panel */
function PriceTrack({ model, view }) {
  const { companies, boxes } = view.position;
  const token = (one, place, price) => one.price === price && html`
    <${Token} model=${model} owner=${place} small key=${one.name} /><span class="unseen">${company(one.name)}</span>`;
  const kind = (extra) => (extra > 0 ? "green-box" : extra < 0 ? "pink-box" : "");
  const sign = (extra) => (extra > 0 ? t("plus-amount", { amount: extra }) : t("minus-amount", { amount: -extra }));
  const box = (price, extra) => html`<li class="box ${kind(extra)}" key=${price}>
    <span class="figure">${price ?? t("bankrupt-box")}${extra !== 0 && html`<sup>${sign(extra)}</sup>`}</span>
    <span class="stack">${companies.map((one, place) => token(one, place, price))}</span></li>`;
  return html`<${Foldable} name="track" title=${t("price-track")}>
    <ol class="price-track card" data-test="price-track">${box(null, 0)}${boxes.map((extra, price) => box(price, extra))}</ol>
    <p class="soft key">${t("price-track-key")}</p><//>`;
}

/** The shares of a seat, and what they are worth at their prices now.
 * @param {Panel & {one: Record<string, any>}} props */
function Shares({ model, view, one }) {
  const { companies } = view.position;
  const held = Object.entries(one.shares).filter(([, count]) => count);
  const worth = total(companies.map(({ name, price }) => one.shares[name] * (price ?? 0)));
  const share = ([name, count]) => html`<span class="share" title=${t("figure-is", { figure: company(name), value: count })}
    key=${name}><${Token} model=${model} owner=${numberOf(view, name)} small />${count}
    <span class="unseen"> ${company(name)}</span></span>`;
  return html`${held.map(share)}${held.length > 0 && html`<span class="figure worth">
    <span class="soft">${t("shares-worth")}</span>${money(worth)}</span>`}`;
}

/** @param {Panel & {seat: Seat}} props */
function Player({ model, view, seat }) {
  const { position } = view;
  const place = seat.seat - 1;
  const one = position.seats[place];
  const answered = position.sales?.answered.includes(seat.seat);
  const live = model.at.value === null;
  return html`<li class="player ${live && seat.asked ? "asked" : ""} ${changedSince(model, (was) => was.seats[place])}"
    data-seat=${seat.seat}><span class="top"><${PlayerName} view=${view} seat=${seat} />
      <span class="cash">${money(one.cash)}</span></span>
    <span class="figures">${!position.sales && html`<${Asked} model=${model} view=${view} seat=${seat} />`}
      ${position.marker === seat.seat && html`<span class="badge" title=${t("first-player-about")}>${t("first-player")}</span>`}
      ${position.auction?.out.includes(seat.seat) && html`<span class="badge">${t("out")}</span>`}
      ${position.sales && html`<span class="badge ${answered ? "" : "turn"}" data-test="answered"
        >${t(answered ? "has-answered" : "is-choosing")}</span>`}
      <${Shares} model=${model} view=${view} one=${one} /></span></li>`;
}

/** @param {Panel} panel */
export function Players({ model, view }) {
  const row = (seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`;
  return html`<${PlayerList}>${view.seats.map(row)}<//>`;
}

/** What I have chosen to sell so far; nobody else sees it.
 * @param {Panel} panel */
function MySales({ model, view }) {
  const { sales, seats, companies } = view.position;
  if (!sales || !view.seat) return null;
  const { shares } = seats[view.seat - 1];
  const upTo = sales.asked ? numberOf(view, sales.asked) : companies.length;
  const row = ({ name, price }, place) => shares[name] > 0 && price !== null && html`<li key=${name}
    class=${name === sales.asked ? "now" : ""}><${Token} model=${model} owner=${place} small /> ${company(name)}
    <span class="amount">${place < upTo ? t("sales-chosen", { count: sales.own[name], of: shares[name] }) : "…"}</span></li>`;
  return html`<section class="card my-sales" data-test="my-sales"><h2>${t("my-sales")}</h2>
    <ul>${companies.map(row)}</ul></section>`;
}

/** @param {Panel} panel */
export const More = ({ model, view }) => html`<section class="more" aria-label=${t("more-barons")}>
  <${MySales} model=${model} view=${view} /><${PriceTrack} model=${model} view=${view} /></section>`;
