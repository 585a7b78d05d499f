// One remark: who said it and when, how others reacted, and what can be done about it.
/** @import { Refused } from "./api.js" */
/** @import { Remark as Said, TableModel } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { post } from "./api.js";
import { icons } from "./icons.js";
import { language } from "./prefs.js";
import { ReactionIcon, REACTIONS } from "./reactions.js";
import { listOf, t } from "./texts.js";
import { html, useEffect, useRef, useSignal } from "./ui.js";

/** @type {[reason: string, words: string][]} */
const REASONS = [
  ["insult", "report-insult"],
  ["spam", "report-spam"],
  ["cheating", "report-cheating"],
  ["other", "report-other"],
];
/** @type {Record<string, string>} */
const TROUBLE = { talk_closed: "talk-closed", talk_full: "talk-full", bad_request: "talk-unseen" };

/** @param {Refused} refused */
export function trouble(refused) {
  const known = refused.status === 0 ? "note-offline" : TROUBLE[refused.answer.error ?? ""];
  return known ? t(known) : refused.message;
}

/** Sends something about the talk at a table; if that fails, the reader is told why.
 * @param {TableModel} model
 * @param {string} what
 * @param {object} body
 * @returns {Promise<boolean>} Whether it was done. */
export async function send(model, what, body) {
  try {
    await post(`${model.path}/talk/${what}`, body, { key: model.key });
    return true;
  } catch (refused) {
    model.tell(refused);
    return false;
  }
}

/** @param {TableModel} model
 * @param {string} by
 * @param {boolean} muted */
export async function hear(model, by, muted) {
  if (!(await send(model, "mute", { by, muted }))) return;
  const others = [...model.parlour.muted.value].filter((one) => one !== by);
  model.parlour.muted.value = new Set(muted ? [...others, by] : others);
}

/** Who reacted to a remark, by reaction: their names, and by what they are told apart.
 * @param {Said} remark
 * @param {Said[]} all
 * @returns {Map<string, Map<string, string>>} */
export function reactionsTo(remark, all) {
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map();
  for (const one of all.filter(({ room, about }) => about === remark.number && room === remark.room)) {
    const people = found.get(one.text) ?? new Map();
    if (one.kind === "reacted") found.set(one.text, people.set(one.by, one.name));
    else if (one.kind === "unreacted") people.delete(one.by);
  }
  return new Map([...found].filter(([, people]) => people.size > 0));
}

/** @param {{model: TableModel, remark: Said, reactions: Map<string, Map<string, string>>, opened: Signal<string>}} props */
export function Remark({ model, remark, reactions, opened }) {
  const { kind } = remark;
  if (kind === "opened") return html`<li class="soft">${t("talk-was-opened")}</li>`;
  if (kind === "closed") return html`<li class="soft">${t("talk-was-closed")}</li>`;
  if (kind === "reacted") return html`<${AboutMove} model=${model} remark=${remark} />`;
  const id = `${remark.room} ${remark.number}`;
  const open = opened.value === id;
  const mine = remark.by === model.parlour.me;
  return html`<li class="remark ${mine ? "mine" : ""}" data-number=${remark.number} data-room=${remark.room}>
    <${Who} model=${model} remark=${remark} />
    ${kind === "gone" ? html`<p class="soft gone">${t("talk-gone")}</p>` : html`<p class="text" dir="auto">${remark.text}</p>`}
    ${kind === "said" && html`<button class="icon" type="button" aria-expanded=${open} data-test="remark-more"
      aria-label=${t("talk-more", { name: remark.name })} onClick=${() => (opened.value = open ? "" : id)}
      >${icons.dots}</button>`}
    <${Chips} model=${model} remark=${remark} reactions=${reactions} />
    ${open && kind === "said" && html`<${Deeds} model=${model} remark=${remark} mine=${mine} opened=${opened} />`}</li>`;
}

/** @param {{model: TableModel, remark: Said}} props */
function Who({ model, remark }) {
  const { room, seat, name, at } = remark;
  const time = new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }).format(at * 1000);
  const apart = room === "onlookers" && model.parlour.rooms.value.length > 1;
  return html`<p class="who"><bdi class=${seat ? "seated" : ""}>${name}</bdi>
    ${apart && html`<span class="badge">${t("talk-onlooker")}</span>`}
    <time class="soft" datetime=${new Date(at * 1000).toISOString()}>${time}</time></p>`;
}

/** A reaction to a move, which a click shows.
 * @param {{model: TableModel, remark: Said}} props */
function AboutMove({ model, remark }) {
  const line = model.live.value.log.find((one) => one.seq === remark.line);
  const { words } = REACTIONS[remark.text];
  return html`<li class="about-move" data-test="about-move"><${ReactionIcon} name=${remark.text} />
    <p><bdi>${remark.name}</bdi> <span class="soft">${t(words)}</span>
    ${line && line.facts.length > 0 && html`<button type="button" class="plain" onClick=${() => model.lookAt(line.seq)}
      >${line.facts[0].text}</button>`}</p></li>`;
}

/** @param {TableModel} model
 * @param {Said} remark
 * @param {string} reaction
 * @param {boolean} on */
const react = (model, { room, number }, reaction, on) => send(model, "react", { room, number, reaction, on });

/** @param {{model: TableModel, remark: Said, reactions: Map<string, Map<string, string>>}} props */
function Chips({ model, remark, reactions }) {
  const chip = ([name, people]) => {
    const mine = people.has(model.parlour.me);
    const words = t("talk-reaction", { reaction: t(REACTIONS[name].words), names: listOf([...people.values()]) });
    return html`<li key=${name}><button class="chip" type="button" aria-pressed=${mine} title=${words} aria-label=${words}
      data-test=${`chip-${name}`} onClick=${() => react(model, remark, name, !mine)}><${ReactionIcon} name=${name} />
      <span>${people.size}</span></button></li>`;
  };
  return reactions.size > 0 && html`<ul class="chips">${[...reactions].map(chip)}</ul>`;
}

/** What can be done about a remark.
 * @param {{model: TableModel, remark: Said, mine: boolean, opened: Signal<string>}} props */
function Deeds({ model, remark, mine, opened }) {
  const reporting = useSignal(false);
  const around = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => around.current?.scrollIntoView({ block: "nearest" }), [reporting.value]);
  const { room, number, by } = remark;
  const done = () => (opened.value = "");
  const strike = () => send(model, "delete", { room, number }).then(done);
  const pick = ([name, { words }]) => html`<button class="icon" type="button" key=${name} title=${t(words)} aria-label=${t(words)}
    data-test=${`react-${name}`} onClick=${() => react(model, remark, name, true).then(done)}
    ><${ReactionIcon} name=${name} /></button>`;
  const deed = (name, words, action) => html`<button class="button small" type="button" data-test=${name} onClick=${action}
    >${words}</button>`;
  return html`<div class="deeds" ref=${around} data-test="deeds"><span class="picks">${Object.entries(REACTIONS).map(pick)}</span>
    <span class="row">${!mine && deed("mute", t("talk-mute", { name: remark.name }), () => hear(model, by, true).then(done))}
    ${!mine && deed("report", t("talk-report"), () => (reporting.value = !reporting.value))}
    ${(mine || model.live.value.host) && deed("delete", t("talk-delete"), strike)}</span>
    ${reporting.value && html`<${Report} model=${model} remark=${remark} onDone=${done} />`}</div>`;
}

/** @param {{model: TableModel, remark: Said, onDone: () => void}} props */
function Report({ model, remark, onDone }) {
  const reason = useSignal(REASONS[0][0]);
  const more = useSignal("");
  const { room, number } = remark;
  const report = async (event) => {
    event.preventDefault();
    if (!(await send(model, "report", { room, number, reason: reason.value, more: more.value }))) return;
    model.say("reported");
    onDone();
  };
  return html`<form class="report" onSubmit=${report}><p class="soft">${t("report-about")}</p>
    <label class="label"><span>${t("report-reason")}</span><select class="field" data-test="report-reason"
      onChange=${(event) => (reason.value = event.target.value)}>${REASONS.map(([value, words]) => html`<option value=${value}
      >${t(words)}</option>`)}</select></label>
    <label class="label"><span>${t("report-more")}</span><input class="field" maxlength="200" value=${more.value}
      onInput=${(event) => (more.value = event.target.value)} /></label>
    <button class="button small primary" type="submit" data-test="report-send">${t("talk-report")}</button></form>`;
}
