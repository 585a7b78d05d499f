// Steel & Steam on the page: what is on its board, what a click means, and the panels its players expect.
import { keysOf as plainKeys } from "../js/drawing.js";
import { has, t } from "../js/texts.js";
import { More } from "./steel_and_steam/panels.js";
import { nameOf, Players, Turn } from "./steel_and_steam/players.js";
import { deskOf, ghosts, lights, money, pickedPlace, pickPlace, Plan, planned, unpick } from "./steel_and_steam/routes.js";
import { Score } from "./steel_and_steam/score.js";

const MANAGEMENT = ["mortgage", "payoff", "giveup"];
const DEALS = ["buy", "takeover"];
const LAST = ["nothing", "dump", "stop", "swap", "allow"];

/** Cities lie on the board as spaces. */
const keysOf = (place) => plainKeys(place).map((key) => key.replace(/^city:/, "space:"));

/** The thing to click for a choice: a space, a city card, or a property's line; management is done with the deeds unless it is asked for. */
function target(choice, view) {
  const { place, kind, values } = choice;
  if (kind === "pick" || kind === "home") return `card:${values.card}`;
  if (kind === "move") return `space:${place.space}`;
  if (kind === "yard") return `space:${place.city}`;
  const pressing = ["payment", "takeover"].includes(view.position.phase);
  return DEALS.includes(kind) || (pressing && MANAGEMENT.includes(kind)) ? `property:${place.property}` : null;
}

/** The action that a click on an unlit thing might have meant. */
async function ask(key, view, model) {
  const [kind, name] = key.split(":");
  if (kind === "property") return [`buy ${name}`];
  const printed = await deskOf(model).printed();
  const line = printed?.segments.find((segment) => segment[1] === name || segment[2] === name);
  return line ? [`move ${name} ${line[0]}`] : [];
}

/** Single steps stand under the routes, and what can be done with deeds at any time under everything. */
function folds(choices, { position }) {
  const steps = choices.filter((choice) => choice.kind === "move");
  const deeds = ["payment", "takeover"].includes(position.phase) ? [] : choices.filter((choice) => MANAGEMENT.includes(choice.kind));
  return [
    { title: t("fold-steps"), choices: steps },
    { title: t("fold-deeds"), choices: deeds },
  ].filter((fold) => fold.choices.length);
}

/** The dearest deeds first; what ends or forgoes something last. */
function last({ kind, values }) {
  if (LAST.includes(kind)) return 1;
  return kind === "buy" ? -values.price : 0;
}

function prompt(view, decision) {
  const { position } = view;
  const key = `ask-${decision?.rule}`;
  const seat = position.seats.find((one) => one.seat === decision?.seat);
  const values = { mps: position.running.mps, property: position.takeover ?? "", debt: money(position.debt?.amount ?? 0), cash: money(seat?.cash ?? 0), city: (seat?.destination ?? "none").replaceAll("_", " ") };
  return has(key) ? t(key, values) : decision?.text;
}

const FIGURES = { cash: ["cash", money], net_worth: ["worth", money], level: ["level", String], engine: ["engine-column", String], destination: ["journey", (name) => (name ?? "–").replaceAll("_", " ")] };

function changes(preview, view) {
  return (preview.changes || []).flatMap(({ path: [kind, place, figure], before, after }) => {
    if (kind !== "seats" || !FIGURES[figure]) return [];
    const [key, show] = FIGURES[figure];
    return [{ name: `${nameOf(view, place + 1)}: ${t(key)}`, before: show(before), after: show(after) }];
  });
}

const TOUR = [".stage-frame", ".decision", ".city-cards", ".stage-frame", ".decision", ".players", "[data-test=deeds]", ".economy-line", ".players"];

export default {
  tour: [...TOUR.map((part, step) => [part, `tour-steel_and_steam-${step + 1}`]), [".history", "tour-history"], [".log-panel", "tour-log"]],
  lightsInside: true,
  grows: () => false,
  travels: (key) => key.startsWith("train-"),
  last,
  rangeTitle: (choice) => choice.text,
  rangeConfirm: (_, amount) => `${t("confirm")}: ${amount}`,
  growsFrom: () => [],
  placesOfFragment: (key) => (key.startsWith("deed-") ? [`property:${key.slice(5)}`] : []),
  mark: () => null,
  Companies: () => null,
  keysOf,
  target,
  ask,
  folds,
  prompt,
  changes,
  lights,
  ghosts,
  pickPlace,
  pickedPlace,
  unpick,
  planned,
  Plan,
  Turn,
  Players,
  More,
  Score,
};
