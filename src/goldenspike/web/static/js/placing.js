// Finds where on the screen the words of a board can stand: by rank, in a size that can be read, never on each other.
/** @import { Box, Label, Placed, Point } from "./types.js" */

/** No words are smaller or larger on the screen, in pixels. */
export const LEAST = 11;
export const MOST = 20;
const GAP = 2;
/** How much larger than drawn a badge's circle may become, and how far a figure may stand out of its circle. */
const GROWTH = 2;
const SNUG = 1.2;
/** A figure is written as soon as it is drawn so large, in pixels. */
const DRAWN = 5.9;
/** What matters little is written as soon as it is drawn so large. */
const CLOSE = 9;
/** The part of a place that its pieces fill, and where below them its banner stands, as shares of its reach. */
const PIECES = 0.22;
const BELOW_PIECES = 0.44;
/** How far from other places a name likes to stay. */
const APART = 5;
const CELL = 64;
const PLATE_EDGE = 4;
/** How high letters stand, as a share of their size: all of them, and capitals and digits alone. */
const HIGH = 1.02;
const CAPITAL = 0.76;
const AROUND = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const DIAGONAL = 0.72;

/** Boxes on the screen, found again by the squares in which they lie. */
class Ground {
  /** @type {Map<number, Box[]>} */
  squares = new Map();

  /** @param {Box} box
   * @param {(there: Box[], square: number) => boolean} visit Ends the walk by being true.
   * @returns {boolean} */
  #walk(box, visit) {
    for (let row = Math.floor(box.top / CELL); row <= box.bottom / CELL; row += 1) {
      for (let column = Math.floor(box.left / CELL); column <= box.right / CELL; column += 1) {
        const square = row * 4096 + column;
        if (visit(this.squares.get(square) ?? [], square)) return true;
      }
    }
    return false;
  }

  /** @param {Box} box */
  take(box) {
    this.#walk(box, (there, square) => {
      if (there.push(box) === 1) this.squares.set(square, there);
      return false;
    });
  }

  /** Whether something lies here that belongs to another label.
   * @param {Box} box
   * @param {Label} label */
  isTaken(box, label) {
    const meets = (one) =>
      one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom && one.of !== label;
    return this.#walk(box, (there) => there.some(meets));
  }
}

/** @param {Label} of
 * @param {Point} middle
 * @param {number} wide
 * @param {number} high
 * @returns {Box} */
const boxAround = (of, { x, y }, wide, high) => ({
  of,
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});

/** The boxes that words fill; words that are turned fill a row of small ones.
 * @param {Placed} placed
 * @returns {Box[]} */
function boxesOf({ label, x, y, wide, high, turn }) {
  if (!turn) return [boxAround(label, { x, y }, wide, high)];
  const [right, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const count = Math.max(1, Math.ceil(wide / high));
  const step = wide / count;
  const [across, along] = [Math.abs(step * right) + Math.abs(high * down), Math.abs(step * down) + Math.abs(high * right)];
  return Array.from({ length: count }, (_, at) => {
    const far = (at - (count - 1) / 2) * step;
    return boxAround(label, { x: x + far * right, y: y + far * down }, across, along);
  });
}

/** The size of a label's letters on the screen. Half pixels, so that letters are not shaped anew at every step of a zoom.
 * @param {Label} label
 * @param {number} scale */
const sizeOf = ({ size }, scale) => Math.max(LEAST, Math.min(MOST, Math.round(2 * size * scale) / 2));

/** The middle of words on one side of a place.
 * @param {Placed} words
 * @param {string} side
 * @param {number} reach */
function beside({ x, y, wide, high }, side, reach) {
  const right = Number(side.includes("e")) - Number(side.includes("w"));
  const down = Number(side.includes("s")) - Number(side.includes("n"));
  const far = right && down ? DIAGONAL * reach : reach + GAP;
  return { x: x + right * (far + wide / 2), y: y + down * (far + (right && down ? 0.35 : 0.5) * high) };
}

/** Every side, the preferred one first, then those nearest to it.
 * @param {string} side */
function sidesFrom(side) {
  const first = Math.max(0, AROUND.indexOf(side));
  return [0, 1, -1, 2, -2, 3, -3, 4].map((turn) => AROUND[(first + turn + AROUND.length) % AROUND.length]);
}

/** Where words of each kind may stand, best first; nowhere, if they do not fit there.
 * @type {Record<string, (words: Placed, reach: number) => Placed[]>} */
const WAYS = {
  name: (words, reach) => sidesFrom(words.label.side).map((side) => ({ ...words, ...beside(words, side, reach) })),
  tag: (words, reach) => sidesFrom("n").map((side) => ({ ...words, ...beside(words, side, reach) })),
  aside: (words, reach) => (words.drawn >= CLOSE ? WAYS.tag(words, reach) : []),
  banner: (words, reach) => [
    { ...words, y: words.y + Math.max(BELOW_PIECES * reach, PIECES * reach + words.high / 2) },
    ...["s", "n"].map((side) => ({ ...words, ...beside(words, side, reach) })),
  ],
  region: (words) => [words],
  figure: (words, reach) => (words.wide / 2 <= SNUG * reach && words.drawn >= DRAWN ? [words] : []),
  badge: (words, reach) => {
    const round = Math.max(reach, Math.hypot(words.wide, CAPITAL * words.size) / 2 + 1);
    return round <= GROWTH * reach ? [{ ...words, round, wide: 2 * round, high: 2 * round }] : [];
  },
  plate: (words, reach) => (words.wide <= reach ? [words] : []),
};
const NAMES = ["name", "banner"];
const BESIDE = ["name", "banner", "tag", "aside"];
const CAPITALS = ["figure", "badge", "plate", "tag", "aside"];

/** A label's words at this scale, in the middle of their place.
 * @param {Label} label
 * @param {number} scale
 * @returns {Placed} */
function wordsAt(label, scale) {
  const size = sizeOf(label, scale);
  const edge = { plate: PLATE_EDGE, banner: PLATE_EDGE, badge: 0, figure: 0 }[label.kind] ?? GAP / 2;
  const high = (CAPITALS.includes(label.kind) ? CAPITAL : HIGH) * size + (label.kind === "plate" ? PLATE_EDGE : 0);
  const [x, y, drawn] = [label.x * scale, label.y * scale, label.size * scale];
  return { label, size, drawn, turn: label.turn, x, y, wide: label.wide * size + 2 * edge, high, round: 0 };
}

/** @param {Box} box
 * @param {number} by
 * @returns {Box} */
const wider = ({ of, left, top, right, bottom }, by) => ({
  of,
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Whether words may stand somewhere, next to what was placed before them.
 * @param {Placed} placed
 * @param {{words: Ground, places: Ground, pieces: Ground, sheet: Box}} taken
 * @param {number} apart How far they keep from other places; less than nothing if they may even cover them. */
function fits(placed, { words, places, pieces, sheet }, apart) {
  const { label } = placed;
  const boxes = boxesOf(placed);
  const within = (box) =>
    box.left >= sheet.left && box.top >= sheet.top && box.right <= sheet.right && box.bottom <= sheet.bottom;
  if (!boxes.every((box) => within(box) && !words.isTaken(box, label))) return false;
  if (apart < 0) return true;
  const shy = BESIDE.includes(label.kind);
  return !boxes.some((box) => pieces.isTaken(box, label) || (shy && places.isTaken(wider(box, apart), label)));
}

/** The best way that fits; names cover a place or a piece rather than be left out.
 * @param {Placed[]} ways
 * @param {Parameters<typeof fits>[1]} taken */
function bestOf(ways, taken) {
  for (const apart of ways.length && NAMES.includes(ways[0].label.kind) ? [APART, 0, -1] : [0]) {
    const found = ways.find((way) => fits(way, taken, apart));
    if (found) return found;
  }
  return null;
}

/** Places labels, which come in the order of their rank, on a sheet of so many pixels.
 * @param {Label[]} labels
 * @param {number} scale
 * @param {{width: number, height: number}} sheet
 * @returns {Placed[]} */
export function place(labels, scale, { width, height }) {
  const taken = {
    words: new Ground(),
    places: new Ground(),
    pieces: new Ground(),
    sheet: { left: 0, top: 0, right: width, bottom: height },
  };
  for (const label of labels) {
    const { kind, x, y, reach } = label;
    const box = boxAround(label, { x: x * scale, y: y * scale }, 1.8 * reach * scale, 1.8 * reach * scale);
    if (kind === "cover") taken.pieces.take(box);
    else if (NAMES.includes(kind)) taken.places.take(box);
  }
  const found = [];
  for (const label of labels) {
    const ways = WAYS[label.kind]?.(wordsAt(label, scale), label.reach * scale) ?? [];
    const chosen = bestOf(ways, taken);
    if (!chosen) continue;
    for (const box of boxesOf(chosen)) taken.words.take(box);
    found.push(chosen);
  }
  return found;
}
