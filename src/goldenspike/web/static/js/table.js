// The page of a table: loads it, lays it out for a desk or a phone, and listens to keys.
/** @import { Refused } from "./api.js" */
/** @import { GamePage, TableModel, View } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { get, inMyLanguage } from "./api.js";
import { Aloud } from "./beside.js";
import { Curtain, turnEyes } from "./curtain.js";
import { Desk } from "./desk.js";
import { Skips } from "./focus.js";
import { dressed } from "./dress.js";
import { gamePage } from "./games.js";
import { Heading } from "./heading.js";
import { listenToKeys } from "./keys.js";
import { TableModel as Model } from "./model.js";
import { noteWords } from "./onlooker.js";
import { alerts, boardOnly, narrow, sound, toured } from "./prefs.js";
import { rewrite } from "./router.js";
import { Spoken } from "./spoken.js";
import { speakAbout, speakOf, t } from "./texts.js";
import { Tour } from "./tour.js";
import { effect, html, later, useEffect, useMemo, useSignal, useState } from "./ui.js";

const Phone = later(() =>
  Promise.all([dressed(import("./phone.js"), "phone", "large"), speakAbout("phone")]).then(([part]) => part.Phone),
);
const Gathering = later(() => dressed(import("./gathering.js"), "gathering").then((part) => part.Gathering));
const Guide = later(() => dressed(import("./guide.js"), "guide").then((part) => part.Guide));
const FirstTurn = later(() => dressed(import("./guide.js"), "guide").then((part) => part.FirstTurn));
const Riddle = later(() => dressed(import("./riddle.js"), "guide", "study", "puzzles").then((part) => part.Riddle));
const Doubt = later(() => import("./dialogs.js").then((part) => part.Doubt));
const Help = later(() => import("./dialogs.js").then((part) => part.Help));
const Settings = later(() => import("./dialogs.js").then((part) => part.Settings));
const YourSeat = later(() => import("./yourseat.js").then((part) => part.YourSeat));
const Describe = later(() => import("./describe.js").then((part) => part.Describe));
const Fair = later(() => Promise.all([dressed(import("./fair.js"), "fair"), speakAbout("fair")]).then(([part]) => part.Fair));
const Share = later(() => import("./dialogs.js").then((part) => part.Share));

/** @typedef {Signal<string | null>} OpenDialog The dialog that is open: help, settings or the tour. */

/** Loads the game's part of the page, and the parts of the printed board that it needs.
 * @param {string} name
 * @param {string} path
 * @param {string | null} key
 * @returns {Promise<[GamePage, Record<string, any>]>} */
async function pageAndBoard(name, path, key) {
  const page = await gamePage(name);
  return [page, page.boardParts.length ? await get(`${path}/board`, { key, parts: page.boardParts.join(",") }) : {}];
}

/** Loads the words of the game, and those of its guide or its puzzle where there is one.
 * @param {View} view
 * @param {URLSearchParams} query */
async function speak(view, query) {
  await Promise.all([speakOf(view.game), speakAbout("time")]);
  if (view.lesson || view.puzzle || query.has("note")) await speakAbout("lesson");
  if (view.puzzle) await speakAbout("puzzle");
}

/** @param {{id: string, query: URLSearchParams}} props */
export function TablePage({ id, query }) {
  const [game, setGame] = useState(/** @type {{view: View, page: GamePage, printed: Record<string, any>} | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refused | null} */ (null));
  useEffect(() => {
    const path = `/api/tables/${id}`;
    const key = query.get("key");
    get(path, { key, ...inMyLanguage() })
      .then((view) => Promise.all([view, pageAndBoard(view.game, path, key), speak(view, query)]))
      .then(([view, [page, printed]]) => setGame({ view, page, printed }), setProblem);
  }, [id]);
  if (problem) return html`<${Problem} refused=${problem} />`;
  return game ? html`<${Table} ...${game} query=${query} />` : html`<main class="table-page" id="main"></main>`;
}

/** @param {{refused: Refused}} props */
function Problem({ refused }) {
  const known = { 404: "unknown-table", 403: "private-table", 0: "offline" }[refused.status];
  return html`<main class="page narrow" id="main" data-test="problem"><header>
    <h1>${t(known ? `${known}-title` : "trouble-title")}</h1>
    <p class="lead">${known ? t(`${known}-lead`) : refused.message}</p></header>
    <p><a class="button primary" href="/">${t("nav-lobby")}</a></p></main>`;
}

/** @param {{view: View, query: URLSearchParams, page: GamePage, printed: Record<string, any>}} props */
function Table({ view: first, query, page, printed }) {
  const model = useMemo(() => new Model(first, query, page, printed), [first.id]);
  const dialog = useSignal(/** @type {string | null} */ (null));
  const [noted, setNoted] = useState(query.has("note"));
  const unnote = () => {
    setNoted(false);
    rewrite(`/t/${first.id}`);
  };
  useEffect(() => {
    const unlisten = listenToKeys(model, dialog);
    const untitle = effect(() => announce(model));
    const unring = ringAtTurns(model);
    const unwatch = turnEyes(model);
    return () => {
      unwatch();
      unlisten();
      untitle();
      unring();
      model.close();
      setIcon("/static/icon.svg");
    };
  }, [model]);
  const live = model.live.value;
  if (model.problem.value) return html`<${Problem} refused=${model.problem.value} />`;
  if (live.status === "open") return html`<${Gathering} model=${model} /><${Note} model=${model} />`;
  const view = model.shown.value;
  const heading = html`<${Heading} model=${model} view=${view} dialog=${dialog} />`;
  const look = [model.at.value !== null && "past", model.veiled.value && "veiled", boardOnly.value && "board-only"];
  return html`<main class="table-page ${look.filter(Boolean).join(" ")}" id="main">
    <h1 class="unseen">${view.title}</h1><${Skips} />
    ${live.lesson && html`<${Guide} model=${model} />`}
    ${live.puzzle && html`<${Riddle} model=${model} />`}
    ${noted && html`<${FirstTurn} game=${live.game} onClose=${unnote} />`}
    <${narrow.value ? Phone : Desk} model=${model} view=${view} heading=${heading} />
    <${Spoken} model=${model} /><${Aloud} model=${model} />
    <${Note} model=${model} />
    <${Dialogs} model=${model} dialog=${dialog} />
  </main>`;
}

/** @param {{model: TableModel, dialog: OpenDialog}} props */
function Dialogs({ model, dialog }) {
  const { tour } = model.game;
  const touring = tour.length > 0 && (dialog.value === "tour" || (dialog.value === null && isNewHere(model)));
  return html`${dialog.value === "help" && html`<${Help} onClose=${() => dialog.value === "help" && (dialog.value = null)}
      game=${model.live.value.game} onTour=${tour.length > 0 && (() => (dialog.value = "tour"))}
      onDice=${Boolean(model.live.value.draw) && (() => (dialog.value = "dice"))} />`}
    ${touring && html`<${Tour} steps=${tour} onClose=${() => endTour(model, dialog)} />`}
    ${dialog.value === "settings" && html`<${Settings} onClose=${() => (dialog.value = null)} />`}
    ${dialog.value === "seat" && html`<${YourSeat} model=${model} onClose=${() => (dialog.value = null)} />`}
    ${model.describing.value && html`<${Describe} model=${model} onClose=${() => (model.describing.value = false)} />`}
    ${dialog.value === "share" && html`<${Share} model=${model} onClose=${() => (dialog.value = null)} />`}
    ${dialog.value === "dice" && html`<${Fair} model=${model} onClose=${() => (dialog.value = null)} />`}
    ${model.checking.value && html`<${Fair} model=${model} atOnce onClose=${() => (model.checking.value = false)} />`}
    <${Curtain} model=${model} />
    ${model.doubting.value && html`<${Doubt} model=${model} />`}`;
}

/** Whoever plays this game for the first time is shown round.
 * @param {TableModel} model */
function isNewHere(model) {
  const { game, status, lesson, puzzle } = model.live.value;
  const sits = model.awaited.value === null && model.mySeats.value.length > 0;
  return status === "running" && !lesson && !puzzle && sits && !toured.value.includes(game);
}

/** Closes the tour and moves the focus to the decision.
 * @param {TableModel} model
 * @param {OpenDialog} dialog */
function endTour(model, dialog) {
  dialog.value = null;
  const { game } = model.live.value;
  if (!toured.value.includes(game)) toured.value = [...toured.value, game];
  const decision = /** @type {HTMLElement | null} */ (document.querySelector(".decision"));
  decision?.closest(".table-side")?.scrollTo({ top: 0 });
  scrollTo({ top: 0 });
  decision?.focus({ preventScroll: true });
}

/** @param {{model: TableModel}} props */
function Note({ model }) {
  const lost = model.connection.value === "lost";
  const words = lost ? t("note-lost") : noteWords(model.note.value);
  return html`<div role="status"><div class="note ${lost ? "lost" : ""}" data-test="note" hidden=${!words}>${words}</div></div>`;
}

/** @param {string} href */
function setIcon(href) {
  document.getElementById("icon")?.setAttribute("href", href);
}

/** Title and icon tell from another tab that it is your turn.
 * @param {TableModel} model */
function announce(model) {
  const { title, status } = model.live.value;
  const mine = model.myTurn.value;
  document.title = t(mine ? "tab-your-turn" : status === "over" ? "tab-over" : "tab", { title });
  setIcon(mine ? "/static/icon-turn.svg" : "/static/icon.svg");
}

/** A sound and a notification tell of a turn that begins, to those who wish for them.
 * @param {TableModel} model */
function ringAtTurns(model) {
  let was = model.myTurn.peek();
  return effect(() => {
    const mine = model.myTurn.value;
    if (mine && !was && (sound.peek() || alerts.peek())) {
      const { title } = model.live.peek();
      import("./alerts.js").then(({ tellOfTurn }) => tellOfTurn(model.id, t("your-turn"), title)).catch(() => {});
    }
    was = mine;
  });
}
