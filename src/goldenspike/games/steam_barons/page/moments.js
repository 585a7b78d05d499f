// What happened in Steam Barons: which facts are results of their own, and who gained what by a fact.
/** @import { Fact, Gain, View } from "../../js/types.js" */
import { joined } from "../../js/texts.js";
import { money } from "../steam/map.js";
import { company } from "./panels.js";

const MOMENTS = {
  SHARES_BOUGHT: "auction-won",
  CONTROL_TAKEN: "auction-won",
  DIVIDEND_PAID: "dividends",
  BONUS_PAID: "dividends",
  PROFIT_MADE: "dividends",
  PRICE_CHANGED: "prices",
  PRICE_BELOW_ZERO: "prices",
  ALL_SOLD: "sales",
  SHARES_SOLD: "sales",
  WENT_BANKRUPT: "sales",
  TURN_BEGINS: "turn-begins",
  WON: "final",
};

/** @param {Fact} fact
 * @returns {string | null} */
export const momentOf = ({ key }) => MOMENTS[key] ?? null;

/** @param {Record<string, any>} values
 * @returns {Gain[]} */
const got = (values) => [{ seat: values.seat, amount: values.paid, show: money, about: company(values.company) }];

/** @type {Record<string, (values: Record<string, any>) => Gain[]>} */
const GAINS = {
  SHARES_BOUGHT: ({ seat, company: name, paid }) => [{ seat, amount: -paid, show: money, about: company(name) }],
  TILE_LAID: ({ company: name, paid }) => [{ name: company(name), amount: -paid, show: money }],
  DIVIDEND_PAID: got,
  BONUS_PAID: got,
  PROFIT_MADE: ({ company: name, profit }) => [{ name: company(name), amount: profit, show: money }],
  PRICE_CHANGED: ({ company: name, before, after }) => [
    { name: company(name), amount: after - before, show: money, about: joined("list-way", [before, after].map(money)) },
  ],
  SHARES_SOLD: got,
};

/** @param {Fact} fact */
export const gains = ({ key, values }) => GAINS[key]?.(values) ?? [];

/** @param {string} moment
 * @param {View} view
 * @returns {string[]} */
export const orderAfter = (moment, view) => (moment === "turn-begins" ? view.position.order.map(company) : []);
