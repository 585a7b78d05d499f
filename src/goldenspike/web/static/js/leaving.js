// An address for mail, everything about me as a file, and the end of it all.
/** @import { Account } from "./types.js" */
import { me, post } from "./api.js";
import { Field, Part, Trouble, useAction } from "./forms.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

/** @param {{account: Account, onChange: (account: Account) => void}} props */
export function Mail({ account, onChange }) {
  const [address, setAddress] = useState("");
  const { run, busy, error } = useAction(async (what) => {
    onChange(await post("/api/account/mail", what === null ? {} : { address }));
    setAddress("");
  });
  const { asked, mail } = account;
  const now = asked ? t("mail-asked", { address: asked }) : mail ? t("mail-is", { address: mail }) : "";
  return html`<${Part} title=${t("mail-title")} name="mail"><p>${t("mail-about")}</p>
    ${now && html`<p role="status" data-test="mail-now">${now}</p>`}
    ${account.letters && html`<form class="fields" onSubmit=${run}>
      <${Field} words=${t("mail-address")} name="mail-address" kind="email" fill="email" most=${254} value=${address}
        onInput=${setAddress} />
      <div class="row"><button class="button" type="submit" data-test="mail-send" disabled=${busy}>${t("mail-send")}</button>
      </div></form>`}
    <${Trouble} error=${error} />
    ${now && html`<div class="row"><button class="button quiet" type="button" data-test="mail-none" disabled=${busy}
      onClick=${() => run(null)}>${t("mail-none")}</button></div>`}<//>`;
}

/** @param {{account: Account}} props */
export function All({ account }) {
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState("");
  const { run, busy, error } = useAction(async () => {
    await post("/api/account/delete", { name: me.value?.name, ...(account.login && { password }) });
    location.assign("/");
  });
  const ask = html`<form class="fields" onSubmit=${run} data-test="delete-form"><p>${t("delete-about")}</p>
    ${account.login && html`<${Field} words=${t("password")} name="delete-password" kind="password" fill="current-password"
      value=${password} onInput=${setPassword} />`}
    <${Trouble} error=${error} />
    <div class="row"><button class="button danger" type="submit" data-test="delete-now" disabled=${busy}
      >${t("delete-sure")}</button>
    <button class="button quiet" type="button" onClick=${() => setSure(false)}>${t("cancel")}</button></div></form>`;
  return html`<${Part} title=${t("all-title")} name="all"><p>${t("all-about")} <a href="/privacy">${t("privacy")}</a></p>
    <div class="row"><a class="button" href="/api/account/export" download="golden-spike.json" data-test="export"
      >${t("all-export")}</a>
      ${!sure && html`<button class="button quiet" type="button" data-test="delete" onClick=${() => setSure(true)}
        >${t("delete")}</button>`}</div>
    ${sure && ask}<//>`;
}
