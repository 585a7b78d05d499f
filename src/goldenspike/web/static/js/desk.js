// What lies around the board of a table: its panels by name, and where they lie on a desk. `phone.js` lays them out for a thumb.
/** @import { TableModel, View } from "./types.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
import { Beside, hasTalk, Notes, Talk, Unread } from "./beside.js";
import { DEFAULTS } from "./contract.js";
import { Decision } from "./decision.js";
import { dressed } from "./dress.js";
import { Follow } from "./follow.js";
import { History } from "./history.js";
import { Log } from "./log.js";
import { Panels } from "./panels.js";
import { Stage } from "./stage.js";
import { html, later } from "./ui.js";

const Study = later(() => dressed(import("./study.js"), "study").then((part) => part.Study));

/** A panel of a table. `name` names its tab on a phone as well (`tab-NAME`), and the drawing on it; `beside` tells whether it
 * stands in the column beside the board of a desk, and `badge` what its tab tells.
 * @typedef {{name: string, body: ComponentChildren, beside: boolean, badge?: ComponentChildren}} TablePanel */
/** What a layout of the table is given. @typedef {{model: TableModel, view: View, heading: ComponentChildren}} Layout */

/** The panels of a table, in the order of a phone's tabs; a game that has nothing to show in one has no tab for it.
 * @param {TableModel} model
 * @param {View} view
 * @returns {TablePanel[]} */
export function panelsOf(model, view) {
  const { game } = model;
  const own = (part) => (game[part] === DEFAULTS[part] ? null : html`<${game[part]} model=${model} view=${view} />`);
  const panels = [
    { name: "study", body: model.live.value.status === "over" && html`<${Study} model=${model} />`, beside: true },
    { name: "players", body: html`<${game.Players} model=${model} view=${view} />`, beside: true },
    { name: "companies", body: own("Companies"), beside: false },
    { name: "more", body: own("More"), beside: true },
    { name: "log", body: html`<${Log} model=${model} /><${History} model=${model} />`, beside: false },
    {
      name: "talk",
      body: hasTalk(model) && html`<${Talk} model=${model} />`,
      beside: false,
      badge: html`<${Unread} model=${model} />`,
    },
    { name: "notes", body: html`<${Notes} model=${model} />`, beside: false },
  ];
  return panels.filter(({ body }) => body);
}

/** How the score came about, once the game is over and all of its log is there.
 * @param {Layout} layout */
export function FinalScore({ model }) {
  const { live, at, game } = model;
  const { result, earlier, seq } = live.value;
  if (!result || earlier || (at.value !== null && at.value !== seq)) return null;
  return html`<${game.Score} model=${model} view=${live.value} />`;
}

/** The board large, the decision and the panels beside it, companies and history below it.
 * @param {Layout} layout */
export function Desk({ model, view, heading }) {
  const beside = panelsOf(model, view).filter((panel) => panel.beside);
  return html`<div class="table-board">
      <${Stage} model=${model} />
      ${!view.puzzle && html`<${Follow} model=${model} />`}
      <${model.game.Companies} model=${model} view=${view} />
      <${History} model=${model} />
    </div>
    <div class="table-side">
      ${heading}
      <${Decision} model=${model} />
      <${Panels}><${FinalScore} model=${model} />${beside.map(({ body }) => body)}<//>
    </div>
    <${Beside} model=${model} />`;
}
