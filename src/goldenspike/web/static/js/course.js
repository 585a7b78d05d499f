// The course of a rating over the games: a line with its interval, and the same in words.
/** @import { RatingPoint } from "./peopletypes.js" */
import { day, number, ratingWords } from "./people.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

const WIDE = 320;
const HIGH = 110;
const LEFT = 30;
const EDGE = 8;

/** @param {{points: RatingPoint[]}} props */
export function Course({ points }) {
  const low = Math.min(...points.map(({ value, half }) => value - half));
  const high = Math.max(...points.map(({ value, half }) => value + half));
  const across = (at) => LEFT + (at / (points.length - 1)) * (WIDE - LEFT - EDGE);
  const up = (value) => EDGE + ((high - value) / (high - low || 1)) * (HIGH - 2 * EDGE);
  const line = (of) => points.map((point, at) => `${across(at).toFixed(1)} ${up(of(point)).toFixed(1)}`);
  const band = [...line(({ value, half }) => value + half), ...line(({ value, half }) => value - half).reverse()];
  const rule = (value) => html`<line class="rule" x1=${LEFT} x2=${WIDE - EDGE} y1=${up(value)} y2=${up(value)} />
    <text x=${LEFT - 5} y=${up(value) + 4}>${number(value)}</text>`;
  const [first, last] = [points[0], points[points.length - 1]];
  const told = t("course-told", { from: ratingWords(first), to: ratingWords(last), first: day(first.at), last: day(last.at) });
  return html`<svg class="rating-course" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${told} data-test="course">
    ${[Math.ceil(low), Math.floor(high)].map(rule)}
    <polygon class="band" points=${band.join(" ")} /><polyline class="line" points=${line(({ value }) => value).join(" ")} />
    <circle class="end" r="3.5" cx=${across(points.length - 1)} cy=${up(last.value)} /></svg>`;
}
