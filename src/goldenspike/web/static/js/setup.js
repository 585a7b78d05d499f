// What was agreed on at a table, in the reader's words: its board and its options.
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
