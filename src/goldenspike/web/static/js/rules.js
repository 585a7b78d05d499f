// The rules of a game in the reader's language: what a newcomer wants to know first, then every rule, which can be linked to.
/** @import { Chapter, Primer, Rulebook, RuleText } from "./types.js" */
import { get, inMyLanguage } from "./api.js";
import { Tables } from "./figures.js";
import { language } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** @param {{game: string, hash: string}} props */
export function Rules({ game, hash }) {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    get(`/api/games/${game}/rulebook`, inMyLanguage()).then(setBook, () => setMissing(true));
  }, [game, language.value]);
  const title = book ? t("rules-tab", { game: book.title }) : missing ? t("tab", { title: t("rules") }) : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (book && hash) requestAnimationFrame(() => show(hash));
  }, [book !== null, hash]);
  if (missing) {
    return html`<main class="page narrow" id="main"><header><h1>${t("rules")}</h1>
      <p class="lead">${t("rules-missing")}</p></header></main>`;
  }
  if (!book) return html`<main class="page rulebook" id="main"></main>`;
  return html`<main class="page rulebook" id="main"><${Opening} game=${game} book=${book} />
    <div class="leaves"><${Contents} book=${book} />
      <div class="leaf">${book.primer && html`<${Beginning} primer=${book.primer} chapters=${book.chapters} />`}
        <${AllRules} chapters=${book.chapters} hash=${hash} /></div></div></main>`;
}

/** Scrolls to what a link names, once a search that hid it is cleared, and lets the browser know of it as the target.
 * @param {string} hash */
function show(hash) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  location.replace(hash);
  target.scrollIntoView({ block: target.matches("article") ? "center" : "start" });
}

/** @param {{game: string, book: Rulebook}} props */
function Opening({ game, book }) {
  const picture = `/api/games/${game}/board.svg?lang=${language.value}`;
  return html`<header class="opening"><div class="words"><h1>${book.title}</h1>
      ${book.about && html`<p class="lead">${book.about}</p>`}
      <p class="soft" data-test="players">${[book.players, book.primer?.length].filter(Boolean).join(" ")}</p>
      <p><a class="button primary" href=${`/new?game=${game}`}>${t("nav-new")}</a></p></div>
    <a class="board-picture" href=${picture} target="_blank" rel="noopener">
      <img src=${picture} alt=${t("rules-board", { game: book.title })} /></a></header>`;
}

/** The entries of the table of contents: where each leads, what it is called, and whether it stands under another.
 * @param {Rulebook} book
 * @returns {[string, string, boolean][]} */
function entries({ primer, chapters }) {
  /** @type {[string, string, boolean][]} */
  const found = primer ? [["aim", t("rules-aim"), false], ["turn", primer.course, false]] : [];
  if (primer?.examples.length) found.push(["examples", t("rules-examples"), false]);
  if (primer?.figures.length) found.push(["figures", t("rules-figures"), false]);
  primer?.figures.forEach((one, nth) => found.push([`figures-${nth + 1}`, one.title, true]));
  found.push(["rules", t("rules-all"), false]);
  for (const { number, title } of chapters) if (title) found.push([`chapter-${number}`, `${number}. ${title}`, true]);
  return found;
}

/** @param {{book: Rulebook}} props */
function Contents({ book }) {
  const [open, setOpen] = useState(matchMedia("(width > 900px)").matches);
  return html`<nav class="contents" aria-label=${t("rules-contents")}>
    <details open=${open} onToggle=${(event) => setOpen(event.currentTarget.open)}><summary>${t("rules-contents")}</summary>
    <ul>${entries(book).map(([id, title, under]) => html`<li key=${id} class=${under ? "under" : ""}>
      <a href=${`#${id}`}>${title}</a></li>`)}</ul></details></nav>`;
}

/** @param {{primer: Primer, chapters: Chapter[]}} props */
function Beginning({ primer, chapters }) {
  const about = (number) => chapters.find((chapter) => chapter.number === number)?.title || number;
  return html`<section id="aim"><h2>${t("rules-aim")}</h2><p>${primer.aim}</p></section>
    <section id="turn"><h2>${primer.course}</h2><ol class="steps">${primer.turn.map(({ title, text, chapter }) => html`
      <li key=${title}><div><strong>${title}</strong><p>${text}</p>
      <a href=${`#chapter-${chapter}`}>${t("rules-chapter", { chapter: about(chapter) })}</a></div></li>`)}</ol></section>
    ${primer.examples.length > 0 && html`<section id="examples"><h2>${t("rules-examples")}</h2>
      <div class="examples">${primer.examples.map(({ title, text }) => html`<div class="card example" key=${title}>
        <h3>${title}</h3><p>${text}</p></div>`)}</div></section>`}
    ${primer.figures.length > 0 && html`<${Tables} figures=${primer.figures} />`}`;
}

/** Whether a rule has all the words that are looked for.
 * @param {RuleText} rule
 * @param {string} wanted */
function speaksOf(rule, wanted) {
  const said = `${rule.reference} ${rule.text}`.toLocaleLowerCase(language.value);
  return wanted.toLocaleLowerCase(language.value).split(/\s+/).every((word) => said.includes(word));
}

/** @param {{chapters: Chapter[], hash: string}} props */
function AllRules({ chapters, hash }) {
  const [wanted, setWanted] = useState("");
  useEffect(() => setWanted(""), [hash]);
  const found = chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => speaksOf(rule, wanted.trim())) }));
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return html`<section class="rules" id="rules"><h2>${t("rules-all")}</h2><p class="soft">${t("rules-lead")}</p>
    <label class="label find"><span>${t("rules-find")}</span><input class="field" type="search" data-test="find"
      value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} /></label>
    <p role="status" class="soft" data-test="found">${wanted.trim() && t("rules-found", { count })}</p>
    ${found.filter((chapter) => chapter.rules.length).map(({ number, title, rules }) => html`<div key=${number}>
      ${title && html`<h3 id=${`chapter-${number}`}>${number}. ${title}</h3>`}
      ${rules.map((rule) => html`<article id=${rule.name} key=${rule.name}>
        <a class="reference" href=${`#${rule.name}`}>${rule.reference}</a><p>${rule.text}</p></article>`)}</div>`)}</section>`;
}
