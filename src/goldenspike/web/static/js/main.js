// Starts the pages: words first, then the page that the address names.
import { me, meetMe, tellMe } from "./api.js";
import { icons, Spike } from "./icons.js";
import { Lobby } from "./lobby.js";
import { NewTable } from "./newtable.js";
import { darkNow, language, LANGUAGES, theme } from "./prefs.js";
import { Replay } from "./replay.js";
import { address } from "./router.js";
import { Rules } from "./rules.js";
import { TablePage } from "./table.js";
import { start, t } from "./texts.js";
import { effect, html, render, useEffect, useRef, useState } from "./ui.js";

function page(url) {
  const [, first, second] = url.pathname.split("/");
  if (!first) return html`<${Lobby} />`;
  if (first === "new") return html`<${NewTable} game=${url.searchParams.get("game")} />`;
  if (first === "replay") return html`<${Replay} />`;
  if (first === "rules" && second) return html`<${Rules} game=${second} hash=${url.hash} key=${second} />`;
  if (first === "t" && second) return html`<${TablePage} id=${second} key=${second} query=${url.searchParams} />`;
  return html`<${Lost} />`;
}

function Lost() {
  return html`<main class="page narrow" id="main"><header>
    <h1>${t("lost-title")}</h1><p class="lead">${t("lost-lead")}</p></header>
    <p><a class="button primary" href="/">${t("nav-lobby")}</a></p></main>`;
}

function Masthead() {
  const path = address.value.pathname;
  const link = (href, words) => html`<a href=${href} aria-current=${path === href ? "page" : null}>${words}</a>`;
  return html`<header class="masthead ${path.startsWith("/t/") ? "at-table" : ""}">
    <a class="brand ${path.startsWith("/t/") ? "short" : ""}" href="/" aria-label="Golden Spike"><${Spike} /><span>Golden Spike</span></a>
    <nav aria-label=${t("nav")}>${link("/", t("nav-lobby"))}${link("/new", t("nav-new"))}${link("/replay", t("nav-replay"))}</nav>
    <${Name} />
    <select aria-label=${t("language")} value=${language.value} onChange=${(event) => speak(event.target.value)}>
      ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
    </select>
    <${Theme} />
  </header>`;
}

function speak(tag) {
  language.value = tag;
  tellMe({ lang: tag }).catch(() => {});
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
  const dialog = useRef(null);
  useEffect(() => {
    if (open) dialog.current.showModal();
  }, [open]);
  if (!me.value) return null;
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
    setName(me.value.name);
    setError("");
    setOpen(true);
  };
  return html`<button type="button" class="button quiet small me" data-test="me" title=${t("name-change")} onClick=${ask}>${me.value.name}</button>
    ${open && html`<dialog ref=${dialog} onClose=${() => setOpen(false)} aria-labelledby="name-title"><form class="inside" onSubmit=${save}>
      <h2 id="name-title">${t("name-title")}</h2>
      <label class="label"><span>${t("name-label")}</span>
        <input class="field" maxlength="24" value=${name} onInput=${(event) => setName(event.target.value)} autofocus /></label>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="row"><button class="button primary" type="submit">${t("save")}</button>
      <button class="button quiet" type="button" onClick=${() => dialog.current.close()}>${t("cancel")}</button></div>
    </form></dialog>`}`;
}

function App() {
  return html`<a class="button skip-link" href="#main">${t("skip")}</a><${Masthead} />${page(address.value)}`;
}

async function begin() {
  const app = document.getElementById("app");
  try {
    await Promise.all([start(), meetMe()]);
  } catch {
    app.textContent = "Golden Spike cannot reach its server. Please load the page again in a moment.";
    return;
  }
  if (me.value.lang !== language.value) tellMe({ lang: language.value }).catch(() => {});
  render(html`<${App} />`, app);
  effect(() => {
    if (!address.value.pathname.startsWith("/t/")) document.title = "Golden Spike";
  });
}

begin();
