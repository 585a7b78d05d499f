// The pieces of Steam's maps as small drawings: tiles with the same geometry as the board's, tokens and cubes.
/** @import { Point, TableModel } from "../../js/types.js" */
import { html } from "../../js/ui.js";

const SIDES = 6;
const ACROSS = 80;
const POINT = ACROSS / Math.sqrt(3);
const INK = "#34271a";
const CARD = "#f8f0db";

/** @param {number} x
 * @param {number} y */
const pair = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The middle of a side, from the upper right one clockwise.
 * @param {number} side */
function gate(side) {
  const angle = (Math.PI / 3) * side + Math.PI / 6;
  return pair((ACROSS / 2) * Math.sin(angle), (-ACROSS / 2) * Math.cos(angle));
}

/** @param {number} start
 * @param {number} end */
function routePath(start, end) {
  const turn = (end - start + SIDES) % SIDES;
  if (turn === 3) return `M${gate(start)}L${gate(end)}`;
  const radius = (turn === 1 || turn === 5 ? POINT / 2 : 1.5 * POINT).toFixed(1);
  return `M${gate(start)}A${radius} ${radius} 0 0 ${turn < 3 ? 0 : 1} ${gate(end)}`;
}

/** The track of a tile as it is written in records, such as `gentle 2`, drawn from the tile faces of the printed board.
 * @param {TableModel} model
 * @param {string} tile */
function pathOf({ printed: { tiles } }, tile) {
  const [face, turn] = tile.split(" ");
  const turned = (side) => (side + Number(turn) - 1) % SIDES;
  const exits = tiles.exits[face]?.map((side) => `M0 0L${gate(turned(side))}`);
  return (exits ?? tiles.routes[face].map(([a, b]) => routePath(turned(a), turned(b)))).join("");
}

/** @param {TableModel} model
 * @param {string} tile */
const isTown = ({ printed }, tile) => tile.split(" ")[0] in printed.tiles.exits;

const corner = (_, at) => pair(POINT * Math.sin((Math.PI / 3) * at), -POINT * Math.cos((Math.PI / 3) * at));
const HEXAGON = `M${Array.from({ length: SIDES }, corner).join("L")}Z`;

/** Colour and letter of an owner.
 * @param {TableModel} model
 * @param {number} owner */
const ownerOf = ({ printed: { owners } }, owner) => owners[owner % owners.length];

/** A tile where it would lie on the board.
 * @param {TableModel} model
 * @param {string} tile
 * @param {number} owner
 * @param {Point} centre */
export function ghostOf(model, tile, owner, { x, y }) {
  const d = pathOf(model, tile);
  const town = isTown(model, tile)
    ? `<circle r="9" fill="${CARD}" stroke="${INK}" stroke-width="2.4"/><circle r="4.4" fill="${INK}"/>`
    : "";
  return `<g class="ghost-tile ${ownerOf(model, owner).name}" transform="translate(${x} ${y})">
    <path d="${HEXAGON}" class="ghost-hex"/><g fill="none"><path d="${d}" stroke="#efe4c6" stroke-width="17"/>
    <path d="${d}" stroke="${INK}" stroke-width="13.5" stroke-dasharray="2.2 3.8"/>
    <path d="${d}" stroke="${INK}" stroke-width="9.4"/><path d="${d}" stroke="var(--livery)" stroke-width="7"/></g>${town}</g>`;
}

/** @param {{model: TableModel, tile: string, owner: number}} props */
export function Tile({ model, tile, owner }) {
  const d = pathOf(model, tile);
  return html`<svg class="tile-face ${ownerOf(model, owner).name}" viewBox="-47 -47 94 94" aria-hidden="true">
    <path d=${HEXAGON} class="ground" />
    <g fill="none"><path d=${d} stroke=${INK} stroke-width="15" stroke-dasharray="2.6 4.2" />
      <path d=${d} stroke=${INK} stroke-width="10.4" /><path d=${d} stroke="var(--livery)" stroke-width="7.4" /></g>
    ${isTown(model, tile) && html`<circle r="10" fill=${CARD} stroke=${INK} stroke-width="2.6" /><circle r="4.6" fill=${INK} />`}
    </svg>`;
}

/** @param {{model: TableModel, owner: number, small?: boolean}} props */
export function Token({ model, owner, small }) {
  const { name, letter } = ownerOf(model, owner);
  return html`<span class="token ${name} ${small ? "small" : ""}" aria-hidden="true">${letter}</span>`;
}

/** @param {{model: TableModel, colour: string}} props */
export const Cube = ({ model, colour }) => html`<span class="goods-cube goods-${colour}" aria-hidden="true"
  >${model.printed.letters[colour]}</span>`;
