// The board's drawing taken apart: what its shapes are called, where they lie, and words that are turned.
export const SVG = "http://www.w3.org/2000/svg";

export function parse(markup) {
  const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return [...read.documentElement.childNodes].map((node) => document.importNode(node, true));
}

export function layer(svg, name) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", name);
  svg.append(group);
  return group;
}

/** The one name of a link, whichever end is named first. */
export const linkKey = (a, b) => `link:${[a, b].sort().join("|")}`;

/** A link as the drawing names it: two names and one or two hyphens. */
export const linkKeyOf = (name) => linkKey(...name.split(name.includes("--") ? "--" : "-"));

/** The names of all things that a choice or a fact touches, as `place` of the views tells them. */
export function keysOf(place) {
  return Object.entries(place).flatMap(([kind, value]) => {
    const several = Array.isArray(value) ? value : [value];
    if (kind !== "link") return several.map((name) => `${kind}:${name}`);
    return (Array.isArray(several[0]) ? several : [several]).map(([a, b]) => linkKey(a, b));
  });
}

/** How far a point lies from a shape that was drawn as a line or around a middle. */
export function distance({ x, y }, hit, centre) {
  if (hit.localName !== "line") return Math.hypot(x - centre.x, y - centre.y);
  const { x1, y1, x2, y2 } = ends(hit);
  const [wide, high] = [x2 - x1, y2 - y1];
  const share = Math.max(0, Math.min(1, ((x - x1) * wide + (y - y1) * high) / (wide * wide + high * high || 1)));
  return Math.hypot(x - x1 - share * wide, y - y1 - share * high);
}

/** All names of the thing that a part of the background draws: `link:A|B`, `location:A`, or `hex:Q10` and `stop:Leeds`. */
export function namesOf({ dataset }) {
  if (dataset.link) return [linkKeyOf(dataset.link)];
  return Object.entries(dataset).map(([kind, name]) => `${kind}:${name}`);
}

/** Turned words, letter by letter where their turn puts them: every turn by an attribute is a layer that slows down pan and zoom. */
export function untwist(words) {
  const set = words.map((text) => {
    const { matrix } = text.transform.baseVal.consolidate();
    const letters = Array.from({ length: text.getNumberOfChars() }, (_, at) => text.getStartPositionOfChar(at).matrixTransform(matrix));
    return { text, letters, turn: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI };
  });
  for (const { text, letters, turn } of set.filter(({ letters }) => letters.length)) {
    text.setAttribute("x", letters.map(({ x }) => x.toFixed(1)).join(" "));
    text.setAttribute("y", letters.map(({ y }) => y.toFixed(1)).join(" "));
    text.setAttribute("rotate", turn.toFixed(1));
    text.setAttribute("text-anchor", "start");
    text.removeAttribute("transform");
  }
}

/** Both ends of a line. */
export function ends(line) {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
  return { x1, y1, x2, y2 };
}
