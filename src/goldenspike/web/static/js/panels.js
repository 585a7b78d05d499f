// The frames of the panels that most games have, and plain panels for games without any of their own.
/** @import { Consequence, Panel, Preview, Seat, View } from "./types.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
import { Clock } from "./clock.js";
import { isHere, lookingOn, whereabouts } from "./parlour.js";
import { opened } from "./prefs.js";
import { has, joined, spaced, t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

/** The name of whoever sits in a seat.
 * @param {View} view
 * @param {number | null | undefined} seat */
export const nameOf = (view, seat) => view.seats.find((one) => one.seat === seat)?.name ?? t("dash");

/** Whether a seat is the only one of mine: whoever shares a screen is called by name.
 * @param {View} view
 * @param {number | null | undefined} seat */
export function isMe(view, seat) {
  const mine = view.seats.filter((one) => one.mine);
  return mine.length === 1 && mine[0].seat === seat;
}

/** Somebody's shares of a company. Where a name is cut for want of room, the number that tells it from another one stays.
 * @param {{view: View, seat: number, count: number}} props */
export function Holding({ view, seat, count }) {
  const name = nameOf(view, seat);
  const [, stem, number] = /^(.*?)(\s\d+)?$/.exec(name) ?? ["", name, ""];
  return html`<span class="holding" title=${name}><span class="stem">${stem}</span>
    ${number && html`<span>${number.trim()}</span>`}<span>${t("holding", { count })}</span></span>`;
}

/** Every fact that was not taken back.
 * @param {View} view */
export const factsOf = (view) => [
  ...(view.opening ?? []),
  ...view.log.filter((line) => !line.undone).flatMap((line) => line.facts),
];

/** The CSS class of a panel whose part of the position has changed since my last move.
 * @param {Panel["model"]} model
 * @param {(position: any) => unknown} part */
export function changedSince(model, part) {
  const since = model.since.value;
  if (!since) return "";
  return JSON.stringify(part(since.before.position)) === JSON.stringify(part(model.shown.value.position)) ? "" : "changed";
}

/** What makes a panel one of several that lie behind tabs; `shut` if another is open, undefined if it stands alone.
 * @param {boolean | undefined} shut */
export const behindTab = (shut) => (shut === undefined ? {} : { role: "tabpanel", hidden: shut });

/** @param {string} name
 * @param {boolean} open */
const remember = (name, open) => (opened.value = { ...opened.value, [name]: open });

/** A panel that folds up, and stays so on the next visit.
 * @param {{name: string, title: string, kind?: string, children?: ComponentChildren}} props */
export function Foldable({ name, title, kind = "", children }) {
  const open = opened.value[name] !== false;
  return html`<section class="foldable ${kind} ${open ? "" : "shut"}" aria-labelledby=${`${name}-title`}>
    <h2 id=${`${name}-title`}><button type="button" class="folds" aria-expanded=${open} data-test=${`fold-${name}`}
      onClick=${() => remember(name, !open)}>${title}</button></h2>
    ${open && children}</section>`;
}

/** The panels beside the board, or the leaves of a phone; whoever opens or shuts one of them finds it so again.
 * @param {{kind?: string, children?: ComponentChildren}} props */
export function Panels({ kind = "panels", children }) {
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    for (const panel of around.current?.querySelectorAll("details") ?? []) {
      const open = opened.peek()[panel.dataset.fold ?? ""];
      if (open !== undefined) panel.open = open;
    }
  }, []);
  const keep = (event) => {
    const panel = event.target.closest("summary")?.parentElement;
    if (panel?.dataset.fold) remember(panel.dataset.fold, !panel.open);
  };
  return html`<div class=${kind} ref=${around} onClickCapture=${keep}>${children}</div>`;
}

/** @param {{children?: ComponentChildren}} props */
export const PlayerList = ({ children }) => html`<${Foldable} name="players" title=${t("players")}>
  <ul class="players card">${children}</ul><${Onlookers} /><//>`;

function Onlookers() {
  const count = lookingOn();
  return count > 0 && html`<p class="onlookers soft" data-test="onlookers">${t("here-onlookers", { count })}</p>`;
}

/** A lamp that is lit while the person in a seat is here, and tells how long ago that was.
 * @param {{seat: number}} props */
export function Here({ seat }) {
  const words = whereabouts(seat);
  return words && html`<span class="here ${isHere(seat) ? "lit" : ""}" role="img" aria-label=${words} title=${words}
    data-test="here"></span>`;
}

/** @param {{children?: ComponentChildren}} props */
export const CompanyList = ({ children }) => html`<${Foldable} name="companies" title=${t("companies")} kind="companies-panel">
  <ul class="companies">${children}</ul><//>`;

/** @param {{view: View, seat: Seat}} props */
export const PlayerName = ({ view, seat }) => html`<strong class="name">${seat.name}</strong><${Here} seat=${seat.seat} />
  ${isMe(view, seat.seat) && html`<span class="badge">${t("you-here")}</span>`}
  ${seat.stands_in && html`<span class="badge" data-test="bot-plays">${t("bot-plays")}</span>`}
  <${Clock} view=${view} seat=${seat} />`;

/** Who is to decide now.
 * @param {Panel & {seat: Seat}} props */
export const Asked = ({ model, seat }) => (model.at.value === null && seat.asked
  ? html`<span class="badge turn" data-test="asked">${t("asked-here")}</span>`
  : null);

/** @param {{game?: string, unit?: ComponentChildren, under?: ComponentChildren, children?: ComponentChildren}} props */
export const ScoreCard = ({ game, unit, under, children }) => html`<section class="score card" aria-labelledby="score-title"
  data-test="score" data-game=${game}><h2 id="score-title">${t("final-score")}</h2>${unit}
  <div class="wide" tabindex="0" role="group" aria-labelledby="score-title"><table>${children}</table></div>${under}</section>`;

/** @param {{parts: (string | false | null)[]}} props */
export const TurnLine = ({ parts }) => html`<p class="turn" data-test="turn">${joined("list-dotted", parts)}</p>`;

/** @param {string} key */
const word = (key) => (has(key) ? t(key) : spaced(key));

/** @param {{view: View}} props */
export function PlainTurn({ view }) {
  const { phase, turn, turns } = view.position;
  const parts = [turn && turns && has("turn") && t("turn", { turn, turns }), phase && word(`phase-${phase}`)];
  return html`<${TurnLine} parts=${parts} />`;
}

/** @param {Record<string, unknown>} seat */
const figures = (seat) => Object.entries(seat).filter(([key, value]) => typeof value === "number" && key !== "seat");

/** @param {Panel} panel */
export function PlainPlayers({ model, view }) {
  const places = view.position.seats ?? [];
  const figure = ([key, value]) => html`<span class="figure"><span class="soft">${word(key)}</span>${value}</span>`;
  const row = (seat, place) => html`<li class="player ${seat.asked ? "asked" : ""}" data-seat=${seat.seat} key=${seat.seat}>
    <span class="top"><${PlayerName} view=${view} seat=${seat} /></span>
    <span class="figures"><${Asked} model=${model} view=${view} seat=${seat} />
      ${figures(places[place] ?? {}).map(figure)}</span></li>`;
  return html`<${PlayerList}>${view.seats.map(row)}<//>`;
}

/** @param {Panel} panel */
export function PlainScore({ view }) {
  const { scores, winners } = view.result ?? { scores: [], winners: [] };
  const rows = view.seats.map((seat, place) => ({ seat, score: scores[place] })).sort((a, b) => b.score - a.score);
  const row = ({ seat, score }) => html`<tr class=${winners.includes(seat.seat) ? "won" : ""}>
    <th scope="row">${seat.name}</th><td>${score}</td></tr>`;
  return html`<${ScoreCard}><tbody>${rows.map(row)}</tbody><//>`;
}

/** Every number of the position that changes, by its path.
 * @param {Preview} preview
 * @returns {Consequence[]} */
export function changesOf(preview) {
  const part = (one) => (typeof one === "number" ? one + 1 : word(one));
  return (preview.changes ?? [])
    .filter(({ before, after }) => typeof before === "number" && typeof after === "number")
    .map(({ path, before, after }) => ({ name: joined("list-spaced", path.map(part)), before, after }));
}

/** A line of consequences about the figure of a seat.
 * @param {View} view
 * @param {number} seat
 * @param {string} figure
 * @param {any} before
 * @param {any} after */
export const figureOfSeat = (view, seat, figure, before, after) =>
  figureOf(isMe(view, seat) ? t("you-named") : nameOf(view, seat), figure, before, after);

/** A line of consequences: somebody's or something's figure.
 * @param {string} whose
 * @param {string} figure
 * @param {any} before
 * @param {any} after
 * @returns {Consequence} */
export const figureOf = (whose, figure, before, after) => ({ name: t("figure-of", { whose, figure }), before, after });
