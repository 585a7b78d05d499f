// One table as this browser knows it: the newest view, what is on show, what is picked, and all that a player can ask for.
import { address, get, getText, inMyLanguage, post, Refused } from "./api.js";
import { Live } from "./live.js";
import { language, motionReduced, pace, takeOnlyChoice } from "./prefs.js";
import { rewrite } from "./router.js";
import { t } from "./texts.js";
import { batch, computed, effect, signal } from "./ui.js";

const PLAY_STEP = 800;
const NOTE_STAYS = 4500;
const QUEUE_HURRY = 6;

/** A whole view from the one before and a message that tells only what is new. */
export function merge(view, message) {
  if (!view || message.from === 0) return message;
  const struck = new Set(message.struck || []);
  const log = view.log.filter((line) => line.seq <= message.from).map((line) => (struck.has(line.seq) ? { ...line, undone: true } : line));
  return { ...message, fragments: { ...view.fragments, ...message.fragments }, log: [...log, ...message.log], opening: message.opening || view.opening };
}

export class TableModel {
  /** From the first view that was read. */
  constructor(view, query, game) {
    this.id = view.id;
    this.key = query.get("key");
    this.path = `/api/tables/${view.id}`;
    this.game = game;
    this.live = signal(view);
    this.shown = signal(view);
    this.background = signal(null);
    this.problem = signal(null);
    this.connection = signal("connecting");
    this.note = signal(null);
    this.at = signal(null);
    this.playing = signal(false);
    this.picked = signal(null);
    this.preview = signal(null);
    this.why = signal(null);
    this.hints = signal([]);
    this.since = signal(null);
    this.busy = signal(false);
    /** The number that the answer to our own action promised; until it is here nothing more is offered. */
    this.promised = signal(0);
    this.behind = signal(0);
    this.queue = [];
    this.positions = new Map();
    this.taken = -1;
    this.mySeats = computed(() => (this.live.value?.seats || []).filter((seat) => seat.mine).map((seat) => seat.seat));
    this.current = computed(() => this.at.value === null && this.shown.value?.seq === this.live.value?.seq);
    this.choices = computed(() => this.#offered());
    this.targets = computed(() => this.#targets());
    this.myTurn = computed(() => this.live.value?.status === "running" && this.live.value.seats.some((seat) => seat.mine && seat.asked));
    this.#start(query.get("at"));
  }

  /** What can be chosen now; where several seats of one screen are asked at once, one after the other. */
  #offered() {
    const ready = this.current.value && this.live.value.status === "running" && this.promised.value <= this.live.value.seq;
    const [first] = ready ? this.live.value.choices : [];
    return first ? this.live.value.choices.filter((choice) => choice.seat === first.seat) : [];
  }

  /** The places that can be acted on, each with its choices. */
  #targets() {
    const targets = new Map();
    for (const choice of this.choices.value) {
      const key = this.game.target(choice, this.live.value);
      if (!key) continue;
      if (!targets.has(key)) targets.set(key, []);
      targets.get(key).push(choice);
    }
    for (const [key, choices] of this.game.ends?.(this.picked.value) ?? []) targets.set(key, choices);
    return targets;
  }

  query(more = {}) {
    return { key: this.key, ...inMyLanguage(), ...more };
  }

  async #start(at) {
    try {
      await this.#readBackground();
    } catch (refused) {
      this.problem.value = refused;
      return;
    }
    this.#settled();
    if (at !== null && /^\d+$/.test(at)) this.lookAt(Number(at));
    this.#listen();
    let spoken = language.value;
    this.endEffect = effect(() => {
      if (language.value === spoken) return;
      spoken = language.value;
      this.#speak();
    });
  }

  async #readBackground() {
    this.background.value = await getText(address(`${this.path}/background.svg`, this.query()));
  }

  async #read() {
    const view = await get(this.path, this.query());
    batch(() => {
      this.live.value = view;
      this.queue = [];
      if (this.at.value === null) this.shown.value = view;
    });
    this.#settled();
  }

  async #speak() {
    this.positions.clear();
    this.picked.value = null;
    this.why.value = null;
    try {
      await Promise.all([this.#read(), this.#readBackground()]);
    } catch {
      return;
    }
    if (this.at.value !== null) this.lookAt(this.at.value);
    this.stream?.close();
    this.#listen();
  }

  #listen() {
    let lost = false;
    let missed = 0;
    this.stream = new Live(
      (from) => address(`${this.path}/live`, this.query({ from })),
      () => this.live.value?.seq ?? 0,
      (message) => {
        if (message.beat !== undefined || message.seq === undefined) return;
        if (lost) {
          missed = message.seq - this.live.value.seq;
          lost = false;
          this.say("caught-up", { count: missed });
        }
        this.#take(message);
      },
      (state) => {
        if (state === "lost") lost = true;
        if (state === "open" && lost && !missed) this.say("caught-up", { count: 0 });
        this.connection.value = state;
      },
    );
  }

  #take(message) {
    if (message.seq < this.live.value.seq) return;
    if (message.from > this.live.value.seq) {
      this.#read();
      return;
    }
    const view = merge(this.live.value, message);
    if (message.seq === this.live.value.seq && message.seat === this.live.value.seat && message.from > 0) view.choices = this.live.value.choices;
    this.live.value = view;
    if (this.at.value !== null) return;
    this.queue.push(view);
    this.behind.value = this.queue.length;
    this.#showNext();
  }

  /** Shows what others did one by one, so that it can be followed; own actions at once. */
  #showNext() {
    if (!this.queue.length || this.waiting) return;
    const view = this.queue.shift();
    const before = this.shown.value;
    const last = view.log.at(-1);
    const mine = !last || this.mySeats.value.includes(last.seat);
    const fresh = view.seq > (before?.seq ?? 0);
    batch(() => {
      this.shown.value = view;
      this.behind.value = this.queue.length;
      if (!fresh) return;
      this.picked.value = null;
      this.why.value = null;
      this.hints.value = [];
    });
    if (fresh && !mine && pace.value && !document.hidden && this.queue.length < QUEUE_HURRY) {
      this.waiting = setTimeout(() => {
        this.waiting = null;
        this.queue.length ? this.#showNext() : this.#settled();
      }, motionReduced() ? Math.min(pace.value, 350) : pace.value);
    } else if (this.queue.length) this.#showNext();
    else this.#settled();
  }

  /** Stops showing things one by one. */
  skip() {
    clearTimeout(this.waiting);
    this.waiting = null;
    if (this.queue.length) {
      this.shown.value = this.queue.at(-1);
      this.queue = [];
      this.behind.value = 0;
    }
    this.#settled();
  }

  /** Where only one choice is left it is taken, unless the player wants to see it or has just taken it back. */
  #settled() {
    const view = this.live.value;
    if (!this.current.value || !takeOnlyChoice.value || this.busy.value || !this.myTurn.value) return;
    const [only, ...others] = view.choices;
    const justUndone = view.log.at(-1)?.kind === "undo";
    if (!only || others.length || only.first !== only.last || this.taken === view.seq || justUndone) return;
    this.taken = view.seq;
    this.say("taken-alone", { choice: only.text });
    this.send(only, only.first);
  }

  say(key, values) {
    this.note.value = { key, values };
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note.value = null), NOTE_STAYS);
  }

  tell(refused) {
    this.note.value = { text: refused.status === 0 ? null : refused.message, key: "offline" };
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note.value = null), NOTE_STAYS);
  }

  /** `before` is a choice that has no effect of its own and is sent first. */
  pick(choice, amount = choice.first, alternatives = null, before = null) {
    batch(() => {
      this.picked.value = { choice, amount, alternatives, before };
      this.hints.value = [];
      this.why.value = null;
      this.preview.value = this.preview.value?.seq === this.live.value.seq ? this.preview.value : null;
    });
    this.#foresee();
  }

  unpick() {
    this.game.unpick?.(this);
    this.picked.value = null;
    this.preview.value = null;
    this.hints.value = [];
    clearTimeout(this.foreseeTimer);
  }

  #foresee() {
    clearTimeout(this.foreseeTimer);
    const asked = this.picked.value;
    this.foreseeTimer = setTimeout(async () => {
      try {
        const { seq } = this.live.value;
        const answer = await post(`${this.path}/preview`, { seat: asked.choice.seat, action: asked.amount, before: asked.before?.first, ...inMyLanguage() }, { key: this.key });
        if (this.picked.value !== asked) return;
        this.preview.value = { ...answer, seq, amount: asked.amount };
        if (answer.then.length && this.game.opens?.(asked.choice)) this.#open(asked.choice, answer.then);
      } catch {
        this.preview.value = null;
      }
    }, 60);
  }

  /** What can follow a choice is shown with it; the two are sent together. */
  #open(before, then) {
    this.picked.value = { choice: before, amount: before.first, alternatives: then, before };
    if (then.length === 1) this.pick(then[0], then[0].first, then, before);
  }

  async confirm() {
    const picked = this.picked.value;
    if (!picked) return;
    if (picked.before === picked.choice) this.pick(picked.alternatives[0], picked.alternatives[0].first, picked.alternatives, picked.before);
    else await this.send(picked.choice, picked.amount, picked.before);
  }

  /** Answers in secret are given side by side: one that another answer overtook is sent again. */
  async send(choice, action, before = null, again = 3) {
    if (this.busy.value) return;
    clearTimeout(this.foreseeTimer);
    this.busy.value = true;
    const steps = before ? [before.first, action] : [action];
    let { seq } = this.live.value;
    let overtaken = false;
    try {
      this.promised.value = seq + steps.length;
      for (const one of steps) {
        ({ seq } = await post(`${this.path}/actions`, { seat: choice.seat, seq, action: one }, this.query()));
      }
      batch(() => {
        this.promised.value = seq;
        this.unpick();
      });
    } catch (refused) {
      this.promised.value = seq;
      overtaken = again > 0 && refused.status === 409 && this.#isSealed(choice.seat);
      this.#refused(refused, overtaken);
    } finally {
      this.busy.value = false;
    }
    const same = overtaken && this.live.value.choices.find((one) => one.seat === choice.seat && one.first <= action && action <= one.last);
    if (same) await this.send(same, action, null, again - 1);
    else this.#settled();
  }

  /** Several actions of a seat by their words, one after another, as long as nothing else is asked in between. */
  async sendAll(seat, all) {
    if (this.busy.value) return;
    this.busy.value = true;
    let { seq } = this.live.value;
    let done = 0;
    try {
      for (const words of all) {
        ({ seq } = await post(`${this.path}/actions`, { seat, seq, words }, this.query()));
        this.promised.value = seq;
        done += 1;
      }
    } catch (refused) {
      if (done && [409, 422].includes(refused.status)) this.say("stopped");
      else this.#refused(refused);
    } finally {
      batch(() => {
        this.busy.value = false;
        this.unpick();
      });
    }
    this.#settled();
  }

  #isSealed(seat) {
    return this.live.value.decisions.some((decision) => decision.seat === seat && decision.sealed);
  }

  #refused(refused, quietly = false) {
    if (!(refused instanceof Refused)) throw refused;
    if (refused.status === 409 && refused.answer.view) {
      this.unpick();
      this.#take({ ...refused.answer.view, from: 0 });
      if (!quietly) this.say("stale");
    } else if (refused.status === 422) {
      this.why.value = { ...refused.answer, allowed: false };
    } else this.tell(refused);
  }

  /** Why a thing that is not lit cannot be acted on. */
  async ask(key) {
    const view = this.live.value;
    const seat = view.choices[0]?.seat ?? view.seat;
    if (!this.current.value || view.status !== "running") return;
    if (!seat) return this.say("watching");
    for (const words of this.game.ask(key, view, this)) {
      try {
        const answer = await post(`${this.path}/why`, { seat, words, ...inMyLanguage() }, { key: this.key });
        this.why.value = { ...answer, words, place: key };
        if (!answer.allowed) return;
      } catch (refused) {
        if (refused.status !== 422) this.tell(refused);
      }
    }
  }

  async undo() {
    const view = this.live.value;
    const seat = view.log.findLast((line) => line.kind === "act" && !line.undone && this.mySeats.value.includes(line.seat))?.seat ?? view.seat;
    if (!view.undo?.allowed || !seat) return;
    this.skip();
    try {
      const answer = await post(`${this.path}/undo`, { seat, seq: this.live.value.seq }, this.query());
      this.unpick();
      this.say(answer.undone ? "taken-back" : "undo-asked");
    } catch (refused) {
      this.#refused(refused);
    }
  }

  /** Answers a request to take something back; where another answer came first, once more. */
  async consent(agree, again = true) {
    const seat = this.live.value.undo?.asked?.waiting.find((one) => this.mySeats.value.includes(one));
    if (!seat) return;
    try {
      await post(`${this.path}/consent`, { seat, seq: this.live.value.seq, agree }, this.query());
    } catch (refused) {
      this.#refused(refused);
      if (again && refused.status === 409) await this.consent(agree, false);
    }
  }

  /** Any other thing that a table can be asked: join, leave, start, seat, rematch. */
  async do(what, body = {}) {
    try {
      const answer = await post(`${this.path}/${what}`, body, this.query());
      if (this.live.value.status === "open") await this.#read();
      return answer;
    } catch (refused) {
      this.tell(refused);
      return null;
    }
  }

  async positionAt(seq) {
    if (seq === this.live.value.seq) return this.live.value;
    if (!this.positions.has(seq)) {
      const reading = get(`${this.path}/positions/${seq}`, this.query());
      reading.catch(() => this.positions.delete(seq));
      this.positions.set(seq, reading);
    }
    return this.positions.get(seq);
  }

  /** Shows the position after that line of the log; null is now. */
  async lookAt(seq) {
    const last = this.live.value.seq;
    const wanted = seq === null ? null : Math.max(0, Math.min(last, seq));
    batch(() => {
      this.at.value = wanted;
      this.unpick();
      this.why.value = null;
      this.since.value = null;
    });
    rewrite(address(`/t/${this.id}`, { key: this.key, at: wanted }));
    if (wanted === null) {
      this.queue = [];
      this.behind.value = 0;
      this.playing.value = false;
      this.shown.value = this.live.value;
      return;
    }
    try {
      const view = await this.positionAt(wanted);
      if (this.at.value === wanted) this.shown.value = view;
    } catch (refused) {
      this.tell(refused);
    }
  }

  step(by) {
    const from = this.at.value ?? this.live.value.seq;
    this.lookAt(from + by);
  }

  togglePlay() {
    if (this.playing.value) {
      this.playing.value = false;
      return;
    }
    this.playing.value = true;
    if (this.at.value === null || this.at.value >= this.live.value.seq) this.lookAt(0);
    const run = async () => {
      if (!this.playing.value || this.at.value === null) return;
      const next = this.at.value + 1;
      if (next > this.live.value.seq) {
        this.playing.value = false;
        return;
      }
      await this.lookAt(next);
      this.positionAt(Math.min(next + 1, this.live.value.seq)).catch(() => {});
      setTimeout(run, PLAY_STEP);
    };
    setTimeout(run, PLAY_STEP);
  }

  /** Marks what changed since my last action; again, and the marks are gone. */
  async showSince() {
    if (this.since.value) {
      this.since.value = null;
      return;
    }
    if (this.at.value !== null) await this.lookAt(null);
    this.skip();
    const seq = this.live.value.since ?? 0;
    try {
      const before = await this.positionAt(seq);
      this.since.value = { seq, before };
    } catch (refused) {
      this.tell(refused);
    }
  }

  close() {
    this.stream?.close();
    this.endEffect?.();
    clearTimeout(this.waiting);
    this.playing.value = false;
  }
}

/** The words of a note in the reader's language. */
export const noteWords = (note) => (note ? note.text || t(`note-${note.key}`, note.values) : "");
