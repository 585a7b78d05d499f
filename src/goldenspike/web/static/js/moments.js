// A step in sight: its sentences, and what everybody gained by it.
/** @import { Gain, Step, TableModel } from "./types.js" */
import { nameOf } from "./panels.js";
import { sentencesOf, signed, summed, titleOf } from "./steps.js";
import { joined, listOf, t } from "./texts.js";
import { html } from "./ui.js";

/** @param {Gain} gain */
const sign = ({ amount }) => (amount < 0 ? "loss" : "gain");

/** Who gained what, in one line.
 * @param {{model: TableModel, gains: Gain[]}} props */
export function Gains({ model, gains }) {
  const view = model.live.value;
  const whose = ({ seat, name }) => (seat ? nameOf(view, seat) : name);
  const chip = (gain) => html`<span class="chip ${model.mySeats.value.includes(gain.seat) ? "mine" : ""}">${whose(gain)}
    ${" "}<b class=${sign(gain)}>${signed(gain)}</b></span>`;
  const sums = summed(gains);
  return sums.length > 0 && html`<span class="gains">${sums.map(chip)}</span>`;
}

/** @param {{model: TableModel, name: string, gains: Gain[], mine: boolean}} props */
function Row({ name, gains, mine }) {
  const about = listOf([...new Set(gains.flatMap((gain) => gain.about ?? []))]);
  const amounts = summed(gains).map((gain) => html`<b class=${sign(gain)}>${signed(gain)}</b>`);
  return html`<tr class=${mine ? "mine" : ""}><th scope="row">${name}</th>
    <td>${amounts.length ? amounts : t("dash")}</td><td class="about">${about}</td></tr>`;
}

/** What everybody gained by a result: every player has a row, also who got nothing.
 * @param {{model: TableModel, step: Step}} props */
function Table({ model, step }) {
  const view = model.live.value;
  const named = [...new Set(step.gains.flatMap((gain) => gain.name ?? []))];
  const players = step.gains.some((gain) => gain.seat) ? view.seats : [];
  const player = ({ seat, name }) => html`<${Row} key=${seat} name=${name} mine=${model.mySeats.value.includes(seat)}
    gains=${step.gains.filter((gain) => gain.seat === seat)} />`;
  const other = (name) => html`<${Row} key=${name} name=${name} gains=${step.gains.filter((gain) => gain.name === name)} />`;
  return html`<table class="gained"><tbody>${players.map(player)}${named.map(other)}</tbody></table>`;
}

/** A result with its title, what everybody gained, and the new order of play.
 * @param {{model: TableModel, step: Step}} props */
export function Moment({ model, step }) {
  const { game } = model;
  const view = model.shown.value;
  const order = game.orderAfter(step.moment ?? "", view);
  return html`<div class="moment" data-test="moment" data-moment=${step.moment}><h3>${titleOf(step.moment ?? "")}</h3>
    ${sentencesOf(step, game, model.live.value).map((text) => html`<p>${text}</p>`)}
    ${summed(step.gains).length > 0 && html`<${Table} model=${model} step=${step} />`}
    ${order.length > 0 && html`<p class="order-after"><span class="soft">${t("order-after")}</span>
      ${" "}${joined("list-way", order)}</p>`}</div>`;
}

/** A step in words, as long as they are.
 * @param {{model: TableModel, step: Step}} props */
export function Caption({ model, step }) {
  if (step.moment) return html`<${Moment} model=${model} step=${step} />`;
  return html`<p class="caption" data-test="caption">${sentencesOf(step, model.game, model.live.value).join(" ")}</p>
    <${Gains} model=${model} gains=${step.gains} />`;
}
