// The keyboard: arrows walk over what is lit, Enter picks and confirms, letters do what the buttons do.
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function typing(target) {
  return target.closest?.("input, select, textarea, dialog") && target.type !== "range";
}

export function keys(model, dialog) {
  const actions = {
    u: () => model.undo(),
    "?": () => (dialog.value = "help"),
    "+": () => model.board?.picture.zoom(1.5),
    "=": () => model.board?.picture.zoom(1.5),
    "-": () => model.board?.picture.zoom(1 / 1.5),
    0: () => model.board?.picture.fit(),
    ",": () => model.step(-1),
    ".": () => (model.at.value === null || model.at.value + 1 >= model.live.value.seq ? model.lookAt(null) : model.step(1)),
    p: () => model.togglePlay(),
    n: () => model.lookAt(null),
    s: () => model.showSince(),
    Escape: () => escape(model),
  };
  const listen = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !model.live.value) return;
    const arrow = ARROWS[event.key];
    if (arrow && event.target.type !== "range") {
      if (walk(model, ...arrow)) event.preventDefault();
      return;
    }
    const action = actions[event.key];
    if (!action || model.live.value.status === "open") return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

function escape(model) {
  if (model.behind.value) model.skip();
  else if (model.why.value) model.why.value = null;
  else if (model.picked.value) model.unpick();
  else if (model.at.value !== null) model.lookAt(null);
  model.board?.finish();
}

/** Over the lights of the board; where nothing on it is lit, over the lit cards and choices beside it. */
function walk(model, right, down) {
  const lit = model.board?.lit ?? [];
  if (lit.length) return model.board.walk(right, down);
  const cards = [...document.querySelectorAll(".company.lit, .choice")];
  if (!cards.length) return false;
  const current = cards.indexOf(document.activeElement);
  cards[current < 0 ? 0 : (current + (right + down) + cards.length) % cards.length].focus();
  return true;
}
