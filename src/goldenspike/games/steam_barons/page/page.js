// Steam Barons on the page: what its choices bring, and the panels its players expect.
/** @import { Change, Choice, Consequence, Decision, GamePage, Preview, TableModel, View } from "../../js/types.js" */
import { figureOf, nameOf } from "../../js/panels.js";
import { t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { common, money, prompt, tourWith } from "../steam/map.js";
import { Cube, Token } from "../steam/tiles.js";
import { gains, momentOf, orderAfter } from "./moments.js";
import { Companies, company, More, numberOf, Players, priceOf } from "./panels.js";
import { Score } from "./score.js";

const COMPANY_FIGURES = {
  treasury: ["show-treasury", money],
  price: ["show-price", priceOf],
  performance: ["show-performance", String],
  dividend: ["dividend", money],
  available: ["show-available", String],
  links: ["show-links", String],
};

/** @param {Change} change
 * @param {View} view
 * @returns {Consequence[]} */
function consequences({ path, before, after }, view) {
  const [kind, place, figure, more] = path;
  if (kind === "companies" && COMPANY_FIGURES[figure]) {
    const [key, show] = COMPANY_FIGURES[figure];
    return [figureOf(company(view.position.companies[place].name), t(key), show(before), show(after))];
  }
  if (kind !== "seats") return [];
  const name = nameOf(view, Number(place) + 1);
  if (figure === "cash") return [figureOf(name, t("show-cash"), money(before), money(after))];
  return figure === "shares" ? [figureOf(name, t("shares-of", { company: company(more) }), before, after)] : [];
}

/** The cash of the seat that is asked, before and after it changes by an amount.
 * @param {View} view
 * @param {string} name
 * @param {number} amount
 * @returns {Consequence[]} */
function cashChanged(view, name, amount) {
  const seat = view.position.seats[(view.choices[0]?.seat ?? view.seat) - 1];
  return seat ? [{ name, before: money(seat.cash), after: money(seat.cash + amount) }] : [];
}

/** What a sale in secret would bring, and what a bid would cost if nobody beats it: a share at least.
 * @param {string} words
 * @param {View} view */
function foreseen(words, view) {
  const [verb, first, second] = words.split(" ");
  if (verb === "bid") return cashChanged(view, t("if-won-share"), -Number(first));
  if (verb !== "sell") return [];
  const { price } = view.position.companies[numberOf(view, first)];
  return price === null ? [] : cashChanged(view, t("show-cash"), Number(second) * price);
}

/** @param {Preview} preview
 * @param {View} view */
const changes = (preview, view) => [
  ...preview.changes.flatMap((one) => consequences(one, view)),
  ...foreseen(preview.words, view),
];

/** @param {View} view
 * @param {Decision | undefined} decision */
function question(view, decision) {
  const { active, auction, sales } = view.position;
  const name = sales?.asked ?? auction?.company ?? active;
  const words = name ? company(name) : "";
  return prompt(view, decision, { who: words, company: words });
}

/** @param {Choice} choice
 * @param {TableModel} model */
function mark({ place, values }, model) {
  if (values.colour) return html`<${Cube} model=${model} colour=${values.colour} />`;
  const [name] = [place.company ?? []].flat();
  return name ? html`<${Token} model=${model} owner=${numberOf(model.live.value, name)} small />` : null;
}

/** @satisfies {Partial<GamePage>} */
const page = {
  ...common,
  momentOf,
  gains,
  orderAfter,
  prompt: question,
  changes,
  mark,
  Companies,
  Players,
  More,
  Score,
  tour: tourWith([
    [".companies-panel", "tour-barons-companies"],
    [".price-track", "tour-barons-track"],
    [".players", "tour-barons-players"],
  ]),
};

export default page;
