// Steam Barons on the page: companies with their shares, the share price track, sealed sales, and the final account.
import { pickPlace, labelOf } from "../../js/stage.js";
import { t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { changedSince, common, factsOf, money, nameOf, prompt, total, Turn } from "../steam/map.js";
import { Cube, OWNERS, Token } from "../steam/tiles.js";

const company = (name) => t(`company-${name}`);
const number = (name) => OWNERS.indexOf(name);
const held = (position, name) => total(position.seats.map((seat) => seat.shares[name]));
const price = (one) => (one.price === null ? "B" : money(one.price));
const signed = (amount) => (amount < 0 ? `−${money(-amount)}` : money(amount));

const COMPANY_FIGURES = {
  treasury: ["show-treasury", money],
  price: ["show-price", (value) => (value === null ? "B" : money(value))],
  performance: ["show-performance", String],
  dividend: ["dividend", money],
  available: ["show-available", String],
  links: ["show-links", String],
};

function change({ path, before, after }, view) {
  const [kind, place, figure, more] = path;
  if (kind === "companies" && COMPANY_FIGURES[figure]) {
    const [key, show] = COMPANY_FIGURES[figure];
    return { name: `${company(view.position.companies[place].name)}: ${t(key)}`, before: show(before), after: show(after) };
  }
  if (kind !== "seats") return null;
  if (figure === "cash") return { name: `${nameOf(view, place + 1)}: ${t("show-cash")}`, before: money(before), after: money(after) };
  return figure === "shares" ? { name: `${nameOf(view, place + 1)}: ${t("shares-of", { company: company(more) })}`, before, after } : null;
}

/** What a sale in secret would bring. */
function sale(words, view) {
  const [verb, name, count] = words.split(" ");
  const seat = verb === "sell" && view.position.seats[(view.choices[0]?.seat ?? view.seat) - 1];
  const { price: each } = view.position.companies[number(name)] ?? {};
  return seat && each !== null ? [{ name: t("show-cash"), before: money(seat.cash), after: money(seat.cash + Number(count) * each) }] : [];
}

/** What a bid would cost if nobody beats it: a share at least. */
function ifWon(words, view) {
  const [verb, amount] = words.split(" ");
  const seat = verb === "bid" && view.position.seats[(view.choices[0]?.seat ?? view.seat) - 1];
  return seat ? [{ name: t("if-won-share"), before: money(seat.cash), after: money(seat.cash - Number(amount)) }] : [];
}

function changes(preview, view) {
  const words = preview.words || "";
  return [...(preview.changes || []).map((one) => change(one, view)).filter(Boolean), ...sale(words, view), ...ifWon(words, view)];
}

function ask(view, decision) {
  const { active, auction, sales } = view.position;
  const name = sales?.asked ?? auction?.company ?? active;
  return prompt(view, decision, { who: name ? company(name) : "", company: name ? company(name) : "" });
}

function mark(choice) {
  if (choice.values.colour) return html`<${Cube} colour=${choice.values.colour} />`;
  const [name] = [choice.place.company ?? []].flat();
  return name ? html`<${Token} owner=${number(name)} small />` : null;
}

/** Every certificate of a company as a small card: held, for sale, not issued yet. */
function Certificates({ position, one }) {
  const kinds = [["held", held(position, one.name)], ["sale", one.available], ["unissued", one.unissued]];
  const words = t("certificates", { held: kinds[0][1], sale: kinds[1][1], unissued: kinds[2][1] });
  return html`<span class="certificates" title=${words}><span class="unseen">${words}</span>${kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, place) => html`<i class=${kind} key=${`${kind}${place}`}></i>`))}</span>`;
}

function Company({ model, view, place }) {
  const { position } = view;
  const one = position.companies[place];
  const key = `company:${one.name}`;
  const choices = model.targets.value.get(key);
  const picked = choices?.includes(model.picked.value?.choice);
  const bid = position.auction?.company === one.name ? position.auction : null;
  const nth = position.order.indexOf(one.name) + 1;
  const state = `${choices ? "lit" : ""} ${picked ? "picked" : ""} ${one.active ? "active" : ""} ${one.bankrupt ? "bankrupt" : ""}
    ${model.hints.value.includes(key) ? "hinted" : ""} ${changedSince(model, (was) => was.companies[place])}`;
  return html`<li><button type="button" class="company ${one.name} ${state}" data-company=${one.name} aria-pressed=${choices ? Boolean(picked) : null} title=${choices ? labelOf(choices) : null}
    onClick=${() => (choices ? pickPlace(model, key) : model.ask(key))}>
    <span class="stripe"><${Token} owner=${number(one.name)} /><span class="name">${company(one.name)}</span>${nth > 0 && html`<span class="nth" title=${t("order")}>${nth}</span>`}</span>
    <span class="holder">${bid?.bidder ? t("bid-now", { bid: money(bid.bid), name: nameOf(view, bid.bidder) }) : one.controller ? nameOf(view, one.controller) : t("nobody")}</span>
    <span class="figures"><strong class="price" title=${t("show-price")}><span class="unseen">${t("show-price")}: </span>${one.bankrupt ? t("bankrupt") : price(one)}</strong>
      <span class="figure" title=${t("show-treasury")}><span class="soft">${t("treasury-short")}</span>${money(one.treasury)}</span></span>
    <span class="figures small"><span class="figure" title=${t("performance-pays", { performance: one.performance, dividend: money(one.dividend), bonus: money(one.bonus), profit: money(one.profit) })}>
      <span class="soft">${t("performance-short")}</span>${one.performance} <span class="soft">→</span> ${money(one.dividend)}<span class="unseen"> ${t("dividend")}</span></span></span>
    <${Certificates} position=${position} one=${one} />
    <span class="held">${position.seats.map((seat, at) => seat.shares[one.name] > 0 && html`<span key=${at}>${nameOf(view, at + 1)} ×${seat.shares[one.name]}</span>`)}</span></button></li>`;
}

function Companies({ model, view }) {
  return html`<section class="companies-panel" aria-label=${t("companies")}><ul class="companies">${view.position.companies.map((one, place) => html`<${Company} model=${model} view=${view} place=${place} key=${one.name} />`)}</ul></section>`;
}

/** The share price track: green boxes help a rise, pink ones hurt all else, B is for bankrupt. */
function PriceTrack({ view }) {
  const { companies, boxes } = view.position;
  const on = (value) => companies.filter((one) => one.price === value);
  const box = (value, extra) => html`<li class="box ${extra > 0 ? "green-box" : extra < 0 ? "pink-box" : ""}" key=${value}><span class="figure">${value ?? "B"}${extra !== 0 && html`<sup>${extra > 0 ? `+${extra}` : `−${-extra}`}</sup>`}</span>
    <span class="stack">${on(value).map((one) => html`<${Token} owner=${number(one.name)} small key=${one.name} /><span class="unseen">${company(one.name)}</span>`)}</span></li>`;
  return html`<section aria-labelledby="track-title"><h2 id="track-title">${t("price-track")}</h2><ol class="price-track card" data-test="price-track">${box(null, 0)}${boxes.map((extra, value) => box(value, extra))}</ol>
    <p class="soft key">${t("price-track-key")}</p></section>`;
}

function Player({ model, view, seat }) {
  const { position } = view;
  const place = seat.seat - 1;
  const one = position.seats[place];
  const shares = Object.entries(one.shares).filter(([, count]) => count);
  const worth = total(shares.map(([name, count]) => count * (position.companies[number(name)].price ?? 0)));
  const answered = position.sales?.answered.includes(seat.seat);
  const live = model.at.value === null;
  return html`<li class="player ${live && seat.asked ? "asked" : ""} ${changedSince(model, (was) => was.seats[place])}" data-seat=${seat.seat}>
    <span class="top"><strong class="name">${seat.name}</strong>${seat.mine && html`<span class="badge">${t("you-here")}</span>`}
      ${position.marker === seat.seat && html`<span class="badge turn">${t("first-player")}</span>`}${position.auction?.out.includes(seat.seat) && html`<span class="badge">${t("out")}</span>`}
      ${position.sales && html`<span class="badge ${answered ? "turn" : ""}" data-test="answered">${t(answered ? "has-answered" : "is-choosing")}</span>`}<span class="cash">${money(one.cash)}</span></span>
    <span class="figures">${shares.map(([name, count]) => html`<span class="share" title=${`${company(name)}: ${count}`} key=${name}><${Token} owner=${number(name)} small />${count}<span class="unseen"> ${company(name)}</span></span>`)}
      ${shares.length > 0 && html`<span class="figure worth"><span class="soft">${t("shares-worth")}</span>${money(worth)}</span>`}</span></li>`;
}

function Players({ model, view }) {
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2>
    <ul class="players card">${view.seats.map((seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`)}</ul></section>`;
}

/** What I have chosen to sell so far; nobody else sees it. */
function MySales({ view }) {
  const { sales, seats, companies } = view.position;
  if (!sales || !view.seat) return null;
  const mine = companies.filter((one) => seats[view.seat - 1].shares[one.name] && one.price !== null);
  const upTo = sales.asked ? number(sales.asked) : OWNERS.length;
  return html`<section class="card my-sales" data-test="my-sales"><h2>${t("my-sales")}</h2><ul>${mine.map(({ name }) => html`<li key=${name} class=${name === sales.asked ? "now" : ""}><${Token} owner=${number(name)} small /> ${company(name)}
    <span class="amount">${number(name) < upTo ? t("sales-chosen", { count: sales.own[name], of: seats[view.seat - 1].shares[name] }) : "…"}</span></li>`)}</ul></section>`;
}

function More({ view }) {
  return html`<section class="more" aria-label=${t("more-barons")}><${MySales} view=${view} /><${PriceTrack} view=${view} /></section>`;
}

/** What a seat paid and got for one company, from the log. */
export function account(view, seat, name) {
  const facts = factsOf(view).filter(({ values }) => values.seat === seat && values.company === name);
  const sum = (...keys) => total(facts.filter(({ key }) => keys.includes(key)).map(({ values }) => values.paid));
  const parts = { bought: -sum("SHARES_BOUGHT"), earned: sum("DIVIDEND_PAID", "BONUS_PAID"), sold: sum("SHARES_SOLD") };
  return { ...parts, total: parts.bought + parts.earned + parts.sold };
}

function Account({ of }) {
  if (!of.bought && !of.earned && !of.sold) return html`<td>–</td>`;
  return html`<td>${signed(of.total)}<span class="soft">${[of.bought, of.earned, of.sold].map(signed).join(" ").replaceAll(" $", " + $").replaceAll(" −", " − ")}</span></td>`;
}

function Score({ view }) {
  const { companies } = view.position;
  const rows = view.seats.map(({ seat }) => ({ seat, cash: view.result.scores[seat - 1], of: companies.map((one) => account(view, seat, one.name)) })).sort((a, b) => b.cash - a.cash);
  const won = (seat) => (view.result.winners.includes(seat) ? "won" : "");
  return html`<section class="score card" aria-labelledby="score-title" data-test="score"><h2 id="score-title">${t("final-score")}</h2><div class="wide" tabindex="0" role="group" aria-labelledby="score-title"><table>
    <thead><tr><th></th>${rows.map(({ seat }) => html`<th scope="col" class=${won(seat)}>${nameOf(view, seat)}</th>`)}</tr></thead>
    <tbody><tr><th scope="row">${t("score-start")}</th>${rows.map((row) => html`<td>${money(row.cash - total(row.of.map((one) => one.total)))}</td>`)}</tr>
      ${companies.map((one, place) => html`<tr key=${one.name}><th scope="row"><${Token} owner=${place} small /> ${company(one.name)}</th>${rows.map((row) => html`<${Account} of=${row.of[place]} />`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("show-cash")}</th>${rows.map((row) => html`<td class=${won(row.seat)}>${money(row.cash)}</td>`)}</tr></tfoot></table></div>
    <p class="soft under">${t("score-barons-key")}</p></section>`;
}

export default {
  ...common,
  prompt: ask,
  changes,
  mark,
  Companies,
  Turn,
  Players,
  More,
  Score,
  tour: [...common.tourStart, [".companies-panel", "tour-barons-companies"], [".price-track", "tour-barons-track"], [".players", "tour-barons-players"], ...common.tourEnd],
};
