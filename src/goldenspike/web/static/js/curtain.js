// The curtain between people who share a screen: it falls when the next one has secrets, and rises when that person says so.
/** @import { TableModel } from "./types.js" */
import { t } from "./texts.js";
import { batch, effect, html, useEffect, useRef } from "./ui.js";

/** Shows the table through the eyes of one of my seats, or to everybody; nothing is kept of what was seen before.
 * @param {TableModel} model
 * @param {number | null} seat */
function lookAs(model, seat) {
  model.playback.stop();
  model.positions.clear();
  model.frames.clear();
  batch(() => {
    model.eyes.value = seat;
    model.veiled.value = true;
    model.at.value = null;
    model.since.value = null;
    model.note.value = null;
    model.moved();
  });
  model.stream?.close();
  model.listen();
}

/** Turns the eyes away from a seat as soon as it has no secrets, or another one of the same screen is to decide; until the
 * returned function is called.
 * @param {TableModel} model */
export function turnEyes(model) {
  return effect(() => {
    const { curtain, seats } = model.live.value;
    const looking = model.eyes.value;
    if (looking === null || model.veiled.value || !model.current.value) return;
    const asked = seats.filter((seat) => seat.mine && seat.asked).map((seat) => seat.seat);
    const done = asked.length > 0 && !asked.includes(looking);
    if (done || curtain === null) queueMicrotask(() => lookAs(model, null));
  });
}

/** @param {{model: TableModel}} props */
export function Curtain({ model }) {
  const seat = model.live.value.seats.find((one) => one.seat === model.awaited.value);
  return seat && model.current.value && !model.veiled.value
    ? html`<${Fallen} key=${seat.seat} model=${model} seat=${seat.seat} name=${seat.name} />`
    : null;
}

/** @param {{model: TableModel, seat: number, name: string}} props */
function Fallen({ model, seat, name }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const fall = () => dialog.current?.isConnected && !dialog.current.open && dialog.current.showModal();
  useEffect(() => {
    fall();
  }, []);
  const { undo } = model.live.value;
  return html`<dialog class="curtain" ref=${dialog} aria-labelledby="curtain-title" aria-describedby="curtain-about"
    data-test="curtain" onCancel=${(event) => event.preventDefault()} onClose=${fall}><div class="inside">
    <h2 id="curtain-title">${t("curtain-title", { name })}</h2>
    <p id="curtain-about">${t("curtain-about", { name })}</p>
    <div class="row"><button type="button" class="button primary big" autofocus data-test="raise"
        onClick=${() => lookAs(model, seat)}>${t("curtain-raise", { name })}</button>
      ${undo.allowed && html`<button type="button" class="button quiet" data-test="curtain-undo" onClick=${() => model.undo()}
        >${t("curtain-undo")}</button>`}</div></div></dialog>`;
}
