// What was agreed on at a table, in the reader's words: its board and its options.
import { has, spaced, t } from "./texts.js";

export const named = (key, otherwise) => (has(key) ? t(key) : spaced(otherwise));
export const boardName = (board) => named(`board-${board}`, board);
export const optionName = (option) => named(`option-${option}`, option);
export const optionValue = (option, value) => named(`option-${option}-${value}`, value);
