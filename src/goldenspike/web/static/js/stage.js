// The board on the page: keeps the drawing in step with the model, and tells the model what is clicked.
import { Board } from "./board.js";
import { icons } from "./icons.js";
import { confirmChoices } from "./prefs.js";
import { Tags } from "./tags.js";
import { t } from "./texts.js";
import { Travel } from "./travel.js";
import { effect, html, useEffect, useRef } from "./ui.js";

/** A lit thing was clicked: pick its choice, or confirm it where it was picked already. */
export function pickPlace(model, key) {
  if (model.game.pickPlace?.(model, key)) return;
  const choices = model.targets.value.get(key);
  if (!choices) return;
  const picked = model.picked.value;
  const favourite = model.game.favourite?.(choices, key);
  const again = picked && (favourite ? picked.amount === favourite[1] : choices.includes(picked.before ?? picked.choice));
  if (again) {
    model.confirm();
    return;
  }
  const [first, amount] = favourite ?? [choices[0], choices[0].first];
  const opens = model.game.opens?.(first);
  if (!confirmChoices.value && choices.length === 1 && first.first === first.last && !opens) model.send(first, first.first);
  else model.pick(first, amount, choices.length > 1 ? choices : null);
}

/** An unlit thing was clicked; empty ground takes the last answer away. */
function askAbout(model, key) {
  if (!key) model.why.value = null;
  else if (model.at.value === null) model.ask(key);
  else model.lookAt(null);
}

export const labelOf = (choices) => choices.map((choice) => choice.text).join(" / ");

function follow(model, board) {
  const { game } = model;
  const travel = game.travels && new Travel(board, game.travels);
  const tags = game.lights && new Tags(board);
  let previous = null;
  return [
    effect(() => {
      if (!model.background.value) return;
      board.setBackground(model.background.value);
    }),
    effect(() => {
      const view = model.shown.value;
      if (!view || !model.background.value) return;
      const forward = previous && previous.seq < view.seq && view.seq - previous.seq < 12;
      const told = forward ? view.log.filter((line) => line.seq > previous.seq).flatMap((line) => line.facts) : [];
      const from = told.flatMap((fact) => game.growsFrom(fact)).flatMap((place) => game.keysOf(place));
      board.setFragments(view.fragments, { animate: Boolean(forward), grows: game.grows, from });
      travel?.follow(Boolean(forward));
      previous = view;
    }),
    effect(() => {
      if (!model.background.value) return;
      const picked = model.picked.value;
      const targets = [...model.targets.value];
      const chosen = picked && targets.find(([, choices]) => choices.includes(picked.before ?? picked.choice));
      const lit = targets.map(([key, choices]) => ({ key, label: labelOf(choices) }));
      const more = game.lights?.(model) ?? [];
      const all = [...lit, ...more.filter(({ key }) => !model.targets.value.has(key))];
      board.setLights(all.filter(({ key }) => board.has(key)), chosen ? chosen[0] : game.pickedPlace?.(model) ?? null);
      tags?.set(more);
    }),
    effect(() => {
      if (game.ghosts && model.background.value) board.setGhosts(game.ghosts(model, board));
    }),
    effect(() => board.setHints(model.background.value ? model.hints.value : [])),
    effect(() => {
      const since = model.since.value;
      const view = model.shown.value;
      if (!since || !view) return board.setMarks([]);
      const changed = Object.keys(view.fragments).filter((key) => view.fragments[key] !== since.before.fragments[key]);
      board.setMarks([...new Set(changed.flatMap((key) => game.placesOfFragment(key)))]);
    }),
  ];
}

/** Width and height of the drawing. */
const sizeOf = (background) => /viewBox="([^"]*)"/.exec(background)[1].split(" ").slice(2).map(Number);

export function Stage({ model }) {
  const stage = useRef(null);
  const board = useRef(null);
  const drawn = Boolean(model.background.value);
  useEffect(() => {
    if (!drawn) return undefined;
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
    return () => ends.forEach((end) => end());
  }, [model, drawn]);
  const skip = () => {
    if (!board.current) return;
    if (model.behind.value || !board.current.finish()) model.skip();
  };
  return html`<section class="stage-frame" aria-label=${t("board")}>
    <div class="stage" ref=${stage} data-test="board" onPointerDown=${skip}></div>
    <div class="zoom" role="group" aria-label=${t("zoom")}>
      <button class="icon" type="button" title="${t("zoom-in")} (+)" aria-label=${t("zoom-in")} onClick=${() => board.current.picture.zoom(1.5)}>${icons.plus}</button>
      <button class="icon" type="button" title="${t("zoom-out")} (-)" aria-label=${t("zoom-out")} onClick=${() => board.current.picture.zoom(1 / 1.5)}>${icons.minus}</button>
      <button class="icon" type="button" data-test="fit" title="${t("zoom-fit")} (0)" aria-label=${t("zoom-fit")} onClick=${() => board.current.picture.fit()}>${icons.fit}</button>
    </div>
    ${model.behind.value > 0 && html`<button class="button small skip" type="button" data-test="skip" onClick=${() => model.skip()}>${t("skip-ahead", { count: model.behind.value })}</button>`}
  </section>`;
}
