// What happened as steps that can be followed one by one: an action with what came of it, or a result with its figures.
/** @import { Fact, Gain, GamePage, Line, Step, View } from "./types.js" */
import { coming } from "./comings.js";
import { pace } from "./prefs.js";
import { has, t } from "./texts.js";

/** The shortest time for which a step is seen, when more of its kind follow at once. */
const QUICK = 160;
/** What a reader needs for a row of figures, as letters. */
const ROW = 14;

/** A result of more facts is told by its figures. */
export const MANY_FACTS = 3;

/** A line that is no action, in words; null for an action.
 * @param {Line} line
 * @param {View} view */
export const saying = (line, view) => (line.kind === "act" ? null : coming(line, view));

/** Neighbouring facts that belong to the same moment, or to none. What stands inside a moment belongs to it.
 * @param {Line} line
 * @param {GamePage} game */
function partsOf(line, game) {
  const parts = /** @type {{moment: string | null, facts: Fact[]}[]} */ ([]);
  const moments = line.facts.map((fact) => game.momentOf(fact));
  for (const [place, fact] of line.facts.entries()) {
    const around = parts.at(-1)?.moment;
    const moment = around && moments.slice(place).includes(around) ? around : moments[place];
    const last = parts.at(-1);
    if (last && last.moment === moment) last.facts.push(fact);
    else parts.push({ moment, facts: [fact] });
  }
  return parts;
}

/** @param {Line} line
 * @param {View} view
 * @param {GamePage} game
 * @param {number[]} mine
 * @returns {Step[]} */
function stepsOfLine(line, view, game, mine) {
  const { seq, seat } = line;
  const told = saying(line, view);
  if (told) return [{ seq, seat, moment: null, facts: [], gains: [], told, own: mine.includes(seat), quick: false }];
  return partsOf(line, game).map(({ moment, facts }) => {
    const gains = facts.flatMap((fact) => game.gains(fact, line, view));
    return { seq, seat, moment, facts, gains, told: null, own: mine.includes(seat) && !moment, quick: false };
  });
}

/** @param {Step} one
 * @param {Step | undefined} other */
const isSameKind = (one, other) =>
  Boolean(other && one.facts.length === 1 && one.seat === other.seat && one.facts[0].key === other.facts[0]?.key);

/** The steps of these lines; what was taken back is left out.
 * @param {Line[]} lines
 * @param {View} view
 * @param {GamePage} game
 * @param {number[]} mine The seats of whoever looks: their own actions are no news to them.
 * @returns {Step[]} */
export function stepsOf(lines, view, game, mine) {
  const steps = lines.filter((line) => !line.undone).flatMap((line) => stepsOfLine(line, view, game, mine));
  return steps.map((step, place) => ({ ...step, quick: isSameKind(step, steps[place + 1]) }));
}

/** @param {number} seq
 * @param {View} view
 * @param {GamePage} game
 * @param {number[]} mine */
export const stepsAfter = (seq, view, game, mine) => stepsOf(view.log.filter((line) => line.seq > seq), view, game, mine);

/** All that happened since a line, the last decision of these seats; of that decision itself only the results that are moments.
 * @param {View} view
 * @param {GamePage} game
 * @param {number[]} mine
 * @param {number} since */
export function recapOf(view, game, mine, since) {
  const isNews = (step) => !step.own && (step.seq > since || (mine.length > 0 && step.moment !== null));
  return stepsAfter(since - 1, view, game, mine).filter(isNews);
}

/** How long a line is looked at while the whole game is played.
 * @param {number} seq
 * @param {View} view
 * @param {GamePage} game */
export function timeToRead(seq, view, game) {
  const times = stepsOf(view.log.filter((line) => line.seq === seq), view, game, []).map((step) => readingTime(step, pace.value));
  return times.reduce((sum, time) => sum + time, 0);
}

/** The places that a step speaks of.
 * @param {Step} step
 * @param {GamePage} game */
export const placesOf = (step, game) => step.facts.flatMap((fact) => game.keysOf(fact.places));

/** The sentences of a step; of many facts only those that the figures do not tell already.
 * @param {Step} step
 * @param {GamePage} game
 * @param {View} view */
export function sentencesOf(step, game, view) {
  if (step.told) return [step.told];
  const line = view.log.find(({ seq }) => seq === step.seq);
  const all = !step.moment || !line || step.facts.length <= MANY_FACTS;
  const shown = step.facts.filter((fact) => all || !game.gains(fact, line, view).length);
  return shown.map(({ text }) => text);
}

/** How long a step stays, in milliseconds: as long as it takes to read.
 * @param {Step} step
 * @param {number} shortest How long the shortest one stays. */
export function readingTime(step, shortest) {
  if (step.own) return 0;
  if (step.quick) return Math.max(QUICK, shortest / 3);
  const letters = (step.told ?? step.facts.map(({ text }) => text).join(" ")).length;
  const rows = step.moment ? step.gains.length * ROW : 0;
  return shortest + (rows ? Math.min(letters, rows + ROW * 4) : letters) * (22 + shortest / 25);
}

/** @param {Gain} gain */
const whose = ({ seat, name, show }) => `${seat ?? name} ${show(1)}`;

/** The gains of everybody, what belongs together added up; what comes to nothing is left out.
 * @param {Gain[]} gains
 * @returns {Gain[]} */
export function summed(gains) {
  /** @type {Map<string, Gain>} */
  const sums = new Map();
  for (const gain of gains) {
    const so = sums.get(whose(gain));
    sums.set(whose(gain), so ? { ...so, amount: so.amount + gain.amount } : gain);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** An amount with its sign.
 * @param {Gain} gain */
export const signed = ({ amount, show }) =>
  amount < 0 ? t("minus-amount", { amount: show(-amount) }) : t("plus-amount", { amount: show(amount) });

/** The title of a moment.
 * @param {string} moment */
export const titleOf = (moment) => (has(`moment-${moment}`) ? t(`moment-${moment}`) : t("moment"));

/** Steps that say little one by one are folded up into the last of them: without gains, and by the same rule.
 * @param {Step[]} steps
 * @returns {Step[][]} */
export function folded(steps) {
  const found = /** @type {Step[][]} */ ([]);
  let last = "";
  for (const step of steps) {
    const plain = step.facts.length === 1 && !step.moment && !step.gains.length;
    const rule = plain ? String(step.facts[0].rule) : "";
    if (rule && rule === last) found[found.length - 1].push(step);
    else found.push([step]);
    last = rule;
  }
  return found;
}
