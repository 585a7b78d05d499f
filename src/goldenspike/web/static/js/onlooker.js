// One table as an onlooker sees it: shows the server's views one after another, or a position of the past.
/** @import { Refused } from "./api.js" */
/** @import { GamePage, View } from "./types.js" */
import { address, get, getText, inMyLanguage } from "./api.js";
import { Frames } from "./frames.js";
import { Live } from "./live.js";
import { merge } from "./merge.js";
import { Parlour } from "./parlour.js";
import { Playback } from "./playback.js";
import { language, motionReduced, pace } from "./prefs.js";
import { rewrite } from "./router.js";
import { stepsAfter, timeToRead } from "./steps.js";
import { t } from "./texts.js";
import { batch, computed, effect, signal } from "./ui.js";

const PLAY_STEP = 800;
const NOTE_STAYS = 4500;
const AGAIN = 2000;

/** @typedef {{key: string, values?: Record<string, any>, text?: string | null}} Note */

export class Onlooker {
  /** @type {Map<number, Promise<View>>} */
  positions = new Map();
  /** @type {Live | undefined} */
  stream = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  noteTimer = undefined;
  endEffect = () => {};

  /** Starts from the first view. Subclasses are told of news by `settled` and `moved`.
   * @param {View} view
   * @param {URLSearchParams} query
   * @param {GamePage} game */
  constructor(view, query, game) {
    this.id = view.id;
    this.game = game;
    this.key = query.get("key");
    this.path = `/api/tables/${view.id}`;
    this.live = signal(view);
    this.shown = signal(view);
    this.background = signal(/** @type {string | null} */ (null));
    this.problem = signal(/** @type {Refused | null} */ (null));
    this.connection = signal("connecting");
    /** The seat of mine that looks, where people share a screen and have secrets; null is what everybody may see. */
    this.eyes = signal(/** @type {number | null} */ (null));
    /** While it is true, what is shown may still be for other eyes. */
    this.veiled = signal(false);
    this.note = signal(/** @type {Note | null} */ (null));
    this.at = signal(/** @type {number | null} */ (null));
    this.playing = signal(false);
    this.since = signal(/** @type {{seq: number, before: View} | null} */ (null));
    this.hints = signal(/** @type {string[]} */ ([]));
    /** The places of what was chosen and of what a study finds best. */
    this.compared = signal(/** @type {{best: string[], chosen: string[]} | null} */ (null));
    this.frames = new Frames(this.path, () => this.query());
    this.playback = new Playback(this);
    this.behind = this.playback.behind;
    this.mySeats = computed(() => this.live.value.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    this.parlour = new Parlour(this);
    this.current = computed(
      () => this.at.value === null && !this.playback.active.value && this.shown.value.seq === this.live.value.seq,
    );
  }

  query(more = {}) {
    return { key: this.key, seat: this.eyes.value, ...inMyLanguage(), ...more };
  }

  /** Called when all that has come is shown. */
  settled() {}

  /** Called when another position is shown.
   * @param {boolean} [_byAnother] */
  moved(_byAnother) {}

  /** @param {string | null} at The line to look at first; null is now. */
  start(at) {
    if (at !== null && /^\d+$/.test(at)) this.lookAt(Number(at));
    this.settled();
    this.#readBackground();
    this.listen();
    let spoken = language.value;
    this.endEffect = effect(() => {
      if (language.value === spoken) return;
      spoken = language.value;
      this.#speak();
    });
  }

  /** If the server cannot be reached, this is done again until it is back. */
  async #readBackground() {
    try {
      this.background.value = await getText(address(`${this.path}/background.svg`, this.query()));
    } catch (refused) {
      if (![0, 502, 503, 504].includes(refused.status)) this.problem.value = refused;
      else if (!this.stream?.closed) setTimeout(() => this.#readBackground(), AGAIN);
    }
  }

  /** Reads the whole view again; a live message that comes in the meantime may be newer. */
  async read() {
    const eyes = this.eyes.value;
    const view = await get(this.path, this.query());
    if (view.seq < this.live.value.seq || eyes !== this.eyes.value) return;
    batch(() => {
      this.live.value = view;
      this.playback.stop();
      if (this.at.value === null) this.show(view);
    });
    this.settled();
  }

  async #speak() {
    this.positions.clear();
    this.frames.clear();
    this.moved();
    this.stream?.close();
    await Promise.all([this.read().catch(() => {}), this.#readBackground()]);
    if (this.at.value !== null) this.lookAt(this.at.value);
    this.listen();
  }

  /** Opens the live stream; the server begins every connection with what has happened since. */
  listen() {
    let lost = false;
    this.stream = new Live(
      (from) => address(`${this.path}/live`, this.query({ from, talk: this.parlour.heard() })),
      () => (this.veiled.value ? 0 : this.live.value.seq),
      (message) => {
        if (lost) this.say("caught-up", { count: message.seq - this.live.value.seq });
        if (lost) this.moved(true);
        lost = false;
        this.take(message);
      },
      (aside) => this.parlour.take(aside),
      (state) => {
        lost = lost || state === "lost";
        this.connection.value = state;
      },
    );
  }

  /** @param {View} message */
  take(message) {
    const from = message.from ?? 0;
    if (message.seq < this.live.value.seq) return;
    if (from > this.live.value.seq) {
      this.read().catch(() => {});
      return;
    }
    const view = merge(this.live.value, message);
    const same = message.seq === this.live.value.seq && message.seat === this.live.value.seat;
    if (same && from > 0) view.choices = this.live.value.choices;
    const before = this.live.value.seq;
    this.live.value = view;
    this.frames.keep(view);
    if (this.at.value === null) this.#follow(before);
    if (from === 0) this.veiled.value = false;
  }

  /** Shows what others did one by one, so that it can be followed; own actions at once.
   * @param {number} before */
  #follow(before) {
    const view = this.live.value;
    const steps = stepsAfter(before, view, this.game, this.mySeats.value);
    const last = view.log.at(-1);
    if (view.seq > before) this.moved(Boolean(last && !this.mySeats.value.includes(last.seat)));
    const wanted = pace.value && !motionReduced() && !document.hidden && steps.some((step) => !step.own);
    if (this.playback.active.value || wanted) this.playback.play(steps);
    else {
      this.show(view);
      this.settled();
    }
  }

  /** Puts a position on the board, and lights the places that it is shown for.
   * @param {View} view
   * @param {string[]} places */
  show(view, places = []) {
    batch(() => {
      this.shown.value = view;
      this.hints.value = places;
    });
  }

  /** Stops showing things one by one. */
  skip() {
    this.playback.skip();
  }

  /** @param {string} key
   * @param {Record<string, any>} [values] */
  say(key, values) {
    this.#note({ key, values });
  }

  /** @param {Refused} refused */
  tell(refused) {
    this.#note({ text: refused.status === 0 ? null : refused.message, key: "offline" });
  }

  /** @param {Note} note */
  #note(note) {
    this.note.value = note;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.note.value = null), NOTE_STAYS);
  }

  /** @param {number} seq
   * @returns {Promise<View>} */
  async positionAt(seq) {
    if (seq === this.live.value.seq) return this.live.value;
    const known = this.positions.get(seq);
    if (known) return known;
    const reading = get(`${this.path}/positions/${seq}`, this.query());
    reading.catch(() => this.positions.delete(seq));
    this.positions.set(seq, reading);
    return reading;
  }

  /** Shows the position after that line of the log; null is now.
   * @param {number | null} seq */
  async lookAt(seq) {
    const last = this.live.value.seq;
    this.playback.stop();
    const wanted = seq === null ? null : Math.max(0, Math.min(last, seq));
    batch(() => {
      this.at.value = wanted;
      this.moved();
      this.since.value = null;
    });
    const key = this.key ?? (wanted === null ? null : this.live.value.look);
    rewrite(address(`/t/${this.id}`, { key, at: wanted }));
    if (wanted === null) {
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
    this.playing.value = !this.playing.value;
    if (!this.playing.value) return;
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
      setTimeout(run, Math.max(PLAY_STEP, timeToRead(next, this.live.value, this.game)));
    };
    setTimeout(run, PLAY_STEP);
  }

  /** Marks what changed since my last action; a second call removes the marks. */
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
    this.parlour.close();
    this.endEffect();
    this.playback.stop();
    this.playing.value = false;
  }
}

/** The words of a note in the reader's language.
 * @param {Note | null} note */
export const noteWords = (note) => (note ? note.text || t(`note-${note.key}`, note.values) : "");
