// Steam on the page: what its choices bring, and the panels its players expect.
/** @import { Choice, Consequence, Decision, GamePage, Preview, TableModel, View } from "../../js/types.js" */
import { figureOf, nameOf } from "../../js/panels.js";
import { spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { common, money, prompt, tourWith } from "./map.js";
import { gains, momentOf, orderAfter } from "./moments.js";
import { More, Players, Score, withSign } from "./panels.js";
import { Cube } from "./tiles.js";

const FIGURES = {
  cash: ["show-cash", money],
  income: ["show-income", withSign],
  points: ["show-points", String],
  locomotive: ["show-locomotive", String],
  links: ["show-links", String],
  to_place: ["points-to-place", String],
};

/** What a bid would cost if nobody beats it; missing cash is raised in steps of capital, each for one step of income.
 * @param {string} words
 * @param {View} view
 * @returns {Consequence[]} */
function ifWon(words, view) {
  const [verb, amount] = words.split(" ");
  const seat = view.position.seats[(view.choices[0]?.seat ?? view.seat) - 1];
  if (verb !== "bid" || !seat) return [];
  const step = view.position.auction.capital_step;
  const steps = step ? Math.max(0, Math.ceil((Number(amount) - seat.cash) / step)) : 0;
  const name = (key) => t("if-won", { what: t(`show-${key}`) });
  const line = (key, show, after) => ({ name: name(key), before: show(seat[key]), after: show(after) });
  const cash = line("cash", money, seat.cash + step * steps - Number(amount));
  return steps ? [cash, line("income", withSign, seat.income - steps)] : [cash];
}

/** @param {Preview} preview
 * @param {View} view */
function changes(preview, view) {
  const figures = preview.changes.filter(({ path }) => path[0] === "seats" && FIGURES[path[2]]);
  const done = figures.map(({ path, before, after }) => {
    const [key, show] = FIGURES[path[2]];
    return figureOf(nameOf(view, Number(path[1]) + 1), t(key), show(before), show(after));
  });
  return [...done, ...ifWon(preview.words, view)];
}

/** @param {View} view
 * @param {Decision | undefined} decision */
function question(view, decision) {
  const seat = view.position.seats[(decision?.seat ?? 1) - 1];
  const growing = view.position.building?.growing;
  const who = nameOf(view, decision?.seat);
  return prompt(view, decision, { who, points: seat?.to_place ?? 0, stop: growing ? spaced(growing) : "" });
}

/** The colour of a cube, or the number of an action tile.
 * @param {Choice} choice
 * @param {TableModel} model */
function mark({ kind, place, values }, model) {
  if (values.colour) return html`<${Cube} model=${model} colour=${values.colour} />`;
  if (!values.tile || !kind.startsWith("take")) return null;
  return html`<span class="nth-tile" aria-hidden="true">${model.printed.actions.indexOf(place.action) + 1}</span>`;
}

/** @satisfies {Partial<GamePage>} */
const page = {
  ...common,
  boardParts: [...common.boardParts, "actions", "highest_level"],
  momentOf,
  gains,
  orderAfter,
  prompt: question,
  changes,
  mark,
  Players,
  More,
  Score,
  tour: tourWith([
    [".players", "tour-steam-players"],
    [".action-tiles", "tour-steam-actions"],
  ]),
};

export default page;
