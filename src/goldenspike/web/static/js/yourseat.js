// The dialog about one's own seat: leave, resign, hand it over, go on vacation, or delete a game that never got going.
/** @import { Seat, TableModel, View } from "./types.js" */
import { get, linkTo } from "./api.js";
import { agreedWords, spanOf, standIn } from "./agreed.js";
import { Dialog, Link } from "./dialogs.js";
import { go } from "./router.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

/** Whether nobody but bots has acted yet.
 * @param {View} view */
export function neverGotGoing({ status, log, earlier, seats }) {
  const people = seats.filter(({ kind, stands_in: away }) => kind === "person" || away).map(({ seat }) => seat);
  return status === "running" && !earlier && !log.some(({ kind, seat }) => kind === "act" && people.includes(seat));
}

/** Something that is not done before it is asked for twice.
 * @param {{name: string, words: string, about: string, onDo: () => void}} props */
function Weighty({ name, words, about, onDo }) {
  const [sure, setSure] = useState(false);
  return html`<section class="invite"><h3>${words}</h3><p class="soft">${about}</p>
    ${sure
      ? html`<div class="row" role="group" aria-label=${words}><span>${t("sure")}</span>
        <button class="button primary" type="button" data-test=${`${name}-now`} onClick=${onDo}>${words}</button>
        <button class="button quiet" type="button" onClick=${() => setSure(false)}>${t("cancel")}</button></div>`
      : html`<div class="row"><button class="button" type="button" data-test=${name} onClick=${() => setSure(true)}
        >${words}</button></div>`}</section>`;
}

/** @param {{model: TableModel, seat: Seat}} props */
function HandOver({ model, seat }) {
  const [link, setLink] = useState("");
  const show = async () => {
    const { hand } = await get(`${model.path}/hand`, { seat: seat.seat });
    setLink(linkTo(model, { key: model.live.value.key, take: `${seat.seat}.${hand}` }));
  };
  return html`<section class="invite"><h3>${t("hand-over")}</h3><p class="soft">${t("hand-over-about")}</p>
    ${link
      ? html`<${Link} model=${model} name="hand-over-link" words=${t("hand-over")} link=${link} />`
      : html`<div class="row"><button class="button" type="button" data-test="hand-over"
        onClick=${() => show().catch((refused) => model.tell(refused))}>${t("hand-over-show")}</button></div>`}</section>`;
}

/** @param {{model: TableModel, seat: Seat}} props */
function Vacation({ model, seat }) {
  const { away = false, vacation = 0 } = seat.clock ?? {};
  if (!vacation) return null;
  const words = t(away ? "vacation-end" : "vacation-begin");
  return html`<section class="invite"><h3>${t("vacation")}</h3>
    <p class="soft">${t(away ? "vacation-on" : "vacation-about", { span: spanOf(vacation) })}</p>
    <div class="row"><button class="button" type="button" data-test="vacation"
      onClick=${() => model.do(away ? "back" : "away", { seat: seat.seat })}>${words}</button></div></section>`;
}

/** Leaving and resigning, as far as they differ and may be.
 * @param {{model: TableModel, view: View, seat: Seat, onDone: () => void}} props */
function Leaving({ model, view, seat, onDone }) {
  const alone = !view.seats.some((one) => one.kind === "person" && !one.mine);
  const two = view.seats.length === 2;
  const agreed = view.time.then === "resign";
  const about = alone ? "resign-about-alone" : two ? "resign-about-two" : "resign-about-many";
  const send = (what, body) => model.do(what, body).then((done) => done && onDone());
  return html`${!alone && !agreed && html`<${Weighty} name="leave-game" words=${t("leave-game")}
      about=${t("leave-about", { bot: standIn(view.time) })} onDo=${() => send("leave", {})} />`}
    ${(alone || two || agreed) && html`<${Weighty} name="resign-game" words=${t("resign-game")} about=${t(about)}
      onDo=${() => send("resign", { seat: seat.seat })} />`}`;
}

/** @param {{model: TableModel, onClose: () => void}} props */
export function YourSeat({ model, onClose }) {
  const view = model.live.value;
  const seat = view.seats.find((one) => one.mine && one.seat === view.seat) ?? view.seats.find((one) => one.mine);
  const remove = () => model.do("close").then((done) => done && go("/"));
  return html`<${Dialog} title=${t("your-seat")} name="seat-dialog" onClose=${onClose}>
    <p>${t("figure-is", { figure: t("time"), value: agreedWords(view.time) })}</p>
    ${seat && html`<${Vacation} model=${model} seat=${seat} /><${HandOver} model=${model} seat=${seat} key=${seat.seat} />
      <${Leaving} model=${model} view=${view} seat=${seat} onDone=${onClose} />`}
    ${view.host && neverGotGoing(view) && html`<${Weighty} name="delete-game" words=${t("delete-game")}
      about=${t("delete-table-about")} onDo=${remove} />`}<//>`;
}
