// The devices on which one is signed in, and a link or QR code for one more.
/** @import { Account, Device, LinkShown } from "./types.js" */
import { post } from "./api.js";
import { Part, Trouble, useAction } from "./forms.js";
import { language } from "./prefs.js";
import { t } from "./texts.js";
import { html, useRef, useState } from "./ui.js";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** @param {{onMade: () => Promise<any>}} props */
export function OneMore({ onMade }) {
  const [made, setMade] = useState(/** @type {LinkShown | null} */ (null));
  const { run, busy, error } = useAction(async () => {
    setMade(await post("/api/account/link"));
    await onMade();
  });
  return html`<${Part} title=${t("one-more")} name="one-more"><p>${t("one-more-about")}</p>
    ${made && html`<${SignInLink} made=${made} />`}<${Trouble} error=${error} />
    <div class="row"><button class="button ${made ? "" : "primary"}" type="button" data-test="new-link" disabled=${busy}
      onClick=${run}>${t(made ? "one-more-again" : "one-more-link")}</button></div><//>`;
}

/** @param {{made: LinkShown}} props */
function SignInLink({ made }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.link);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };
  const minutes = Math.round(made.seconds / 60);
  return html`<div class="qr"><img src=${made.qr} alt=${t("one-more-qr")} data-test="qr" /><div class="words">
    <p>${t("one-more-how", { count: minutes })}</p>
    <div class="row link"><input class="field" readonly ref=${field} data-test="link" aria-label=${t("one-more")}
        value=${made.link} onFocus=${(event) => event.target.select()} />
      <button class="button" type="button" onClick=${copy}>${t("copy")}</button></div>
    ${copied && html`<p class="soft" role="status">${t("note-copied")}</p>`}
    ${LOCAL.includes(new URL(made.link).hostname) && html`<p class="soft">${t("one-more-local")}</p>`}</div></div>`;
}

/** @param {{account: Account, onChange: (account: Account) => void}} props */
export function Devices({ account, onChange }) {
  const { run, busy, error } = useAction(async (which) => onChange(await post("/api/account/sessions/end", which)));
  const others = account.sessions.filter((device) => !device.here).length;
  const end = (id) => html`<button class="button small" type="button" disabled=${busy} data-test="end-session"
    onClick=${() => run({ id })}>${t("sign-out")}</button>`;
  const row = (device) => html`<${Row} key=${device.id} device=${device}>${!device.here && end(device.id)}<//>`;
  return html`<${Part} title=${t("devices")} name="devices"><ul class="devices">${account.sessions.map(row)}</ul>
    <${Trouble} error=${error} />
    ${others > 1 && html`<div class="row"><button class="button" type="button" disabled=${busy} data-test="end-others"
      onClick=${() => run({})}>${t("sign-out-others")}</button></div>`}<//>`;
}

/** @param {{device: Device, children?: any}} props */
function Row({ device, children }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<li data-test="device"><span class="words"><strong>${device.name || t("device-unknown")}</strong>
      ${device.here && html` <span class="badge">${t("device-here")}</span>`}<br />
      <span class="soft">${t("device-seen", { when: when.format(new Date(device.seen * 1000)) })}</span></span>${children}</li>`;
}
