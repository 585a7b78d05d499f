// Keep one's games by a name and a password, change them, sign in, sign out, and the way back for those who forgot.
/** @import { Account } from "./types.js" */
import { me, meetMe, post } from "./api.js";
import { Field, Part, Trouble, useAction } from "./forms.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

const LEAST = 8;

/** @param {{onKept: () => Promise<any>}} props */
export function Keep({ onKept }) {
  const [login, setLogin] = useState(me.value?.named ? me.value.name : "");
  const [password, setPassword] = useState("");
  const { run, busy, error } = useAction(async () => {
    me.value = await post("/api/account", { login, password });
    await onKept();
  });
  return html`<${Part} title=${t("keep-games")} name="keep"><p>${t("keep-about")}</p>
    <form class="fields" onSubmit=${run}>
      <${Field} words=${t("login")} name="keep-login" fill="username" most=${24} value=${login} onInput=${setLogin} />
      <${Field} words=${t("password")} name="keep-password" kind="password" fill="new-password" least=${LEAST} value=${password}
        onInput=${setPassword} about=${t("password-about", { count: LEAST })} />
      <${Trouble} error=${error} />
      <div class="row"><button class="button primary" type="submit" data-test="keep-now" disabled=${busy}
        >${t("keep-games")}</button></div></form><//>`;
}

/** @param {{account: Account, onChange: (account: Account) => void}} props */
export function SignedIn({ account, onChange }) {
  const out = useAction(async () => {
    await post("/api/sign-out");
    location.assign("/");
  });
  return html`<${Part} title=${t("sign-in-title")} name="signed-in"><p>${t("signed-in-as", { login: account.login })}</p>
    <${Change} account=${account} onChange=${onChange} />
    <${Trouble} error=${out.error} />
    <div class="row"><button class="button" type="button" data-test="sign-out" disabled=${out.busy} onClick=${out.run}
      >${t("sign-out-here")}</button></div><//>`;
}

/** @param {{account: Account, onChange: (account: Account) => void}} props */
function Change({ account, onChange }) {
  const [login, setLogin] = useState(account.login ?? "");
  const [password, setPassword] = useState("");
  const [next, setNext] = useState("");
  const [done, setDone] = useState(false);
  const { run, busy, error } = useAction(async () => {
    setDone(false);
    onChange(await post("/api/account/change", { password, login, ...(next && { new_password: next }) }));
    setPassword("");
    setNext("");
    setDone(true);
  });
  return html`<details data-test="change"><summary>${t("change-sign-in")}</summary><form class="fields" onSubmit=${run}>
    <${Field} words=${t("login")} name="change-login" fill="username" most=${24} value=${login} onInput=${setLogin} />
    <label class="label"><span>${t("password-new")}</span><input class="field" type="password" autocomplete="new-password"
      data-test="change-new" minlength=${LEAST} maxlength="200" value=${next} onInput=${(event) => setNext(event.target.value)} />
      <span class="soft">${t("password-new-about")}</span></label>
    <${Field} words=${t("password-now")} name="change-password" kind="password" fill="current-password" value=${password}
      onInput=${setPassword} />
    <${Trouble} error=${error} />${done && html`<p role="status">${t("changed")}</p>`}
    <div class="row"><button class="button" type="submit" data-test="change-now" disabled=${busy}>${t("save")}</button></div>
  </form></details>`;
}

/** @param {{letters: boolean, onEntered: (moved: number) => Promise<any>}} props */
export function SignIn({ letters, onEntered }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [forgot, setForgot] = useState(false);
  const { run, busy, error } = useAction(async () => {
    const { moved } = await post("/api/sign-in", { login, password });
    await meetMe();
    await onEntered(moved);
  });
  return html`<${Part} title=${t("sign-in-title")} name="sign-in"><p>${t("sign-in-about")}</p>
    <form class="fields" onSubmit=${run}>
      <${Field} words=${t("login")} name="login" fill="username" value=${login} onInput=${setLogin} />
      <${Field} words=${t("password")} name="password" kind="password" fill="current-password" value=${password}
        onInput=${setPassword} />
      <${Trouble} error=${error} />
      <div class="row"><button class="button primary" type="submit" data-test="sign-in-now" disabled=${busy}
        >${t("sign-in-now")}</button>
      <button class="button quiet" type="button" data-test="forgot" aria-expanded=${forgot} onClick=${() => setForgot(!forgot)}
        >${t("forgot")}</button></div></form>
    ${forgot && letters && html`<${Forgot} name=${login} />`}
    ${forgot && !letters && html`<p data-test="ask-operator">${t("forgot-operator")}</p>`}<//>`;
}

/** @param {{name: string}} props */
function Forgot({ name: known }) {
  const [name, setName] = useState(known);
  const [sent, setSent] = useState(false);
  const { run, busy, error } = useAction(async () => {
    await post("/api/reset", { name });
    setSent(true);
  });
  if (sent) return html`<p role="status" data-test="letter-sent">${t("forgot-sent")}</p>`;
  return html`<form class="fields" onSubmit=${run}>
    <${Field} words=${t("forgot-name")} name="forgot-name" fill="username" value=${name} onInput=${setName} />
    <${Trouble} error=${error} />
    <div class="row"><button class="button" type="submit" data-test="send-letter" disabled=${busy}
      >${t("forgot-send")}</button></div></form>`;
}
