// The rules of a game in the reader's language; every rule can be linked to.
/** @import { RuleText } from "./types.js" */
import { get, inMyLanguage } from "./api.js";
import { language } from "./prefs.js";
import { has, t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** The number of the chapter that a rule stands in.
 * @param {RuleText} rule */
const chapterOf = (rule) => parseInt(rule.reference, 10);

/** @param {{game: string, hash: string}} props */
export function Rules({ game, hash }) {
  const [rules, setRules] = useState(/** @type {RuleText[] | null} */ (null));
  const [title, setTitle] = useState("");
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    get("/api/games").then((games) => setTitle(games.find((one) => one.name === game)?.title || ""));
  }, [game]);
  useEffect(() => {
    get(`/api/games/${game}/rules`, inMyLanguage()).then(setRules, () => setMissing(true));
  }, [game, language.value]);
  useEffect(() => {
    const target = rules && hash && document.getElementById(hash.slice(1));
    if (!target) return;
    location.replace(hash);
    target.scrollIntoView({ block: "center" });
  }, [rules !== null, hash]);
  if (missing) {
    return html`<main class="page narrow" id="main"><header><h1>${t("rules")}</h1>
      <p class="lead">${t("rules-missing")}</p></header></main>`;
  }
  return html`<main class="page narrow" id="main"><header><h1>${title}</h1><p class="lead">${t("rules-lead")}</p></header>
    <section class="rules" aria-label=${t("rules")}>${rules?.map((rule) => {
      const chapter = `chapter-${game}-${chapterOf(rule)}`;
      const first = rules.find((other) => chapterOf(other) === chapterOf(rule)) === rule;
      return html`${first && has(chapter) && html`<h2>${t(chapter)}</h2>`}<article id=${rule.name} key=${rule.name}>
        <a class="reference" href=${`#${rule.name}`}>${rule.reference}</a><p>${rule.text}</p></article>`;
    })}</section></main>`;
}
