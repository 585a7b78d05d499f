// Play on from here: a position of a game that is over becomes a table against bots.
/** @import { OfferedGame, TableModel } from "./types.js" */
import { get, post } from "./api.js";
import { isPractice } from "./asked.js";
import { quickBot, WhichBot } from "./levels.js";
import { go } from "./router.js";
import { speakAbout, t } from "./texts.js";
import { html, useEffect, useSignal } from "./ui.js";

/** @param {{model: TableModel, at: number}} props */
export function PlayOn({ model, at }) {
  const game = useSignal(/** @type {OfferedGame | null} */ (null));
  const seat = useSignal(model.mySeats.value[0] ?? 1);
  const bot = useSignal("");
  useEffect(() => {
    Promise.all([get("/api/games"), speakAbout("study")]).then(([games]) => {
      game.value = games.find((one) => one.name === model.live.value.game) ?? null;
      bot.value = game.value ? quickBot(game.value) : "";
    });
  }, []);
  const { seats, status, seq } = model.live.value;
  const open = status === "over" ? at < seq : isPractice(model);
  if (!game.value || !open) return null;
  const mine = status === "over" ? seats : seats.filter((one) => one.mine);
  const begin = async () => {
    try {
      const made = await post(`${model.path}/play_on`, { line: at, seat: seat.value, bot: bot.value }, { key: model.key });
      go(`/t/${made.id}`);
    } catch (refused) {
      model.tell(refused);
    }
  };
  const option = (one) => html`<option value=${one.seat} selected=${one.seat === seat.value}>${one.name}</option>`;
  return html`<details class="fold play-on" data-test="play-on"><summary>${t("play-on")}</summary>
    <p class="soft">${t("play-on-about")}</p>
    <div class="row"><label class="label"><span>${t("play-on-seat")}</span>
      <select class="field" data-test="play-on-seat" onChange=${(event) => (seat.value = Number(event.target.value))}
        >${mine.map(option)}</select></label>
    <label class="label"><span>${t("play-on-bots")}</span>
      <${WhichBot} bots=${game.value.levels} chosen=${bot.value} label=${t("play-on-bots")}
        onChoose=${(one) => (bot.value = one)} /></label></div>
    <button type="button" class="button primary" data-test="play-on-begin" onClick=${begin}
      >${t("play-on-begin")}</button></details>`;
}
