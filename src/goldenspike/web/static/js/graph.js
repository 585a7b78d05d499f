// A graph of chances: a line for each seat over the lines of a game, to be clicked or walked along by the keyboard.
/** @import { Point as Chances, Swing } from "./study.js" */
import { t } from "./texts.js";
import { html } from "./ui.js";

const WIDE = 360;
const HIGH = 150;
const LEFT = 38;
const TOP = 8;
const BOTTOM = 6;

/** @param {number} chance */
export const percent = (chance) => Math.round(100 * chance);

/** @param {number} chance */
const heightOf = (chance) => TOP + (1 - chance) * (HIGH - TOP - BOTTOM);

/** The point closest to a line of the log.
 * @param {Chances[]} points
 * @param {number} line */
export function nearest(points, line) {
  return points.reduce((best, one) => (Math.abs(one.line - line) < Math.abs(best.line - line) ? one : best), points[0]);
}

/** `onLook` is told the line of the log to look at.
 * @param {{points: Chances[], swings: Swing[], names: string[], last: number, at: number,
 *   onLook: (line: number) => void}} props */
export function Graph({ points, swings, names, last, at, onLook }) {
  const sideways = (line) => LEFT + (line / Math.max(1, last)) * (WIDE - LEFT - 4);
  const path = (seat) => points.map(({ line, chances }, place) =>
    `${place ? "L" : "M"}${sideways(line).toFixed(1)} ${heightOf(chances[seat]).toFixed(1)}`).join("");
  const here = nearest(points, at);
  const click = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const line = (((event.clientX - box.left) / box.width) * WIDE - LEFT) / (WIDE - LEFT - 4);
    onLook(nearest(points, line * last).line);
  };
  const walk = (event) => {
    const place = points.indexOf(here);
    const goal = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: points.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onLook(points[Math.max(0, Math.min(points.length - 1, goal))].line);
  };
  const told = names.map((name, seat) => t("study-of-seat", { name, chance: percent(here.chances[seat]) }));
  const rule = (chance) => html`<line class="rule" x1=${LEFT} x2=${WIDE - 4} y1=${heightOf(chance)} y2=${heightOf(chance)} />
    <text x=${LEFT - 5} y=${heightOf(chance) + 4}>${t("study-percent", { chance: percent(chance) })}</text>`;
  const swing = ({ line, seat }) => html`<circle class="swing seat-${seat}" r="4" cx=${sideways(line)}
    cy=${heightOf(nearest(points, line).chances[seat - 1])} />`;
  return html`<svg class="graph" viewBox="0 0 ${WIDE} ${HIGH}" role="slider" tabindex="0" data-test="graph" onClick=${click}
    onKeyDown=${walk} aria-label=${t("study-graph")} aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${here.line}
    aria-valuetext=${t("study-at", { line: here.line, told: told.join(", ") })}>
    ${[0, 0.5, 1].map(rule)}
    <line class="here" x1=${sideways(at)} x2=${sideways(at)} y1=${TOP} y2=${HIGH - BOTTOM} />
    ${names.map((_, seat) => html`<path class="course seat-${seat + 1}" d=${path(seat)} />`)}
    ${swings.map(swing)}</svg>`;
}

/** Whose line is which, with the chances in the position that is shown.
 * @param {{points: Chances[], names: string[], at: number}} props */
export function Legend({ points, names, at }) {
  const { chances } = nearest(points, at);
  const item = (name, seat) => html`<li key=${seat}><svg viewBox="0 0 26 8" aria-hidden="true">
    <path class="course seat-${seat + 1}" d="M1 4H25" /></svg><span>${name}</span>
    <strong>${t("study-percent", { chance: percent(chances[seat]) })}</strong></li>`;
  return html`<ul class="seats-key">${names.map(item)}</ul>`;
}

/** The same figures for those who cannot see the graph, or want to know them exactly.
 * @param {{points: Chances[], names: string[]}} props */
export function Figures({ points, names }) {
  const row = ({ line, chances }) => html`<tr key=${line}><th scope="row">${line}</th>
    ${chances.map((chance) => html`<td>${t("study-percent", { chance: percent(chance) })}</td>`)}</tr>`;
  return html`<div class="figures-table" tabindex="0" role="group" aria-label=${t("study-figures")}><table>
    <thead><tr><th scope="col">${t("study-line")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${points.map(row)}</tbody></table></div>`;
}
