// What happened in Steel Driver: which facts are results of their own, and who gained what by a fact.
/** @import { Fact, Gain, View } from "../../js/types.js" */
import { t } from "../../js/texts.js";
import { company, money } from "./panels.js";

/** @param {number} amount */
const cubes = (amount) => t("gained-cubes", { amount });

const MOMENTS = {
  CONTROL_WON: "auction-won",
  LINK_COMPLETED: "link",
  LINK_SHARED: "link",
  PROFIT_TAKEN: "turn-ended",
  TURN_ENDED: "turn-ended",
  CUBES_TAKEN: "turn-begins",
  FINAL_VALUE: "final",
  SHARES_PAID: "final",
  WON: "final",
};

/** @param {Fact} fact
 * @returns {string | null} */
export const momentOf = ({ key }) => MOMENTS[key] ?? null;

/** @type {Record<string, (values: Record<string, any>, view: View) => Gain[]>} */
const GAINS = {
  CONTROL_WON: ({ seat, company: name, bid }) => [
    { seat, amount: -bid, show: cubes },
    { name: company(name), amount: bid, show: cubes },
  ],
  BUILT: ({ company: name, profit }) => [{ name: company(name), amount: profit, show: money }],
  LINK_COMPLETED: ({ company: name, bonus }) => [{ name: company(name), amount: bonus, show: money }],
  LINK_SHARED: ({ company: name, bonus }) => [{ name: company(name), amount: bonus, show: money }],
  PROFIT_TAKEN: ({ seat, company: name, profit }) => [{ seat, amount: profit, show: money, about: company(name) }],
  CUBES_TAKEN: ({ cubes: amount }, view) => view.seats.map(({ seat }) => ({ seat, amount, show: cubes })),
  SHARES_PAID: ({ seat, company: name, paid }) => [{ seat, amount: paid, show: money, about: company(name) }],
};

/** @param {Fact} fact
 * @param {unknown} _line
 * @param {View} view */
export const gains = ({ key, values }, _line, view) => GAINS[key]?.(values, view) ?? [];

/** @param {string} moment
 * @param {View} view
 * @returns {string[]} */
export const orderAfter = (moment, view) => (moment === "turn-ended" ? view.position.order.map(company) : []);
