// What happens, for screen readers: my own result first, then what others did, in its order; of much at once only the end.
/** @import { Line, TableModel } from "./types.js" */
import { isMine, question } from "./asked.js";
import { saying } from "./steps.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

/** So many sentences about others are said at once; of more, those that name me and the last ones. */
const MOST = 6;
/** So many of them are the last ones. */
const LAST = 4;
/** So many sentences stay. */
const KEPT = 40;

/** A sentence, and the seats that it names.
 * @typedef {{words: string, seats: number[]}} Said */

/** @param {Line[]} lines
 * @param {TableModel} model
 * @returns {Said[]} */
function sentences(lines, model) {
  const told = (line) => saying(line, model.live.value);
  return lines.flatMap((line) => [
    ...(told(line) ? [{ words: String(told(line)), seats: [line.seat] }] : []),
    ...line.facts.map(({ text, values }) => ({ words: text, seats: [values.seat, values.owner, values.other] })),
  ]);
}

/** @param {Said[]} all
 * @param {number[]} mine */
function inShort(all, mine) {
  if (all.length <= MOST) return all.map(({ words }) => words);
  const kept = all.filter(({ seats }, place) => place >= all.length - LAST || seats.some((seat) => mine.includes(seat)));
  const count = all.length - kept.length;
  return [...(count ? [t("spoken-more", { count })] : []), ...kept.map(({ words }) => words)];
}

/** What has happened after a line, up to another one.
 * @param {TableModel} model
 * @param {number} after
 * @param {number} until */
function news(model, after, until) {
  const mine = model.mySeats.value;
  const lines = model.live.value.log.filter(({ seq }) => seq > after && seq <= until);
  const isOwn = (line) => mine.includes(line.seat);
  const own = sentences(lines.filter(isOwn), model).map(({ words }) => words);
  return [...own, ...inShort(sentences(lines.filter((line) => !isOwn(line)), model), mine)];
}

/** The position of the past that is looked at.
 * @param {TableModel} model
 * @param {number} at */
function past(model, at) {
  const { log, seq } = model.live.value;
  const line = log.find((one) => one.seq === at);
  return [t("past", { at, last: seq }), ...(line ? sentences([line], model) : []).map(({ words }) => words)];
}

/** Whose turn it is, and what is asked: said once for every line.
 * @param {TableModel} model */
function asks(model) {
  const { words, name } = question(model);
  return t("spoken-turn", { name: name || t("your-turn"), question: words });
}

/** Says sentences: each is put into the region once and stays a while. Nothing in there is ever moved, or it would be said again.
 * @param {HTMLElement | null} region
 * @param {string[]} words */
function say(region, words) {
  for (const one of words) {
    const said = document.createElement("p");
    said.textContent = one;
    region?.append(said);
  }
  while (region && region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** Behind a curtain nothing is said, and what was said is gone: whoever looks next hears it in words for their own eyes.
 * @param {{model: TableModel}} props */
export function Spoken({ model }) {
  const region = useRef(/** @type {HTMLElement | null} */ (null));
  const { seq } = model.shown.value;
  const heard = useRef({ seq, asked: -1 });
  const at = model.at.value;
  const asked = model.current.value && isMine(model) && model.promised.value <= seq ? seq : -1;
  const awaited = model.awaited.value;
  useEffect(() => {
    const { current } = heard;
    if (awaited !== null) {
      region.current?.replaceChildren();
      return;
    }
    say(region.current, at === null ? news(model, current.seq, seq) : past(model, at));
    if (at === null && asked > current.asked) say(region.current, [asks(model)]);
    heard.current = { seq: Math.max(current.seq, seq), asked: Math.max(current.asked, asked) };
  }, [seq, at, asked, awaited]);
  return html`<div class="unseen" role="log" aria-live="polite" aria-label=${t("log")} ref=${region} data-test="spoken"></div>`;
}
