// Steel & Steam on the page: what is on its board, what a click means, and what its choices bring.
/** @import { Change, Choice, Consequence, Decision, Fold, GamePage } from "../../js/types.js" */
/** @import { Place, Preview, TableModel, View } from "../../js/types.js" */
import { keysOf as plainKeys } from "../../js/drawing.js";
import { figureOfSeat, isMe, nameOf } from "../../js/panels.js";
import { pickPlace as pick } from "../../js/stage.js";
import { has, spaced, t } from "../../js/texts.js";
import { html, later } from "../../js/ui.js";
import { money } from "./amounts.js";
import { picker } from "./cards.js";
import { gains, momentOf, turnWords } from "./moments.js";
import { More } from "./panels.js";
import { plannerOf, unpick } from "./planner.js";
import { Players, Turn } from "./players.js";
import { favoured, ghosts, lights, pickedPlace, pickPlace, Plan, planned } from "./routes.js";

const Score = later(() => import("./score.js").then((part) => part.Score));

/** The kinds of choices that manage deeds; they are possible at any time. */
const MANAGEMENT = ["mortgage", "payoff", "giveup"];
const DEALS = ["buy", "takeover"];
/** The kinds of choices that end or forgo something. */
const LAST = ["nothing", "dump", "stop", "swap", "allow"];

/** Whether the question itself is about deeds: somebody owes money or faces a takeover.
 * @param {View} view */
const isPressing = (view) => ["payment", "takeover"].includes(view.position.phase);

/** The keys of a place; on the board, cities are spaces.
 * @param {Place} place */
const keysOf = (place) => plainKeys(place).map((key) => key.replace(/^city:/, "space:"));

/** The thing to click for a choice: a space, a city card, or a property's line; deeds are managed in their
 * panel, unless the question is about them.
 * @param {Choice} choice
 * @param {View} view */
function target({ place, kind, values }, view) {
  if (kind === "pick" || kind === "home") return `card:${values.card}`;
  if (kind === "move") return `space:${place.space}`;
  if (kind === "yard") return `space:${place.city}`;
  return DEALS.includes(kind) || (isPressing(view) && MANAGEMENT.includes(kind)) ? `property:${place.property}` : null;
}

/** The business to be done with a property: a takeover if another player has mortgaged it, else buying it.
 * @param {string} name
 * @param {View} view
 * @param {number | undefined} seat */
function deal(name, view, seat) {
  const { owner, mortgaged } = view.position.deeds[name];
  return mortgaged && owner !== seat ? `takeover ${name}` : `buy ${name}`;
}

/** The lines that a space lies on; a city lies on many.
 * @param {string} space
 * @param {[line: string, one: string, other: string][]} segments */
const linesAt = (space, segments) => [
  ...new Set(segments.filter(([, one, other]) => one === space || other === space).map(([line]) => line)),
];

/** The action that a click on an unlit thing might have meant. While business is done, a milepost stands for its line.
 * @param {string} key
 * @param {View} view
 * @param {TableModel} model */
async function ask(key, view, model) {
  const [kind, name] = key.split(":");
  const lines = linesAt(name, (await plannerOf(model).printed())?.segments ?? []);
  const stands = view.position.phase === "business" && lines.length === 1 ? lines[0] : null;
  const line = kind === "property" ? name : stands;
  if (!line) return lines.slice(0, 1).map((first) => `move ${name} ${first}`);
  if (!model.targets.value.has(`property:${line}`)) return [deal(line, view, view.choices[0]?.seat)];
  pick(model, `property:${line}`);
  return [];
}

/** Single steps are folded up below the routes, and the management of deeds below everything.
 * @param {Choice[]} choices
 * @param {View} view
 * @returns {Fold[]} */
function folds(choices, view) {
  const steps = choices.filter(({ kind }) => kind === "move");
  const deeds = isPressing(view) ? [] : choices.filter(({ kind }) => MANAGEMENT.includes(kind));
  const all = [{ title: t("fold-steps"), choices: steps }, { title: t("fold-deeds"), choices: deeds }];
  return all.filter((fold) => fold.choices.length);
}

/** The dearest deeds first; what ends or forgoes something last.
 * @param {Choice} choice */
function rank({ kind, values }) {
  if (LAST.includes(kind)) return 1;
  return kind === "buy" ? -values.price : 0;
}

/** @param {View} view
 * @param {Decision | undefined} decision */
function prompt(view, decision) {
  const { running, takeover, debt, seats } = view.position;
  const key = `ask-${decision?.rule}`;
  const seat = seats.find((one) => one.seat === decision?.seat);
  if (!has(key)) return decision?.text ?? "";
  return t(key, {
    mps: running.mps,
    property: takeover ?? "",
    debt: money(debt?.amount ?? 0),
    cash: money(seat?.cash ?? 0),
    city: spaced(seat?.destination ?? "none"),
  });
}

const FIGURES = {
  cash: ["cash", money],
  net_worth: ["worth", money],
  level: ["level", String],
  engine: ["engine-column", String],
  destination: ["journey", (name) => (name ? spaced(name) : t("dash"))],
};

/** @param {Change} change
 * @param {View} view
 * @returns {Consequence[]} */
function consequences({ path: [kind, place, figure], before, after }, view) {
  if (kind !== "seats" || !FIGURES[figure]) return [];
  const [key, show] = FIGURES[figure];
  return [figureOfSeat(view, Number(place) + 1, t(key), show(before), show(after))];
}

/** What a takeover would cost; it is only an offer until the owner allows it.
 * @param {string} words
 * @param {View} view
 * @returns {Consequence[]} */
function takeoverCost(words, view) {
  const choice = view.choices.find((one) => one.kind === "takeover" && one.words === words);
  if (!choice) return [];
  const { cash } = view.position.seats.find((one) => one.seat === choice.seat);
  const name = t("takeover-cash", { name: isMe(view, choice.seat) ? t("you-named") : nameOf(view, choice.seat) });
  return [{ name, before: money(cash), after: money(cash - choice.values.price) }];
}

/** @param {Preview} preview
 * @param {View} view */
const changes = (preview, view) => [
  ...preview.changes.flatMap((one) => consequences(one, view)),
  ...takeoverCost(preview.words, view),
];

/** Choices about a property show the railway's name, since its initials say little.
 * @param {Choice} choice
 * @param {TableModel} model */
function mark({ kind, place }, model) {
  const railways = plannerOf(model).board.value?.properties ?? [];
  const railway = kind !== "move" && railways.find(({ initials }) => initials === place.property);
  return railway ? html`<span class="railway">${railway.name}</span>` : null;
}

/** @satisfies {Partial<GamePage>} */
const page = {
  lightsInside: true,
  grows: () => false,
  travels: (fragment) => fragment.startsWith("train-"),
  placesOfFragment: (fragment) => (fragment.startsWith("deed-") ? [`property:${fragment.slice("deed-".length)}`] : []),
  momentOf,
  gains,
  turnWords,
  rank,
  keysOf,
  mark,
  picker,
  target,
  ask,
  folds,
  prompt,
  changes,
  lights,
  favoured,
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
  tour: [
    [".stage-frame", "tour-steel_and_steam-1"],
    [".decision", "tour-steel_and_steam-2"],
    [".city-cards", "tour-steel_and_steam-3"],
    [".stage-frame", "tour-steel_and_steam-4"],
    [".decision", "tour-steel_and_steam-5"],
    [".players", "tour-steel_and_steam-6"],
    ["[data-test=deeds]", "tour-steel_and_steam-7"],
    [".economy-line", "tour-steel_and_steam-8"],
    [".players", "tour-steel_and_steam-9"],
    [".history", "tour-history"],
    [".log-panel", "tour-log"],
  ],
};

export default page;
