// Branch Line on the page: what a click on a stop means, what is asked, the players and the final score.
/** @import { Consequence, Decision, GamePage, Panel, Preview, Seat, View } from "../../js/types.js" */
import { PlayerList, PlayerName, ScoreCard } from "../../js/panels.js";
import { has, joined, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

/** @param {number} amount */
const money = (amount) => t("money", { amount });

/** The question in the game's own words; where it has none, the rule itself.
 * @param {View} view
 * @param {Decision | undefined} decision */
function prompt(view, decision) {
  const key = `ask-${decision?.rule}`;
  return has(key) ? t(key, { gangs: view.position.gangs }) : (decision?.text ?? "");
}

/** The cash of each seat that a choice would change.
 * @param {Preview} preview
 * @param {View} view
 * @returns {Consequence[]} */
function changes(preview, view) {
  return preview.changes
    .filter(({ path: [kind, , figure] }) => kind === "seats" && figure === "cash")
    .map(({ path, before, after }) => ({ name: view.seats[path[1]].name, before: money(before), after: money(after) }));
}

/** @param {{seat: number}} props */
const Flag = ({ seat }) => html`<span class="token small seat-${seat}" aria-hidden="true">${seat}</span>`;

/** @param {{view: View, seat: Seat, place: Record<string, any>}} props */
function Player({ view, seat, place }) {
  const bid = place.bid === null ? t("has-answered") : t("do-bid", { money: money(place.bid) });
  return html`<li class="player ${seat.asked ? "asked" : ""}" data-seat=${seat.seat}>
    <span class="top"><${Flag} seat=${seat.seat} /><${PlayerName} view=${view} seat=${seat} />
      ${place.has_bid && html`<span class="badge">${bid}</span>`}</span>
    <span class="figures"><span class="figure">${money(place.cash)}</span>
      <span class="soft">${joined("list-comma", place.stops.map(spaced))}</span></span></li>`;
}

/** @param {Panel} panel */
function Players({ view }) {
  const row = (seat, at) => html`<${Player} view=${view} seat=${seat} place=${view.position.seats[at]} key=${seat.seat} />`;
  return html`<${PlayerList}>${view.seats.map(row)}<//>`;
}

/** @param {Panel} panel */
function Score({ view }) {
  const { scores, winners } = view.result ?? { scores: [], winners: [] };
  const rows = view.seats.map((seat, at) => ({ seat, score: scores[at] })).sort((a, b) => b.score - a.score);
  const row = ({ seat, score }) => html`<tr class=${winners.includes(seat.seat) ? "won" : ""}>
    <th scope="row"><${Flag} seat=${seat.seat} /> ${seat.name}</th><td>${money(score)}</td></tr>`;
  return html`<${ScoreCard}><tbody>${rows.map(row)}</tbody><//>`;
}

/** @satisfies {Partial<GamePage>} */
const page = {
  ask: (key) => (key.startsWith("stop:") ? [`lay ${key.slice("stop:".length)}`] : []),
  prompt,
  changes,
  rangeConfirm: (_, amount) => t("do-bid", { money: money(amount) }),
  placesOfFragment: (key) => [`stop:${key.slice("track-".length)}`],
  rank: (choice) => Number(choice.kind === "dismiss"),
  Players,
  Score,
};

export default page;
