// The page of a table: the board large, the decision beside it, panels, log and history around them.
import { Decision } from "./decision.js";
import { Help, Settings } from "./dialogs.js";
import { gameModule } from "./games.js";
import { Gathering } from "./gathering.js";
import { History } from "./history.js";
import { icons } from "./icons.js";
import { keys } from "./keys.js";
import { Log, Spoken } from "./log.js";
import { TableModel } from "./model.js";
import { toured } from "./prefs.js";
import { noteWords } from "./shown.js";
import { Stage } from "./stage.js";
import { Tour } from "./tour.js";
import { get, inMyLanguage } from "./api.js";
import { speakOf, t } from "./texts.js";
import { effect, html, useEffect, useMemo, useSignal, useState } from "./ui.js";

export function TablePage({ id, query }) {
  const [game, setGame] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    get(`/api/tables/${id}`, { key: query.get("key"), ...inMyLanguage() })
      .then((view) => Promise.all([view, gameModule(view.game), speakOf(view.game)]))
      .then(([view, module]) => setGame({ view, module }), setProblem);
  }, [id]);
  if (problem) return html`<${Problem} refused=${problem} />`;
  return game ? html`<${Table} view=${game.view} query=${query} game=${game.module} />` : html`<main class="table-page" id="main"></main>`;
}

function Problem({ refused }) {
  const known = { 404: "unknown-table", 403: "private-table", 0: "offline" }[refused.status];
  return html`<main class="page narrow" id="main" data-test="problem"><header><h1>${t(known ? `${known}-title` : "trouble-title")}</h1>
    <p class="lead">${known ? t(`${known}-lead`) : refused.message}</p></header>
    <p><a class="button primary" href="/">${t("nav-lobby")}</a></p></main>`;
}

function Table({ view: first, query, game }) {
  const model = useMemo(() => new TableModel(first, query, game), [first.id]);
  const dialog = useSignal(null);
  useEffect(() => {
    const unlisten = keys(model, dialog);
    const untitle = effect(() => announce(model));
    return () => {
      unlisten();
      untitle();
      model.close();
      document.getElementById("icon").href = "/static/icon.svg";
    };
  }, [model]);
  if (model.problem.value) return html`<${Problem} refused=${model.problem.value} />`;
  if (!model.live.value) return html`<main class="table-page" id="main"></main>`;
  if (model.live.value.status === "open") return html`<${Gathering} model=${model} /><${Note} model=${model} />`;
  const view = model.shown.value;
  return html`<main class="table-page ${model.at.value === null ? "" : "past"}" id="main">
    <h1 class="unseen">${view.title}</h1>
    <div class="table-board">
      <${Stage} model=${model} />
      <${game.Companies} model=${model} view=${view} />
      <${History} model=${model} />
    </div>
    <div class="table-side">
      <${Heading} model=${model} view=${view} dialog=${dialog} />
      <${Decision} model=${model} />
      ${model.live.value.result && (model.at.value === null || model.at.value === model.live.value.seq) && html`<${game.Score} model=${model} view=${model.live.value} />`}
      <${game.Players} model=${model} view=${view} />
      <${game.More} model=${model} view=${view} />
      <${Log} model=${model} />
    </div>
    <${Spoken} model=${model} />
    <${Note} model=${model} />
    ${dialog.value === "help" && html`<${Help} onClose=${() => dialog.value === "help" && (dialog.value = null)} game=${model.live.value.game}
      onTour=${game.tour && (() => (dialog.value = "tour"))} />`}
    ${game.tour && (dialog.value === "tour" || (dialog.value === null && isNewHere(model))) && html`<${Tour} steps=${game.tour} onClose=${() => endTour(model, dialog)} />`}
    ${dialog.value === "settings" && html`<${Settings} onClose=${() => (dialog.value = null)} />`}
  </main>`;
}

/** Whoever plays this game for the first time is shown round. */
function isNewHere(model) {
  const { game, status } = model.live.value;
  return status === "running" && model.mySeats.value.length > 0 && !toured.value.includes(game);
}

/** The tour ends where the game begins: at what is asked. */
function endTour(model, dialog) {
  dialog.value = null;
  const { game } = model.live.value;
  if (!toured.value.includes(game)) toured.value = [...toured.value, game];
  const decision = document.querySelector(".decision");
  decision?.closest(".table-side").scrollTo({ top: 0 });
  scrollTo({ top: 0 });
  decision?.focus({ preventScroll: true });
}

function Heading({ model, view, dialog }) {
  const { Turn } = model.game;
  return html`<div class="heading"><p class="game-title">${view.title}</p>
    <div class="tools">
      <button class="icon" type="button" data-test="undo" title="${t("undo")} (u)" aria-label=${t("undo")}
        disabled=${!model.live.value.undo?.allowed || model.at.value !== null} onClick=${() => model.undo()}>${icons.undo}</button>
      <button class="icon" type="button" data-test="settings" title=${t("settings")} aria-label=${t("settings")} onClick=${() => (dialog.value = "settings")}>${icons.gear}</button>
      <button class="icon" type="button" data-test="help" title="${t("help-title")} (?)" aria-label=${t("help-title")} onClick=${() => (dialog.value = "help")}>${icons.help}</button>
    </div><${Turn} view=${view} /></div>`;
}

function Note({ model }) {
  const lost = model.connection.value === "lost";
  const words = lost ? t("note-lost") : noteWords(model.note.value);
  return html`<div class="note ${lost ? "lost" : ""}" role="status" data-test="note" hidden=${!words}>${words}</div>`;
}

/** Title and icon tell from another tab that it is your turn. */
function announce(model) {
  const view = model.live.value;
  if (!view) return;
  const mine = model.myTurn.value;
  document.title = mine ? `● ${t("your-turn")} – ${view.title}` : view.status === "over" ? `${t("status-over")} – ${view.title}` : `${view.title} – Golden Spike`;
  document.getElementById("icon").href = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
}
