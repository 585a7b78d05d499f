// What journeys pay: from one city to every other, as the economy is now.
/** @import { Panel, TableModel, View } from "../../js/types.js" */
import { spaced, t } from "../../js/texts.js";
import { html, useState } from "../../js/ui.js";
import { money } from "./amounts.js";
import { plannerOf } from "./planner.js";

/** @typedef {{name: string, region: string, pays: number | null}} Journey */

/** Every other city with what a journey there pays, the cheapest first; nothing where no journey starts.
 * @param {View} view
 * @param {Record<string, any>} board
 * @param {string} from
 * @returns {Journey[]} */
export function journeys(view, board, from) {
  const start = board.cities.find((city) => city.name === from);
  const { band, changes } = view.position.payoff_bands;
  const adjusted = (printed) => printed + changes[Math.floor(printed / band)];
  return board.cities
    .map(({ name, region }, place) => ({ name, region, pays: start ? adjusted(start.payoffs[place]) : null }))
    .filter((city) => city.name !== from)
    .sort((a, b) => (a.pays ?? 0) - (b.pays ?? 0) || a.name.localeCompare(b.name));
}

/** @param {{model: TableModel, cities: Journey[], goal?: string | null}} props */
export function PayoffList({ model, cities, goal = null }) {
  const hint = (name) => (model.hints.value = [`space:${name}`]);
  const row = ({ name, pays }) => html`<li class=${name === goal ? "goal" : ""} key=${name} onPointerEnter=${() => hint(name)}>
    <span>${spaced(name)}</span>${pays !== null && html`<span class="pays">${money(pays)}</span>`}</li>`;
  return html`<ul class="payoff-list" onPointerLeave=${() => (model.hints.value = [])}>${cities.map(row)}</ul>`;
}

/** All payoffs by region; at first from where the reader's own journey starts.
 * @param {Panel} panel */
export function Payoffs({ model, view }) {
  const [chosen, choose] = useState(null);
  const planner = plannerOf(model);
  const board = planner.board.value ?? { cities: [], regions: [] };
  const mine = view.position.seats.find((seat) => seat.seat === (view.seat ?? 1));
  const from = chosen || mine?.start || mine?.home || board.cities[0]?.name;
  const all = journeys(view, board, from);
  const section = (region) => html`<section key=${region}><h3 class="small-title">${t(`region-${region}`)}</h3>
    <${PayoffList} model=${model} cities=${all.filter((city) => city.region === region)} goal=${mine?.destination} /></section>`;
  const option = (one) => html`<option value=${one.name}>${spaced(one.name)}</option>`;
  return html`<details class="goods card payoffs" data-test="payoffs" data-fold="payoffs" onToggle=${() => planner.printed()}>
    <summary>${t("payoffs")}</summary><label class="from">${t("payoffs-from")}
      ${" "}<select class="field" value=${from} onChange=${(event) => choose(event.target.value)}
        >${board.cities.map(option)}</select></label>
    ${board.regions.map(section)}</details>`;
}
