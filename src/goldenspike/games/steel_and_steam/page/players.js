// The players of Steel & Steam: money, engine and its odds, journey, deeds and victory card.
import { language } from "../../js/prefs.js";
import { spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { money } from "./routes.js";

const MONEY = ["earned", "best_payoff", "fees", "cash", "net_worth", "deeds_worth"];
const RESULTS = ["full", "partial", "none", "breakdown", "catastrophe"];
const ROLLS = 36;

export const Disc = ({ seat }) => html`<span class="disc seat-${seat}" aria-hidden="true">${seat}</span>`;
export const nameOf = (view, seat) => view.seats.find((one) => one.seat === seat)?.name ?? "–";
const percent = (rolls) => new Intl.NumberFormat(language.value, { style: "percent" }).format(rolls / ROLLS);

/** How a highball would end, as a bar and in words; the next higher level says what wear costs. */
function Odds({ highball }) {
  const shown = RESULTS.filter((result) => highball[result]);
  if (!shown.length) return html`<span class="soft">${t("highball-never")}</span>`;
  const words = shown.map((result) => `${t(`highball-${result}`)} ${percent(highball[result])}`).join(", ");
  return html`<span class="odds" title=${words}><span class="bar" aria-hidden="true">${shown.map((result) => html`<i class=${result} style=${{ flexGrow: highball[result] }}></i>`)}</span>
    <span class="soft">${t("highball")}: ${words}</span></span>`;
}

function condition({ measure, reached, least, places }) {
  const isMoney = MONEY.includes(measure);
  const amount = isMoney ? money(least) : least;
  const [one, other] = measure === "connect" ? places.map((region) => t(`region-${region}`)) : [];
  const engine = measure === "engine" ? ["4-4-0", "4-6-2", "4-8-4"][least] : "";
  const wanted = t(`measure-${measure}`, { least: amount, places: places.map(spaced).join(", "), one, other, engine });
  return html`<li>${wanted} <strong>${isMoney ? money(reached) : reached} / ${amount}</strong></li>`;
}

function VictoryCard({ card }) {
  if (!card) return null;
  return html`<div class="victory"><span class="soft">${t("victory-card")}</span> <strong>${t(`victory_card-${card.name}`)}</strong><ul>${card.conditions.map(condition)}</ul></div>`;
}

function Journey({ one }) {
  if (!one.location) return one.home_cards.length ? html`<span>${t("home-cards")}: ${one.home_cards.map((area) => t(`area-${area}`)).join(", ")}</span>` : null;
  return html`<span class="journey"><span>${spaced(one.start || one.location)}</span>
    ${one.destination ? html`<span aria-hidden="true">→</span><strong>${spaced(one.destination)}</strong><span class="pays">${money(one.payoff)}</span>` : html`<span class="soft">${t("in-station")}</span>`}
    ${one.location !== (one.start || one.location) && html`<span class="soft">${t("now-at", { space: spaced(one.location) })}</span>`}</span>`;
}

function Deeds({ one }) {
  if (!one.properties.length) return null;
  return html`<span class="plates">${one.properties.map((name) => html`<span class="plate ${one.mortgaged.includes(name) ? "mortgaged" : ""}" title=${one.mortgaged.includes(name) ? t("mortgaged") : null}>${name}</span>`)}</span>`;
}

function Player({ model, view, seat }) {
  const one = view.position.seats.find((other) => other.seat === seat.seat);
  if (!one) return null;
  const was = model.since.value?.before.position.seats.find((other) => other.seat === seat.seat);
  const changed = was && JSON.stringify(was) !== JSON.stringify(one);
  return html`<li class="player railwayman ${model.at.value === null && seat.asked ? "asked" : ""} ${changed ? "changed" : ""}" data-seat=${seat.seat}>
    <span class="top"><${Disc} seat=${seat.seat} /><strong class="name">${seat.name}</strong>${seat.mine && html`<span class="badge">${t("you-here")}</span>`}
      <span class="cash" title=${t("cash")}>${money(one.cash)}</span></span>
    <span class="figures">${view.position.active === seat.seat && html`<span class="badge turn">${t("at-the-throttle")}</span>`}<span class="figure"><span class="soft">${t("worth")}</span>${money(one.net_worth)}</span>
      <span class="figure"><span class="soft">${t("level")}</span>${one.level}</span><span class="figure">${t(`engine-${one.engine}`)}</span>
      ${one.home && html`<span class="figure"><span class="soft">${t("home")}</span>${spaced(one.home)}</span>`}
      ${one.transit && html`<span class="figure" title=${t("transit-about")}><span class="soft">${t("transit")}</span>${one.transit === "repair" ? t("transit-repair") : one.transit}</span>`}
      ${one.grandfathered && html`<span class="figure"><span class="soft">${t("grandfathered")}</span>${one.grandfathered.property}</span>`}
      ${one.yards.length > 0 && html`<span class="figure"><span class="soft">${t("yards")}</span>${one.yards.map(spaced).join(", ")}</span>`}</span>
    <${Journey} one=${one} /><${Odds} highball=${one.highball} /><${Deeds} one=${one} /><${VictoryCard} card=${one.victory_card} />
  </li>`;
}

export function Players({ model, view }) {
  return html`<section aria-labelledby="players-title"><h2 id="players-title">${t("players")}</h2>
    <ul class="players card">${view.seats.map((seat) => html`<${Player} model=${model} view=${view} seat=${seat} key=${seat.seat} />`)}</ul></section>`;
}

/** Round and phase, and what this turn still has. */
export function Turn({ view }) {
  const { position } = view;
  const round = 1 + Math.floor(Math.max(0, position.turn - 1) / position.seats.length);
  const parts = position.over ? [t("phase-over")] : [t("round", { round }), t(`phase-${position.phase}`)];
  if (!position.over && position.phase === "running") parts.push(t("mps-left", { mps: position.running.mps }));
  if (position.running.highballing && !position.over) parts.push(t("highballing"));
  return html`<p class="turn" data-test="turn">${parts.map((part, place) => html`${place > 0 && " "}<span class="part">${part}${place < parts.length - 1 && " ·"}</span>`)}</p>`;
}
