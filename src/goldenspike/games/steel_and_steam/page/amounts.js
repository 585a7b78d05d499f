// Amounts of money of Steel & Steam in words: whole, or in thousands where there is little room.
import { t } from "../../js/texts.js";

/** @param {number} amount */
export const money = (amount) => t("money", { amount }).replaceAll(" ", "\u00a0");
/** @param {number} amount */
export const signed = (amount) => (amount < 0 ? t("minus-amount", { amount: money(-amount) }) : money(amount));
/** @param {number} amount */
export const short = (amount) => t("money-short", { amount: amount / 1000 });
/** @param {number} amount */
export const thousands = (amount) => t("thousands", { amount: amount / 1000 });
