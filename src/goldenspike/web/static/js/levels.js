// The bots that people are offered: which to play against at once, what each is like, and whether they have their full strength.
/** @import { OfferedGame } from "./types.js" */
import { level } from "./prefs.js";
import { botAbout, named } from "./setup.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

/** The bot to sit down with when none is chosen at the table: the level chosen in the lobby, where the game has it.
 * @param {OfferedGame} game */
export const quickBot = (game) =>
  [level.value, "steady", "greedy"].find((bot) => game.levels.includes(bot)) ?? game.levels[0];

/** @param {{bots: string[], chosen: string, label: string, onChoose: (bot: string) => void}} props */
export function WhichBot({ bots, chosen, label, onChoose }) {
  const option = (bot) => html`<option value=${bot} selected=${bot === chosen}>${named(`bot-${bot}`, bot)}</option>`;
  return html`<select class="field" aria-label=${label} onChange=${(event) => onChoose(event.target.value)}
    >${bots.map(option)}</select>`;
}

/** Says so where bots think at less than their full strength.
 * @param {{games: OfferedGame[]}} props */
export const HalfStrength = ({ games }) =>
  games.some((game) => !game.compiled) && html`<p class="soft" data-test="half-strength">${t("bots-interpreted")}</p>`;

/** Whom one plays against at once, the same for all games.
 * @param {{games: OfferedGame[]}} props */
export function Level({ games }) {
  const levels = [...new Set(games.flatMap((game) => game.levels))].filter(botAbout);
  if (!levels.length) return null;
  return html`<section class="level" aria-label=${t("opponents")} data-test="level">
    <div class="row"><span>${t("opponents")}</span>
      <${WhichBot} bots=${levels} chosen=${level.value} label=${t("opponents")} onChoose=${(bot) => (level.value = bot)} />
      <span class="soft" data-test="level-about" aria-live="polite">${botAbout(level.value)}</span></div>
    <${HalfStrength} games=${games} /></section>`;
}
