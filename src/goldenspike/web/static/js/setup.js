// What was agreed on at a table, in the reader's words: its board and its options.
/** @import { OfferedGame } from "./types.js" */
import { has, spaced, t } from "./texts.js";

/** @param {string} key
 * @param {string} otherwise */
export const named = (key, otherwise) => (has(key) ? t(key) : spaced(otherwise));
/** @param {string} board */
export const boardName = (board) => named(`board-${board}`, board);
/** @param {string} option */
export const optionName = (option) => named(`option-${option}`, option);
/** @param {string} option
 * @param {string} value */
export const optionValue = (option, value) => named(`option-${option}-${value}`, value);

/** What a chosen value of an option means, or else the option itself.
 * @param {string} option
 * @param {string} value */
export function optionAbout(option, value) {
  const key = [`option-${option}-${value}-about`, `option-${option}-about`].find(has);
  return key ? t(key) : "";
}

/** What a bot is like.
 * @param {string | null | undefined} bot */
export const botAbout = (bot) => (bot && has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "");

/** How long a game takes with so many players and these options.
 * @param {OfferedGame} game
 * @param {number} players
 * @param {Record<string, string>} options */
export function lengthOf({ name, options: offered }, players, options) {
  const key = `about-${name}-length`;
  const first = Object.fromEntries(Object.entries(offered).map(([option, [value]]) => [option, value]));
  return has(key) ? t(key, { players, ...first, ...options }) : "";
}

/** A bot that plays sensibly and answers at once.
 * @param {OfferedGame} game */
export const quickBot = (game) => (game.bots.includes("greedy") ? "greedy" : game.bots[0]);
