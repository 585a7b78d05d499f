// Steel & Steam on the page: what is on its board, what a click means, and the panels its players expect.
import { keysOf as plainKeys } from "../../js/drawing.js";
import { pickPlace as pick } from "../../js/stage.js";
import { has, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { picker } from "./cards.js";
import { More } from "./panels.js";
import { nameOf, Players, Turn } from "./players.js";
import { deskOf, ghosts, lights, money, pickedPlace, pickPlace, Plan, planned, railways, unpick } from "./routes.js";
import { Score } from "./score.js";

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

/** What doing business with a property would be: a takeover where another player has mortgaged it, else to buy it. */
function deal(name, view, seat) {
  const { owner, mortgaged } = view.position.deeds[name];
  return mortgaged && owner !== seat ? `takeover ${name}` : `buy ${name}`;
}

/** The one line that a space lies on; a city lies on many. */
function lineAt(space, segments) {
  const there = new Set(segments.filter((segment) => segment[1] === space || segment[2] === space).map(([line]) => line));
  return there.size === 1 ? [...there][0] : null;
}

/** The action that a click on an unlit thing might have meant. While business is done, a milepost stands for its line. */
async function ask(key, view, model) {
  const [kind, name] = key.split(":");
  const segments = (await deskOf(model).printed())?.segments ?? [];
  const business = view.position.phase === "business";
  const line = kind === "property" ? name : business && lineAt(name, segments);
  if (line && model.targets.value.has(`property:${line}`)) pick(model, `property:${line}`);
  else if (line) return [deal(line, view, view.choices[0]?.seat)];
  else return segments.filter((segment) => segment[1] === name || segment[2] === name).slice(0, 1).map(([first]) => `move ${name} ${first}`);
  return [];
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

function change({ path: [kind, place, figure], before, after }, view) {
  if (kind !== "seats" || !FIGURES[figure]) return [];
  const [key, show] = FIGURES[figure];
  return [{ name: `${nameOf(view, place + 1)}: ${t(key)}`, before: show(before), after: show(after) }];
}

/** A takeover is only an offer: what it costs once the owner lets it happen. */
function takeover(words, view) {
  const choice = view.choices.find((one) => one.kind === "takeover" && one.words === words);
  if (!choice) return [];
  const { cash } = view.position.seats.find((one) => one.seat === choice.seat);
  return [{ name: t("takeover-cash", { name: nameOf(view, choice.seat) }), before: money(cash), after: money(cash - choice.values.price) }];
}

const changes = (preview, view) => [...(preview.changes || []).flatMap((one) => change(one, view)), ...takeover(preview.words, view)];

/** Initials say little: choices about a property carry the railway's name. */
function mark({ kind, place }) {
  const name = kind !== "move" && railways.value.get(place?.property);
  return name ? html`<span class="railway">${name}</span>` : null;
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
  Companies: () => null,
  keysOf,
  mark,
  picker,
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
