// The page of the link in a letter that ends the letters.
import { post } from "./api.js";
import { Trouble, useAction } from "./forms.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

/** @param {{id: string}} props */
export function StopPage({ id }) {
  const [stopped, setStopped] = useState(false);
  const { run, busy, error } = useAction(async () => {
    await post(`/stop/${id}`);
    setStopped(true);
  });
  const button = html`<p><button class="button primary" type="button" data-test="stop" disabled=${busy} onClick=${run}
    >${t("stop-now")}</button></p>`;
  return html`<main class="page narrow" id="main"><header><h1 role="status" data-test="stop-title"
    >${t(stopped ? "stop-done" : "stop-title")}</h1><p class="lead">${t("stop-lead")}</p></header>
    <${Trouble} error=${error} />${!stopped && button}</main>`;
}
