// New track grows out of the place from which it was built.
import { ends } from "./drawing.js";

const GROW = 650;
const ease = (share) => 1 - (1 - share) ** 3;

/** Lets the lines of a group grow; from their second end if `startsAtSecond` is true for the first line.
 * @param {SVGElement} group
 * @param {(line: {x1: number, y1: number, x2: number, y2: number}) => boolean} startsAtSecond
 * @param {Set<() => void>} growing What ends it at once stands in here. */
export function grow(group, startsAtSecond, growing) {
  const lines = [...group.querySelectorAll("line")].map((line) => ({ line, ...ends(line) }));
  const rest = [...group.children].filter((child) => child.localName !== "line");
  const back = lines.length > 0 && startsAtSecond(lines[0]);
  const start = performance.now();
  rest.forEach((child) => child.setAttribute("opacity", "0"));
  const place = (share) => {
    for (const { line, x1, y1, x2, y2 } of lines) {
      const [still, x, y] = back ? [{ x: x2, y: y2 }, x1, y1] : [{ x: x1, y: y1 }, x2, y2];
      line.setAttribute(back ? "x1" : "x2", String(still.x + (x - still.x) * share));
      line.setAttribute(back ? "y1" : "y2", String(still.y + (y - still.y) * share));
    }
  };
  const end = () => {
    place(1);
    rest.forEach((child) => child.removeAttribute("opacity"));
    growing.delete(end);
  };
  const step = (now) => {
    if (!growing.has(end)) return;
    const share = Math.min(1, Math.max(0, now - start) / GROW);
    if (share >= 1) return end();
    place(ease(share));
    requestAnimationFrame(step);
  };
  growing.add(end);
  place(0);
  requestAnimationFrame(step);
}
