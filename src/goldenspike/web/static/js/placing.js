// Finds where on the screen the words of a board can stand: by rank, in a size that can be read, never on each other.
// This runs with every step of a zoom, so it counts in plain numbers and makes few objects.
/** @import { Box, Label, Placed } from "./types.js" */
import { Ground } from "./ground.js";

/** No words are smaller or larger on the screen, in pixels. */
export const LEAST = 11;
export const MOST = 20;
const GAP = 2;
/** How much larger than drawn a badge's circle may become, and how far a figure may stand out of its circle. */
const GROWTH = 2;
const SNUG = 1.2;
/** A figure is written as soon as it is drawn so large, in pixels; what matters little, as soon as it is drawn so large. */
const DRAWN = 5.9;
const CLOSE = 7;
/** The part of a place that its pieces fill, and where below them its banner stands, as shares of its reach. */
const PIECES = 0.22;
const BELOW_PIECES = 0.44;
/** How far from other places a name likes to stay, in pixels. */
const APART = 5;
/** How near to the edge of the sheet words may stand. */
const EDGE = 8;
const PLATE_EDGE = 4;
/** How high letters stand, as a share of their size: all of them, and capitals and digits alone. */
const HIGH = 1.02;
const CAPITAL = 0.76;
const AROUND = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const DIAGONAL = 0.72;
/** From the preferred side to the one across. */
const TURNS = [0, 1, 7, 2, 6, 3, 5, 4];
/** What stands beside a place and not in it keeps clear of other places. */
const BESIDE = ["name", "banner", "tag", "aside"];

/** @param {string} kind */
const isName = (kind) => kind === "name" || kind === "banner";

/** The size of a label's letters on the screen. Half pixels, so that letters are not shaped anew at every step of a zoom.
 * @param {Label} label
 * @param {number} scale */
const sizeOf = ({ size }, scale) => Math.max(LEAST, Math.min(MOST, Math.round(2 * size * scale) / 2));

/** A label's words at this scale, in the middle of their place; null if they do not fit there.
 * @param {Label} label
 * @param {number} scale
 * @returns {Placed | null} */
function wordsAt(label, scale) {
  const { kind } = label;
  const [size, drawn, reach] = [sizeOf(label, scale), label.size * scale, label.reach * scale];
  const words = { label, x: label.x * scale, y: label.y * scale, size, wide: label.wide * size, high: HIGH * size, round: 0 };
  if (kind === "figure") {
    words.high = CAPITAL * size;
    return drawn >= DRAWN && words.wide / 2 <= SNUG * reach ? words : null;
  }
  if (kind === "badge") {
    words.round = Math.max(reach, Math.hypot(words.wide, CAPITAL * size) / 2 + 1);
    words.wide = words.high = 2 * words.round;
    return words.round <= GROWTH * reach ? words : null;
  }
  words.wide += kind === "plate" || kind === "banner" ? 2 * PLATE_EDGE : GAP;
  if (kind === "plate") {
    words.high = CAPITAL * size + PLATE_EDGE;
    return words.wide <= reach ? words : null;
  }
  return kind === "aside" && drawn < CLOSE ? null : words;
}

/** Puts words on one side of their place.
 * @param {Placed} words
 * @param {string} side
 * @param {number} scale
 * @param {number} reach */
function putBeside(words, side, scale, reach) {
  const right = Number(side.includes("e")) - Number(side.includes("w"));
  const down = Number(side.includes("s")) - Number(side.includes("n"));
  const far = right && down ? DIAGONAL * reach : reach + GAP;
  words.x = words.label.x * scale + right * (far + words.wide / 2);
  words.y = words.label.y * scale + down * (far + (right && down ? 0.35 : 0.5) * words.high);
}

/** Puts words where they like to stand best, second best, and so on; false when there is no other way.
 * @param {Placed} words
 * @param {number} way
 * @param {number} scale
 * @param {number} reach */
function putAt(words, way, scale, reach) {
  const { kind, side, y } = words.label;
  if (kind === "name" || kind === "tag" || kind === "aside") {
    if (way >= AROUND.length) return false;
    putBeside(words, AROUND[(Math.max(0, AROUND.indexOf(side)) + TURNS[way]) % AROUND.length], scale, reach);
    return true;
  }
  if (kind !== "banner") return way === 0;
  if (way > 0) putBeside(words, way === 1 ? "s" : "n", scale, reach);
  else words.y = y * scale + Math.max(BELOW_PIECES * reach, PIECES * reach + words.high / 2);
  return way < 3;
}

/** Calls for every box that words fill; words that are turned fill a row of small ones. Ends with the first call that is true.
 * @param {Placed} words
 * @param {(left: number, top: number, right: number, bottom: number) => boolean} visit */
function someBox({ label, x, y, wide, high }, visit) {
  if (!label.turn) return visit(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2);
  const [right, down] = [Math.cos((label.turn * Math.PI) / 180), Math.sin((label.turn * Math.PI) / 180)];
  const count = Math.max(1, Math.ceil(wide / high));
  const step = wide / count;
  const across = (Math.abs(step * right) + Math.abs(high * down)) / 2;
  const along = (Math.abs(step * down) + Math.abs(high * right)) / 2;
  for (let at = 0; at < count; at += 1) {
    const far = (at - (count - 1) / 2) * step;
    const [cx, cy] = [x + far * right, y + far * down];
    if (visit(cx - across, cy - along, cx + across, cy + along)) return true;
  }
  return false;
}

class Sheet {
  words = new Ground();
  places = new Ground();
  pieces = new Ground();

  /** @param {Label[]} labels
   * @param {number} scale
   * @param {Box} edges */
  constructor(labels, scale, edges) {
    this.edges = edges;
    /** How far the figure in a place reaches: a name keeps clear of it. @type {Map<string, number>} */
    this.figures = new Map();
    for (const label of labels) {
      const [x, y, half] = [label.x * scale, label.y * scale, 0.9 * label.reach * scale];
      if (label.kind === "cover") this.pieces.take(x - half, y - half, x + half, y + half, label);
      else if (isName(label.kind)) this.places.take(x - half, y - half, x + half, y + half, label);
      const figure = label.kind === "figure" ? wordsAt(label, scale) : null;
      if (figure) this.figures.set(`${label.x} ${label.y}`, figure.wide / 2 + 1);
    }
  }

  /** Whether words may stand where they are, next to what was placed before them.
   * @param {Placed} words
   * @param {number} apart How far they keep from other places; less than nothing if they may even cover them. */
  fits(words, apart) {
    const { label } = words;
    const { left, top, right, bottom } = this.edges;
    const shy = BESIDE.includes(label.kind);
    return !someBox(words, (l, t, r, b) => {
      if (l < left || t < top || r > right || b > bottom || this.words.isTaken(l, t, r, b, label)) return true;
      if (apart < 0) return false;
      if (this.pieces.isTaken(l, t, r, b, label)) return true;
      return shy && this.places.isTaken(l - apart, t - apart, r + apart, b + apart, label);
    });
  }

  /** Finds the best way to put words; names cover a place or a piece rather than be left out.
   * @param {Placed} words
   * @param {number} scale */
  put(words, scale) {
    const { kind, x, y } = words.label;
    const reach = Math.max(words.label.reach * scale, isName(kind) ? (this.figures.get(`${x} ${y}`) ?? 0) : 0);
    for (const apart of isName(kind) ? [APART, 0, -1] : [0]) {
      for (let way = 0; putAt(words, way, scale, reach); way += 1) {
        if (!this.fits(words, apart)) continue;
        someBox(words, (l, t, r, b) => this.words.take(l, t, r, b, words.label));
        return true;
      }
    }
    return false;
  }
}

/** Places labels, which come in the order of their rank, on a sheet that is so large at this scale.
 * @param {Label[]} labels
 * @param {number} scale
 * @param {{width: number, height: number}} sheet
 * @returns {Placed[]} */
export function place(labels, scale, { width, height }) {
  const edges = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  const sheet = new Sheet(labels, scale, edges);
  const found = [];
  for (const label of labels) {
    const words = label.words ? wordsAt(label, scale) : null;
    if (words && sheet.put(words, scale)) found.push(words);
  }
  return found;
}
