// City cards: the selection spaces or two home cards, and which cities may lie behind them.
import { Doing } from "../../js/decision.js";
import { pickPlace } from "../../js/stage.js";
import { spaced, t } from "../../js/texts.js";
import { html, useEffect } from "../../js/ui.js";
import { journeys, PayoffList } from "./payoffs.js";
import { deskOf } from "./routes.js";

const KINDS = ["home", "pick"];

const regionsOf = (board, area) => board.area_regions[board.areas.indexOf(area)];

/** The seat that picks, and the region sides that lie before it or, where nobody picks, before all. */
function offered(view, choice) {
  const seat = view.position.seats.find((one) => one.seat === choice?.seat);
  const atHome = choice?.kind === "home";
  return { seat, atHome, areas: atHome ? seat.home_cards : view.position.cards.tableau };
}

/** The cities of a card's regions; for a destination, with what a journey there pays. */
function behind(model, view, area, from) {
  const board = deskOf(model).board.value;
  if (!board || !area) return [];
  return journeys(view, board, from).filter((city) => regionsOf(board, area).includes(city.region));
}

const span = (cities) => (cities[0].pays === null ? "" : t("payoffs-span", { low: cities[0].pays / 1000, high: cities.at(-1).pays / 1000 }));

function Card({ model, view, area, from, number }) {
  const key = `card:${number}`;
  const choices = model.targets.value.get(key);
  const picked = choices?.includes(model.picked.value?.choice);
  const cities = behind(model, view, area, from);
  const hint = () => (model.hints.value = cities.map((city) => `space:${city.name}`));
  return html`<li onPointerEnter=${hint} onPointerLeave=${() => (model.hints.value = [])}><button type="button" class="city-card ${choices ? "lit" : ""} ${picked ? "picked" : ""}" data-card=${number} disabled=${!choices} aria-pressed=${choices ? Boolean(picked) : null}
    onClick=${() => pickPlace(model, key)}><span class="soft">${number}</span><strong>${area ? t(`area-${area}`) : "–"}</strong>
    ${cities.length > 0 && html`<span class="soft small">${t("cities", { count: cities.length })}</span><span class="small pays">${span(cities)}</span>`}</button></li>`;
}

export function Cards({ model, view }) {
  const { cards } = view.position;
  const { seat, atHome, areas } = offered(view, model.choices.value.find(({ kind }) => KINDS.includes(kind)));
  return html`<section class="cards-panel card" aria-labelledby="cards-title"><h2 id="cards-title">${t(atHome ? "home-cards" : "tableau")}</h2>
    <ul class="city-cards">${areas.map((area, place) => html`<${Card} model=${model} view=${view} area=${area} from=${seat?.start} number=${place + 1} key=${place} />`)}</ul>
    <p class="soft">${t("cards-left", { deck: cards.deck, discard: cards.discard.length })}</p></section>`;
}

/** What may come of a card, also on the board. */
function Behind({ model, choice }) {
  const view = model.live.value;
  const { seat, atHome, areas } = offered(view, choice);
  const cities = behind(model, view, areas[choice.values.card - 1], seat.start);
  const show = () => void (model.hints.value = cities.map((city) => `space:${city.name}`));
  useEffect(show, [choice, cities.length]);
  useEffect(() => void deskOf(model).printed(), []);
  return html`<div class="behind" data-test="behind" onPointerLeave=${show}><p class="soft">${atHome ? t("behind-home") : t("behind-pick", { city: spaced(seat.start) })}</p>
    <${PayoffList} model=${model} cities=${cities} /></div>`;
}

function Picked({ model }) {
  const choice = model.picked.value?.choice;
  if (!choice) return null;
  return html`<div class="picked" data-test="picked"><p class="what"><strong>${choice.text}</strong></p><${Doing} model=${model} /><${Behind} model=${model} choice=${choice} /></div>`;
}

export const picker = (model) => (KINDS.includes(model.picked.value?.choice.kind) ? Picked : null);
