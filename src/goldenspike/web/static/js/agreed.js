// Time in words: what a table has agreed on, and how long something lasts.
/** @import { Agreement } from "./types.js" */
import { named } from "./setup.js";
import { joined, speakAbout, t } from "./texts.js";
import { html, later } from "./ui.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The names of spans, the longest first. @type {[words: string, seconds: number][]} */
const SPANS = [["span-days", DAY], ["span-hours", HOUR], ["span-minutes", MINUTE], ["span-seconds", 1]];

/** So many seconds in words: the two largest units, or only the largest where the rest is nothing.
 * @param {number} seconds */
export function spanOf(seconds) {
  const place = SPANS.findIndex(([, length]) => seconds >= length);
  const [[first, length], [second, part] = [first, Infinity]] = SPANS.slice(place);
  const count = Math.floor(seconds / length);
  const rest = Math.floor((seconds - count * length) / part);
  const whole = t(first, { count });
  return rest ? t("clock-span", { whole, part: t(second, { count: rest }) }) : whole;
}

/** The name of the bot that takes over.
 * @param {Agreement} time */
export const standIn = ({ bot }) => (bot ? named(`bot-${bot}`, bot) : t("kind-bot"));

/** What was agreed on, in one line.
 * @param {Agreement} time */
export function agreedWords({ kind, bank, increment, hours, weekends_off: weekends, vacation }) {
  if (kind === "none") return t("time-none");
  const bankWords = { bank: spanOf(bank), increment: spanOf(increment) };
  if (kind === "live") return t(increment ? "agreed-live" : "agreed-live-bank", bankWords);
  return joined("list-dotted", [
    t("agreed-span", { span: spanOf(hours * HOUR) }),
    weekends && t("agreed-weekends"),
    vacation > 0 && t("agreed-vacation", { span: spanOf(vacation * DAY) }),
  ]);
}

/** @param {{time: Agreement}} props */
const Words = ({ time }) => html`<span class="soft" data-test="agreed">${agreedWords(time)}</span>`;

/** What was agreed on, where the words for it may not be there yet.
 * @type {import("../vendor/preact.js").ComponentType<any>} */
export const Agreed = later(() => speakAbout("time").then(() => Words));
