// What is asked of you now: the choices as text, what each would bring, and why something is not allowed.
import { pickPlace } from "./stage.js";
import { icons } from "./icons.js";
import { confirmChoices } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

const FEW = 5;
const WIDE_RANGE = 12;

export function Decision({ model }) {
  const view = model.live.value;
  if (model.at.value !== null) return html`<${Past} model=${model} />`;
  const asked = view.undo?.asked;
  const mine = model.myTurn.value && model.current.value;
  const words = view.decisions.find((decision) => model.mySeats.value.includes(decision.seat)) || view.decisions[0];
  const section = useRef(null);
  useEffect(() => {
    if (mine) section.current?.scrollIntoView({ block: "nearest" });
    if (mine && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [mine, mine && view.seq, Boolean(model.why.value)]);
  return html`<section class="decision card ${mine ? "mine" : ""}" ref=${section} tabindex="-1" aria-label=${t("decision")} data-test="decision">
    ${asked && html`<${Consent} model=${model} asked=${asked} />`}
    ${view.status !== "over" && html`<${Latest} view=${view} />`}
    <${Why} model=${model} />
    ${view.status === "over" ? html`<${Over} model=${model} />` : mine ? html`<${Mine} model=${model} words=${words} />` : html`<${Others} model=${model} view=${view} />`}
  </section>`;
}

function Past({ model }) {
  return html`<section class="decision card" data-test="decision"><p>${t("past", { at: model.at.value, last: model.live.value.seq })}</p>
    <div class="row"><button class="button primary" type="button" data-test="now" onClick=${() => model.lookAt(null)}>${t(model.myTurn.value ? "past-your-turn" : "past-now")}</button></div></section>`;
}

/** What happened last; all of it stands in the log. */
function Latest({ view }) {
  const line = view.log.findLast(({ facts, undone }) => facts.length > 0 && !undone);
  return line ? html`<p class="latest soft" data-test="latest">${line.facts.map(({ text }) => text).join(" ")}</p>` : null;
}

function Others({ model, view }) {
  const asked = view.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  const watching = model.mySeats.value.length === 0;
  return html`<p class="prompt">${model.behind.value || !model.current.value ? t("showing") : t("waiting-for", { names: asked.join(", "), count: asked.length })}</p>
    ${watching && html`<p class="soft">${t("watching")}</p>`}`;
}

function Mine({ model, words }) {
  const picked = model.picked.value;
  const seat = model.live.value.seats.find((one) => one.seat === words?.seat);
  const shared = model.mySeats.value.length > 1;
  const prompt = model.game.prompt(model.live.value, words);
  const Own = model.game.picker?.(model);
  const [only, ...others] = model.choices.value;
  const alone = only && !others.length && only.first !== only.last;
  const busy = model.busy.value;
  useEffect(() => {
    if (alone && !picked && !Own && !busy) model.pick(only);
  });
  return html`<p class="prompt">${shared && !prompt?.startsWith(seat?.name) && html`<span class="badge turn">${seat?.name}</span> `}${prompt}</p>
    ${Own ? html`<${Own} model=${model} />` : picked ? html`<${Picked} model=${model} picked=${picked} alone=${alone} />` : !alone && html`<${Offers} model=${model} />`}`;
}

/** What the game itself offers beside the single choices, such as whole routes; while that is being looked at, nothing else. */
function Offers({ model }) {
  const { Plan, planned } = model.game;
  return html`${Plan && html`<${Plan} model=${model} />`}${!planned?.(model) && html`<${Choices} model=${model} />`}`;
}

export function Choices({ model, of }) {
  const { game } = model;
  const choices = [...(of ?? model.choices.value)].sort((a, b) => Number(game.last(a)) - Number(game.last(b)));
  const hint = (choice) => (model.hints.value = game.keysOf(choice.place || {}));
  const take = (choice) => {
    if (!confirmChoices.value && choice.first === choice.last) model.send(choice, choice.first);
    else model.pick(choice);
  };
  const arrows = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...event.currentTarget.querySelectorAll("button")];
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length]?.focus();
  };
  const folds = game.folds?.(choices, model.live.value) ?? [];
  const open = choices.filter((choice) => !folds.some((fold) => fold.choices.includes(choice)));
  const aside = open.length > FEW ? open.filter((choice) => Object.keys(choice.place || {}).length === 0) : [];
  const listed = (some) => html`<ul class="choices ${some.length > FEW ? "long" : ""}" onKeyDown=${arrows} onPointerLeave=${() => (model.hints.value = [])}>
    ${some.map((choice) => html`<li key=${choice.words}><button type="button" class="choice" data-words=${choice.words} disabled=${model.busy.value}
      onPointerEnter=${() => hint(choice)} onFocus=${() => hint(choice)} onBlur=${() => (model.hints.value = [])}
      onClick=${() => take(choice)}>${game.mark(choice)}<span>${choice.text}</span></button></li>`)}</ul>`;
  return html`<div class="offered" data-test="choices">${listed(open.filter((choice) => !aside.includes(choice)))}${aside.length > 0 && listed(aside)}
    ${folds.map((fold) => html`<details class="fold" key=${fold.title}><summary>${fold.title}</summary>${listed(fold.choices)}</details>`)}</div>`;
}

function Picked({ model, picked, alone }) {
  const { choice, amount, alternatives } = picked;
  const range = choice.first !== choice.last;
  return html`<div class="picked" data-test="picked">
    ${alternatives
      ? html`<div class="row" role="group">${alternatives.map((one) => html`<button type="button" class="button small" aria-pressed=${one === choice}
          onClick=${() => model.pick(one, one.first, alternatives)}>${one.text}</button>`)}</div>`
      : html`<p class="what">${model.game.mark(choice)}<strong>${!range && choice.text}${range && model.game.rangeTitle(choice)}</strong></p>`}
    ${range && html`<${Stepper} model=${model} picked=${picked} />`}
    <${Doing} model=${model} words=${range ? model.game.rangeConfirm(choice, choice.low + amount - choice.first) : t("confirm")} alone=${alone} />
    <${Consequences} model=${model} /></div>`;
}

/** The button that does what was picked, and the way back. What it will bring stands below, so that it never moves away from under a hand. */
export function Doing({ model, words = t("confirm"), alone = false }) {
  return html`<div class="row"><button type="button" class="button primary" data-test="confirm" disabled=${model.busy.value} autofocus
      ref=${(button) => button && !document.activeElement?.closest?.(".stage, .stepper, .companies, .tiles, .ways") && button.focus({ preventScroll: true })}
      onClick=${() => model.confirm()}>${words}</button>
    ${!alone && html`<button type="button" class="button quiet" data-test="cancel" onClick=${() => model.unpick()}>${t("back")}</button>`}</div>`;
}

function Stepper({ model, picked }) {
  const { choice, amount, alternatives } = picked;
  const { low, high } = choice;
  const value = low + amount - choice.first;
  const set = (next) => model.pick(choice, choice.first + Math.max(low, Math.min(high, next)) - low, alternatives);
  const steps = high - low > WIDE_RANGE ? [0, 1, 2, 5, 10] : [0, Math.round((high - low) / 2), high - low];
  const quick = [...new Set(steps.map((step) => Math.min(high, low + step)))];
  return html`<div class="stepper" role="group" aria-label=${t("amount")}>
    <button type="button" class="icon" aria-label=${t("less")} disabled=${value <= low} onClick=${() => set(value - 1)}>${icons.minus}</button>
    <input class="field" type="number" data-test="amount" min=${low} max=${high} value=${value} aria-label=${t("amount")}
      onInput=${(event) => event.target.value !== "" && set(Number(event.target.value))}
      onKeyDown=${(event) => {
        const act = { Enter: () => model.confirm(), Escape: () => model.unpick() }[event.key];
        if (act) event.preventDefault(), act();
      }} />
    <button type="button" class="icon" aria-label=${t("more")} disabled=${value >= high} onClick=${() => set(value + 1)}>${icons.plus}</button>
    ${high - low > 1 && html`<span class="row quick">${quick.map((one) => html`<button type="button" class="button small" aria-pressed=${one === value} onClick=${() => set(one)}>${one}</button>`)}</span>`}
  </div>`;
}

export function Consequences({ model }) {
  const preview = model.preview.value;
  if (!preview) return html`<div class="consequences" aria-busy="true"></div>`;
  const lines = model.game.changes(preview, model.live.value);
  return html`<div class="consequences" aria-live="polite" data-test="consequences">
    <ul class="facts">${preview.facts.map((fact) => html`<li>${fact.text}</li>`)}</ul>
    ${lines.length > 0 && html`<dl>${lines.map(({ name, before, after }) => html`<div><dt>${name}</dt>
      <dd><span class="before">${before}</span> <span aria-hidden="true">→</span> <strong>${after}</strong></dd></div>`)}</dl>`}</div>`;
}

function Why({ model }) {
  const why = model.why.value;
  if (!why) return null;
  const rule = why.text && why.reason && why.text.startsWith(why.reason) ? why.text.slice(why.reason.length).trim() : "";
  return html`<aside class="why" role="status" data-test="why"><button type="button" class="icon close" aria-label=${t("close")} onClick=${() => (model.why.value = null)}>${icons.close}</button>
    <h3>${t("why-title")}</h3><p>${why.reason || why.text}</p>${rule && html`<p class="soft">${rule}</p>`}
    ${why.rule && html`<p><a href=${`/rules/${model.live.value.game}#${why.rule}`} target="_blank" rel="noopener">${t("why-link")}</a></p>`}</aside>`;
}

function Consent({ model, asked }) {
  const name = model.live.value.seats.find((seat) => seat.seat === asked.seat)?.name;
  const mine = asked.waiting.some((seat) => model.mySeats.value.includes(seat));
  const undone = model.live.value.log.filter((line) => line.seq >= asked.back_to && !line.undone && line.kind === "act");
  return html`<div class="consent" data-test="consent"><p>${t(mine ? "consent-asked" : "consent-waiting", { name })}</p>
    <p class="soft">${undone[0]?.facts.map((fact) => fact.text).join(" ")}${undone.length > 1 && ` ${t("consent-more", { count: undone.length - 1 })}`}</p>
    ${mine && html`<div class="row"><button type="button" class="button primary" data-test="agree" onClick=${() => model.consent(true)}>${t("consent-agree")}</button>
      <button type="button" class="button" data-test="refuse" onClick=${() => model.consent(false)}>${t("consent-refuse")}</button></div>`}</div>`;
}

function Over({ model }) {
  const view = model.live.value;
  const winners = view.result.winners.map((seat) => view.seats.find((one) => one.seat === seat)?.name);
  const again = async () => {
    const answer = await model.do("rematch");
    if (answer) location.assign(`/t/${answer.id}`);
  };
  return html`<p class="prompt" data-test="winner">${t("won", { names: winners.join(", "), count: winners.length })}</p>
    <div class="row">${model.mySeats.value.length > 0 && html`<button type="button" class="button primary" data-test="rematch" onClick=${again}>${t("rematch")}</button>`}
    <a class="button" href="/">${t("nav-lobby")}</a></div>`;
}

export { pickPlace };
