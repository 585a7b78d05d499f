// The clock of a seat: it ticks by itself, and says nothing aloud.
/** @import { Agreement, Seat, View } from "./types.js" */
import { serverNow } from "./api.js";
import { spanOf } from "./agreed.js";
import { icons } from "./icons.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

const MINUTE = 60;
const HOUR = 3600;
/** Below so many seconds, or such a part of the span for a decision, little time is left. */
const LOW = MINUTE;
const LOW_PART = 1 / 8;

/** The moment in seconds as the server has it, read again and again while it is `needed`.
 * @param {boolean} needed
 * @param {number} every In seconds. */
export function useNow(needed, every = 1) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    if (!needed) return undefined;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), every * 1000);
    return () => clearInterval(timer);
  }, [needed, every]);
  return now;
}

/** @param {number} left
 * @param {Agreement} time */
const isLow = (left, { kind, hours }) => left < (kind === "live" ? LOW : hours * HOUR * LOW_PART);

/** Figures as on a clock, or for long spans words.
 * @param {number} left
 * @param {Agreement} time */
function figures(left, { kind }) {
  const two = (number) => String(number).padStart(2, "0");
  if (kind !== "live") return spanOf(left > MINUTE ? left - (left % MINUTE) : left);
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor(left / MINUTE)];
  if (hours) return t("clock-hours", { hours, minutes: two(minutes % 60) });
  return t("clock-minutes", { minutes, seconds: two(left % MINUTE) });
}

/** @param {{view: View, seat: Seat}} props */
export function Clock({ view, seat }) {
  const { clock } = seat;
  const until = clock?.until ?? null;
  const live = view.time.kind === "live";
  const now = useNow(until !== null && !clock?.away, live ? 1 : MINUTE / 2);
  if (!clock) return null;
  if (clock.away) return html`<span class="badge" data-test="away">${t("clock-away")}</span>`;
  if (until === null && !live) return null;
  const left = Math.max(0, until === null ? Math.floor(clock.left) : Math.ceil(until - now));
  const low = until !== null && isLow(left, view.time);
  const coarse = spanOf(left > MINUTE ? left - (left % MINUTE) : left < MINUTE / 2 ? 0 : MINUTE / 2);
  return html`<span class="clock ${until === null ? "" : "runs"} ${low ? "low" : ""}" role="timer" data-test="clock"
    aria-label=${t("clock-of", { name: seat.name, time: coarse })} title=${low ? t("clock-low") : null}
    >${low && icons.hurry}<span aria-hidden="true">${figures(left, view.time)}</span></span>`;
}
