// Tiles of Steam's maps as small drawings: the same geometry as the board's.
import { html } from "../../js/ui.js";

const ACROSS = 80;
const POINT = ACROSS / Math.sqrt(3);
const ROUTES = {
  straight: [[0, 3]],
  gentle: [[0, 2]],
  sharp: [[0, 1]],
  crossing: [[0, 3], [1, 4]],
  straight_over_gentle: [[0, 3], [1, 5]],
  gentles_crossing: [[0, 2], [1, 3]],
  gentles: [[0, 2], [3, 5]],
  straight_and_sharp: [[0, 3], [1, 2]],
  gentle_and_sharp_left: [[0, 2], [3, 4]],
  gentle_and_sharp_right: [[0, 2], [4, 5]],
  sharps_near: [[0, 1], [2, 3]],
  sharps_far: [[0, 1], [3, 4]],
};
const EXITS = {
  town: [0],
  town_straight: [0, 3],
  town_gentle: [0, 2],
  town_sharp: [0, 1],
  town_fan: [0, 1, 2],
  town_left: [0, 1, 3],
  town_right: [0, 1, 4],
  town_star: [0, 2, 4],
  town_four_straight: [0, 1, 3, 4],
  town_four_gentle: [0, 1, 2, 4],
  town_four_sharp: [0, 1, 2, 3],
};
/** Letter and colours of owners by their number, as on the board. */
export const OWNERS = ["orange", "green", "brown", "natural", "black", "white"];
const PAINT = ["#ee8a26", "#3c8d40", "#80512c", "#e2c48f", "#2c2926", "#fdfaf2"];
const LETTERS = ["O", "G", "B", "N", "K", "W"];

const pair = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function gate(side) {
  const angle = (Math.PI / 3) * side + Math.PI / 6;
  return pair((ACROSS / 2) * Math.sin(angle), (-ACROSS / 2) * Math.cos(angle));
}

function routePath(start, end) {
  const turn = (end - start + 6) % 6;
  if (turn === 3) return `M${gate(start)}L${gate(end)}`;
  const radius = (turn === 1 || turn === 5 ? POINT / 2 : 1.5 * POINT).toFixed(1);
  return `M${gate(start)}A${radius} ${radius} 0 0 ${turn < 3 ? 0 : 1} ${gate(end)}`;
}

/** The track of a tile as it is written in records: `gentle 2`. */
function paths(tile) {
  const [face, turn] = tile.split(" ");
  const turned = (side) => (side + Number(turn) - 1) % 6;
  if (EXITS[face]) return EXITS[face].map((side) => `M0 0L${gate(turned(side))}`);
  return ROUTES[face].map(([a, b]) => routePath(turned(a), turned(b)));
}

const hexagon = Array.from({ length: 6 }, (_, at) => pair(POINT * Math.sin((Math.PI / 3) * at), -POINT * Math.cos((Math.PI / 3) * at))).join("L");

function trackMarkup(tile, owner) {
  const d = paths(tile).join("");
  const town = tile.startsWith("town") ? '<circle r="9" fill="#f8f0db" stroke="#34271a" stroke-width="2.4"/><circle r="4.4" fill="#34271a"/>' : "";
  return `<g fill="none"><path d="${d}" stroke="#efe4c6" stroke-width="17"/><path d="${d}" stroke="#34271a" stroke-width="13.5" stroke-dasharray="2.2 3.8"/>
    <path d="${d}" stroke="#34271a" stroke-width="9.4"/><path d="${d}" stroke="${PAINT[owner % 6]}" stroke-width="7"/></g>${town}`;
}

/** A tile where it would lie on the board. */
export function ghostOf(tile, owner, { x, y }) {
  return `<g class="ghost-tile" transform="translate(${x} ${y})"><path d="M${hexagon}Z" class="ghost-hex"/>${trackMarkup(tile, owner)}</g>`;
}

export function Tile({ tile, owner }) {
  const d = paths(tile).join("");
  return html`<svg class="tile-face" viewBox="-47 -47 94 94" aria-hidden="true"><path d=${`M${hexagon}Z`} class="ground" />
    <g fill="none"><path d=${d} stroke="#34271a" stroke-width="15" stroke-dasharray="2.6 4.2" /><path d=${d} stroke="#34271a" stroke-width="10.4" /><path d=${d} stroke=${PAINT[owner % 6]} stroke-width="7.4" /></g>
    ${tile.startsWith("town") && html`<circle r="10" fill="#f8f0db" stroke="#34271a" stroke-width="2.6" /><circle r="4.6" fill="#34271a" />`}</svg>`;
}

export const Token = ({ owner, small }) => html`<span class="token ${OWNERS[owner % 6]} ${small ? "small" : ""}" aria-hidden="true">${LETTERS[owner % 6]}</span>`;

const CUBE_LETTERS = { red: "R", blue: "B", yellow: "Y", purple: "P", grey: "G", black: "K" };
export const Cube = ({ colour }) => html`<span class="goods-cube goods-${colour}" aria-hidden="true">${CUBE_LETTERS[colour]}</span>`;
