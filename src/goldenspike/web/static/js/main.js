// Starts the pages: words first, then the page that the address names.
/** @import { ComponentType } from "../vendor/preact.js" */
import { me, meetMe, tellMe } from "./api.js";
import { dressed } from "./dress.js";
import { icons, Spike } from "./icons.js";
import { Languages } from "./languages.js";
import { darkNow, language, theme } from "./prefs.js";
import { address } from "./router.js";
import { speakAbout, start, t } from "./texts.js";
import { effect, html, render, signal, useEffect, useRef, useState } from "./ui.js";

/** A module of a page, with the words of a topic.
 * @template Module
 * @param {string} topic
 * @param {Promise<Module>} module
 * @returns {Promise<Module>} */
const about = (topic, module) => Promise.all([module, speakAbout(topic)]).then(([found]) => found);

/** A page about people, with the words and the style that these share.
 * @param {Promise<ComponentType<any>>} room */
const ofPeople = async (room) => {
  await (await import("./people.js")).prepared();
  return room;
};

/** The part of the house that an address leads to: a module and the component in it.
 * @type {Record<string, () => Promise<ComponentType<any>>>} */
const ROOMS = {
  "": () => about("lobby", import("./lobby.js")).then(({ Lobby }) => Lobby),
  fair: () => about("fair", dressed(import("./fairpage.js"), "fair")).then(({ FairPage }) => FairPage),
  friends: () => ofPeople(import("./friends.js").then(({ FriendsPage }) => FriendsPage)),
  games: () => ofPeople(import("./finished.js").then(({ FinishedPage }) => FinishedPage)),
  link: () => about("account", import("./link.js")).then(({ LinkPage }) => LinkPage),
  me: () => about("account", import("./me.js")).then(({ MePage }) => MePage),
  new: () => about("lobby", import("./newtable.js")).then(({ NewTable }) => NewTable),
  people: () => ofPeople(import("./person.js").then(({ PersonPage }) => PersonPage)),
  puzzles: () => about("puzzle", dressed(import("./puzzles.js"), "puzzles")).then(({ PuzzlesPage }) => PuzzlesPage),
  records: () => ofPeople(about("time", import("./bests.js")).then(({ RecordsPage }) => RecordsPage)),
  replay: () => about("lobby", import("./replay.js")).then(({ Replay }) => Replay),
  rules: () => about("lobby", dressed(import("./rules.js"), "rules")).then(({ Rules }) => Rules),
  stop: () => about("notices", import("./stop.js")).then(({ StopPage }) => StopPage),
  t: () => import("./table.js").then(({ TablePage }) => TablePage),
};
/** The rooms whose addresses name something in them. */
const NAMED = ["people", "puzzles", "records", "rules", "stop", "t"];
/** The components that are loaded. */
const rooms = signal(/** @type {Record<string, ComponentType<any>>} */ ({}));

/** @param {{url: URL}} props */
function Page({ url }) {
  const [, first, second] = url.pathname.split("/");
  const known = NAMED.includes(first) ? Boolean(second) : Object.hasOwn(ROOMS, first);
  useEffect(() => {
    if (known && !rooms.value[first]) ROOMS[first]().then((room) => (rooms.value = { ...rooms.value, [first]: room }));
  }, [first]);
  if (!known) return html`<${Lost} />`;
  const Room = rooms.value[first];
  const query = url.searchParams;
  if (!Room) return html`<main class="page" id="main"></main>`;
  return html`<${Room} key=${second} id=${second} game=${second ?? query.get("game")} hash=${url.hash} query=${query} />`;
}

function Lost() {
  return html`<main class="page narrow" id="main"><header>
    <h1>${t("lost-title")}</h1><p class="lead">${t("lost-lead")}</p></header>
    <p><a class="button primary" href="/">${t("nav-lobby")}</a></p></main>`;
}

/** For somebody whom the operator has shut out: nothing but why, in the server's words.
 * @param {{why: string}} props */
function Banned({ why }) {
  return html`<main class="page narrow" id="main" data-test="banned"><header><h1>Golden Spike</h1>
    <p class="lead">${why}</p></header><p><a href="/privacy">${t("privacy")}</a></p></main>`;
}

function Masthead() {
  const path = address.value.pathname;
  const link = (href, words) => html`<a href=${href} aria-current=${path === href ? "page" : null}>${words}</a>`;
  return html`<header class="masthead ${path.startsWith("/t/") ? "at-table" : ""}">
    <a class="brand ${path.startsWith("/t/") ? "short" : ""}" href="/" aria-label="Golden Spike"><${Spike} />
      <span>Golden Spike</span></a>
    <nav aria-label=${t("nav")}>${link("/", t("nav-lobby"))}${link("/new", t("nav-new"))}${link("/replay",
      t("nav-replay"))}</nav>
    <${Name} />
    <${Languages} />
    <${Theme} />
  </header>`;
}

function Theme() {
  const night = theme.value === "dark" || (theme.value === "auto" && darkNow.value);
  return html`<button class="icon" type="button" data-test="theme" aria-label=${t(night ? "theme-to-light" : "theme-to-dark")}
    title=${t(night ? "theme-to-light" : "theme-to-dark")} onClick=${() => (theme.value = night ? "light" : "dark")}>
    ${night ? icons.sun : icons.moon}</button>`;
}

function Name() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const mine = me.value;
  if (!mine) return null;
  const save = async (event) => {
    event.preventDefault();
    try {
      await tellMe({ name });
      setOpen(false);
    } catch (refused) {
      setError(refused.message);
    }
  };
  const ask = () => {
    setName(mine.name);
    setError("");
    setOpen(true);
  };
  return html`<button type="button" class="button quiet small me" data-test="me" title=${t("name-of", { name: mine.name })}
      onClick=${ask}><span>${mine.name}</span></button>
    ${open && html`<dialog ref=${dialog} onClose=${() => setOpen(false)} aria-labelledby="name-title">
      <form class="inside" onSubmit=${save}>
      <h2 id="name-title">${t("name-title")}</h2>
      <label class="label"><span>${t("name-label")}</span>
        <input class="field" maxlength="24" value=${name} onInput=${(event) => setName(event.target.value)} autofocus /></label>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="row"><button class="button primary" type="submit">${t("save")}</button>
      <button class="button quiet" type="button" onClick=${() => dialog.current?.close()}>${t("cancel")}</button></div>
      <p><a href="/me" data-test="to-me" onClick=${() => dialog.current?.close()}>${t("to-me")}</a></p>
    </form></dialog>`}`;
}

function App() {
  return html`<a class="button skip-link" href="#main">${t("skip")}</a><${Masthead} /><${Page} url=${address.value} />`;
}

async function begin() {
  const app = document.getElementById("app");
  if (!app) return;
  try {
    await Promise.all([start(), meetMe()]);
  } catch (refused) {
    if (refused.answer?.error === "banned") return void render(html`<${Banned} why=${refused.message} />`, app);
    app.textContent = "Golden Spike cannot reach its server. Please load the page again in a moment.";
    return;
  }
  if (me.value?.lang !== language.value) tellMe({ lang: language.value }).catch(() => {});
  render(html`<${App} />`, app);
  effect(() => {
    if (!/^\/(t|rules)\//.test(address.value.pathname)) document.title = "Golden Spike";
  });
}

begin();
addEventListener("load", () => navigator.serviceWorker?.register("/worker.js").catch(() => {}));
