// Friends: ask by name, answer, end, block; and who of them is at a table now.
/** @import { FriendsShown, PersonNamed } from "./peopletypes.js" */
import { get, post } from "./api.js";
import { Field, Part, Trouble, useAction } from "./forms.js";
import { Named } from "./people.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

const REFRESH = 8000;

/** A list of people, and what can be done about each.
 * @param {{title: string, name: string, people: (PersonNamed & {here?: boolean})[], does: [string, string, object][],
 *   onDo: (what: [string, object]) => void, busy: boolean, empty?: string}} props */
function People({ title, name, people, does, onDo, busy, empty }) {
  if (!people.length && !empty) return null;
  const button = (person) => ([words, path, more]) => html`<button class="button small" type="button" key=${words}
    disabled=${busy}
    aria-label=${t("do-to", { what: words, name: person.name })} onClick=${() => onDo([path, { id: person.id,
      ...more }])}>${words}</button>`;
  const row = (person) => html`<li key=${person.id}><span><${Named} person=${person.id} name=${person.name} />
    ${person.here && html` <span class="badge" data-test="here">${t("friend-here")}</span>`}</span>
    <span class="row">${does.map(button(person))}</span></li>`;
  return html`<${Part} title=${title} name=${name}>${people.length ? html`<ul class="devices">${people.map(row)}</ul>`
    : html`<p class="soft">${empty}</p>`}<//>`;
}

/** @param {{onAsked: (told: FriendsShown) => void}} props */
function Ask({ onAsked }) {
  const [name, setName] = useState("");
  const { run, busy, error } = useAction(async () => {
    onAsked(await post("/api/friends", { name }));
    setName("");
  });
  return html`<${Part} title=${t("friend-ask-title")} name="ask"><form class="fields" onSubmit=${run}>
    <${Field} words=${t("login")} name="friend-name" fill="off" most=${24} value=${name} onInput=${setName}
      about=${t("friend-ask-about")} />
    <${Trouble} error=${error} />
    <div class="row"><button class="button primary" type="submit" data-test="ask-now"
      disabled=${busy}>${t("friend-ask")}</button></div>
  </form><//>`;
}

export function FriendsPage() {
  const [told, setTold] = useState(/** @type {FriendsShown | null} */ (null));
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const read = () => document.visibilityState === "visible" && get("/api/friends").then(setTold).catch(() => {});
    get("/api/account").then(({ login }) => setKept(Boolean(login))).catch(() => {});
    read();
    const timer = setInterval(read, REFRESH);
    return () => clearInterval(timer);
  }, []);
  const { run, busy, error } = useAction(async ([path, body]) => setTold(await post(path, body)));
  if (!told) return html`<main class="page narrow" id="main"></main>`;
  const end = /** @type {[string, string, object]} */ ([t("friend-end"), "/api/friends/end", {}]);
  const block = /** @type {[string, string, object]} */ ([t("friend-block"), "/api/friends/block", {}]);
  const list = (name, title, people, does, empty = "") => html`<${People} name=${name} title=${title} people=${people}
    does=${does}
    onDo=${run} busy=${busy} empty=${empty} />`;
  return html`<main class="page narrow account people" id="main" data-test="friends-page"><header><h1>${t("friends-title")}</h1>
      <p class="lead">${t("friends-about")}</p><${Trouble} error=${error} /></header>
    ${!kept && html`<p class="told" data-test="not-kept">${t("friends-need-account")} <a href="/me">${t("keep-games")}</a></p>`}
    ${list("asking", t("friends-asking"), told.asking, [
      [t("friend-accept"), "/api/friends/answer", { accept: true }], [t("friend-decline"), "/api/friends/answer", {
        accept: false }], block])}
    ${list("friends", t("friends-title"), told.friends, [end, block], t("friends-none"))}
    ${kept && html`<${Ask} onAsked=${setTold} />`}
    ${list("asked", t("friends-asked"), told.asked, [[t("friend-take-back"), "/api/friends/end", {}]])}
    ${list("blocked", t("friends-blocked"), told.blocked, [[t("friend-unblock"), "/api/friends/block", {
      blocked: false }]])}</main>`;
}
