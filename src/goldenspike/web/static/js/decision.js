// What is asked of you now: the choices as text, what each would bring, and why something is not allowed.
/** @import { Choice, Fact, Picked as PickedChoice, TableModel, UndoAsked, View } from "./types.js" */
import { isMine, isPractice, question, waiting, wonBy } from "./asked.js";
import { GivenUp } from "./comings.js";
import { dressed } from "./dress.js";
import { useFocus } from "./focus.js";
import { icons } from "./icons.js";
import { isHere, whereabouts } from "./parlour.js";
import { confirmChoices } from "./prefs.js";
import { Seating } from "./seating.js";
import { MANY_FACTS, stepsOf, titleOf } from "./steps.js";
import { speakAbout, t } from "./texts.js";
import { effect, html, later, useEffect, useRef } from "./ui.js";

const Hint = later(() => Promise.all([dressed(import("./hint.js"), "study"), speakAbout("study")]).then(([part]) => part.Hint));
const PlayOn = later(() => dressed(import("./playon.js"), "study").then((part) => part.PlayOn));

const FEW = 5;
const WIDE_RANGE = 12;
/** While the focus is in one of these, a button that appears does not take it. */
const KEEPS_FOCUS = ".stage, .stepper, .companies, .tiles, .ways";

/** @param {{model: TableModel}} props */
export function Decision({ model }) {
  const view = model.live.value;
  if (model.at.value !== null) return html`<${Past} model=${model} at=${model.at.value} />`;
  return html`<${Present} model=${model} view=${view} />`;
}

/** @param {{model: TableModel, view: View}} props */
function Present({ model, view }) {
  const { asked } = view.undo;
  const mine = isMine(model);
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (mine) section.current?.scrollIntoView({ block: "nearest" });
    if (mine && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [mine, mine && view.seq, Boolean(model.why.value)]);
  useFocus(model, section);
  useEffect(() => effect(() => section.current?.setAttribute("aria-busy", String(model.underWay.sending.value))), [model]);
  const over = view.status === "over";
  const asks = mine ? html`<${Mine} model=${model} />` : html`<${Others} model=${model} view=${view} />`;
  return html`<section class="decision card ${mine ? "mine" : ""}" ref=${section} tabindex="-1" aria-label=${t("decision")}
    data-test="decision"><h2 class="unseen">${t("decision")}</h2>
    <${Seating} model=${model} view=${view} />
    ${asked && html`<${Consent} model=${model} asked=${asked} />`}
    ${!over && html`<${Latest} model=${model} />`}
    <${Why} model=${model} />
    ${over ? html`<${Over} model=${model} />` : asks}
  </section>`;
}

/** @param {{model: TableModel, at: number}} props */
function Past({ model, at }) {
  const facts = model.live.value.log.find((line) => line.seq === at)?.facts ?? [];
  return html`<section class="decision card" data-test="decision"><h2 class="unseen">${t("history")}</h2>
    <p>${t("past", { at, last: model.live.value.seq })}</p>
    ${facts.length > 0 && html`<p class="latest soft"><${Sentences} facts=${facts} /></p>`}
    <div class="row"><button class="button primary" type="button" data-test="now" onClick=${() => model.lookAt(null)}
      >${t(model.myTurn.value ? "past-your-turn" : "past-now")}</button></div><${PlayOn} model=${model} at=${at} /></section>`;
}

/** Sentences one after another.
 * @param {{facts: Fact[]}} props */
const Sentences = ({ facts }) => facts.map((fact, place) => html`${place > 0 && " "}<span>${fact.text}</span>`);

/** What happened last, as far as the board shows it. Results with many figures are named only: they stand in recap and log.
 * @param {{model: TableModel}} props */
function Latest({ model }) {
  const line = model.shown.value.log.findLast(({ facts, undone }) => facts.length > 0 && !undone);
  if (model.playback.active.value) return html`<p class="showing soft">${t("showing")}</p>`;
  const part = (step) => (step.moment && step.facts.length > MANY_FACTS ? html`<b>${titleOf(step.moment ?? "")}</b> ` : html`
    <${Sentences} facts=${step.facts} /> `);
  const steps = line ? stepsOf([line], model.live.value, model.game, []) : [];
  return steps.length > 0 && html`<p class="latest soft" data-test="latest">${steps.map(part)}</p>`;
}

/** @param {{model: TableModel, view: View}} props */
function Others({ model, view }) {
  const { thinking, words } = waiting(view);
  const watching = model.mySeats.value.length === 0;
  const away = view.seats.filter(({ asked, seat }) => asked && !isHere(seat) && whereabouts(seat));
  return html`<p class="prompt ${thinking ? "thinking" : ""}">${words}</p>
    ${away.map(({ name, seat }) => html`<p class="soft" data-test="away"
      >${t("here-of", { name, where: whereabouts(seat) })}</p>`)}
    ${watching && html`<p class="soft">${t("watching")}</p>`}`;
}

/** @param {{model: TableModel}} props */
function Mine({ model }) {
  const picked = model.picked.value;
  const { words, name } = question(model);
  const Own = model.game.picker(model);
  const [only, ...others] = model.choices.value;
  const alone = Boolean(only) && !others.length && only.first !== only.last;
  const offers = !alone && html`<${Offers} model=${model} />`;
  const shown = picked ? html`<${Picked} model=${model} picked=${picked} alone=${alone} />` : offers;
  const held = alone && !Own && html`<${Held} model=${model} only=${only} />`;
  return html`<p class="prompt">${name && html`<span class="badge turn">${name}</span> `}${words}</p>
    ${Own ? html`<${Own} model=${model} />` : shown}${held}
    ${isPractice(model) && html`<${Hint} model=${model} />`}`;
}

/** Picks the only choice there is, of which but the amount is to be chosen.
 * @param {{model: TableModel, only: Choice}} props */
function Held({ model, only }) {
  const free = !model.picked.value && !model.underWay.sending.value;
  useEffect(() => {
    if (free) model.hold(only);
  });
  return null;
}

/** The game's own plan, such as whole routes, and the single choices; these are hidden while a plan is looked at.
 * @param {{model: TableModel}} props */
function Offers({ model }) {
  const { Plan, planned } = model.game;
  return html`<${Plan} model=${model} />${!planned(model) && html`<${Choices} model=${model} />`}`;
}

/** Moves the focus from one button of a list to the next.
 * @param {KeyboardEvent & {currentTarget: Element}} event */
export function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const current = all.findIndex((button) => button === document.activeElement);
  all[(current + step + all.length) % all.length]?.focus();
}

/** @param {{model: TableModel, of?: Choice[]}} props */
export function Choices({ model, of }) {
  const { game } = model;
  const view = model.live.value;
  const choices = [...(of ?? model.choices.value)].sort((a, b) => game.rank(a) - game.rank(b));
  const folds = game.folds(choices, view);
  const open = choices.filter((choice) => !folds.some((fold) => fold.choices.includes(choice)));
  const aside = open.length > FEW ? open.filter((choice) => Object.keys(choice.place).length === 0) : [];
  const list = (some) => html`<${ChoiceList} model=${model} choices=${some} />`;
  return html`<div class="offered" data-test="choices">${list(open.filter((choice) => !aside.includes(choice)))}
    ${aside.length > 0 && list(aside)}
    ${folds.length > 0 && html`<div class="fold-list">${folds.map((fold) => html`<details class="fold" key=${fold.title}>
      <summary>${fold.title}</summary>${list(fold.choices)}</details>`)}</div>`}</div>`;
}

/** @param {{model: TableModel, choices: Choice[]}} props */
function ChoiceList({ model, choices }) {
  const { game } = model;
  const hint = (choice) => (model.hints.value = game.keysOf(choice.place));
  const unhint = () => (model.hints.value = []);
  const take = (choice) => {
    if (!confirmChoices.value && choice.first === choice.last) model.send(choice, choice.first);
    else model.pick(choice);
  };
  const item = (choice) => html`<li key=${choice.words}><button type="button" class="choice" data-words=${choice.words}
    disabled=${model.busy.value} onPointerEnter=${() => hint(choice)} onFocus=${() => hint(choice)} onBlur=${unhint}
    onClick=${() => take(choice)}>${game.mark(choice, model)}<span>${choice.text}${game.detail(choice)}</span></button></li>`;
  return html`<ul class="choices ${choices.length > FEW ? "long" : ""}" onKeyDown=${walk} onPointerLeave=${unhint}
    >${choices.map(item)}</ul>`;
}

/** @param {{model: TableModel, picked: PickedChoice, alone: boolean}} props */
function Picked({ model, picked, alone }) {
  const { choice, amount, alternatives } = picked;
  const range = choice.first !== choice.last;
  const words = range ? model.game.rangeConfirm(choice, (choice.low ?? 0) + amount - choice.first) : t("confirm");
  const other = (one) => html`<button type="button" class="button small" aria-pressed=${one === choice}
    onClick=${() => (one === choice ? model.confirm() : model.pick(one, one.first, alternatives))}>${one.text}</button>`;
  return html`<div class="picked" data-test="picked">
    ${alternatives
      ? html`<div class="row" role="group" onKeyDown=${walk}>${alternatives.map(other)}</div>`
      : html`<p class="what">${model.game.mark(choice, model)}<strong>${choice.text}</strong></p>`}
    ${range && html`<${Stepper} model=${model} picked=${picked} />`}
    <${Doing} model=${model} words=${words} alone=${alone} />
    <${Consequences} model=${model} /></div>`;
}

/** The buttons that confirm what was picked or let go of it. The consequences are shown below them, so that the buttons never
 * move while somebody clicks.
 * @param {{model: TableModel, words?: string, alone?: boolean}} props */
export function Doing({ model, words = t("confirm"), alone = false }) {
  const focus = (button) => button && !document.activeElement?.closest(KEEPS_FOCUS) && button.focus({ preventScroll: true });
  return html`<div class="row"><button type="button" class="button primary" data-test="confirm" disabled=${model.busy.value}
      autofocus ref=${focus} onClick=${() => model.confirm()}>${words}</button>
    ${!alone && html`<button type="button" class="button quiet" data-test="cancel" onClick=${() => model.unpick()}
      >${t("back")}</button>`}</div>`;
}

/** @param {{model: TableModel, picked: PickedChoice}} props */
function Stepper({ model, picked }) {
  const { choice, amount, alternatives } = picked;
  const [low, high] = [choice.low ?? 0, choice.high ?? 0];
  const value = low + amount - choice.first;
  const set = (next) => model.pick(choice, choice.first + Math.max(low, Math.min(high, next)) - low, alternatives);
  const steps = high - low > WIDE_RANGE ? [0, 1, 2, 5, 10] : [0, Math.round((high - low) / 2), high - low];
  const quick = [...new Set(steps.map((step) => Math.min(high, low + step)))];
  const press = (event) => {
    const act = { Enter: () => model.confirm(), Escape: () => model.unpick() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const step = (words, icon, next) => html`<button type="button" class="icon" aria-label=${words}
    disabled=${next < low || next > high} onClick=${() => set(next)}>${icon}</button>`;
  const jump = (one) => html`<button type="button" class="button small" aria-pressed=${one === value}
    onClick=${() => set(one)}>${one}</button>`;
  return html`<div class="stepper" role="group" aria-label=${t("amount")}>
    ${step(t("less"), icons.minus, value - 1)}
    <input class="field" type="number" inputmode="numeric" data-test="amount" min=${low} max=${high} value=${value}
      aria-label=${t("amount")} onKeyDown=${press}
      onInput=${(event) => event.target.value !== "" && set(Number(event.target.value))} />
    ${step(t("more"), icons.plus, value + 1)}
    ${high - low > 1 && html`<span class="row quick">${quick.map(jump)}</span>`}
  </div>`;
}

/** @param {{model: TableModel}} props */
export function Consequences({ model }) {
  const preview = model.preview.value;
  if (!preview) return html`<div class="consequences" aria-busy="true"></div>`;
  const lines = model.game.changes(preview, model.live.value);
  const line = ({ name, before, after }) => html`<div><dt>${name}</dt>
    <dd><span class="before">${before}</span> <span aria-hidden="true">→</span> <strong>${after}</strong></dd></div>`;
  return html`<div class="consequences" aria-live="polite" data-test="consequences">
    <ul class="facts">${preview.facts.map((fact) => html`<li>${fact.text}</li>`)}</ul>
    ${lines.length > 0 && html`<dl>${lines.map(line)}</dl>`}</div>`;
}

/** @param {{model: TableModel}} props */
function Why({ model }) {
  const why = model.why.value;
  if (!why) return null;
  const rule = why.text && why.reason && why.text.startsWith(why.reason) ? why.text.slice(why.reason.length).trim() : "";
  const address = `/rules/${model.live.value.game}#${why.rule}`;
  return html`<div class="why" role="alert" data-test="why">
    <button type="button" class="icon close" aria-label=${t("close")} onClick=${() => (model.why.value = null)}
      >${icons.close}</button>
    <h3>${t("why-title")}</h3><p>${why.reason || why.text}</p>${rule && html`<p class="soft">${rule}</p>`}
    ${why.rule && html`<p><a href=${address} target="_blank" rel="noopener">${t("why-link")}</a></p>`}</div>`;
}

/** @param {{model: TableModel, asked: UndoAsked}} props */
function Consent({ model, asked }) {
  const name = model.live.value.seats.find((seat) => seat.seat === asked.seat)?.name;
  const mine = asked.waiting.some((seat) => model.mySeats.value.includes(seat));
  const undone = model.live.value.log.filter((line) => line.seq >= asked.back_to && !line.undone && line.kind === "act");
  return html`<div class="consent" data-test="consent"><p>${t(mine ? "consent-asked" : "consent-waiting", { name })}</p>
    <p class="soft"><${Sentences} facts=${undone[0]?.facts ?? []} />
      ${undone.length > 1 && html`${" "}<span>${t("consent-more", { count: undone.length - 1 })}</span>`}</p>
    ${mine && html`<div class="row">
      <button type="button" class="button primary" data-test="agree" onClick=${() => model.consent(true)}
        >${t("consent-agree")}</button>
      <button type="button" class="button" data-test="refuse" onClick=${() => model.consent(false)}
        >${t("consent-refuse")}</button>
      </div>`}</div>`;
}

/** @param {{model: TableModel}} props */
function Over({ model }) {
  const again = async () => {
    const answer = await model.do("rematch");
    if (answer) location.assign(`/t/${answer.id}`);
  };
  const view = model.live.value;
  const mayRepeat = model.mySeats.value.length > 0 && !view.lesson && !view.puzzle;
  useEffect(() => {
    if (view.rematch && mayRepeat) import("./draw.js").then(({ follow }) => follow(view.rematch ?? ""));
  }, [view.rematch]);
  return html`${view.given_up ? html`<${GivenUp} view=${view} />` : html`<p class="prompt" data-test="winner">${wonBy(view)}</p>`}
    <div class="row">${mayRepeat && html`<button type="button" class="button primary" data-test="rematch"
      onClick=${again}>${t("rematch")}</button>`}
    ${view.draw?.seed && html`<button type="button" class="button" data-test="check"
      onClick=${() => (model.checking.value = true)}>${t("dice-check")}</button>`}
    <a class="button" href="/">${t("nav-lobby")}</a></div>`;
}
