// What Steam and Steam Barons share on the page: the map, what a click on it means, and the question to the player.
/** @import { Board, Choice, CubeWay, Decision, GamePage, Picked, TableModel, View } from "../../js/types.js" */
import { TurnLine } from "../../js/panels.js";
import { has, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { Tiles, Ways } from "./pickers.js";
import { detail, folds } from "./sites.js";
import { tileGhost, wayGhost, waysOf } from "./ghosts.js";

/** @param {number} amount */
export const money = (amount) => t("money", { amount });
/** @param {number[]} list */
export const total = (list) => list.reduce((sum, one) => sum + one, 0);

/** An amount with its sign; `show` writes the amount without it.
 * @param {number} amount
 * @param {(amount: number) => string | number} show */
export function signed(amount, show = String) {
  return amount < 0 ? t("minus-amount", { amount: show(-amount) }) : String(show(amount));
}

/** The place to click for a choice: a hex, a stop (of two that are to be connected, the first) or a company's card.
 * @param {Choice} choice */
function target(choice) {
  const { hex, stop, company } = choice.place;
  if (hex) return `hex:${hex}`;
  if (stop) return `stop:${[stop].flat()[0]}`;
  return company ? `company:${[company].flat()[0]}` : null;
}

/** @param {string} key
 * @param {View} view */
function ask(key, view) {
  const [kind, name] = key.split(":");
  if (kind === "hex") return [view.position.building?.site ? `lay ${name} straight 1` : `site ${name}`];
  const bid = view.position.auction?.bid;
  return kind === "company" ? [bid === undefined ? "buy 1" : `bid ${(bid ?? 0) + 1}`] : [];
}

/** @param {CubeWay} way */
const endOf = (way) => `stop:${way.stops.at(-1)}`;

/** The choice to pick first at a place: the best way that ends there, else the best way of all.
 * @param {Choice[]} choices
 * @param {string} key
 * @returns {[Choice, number] | null} */
function favourite(choices, key) {
  const ways = waysOf(choices);
  const best = ways.find(({ way }) => endOf(way) === key) ?? ways[0];
  return best ? [best.choice, best.way.action] : null;
}

/** Once a cube is picked, the cities where its ways end can be clicked.
 * @param {Picked | null} picked */
function targetsOnceChosen(picked) {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const { choice, way } of waysOf(picked?.choice.ways ? [picked.choice] : [])) found.set(endOf(way), [choice]);
  return found;
}

/** @param {TableModel} model
 * @param {Board} board */
function ghosts(model, board) {
  if (!model.picked.value) return [];
  const { choice, amount } = model.picked.value;
  if (choice.kind === "lay") return tileGhost(model, board, choice);
  return wayGhost(board, choice.ways?.find((way) => way.action === amount));
}

/** A panel of its own where tiles or deliveries are to be chosen.
 * @param {TableModel} model */
function picker(model) {
  const choices = model.choices.value;
  const picked = model.picked.value?.choice;
  const laying = picked ? ["site", "lay"].includes(picked.kind) : choices.length && choices.every(({ kind }) => kind === "lay");
  if (laying) return Tiles;
  return choices.some(({ ways }) => ways) && (!picked || picked.ways) ? Ways : null;
}

/** The question in the game's own words if there are some, else the text of the rule that asks; to me, if nobody is named.
 * @param {View} view
 * @param {Decision | undefined} decision
 * @param {Record<string, any>} more */
export function prompt(view, decision, more = {}) {
  const { building, round, auction } = view.position;
  const opening = `ask-${decision?.rule}-open`;
  const key = auction && !auction.bidder && has(opening) ? opening : `ask-${decision?.rule}`;
  if (!has(key)) return decision?.text ?? "";
  const toMe = more.who === "" && has(`${key}-you`);
  return t(toMe ? `${key}-you` : key, {
    built: building?.built ?? 0,
    hex: building?.site ?? "",
    round: round ?? 1,
    bid: money(auction?.bid ?? 0),
    place: auction?.place ?? 0,
    ...more,
  });
}

/** @param {{view: View}} props */
function Turn({ view }) {
  const { phase, turn, turns, over } = view.position;
  return html`<${TurnLine} parts=${[turn > 0 && !over && t("turn", { turn, turns }), t(`phase-${phase}`)]} />`;
}

/** @param {string} fragment */
function placesOfFragment(fragment) {
  const name = fragment.slice(fragment.indexOf("-") + 1);
  if (fragment.startsWith("track-")) return [`hex:${name}`];
  return /^(cubes|city)-/.test(fragment) ? [`stop:${name}`] : [];
}

/** @param {Choice} choice */
const isSite = (choice) => choice.kind === "site";

/** The steps with which the tours of both games begin and end.
 * @param {GamePage["tour"]} between
 * @returns {GamePage["tour"]} */
export const tourWith = (between) => [
  [".stage-frame", "tour-hexes"],
  [".decision", "tour-decision"],
  ...between,
  [".history", "tour-history"],
  [".log-panel", "tour-log"],
];

/** @satisfies {Partial<GamePage>} */
export const common = {
  boardParts: ["letters", "owners", "tiles"],
  grows: () => false,
  rank: (choice) => Number(isSite(choice)),
  opens: isSite,
  detail,
  folds,
  rangeConfirm: ({ kind }, amount) => t(has(`do-${kind}`) ? `do-${kind}` : "confirm", { amount, money: money(amount) }),
  placesOfFragment,
  target,
  ask,
  favourite,
  targetsOnceChosen,
  ghosts,
  picker,
  Turn,
};
