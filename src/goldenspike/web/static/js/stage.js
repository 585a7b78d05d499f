// The board on the page: keeps the drawing in step with the model, and tells the model what is clicked.
/** @import { Choice, TableModel } from "./types.js" */
import { Board } from "./board.js";
import { BoardTools, Legend } from "./boardtools.js";
import { Player } from "./follow.js";
import { confirmChoices, narrow } from "./prefs.js";
import { placesOf } from "./steps.js";
import { joined, t } from "./texts.js";
import { Travel } from "./travel.js";
import { effect, html, useEffect, useRef } from "./ui.js";

/** If more lines than these are new at once, they do not grow. */
const MOST_GROWING = 12;

/** A lit thing was clicked: pick its choice, or confirm it where it was picked already.
 * @param {TableModel} model
 * @param {string} key */
export function pickPlace(model, key) {
  const { game } = model;
  if (game.pickPlace(model, key)) return;
  const choices = model.targets.value.get(key);
  if (!choices) return;
  const picked = model.picked.value;
  const favourite = game.favourite(choices, key);
  if (picked && (favourite ? picked.amount === favourite[1] : choices.includes(picked.before ?? picked.choice))) {
    model.confirm();
    return;
  }
  const [first, amount] = favourite ?? [choices[0], choices[0].first];
  const single = choices.length === 1 && first.first === first.last;
  if (!confirmChoices.value && single && !game.opens(first)) model.send(first, first.first);
  else model.pick(first, amount, choices.length > 1 ? choices : null);
}

/** An unlit thing was clicked: ask why it is unlit; a click on empty ground removes the last answer.
 * @param {TableModel} model
 * @param {string | null} key */
function askAbout(model, key) {
  if (model.playback.active.value) model.skip();
  else if (!key) model.why.value = null;
  else if (model.at.value === null) model.ask(key);
  else model.lookAt(null);
}

/** @param {Choice[]} choices */
export const labelOf = (choices) => joined("list-alternatives", choices.map((choice) => choice.text));

/** Draws the pieces of the position that is shown; new track grows, and pieces run.
 * @param {TableModel} model
 * @param {Board} board */
function showPieces(model, board) {
  const { game } = model;
  const travel = new Travel(board, game.travels);
  let seen = -1;
  return () => {
    const view = model.shown.value;
    if (!model.background.value) return;
    const before = seen;
    const forward = before >= 0 && before < view.seq && view.seq - before < MOST_GROWING;
    const told = forward ? view.log.filter((line) => line.seq > before).flatMap((line) => line.facts) : [];
    const from = told.flatMap((fact) => game.growsFrom(fact)).flatMap((place) => game.keysOf(place));
    board.setFragments(view.fragments, { animate: forward, grows: game.grows, from });
    travel.follow(forward);
    seen = view.seq;
  };
}

/** @param {TableModel} model
 * @param {Board} board */
function showLights(model, board) {
  const { game } = model;
  return () => {
    if (!model.background.value) return;
    const picked = model.picked.value;
    const targets = model.current.value ? [...model.targets.value] : [];
    const chosen = picked && targets.find(([, choices]) => choices.includes(picked.before ?? picked.choice));
    const more = model.current.value ? game.lights(model) : [];
    const lit = [
      ...targets.map(([key, choices]) => ({ key, label: labelOf(choices) })),
      ...more.filter(({ key }) => !model.targets.value.has(key)),
    ];
    board.setLights(lit.filter(({ key }) => board.has(key)), chosen ? chosen[0] : game.pickedPlace(model));
    board.setTags(more);
    board.favour(game.favoured(model));
  };
}

/** The places where something has changed since my last move.
 * @param {TableModel} model */
function changedPlaces(model) {
  const since = model.since.value;
  if (!since) return [];
  const { fragments } = model.shown.value;
  const changed = Object.keys(fragments).filter((key) => fragments[key] !== since.before.fragments[key]);
  return [...new Set(changed.flatMap((key) => model.game.placesOfFragment(key)))];
}

/** @param {TableModel} model
 * @param {Board} board */
const follow = (model, board) => [
  effect(() => {
    if (model.background.value) board.setBackground(model.background.value);
  }),
  effect(showPieces(model, board)),
  effect(showLights(model, board)),
  effect(() => {
    if (model.background.value) board.setGhosts(model.game.ghosts(model, board));
  }),
  effect(() => board.setHints(model.background.value ? model.hints.value : [])),
  effect(() => reveal(model, board)),
  effect(() => board.setMarks(changedPlaces(model))),
  effect(seekLights(model, board)),
  effect(() => board.setCompared(model.background.value ? model.compared.value : null)),
];

/** On a phone, brings what is lit into sight with every new decision, and what is picked at any time.
 * @param {TableModel} model
 * @param {Board} board */
function seekLights(model, board) {
  let asked = -1;
  return () => {
    const seq = model.targets.value.size && model.current.value && model.background.value ? model.live.value.seq : -1;
    const picked = model.picked.value;
    if (!narrow.value || seq < 0) return;
    if (seq !== asked) board.seek();
    else if (picked) board.reveal(board.lights.picked);
    asked = seq;
  };
}

/** Brings what is being played into sight, where the board is seen from near.
 * @param {TableModel} model
 * @param {Board} board */
function reveal(model, board) {
  const step = model.playback.step.value;
  const key = step && placesOf(step, model.game).find((one) => board.has(one));
  if (key) board.reveal(key);
}

/** Width and height of the drawing.
 * @param {string} background */
const sizeOf = (background) => (/viewBox="([^"]*)"/.exec(background)?.[1] ?? "").split(" ").slice(2).map(Number);

/** @param {{model: TableModel}} props */
export function Stage({ model }) {
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  const board = useRef(/** @type {Board | null} */ (null));
  const drawn = Boolean(model.background.value);
  useEffect(() => {
    if (!stage.current || !model.background.value) return undefined;
    const [width, height] = sizeOf(model.background.value);
    board.current = new Board(stage.current, {
      width,
      height,
      lightsInside: model.game.lightsInside,
      onPick: (key) => pickPlace(model, key),
      onAsk: (key) => askAbout(model, key),
    });
    model.board = board.current;
    const ends = follow(model, board.current);
    return () => {
      ends.forEach((end) => end());
      board.current?.close();
    };
  }, [model, drawn]);
  const touch = () => {
    board.current?.finish();
    model.playback.recapOpen.value = false;
  };
  return html`<section class="stage-frame" aria-label=${t("board")}>
    <div class="stage" ref=${stage} data-test="board" onPointerDown=${touch}></div>
    <${BoardTools} board=${() => board.current} onDescribe=${() => (model.describing.value = true)} />
    <${Legend} background=${model.background.value} />
    <${Player} model=${model} />
  </section>`;
}
