// The page about oneself: one's name, how the games are kept, devices, mail, and everything that is known, to take or to delete.
/** @import { Account } from "./types.js" */
import { get, me, tellMe } from "./api.js";
import { Devices, OneMore } from "./devices.js";
import { Field, Part, Trouble, useAction } from "./forms.js";
import { All, Mail } from "./leaving.js";
import { Keep, SignIn, SignedIn } from "./signin.js";
import { speakAbout, t } from "./texts.js";
import { html, later, useEffect, useState } from "./ui.js";

const Notices = later(() => Promise.all([import("./notices.js"), speakAbout("notices")]).then(([part]) => part.Notices));

/** @param {{query: URLSearchParams}} props */
export function MePage({ query }) {
  const [account, setAccount] = useState(/** @type {Account | null} */ (null));
  const [told, setTold] = useState(query.has("signed-out") ? t("signed-out") : "");
  const read = () => get("/api/account").then(setAccount);
  useEffect(() => {
    read().catch(() => {});
  }, []);
  if (!account || !me.value) return html`<main class="page narrow" id="main"></main>`;
  const entered = (moved) => {
    setTold(t("entered", { name: me.value?.name, count: moved }));
    return read();
  };
  const kept = () => {
    setTold(t("kept"));
    return read();
  };
  return html`<main class="page narrow account" id="main" data-test="me-page"><header><h1>${t("me-title")}</h1>
      <p class="lead">${t("me-lead", { name: me.value.name, kept: keptHow(account), count: account.sessions.length })}</p>
      ${told && html`<p class="told" role="status" data-test="told">${told}</p>`}
      <nav class="row" aria-label=${t("nav-people")}><a href=${`/people/${me.value.id}`}>${t("nav-my-page")}</a>
        <a href="/friends">${t("nav-friends")}</a></nav></header>
    ${!account.login && html`<${Keep} onKept=${kept} />`}
    <${OneMore} onMade=${read} />
    ${account.login && html`<${SignedIn} account=${account} onChange=${setAccount} />`}
    ${!account.login && html`<${SignIn} letters=${account.letters} onEntered=${entered} />`}
    <${Name} key=${me.value.name} onSaved=${() => setTold(t("changed"))} />
    <${Devices} account=${account} onChange=${setAccount} />
    ${(account.letters || account.mail) && html`<${Mail} account=${account} onChange=${setAccount} />`}
    <${Notices} account=${account} />
    <${All} account=${account} /></main>`;
}

/** @param {Account} account */
const keptHow = (account) => (account.login ? "account" : account.sessions.length > 1 ? "devices" : "here");

/** @param {{onSaved: () => void}} props */
function Name({ onSaved }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const { run, busy, error } = useAction(async () => {
    await tellMe({ name });
    onSaved();
  });
  return html`<${Part} title=${t("name-title")} name="my-name"><form class="fields" onSubmit=${run}>
    <${Field} words=${t("name-label")} name="name" fill="nickname" most=${24} value=${name} onInput=${setName} />
    <${Trouble} error=${error} />
    <div class="row"><button class="button" type="submit" data-test="save-name" disabled=${busy}>${t("save")}</button></div>
    </form><//>`;
}
