// The end of Steel & Steam: how each net worth came about, line by line from the log.
import { t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { Disc, nameOf } from "./players.js";
import { deskOf, thousands } from "./routes.js";

const START = 10000;
const ROWS = ["start", "payoffs", "fees-received", "fees-paid", "bought", "engines", "takeovers", "liens", "other"];
const OWN = {
  ARRIVED: ["payoffs", "payoff", 1],
  FEE_TO_BANK: ["fees-paid", "amount", -1],
  FEE_TO_OWNER: ["fees-paid", "amount", -1],
  BOUGHT: ["bought", "price", -1],
  UPGRADED: ["engines", "price", -1],
  MORTGAGED: ["liens", "amount", 1],
  LIEN_PAID_OFF: ["liens", "amount", -1],
  INTEREST_GIVEN_UP: ["liens", "amount", 1],
};

/** From the log: what each seat was paid and paid, by kind; whatever has no line of its own is the rest. */
export function accounts(view, takeoverPrice) {
  const facts = [...(view.opening || []), ...view.log.filter((line) => !line.undone).flatMap((line) => line.facts)];
  const books = new Map(view.position.seats.map((seat) => [seat.seat, { ...Object.fromEntries(ROWS.map((row) => [row, 0])), start: START }]));
  for (const { key, values } of facts) {
    if (OWN[key]) {
      const [row, amount, sign] = OWN[key];
      books.get(values.seat)[row] += sign * values[amount];
    }
    if (key === "FEE_TO_OWNER") books.get(values.owner)["fees-received"] += values.amount;
    if (key === "TAKEN_OVER") {
      books.get(values.seat).takeovers -= takeoverPrice(values.property);
      books.get(values.owner).takeovers += values.rest;
    }
  }
  for (const seat of view.position.seats) {
    const book = books.get(seat.seat);
    book.other = seat.cash - ROWS.reduce((sum, row) => sum + book[row], 0);
  }
  return books;
}

const signed = (amount) => (amount < 0 ? `\u2212${thousands(-amount)}` : amount ? thousands(amount) : "–");

/** Which deeds without lien a player holds, so that their sum can be checked. */
function Held({ view, seat, deeds }) {
  return html`<p class="holding"><${Disc} seat=${seat} /> <strong>${nameOf(view, seat)}</strong> ${deeds.length
    ? deeds.map((one) => html`<span class="line" key=${one.initials} title=${one.name}>${one.initials} ${thousands(one.price)}</span> `)
    : "–"}</p>`;
}

export function Score({ model, view }) {
  const board = deskOf(model).board.value;
  if (!board) return null;
  const deed = (name) => board.properties.find((one) => one.initials === name);
  const books = accounts(view, (name) => deed(name).takeover);
  const seats = [...view.position.seats].sort((a, b) => b.net_worth - a.net_worth);
  const rows = ROWS.filter((row) => seats.some((seat) => books.get(seat.seat)[row]));
  const good = (seat) => seat.properties.filter((name) => !seat.mortgaged.includes(name)).map(deed);
  const worth = (seat) => good(seat).reduce((sum, one) => sum + one.price, 0);
  const won = (seat) => (view.result.winners.includes(seat.seat) ? "won" : "");
  return html`<section class="score card" aria-labelledby="score-title" data-test="score" data-game="steel_and_steam"><h2 id="score-title">${t("final-score")}</h2><p class="soft unit">${t("in-thousands")}</p>
    <div class="wide" tabindex="0" role="group" aria-labelledby="score-title"><table>
    <thead><tr><th></th>${seats.map((seat) => html`<th scope="col" class=${won(seat)}><${Disc} seat=${seat.seat} /> ${nameOf(view, seat.seat)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr key=${row} data-row=${row}><th scope="row">${t(`score-${row}`)}</th>${seats.map((seat) => html`<td>${signed(books.get(seat.seat)[row])}</td>`)}</tr>`)}
      <tr class="sum" data-row="cash"><th scope="row">${t("cash")}</th>${seats.map((seat) => html`<td>${thousands(seat.cash)}</td>`)}</tr>
      <tr data-row="deeds"><th scope="row">${t("score-deeds")}</th>${seats.map((seat) => html`<td>${thousands(worth(seat))}</td>`)}</tr></tbody>
    <tfoot><tr><th scope="row">${t("worth")}</th>${seats.map((seat) => html`<td class=${won(seat)}>${thousands(seat.net_worth)}</td>`)}</tr></tfoot></table></div>
    <h3 class="small-title">${t("score-deeds")}</h3>${seats.map((seat) => html`<${Held} view=${view} seat=${seat.seat} deeds=${good(seat)} key=${seat.seat} />`)}</section>`;
}
