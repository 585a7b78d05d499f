// The end of Steel & Steam: how each net worth came about, line by line from the log.
/** @import { Panel, View } from "../../js/types.js" */
import { factsOf, nameOf, ScoreCard } from "../../js/panels.js";
import { joined, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { thousands } from "./amounts.js";
import { plannerOf } from "./planner.js";
import { Disc } from "./players.js";

const ROWS = ["start", "payoffs", "fees-received", "fees-paid", "bought", "engines", "takeovers", "liens", "other"];
/** The facts that change a seat's cash: the row of the score, the value with the amount, and its sign.
 * @type {Record<string, [row: string, amount: string, sign: number]>} */
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

/** What each seat received and paid by the log, row by row; the remainder is in `other`.
 * @param {View} view
 * @param {number} start
 * @param {(property: string) => number} takeoverPrice
 * @returns {Record<string, number>[]} */
function accounts(view, start, takeoverPrice) {
  const empty = { ...Object.fromEntries(ROWS.map((row) => [row, 0])), start };
  const books = view.position.seats.map(() => ({ ...empty }));
  const add = (seat, row, amount) => (books[seat - 1][row] += amount);
  for (const { key, values } of factsOf(view)) {
    if (OWN[key]) {
      const [row, amount, sign] = OWN[key];
      add(values.seat, row, sign * values[amount]);
    }
    if (key === "FEE_TO_OWNER") add(values.owner, "fees-received", values.amount);
    if (key === "TAKEN_OVER") {
      add(values.seat, "takeovers", -takeoverPrice(values.property));
      add(values.owner, "takeovers", values.rest);
    }
  }
  for (const seat of view.position.seats) {
    const book = books[seat.seat - 1];
    book.other = seat.cash - ROWS.reduce((sum, row) => sum + book[row], 0);
  }
  return books;
}

/** @param {number} amount */
function signed(amount) {
  if (!amount) return t("dash");
  return amount < 0 ? t("minus-amount", { amount: thousands(-amount) }) : thousands(amount);
}

/** A player's deeds without lien, listed so that their sum can be checked.
 * @param {{view: View, seat: number, deeds: Record<string, any>[]}} props */
function Held({ view, seat, deeds }) {
  const deed = (one) => html`<span class="line" key=${one.initials} title=${one.name}
    >${joined("list-spaced", [one.initials, thousands(one.price)])}</span> `;
  return html`<p class="holding"><${Disc} seat=${seat} /> <strong>${nameOf(view, seat)}</strong>
    ${" "}${deeds.length ? deeds.map(deed) : t("dash")}</p>`;
}

/** @param {Panel} panel */
export function Score({ model, view }) {
  const board = plannerOf(model).board.value;
  if (!board) return null;
  const deed = (name) => board.properties.find((one) => one.initials === name);
  const books = accounts(view, board.starting_cash, (name) => deed(name).takeover);
  const seats = [...view.position.seats].sort((a, b) => b.net_worth - a.net_worth);
  const rows = ROWS.filter((row) => books.some((book) => book[row]));
  const good = (seat) => seat.properties.filter((name) => !seat.mortgaged.includes(name)).map(deed);
  const worth = (seat) => good(seat).reduce((sum, one) => sum + one.price, 0);
  const won = (seat) => (view.result?.winners.includes(seat.seat) ? "won" : "");
  const head = (seat) => html`<th scope="col" class=${won(seat)}><${Disc} seat=${seat.seat} /> ${nameOf(view, seat.seat)}</th>`;
  const row = (name, words, amount, kind = "") => html`<tr key=${name} class=${kind} data-row=${name}>
    <th scope="row">${words}</th>${seats.map((seat) => html`<td>${amount(seat)}</td>`)}</tr>`;
  const holding = (seat) => html`<${Held} view=${view} seat=${seat.seat} deeds=${good(seat)} key=${seat.seat} />`;
  return html`<${ScoreCard} game="steel_and_steam" unit=${html`<p class="soft unit">${t("in-thousands")}</p>`}
    under=${html`<h3 class="small-title">${t("score-deeds")}</h3>${seats.map(holding)}`}>
    <thead><tr><td></td>${seats.map(head)}</tr></thead>
    <tbody>${rows.map((name) => row(name, t(`score-${name}`), (seat) => signed(books[seat.seat - 1][name])))}
      ${row("cash", t("cash"), (seat) => thousands(seat.cash), "sum")}
      ${row("deeds", t("score-deeds"), (seat) => thousands(worth(seat)))}</tbody>
    <tfoot><tr><th scope="row">${t("worth")}</th>
      ${seats.map((seat) => html`<td class=${won(seat)}>${thousands(seat.net_worth)}</td>`)}</tr></tfoot><//>`;
}
