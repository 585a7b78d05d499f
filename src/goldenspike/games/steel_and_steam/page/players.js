// The players of Steel & Steam: money, engine and its odds, journey, deeds and victory card.
/** @import { Panel, Seat, View } from "../../js/types.js" */
import { Asked, changedSince, PlayerList, PlayerName } from "../../js/panels.js";
import { language } from "../../js/prefs.js";
import { joined, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money } from "./amounts.js";

/** A player's part of the position. @typedef {Record<string, any>} Railwayman */

/** @param {{seat: number}} props */
export const Disc = ({ seat }) => html`<span class="disc seat-${seat}" aria-hidden="true">${seat}</span>`;

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(language.value, { style: "percent" }).format(share);

/** How a highball would end, as a bar and in words; the next higher level says what wear costs.
 * @param {{highball: Record<string, number>}} props */
function Odds({ highball }) {
  const all = Object.values(highball).reduce((sum, rolls) => sum + rolls, 0);
  const shown = Object.entries(highball).filter(([, rolls]) => rolls > 0);
  if (!shown.length) return html`<span class="soft">${t("highball-never")}</span>`;
  const odds = ([result, rolls]) => joined("list-spaced", [t(`highball-${result}`), percent(rolls / all)]);
  const words = joined("list-comma", shown.map(odds));
  const part = ([result, rolls]) => html`<i class=${result} style=${{ flexGrow: rolls }}></i>`;
  return html`<span class="odds" title=${words}><span class="bar" aria-hidden="true">${shown.map(part)}</span>
    <span class="soft">${t("figure-is", { figure: t("highball"), value: words })}</span></span>`;
}

/** What a victory card asks for, and how far its holder is.
 * @param {{measure: string, reached: number, least: number, places: string[], money: boolean, engine: string | null}} part */
function condition({ measure, reached, least: wanted, places, money: isMoney, engine }) {
  const show = isMoney ? money : String;
  const [one, other] = measure === "connect" ? places.map((region) => t(`region-${region}`)) : [];
  const least = show(wanted);
  const named = joined("list-comma", places.map(spaced));
  return html`<li>${t(`measure-${measure}`, { least: isMoney ? least : wanted, places: named, one, other, engine: engine ?? "" })}
    ${" "}<strong>${t("reached-of", { reached: show(reached), least })}</strong></li>`;
}

/** @param {{card: {name: string, conditions: any[]} | null}} props */
function VictoryCard({ card }) {
  if (!card) return null;
  return html`<div class="victory"><span class="soft">${t("victory-card")}</span>
    ${" "}<strong>${t(`victory_card-${card.name}`)}</strong><ul>${card.conditions.map(condition)}</ul></div>`;
}

/** @param {{one: Railwayman}} props */
function Journey({ one }) {
  if (!one.location) {
    const areas = joined("list-comma", one.home_cards.map((area) => t(`area-${area}`)));
    return areas ? html`<span>${t("figure-is", { figure: t("home-cards"), value: areas })}</span>` : null;
  }
  const start = one.start || one.location;
  const goal = one.destination && html`<span aria-hidden="true">→</span><strong>${spaced(one.destination)}</strong>
    <span class="pays">${money(one.payoff)}</span>`;
  return html`<span class="journey"><span>${spaced(start)}</span>
    ${goal || html`<span class="soft">${t("in-station")}</span>`}
    ${one.location !== start && html`<span class="soft">${t("now-at", { space: spaced(one.location) })}</span>`}</span>`;
}

/** @param {{one: Railwayman}} props */
function Deeds({ one }) {
  if (!one.properties.length) return null;
  const lien = (name) => one.mortgaged.includes(name);
  const plate = (name) => html`<span class="plate ${lien(name) ? "mortgaged" : ""}" title=${lien(name) ? t("mortgaged") : null}
    >${name}</span>`;
  return html`<span class="plates">${one.properties.map(plate)}</span>`;
}

/** @param {{name: string, title?: string, children?: any}} props */
const Figure = ({ name, title, children }) => html`<span class="figure" title=${title}><span class="soft">${t(name)}</span>
  ${children}</span>`;

/** @param {Panel & {seat: Seat, one: Railwayman}} props */
function Figures({ model, view, seat, one }) {
  const transit = one.transit === "repair" ? t("transit-repair") : one.transit;
  return html`<span class="figures">
    <${Asked} model=${model} view=${view} seat=${seat} />
    ${view.position.active === one.seat && html`<span class="badge">${t("at-the-throttle")}</span>`}
    <${Figure} name="worth">${money(one.net_worth)}<//><${Figure} name="level">${one.level}<//>
    <span class="figure">${t(`engine-${one.engine}`)}</span>
    ${one.home && html`<${Figure} name="home">${spaced(one.home)}<//>`}
    ${transit && html`<${Figure} name="transit" title=${t("transit-about")}>${transit}<//>`}
    ${one.grandfathered && html`<${Figure} name="grandfathered">${one.grandfathered.property}<//>`}
    ${one.yards.length > 0 && html`<${Figure} name="yards">${joined("list-comma", one.yards.map(spaced))}<//>`}</span>`;
}

/** @param {Panel & {seat: Seat}} props */
function Player({ model, view, seat }) {
  const one = view.position.seats[seat.seat - 1];
  const asked = model.at.value === null && seat.asked;
  const changed = changedSince(model, (was) => was.seats[seat.seat - 1]);
  return html`<li class="player railwayman ${asked ? "asked" : ""} ${changed}" data-seat=${seat.seat}>
    <span class="top"><${Disc} seat=${seat.seat} /><${PlayerName} view=${view} seat=${seat} />
      <span class="cash" title=${t("cash")}>${money(one.cash)}</span></span>
    <${Figures} model=${model} view=${view} seat=${seat} one=${one} />
    <${Journey} one=${one} /><${Odds} highball=${one.highball} /><${Deeds} one=${one} />
    <${VictoryCard} card=${one.victory_card} />
  </li>`;
}

/** @param {Panel} panel */
export function Players({ model, view }) {
  const row = (seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`;
  return html`<${PlayerList}>${view.seats.map(row)}<//>`;
}

/** Round and phase, and what is left of this turn; the line may wrap only between them.
 * @param {{view: View}} props */
export function Turn({ view }) {
  const { over, phase, round, running } = view.position;
  const parts = over ? [t("phase-over")] : [t("round", { round }), t(`phase-${phase}`)];
  if (!over && phase === "running") parts.push(t("mps-left", { mps: running.mps }));
  if (!over && running.highballing) parts.push(t("highballing"));
  const shown = (part, place) => html`${place > 0 && " "}<span class="part"
    >${place < parts.length - 1 ? t("part-dotted", { part }) : part}</span>`;
  return html`<p class="turn" data-test="turn">${parts.map(shown)}</p>`;
}
