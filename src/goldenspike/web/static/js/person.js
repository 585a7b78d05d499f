// A person's page: how strong they are at each title, how their games came out, and how they did against others.
/** @import { AgainstShown, PersonShown, RatingShown, SeatsShown } from "./peopletypes.js" */
/** @import { OfferedGame } from "./types.js" */
import { post } from "./api.js";
import { Course } from "./course.js";
import { Trouble, useAction } from "./forms.js";
import { Figures, Named, PlayedList, day, number, ratingWords, useFound } from "./people.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

const COMPANIES = ["people", "bots", "mixed"];

/** What I can do about somebody, or about my own page.
 * @param {{person: PersonShown, onChange: (person: PersonShown) => void}} props */
function Doing({ person, onChange }) {
  const { run, busy, error } = useAction(async ([path, body, change]) => {
    await post(path, body);
    onChange({ ...person, ...change });
  });
  const button = (words, name, ...what) => html`<button class="button small" type="button" data-test=${name} disabled=${busy}
    onClick=${() => run(what)}>${words}</button>`;
  const { id, friend, hidden, mine } = person;
  return html`<div class="row">
    ${mine && html`<a class="button small" href="/friends">${t("friends-title")}</a>`}
    ${mine && button(t(hidden ? "page-show" : "page-hide"), "hide", "/api/people/hide", { hidden: !hidden }, {
      hidden: !hidden })}
    ${!mine && friend === "none" && button(t("friend-ask"), "friend-ask", "/api/friends", { id }, { friend: "asked" })}
    ${!mine && friend === "asked" && html`<span class="badge">${t("friend-asked")}</span>`}
    ${!mine && friend === "friend" && html`<span class="badge" data-test="is-friend">${t("friend-is")}</span>`}
    ${!mine && friend !== "blocked" && button(t("friend-block"), "block", "/api/friends/block", { id }, { friend: "blocked" })}
    ${!mine && friend === "blocked" && button(t("friend-unblock"), "unblock", "/api/friends/block", { id, blocked: false }, {
      friend: "none" })}
    </div><${Trouble} error=${error} />
    ${mine && hidden && html`<p class="soft" data-test="hidden">${t("page-hidden")}</p>`}`;
}

/** @param {{rating: RatingShown}} props */
const Rated = ({ rating }) => html`<div class="rated" data-test=${`rating-${rating.company}`}>
  <h4>${t(`company-${rating.company}`)}</h4>
  <p><strong class="figure">${ratingWords(rating)}</strong> <span class="soft">${t("games-count", {
    count: rating.games })}</span></p>
  ${rating.course.length > 1 && html`<${Course} points=${rating.course} />`}</div>`;

/** @param {{rows: SeatsShown[], company: string}} props */
function BySeat({ rows, company }) {
  const cells = rows.map((row) => [
    t("players-count", { count: row.players }), row.seat, row.games, t("won-of", { won: row.won,
      share: Math.round((100 * row.won) / row.games) }),
    number(row.rank, 1), row.score === null ? t("dash") : number(row.score, 1), row.best === null ? t("dash")
      : number(row.best)]);
  const heads = ["players", "seat", "games", "won", "place", "score", "best"].map((head) => t(`head-${head}`));
  return rows.length > 0 && html`<${Figures} deep title=${t("by-seat", { among: t(`company-${company}`) })} heads=${heads}
    rows=${cells}
    name=${`by-seat-${company}`} />`;
}

/** @param {{rows: AgainstShown[]}} props */
function HeadToHead({ rows }) {
  const cells = rows.map((row) => [html`<${Named} person=${row.person} name=${row.name} />`, row.games, row.ahead, row.behind]);
  const heads = ["against", "games", "ahead", "behind"].map((head) => t(`head-${head}`));
  return rows.length > 0 && html`<${Figures} deep title=${t("head-to-head")} heads=${heads} rows=${cells} name="head-to-head" />`;
}

/** @param {{game: OfferedGame, person: PersonShown}} props */
function Title({ game, person }) {
  const of = (rows) => rows.filter((row) => row.game === game.name);
  const ratings = of(person.ratings);
  return html`<section class="card part" aria-labelledby=${`of-${game.name}`} data-test=${`of-${game.name}`}>
    <h2 id=${`of-${game.name}`}><a href=${`/records/${game.name}`}>${game.title}</a></h2>
    ${ratings.length > 0 && html`<h3>${t("rating")}</h3><div class="ratings">
      ${ratings.map((rating) => html`<${Rated} key=${rating.company} rating=${rating} />`)}</div>`}
    ${COMPANIES.map((company) => html`<${BySeat} key=${company} company=${company}
      rows=${of(person.seats).filter((row) => row.company === company)} />`)}
    <${HeadToHead} rows=${of(person.against)} /></section>`;
}

/** @param {{id: string}} props */
export function PersonPage({ id }) {
  const { found: person, error, set } = useFound(`/api/people/${id}`);
  const { found: games } = useFound("/api/games");
  if (error) {
    return html`<main class="page narrow" id="main"><header><h1>${t("person-unknown")}</h1>
      <p class="lead">${t("person-unknown-about")}</p></header><p><a class="button"
        href="/games">${t("finished-title")}</a></p></main>`;
  }
  if (!person || !games) return html`<main class="page" id="main"></main>`;
  const played = games.filter(({ name }) => person.seats.some((row) => row.game === name));
  return html`<main class="page people" id="main" data-test="person"><header><h1>${person.name}</h1>
      <p class="lead">${t(person.mine ? "person-mine" : "person-since", { day: day(person.since) })}</p>
      <${Doing} person=${person} onChange=${set} /></header>
    ${played.map((game) => html`<${Title} key=${game.name} game=${game} person=${person} />`)}
    ${!played.length && html`<p class="empty" data-test="no-results">${t("person-empty")}</p>`}
    <p class="soft">${t("rating-about")}</p>
    <section aria-labelledby="played"><h2 id="played">${t("finished-title")}</h2><${PlayedList} query=${{
      player: id }} /></section>
  </main>`;
}
