// A puzzle beside its table: what is asked, and after the answer what every choice would have been worth, shown on the board.
/** @import { TableModel } from "./types.js" */
/** @import { Plan } from "./study.js" */
import { get, inMyLanguage, post } from "./api.js";
import { percent } from "./graph.js";
import { Card, takeBack } from "./guide.js";
import { language, solved } from "./prefs.js";
import { go } from "./router.js";
import { t } from "./texts.js";
import { html, useEffect, useSignal } from "./ui.js";

/** @typedef {{line: number, plans: Plan[], chosen: number | null, others: number, why: string[], back: number}} Solution */

/** Opens a puzzle, counted from 1, as a table.
 * @param {string} game
 * @param {number} puzzle */
export async function openPuzzle(game, puzzle) {
  const { id } = await post("/api/puzzles", { game, puzzle });
  go(`/t/${id}`);
}

/** Remembers in this browser how a puzzle was answered first.
 * @param {string} game
 * @param {string} name
 * @param {boolean} rightly */
function remember(game, name, rightly) {
  const mine = solved.value[game] ?? {};
  if (!(name in mine)) solved.value = { ...solved.value, [game]: { ...mine, [name]: rightly } };
}

/** Reads the solution and shows it in the position of the puzzle.
 * @param {TableModel} model
 * @param {{game: string, puzzle: {name: string, line: number, answered: boolean}}} of
 * @param {(solution: Solution) => void} take */
async function reveal(model, { game, puzzle }, take) {
  try {
    /** @type {Solution} */
    const solution = await get(`${model.path}/puzzle`, inMyLanguage());
    remember(game, puzzle.name, solution.chosen === 0);
    take(solution);
    if (model.at.value !== puzzle.line && model.live.value.seq > puzzle.line) await model.lookAt(puzzle.line);
  } catch (refused) {
    model.tell(refused);
  }
}

/** Marks the best choice on the board, and another one if that is looked at.
 * @param {TableModel} model
 * @param {Solution | null} solution
 * @param {number | null} other */
function mark(model, solution, other) {
  const keys = (place) => solution?.plans[place].places.flatMap((one) => model.game.keysOf(one)) ?? [];
  model.compared.value = solution && { best: keys(0), chosen: other ? keys(other) : [] };
}

/** @param {{model: TableModel}} props */
export function Riddle({ model }) {
  const solution = useSignal(/** @type {Solution | null} */ (null));
  const shown = useSignal(false);
  const busy = useSignal(false);
  const { game, puzzle } = model.live.value;
  const answered = Boolean(puzzle?.answered);
  const open = answered || shown.value;
  useEffect(() => {
    if (!puzzle || !open) solution.value = null;
    else reveal(model, { game, puzzle }, (found) => (solution.value = found));
  }, [puzzle?.name, answered, open, language.value]);
  useEffect(() => {
    mark(model, solution.value, solution.value?.chosen ?? null);
    return () => (model.compared.value = null);
  }, [solution.value]);
  if (!puzzle) return null;
  const doing = (action) => async () => {
    busy.value = true;
    await action().catch((refused) => model.tell(refused));
    busy.value = false;
  };
  const again = async () => {
    const back = solution.value?.back ?? 0;
    shown.value = false;
    await model.lookAt(null);
    await takeBack(model, back);
  };
  return html`<${Asked} model=${model} solution=${open ? solution.value : null} busy=${busy.value}
    onShow=${() => (shown.value = true)} onNext=${(step) => doing(() => openPuzzle(game, puzzle.number + step))}
    onAgain=${doing(again)} onPlayOn=${doing(() => playOn(model, puzzle.line))} />`;
}

/** @param {TableModel} model
 * @param {number} line */
async function playOn(model, line) {
  const { id } = await post(`${model.path}/play_on`, { line, seat: model.mySeats.value[0] });
  go(`/t/${id}`);
}

/** @param {{model: TableModel, solution: Solution | null, busy: boolean, onShow: () => void,
 *   onNext: (step: number) => () => void, onAgain: () => void, onPlayOn: () => void}} props */
function Asked({ model, solution, busy, onShow, onNext, onAgain, onPlayOn }) {
  const { game, puzzle } = model.live.value;
  if (!puzzle) return null;
  const { number, count } = puzzle;
  const kind = !solution ? "ask" : solution.chosen === 0 ? "done" : "other";
  const button = (name, look, action) => html`<button type="button" class="button small ${look}" data-test=${name}
    disabled=${busy} onClick=${action}>${t(name)}</button>`;
  return html`<${Card} title=${t("puzzle-number", { number, count })} label=${t("puzzle")} kind=${kind}>
    <div class="guide-text" aria-live="polite" data-test="guide-text">
      ${solution ? html`<${Answer} model=${model} solution=${solution} />` : html`<p>${t("puzzle-ask")}</p>`}</div>
    <div class="row">
      ${solution && number < count && button("puzzle-next", "primary", onNext(1))}
      ${solution && solution.chosen !== 0 && button("puzzle-again", number < count ? "" : "primary", onAgain)}
      ${solution && button("puzzle-play-on", "quiet", onPlayOn)}
      ${!solution && button("puzzle-show", "quiet", onShow)}
      ${!solution && number < count && button("puzzle-skip", "quiet", onNext(1))}</div>
    <p class="guide-foot soft"><a href=${`/puzzles/${game}`} data-test="puzzle-all">${t("puzzle-all")}</a></p><//>`;
}

/** @param {{model: TableModel, solution: Solution}} props */
function Answer({ model, solution }) {
  const { plans, chosen, others, why } = solution;
  const verdict = chosen === 0 ? "puzzle-right" : chosen === null ? "puzzle-answer" : "puzzle-wrong";
  const badge = (place) => (place === 0 ? "puzzle-best" : place === chosen ? "puzzle-mine" : "");
  const look = (place) => mark(model, solution, place);
  const item = (plan, place) => html`<li key=${place} class=${place === 0 ? "best" : place === chosen ? "taken" : ""}>
    <button type="button" class="swing-line" data-test="puzzle-choice" onClick=${() => look(place)} onFocus=${() => look(place)}
      onPointerEnter=${() => look(place)}><strong class="chance">${t("puzzle-percent", { chance: percent(plan.chance) })}</strong>
    <span>${plan.text}${badge(place) && html` <span class="badge">${t(badge(place))}</span>`}</span></button></li>`;
  return html`<p class="verdict">${t(verdict)}</p>
    <ol class="swings" aria-label=${t("puzzle-chances")} data-test="puzzle-choices"
      onPointerLeave=${() => look(chosen)}>${plans.map(item)}</ol>
    ${others > 0 && html`<p class="soft">${t("puzzle-others", { count: others })}</p>`}
    <h3>${t("puzzle-why")}</h3>${why.map((one) => html`<p key=${one} data-test="puzzle-why">${one}</p>`)}`;
}
