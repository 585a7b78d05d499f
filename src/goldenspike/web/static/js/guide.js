// The guide of a lesson beside the table: what a scene is about, what came of a move, and what other ways would have brought.
/** @import { Guidance, Outcome, TableModel } from "./types.js" */
import { get, inMyLanguage, post } from "./api.js";
import { icons } from "./icons.js";
import { lessons, toured } from "./prefs.js";
import { go } from "./router.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** The real game that follows a lesson.
 * @typedef {{players: number, options: Record<string, string>, bot: string, first_turn: string}} AfterLesson */

/** Opens a scene, counted from 1, and remembers in this browser how far the lesson has come.
 * @param {string} game
 * @param {number} scene */
export async function openScene(game, scene) {
  const { id } = await post("/api/lessons", { game, scene });
  lessons.value = { ...lessons.value, [game]: scene };
  go(`/t/${id}`);
}

/** Opens the real game that follows a lesson; who has learnt the page in it needs no tour.
 * @param {string} game */
async function openRealGame(game) {
  /** @type {AfterLesson} */
  const { players, options, bot } = await get(`/api/lessons/${game}`, inMyLanguage());
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }));
  const { openTable } = await import("./draw.js");
  const { id } = await openTable({ game, options, public: false, seats: [{ kind: "me" }, ...bots] });
  lessons.value = { ...lessons.value, [game]: 0 };
  if (!toured.value.includes(game)) toured.value = [...toured.value, game];
  go(`/t/${id}?note=first`);
}

/** Takes back so many actions of the learner, the last one first.
 * @param {TableModel} model
 * @param {number} count */
export async function takeBack(model, count) {
  let { seq } = model.live.value;
  const { seat } = model.live.value;
  model.skip();
  model.unpick();
  for (let taken = 0; taken < count; taken += 1) ({ seq } = await post(`${model.path}/undo`, { seat, seq }, model.query()));
}

/** What the guide says of the position that is shown.
 * @param {TableModel} model
 * @returns {Guidance | undefined} */
const guidanceOf = (model) => (model.at.value === null ? model.shown.value : model.live.value).lesson;

/** @param {{title: string, kind: string, label?: string, children?: any}} props */
export function Card({ title, kind, label = t("guide"), children }) {
  const [folded, setFolded] = useState(false);
  useEffect(() => setFolded(false), [title, kind]);
  const words = t(folded ? "guide-unfold" : "guide-fold");
  return html`<aside class="guide ${kind} ${folded ? "folded" : ""}" aria-label=${label} data-test="guide"
      data-state=${kind}>
    <div class="guide-head"><h2>${title}</h2><button type="button" class="icon fold-guide" aria-expanded=${!folded}
      aria-label=${words} title=${words} onClick=${() => setFolded(!folded)}>${folded ? icons.plus : icons.minus}</button></div>
    <div class="guide-body">${children}</div></aside>`;
}

/** @param {{model: TableModel}} props */
export function Guide({ model }) {
  const [busy, setBusy] = useState(false);
  const said = guidanceOf(model);
  if (!said) return null;
  const { game } = model.live.value;
  const doing = (action) => async () => {
    setBusy(true);
    try {
      await action();
    } catch (refused) {
      model.tell(refused);
    }
    setBusy(false);
  };
  const show = (scene) => doing(() => openScene(game, scene));
  return html`<${Card} title=${said.title} kind=${said.state}>
    <${Dots} said=${said} busy=${busy} onShow=${show} />
    <div class="guide-text" aria-live="polite" data-test="guide-text">
      ${said.state === "astray" && html`<p class="astray">${t("guide-astray")}</p>`}
      <p>${said.text}</p>${said.end && html`<p class="guide-end">${said.end}</p>`}
    </div>
    ${said.outcomes.length > 0 && html`<${Outcomes} said=${said} />`}
    <${Ways} said=${said} busy=${busy} onShow=${show} onBack=${doing(() => takeBack(model, said.back))}
      onPlay=${doing(() => openRealGame(game))} />
    <p class="guide-foot soft"><a href=${`/rules/${game}#${said.rule}`} target="_blank" rel="noopener"
      >${t("guide-rule", { reference: said.reference })}</a> <a href="/" data-test="guide-leave">${t("guide-leave")}</a></p>
  <//>`;
}

/** @param {{said: Guidance, busy: boolean, onShow: (scene: number) => () => void}} props */
function Dots({ said, busy, onShow }) {
  const dot = (scene) => html`<li key=${scene}><button type="button" class=${scene < said.scene ? "dot done" : "dot"}
    disabled=${busy} aria-label=${t("guide-scene", { scene })} title=${t("guide-scene", { scene })} onClick=${onShow(scene)}
    aria-current=${scene === said.scene ? "step" : null}></button></li>`;
  return html`<nav aria-label=${t("guide-scenes")}><ol class="dots" data-test="dots"
    >${Array.from({ length: said.scenes }, (_, place) => dot(place + 1))}</ol></nav>`;
}

/** What each way brings: the wanted one first.
 * @param {{said: Guidance}} props */
function Outcomes({ said }) {
  const figure = (value, place) => html`<div key=${place}><dt>${said.figures[place]}</dt><dd>${value}</dd></div>`;
  /** @param {Outcome} one
   * @param {number} place */
  const way = (one, place) => html`<li key=${place} class=${one.mine ? "way mine" : "way"} data-test="outcome">
    <p><b>${one.title}</b>${one.mine && html` <span class="badge">${t("guide-mine")}</span>`}</p>
    <dl>${one.figures.map(figure)}</dl></li>`;
  return html`<section aria-label=${t("guide-outcomes")}><h3>${t("guide-outcomes")}</h3>
    <ul class="outcomes">${said.outcomes.map(way)}</ul></section>`;
}

/** Where to go from here.
 * @param {{said: Guidance, busy: boolean, onShow: (scene: number) => () => void, onBack: () => void,
 *   onPlay: () => void}} props */
function Ways({ said, busy, onShow, onBack, onPlay }) {
  const done = said.state === "done";
  const last = said.scene === said.scenes;
  const back = said.state === "other" || said.state === "astray";
  const button = (name, kind, action) => html`<button type="button" class="button small ${kind}" data-test=${name}
    disabled=${busy} onClick=${action}>${t(name)}</button>`;
  return html`<div class="row">
    ${back && button("guide-again", "primary", onBack)}
    ${done && !last && button("guide-next", "primary", onShow(said.scene + 1))}
    ${last && button("guide-play", done ? "primary" : "quiet", onPlay)}
    ${!done && !last && button("guide-skip", "quiet", onShow(said.scene + 1))}
    ${said.scene > 1 && button("guide-back", "quiet", onShow(said.scene - 1))}</div>`;
}

/** What to look for in the first turn of the real game after a lesson.
 * @param {{game: string, onClose: () => void}} props */
export function FirstTurn({ game, onClose }) {
  const [after, setAfter] = useState(/** @type {AfterLesson | null} */ (null));
  const { lang } = inMyLanguage();
  useEffect(() => {
    get(`/api/lessons/${game}`, { lang }).then(setAfter, onClose);
  }, [game, lang]);
  if (!after) return null;
  return html`<${Card} title=${t("guide-first")} kind="first">
    <div class="guide-text" aria-live="polite" data-test="guide-text"><p>${after.first_turn}</p></div>
    <div class="row"><button type="button" class="button small primary" data-test="guide-close" onClick=${onClose}
      >${t("guide-close")}</button></div><//>`;
}
