// Talk at the table: what was said, and a line to say something in.
/** @import { Remark as Said, TableModel } from "./types.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { get, post } from "./api.js";
import { icons } from "./icons.js";
import { behindTab } from "./panels.js";
import { language, narrow } from "./prefs.js";
import { ReactionIcon, REACTIONS } from "./reactions.js";
import { hear, reactionsTo, Remark, send, trouble } from "./remark.js";
import { t } from "./texts.js";
import { html, useEffect, useRef, useSignal } from "./ui.js";

const LONGEST = 500;

/** @param {{model: TableModel, shut?: boolean}} props */
export function Talk({ model, shut }) {
  const { parlour } = model;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const count = parlour.all.value.length;
  const inSight = !shut && (!narrow.value || model.live.value.status === "open" || parlour.tab.value === "talk");
  useEffect(() => {
    if (!inSight) return;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    parlour.markRead();
  }, [inSight, count]);
  return html`<section class="talk-panel" id="panel-talk" ...${behindTab(shut)} aria-labelledby="talk-title"
    data-test="talk"><div class="talk-head"><h2 id="talk-title">${t("tab-talk")}</h2></div>
    <div class="talk-body"><ol class="remarks" ref=${list} tabindex="0" aria-labelledby="talk-title" data-test="remarks"
      onKeyDown=${(event) => event.key.startsWith("Arrow") && event.stopPropagation()}>
      <li class="about-talk soft" data-test="talk-about">${t(aboutRoom(model))} <${Switch} model=${model} open=${true} /></li>
      <${Earlier} model=${model} /><${Remarks} model=${model} /></ol>
    <${Muted} model=${model} />
    ${parlour.open.value && html`<${Say} model=${model} />`}
    ${!parlour.open.value && html`<p class="soft" data-test="talk-closed">${t("talk-closed")}</p>`}
    <${Switch} model=${model} open=${false} /></div></section>`;
}

/** Who reads what is said now.
 * @param {TableModel} model */
function aboutRoom(model) {
  if (model.live.value.status !== "running") return "talk-together";
  return model.parlour.own.value === "players" ? "talk-players" : "talk-onlookers";
}

/** Remarks that were made before those that are here.
 * @param {{model: TableModel}} props */
function Earlier({ model }) {
  const { parlour } = model;
  const room = parlour.rooms.value.find((one) => (parlour.said[one].value[0]?.number ?? 1) > 1);
  if (!room) return null;
  const read = async () => {
    try {
      const page = await get(`${model.path}/talk`, model.query({ seat: null, room, before: parlour.said[room].value[0].number }));
      parlour.addEarlier(room, page.remarks);
    } catch (refused) {
      model.tell(refused);
    }
  };
  return html`<li class="earlier"><button class="button small quiet" type="button" data-test="talk-earlier" onClick=${read}
    >${t("talk-earlier")}</button></li>`;
}

/** @param {{model: TableModel}} props */
function Remarks({ model }) {
  const { parlour } = model;
  const opened = useSignal("");
  const all = parlour.all.value.filter((one) => !parlour.muted.value.has(one.by));
  const shown = all.filter((one) => ["said", "gone", "opened", "closed"].includes(one.kind) || isAboutLine(one));
  if (!shown.length) return html`<li class="none soft">${t("talk-none")}</li>`;
  const today = dayOf(Date.now() / 1000);
  return dayByDay(shown).map(([day, remarks]) => html`${day !== today && html`<li class="day soft" key=${day}>${day}</li>`}
    ${remarks.map((one) => html`<${Remark} key=${`${one.room} ${one.number}`} model=${model} remark=${one} opened=${opened}
      reactions=${reactionsTo(one, all)} />`)}`);
}

/** @param {Said} one */
const isAboutLine = (one) => one.kind === "reacted" && one.line !== null;

/** @param {number} at */
const dayOf = (at) =>
  new Intl.DateTimeFormat(language.value, { weekday: "long", day: "numeric", month: "long" }).format(at * 1000);

/** Remarks of one day after those of another.
 * @param {Said[]} remarks
 * @returns {[day: string, remarks: Said[]][]} */
function dayByDay(remarks) {
  /** @type {Map<string, Said[]>} */
  const days = new Map();
  for (const one of remarks) {
    const day = dayOf(one.at);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}

/** Whom I do not hear, among those who have spoken here.
 * @param {{model: TableModel}} props */
function Muted({ model }) {
  const { parlour } = model;
  const found = new Map(parlour.all.value.filter((one) => parlour.muted.value.has(one.by)).map((one) => [one.by, one.name]));
  const again = (by) => hear(model, by, false);
  return found.size > 0 && html`<ul class="muted" data-test="muted">${[...found].map(([by, name]) => html`<li key=${by}
    ><span class="soft">${t("talk-muted", { name })}</span>
    <button class="button small quiet" type="button" data-test="unmute" onClick=${() => again(by)}>${t("talk-unmute")}</button
    ></li>`)}</ul>`;
}

/** With it the host closes talk at this table while it is open, or opens it.
 * @param {{model: TableModel, open: boolean}} props */
export function Switch({ model, open }) {
  if (!model.live.value.host || model.parlour.open.value !== open) return null;
  const turn = () => send(model, "switch", { open: !open });
  return html`<span class="switch"><button class="button small quiet" type="button" data-test="talk-switch" onClick=${turn}
    >${t(open ? "talk-close" : "talk-open")}</button></span>`;
}

/** @param {{model: TableModel}} props */
function Say({ model }) {
  const text = useSignal("");
  const error = useSignal("");
  const seat = useSignal(/** @type {number | null} */ (null));
  const reacting = useSignal(false);
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => model.parlour.ready("talk", field.current), [model.parlour.wanted.value]);
  const say = async (event) => {
    event?.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = "";
    error.value = "";
    try {
      await post(`${model.path}/talk`, { text: said, seat: seat.value ?? undefined }, { key: model.key });
    } catch (refused) {
      text.value = text.value || said;
      error.value = trouble(refused);
    }
  };
  const to = { players: "talk-to-players", onlookers: "talk-to-onlookers" }[model.parlour.own.value];
  const whom = t(model.live.value.status === "running" ? to : "talk-to-all");
  const onKey = (event) => {
    if (event.key === "Escape") event.target.blur();
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) say(event);
  };
  return html`<form class="say" onSubmit=${say}>
    ${reacting.value && html`<${ReactToMove} model=${model} onDone=${() => (reacting.value = false)} />`}
    <div class="row"><${Speaker} model=${model} seat=${seat} />
      <textarea class="field" rows="1" ref=${field} maxlength=${LONGEST} data-test="say" aria-label=${t("talk-say", { whom })}
        placeholder=${whom} value=${text.value} onInput=${(event) => (text.value = event.target.value)}
        onKeyDown=${onKey}></textarea>
      <button class="icon" type="button" data-test="react-to-move" aria-expanded=${reacting.value} title=${t("talk-react-move")}
        aria-label=${t("talk-react-move")} disabled=${!model.live.value.seq}
        onClick=${() => (reacting.value = !reacting.value)}>${icons.smile}</button>
      <button class="button small" type="submit" data-test="send" disabled=${!text.value.trim()}>${t("talk-send")}</button></div>
    ${error.value && html`<p class="error" role="alert" data-test="talk-error">${error.value}</p>`}</form>`;
}

/** Who speaks, where several people share this screen.
 * @param {{model: TableModel, seat: Signal<number | null>}} props */
function Speaker({ model, seat }) {
  const mine = model.live.value.seats.filter((one) => one.mine);
  if (mine.length < 2) return null;
  const option = (one) => html`<option value=${one.seat} selected=${one.seat === seat.value}>${one.name}</option>`;
  return html`<select class="field" aria-label=${t("talk-speaker")} data-test="speaker"
    onChange=${(event) => (seat.value = Number(event.target.value))}>${mine.map(option)}</select>`;
}

/** @param {{model: TableModel, onDone: () => void}} props */
function ReactToMove({ model, onDone }) {
  const line = model.live.value.log.findLast((one) => one.facts.length > 0 && !one.undone);
  if (!line) return html`<p class="soft">${t("talk-no-move")}</p>`;
  const react = (reaction) => {
    send(model, "react", { line: line.seq, reaction });
    onDone();
  };
  return html`<div class="to-move" role="group" aria-label=${t("talk-react-move")}><p class="soft">${line.facts[0].text}</p>
    <span class="picks">${Object.entries(REACTIONS).map(([name, { words }]) => html`<button class="icon" type="button" key=${name}
      title=${t(words)} aria-label=${t(words)} data-test=${`move-${name}`} onClick=${() => react(name)}
      ><${ReactionIcon} name=${name} /></button>`)}</span></div>`;
}
