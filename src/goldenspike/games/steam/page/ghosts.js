// What a choice would put on Steam's map: a tile in its hex, or the way of a cube.
/** @import { Board, Choice, CubeWay, TableModel, View } from "../../js/types.js" */
import { ghostOf } from "./tiles.js";

/** Who would own the track: the seat, or in the stock-market game the company that is to act.
 * @param {View} view
 * @param {Choice} choice
 * @returns {number} */
export function ownerNow(view, choice) {
  const { companies } = view.position;
  return companies ? Math.max(0, companies.findIndex((one) => one.active)) : choice.seat - 1;
}

/** All ways of the cubes that choices move, the best first.
 * @param {Choice[]} choices */
export const waysOf = (choices) =>
  choices
    .flatMap((choice) => (choice.ways ?? []).map((way) => ({ choice, way })))
    .sort((a, b) => b.way.own - a.way.own || a.way.gifts - b.way.gifts || a.way.stops.length - b.way.stops.length);

/** @param {TableModel} model
 * @param {Board} board
 * @param {Choice} choice */
export function tileGhost(model, board, choice) {
  const centre = board.centre(`hex:${choice.values.hex}`);
  return centre ? [ghostOf(model, choice.values.tile, ownerNow(model.live.value, choice), centre)] : [];
}

/** @param {Board} board
 * @param {CubeWay | undefined} way */
export function wayGhost(board, way) {
  const centres = (way?.hexes ?? []).map((hex) => board.centre(`hex:${hex}`)).filter((centre) => centre !== null);
  const points = centres.map(({ x, y }) => `${x},${y}`).join(" ");
  const end = centres.at(-1);
  if (!end) return [];
  return [`<g class="ghost-way"><polyline points="${points}"/><circle cx="${end.x}" cy="${end.y}" r="13"/></g>`];
}
