// Which lines of the log are shown: those of a seat, of a turn, or all.
/** @import { GamePage, Line, View } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { t } from "./texts.js";
import { html } from "./ui.js";

/** The seat and the words of the turn that are wanted; empty for all. @typedef {{seat: string, turn: string}} Wanted */

/** @param {Line[]} lines
 * @param {View} view
 * @param {GamePage} game
 * @param {Wanted} wanted */
export const filtered = (lines, view, game, { seat, turn }) =>
  lines.filter((line) => (!seat || line.seat === Number(seat)) && (!turn || game.turnWords(line.turn, view) === turn));

/** @param {{view: View, game: GamePage, wanted: Signal<Wanted>}} props */
export function Filters({ view, game, wanted }) {
  const turns = [...new Set(view.log.map((line) => game.turnWords(line.turn, view)))].reverse();
  const seats = [...view.seats.map(({ seat, name }) => [String(seat), name]), ["0", t("chance")]];
  const pick = (field, words, all, options) => html`<select class="field" data-test=${`log-${field}`} aria-label=${words}
    value=${wanted.value[field]} onChange=${(event) => (wanted.value = { ...wanted.value, [field]: event.target.value })}>
    <option value="">${all}</option>${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}</select>`;
  return html`<div class="filters">${pick("seat", t("log-of-seat"), t("log-all-seats"), seats)}
    ${pick("turn", t("log-of-turn"), t("log-all-turns"), turns.map((words) => [words, words]))}</div>`;
}
