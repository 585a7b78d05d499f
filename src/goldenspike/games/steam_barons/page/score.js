// The end of Steam Barons: what every player paid and got for the shares of each company, from the log.
/** @import { Panel, View } from "../../js/types.js" */
import { factsOf, nameOf, ScoreCard } from "../../js/panels.js";
import { t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money, signed, total } from "../steam/map.js";
import { Token } from "../steam/tiles.js";
import { company } from "./panels.js";

/** What a seat paid and got for one company.
 * @param {View} view
 * @param {number} seat
 * @param {string} name */
function account(view, seat, name) {
  const facts = factsOf(view).filter(({ values }) => values.seat === seat && values.company === name);
  const sum = (...keys) => total(facts.filter(({ key }) => keys.includes(key)).map(({ values }) => values.paid));
  const parts = { bought: -sum("SHARES_BOUGHT"), earned: sum("DIVIDEND_PAID", "BONUS_PAID"), sold: sum("SHARES_SOLD") };
  return { ...parts, total: parts.bought + parts.earned + parts.sold };
}

/** @param {{of: ReturnType<typeof account>}} props */
function Account({ of }) {
  if (!of.bought && !of.earned && !of.sold) return html`<td>${t("dash")}</td>`;
  const parts = { bought: signed(of.bought, money), earned: money(of.earned), sold: money(of.sold) };
  return html`<td>${signed(of.total, money)}<span class="soft">${t("score-account", parts)}</span></td>`;
}

/** @param {Panel} panel */
export function Score({ model, view }) {
  const { companies } = view.position;
  const accountsOf = (seat) => companies.map((one) => account(view, seat, one.name));
  const columns = view.seats
    .map(({ seat }) => ({ seat, cash: view.result?.scores[seat - 1] ?? 0, of: accountsOf(seat) }))
    .sort((a, b) => b.cash - a.cash);
  const won = ({ seat }) => (view.result?.winners.includes(seat) ? "won" : "");
  const start = ({ cash, of }) => cash - total(of.map((one) => one.total));
  const row = (one, place) => html`<tr key=${one.name}>
    <th scope="row"><${Token} model=${model} owner=${place} small /> ${company(one.name)}</th>
    ${columns.map((column) => html`<${Account} of=${column.of[place]} />`)}</tr>`;
  return html`<${ScoreCard} under=${html`<p class="soft under">${t("score-barons-key")}</p>`}>
    <thead><tr><td></td>
      ${columns.map((column) => html`<th scope="col" class=${won(column)}>${nameOf(view, column.seat)}</th>`)}</tr></thead>
    <tbody><tr><th scope="row">${t("score-start")}</th>${columns.map((column) => html`<td>${money(start(column))}</td>`)}</tr>
      ${companies.map(row)}</tbody>
    <tfoot><tr><th scope="row">${t("show-cash")}</th>
      ${columns.map((column) => html`<td class=${won(column)}>${money(column.cash)}</td>`)}</tr></tfoot><//>`;
}
