// The part of the page about oneself that says how one wishes to be told that it is one's turn.
/** @import { Account } from "./types.js" */
import { get, post } from "./api.js";
import { Field, Part, Trouble, useAction } from "./forms.js";
import { Here, OtherBrowsers } from "./thisdevice.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** How somebody wishes to be told.
 * @typedef {{mail: boolean, webhook: string | null, style: string, digest: string, digest_at: string,
 *   quiet: {begin: string, end: string} | null, zone: string, invitations: boolean}} NoticeWishes */
/** @typedef {{id: string, name: string, created: number, here: boolean}} Browser */
/** And what the server can do of it.
 * @typedef {NoticeWishes & {key: string, webhooks: boolean, letters: boolean, address: string | null,
 *   browsers: Browser[]}} NoticesShown */

const STYLES = ["discord", "slack", "ntfy", "json"];
const DIGESTS = ["now", "hour", "day"];
/** What the address of a webhook tells of its kind. @type {[RegExp, string][]} */
const KNOWN = [[/discord(app)?\.com/, "discord"], [/hooks\.slack\.com|mattermost/, "slack"], [/ntfy/, "ntfy"]];
const NIGHT = { begin: "22:00", end: "08:00" };

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** @param {{account: Account}} props */
export function Notices({ account }) {
  const [shown, setShown] = useState(/** @type {NoticesShown | null} */ (null));
  useEffect(() => {
    get("/api/notices").then(setShown, () => {});
  }, [account.mail]);
  if (!shown) return null;
  return html`<${Part} title=${t("notices")} name="notices"><p>${t("notices-about")}</p>
    <${Here} shown=${shown} onChange=${setShown} />
    <${Wishes} shown=${shown} found=${account.login !== null} onChange=${setShown} />
    <${OtherBrowsers} shown=${shown} onChange=${setShown} /><//>`;
}

/** What is kept by the server; nothing of it counts before it is saved. Only who can be `found` by name is invited.
 * @param {{shown: NoticesShown, found: boolean, onChange: (shown: NoticesShown) => void}} props */
function Wishes({ shown, found, onChange }) {
  const { mail, webhook, style, digest, digest_at, quiet, zone, invitations } = shown;
  const fresh = !quiet && zone === "UTC" ? ownZone() : zone;
  const [wished, setWished] = useState({ mail, webhook, style, digest, digest_at, quiet, zone: fresh, invitations });
  const [saved, setSaved] = useState(false);
  const change = (part) => {
    setWished({ ...wished, ...part });
    setSaved(false);
  };
  const { run, busy, error } = useAction(async () => {
    onChange(await post("/api/notices", wished));
    setSaved(true);
  });
  const part = { shown, wished, onChange: change };
  return html`<form class="fields" onSubmit=${run}>
    ${shown.letters && html`<${Letters} ...${part} />`}
    ${shown.webhooks && html`<${Webhook} ...${part} />`}
    ${found && html`<${Invitations} ...${part} />`}
    <${QuietHours} ...${part} />
    <${Trouble} error=${error} />
    <div class="row"><button class="button primary" type="submit" data-test="notices-save" disabled=${busy}
      >${t("notices-save")}</button>${saved && html`<span role="status" data-test="notices-saved">${t("notices-saved")}</span>`}
    </div></form>`;
}

/** @typedef {{shown: NoticesShown, wished: NoticeWishes, onChange: (part: Partial<NoticeWishes>) => void}} WishProps */

/** @param {{words: string, name: string, value: string, choices: string[], say: (choice: string) => string,
 *   onChange: (value: string) => void}} props */
const Select = ({ words, name, value, choices, say, onChange }) => html`<label class="label"><span>${words}</span>
  <select class="field" data-test=${name} onChange=${(event) => onChange(event.target.value)}>
    ${choices.map((one) => html`<option value=${one} selected=${one === value}>${say(one)}</option>`)}</select></label>`;

/** @param {{words: string, name: string, value: string, onChange: (value: string) => void}} props */
const Time = ({ words, name, value, onChange }) => html`<label class="label"><span>${words}</span>
  <input class="field time" type="time" required data-test=${name} value=${value}
    onInput=${(event) => onChange(event.target.value)} /></label>`;

/** @param {WishProps} props */
const Letters = (props) => html`<fieldset class="fields"><legend>${t("notices-letters")}</legend>
  ${props.shown.address ? html`<${ToMe} ...${props} />` : html`<p class="soft">${t("notices-mail-none")}</p>`}</fieldset>`;

/** @param {WishProps} props */
function ToMe({ shown, wished, onChange }) {
  /** @type {Record<string, string>} */
  const says = { now: t("notices-digest-now"), hour: t("notices-digest-hour"), day: t("notices-digest-day") };
  return html`<label class="check"><input type="checkbox" data-test="notices-mail" checked=${wished.mail}
      onChange=${(event) => onChange({ mail: event.target.checked })} />
      <span>${t("notices-mail", { address: shown.address })}</span></label>
    ${wished.mail && html`<div class="row"><${Select} words=${t("notices-digest")} name="notices-digest" value=${wished.digest}
        choices=${DIGESTS} say=${(one) => says[one]} onChange=${(digest) => onChange({ digest })} />
      ${wished.digest === "day" && html`<${Time} words=${t("notices-digest-at")} name="notices-digest-at"
        value=${wished.digest_at} onChange=${(digest_at) => onChange({ digest_at })} />`}</div>`}`;
}

/** @param {WishProps} props */
function Webhook({ wished, onChange }) {
  const [told, setTold] = useState("");
  const { run, busy, error } = useAction(async () => {
    setTold("");
    const { reached, status } = await post("/api/notices/test", { webhook: wished.webhook, style: wished.style });
    setTold(reached ? t("notices-test-done") : t("notices-test-failed", { status }));
  });
  const guess = (webhook) => {
    const known = KNOWN.find(([sign]) => sign.test(webhook));
    onChange({ webhook: webhook || null, ...(known && { style: known[1] }) });
  };
  /** @type {Record<string, string>} */
  const says = {
    discord: t("notices-style-discord"),
    slack: t("notices-style-slack"),
    ntfy: t("notices-style-ntfy"),
    json: t("notices-style-json"),
  };
  return html`<fieldset class="fields"><legend>${t("notices-webhook")}</legend><p class="soft">${t("notices-webhook-about")}</p>
    <${Field} words=${t("notices-webhook-address")} name="notices-webhook" kind="url" fill="off" most=${1000} needed=${false}
      value=${wished.webhook ?? ""} onInput=${guess} />
    ${wished.webhook && html`<div class="row"><${Select} words=${t("notices-style")} name="notices-style" value=${wished.style}
        choices=${STYLES} say=${(one) => says[one]} onChange=${(style) => onChange({ style })} />
      <button class="button" type="button" data-test="notices-test" disabled=${busy} onClick=${() => run()}
        >${t("notices-test")}</button></div>
      ${told && html`<p role="status" data-test="notices-tried">${told}</p>`}<${Trouble} error=${error} />`}</fieldset>`;
}

/** @param {WishProps} props */
const Invitations = ({ wished, onChange }) => html`<fieldset class="fields"><legend>${t("notices-invitations")}</legend>
  <label class="check"><input type="checkbox" data-test="notices-invitations" checked=${wished.invitations}
    onChange=${(event) => onChange({ invitations: event.target.checked })} />
    <span>${t("notices-invitations-about")}</span></label></fieldset>`;

/** @param {WishProps} props */
function QuietHours({ wished, onChange }) {
  const { quiet, zone } = wished;
  const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
  const known = [...new Set([zone, ownZone(), "UTC", ...zones])].sort();
  const times = quiet && html`<div class="row">
    <${Time} words=${t("notices-quiet-from")} name="quiet-from" value=${quiet.begin}
      onChange=${(begin) => onChange({ quiet: { ...quiet, begin } })} />
    <${Time} words=${t("notices-quiet-to")} name="quiet-to" value=${quiet.end}
      onChange=${(end) => onChange({ quiet: { ...quiet, end } })} /></div>`;
  const where = html`<${Select} words=${t("notices-zone")} name="notices-zone" value=${zone} choices=${known}
    say=${(one) => one.replaceAll("_", " ")} onChange=${(next) => onChange({ zone: next })} />`;
  return html`<fieldset class="fields"><legend>${t("notices-quiet")}</legend>
    <label class="check"><input type="checkbox" data-test="quiet" checked=${quiet !== null}
      onChange=${(event) => onChange({ quiet: event.target.checked ? NIGHT : null })} />
      <span>${t("notices-quiet-about")}</span></label>
    ${times}${(quiet || (wished.mail && wished.digest === "day")) && where}</fieldset>`;
}
