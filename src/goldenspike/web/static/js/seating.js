// What is said above the decision about seats: a bot that plays for me, a seat that I am handed, somebody who is missing.
/** @import { Seat, TableModel, View } from "./types.js" */
import { address, post } from "./api.js";
import { spanOf } from "./agreed.js";
import { useNow } from "./clock.js";
import { nameOf } from "./panels.js";
import { address as here, rewrite } from "./router.js";
import { named } from "./setup.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

/** The seat and the word of a link by which a friend hands a seat over. */
function handed() {
  const [, seat, hand] = /^(\d+)\.(.+)$/.exec(here.value.searchParams.get("take") ?? "") ?? [];
  return hand ? { seat: Number(seat), hand } : null;
}

/** @param {{model: TableModel, seat: Seat}} props */
function StandIn({ model, seat }) {
  const bot = named(`bot-${seat.bot}`, seat.bot ?? "");
  return html`<div class="seating" data-test="stand-in"><p>${t("stand-in", { bot })}</p>
    <button class="button primary" type="button" data-test="come-back" onClick=${() => model.do("back", { seat: seat.seat })}
      >${t("stand-in-back")}</button></div>`;
}

/** @param {{model: TableModel, view: View, offer: {seat: number, hand: string}}} props */
function Handed({ model, view, offer }) {
  const take = async () => {
    if (await model.do("take", offer)) rewrite(address(`/t/${model.id}`, { key: model.key }));
  };
  return html`<div class="seating" data-test="handed"><p>${t("take-seat", { name: nameOf(view, offer.seat) })}</p>
    <button class="button primary" type="button" data-test="take-seat" onClick=${take}>${t("take-seat-now")}</button></div>`;
}

/** @param {{model: TableModel, view: View, seat: Seat}} props */
function Missing({ model, view, seat }) {
  const { since = Infinity, cast = 0, needed = 0, voted = false } = seat.vote ?? {};
  const now = useNow(true, 1);
  if (now < since) return null;
  const then = t(view.time.then === "resign" ? "vote-then-resign" : "vote-then-bot");
  const vote = () => post(`${model.path}/vote`, { seat: seat.seat }, model.query()).catch((refused) => model.tell(refused));
  return html`<div class="seating" data-test="vote"><p>${t("vote-about", { name: seat.name, then })}</p>
    <p class="soft">${t("vote-count", { cast, needed })}</p>
    ${voted
      ? html`<p>${t("vote-done")}</p>`
      : html`<button class="button" type="button" data-test="vote-now" onClick=${vote}>${t("vote-now")}</button>`}</div>`;
}

/** @param {{model: TableModel, seat: Seat}} props */
function OnVacation({ model, seat }) {
  const span = spanOf(seat.clock?.vacation ?? 0);
  return html`<div class="seating" data-test="on-vacation"><p>${t("vacation-on", { span })}</p>
    <button class="button" type="button" onClick=${() => model.do("back", { seat: seat.seat })}
      >${t("vacation-end")}</button></div>`;
}

/** @param {{model: TableModel, view: View}} props */
export function Seating({ model, view }) {
  if (view.status !== "running") return null;
  const offer = handed();
  const known = view.seats.some((seat) => seat.mine || seat.left);
  const seated = view.seats.some((seat) => seat.mine);
  const each = (wanted, part) => view.seats.filter(wanted).map((seat) => html`<${part} key=${seat.seat} model=${model}
    view=${view} seat=${seat} />`);
  return html`${each((seat) => seat.left, StandIn)}
    ${offer && !known && html`<${Handed} model=${model} view=${view} offer=${offer} />`}
    ${each((seat) => seat.mine && seat.clock?.away, OnVacation)}
    ${seated && each((seat) => seat.vote, Missing)}`;
}
