// Reads the board's drawing: the names of its shapes, and where they lie.
/** @import { Point } from "./types.js" */
export const SVG = "http://www.w3.org/2000/svg";

/** @param {string} markup
 * @returns {SVGGraphicsElement[]} */
export function parse(markup) {
  const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return [...read.documentElement.children].map((node) => /** @type {SVGGraphicsElement} */ (document.importNode(node, true)));
}

/** Adds a group on top of the drawing.
 * @param {SVGElement} svg
 * @param {string} name */
export function layer(svg, name) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", name);
  svg.append(group);
  return group;
}

/** The one name of a link, whichever end is named first.
 * @param {string} a
 * @param {string} b */
const linkKey = (a, b) => `link:${[a, b].sort().join("|")}`;

/** A link as the drawing names it: two names and one or two hyphens.
 * @param {string} name */
export function linkKeyOf(name) {
  const [a, b] = name.split(name.includes("--") ? "--" : "-");
  return linkKey(a, b);
}

/** The names of all things that a choice or a fact touches, as `place` of the views tells them.
 * @param {Record<string, any>} place
 * @returns {string[]} */
export function keysOf(place) {
  return Object.entries(place).flatMap(([kind, value]) => {
    const several = Array.isArray(value) ? value : [value];
    if (kind !== "link") return several.map((name) => `${kind}:${name}`);
    return (Array.isArray(several[0]) ? several : [several]).map(([a, b]) => linkKey(a, b));
  });
}

/** How far a point lies from a shape that was drawn as a line or around a middle.
 * @param {Point} point
 * @param {Element | undefined} hit
 * @param {Point} centre */
export function distance({ x, y }, hit, centre) {
  if (hit?.localName !== "line") return Math.hypot(x - centre.x, y - centre.y);
  const { x1, y1, x2, y2 } = ends(hit);
  const [wide, high] = [x2 - x1, y2 - y1];
  const share = Math.max(0, Math.min(1, ((x - x1) * wide + (y - y1) * high) / (wide * wide + high * high || 1)));
  return Math.hypot(x - x1 - share * wide, y - y1 - share * high);
}

/** All names of the thing that a part of the background draws: `link:A|B`, `location:A`, or `hex:Q10` and `stop:Leeds`.
 * @param {{dataset: DOMStringMap}} thing */
export function namesOf({ dataset }) {
  if (dataset.link) return [linkKeyOf(dataset.link)];
  const names = Object.entries(dataset).filter(([kind]) => kind !== "label");
  return names.map(([kind, name]) => `${kind}:${name}`);
}

/** Both ends of a line.
 * @param {Element} line */
export function ends(line) {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
  return { x1, y1, x2, y2 };
}
