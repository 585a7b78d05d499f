// What lies beside the board of Steel & Steam: the economy and its fees, deeds, and what presses.
import { t } from "../../js/texts.js";
import { html, useState } from "../../js/ui.js";
import { Cards } from "./cards.js";
import { Payoffs } from "./payoffs.js";
import { Disc, nameOf } from "./players.js";
import { deskOf, money, thousands } from "./routes.js";

const FIGURES = ["price", "mortgage", "payoff", "takeover", "controlling"];

function Economy({ view }) {
  const { economy, schedule, dice } = view.position;
  return html`<p class="economy-line"><span class="soft">${t("economy")}</span> <strong data-test="economy">${t(`condition-${economy}`)}</strong>
    <span class="soft">${t(`schedule-${schedule}`)}</span>${dice && html`<span class="soft">${t("dice-show", { first: dice[0], second: dice[1] })}</span>`}</p>
    <p class="soft small">${t(`fees-${schedule}`)}</p>`;
}

function Owner({ view, held }) {
  if (!held.owner) return null;
  const name = nameOf(view, held.owner);
  return html`<span class="owner" title=${name}>${held.mortgaged && html`<span class="soft">${t("mortgaged")}</span> `}<${Disc} seat=${held.owner} /><span class="unseen">${name}</span></span>`;
}

function Deed({ model, view, one, held }) {
  const choices = model.choices.value.filter((choice) => choice.place?.property === one.initials && choice.kind !== "move");
  const hint = () => (model.hints.value = [`property:${one.initials}`]);
  const take = () => (choices.length ? model.pick(choices[0], choices[0].first, choices.length > 1 ? choices : null) : model.ask(`property:${one.initials}`));
  return html`<tbody class="${held.mortgaged ? "mortgaged" : ""}" data-deed=${one.initials} onClick=${take} onPointerEnter=${hint} onPointerLeave=${() => (model.hints.value = [])}>
    <tr><th scope="rowgroup" colspan=${FIGURES.length}><button type="button" class="deed ${choices.length ? "lit" : ""}" onFocus=${hint} title=${choices.map((choice) => choice.text).join(" / ") || null}>
      <span class="plate">${one.initials}</span><span class="deed-name">${one.name}</span><${Owner} view=${view} held=${held} /></button></th></tr>
    <tr>${FIGURES.map((figure) => html`<td>${thousands(one[figure])}</td>`)}</tr></tbody>`;
}

function Deeds({ model, view }) {
  const desk = deskOf(model);
  const [open, setOpen] = useState(false);
  const { deeds } = view.position;
  const left = Object.values(deeds).filter((deed) => !deed.owner).length;
  const place = (one) => deeds[one.initials].owner ?? 99;
  const rows = [...(desk.board.value?.properties ?? [])].sort((a, b) => place(a) - place(b) || b.price - a.price);
  const toggle = (event) => (setOpen(event.currentTarget.open), desk.printed());
  return html`<details class="goods card deeds" open=${open} onToggle=${toggle} data-test="deeds"><summary>${t("deeds", { left })}</summary>
    ${open && html`<p class="soft small">${t("deeds-about")}</p><div class="wide" tabindex="0" role="group" aria-label=${t("deeds", { left })}>
    <table><thead><tr>${FIGURES.map((figure) => html`<th scope="col"><abbr title=${t(`deed-${figure}`)}>${t(`deed-${figure}-short`)}</abbr></th>`)}</tr></thead>
    ${rows.map((one) => html`<${Deed} model=${model} view=${view} one=${one} held=${deeds[one.initials]} key=${one.initials} />`)}</table></div>`}</details>`;
}

/** What is owed or under attack stands above everything else. */
function Pressing({ view }) {
  const { debt, takeover, seats, deeds } = view.position;
  if (debt) return html`<p class="pressing" role="status" data-test="debt">${t("debt-line", { name: nameOf(view, debt.seat), amount: money(debt.amount), cash: money(seats.find((seat) => seat.seat === debt.seat).cash) })}</p>`;
  if (takeover) return html`<p class="pressing" role="status" data-test="takeover">${t("takeover-line", { property: takeover, owner: nameOf(view, deeds[takeover].owner) })}</p>`;
  return null;
}

export function More({ model, view }) {
  return html`<section class="more" aria-label=${t("more-sns")}><${Pressing} view=${view} /><${Cards} model=${model} view=${view} /><${Economy} view=${view} /><${Deeds} model=${model} view=${view} /><${Payoffs} model=${model} view=${view} /></section>`;
}
