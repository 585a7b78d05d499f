// The search of finished games: by title, player, date, number of players and map; each leads to its replay.
/** @import { OfferedGame } from "./types.js" */
import { address, get, me } from "./api.js";
import { Trouble, useAction } from "./forms.js";
import { PlayedList, useFound } from "./people.js";
import { go } from "./router.js";
import { boardName } from "./setup.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

const DAY = 86400;
const MOST_PLAYERS = 6;
/** @param {string | null} date */
const moment = (date) => (date ? new Date(`${date}T00:00`).getTime() / 1000 : NaN);

/** What the server is asked for, by the address of the page.
 * @param {URLSearchParams} query */
function asked(query) {
  const [since, until] = [moment(query.get("from")), moment(query.get("to")) + DAY];
  const same = ["game", "player", "players", "board"].map((name) => [name, query.get(name)]);
  return { ...Object.fromEntries(same), ...(since >= 0 && { since }), ...(until >= 0 && { until }) };
}

/** @param {{words: string, name: string, chosen: string | null, values: [string, string][]}} props */
const Choose = ({ words, name, chosen, values }) => html`<label class="label"><span>${words}</span>
  <select class="field" name=${name}><option value="">${t("search-any")}</option>
    ${values.map(([value, told]) => html`<option key=${value} value=${value} selected=${value === chosen}>${told}</option>`)}
  </select></label>`;

/** @param {{games: OfferedGame[], query: URLSearchParams}} props */
function SearchForm({ games, query }) {
  const [game, setGame] = useState(query.get("game") ?? "");
  const { run, busy, error } = useAction(async (event) => {
    const given = Object.fromEntries(new FormData(event.target));
    const name = String(given.name).trim();
    const known = name && name === query.get("name") && query.get("player");
    const player = name && (known || (await get("/api/people", { name })).id);
    go(address("/games", { ...given, name, player }));
  });
  const boards = [...new Set(games.filter((one) => !game || one.name === game).flatMap((one) => one.boards))];
  const counts = Array.from({ length: MOST_PLAYERS - 1 }, (_, at) => String(at + 2));
  const date = (words, name) => html`<label class="label"><span>${words}</span>
    <input class="field" type="date" name=${name} value=${query.get(name) ?? ""} /></label>`;
  return html`<form class="card search" role="search" aria-label=${t("finished-search")} data-test="search" onSubmit=${run}>
    <label class="label"><span>${t("game")}</span><select class="field" name="game"
      onChange=${(event) => setGame(event.target.value)}>
      <option value="">${t("search-any")}</option>${games.map((one) =>
        html`<option key=${one.name} value=${one.name} selected=${one.name === game}>${one.title}</option>`)}</select></label>
    <label class="label"><span>${t("finished-player")}</span><input class="field" name="name" maxlength="24" autocomplete="off"
      value=${query.get("name") ?? ""} /></label>
    <${Choose} words=${t("head-players")} name="players" chosen=${query.get("players")} values=${counts.map((one) => [one,
      one])} />
    <${Choose} words=${t("board")} name="board" chosen=${query.get("board")} values=${boards.map((one) => [one,
      boardName(one)])} />
    ${date(t("finished-from"), "from")}${date(t("finished-to"), "to")}
    <div class="row"><button class="button primary" type="submit" data-test="search-now"
      disabled=${busy}>${t("finished-search")}</button>
      <a class="button quiet" href=${address("/games", { player: me.value?.id, name: me.value?.name })}
        data-test="search-mine">${t("my-games")}</a></div>
    <${Trouble} error=${error} /></form>`;
}

/** @param {{query: URLSearchParams}} props */
export function FinishedPage({ query }) {
  const { found: games } = useFound("/api/games");
  if (!games) return html`<main class="page" id="main"></main>`;
  return html`<main class="page people" id="main" data-test="finished-page"><header><h1>${t("finished-title")}</h1>
      <p class="lead">${t("finished-about")}</p></header>
    <${SearchForm} games=${games} query=${query} key=${String(query)} />
    <section aria-labelledby="found"><h2 id="found">${t("finished-found")}</h2><${PlayedList} query=${asked(query)} /></section>
    <nav class="row" aria-label=${t("records-title")}><span class="soft">${t("records-title")}</span>
      ${games.map((game) => html`<a key=${game.name} href=${`/records/${game.name}`}>${game.title}</a>`)}</nav></main>`;
}
