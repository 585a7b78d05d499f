// What the pages about people share: numbers and dates as the reader writes them, their style, and lists of finished games.
/** @import { Finished, SeatFinished } from "./peopletypes.js" */
import { get } from "./api.js";
import { wear } from "./dress.js";
import { language } from "./prefs.js";
import { boardName, optionName, optionValue } from "./setup.js";
import { joined, speakAbout, t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** Words and style of these pages. */
export function prepared() {
  return Promise.all([speakAbout("people"), speakAbout("account"), wear("people")]);
}

/** @param {number} value
 * @param {number} [digits] */
export const number = (value, digits = 0) =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** @param {number} moment In seconds. */
export const day = (moment) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(moment * 1000);

/** @param {{value: number, half: number}} rating */
export const ratingWords = ({ value, half }) => t("rating-is", { value: number(value, 1), half: number(half, 1) });

/** What was played: the board, and options that are not the usual ones.
 * @param {{board: string, special: Record<string, string>}} game */
export function setupWords({ board, special }) {
  const option = ([name, value]) => t("option-is", { option: optionName(name), value: optionValue(name, value) });
  return joined("list-dotted", [boardName(board), ...Object.entries(special).map(option)]);
}

/** What the server tells at a path, and again when the path changes; `error` if it refuses.
 * @param {string} path
 * @param {Record<string, any>} [query]
 * @returns {{found: any, error: string, set: (found: any) => void}} */
export function useFound(path, query = {}) {
  const [found, set] = useState(/** @type {any} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    let gone = false;
    set(null);
    setError("");
    get(path, query).then((told) => gone || set(told), (refused) => gone || setError(refused.answer?.error ?? "offline"));
    return () => (gone = true);
  }, [path, JSON.stringify(query)]);
  return { found, error, set };
}

/** A name that leads to its page, where there is one.
 * @param {{person: string | null, name: string}} props */
export const Named = ({ person, name }) =>
  person ? html`<a href=${`/people/${person}`}>${name}</a>` : html`<span>${name}</span>`;

/** A table of figures that can be scrolled sideways on a small screen; `deep` if it stands below a heading of its own.
 * @param {{title: string, heads: string[], rows: any[][], name: string, deep?: boolean}} props */
export function Figures({ title, heads, rows, name, deep = false }) {
  const row = (cells, at) => html`<tr key=${at}>${cells.map((cell, place) =>
    place ? html`<td>${cell}</td>` : html`<th scope="row">${cell}</th>`)}</tr>`;
  return html`<section class="ledger-part"><${deep ? "h3" : "h2"}>${title}<//>
    <div class="ledger-scroll" tabindex="0" role="group" aria-label=${title}><table class="people-table" data-test=${name}>
    <caption class="unseen">${title}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col" key=${head}>${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row)}</tbody></table></div></section>`;
}

/** @param {{seat: SeatFinished}} props */
const Came = ({ seat }) => html`<li class=${seat.won ? "won" : ""}>
  <span class="place">${t("place-short", { place: seat.rank })}</span>
  <${Named} person=${seat.bot === null ? seat.person : null} name=${seat.name} />
  ${seat.score !== null && html`<span class="score">${number(seat.score)}</span>`}
  ${seat.left && html`<span class="soft">${t("came-left")}</span>`}</li>`;

/** @param {{game: Finished}} props */
function Played({ game }) {
  const seats = [...game.seats].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return html`<li class="card played" data-table=${game.id}>
    <h3><a href=${`/t/${game.id}`}>${game.title}</a></h3>
    <p class="soft">${joined("list-dotted", [day(game.ended), setupWords(game), t("decisions-made", {
      count: game.decisions })])}</p>
    <ol class="came">${seats.map((seat) => html`<${Came} key=${seat.seat} seat=${seat} />`)}</ol>
    ${game.given_up && html`<p class="soft">${t("game-given-up")}</p>`}
    ${game.why && html`<p class="soft" data-test="why-not">${t("not-counted", { why: t(`why-not-${game.why}`) })}</p>`}</li>`;
}

/** Finished games, a page at a time.
 * @param {{query: Record<string, any>}} props */
export function PlayedList({ query }) {
  const { found, set } = useFound("/api/finished", query);
  const more = async () => {
    const next = await get("/api/finished", { ...query, before: found.next });
    set({ games: [...found.games, ...next.games], next: next.next });
  };
  if (!found) return html`<p class="soft" role="status">${t("people-loading")}</p>`;
  if (!found.games.length) return html`<p class="empty" data-test="none-found">${t("finished-none")}</p>`;
  return html`<ul class="played-list" data-test="played">${found.games.map((game) => html`<${Played} key=${game.id}
    game=${game} />`)}</ul>
    ${found.next && html`<div class="row"><button class="button" type="button" data-test="more"
      onClick=${more}>${t("finished-more")}</button></div>`}`;
}
