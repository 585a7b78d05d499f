// What a table says of its dice: who draws them, the seal of the server's number, and at the end the check.
/** @import { Draw, Finding } from "./draw.js" */
/** @import { TableModel, View } from "./types.js" */
import { address } from "./api.js";
import { Dialog } from "./dialogs.js";
import { isLeftOut, kept, takePart } from "./draw.js";
import { listOf, t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** @param {View} view
 * @param {(part: {seat: number, contribution: string | null}) => boolean} wanted */
const namesOf = ({ seats, draw }, wanted) => (draw?.parts ?? []).filter(wanted).map((part) => seats[part.seat - 1].name);

/** Who drew, in sentences; whatever was not as it should be is among them.
 * @param {View} view
 * @param {Draw} draw */
function drawn(view, draw) {
  if (draw.stage === "none") return [t("fair-before")];
  const names = namesOf(view, (part) => part.contribution !== null);
  const untold = namesOf(view, (part) => part.contribution === null);
  return [
    names.length ? t("fair-together", { names: listOf(names) }) : t("fair-alone"),
    ...untold.map((name) => t("fair-untold", { name })),
    draw.brought > 0 && t("fair-brought", { count: draw.brought }),
    draw.known_from !== null && t("fair-known", { move: draw.known_from }),
  ].filter(Boolean);
}

/** Whom the draw waits for.
 * @param {View} view
 * @param {Draw} draw */
function waitingFor({ seats }, draw) {
  const promised = (seat) => draw.parts.some((part) => part.seat === seat.seat);
  const people = seats.filter((seat) => seat.kind === "person" && !promised(seat)).map(({ name }) => name);
  return draw.stage === "commit" && people.length ? t("fair-waiting-promise", { names: listOf(people) }) : t("fair-drawing");
}

/** @param {{seal: string}} props */
function Seal({ seal }) {
  return html`<p class="seal" data-test="seal"><span class="soft">${t("fair-seal")}</span><code>${seal}</code></p>`;
}

/** The draw at a table that has not begun: this browser does its part, and the page tells how far it is.
 * @param {{model: TableModel}} props */
export function Drawing({ model }) {
  const view = model.live.value;
  const { draw, seats } = view;
  useEffect(() => {
    takePart(view);
  }, [JSON.stringify([draw, seats.map((seat) => seat.mine)])]);
  useEffect(() => () => void noteLeftOut(model), []);
  if (!draw?.commitment) return null;
  const seen = kept(view.id)?.seal ?? draw.commitment;
  return html`<section class="draw" data-test="draw">
    ${seen !== draw.commitment && html`<p class="error" role="alert">${t("fair-seen-false")}</p>`}
    ${draw.stage !== "open" && html`<p role="status">${waitingFor(view, draw)}</p>`}
    <${Seal} seal=${draw.commitment} /><p><a href="/fair">${t("fair-link")}</a></p></section>`;
}

/** Says so when the game has begun without the number that this browser told.
 * @param {TableModel} model */
async function noteLeftOut(model) {
  const { id, draw, status } = model.live.value;
  if (status === "running" && draw && (await isLeftOut(id, draw))) model.say("left-out");
}

/** @param {{findings: Finding[]}} props */
function Findings({ findings }) {
  const good = findings.every((one) => one.good);
  const line = ({ key, good: fine, values }) => html`<li key=${key} class=${fine ? "fine" : "wrong"}>${t(key, values)}</li>`;
  return html`<div class="checked" role="status" data-test="checked" data-good=${good}>
    <p class=${good ? "prompt" : "error"}>${t(good ? "fair-true" : "fair-false")}</p>
    <h3>${t("fair-here")}</h3><ul class="findings">${findings.map(line)}</ul>
    <h3>${t("fair-there")}</h3><p class="soft">${t("fair-offered")}</p></div>`;
}

/** @param {{model: TableModel, view: View, atOnce: boolean}} props */
function Check({ model, view, atOnce }) {
  const [findings, setFindings] = useState(/** @type {Finding[] | null} */ (null));
  const [state, setState] = useState("");
  const check = async () => {
    setState("fair-checking");
    try {
      setFindings(await (await import("./luck.js")).check(view, model.key));
      setState("");
    } catch {
      setState("fair-failed");
    }
  };
  useEffect(() => {
    if (atOnce) check();
  }, []);
  return html`${findings && html`<${Findings} findings=${findings} />`}
    ${state && html`<p role="status">${t(state)}</p>`}
    <div class="row">${!findings && html`<button class="button primary" type="button" data-test="check-dice"
      disabled=${state === "fair-checking"} onClick=${check}>${t("dice-check")}</button>`}
    <a class="button" href=${address(`${model.path}/record`, { key: model.key })} data-test="fair-record" download
      >${t("fair-record")}</a></div>`;
}

/** @param {{model: TableModel, atOnce?: boolean, onClose: () => void}} props */
export function Fair({ model, atOnce = false, onClose }) {
  const [leftOut, setLeftOut] = useState(false);
  const view = model.live.value;
  const { draw } = view;
  useEffect(() => {
    if (draw) isLeftOut(view.id, draw).then(setLeftOut);
  }, []);
  if (!draw) return null;
  return html`<${Dialog} title=${t("dice")} name="fair-dialog" onClose=${onClose}>
    ${leftOut && html`<p class="error" role="alert">${t("note-left-out")}</p>`}
    ${drawn(view, draw).map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
    ${draw.commitment && html`<${Seal} seal=${draw.commitment} />`}
    ${draw.seed && html`<${Check} model=${model} view=${view} atOnce=${atOnce} />`}
    <p><a href="/fair" target="_blank" rel="noopener">${t("fair-link")}</a></p><//>`;
}
