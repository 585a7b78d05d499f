// The puzzles of a game: a list to choose from, with those that were answered, and the way to those of other games.
/** @import { OfferedGame } from "./types.js" */
import { get, inMyLanguage } from "./api.js";
import { language, solved } from "./prefs.js";
import { openPuzzle } from "./riddle.js";
import { boardName } from "./setup.js";
import { joined, t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** @typedef {{number: number, name: string, board: string, players: number, turn: number, rule: string, text: string}} Listed */

/** @param {{game: string}} props */
export function PuzzlesPage({ game }) {
  const [list, setList] = useState(/** @type {Listed[] | null} */ (null));
  const [games, setGames] = useState(/** @type {OfferedGame[]} */ ([]));
  const [error, setError] = useState("");
  useEffect(() => {
    get(`/api/puzzles/${game}`, inMyLanguage()).then(setList, () => setList([]));
  }, [game, language.value]);
  useEffect(() => {
    get("/api/games").then(setGames).catch(() => {});
  }, []);
  const title = games.find((one) => one.name === game)?.title ?? "";
  const open = (number) => openPuzzle(game, number).catch((refused) => setError(refused.message));
  if (!list) return html`<main class="page narrow" id="main"></main>`;
  const mine = solved.value[game] ?? {};
  const next = list.find(({ name }) => !(name in mine)) ?? list[0];
  const right = list.filter(({ name }) => mine[name]).length;
  return html`<main class="page narrow puzzles" id="main"><header>
      <h1>${t("puzzles-title", { game: title })}</h1>
      <p class="lead">${t(list.length ? "puzzles-lead" : "puzzles-none")}</p></header>
    ${next && html`<div class="row"><button type="button" class="button primary big" data-test="puzzle-begin"
      onClick=${() => open(next.number)}>${t("puzzles-begin", { number: next.number })}</button>
      <span class="soft" data-test="puzzles-solved">${t("puzzles-solved", { right, count: list.length })}</span></div>`}
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <ol class="puzzle-list">${list.map((one) => html`<${Entry} key=${one.name} one=${one} answered=${mine[one.name]}
      onOpen=${() => open(one.number)} />`)}</ol>
    <${Others} games=${games.filter(({ name, puzzles }) => name !== game && puzzles > 0)} /></main>`;
}

/** @param {{one: Listed, answered: boolean | undefined, onOpen: () => void}} props */
function Entry({ one, answered, onOpen }) {
  const mark = answered === undefined ? "" : t(answered ? "puzzle-solved" : "puzzle-missed");
  const setting = joined("list-dotted", [boardName(one.board), t("puzzle-turn", { turn: one.turn })]);
  return html`<li><button type="button" class="card puzzle ${answered ? "solved" : ""}" data-test="puzzle" onClick=${onOpen}>
    <strong class="place" aria-hidden="true">${one.number}</strong>
    <span class="words"><span>${one.text}</span><span class="soft">${setting}</span></span>
    ${mark && html`<span class="badge ${answered ? "turn" : ""}">${mark}</span>`}</button></li>`;
}

/** @param {{games: OfferedGame[]}} props */
function Others({ games }) {
  const link = ({ name, title }, place) => html`${place > 0 && " · "}<a key=${name} href=${`/puzzles/${name}`}>${title}</a>`;
  return games.length > 0 && html`<p class="soft">${t("puzzles-others")}${" "}${games.map(link)}</p>`;
}
