// What happened in Steel & Steam: which facts are results of their own, and who gained what by a fact.
/** @import { Fact, Gain, Line, View } from "../../js/types.js" */
import { factsOf } from "../../js/panels.js";
import { t } from "../../js/texts.js";
import { money } from "./amounts.js";

const MOMENTS = {
  ARRIVED: "journey-ended",
  FEE_TO_OWNER: "fees",
  TAKEN_OVER: "takeover",
  ECONOMY_CHANGED: "economy",
  DEPRESSION_BEGUN: "economy",
  DEPRESSION_ENDED: "economy",
  LAST_DEED_SOLD: "final",
  HOME_RICH: "final",
  LIMIT_REACHED: "final",
  VICTORY_CARD_MET: "final",
  NET_WORTH: "final",
  WON: "final",
};

/** @param {Fact} fact
 * @returns {string | null} */
export const momentOf = ({ key }) => MOMENTS[key] ?? null;

/** @param {number} seat
 * @param {number} amount
 * @returns {Gain} */
const gain = (seat, amount) => ({ seat, amount, show: money });

/** What was laid down for an attempt that ended in a breakdown is paid out: its payer has paid already.
 * @param {Line} line
 * @param {View} view */
function isLaidDown(line, view) {
  const before = view.log.filter(({ seq }) => seq < line.seq).flatMap(({ facts }) => facts);
  const laid = before.findLast(({ key }) => key === "FEE_LAID_DOWN" || key === "HANDED_BACK" || key === "CATASTROPHE");
  return line.facts.some(({ key }) => key === "CATASTROPHE") && laid?.key === "FEE_LAID_DOWN";
}

/** The price of a takeover stands in the offer.
 * @param {Record<string, any>} values
 * @param {View} view */
const offered = ({ property }, view) =>
  factsOf(view).findLast(({ key, values }) => key === "TAKEOVER_TRIED" && values.property === property)?.values.price ?? 0;

/** @type {Record<string, (values: Record<string, any>, line: Line, view: View) => Gain[]>} */
const GAINS = {
  ARRIVED: ({ seat, payoff }) => [gain(seat, payoff)],
  BOUGHT: ({ seat, price }) => [gain(seat, -price)],
  UPGRADED: ({ seat, price }) => [gain(seat, -price)],
  YARD_BUILT: ({ seat, price }) => [gain(seat, -price)],
  SWAPPED: ({ seat, price }) => [gain(seat, -price)],
  MORTGAGED: ({ seat, amount }) => [gain(seat, amount)],
  INTEREST_GIVEN_UP: ({ seat, amount }) => [gain(seat, amount)],
  LIEN_PAID_OFF: ({ seat, amount }) => [gain(seat, -amount)],
  FEE_LAID_DOWN: ({ seat, amount }) => [gain(seat, -amount)],
  HANDED_BACK: ({ seat, amount }) => [gain(seat, amount)],
  FEE_TO_BANK: ({ seat, amount }, line, view) => (isLaidDown(line, view) ? [] : [gain(seat, -amount)]),
  FEE_TO_OWNER: ({ seat, owner, amount }, line, view) => [
    ...(isLaidDown(line, view) ? [] : [gain(seat, -amount)]),
    gain(owner, amount),
  ],
  TAKEN_OVER: (values, _, view) => [gain(values.seat, -offered(values, view)), gain(values.owner, values.rest)],
};

/** @param {Fact} fact
 * @param {Line} line
 * @param {View} view */
export const gains = ({ key, values }, line, view) => GAINS[key]?.(values, line, view) ?? [];

/** A turn is one seat's; the log is read by rounds.
 * @param {number} turn
 * @param {View} view */
export const turnWords = (turn, view) =>
  turn ? t("round", { round: 1 + Math.floor((turn - 1) / view.seats.length) }) : t("turn-number", { turn });
