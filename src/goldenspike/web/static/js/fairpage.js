// How the dice are drawn, in plain words for a player.
import { t } from "./texts.js";
import { html, useEffect } from "./ui.js";

const STEPS = ["seal", "promise", "tell", "seed", "end"];
const WHY = ["server", "players", "undo"];
const LIMITS = ["part", "untold", "server", "seats"];

export function FairPage() {
  useEffect(() => {
    document.title = t("tab", { title: t("fair-title") });
  });
  const items = (kind, names) => names.map((name) => html`<li key=${name}>${t(`fair-${kind}-${name}`)}</li>`);
  const record = t("fair-check-record", { command: "goldenspike verify", document: "docs/fairness.md" });
  return html`<main class="page narrow fair" id="main"><header><h1>${t("fair-title")}</h1>
    <p class="lead">${t("fair-lead")}</p></header>
    <section><h2>${t("fair-how")}</h2><ol>${items("step", STEPS)}</ol></section>
    <section><h2>${t("fair-why")}</h2><ul>${items("why", WHY)}</ul></section>
    <section><h2>${t("fair-limits")}</h2><ul>${items("limit", LIMITS)}</ul></section>
    <section><h2>${t("fair-check-how")}</h2><p>${t("fair-check-page", { button: t("dice-check") })}</p><p>${record}</p></section>
  </main>`;
}
