// What lies beside the board of Steel & Steam: city cards, the economy and its fees, deeds and payoffs.
import { pickPlace } from "../../js/stage.js";
import { spaced, t } from "../../js/texts.js";
import { html, useState } from "../../js/ui.js";
import { Disc, nameOf } from "./players.js";
import { deskOf, money } from "./routes.js";

const FIGURES = ["price", "mortgage", "payoff", "takeover", "controlling"];
const thousands = (amount) => String(amount / 1000);

function Card({ model, side, number }) {
  const key = `card:${number}`;
  const choices = model.targets.value.get(key);
  const picked = choices?.includes(model.picked.value?.choice);
  return html`<li><button type="button" class="city-card ${choices ? "lit" : ""} ${picked ? "picked" : ""}" data-card=${number} disabled=${!choices} aria-pressed=${choices ? Boolean(picked) : null}
    onClick=${() => pickPlace(model, key)}><span class="soft">${number}</span><strong>${side ? spaced(side) : "–"}</strong></button></li>`;
}

/** The selection spaces, or the two home cards while a home is to be picked. */
function Cards({ model, view }) {
  const { cards } = view.position;
  const atHome = model.choices.value.find((choice) => choice.kind === "home");
  const sides = atHome ? view.position.seats.find((seat) => seat.seat === atHome.seat).home_cards : cards.tableau;
  return html`<section class="cards-panel card" aria-labelledby="cards-title"><h2 id="cards-title">${t(atHome ? "home-cards" : "tableau")}</h2>
    <ul class="city-cards">${sides.map((side, place) => html`<${Card} model=${model} side=${side} number=${place + 1} key=${place} />`)}</ul>
    <p class="soft">${t("cards-left", { deck: cards.deck, discard: cards.discard.length })}</p></section>`;
}

function Economy({ view }) {
  const { economy, schedule, dice } = view.position;
  return html`<p class="economy-line"><span class="soft">${t("economy")}</span> <strong data-test="economy">${t(`condition-${economy}`)}</strong>
    <span class="soft">${t(`schedule-${schedule}`)}</span>${dice && html`<span class="soft">${t("dice-show", { first: dice[0], second: dice[1] })}</span>`}</p>
    <p class="soft small">${t(`fees-${schedule}`)}</p>`;
}

function Deed({ model, view, one, held }) {
  const choices = model.choices.value.filter((choice) => choice.place?.property === one.initials && choice.kind !== "move");
  const hint = () => (model.hints.value = [`property:${one.initials}`]);
  const take = () => (choices.length ? model.pick(choices[0], choices[0].first, choices.length > 1 ? choices : null) : model.ask(`property:${one.initials}`));
  return html`<tr class="${held.mortgaged ? "mortgaged" : ""}" data-deed=${one.initials} onPointerEnter=${hint} onPointerLeave=${() => (model.hints.value = [])}>
    <th scope="row"><button type="button" class="deed ${choices.length ? "lit" : ""}" onClick=${take} onFocus=${hint} title=${choices.map((choice) => choice.text).join(" / ") || null}>
      <span class="plate">${one.initials}</span><span class="deed-name">${one.name}</span></button></th>
    <td>${held.owner ? html`<span title=${nameOf(view, held.owner)}><${Disc} seat=${held.owner} /><span class="unseen">${nameOf(view, held.owner)}</span>${held.mortgaged ? html` <abbr title=${t("mortgaged")}>M</abbr>` : ""}</span>` : html`<span class="soft">–</span>`}</td>
    ${FIGURES.map((figure) => html`<td>${thousands(one[figure])}</td>`)}</tr>`;
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
    ${open && html`<div class="wide" tabindex="0" role="group" aria-label=${t("deeds", { left })}><p class="soft small">${t("deeds-about")}</p>
    <table><thead><tr><th scope="col"><span class="unseen">${t("properties")}</span></th><th scope="col">${t("owner")}</th>
      ${FIGURES.map((figure) => html`<th scope="col"><abbr title=${t(`deed-${figure}`)}>${t(`deed-${figure}-short`)}</abbr></th>`)}</tr></thead>
    <tbody>${rows.map((one) => html`<${Deed} model=${model} view=${view} one=${one} held=${deeds[one.initials]} key=${one.initials} />`)}</tbody></table></div>`}</details>`;
}

/** What journeys from a city pay as the economy is now, by region; at first from where the reader's own journey starts. */
function Payoffs({ model, view }) {
  const desk = deskOf(model);
  const [chosen, choose] = useState(null);
  const mine = view.position.seats.find((seat) => seat.seat === (view.seat ?? 1));
  const from = chosen || mine?.start || mine?.home;
  const board = desk.board.value ?? { cities: [], regions: [] };
  const city = board.cities.find((one) => one.name === from) || board.cities[0];
  const hint = (name) => (model.hints.value = [`space:${name}`]);
  const { band, changes } = view.position.payoff_bands;
  const adjusted = (printed) => printed + changes[Math.floor(printed / band)];
  return html`<details class="goods card payoffs" data-test="payoffs" onToggle=${() => desk.printed()}><summary>${t("payoffs")}</summary>
    <label class="from">${t("payoffs-from")} <select class="field" value=${city?.name} onChange=${(event) => choose(event.target.value)}>${board.cities.map((one) => html`<option value=${one.name}>${spaced(one.name)}</option>`)}</select></label>
    ${board.regions.map((region) => html`<section key=${region}><h3 class="small-title">${t(`region-${region}`)}</h3><ul class="payoff-list" onPointerLeave=${() => (model.hints.value = [])}>${board.cities
      .map((one, place) => ({ ...one, pays: adjusted(city.payoffs[place]) }))
      .filter((one) => one.region === region && one.name !== city.name)
      .sort((a, b) => a.pays - b.pays)
      .map((one) => html`<li class=${one.name === mine?.destination ? "goal" : ""} onPointerEnter=${() => hint(one.name)}><span>${spaced(one.name)}</span><span>${money(one.pays)}</span></li>`)}</ul></section>`)}</details>`;
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
