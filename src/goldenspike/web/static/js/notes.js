// Notes of my own at a table: kept as I type, and never written over by another device of mine unseen.
/** @import { Kept, TableModel } from "./types.js" */
import { address, get, post } from "./api.js";
import { behindTab } from "./panels.js";
import { t } from "./texts.js";
import { Switch } from "./talk.js";
import { batch, html, signal, useEffect, useMemo, useRef } from "./ui.js";

/** Milliseconds without a keystroke after which the text is kept. */
const PAUSE = 700;
const LONGEST = 5000;

class Notebook {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  version = 0;
  keeping = false;

  /** @param {TableModel} model */
  constructor(model) {
    this.path = address(`${model.path}/notes`, { key: model.key });
    this.text = signal(/** @type {string | null} */ (null));
    /** What the reader is told of it: kept, changed or lost. */
    this.state = signal("");
    /** What another device has kept in the meantime. */
    this.other = signal(/** @type {Kept | null} */ (null));
  }

  /** Reads the notes again, unless something here is not kept yet. */
  async read() {
    if (this.state.value === "changed" || this.other.value || this.keeping) return;
    try {
      this.#take(await get(this.path));
    } catch {
      this.state.value = "lost";
    }
  }

  /** @param {Kept} kept */
  #take({ text, version }) {
    if (this.state.value === "changed") return;
    this.version = version;
    this.text.value = text;
  }

  /** @param {string} text */
  write(text) {
    batch(() => {
      this.text.value = text;
      this.state.value = "changed";
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  /** Keeps what was written; what is written meanwhile is kept after it. */
  async keep() {
    clearTimeout(this.timer);
    if (this.state.value !== "changed" || this.keeping || this.other.value || this.text.value === null) return;
    this.keeping = true;
    const { value: text } = this.text;
    try {
      const { version } = await post(this.path, { text, version: this.version });
      this.version = version;
      if (this.text.value === text) this.state.value = "kept";
    } catch (refused) {
      if (refused.answer?.notes) this.other.value = refused.answer.notes;
      else this.timer = setTimeout(() => this.keep(), 5 * PAUSE);
    } finally {
      this.keeping = false;
    }
    if (this.text.value !== text) this.keep();
  }

  /** Of two texts keeps this one, or takes the other.
   * @param {boolean} mine */
  settle(mine) {
    const other = this.other.value;
    if (!other) return;
    batch(() => {
      this.version = other.version;
      this.other.value = null;
      this.state.value = mine ? "changed" : "kept";
      if (!mine) this.text.value = other.text;
    });
    this.keep();
  }
}

/** @type {Record<string, string>} */
const STATES = { kept: "notes-kept", changed: "notes-changed", lost: "note-offline" };

/** @param {{model: TableModel, shut?: boolean}} props */
export function Notes({ model, shut }) {
  const book = useMemo(() => new Notebook(model), [model]);
  useEffect(() => {
    const keep = () => void book.keep();
    book.read();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [book]);
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  const loaded = book.text.value !== null;
  useEffect(() => {
    if (loaded) model.parlour.ready("notes", field.current);
  }, [loaded, model.parlour.wanted.value]);
  const state = STATES[book.state.value];
  const about = model.mySeats.value.length > 1 ? "notes-about-shared" : "notes-about";
  return html`<section class="notes-panel" id="panel-notes" ...${behindTab(shut)} aria-labelledby="notes-title" data-test="notes">
    <div class="talk-head"><h2 id="notes-title">${t("tab-notes")}</h2><p class="soft">${t(about)}</p>
      <p class="soft state" role="status" data-test="notes-state">${state && t(state)}</p></div>
    <div class="talk-body">${book.other.value && html`<${Conflict} book=${book} other=${book.other.value} />`}
    <textarea class="field" ref=${field} maxlength=${LONGEST} aria-labelledby="notes-title" data-test="notes-text"
      disabled=${!loaded} value=${book.text.value ?? ""} onFocus=${() => book.read()}
      onInput=${(event) => book.write(event.target.value)} onBlur=${() => book.keep()}></textarea>
    <${Switch} model=${model} open=${false} /></div></section>`;
}

/** @param {{book: Notebook, other: Kept}} props */
function Conflict({ book, other }) {
  return html`<div class="conflict" role="alert" data-test="notes-conflict"><p>${t("notes-conflict")}</p>
    <p class="other">${other.text}</p>
    <div class="row"><button class="button small" type="button" data-test="notes-other" onClick=${() => book.settle(false)}
      >${t("notes-take-other")}</button>
    <button class="button small" type="button" data-test="notes-mine" onClick=${() => book.settle(true)}
      >${t("notes-keep-mine")}</button></div></div>`;
}
