// What lies beside the board of Steel & Steam: the economy and its fees, deeds, and what is owed or under attack.
/** @import { Panel, View } from "../../js/types.js" */
import { nameOf } from "../../js/panels.js";
import { labelOf } from "../../js/stage.js";
import { t } from "../../js/texts.js";
import { html, useState } from "../../js/ui.js";
import { money, thousands } from "./amounts.js";
import { Cards } from "./cards.js";
import { Payoffs } from "./payoffs.js";
import { Disc } from "./players.js";
import { plannerOf } from "./planner.js";

const FIGURES = ["price", "mortgage", "payoff", "takeover", "controlling"];

/** @param {{view: View}} props */
function Economy({ view }) {
  const { economy, schedule, dice } = view.position;
  return html`<p class="economy-line"><span class="soft">${t("economy")}</span>
    ${" "}<strong data-test="economy">${t(`condition-${economy}`)}</strong>
    <span class="soft">${t(`schedule-${schedule}`)}</span>
    ${dice && html`<span class="soft">${t("dice-show", { first: dice[0], second: dice[1] })}</span>`}</p>
    <p class="soft small">${t(`fees-${schedule}`)}</p>`;
}

/** @typedef {{owner: number | null, mortgaged: boolean}} DeedHeld */

/** @param {{view: View, held: DeedHeld}} props */
function Owner({ view, held }) {
  if (!held.owner) return null;
  const name = nameOf(view, held.owner);
  return html`<span class="owner" title=${name}>${held.mortgaged && html`<span class="soft">${t("mortgaged")}</span> `}
    <${Disc} seat=${held.owner} /><span class="unseen">${name}</span></span>`;
}

/** @param {Panel & {one: Record<string, any>, held: DeedHeld}} props */
function Deed({ model, view, one, held }) {
  const key = `property:${one.initials}`;
  const choices = model.choices.value.filter(({ kind, place }) => place.property === one.initials && kind !== "move");
  const hint = () => (model.hints.value = [key]);
  const unhint = () => (model.hints.value = []);
  const take = () => {
    if (choices.length) model.pick(choices[0], choices[0].first, choices.length > 1 ? choices : null);
    else model.ask(key);
  };
  return html`<tbody class="${held.mortgaged ? "mortgaged" : ""}" data-deed=${one.initials} onClick=${take}
    onPointerEnter=${hint} onPointerLeave=${unhint}>
    <tr><th scope="rowgroup" colspan=${FIGURES.length}><button type="button" class="deed ${choices.length ? "lit" : ""}"
      onFocus=${hint} title=${labelOf(choices) || null}>
      <span class="plate">${one.initials}</span><span class="deed-name">${one.name}</span>
      <${Owner} view=${view} held=${held} /></button></th></tr>
    <tr>${FIGURES.map((figure) => html`<td>${thousands(one[figure])}</td>`)}</tr></tbody>`;
}

/** @param {Panel} panel */
function Deeds({ model, view }) {
  const planner = plannerOf(model);
  const [open, setOpen] = useState(false);
  const { deeds } = view.position;
  const left = Object.values(deeds).filter((deed) => !deed.owner).length;
  const unsold = view.seats.length + 1;
  const place = (one) => deeds[one.initials].owner ?? unsold;
  const rows = [...(planner.board.value?.properties ?? [])].sort((a, b) => place(a) - place(b) || b.price - a.price);
  const toggle = (event) => {
    setOpen(event.currentTarget.open);
    planner.printed();
  };
  const head = (figure) => html`<th scope="col"><abbr title=${t(`deed-${figure}`)}>${t(`deed-${figure}-short`)}</abbr></th>`;
  const row = (one) => html`<${Deed} model=${model} view=${view} one=${one} held=${deeds[one.initials]} key=${one.initials} />`;
  return html`<details class="goods card deeds" open=${open} onToggle=${toggle} data-test="deeds" data-fold="deeds">
    <summary>${t("deeds", { left })}</summary>${open && html`<p class="soft small">${t("deeds-about")}</p>
    <div class="wide" tabindex="0" role="group" aria-label=${t("deeds", { left })}>
    <table><thead><tr>${FIGURES.map(head)}</tr></thead>${rows.map(row)}</table></div>`}</details>`;
}

/** What is owed or under attack stands above everything else.
 * @param {{view: View}} props */
function Pressing({ view }) {
  const { debt, takeover, seats, deeds } = view.position;
  const line = (name, words) => html`<p class="pressing" role="status" data-test=${name}>${words}</p>`;
  if (debt) {
    const cash = money(seats.find((seat) => seat.seat === debt.seat).cash);
    return line("debt", t("debt-line", { name: nameOf(view, debt.seat), amount: money(debt.amount), cash }));
  }
  if (!takeover) return null;
  return line("takeover", t("takeover-line", { property: takeover, owner: nameOf(view, deeds[takeover].owner) }));
}

/** @param {Panel} panel */
export const More = ({ model, view }) => html`<section class="more" aria-label=${t("more-sns")}><${Pressing} view=${view} />
  <${Cards} model=${model} view=${view} /><${Economy} view=${view} /><${Deeds} model=${model} view=${view} />
  <${Payoffs} model=${model} view=${view} /></section>`;
