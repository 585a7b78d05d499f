// The records of a title: how long its games are, the highest scores, and the best players.
/** @import { BestScore, Leader, LengthShown, Spread, TitleRecords } from "./peopletypes.js" */
import { spanOf } from "./agreed.js";
import { Figures, Named, day, number, ratingWords, setupWords, useFound } from "./people.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

const MINUTE = 60;

/** @param {Spread} spread
 * @param {(value: number) => string} words */
const spreadWords = ({ mean, least, most }, words) => t("spread", { mean: words(mean), least: words(least),
  most: words(most) });

/** @param {number} seconds */
const timeWords = (seconds) => spanOf(Math.max(MINUTE, Math.round(seconds / MINUTE) * MINUTE));

/** @param {{lengths: LengthShown[]}} props */
function Lengths({ lengths }) {
  const rows = lengths.map((one) => [
    t("players-count", { count: one.players }), one.games, spreadWords(one.decisions, number), spreadWords(one.turns, number),
    spreadWords(one.seconds, timeWords)]);
  const heads = ["players", "games", "decisions", "turns", "time"].map((head) => t(`head-${head}`));
  return html`<${Figures} title=${t("records-lengths")} heads=${heads} rows=${rows} name="lengths" />`;
}

/** @param {{scores: BestScore[]}} props */
function Scores({ scores }) {
  const when = (one) => (one.table ? html`<a href=${`/t/${one.table}`}>${day(one.ended)}</a>` : day(one.ended));
  const rows = scores.map((one) => [
    t("players-count", { count: one.players }), number(one.score),
    html`<${Named} person=${one.person} name=${one.name ?? t("somebody")} />`, setupWords(one), when(one)]);
  const heads = ["players", "score", "player", "setup", "day"].map((head) => t(`head-${head}`));
  return html`<${Figures} title=${t("records-scores")} heads=${heads} rows=${rows} name="scores" />`;
}

/** @param {{leaders: Leader[], company: string, least: number}} props */
function Leaders({ leaders, company, least }) {
  const title = t("records-best", { among: t(`company-${company}`) });
  if (!leaders.length) return html`<section><h2>${title}</h2><p class="empty">${t("records-nobody", { least })}</p></section>`;
  const bot = html`<span class="badge">${t("kind-bot")}</span>`;
  const rows = leaders.map((one, at) => [
    number(at + 1), html`<${Named} person=${one.person} name=${one.name} /> ${one.bot && bot}`, ratingWords(one), one.games]);
  const heads = ["place", "player", "rating", "games"].map((head) => t(`head-${head}`));
  return html`<${Figures} title=${title} heads=${heads} rows=${rows} name=${`best-${company}`} />`;
}

/** @param {{id: string}} props */
export function RecordsPage({ id }) {
  const { found, error } = useFound(`/api/games/${id}/records`);
  if (error) return html`<main class="page narrow" id="main"><h1>${t("lost-title")}</h1></main>`;
  if (!found) return html`<main class="page" id="main"></main>`;
  const told = /** @type {TitleRecords} */ (found);
  return html`<main class="page people" id="main" data-test="records-page">
    <header><h1>${t("records-of", { title: told.title })}</h1><p class="lead">${t("records-about", { least: told.least })}</p>
      <div class="row"><a class="button small" href=${`/games?game=${id}`}>${t("finished-title")}</a>
      <a class="button small" href=${`/rules/${id}`}>${t("rules")}</a></div></header>
    ${told.lengths.length > 0 ? html`<${Lengths} lengths=${told.lengths} /><${Scores} scores=${told.scores} />`
      : html`<p class="empty">${t("records-none")}</p>`}
    ${["people", "bots"].map((company) => html`<${Leaders} key=${company} company=${company} leaders=${told[company]}
      least=${told.least} />`)}
    <p class="soft">${t("rating-about")}</p></main>`;
}
