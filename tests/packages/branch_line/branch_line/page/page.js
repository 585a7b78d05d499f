// Branch Line on the page: what a click on a stop means, what is asked, the players and the final score.
import { keysOf } from "../../js/drawing.js";
import { has, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

const money = (amount) => t("money", { amount });

/** The question in the game's own words; where it has none, the rule itself. */
function prompt(view, decision) {
  const key = `ask-${decision?.rule}`;
  return has(key) ? t(key, { gangs: view.position.gangs }) : decision?.text;
}

/** What a choice would change, in figures: the cash of each seat. */
function changes(preview, view) {
  return preview.changes
    .filter(({ path: [kind, , figure] }) => kind === "seats" && figure === "cash")
    .map(({ path, before, after }) => ({ name: view.seats[path[1]].name, before: money(before), after: money(after) }));
}

const Flag = ({ seat }) => html`<span class="flag seat-${seat}" aria-hidden="true">${seat}</span>`;

function Turn({ view: { position } }) {
  return html`<p class="turn" data-test="turn">${t("turn", position)} · ${t(`phase-${position.phase}`)}</p>`;
}

function Player({ seat, place }) {
  return html`<li class="player ${seat.asked ? "asked" : ""}" data-seat=${seat.seat}>
    <span class="top"><${Flag} seat=${seat.seat} /><strong class="name">${seat.name}</strong>
      ${place.has_bid && html`<span class="badge">${place.bid === null ? t("has-answered") : t("do-bid", { money: money(place.bid) })}</span>`}</span>
    <span class="figures"><span class="figure">${money(place.cash)}</span><span class="soft">${place.stops.map(spaced).join(", ")}</span></span></li>`;
}

function Players({ view }) {
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2><ul class="players card">
    ${view.seats.map((seat, at) => html`<${Player} seat=${seat} place=${view.position.seats[at]} key=${seat.seat} />`)}</ul></section>`;
}

function Score({ view: { seats, result } }) {
  const rows = seats.map((seat, at) => ({ seat, score: result.scores[at] })).sort((a, b) => b.score - a.score);
  return html`<section class="score card" aria-labelledby="score-title" data-test="score"><h2 id="score-title">${t("final-score")}</h2>
    <table><tbody>${rows.map(({ seat, score }) => html`<tr class=${result.winners.includes(seat.seat) ? "won" : ""}>
      <th scope="row"><${Flag} seat=${seat.seat} /> ${seat.name}</th><td>${money(score)}</td></tr>`)}</tbody></table></section>`;
}

export default {
  target: (choice) => keysOf(choice.place)[0],
  ask: (key) => (key.startsWith("stop:") ? [`lay ${key.slice("stop:".length)}`] : []),
  prompt,
  changes,
  rangeConfirm: (_, amount) => t("do-bid", { money: money(amount) }),
  grows: (key) => key.startsWith("track-"),
  placesOfFragment: (key) => [`stop:${key.slice("track-".length)}`],
  rank: (choice) => Number(choice.kind === "dismiss"),
  Turn,
  Players,
  Score,
  // As any game has it.
  keysOf,
  last: (choice) => choice.kind === "dismiss",
  lightsInside: false,
  rangeTitle: (choice) => choice.text,
  growsFrom: () => [],
  mark: () => null,
  Companies: () => null,
  More: () => null,
};
