// What happened in Steam: which facts are results of their own, and who gained what by a fact.
/** @import { Fact, Gain, View } from "../../js/types.js" */
import { nameOf } from "../../js/panels.js";
import { t } from "../../js/texts.js";
import { money } from "./map.js";

/** The standard rules take a step for every so many dollars that are missing. */
const DOLLARS_PER_LOSS = 2;
/** @param {number} amount */
const income = (amount) => t("gained-income", { amount });
/** @param {number} amount */
const points = (amount) => t("gained-points", { amount });

const MOMENTS = {
  PLACE_WON: "auction-won",
  INCOME_PAID: "turn-ended",
  EXPENSES_PAID: "turn-ended",
  DEBT_COVERED: "turn-ended",
  WENT_BANKRUPT: "turn-ended",
  TURN_BEGINS: "turn-begins",
  SCORED: "final",
  WON: "final",
};

/** @param {Fact} fact
 * @returns {string | null} */
export const momentOf = ({ key }) => MOMENTS[key] ?? null;

/** @param {Record<string, any>} values
 * @returns {Gain[]} */
const paid = (values) => [{ seat: values.seat, amount: -values.paid, show: money }];

/** @type {Record<string, (values: Record<string, any>) => Gain[]>} */
const GAINS = {
  PLACE_WON: paid,
  ACTION_TAKEN: paid,
  TILE_LAID: paid,
  CAPITAL_RAISED: ({ seat, money: raised }) => [{ seat, amount: raised, show: money }],
  INCOME_TAKEN: ({ seat, points: amount }) => [{ seat, amount, show: income }],
  POINTS_TAKEN: ({ seat, points: amount }) => [{ seat, amount, show: points }],
  INCOME_PAID: ({ seat, income: amount }) => [{ seat, amount, show: money }],
  EXPENSES_PAID: ({ seat, income: got, expenses }) => [{ seat, amount: got - expenses, show: money }],
  DEBT_COVERED: ({ seat, points: fewer, income: steps }) => [
    { seat, amount: DOLLARS_PER_LOSS * (fewer + steps), show: money },
    { seat, amount: -fewer, show: points },
    { seat, amount: -steps, show: income },
  ],
  SCORED: ({ seat, income: first, links }) => [{ seat, amount: first + links, show: points }],
};

/** @param {Fact} fact */
export const gains = ({ key, values }) => GAINS[key]?.(values) ?? [];

/** @param {string} moment
 * @param {View} view
 * @returns {string[]} */
export const orderAfter = (moment, view) =>
  moment === "turn-begins" ? view.position.order.map((seat) => nameOf(view, seat)) : [];
