// What is asked now, and of whom: the line by which a table tells what it waits for.
/** @import { Decision, TableModel, View } from "./types.js" */
import { gaveUp } from "./comings.js";
import { isHere } from "./parlour.js";
import { listOf, t } from "./texts.js";

/** Whether something is asked of me, and the screen is for my eyes.
 * @param {TableModel} model */
export const isMine = (model) => model.myTurn.value && model.awaited.value === null;

/** The decision that is mine, or else the first of the others'.
 * @param {TableModel} model
 * @returns {Decision | undefined} */
export function decisionOf(model) {
  const { decisions } = model.live.value;
  return decisions.find(({ seat }) => model.mySeats.value.includes(seat)) ?? decisions[0];
}

/** The question to me, and whose seat it is if this screen has several and the question does not name it.
 * @param {TableModel} model */
export function question(model) {
  const view = model.live.value;
  const decision = decisionOf(model);
  const name = view.seats.find(({ seat }) => seat === decision?.seat)?.name ?? "";
  const words = model.game.prompt(view, decision);
  return { words, name: model.mySeats.value.length > 1 && !words.startsWith(name) ? name : "" };
}

/** Whom the table waits for, and whether all of them are thinking: bots, and people who are here. Scenes of lessons and puzzles
 * wait for nobody else.
 * @param {View} view */
export function waiting(view) {
  if (view.lesson) return { thinking: false, words: t("guide-rests") };
  if (view.puzzle) return { thinking: false, words: t("puzzle-rests") };
  const asked = view.seats.filter((seat) => seat.asked);
  const thinking = asked.length > 0 && asked.every((seat) => seat.kind === "bot" || isHere(seat.seat));
  const who = { names: listOf(asked.map((seat) => seat.name)), count: asked.length };
  return { thinking, words: t(thinking ? "bots-think" : "waiting-for", who) };
}

/** Who has won.
 * @param {View} view */
export function wonBy(view) {
  const winners = view.seats.filter((seat) => view.result?.winners.includes(seat.seat)).map((seat) => seat.name);
  return t("won", { names: listOf(winners), count: winners.length });
}

/** One line that tells whose turn it is, and what is asked.
 * @param {TableModel} model */
export function lineOf(model) {
  const view = model.live.value;
  if (model.at.value !== null) return t("past", { at: model.at.value, last: view.seq });
  if (view.status === "over") return view.given_up ? gaveUp(view, view.given_up) : wonBy(view);
  if (!isMine(model)) return waiting(view).words;
  const { words, name } = question(model);
  return name ? t("asked-of", { name, words }) : words;
}

/** Whether I play this game alone against bots.
 * @param {TableModel} model */
export function isPractice(model) {
  const { seats, lesson, puzzle } = model.live.value;
  const people = seats.filter((seat) => seat.kind !== "bot");
  return people.length === 1 && people[0].mine && !lesson && !puzzle;
}
