// The page that a link opens: it tells what the link is for and waits for a click, so that no preview of it uses it up.
/** @import { LinkFound } from "./types.js" */
import { me, meetMe, post } from "./api.js";
import { Field, Trouble, troubleOf, useAction } from "./forms.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** The texts of each kind of link: what it asks, what it brings, what the button says. */
const ASKS = {
  sign_in: ["link-sign-in-title", "link-sign-in-lead", "link-sign-in-do"],
  reset: ["link-reset-title", "link-reset-lead", "save"],
  mail: ["link-mail-title", "link-mail-lead", "link-mail-do"],
};

/** @param {{hash: string}} props */
export function LinkPage({ hash }) {
  const token = hash.slice(1);
  const [found, setFound] = useState(/** @type {LinkFound | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [moved, setMoved] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    post("/api/links/look", { token }).then(setFound, (refused) => setTrouble(troubleOf(refused)));
  }, [token]);
  if (trouble) return html`<${Said} name="link-bad" title=${t("link-bad-title")} lead=${trouble} />`;
  if (!found) return html`<main class="page narrow" id="main"></main>`;
  const { name } = found;
  if (moved !== null) {
    const lead = found.purpose === "mail" ? t("link-mail-done") : t("entered", { name: me.value?.name, count: moved });
    return html`<${Said} name="link-done" title=${t("link-done-title")} lead=${lead} />`;
  }
  if (found.here && found.purpose === "sign_in") {
    return html`<${Said} name="link-here" title=${t("link-here-title", { name })} lead=${t("link-here-lead")} />`;
  }
  return html`<${Ask} found=${found} token=${token} onUsed=${setMoved} />`;
}

/** @param {{name: string, title: string, lead: string}} props */
function Said({ name, title, lead }) {
  return html`<main class="page narrow" id="main" data-test=${name}><header><h1>${title}</h1><p class="lead">${lead}</p></header>
    <div class="row"><a class="button primary" href="/">${t("nav-lobby")}</a>
      <a class="button" href="/me">${t("to-me")}</a></div></main>`;
}

/** @param {{found: LinkFound, token: string, onUsed: (moved: number) => void}} props */
function Ask({ found, token, onUsed }) {
  const [password, setPassword] = useState("");
  const [title, lead, words] = ASKS[found.purpose];
  const { run, busy, error } = useAction(async () => {
    const { moved } = await post("/api/links/use", { token, ...(password && { password }) });
    await meetMe();
    onUsed(moved);
  });
  return html`<main class="page narrow account" id="main" data-test="link-page"><header>
      <h1>${t(title, { name: found.name })}</h1><p class="lead">${t(lead, { name: found.name })}</p></header>
    <form class="fields" onSubmit=${run}>
      ${found.moves > 0 && found.purpose !== "mail" && html`<p data-test="link-moves">${t("link-moves", { name: found.name,
        count: found.moves })}</p>`}
      ${found.purpose === "reset" && html`<${Field} words=${t("password-new")} name="new-password" kind="password"
        fill="new-password" least=${8} value=${password} onInput=${setPassword} about=${t("password-about", { count: 8 })} />`}
      <${Trouble} error=${error} />
      <div class="row"><button class="button primary big" type="submit" data-test="use-link" disabled=${busy}>${t(words)}</button>
        <a class="button quiet" href="/">${t("cancel")}</a></div></form></main>`;
}
