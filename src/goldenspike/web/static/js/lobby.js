// The lobby: play at once, my games with those that wait for me first, and public tables.
/** @import { InvitationShown } from "./peopletypes.js" */
/** @import { Account, Listed, OfferedGame } from "./types.js" */
import { Agreed } from "./agreed.js";
import { get, me } from "./api.js";
import { Level, quickBot } from "./levels.js";
import { language, lessons } from "./prefs.js";
import { go } from "./router.js";
import { boardName, optionName, optionValue } from "./setup.js";
import { has, joined, listOf, speakOf, t } from "./texts.js";
import { html, later, useEffect, useRef, useState } from "./ui.js";

const Invited = later(async () => {
  const [{ Invited: part }, { prepared }] = await Promise.all([import("./invited.js"), import("./people.js")]);
  await prepared();
  return part;
});

const REFRESH = 8000;
/** In minutes. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const SPANS = [["day", 1440], ["hour", 60], ["minute", 1]];

/** A game against bots on the game's first board: you and two bots, or as many as it needs.
 * @param {OfferedGame} game */
function againstBots(game) {
  const count = Math.max(game.fewest, Math.min(3, game.most));
  const bots = Array(count - 1).fill({ kind: "bot", bot: quickBot(game) });
  return { game: game.name, public: false, seats: [{ kind: "me" }, ...bots] };
}

/** A list, read again and again, and a way to change it before.
 * @param {string} path
 * @param {Record<string, any>} [query]
 * @returns {[any[] | null, (list: any[]) => void]} */
function useList(path, query) {
  const [list, setList] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    let gone = false;
    const load = () =>
      document.visibilityState === "visible" &&
      get(path, query)
        .then((found) => gone || setList(found))
        .catch(() => {});
    load();
    const timer = setInterval(load, REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [path, query?.which]);
  return [list, setList];
}

/** The tables of a list.
 * @param {"mine" | "public" | "finished"} which
 * @returns {Listed[] | null} */
export const useTables = (which) => useList("/api/tables", { which })[0];

/** Tables to which I am invited. */
function Invitations() {
  const [list, setList] = /** @type {[InvitationShown[] | null, (list: any[]) => void]} */ (useList("/api/invitations"));
  const again = () => get("/api/invitations").then(setList).catch(() => {});
  return list && list.length > 0 && html`<${Invited} invitations=${list} onGone=${again} />`;
}

/** What is played there: the board, and options that are not the usual ones.
 * @param {Listed} table */
function setupOf(table) {
  const option = ([name, value]) => t("option-is", { option: optionName(name), value: optionValue(name, value) });
  return joined("list-dotted", [boardName(table.board), ...Object.entries(table.special).map(option)]);
}

/** @param {{table: Listed}} props */
export function TableCard({ table }) {
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const asked = table.status === "running" ? table.seats.filter((seat) => seat.asked).map((seat) => seat.name) : [];
  const standing = table.status === "open" ? t("seats-open", { count: open }) : t(`status-${table.status}`);
  const foreign = Object.keys(table.special).some((option) => !has(`option-${option}`));
  useEffect(() => {
    if (foreign) speakOf(table.game).catch(() => {});
  }, [foreign]);
  return html`<li><a class="card ${table.waiting ? "turn" : ""}" href=${`/t/${table.id}`}>
    <span class="top"><strong>${table.title}</strong>
      <span class="badge ${table.waiting ? "turn" : ""}">${table.waiting ? t("your-turn") : standing}</span></span>
    <span class="soft setup">${setupOf(table)}</span>
    ${table.time.kind !== "none" && html`<${Agreed} time=${table.time} />`}
    <span>${joined("list-dotted", table.seats.map((seat) => (seat.kind === "open" ? t("seat-open") : seat.name)))}</span>
    ${asked.length > 0 && !table.waiting && html`<span>${t("waiting-for", { names: listOf(asked),
      count: asked.length })}</span>`}
    <${Ago} changed=${new Date(table.changed * 1000)} /></a></li>`;
}

/** When something last happened at a table.
 * @param {{changed: Date}} props */
function Ago({ changed }) {
  const whole = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const relative = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((Date.now() - changed.getTime()) / 60000));
  const [unit, length] = SPANS.find(([, span]) => minutes >= span) ?? [/** @type {const} */ ("second"), Infinity];
  return html`<time class="soft" datetime=${changed.toISOString()} title=${whole.format(changed)}
    >${relative.format(-Math.floor(minutes / length), unit)}</time>`;
}

/** @param {{title: string, tables: Listed[] | null, empty?: string, name: string}} props */
function Tables({ title, tables, empty, name }) {
  return html`<section aria-labelledby=${name} data-test=${name}><h2 id=${name}>${title}</h2>
    ${tables && tables.length > 0 && html`<ul class="tables">
      ${tables.map((table) => html`<${TableCard} table=${table} key=${table.id} />`)}</ul>`}
    ${tables && !tables.length && html`<p class="empty">${empty}</p>`}</section>`;
}

/** A picture that is fetched when it comes into sight; the browser's own lazy loading starts long before.
 * @param {{name: string}} props */
function Picture({ name }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const look = (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true);
    const watch = new IntersectionObserver(look, { rootMargin: "-60px 0px" });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return html`<div class="picture" aria-hidden="true" ref=${frame}>${seen && html`<img src=${`/static/games/${name}/cover.webp`}
    alt="" onError=${(event) => event.target.remove()} />`}</div>`;
}

/** @param {{game: OfferedGame, isNew: boolean}} props */
function GameCard({ game, isNew }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const begin = (opening) => async () => {
    setBusy(true);
    try {
      await opening();
    } catch (refused) {
      setError(refused.message);
      setBusy(false);
    }
  };
  const play = begin(async () => {
    const { id } = await (await import("./draw.js")).openTable(againstBots(game));
    go(`/t/${id}`);
  });
  const scene = Math.min(lessons.value[game.name] || 1, game.scenes);
  const learn = begin(async () => (await import("./guide.js")).openScene(game.name, scene));
  const learning = (kind) => html`<button type="button" class="button ${kind}" data-test="learn" disabled=${busy}
    onClick=${learn}
    >${scene > 1 ? t("learn-on", { scene, scenes: game.scenes }) : t("learn")}</button>`;
  const about = `about-${game.name}`;
  return html`<article class="card game" data-game=${game.name}>
    <${Picture} name=${game.name} />
    <div class="words"><h2>${game.title}</h2>
      ${has(about) && html`<p>${t(about)}</p>`}
      <p class="soft">${t("players-range", { fewest: game.fewest, most: game.most })}</p>
      <div class="row"><button type="button" class="button primary big" data-test="play-now" disabled=${busy} onClick=${play}
        >${t("play-now")}</button>${isNew && game.scenes > 0 && learning("big")}</div>
      <div class="row">${!isNew && game.scenes > 0 && learning("quiet small")}
        <a href=${`/new?game=${game.name}&seats=open`}>${t("with-people")}</a>
        <a href=${`/rules/${game.name}`}>${t("rules")}</a>
        ${game.puzzles > 0 && html`<a href=${`/puzzles/${game.name}`} data-test="puzzles">${t("puzzles")}</a>`}</div>
      ${error && html`<p class="error" role="alert">${error}</p>`}
    </div></article>`;
}

/** Whoever plays as a guest is told how their games are kept. */
function Unkept() {
  const [account, setAccount] = useState(/** @type {Account | null} */ (null));
  useEffect(() => {
    get("/api/account").then(setAccount).catch(() => {});
  }, []);
  if (!account || account.login || account.sessions.length > 1) return null;
  return html`<p class="soft" data-test="unkept">${t("keep-games-lead")} <a href="/me">${t("keep-games")}</a></p>`;
}

/** @param {Listed} table */
const isMine = (table) => table.seats.some((seat) => seat.mine);

export function Lobby() {
  const [games, setGames] = useState(/** @type {OfferedGame[]} */ ([]));
  useEffect(() => {
    get("/api/games").then(setGames).catch(() => {});
  }, []);
  const mine = useTables("mine");
  const open = useTables("public");
  const going = mine && mine.filter((table) => table.status !== "over");
  const waiting = going ? going.filter((table) => table.waiting).length : 0;
  const finished = useTables("finished");
  const isNew = Boolean(mine && finished) && ![...(mine ?? []), ...(finished ?? [])].some(isMine);
  const others = open && open.filter((table) => !table.seats.some((seat) => seat.mine));
  return html`<main class="page" id="main">
    <header><h1>${t("lobby-title")}</h1><p class="lead">${t("lobby-lead")}</p>
      <nav class="row" aria-label=${t("nav-people")}><a href=${`/people/${me.value?.id}`}
        data-test="my-page">${t("nav-my-page")}</a>
        <a href="/friends" data-test="to-friends">${t("nav-friends")}</a>
        <a href="/games" data-test="to-finished">${t("finished-games")}</a></nav></header>
    <${Invitations} />
    ${waiting > 0 && html`<${Tables} name="mine" title=${t("my-games")} tables=${going} />`}
    ${going && going.length > 0 && html`<${Unkept} />`}
    <${Level} games=${games} />
    <div class="games">${games.map((game) => html`<${GameCard} game=${game} isNew=${isNew} key=${game.name} />`)}</div>
    ${waiting === 0 && html`<${Tables} name="mine" title=${t("my-games")} tables=${going} empty=${t("my-games-empty")} />`}
    <${Tables} name="public" title=${t("public-tables")} tables=${others} empty=${t("public-tables-empty")} />
    ${finished && finished.length > 0 && html`<${Tables} name="finished" title=${t("finished-games")}
      tables=${finished.slice(0, 12)} />`}
  </main><footer class="foot"><span>Golden Spike</span><a href="/docs">${t("foot-api")}</a>
    <a href="/replay">${t("nav-replay")}</a><a href="/privacy" data-test="privacy">${t("privacy")}</a></footer>`;
}
