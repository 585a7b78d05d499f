// Reads the words that a drawing marks (`draw/labels.py`), and draws them where they were placed.
/** @import { Label, Placed, Tag } from "./types.js" */
import { SVG } from "./drawing.js";

const LOOKS = ["fill", "stroke", "font-weight", "font-style"];
const FACE = '"Golden Spike Serif", Georgia, "Liberation Serif", serif';
const BASELINE = 0.36;
const SPACED = 0.2;
const canvas = document.createElement("canvas").getContext("2d");
/** How wide words are, as a share of their size. @type {Map<string, number>} */
const widths = new Map();

/** Forgets what was measured before the typeface was there. */
export const forgetWidths = () => widths.clear();

/** Resolves when the typeface of the maps is there, or will not come. */
export const typefaceLoaded = () =>
  Promise.allSettled(["", "bold"].map((weight) => document.fonts.load(`${weight} 16px ${FACE}`)));

/** How wide a label's words are, as a share of their size.
 * @param {Pick<Label, "kind" | "words" | "look">} label */
export function widthOf({ kind, words, look }) {
  const font = `${look["font-style"] ?? ""} ${look["font-weight"] ?? ""} 100px ${FACE}`;
  const key = `${font}|${words}`;
  if (!widths.has(key) && canvas) {
    canvas.font = font;
    widths.set(key, canvas.measureText(words).width / 100);
  }
  return (widths.get(key) ?? 0.6 * words.length) + (kind === "region" ? SPACED * words.length : 0);
}

/** What the drawing says of how these words look, on themselves or around them.
 * @param {Element} text */
function lookOf(text) {
  /** @type {Record<string, string>} */
  const look = {};
  for (const name of LOOKS) {
    const value = text.closest(`[${name}]`)?.getAttribute(name);
    if (value) look[name] = value;
  }
  return look;
}

/** The label that a part of the drawing is marked as.
 * @param {SVGElement} marked
 * @returns {Label} */
export function read(marked) {
  const mark = marked.dataset.label ?? "";
  const [kind, rank, x, y, reach, side] = mark.split(" ");
  const text = marked.matches("text") ? marked : marked.querySelector("text");
  const words = text?.textContent ?? "";
  const look = text ? lookOf(text) : {};
  const shapes = marked === text ? [] : [...marked.querySelectorAll("circle, rect, path")];
  return {
    id: `${mark}|${words}`,
    kind,
    rank: Number(rank),
    x: Number(x),
    y: Number(y),
    reach: Number(reach),
    side,
    turn: Number(side) || 0,
    words,
    size: Number(text?.getAttribute("font-size") ?? 0),
    wide: widthOf({ kind, words, look }),
    look,
    plate: shapes.length
      ? { fill: shapes.at(-1)?.getAttribute("fill") ?? "none", stroke: shapes[0].getAttribute("stroke") ?? "none" }
      : null,
  };
}

/** A short label over a lit place: what it takes to get there.
 * @param {Tag} tag
 * @returns {Label} */
export function tagOf({ key, x, y, reach, rank, words, extra, aside }) {
  const look = { "font-weight": "bold" };
  const wide = widthOf({ kind: "tag", words, look });
  const kind = aside ? "aside" : "tag";
  const id = `${kind} ${key} ${words} ${extra}`;
  return { id, kind, rank, x, y, reach, side: "n", turn: 0, words, size: 12, wide, look, plate: null, extra };
}

/** @param {Element} node
 * @param {Record<string, string | number>} attributes */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** @param {string} name
 * @param {Record<string, string | number>} attributes */
export const make = (name, attributes) => set(document.createElementNS(SVG, name), attributes);

/** The words of a label, not yet placed.
 * @param {Label} label */
export function nodeOf({ kind, look, plate, words, turn, extra = "" }) {
  const node = /** @type {SVGGElement} */ (make("g", { class: `label ${kind} ${extra}`, ...look }));
  node.setAttribute("transform", `translate(0 0)${turn ? ` rotate(${turn})` : ""}`);
  if (plate && kind === "badge") node.append(make("circle", plate));
  else if (plate) node.append(make("rect", { ...plate, rx: 3 }));
  const text = make("text", {});
  text.textContent = words;
  node.append(text);
  return node;
}

/** Moves the drawn words to where they were placed; letters are shaped anew only where their size has changed.
 * @param {SVGGElement} node
 * @param {Placed} placed
 * @param {Placed | null} before */
export function put(node, { x, y, size, wide, high, round }, before) {
  node.transform.baseVal[0].setTranslate(Math.round(4 * x) / 4, Math.round(4 * y) / 4);
  if (before && before.size === size && before.round === round) return;
  const shape = node.firstElementChild;
  if (shape?.localName === "circle") shape.setAttribute("r", round.toFixed(1));
  if (shape?.localName === "rect") set(shape, { x: -wide / 2, y: -high / 2, width: wide, height: high });
  if (node.lastElementChild) set(node.lastElementChild, { y: BASELINE * size, "font-size": size });
}
