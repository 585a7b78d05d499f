// Reads the words that a drawing marks (`draw/labels.py`), and draws them where they were placed.
/** @import { Label, Placed, Tag } from "./types.js" */
import { SVG } from "./drawing.js";

const LOOKS = ["fill", "stroke", "font-family", "font-weight", "font-style"];
const BASELINE = 0.36;
const SPACED = 0.2;
const canvas = document.createElement("canvas").getContext("2d");
/** How wide words are, as a share of their size. @type {Map<string, number>} */
const widths = new Map();

/** Forgets what was measured before the typefaces were loaded. */
export const forgetWidths = () => widths.clear();

/** How wide a label's words are, as a share of their size.
 * @param {Pick<Label, "kind" | "words" | "look">} label */
export function widthOf({ kind, words, look }) {
  const font = `${look["font-style"] ?? ""} ${look["font-weight"] ?? ""} 100px ${look["font-family"] ?? "serif"}`;
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
  const shape = marked === text ? null : marked.querySelector("circle, rect, path");
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
    plate: shape && { fill: shape.getAttribute("fill") ?? "none", stroke: shape.getAttribute("stroke") ?? "none" },
  };
}

/** A short label over a lit place: what it takes to get there.
 * @param {Tag} tag
 * @returns {Label} */
export function tagOf({ key, x, y, reach, rank, words, extra, quiet }) {
  const look = { "font-weight": "bold", "font-family": "Verdana, 'DejaVu Sans', sans-serif" };
  const wide = widthOf({ kind: "tag", words, look });
  const id = `tag ${key} ${words} ${extra}`;
  return { id, kind: quiet ? "aside" : "tag", rank, x, y, reach, side: "n", turn: 0, words, size: 12, wide, look, plate: null, extra };
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
export function nodeOf({ kind, look, plate, words, extra = "" }) {
  const node = make("g", { class: `label ${kind} ${extra}`, ...look });
  if (plate && kind === "badge") node.append(make("circle", plate));
  else if (plate) node.append(make("rect", { ...plate, rx: 3 }));
  const text = make("text", {});
  text.textContent = words;
  node.append(text);
  return node;
}

/** Moves the drawn words to where they were placed.
 * @param {Element} node
 * @param {Placed} placed */
export function put(node, { x, y, size, wide, high, round, turn }) {
  const shape = node.firstElementChild;
  const [left, top, low] = [x.toFixed(1), (y - high / 2).toFixed(1), (y + BASELINE * size).toFixed(1)];
  if (shape?.localName === "circle") set(shape, { cx: left, cy: y.toFixed(1), r: round.toFixed(1) });
  if (shape?.localName === "rect") set(shape, { x: (x - wide / 2).toFixed(1), y: top, width: wide.toFixed(1), height: high });
  if (node.lastElementChild) set(node.lastElementChild, { x: left, y: low, "font-size": size });
  if (turn) node.setAttribute("transform", `rotate(${turn} ${left} ${y.toFixed(1)})`);
}
