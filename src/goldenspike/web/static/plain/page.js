// Any game that has no module of its own: the board, the choices, the players and their figures.
import { keysOf } from "../../js/drawing.js";
import { has, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

const word = (key) => (has(key) ? t(key) : spaced(key));
const figures = (seat) => Object.entries(seat).filter(([key, value]) => typeof value === "number" && key !== "seat");

function changes(preview) {
  return (preview.changes || [])
    .filter(({ before, after }) => typeof before === "number" && typeof after === "number")
    .map(({ path, before, after }) => ({ name: path.map((part) => (typeof part === "number" ? part + 1 : word(part))).join(" "), before, after }));
}

function Turn({ view }) {
  const { phase, turn, turns } = view.position;
  const parts = [turn && turns && has("turn") ? t("turn", { turn, turns }) : null, phase ? word(`phase-${phase}`) : null];
  return html`<p class="turn" data-test="turn">${parts.filter(Boolean).join(" · ")}</p>`;
}

function Players({ view }) {
  const places = view.position.seats || [];
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2><ul class="players card">${view.seats.map(
    (seat, place) => html`<li class="player ${seat.asked ? "asked" : ""}" data-seat=${seat.seat} key=${seat.seat}>
      <span class="top"><strong class="name">${seat.name}</strong>${seat.mine && html`<span class="badge">${t("you-here")}</span>`}</span>
      <span class="figures">${figures(places[place] || {}).map(([key, value]) => html`<span class="figure"><span class="soft">${word(key)}</span>${value}</span>`)}</span></li>`,
  )}</ul></section>`;
}

function Score({ view }) {
  const rows = view.seats.map((seat, place) => ({ seat, score: view.result.scores[place] })).sort((a, b) => b.score - a.score);
  return html`<section class="score card" aria-labelledby="score-title" data-test="score"><h2 id="score-title">${t("final-score")}</h2><table><tbody>
    ${rows.map(({ seat, score }) => html`<tr class=${view.result.winners.includes(seat.seat) ? "won" : ""}><th scope="row">${seat.name}</th><td>${score}</td></tr>`)}</tbody></table></section>`;
}

export default {
  lightsInside: false,
  grows: (key) => key.startsWith("track-"),
  last: (choice) => choice.kind === "pass",
  rangeTitle: (choice) => choice.text,
  rangeConfirm: (_, amount) => `${t("confirm")}: ${amount}`,
  growsFrom: () => [],
  target: (choice) => keysOf(choice.place || {})[0],
  ask: () => [],
  placesOfFragment: () => [],
  prompt: (_, decision) => decision?.text,
  mark: () => null,
  keysOf,
  changes,
  Companies: () => null,
  Turn,
  Players,
  More: () => null,
  Score,
};
