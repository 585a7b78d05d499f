// Who comes and goes at a table, in words: lines of the log, and how a game has ended that somebody gave up.
/** @import { Ended, Line, View } from "./types.js" */
import { nameOf } from "./panels.js";
import { named } from "./setup.js";
import { listOf, t } from "./texts.js";
import { html } from "./ui.js";

/** @type {Record<string, string>} */
const TAKEN = { left: "log-taken-left", time: "log-taken-time", vote: "log-taken-vote" };
/** @type {Record<string, string>} */
const GIVEN_UP = { left: "given-up-left", time: "given-up-time", vote: "given-up-vote", closed: "given-up-closed" };

/** A line that is no action, in words.
 * @param {Line} line
 * @param {View} view */
export function coming({ kind, seat, words }, view) {
  const name = nameOf(view, seat);
  const [first = "", why = ""] = (words ?? "").split(" ");
  if (kind === "taken") return t(TAKEN[why], { name, bot: named(`bot-${first}`, first) });
  if (kind === "resign") return t(GIVEN_UP[first], { name });
  if (kind === "friend") return t("log-friend", { friend: words });
  if (kind === "vote") return t("log-vote", { name, other: nameOf(view, Number(words)) });
  return t(`log-${kind}`, { name });
}

/** With whom a game has ended, and why.
 * @param {View} view
 * @param {Ended} ended */
export const gaveUp = (view, { seat, why }) => t(GIVEN_UP[why], { name: nameOf(view, seat) });

/** @param {{view: View}} props */
export function GivenUp({ view }) {
  if (!view.given_up) return null;
  const names = listOf(view.given_up.winners.map((seat) => nameOf(view, seat)));
  return html`<p class="prompt" data-test="given-up">${gaveUp(view, view.given_up)}</p>
    <p>${names ? t("given-up-winner", { names }) : t("given-up-nobody")}</p>`;
}
