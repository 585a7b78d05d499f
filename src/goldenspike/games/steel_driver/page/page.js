// Steel Driver on the page: what is on its board, what a click asks, and the panels its players expect.
/** @import { Change, Choice, Consequence, Decision, Fact, GamePage, Preview, View } from "../../js/types.js" */
import { keysOf, linkKeyOf } from "../../js/drawing.js";
import { figureOf, figureOfSeat } from "../../js/panels.js";
import { has, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { gains, momentOf, orderAfter } from "./moments.js";
import { Companies, company, money, More, Players, Score, Token, Turn } from "./panels.js";

/** The thing to click for a choice: a link, a location, or a company's card.
 * @param {Choice} choice
 * @param {View} view */
function target(choice, view) {
  if (choice.kind === "bid" && view.position.auction) return `company:${view.position.auction.company}`;
  if (choice.place.link) return keysOf({ link: choice.place.link })[0];
  return keysOf(choice.place)[0] ?? null;
}

/** The actions that a click on an unlit thing might have meant.
 * @param {string} key
 * @param {View} view */
function ask(key, view) {
  const [kind, name] = key.split(":");
  const [a, b] = name.split("|");
  if (kind === "link") return [`build ${a} ${b}`, `build ${b} ${a}`];
  if (kind === "location") return [`claim ${a}`];
  return [view.position.auction ? `bid ${view.position.auction.bid + 1}` : `auction ${a} 1`];
}

/** @param {string} fragment */
function placesOfFragment(fragment) {
  const name = fragment.slice(fragment.indexOf("-") + 1);
  if (fragment.startsWith("track-")) return [linkKeyOf(name)];
  return /^(goods|start)-/.test(fragment) ? [`location:${name}`] : [];
}

/** @param {Fact} fact */
const growsFrom = (fact) => (fact.key === "BUILT" ? [{ location: fact.values.from }] : []);

/** @param {View} view
 * @param {Decision | undefined} decision */
function prompt(view, decision) {
  const key = `ask-${decision?.rule}`;
  const about = view.position.active || view.position.auction?.company;
  if (!has(key)) return decision?.text ?? "";
  return t(key, { company: about ? company(about) : "", bid: view.position.auction?.bid ?? 0 });
}

const SEAT_FIGURES = { cash: ["cash", money], cubes: ["cubes", String] };
const COMPANY_FIGURES = { treasury: ["treasury", String], profit: ["profit", money], final_value: ["value", money] };

/** @param {Change} change
 * @param {View} view
 * @returns {Consequence[]} */
function consequences({ path, before, after }, view) {
  const [kind, place, figure, more] = path;
  if (kind === "seats" && SEAT_FIGURES[figure]) {
    const [key, show] = SEAT_FIGURES[figure];
    return [figureOfSeat(view, Number(place) + 1, t(key), show(before), show(after))];
  }
  if (kind === "seats" && figure === "shares" && more) {
    return [figureOfSeat(view, Number(place) + 1, t("shares-of", { company: company(more) }), before, after)];
  }
  const final = view.position.phase === "final_profit";
  if (kind !== "companies" || !COMPANY_FIGURES[figure]) return [];
  if ((figure === "final_value") !== final && figure !== "treasury") return [];
  const [key, show] = COMPANY_FIGURES[figure];
  return [figureOf(company(view.position.companies[place].name), t(key), show(before), show(after))];
}

/** What a bid would cost if nobody beats it.
 * @param {string} words
 * @param {View} view
 * @returns {Consequence[]} */
function ifWon(words, view) {
  const [verb, ...rest] = words.split(" ");
  if (verb !== "auction" && verb !== "bid") return [];
  const bid = Number(rest.at(-1));
  const name = verb === "auction" ? rest[0] : view.position.auction?.company;
  const seat = view.position.seats.find((one) => one.seat === view.choices[0]?.seat);
  const box = view.position.companies.find((one) => one.name === name);
  if (!seat || !box) return [];
  return [
    { name: t("if-won-cubes"), before: seat.cubes, after: seat.cubes - bid },
    { name: t("if-won-box", { company: company(name) }), before: box.treasury, after: box.treasury + bid },
  ];
}

/** @param {Preview} preview
 * @param {View} view */
function changes(preview, view) {
  const real = preview.changes.flatMap((one) => consequences(one, view));
  const won = preview.facts.some((fact) => fact.key === "CONTROL_WON");
  return won ? real : [...real, ...ifWon(preview.words, view)];
}

/** @satisfies {Partial<GamePage>} */
const page = {
  boardParts: ["letters", "colours", "goods_letters"],
  lightsInside: true,
  rangeConfirm: (_, amount) => t("bid-confirm", { count: amount }),
  mark: ({ kind, place }, model) => {
    const [name] = [place.company ?? []].flat();
    return name && kind !== "claim" && kind !== "build" ? html`<${Token} model=${model} name=${name} small />` : null;
  },
  growsFrom,
  momentOf,
  gains,
  orderAfter,
  target,
  ask,
  placesOfFragment,
  prompt,
  changes,
  Companies,
  Turn,
  Players,
  More,
  Score,
  tour: [
    [".stage-frame", "tour-driver-map"],
    [".decision", "tour-decision"],
    [".companies-panel", "tour-driver-companies"],
    [".players", "tour-driver-players"],
    [".history", "tour-history"],
    [".log-panel", "tour-log"],
  ],
};

export default page;
