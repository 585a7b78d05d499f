// The part of a new table in which people agree on time.
/** @import { Agreement, OfferedGame } from "./types.js" */
import { agreedWords, spanOf } from "./agreed.js";
import { quickBot } from "./levels.js";
import { named } from "./setup.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

const HOUR = 3600;
const KINDS = ["none", "live", "correspondence"];
/** @type {Record<string, string[]>} */
const WORDS = {
  none: ["time-none", "time-none-about"],
  live: ["time-live", "time-live-about"],
  correspondence: ["time-correspondence", "time-correspondence-about"],
};
/** Seconds in the bank and for each turn: for a quick game, a usual one, and one without haste. */
const PRESETS = [{ bank: 600, increment: 10 }, { bank: 1200, increment: 20 }, { bank: 2700, increment: 30 }];
const OWN = { bank: 1800, increment: 15 };
const SPANS = [6, 12, 24, 48, 72, 168];
const MOST_MINUTES = 1440;
const MOST_SECONDS = 3600;
const MOST_DAYS = 90;

/** What a new table begins with: no clock, and a bot for whoever leaves.
 * @returns {Agreement} */
export const noClock = () =>
  ({ kind: "none", ...PRESETS[1], hours: 48, weekends_off: false, vacation: 0, then: "bot", bot: "" });

/** @param {{time: Agreement, onChange: (change: Partial<Agreement>) => void}} props */
function Kinds({ time, onChange }) {
  const card = (kind) => html`<label class="card" key=${kind}><input type="radio" name="time" value=${kind}
      checked=${time.kind === kind} onChange=${() => onChange({ kind })} />
    <span><strong>${t(WORDS[kind][0])}</strong><br /><span class="soft">${t(WORDS[kind][1])}</span></span></label>`;
  return html`<div class="pick three">${KINDS.map(card)}</div>`;
}

/** @param {{words: string, value: number, least?: number, most: number, onChange: (value: number) => void}} props */
function Amount({ words, value, least = 0, most, onChange }) {
  const change = ({ target: { value: typed } }) =>
    typed !== "" && onChange(Math.max(least, Math.min(most, Math.round(Number(typed)))));
  return html`<label class="label"><span>${words}</span><input class="field amount" type="number" min=${least} max=${most}
    value=${value} onInput=${change} /></label>`;
}

/** @param {{time: Agreement, onChange: (change: Partial<Agreement>) => void}} props */
function Bank({ time, onChange }) {
  const { bank, increment } = time;
  const chosen = PRESETS.findIndex((preset) => preset.bank === bank && preset.increment === increment);
  const option = (preset, place) => html`<option value=${place} selected=${place === chosen}
    >${agreedWords({ ...time, ...preset })}</option>`;
  const choose = (event) => onChange(PRESETS[Number(event.target.value)] ?? OWN);
  return html`<label class="label"><span>${t("time-preset")}</span><select class="field" data-test="time-preset"
      onChange=${choose}>${PRESETS.map(option)}
      <option value="own" selected=${chosen < 0}>${t("time-own")}</option></select></label>
    ${chosen < 0 && html`<div class="row"><${Amount} words=${t("time-bank")} value=${Math.round(bank / 60)} least=${1}
        most=${MOST_MINUTES} onChange=${(minutes) => onChange({ bank: minutes * 60 })} />
      <${Amount} words=${t("time-increment")} value=${increment} most=${MOST_SECONDS}
        onChange=${(seconds) => onChange({ increment: seconds })} /></div>`}`;
}

/** @param {{time: Agreement, onChange: (change: Partial<Agreement>) => void}} props */
function Span({ time, onChange }) {
  const option = (hours) => html`<option value=${hours} selected=${hours === time.hours}>${spanOf(hours * HOUR)}</option>`;
  return html`<div class="row"><label class="label"><span>${t("time-span")}</span><select class="field" data-test="time-span"
      onChange=${(event) => onChange({ hours: Number(event.target.value) })}>${SPANS.map(option)}</select></label>
    <${Amount} words=${t("time-vacation")} value=${time.vacation} most=${MOST_DAYS}
      onChange=${(vacation) => onChange({ vacation })} /></div>
    <label class="check"><input type="checkbox" checked=${time.weekends_off} data-test="weekends-off"
      onChange=${(event) => onChange({ weekends_off: event.target.checked })} /><span>${t("time-weekends")}<br />
      <span class="soft">${t("time-weekends-about")}</span></span></label>`;
}

/** What happens to whoever drops out.
 * @param {{time: Agreement, game: OfferedGame, onChange: (change: Partial<Agreement>) => void}} props */
function Then({ time, game, onChange }) {
  const chosen = time.bot || quickBot(game);
  const bot = (one) => html`<option value=${one} selected=${time.then === "bot" && one === chosen}
    >${t("time-then-bot", { bot: named(`bot-${one}`, one) })}</option>`;
  const choose = ({ target: { value } }) => onChange(value ? { then: "bot", bot: value } : { then: "resign" });
  return html`<div class="option then"><label class="label"><span>${t("time-then")}</span>
    <select class="field" data-test="time-then" onChange=${choose}>${game.levels.map(bot)}
      <option value="" selected=${time.then === "resign"}>${t("time-then-resign")}</option></select></label>
    <p class="soft" data-test="option-about" aria-live="polite"
      >${t(time.then === "resign" ? "time-then-resign-about" : "time-then-bot-about")}</p></div>`;
}

/** @param {{time: Agreement, game: OfferedGame, alone: boolean, onChange: (time: Agreement) => void}} props Whoever plays
 *   alone, with bots or at one screen, need not say what happens when somebody leaves. */
export function TimeForm({ time, game, alone, onChange }) {
  const change = (part) => onChange({ ...time, bot: time.bot || quickBot(game), ...part });
  return html`<fieldset data-test="time"><legend>${t("time")}</legend>
    <${Kinds} time=${time} onChange=${change} />
    ${time.kind === "live" && html`<${Bank} time=${time} onChange=${change} />`}
    ${time.kind === "correspondence" && html`<${Span} time=${time} onChange=${change} />`}
    ${(time.kind !== "none" || !alone) && html`<${Then} time=${time} game=${game} onChange=${change} />`}</fieldset>`;
}
