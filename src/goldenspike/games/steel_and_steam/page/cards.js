// City cards: the selection spaces or two home cards, and which cities may lie behind them.
/** @import { Choice, Panel, TableModel, View } from "../../js/types.js" */
import { Doing } from "../../js/decision.js";
import { pickPlace } from "../../js/stage.js";
import { spaced, t } from "../../js/texts.js";
import { html, useEffect } from "../../js/ui.js";
import { journeys, PayoffList } from "./payoffs.js";
import { plannerOf } from "./planner.js";

/** The kinds of choices that are about a card. */
const KINDS = ["home", "pick"];

/** @param {Record<string, any>} board
 * @param {string} area */
const regionsOf = (board, area) => board.area_regions[board.areas.indexOf(area)];

/** The seat that picks and the cards to pick from: its two home cards, or the selection spaces that all share.
 * @param {View} view
 * @param {Choice | undefined} choice */
function offered(view, choice) {
  const seat = view.position.seats.find((one) => one.seat === choice?.seat);
  const atHome = choice?.kind === "home";
  return { seat, atHome, areas: atHome ? seat.home_cards : view.position.cards.tableau };
}

/** The cities of a card's regions; for a destination, with what a journey there pays.
 * @param {TableModel} model
 * @param {View} view
 * @param {string} area
 * @param {string} from */
function behind(model, view, area, from) {
  const board = plannerOf(model).board.value;
  if (!board || !area) return [];
  return journeys(view, board, from).filter((city) => regionsOf(board, area).includes(city.region));
}

/** @param {ReturnType<typeof behind>} cities */
function span(cities) {
  const [low, high] = [cities[0].pays, cities[cities.length - 1].pays];
  return low === null || high === null ? "" : t("payoffs-span", { low: low / 1000, high: high / 1000 });
}

/** @param {Panel & {area: string, from: string, number: number}} props */
function Card({ model, view, area, from, number }) {
  const key = `card:${number}`;
  const choices = model.targets.value.get(key);
  const choice = model.picked.value?.choice;
  const picked = Boolean(choice && choices?.includes(choice));
  const cities = behind(model, view, area, from);
  const hint = () => (model.hints.value = cities.map((city) => `space:${city.name}`));
  const unhint = () => (model.hints.value = []);
  return html`<li onPointerEnter=${hint} onPointerLeave=${unhint}><button type="button"
    class="city-card ${choices ? "lit" : ""} ${picked ? "picked" : ""}" data-card=${number} disabled=${!choices}
    aria-pressed=${choices ? picked : null} onClick=${() => pickPlace(model, key)}>
    <span class="soft">${number}</span><strong>${area ? t(`area-${area}`) : t("dash")}</strong>
    ${cities.length > 0 && html`<span class="soft small">${t("cities", { count: cities.length })}</span>
      <span class="small pays">${span(cities)}</span>`}</button></li>`;
}

/** @param {Panel} panel */
export function Cards({ model, view }) {
  const { cards } = view.position;
  const { seat, atHome, areas } = offered(view, model.choices.value.find(({ kind }) => KINDS.includes(kind)));
  const card = (area, place) => html`<${Card} model=${model} view=${view} area=${area} from=${seat?.start} number=${place + 1}
    key=${place} />`;
  return html`<section class="cards-panel card" aria-labelledby="cards-title">
    <h2 id="cards-title">${t(atHome ? "home-cards" : "tableau")}</h2><ul class="city-cards">${areas.map(card)}</ul>
    <p class="soft">${t("cards-left", { deck: cards.deck, discard: cards.discard.length })}</p></section>`;
}

/** The cities that may lie behind a card, in a list and marked on the board.
 * @param {{model: TableModel, choice: Choice}} props */
function Behind({ model, choice }) {
  const view = model.live.value;
  const { seat, atHome, areas } = offered(view, choice);
  const cities = behind(model, view, areas[choice.values.card - 1], seat.start);
  const show = () => {
    model.hints.value = cities.map((city) => `space:${city.name}`);
  };
  useEffect(show, [choice, cities.length]);
  useEffect(() => {
    plannerOf(model).printed();
  }, []);
  return html`<div class="behind" data-test="behind" onPointerLeave=${show}>
    <p class="soft">${atHome ? t("behind-home") : t("behind-pick", { city: spaced(seat.start) })}</p>
    <${PayoffList} model=${model} cities=${cities} /></div>`;
}

/** @param {{model: TableModel}} props */
function Picked({ model }) {
  const choice = model.picked.value?.choice;
  if (!choice) return null;
  return html`<div class="picked" data-test="picked"><p class="what"><strong>${choice.text}</strong></p>
    <${Doing} model=${model} /><${Behind} model=${model} choice=${choice} /></div>`;
}

/** @param {TableModel} model */
export const picker = (model) => (KINDS.includes(model.picked.value?.choice.kind ?? "") ? Picked : null);
