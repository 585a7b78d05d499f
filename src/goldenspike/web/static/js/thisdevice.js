// Notices on this device: by Web Push where the page is encrypted, else while a table is open; and the other browsers.
/** @import { Browser, NoticesShown } from "./notices.js" */
import { post } from "./api.js";
import { chime } from "./alerts.js";
import { Trouble, useAction } from "./forms.js";
import { alerts, sound } from "./prefs.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

/** @typedef {{shown: NoticesShown, onChange: (shown: NoticesShown) => void}} Props */

const isHere = ({ browsers }) => browsers.some((one) => one.here);

/** Has this browser take what the server pushes.
 * @param {string} key
 * @returns {Promise<NoticesShown>} */
async function subscribe(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return post("/api/notices/browsers", { endpoint, ...keys });
}

/** @returns {Promise<NoticesShown>} */
async function unsubscribe() {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return post("/api/notices/browsers/end");
}

/** Turns notifications on or off. Where the browser has no push service of its own they come while a table is open.
 * @param {NoticesShown} shown
 * @param {boolean} on
 * @returns {Promise<NoticesShown>} */
async function turn(shown, on) {
  const pushes = Boolean(shown.key) && "PushManager" in globalThis;
  alerts.value = false;
  if (!on) return isHere(shown) ? unsubscribe() : shown;
  const subscribed = pushes ? await subscribe(shown.key).catch(() => null) : null;
  alerts.value = !subscribed;
  return subscribed ?? shown;
}

/** @param {Props} props */
export function Here({ shown, onChange }) {
  const [refused, setRefused] = useState(false);
  const { run, busy, error } = useAction(async (on) => {
    setRefused(on && (await Notification.requestPermission()) !== "granted");
    if (!on || Notification.permission === "granted") onChange(await turn(shown, on));
  });
  const able = globalThis.isSecureContext && "Notification" in globalThis;
  const pushed = isHere(shown);
  const words = alerts.value ? t("notices-here-open") : t("notices-here-push");
  const toggle = html`<label class="check"><input type="checkbox" data-test="notices-here" disabled=${busy}
      checked=${pushed || alerts.value} onChange=${(event) => run(event.target.checked)} />
    <span>${shown.key || alerts.value ? words : t("notices-here-open")}</span></label>`;
  return html`<fieldset class="fields"><legend>${t("notices-here")}</legend>
    ${able ? toggle : html`<p class="soft" data-test="notices-unable">${t("notices-here-none")}</p>`}
    ${refused && html`<p class="error" role="alert">${t("notices-here-refused")}</p>`}<${Trouble} error=${error} />
    <div class="row"><label class="check"><input type="checkbox" data-test="notices-sound" checked=${sound.value}
        onChange=${(event) => (sound.value = event.target.checked)} /><span>${t("notices-sound")}</span></label>
      <button class="button quiet small" type="button" onClick=${() => chime().catch(() => {})}
        >${t("notices-sound-hear")}</button></div></fieldset>`;
}

/** @param {Props} props */
export function OtherBrowsers({ shown, onChange }) {
  const { run, busy, error } = useAction(async (id) => onChange(await post("/api/notices/browsers/end", { id })));
  const others = shown.browsers.filter((one) => !one.here);
  if (!others.length) return null;
  const row = (/** @type {Browser} */ { id, name }) => html`<li key=${id} data-test="notices-browser">
    <span>${name || t("device-unknown")}</span><button class="button small" type="button" disabled=${busy}
      onClick=${() => run(id)}>${t("notices-browser-end")}</button></li>`;
  return html`<h3>${t("notices-browsers")}</h3><ul class="devices">${others.map(row)}</ul><${Trouble} error=${error} />`;
}
