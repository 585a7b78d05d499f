// Plays steps one by one, board and caption together, each for as long as it takes to read.
/** @import { Onlooker } from "./onlooker.js" */
/** @import { Step } from "./types.js" */
import { pace } from "./prefs.js";
import { placesOf, readingTime, recapOf } from "./steps.js";
import { batch, computed, signal } from "./ui.js";

const SPEEDS = [1, 2, 4];
/** If the reader has chosen no pace, what is asked for again is shown at this one. */
const COMMON_PACE = 350;

/** Of a run that chance makes only the last step is played.
 * @param {Step} step */
const isPlayed = (step) => !(step.quick && step.seat === 0);

export class Playback {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  /** Grows with everything that is begun, so that a position that comes too late is not shown. */
  begun = 0;
  /** The line that somebody points at. @type {number | null} */
  peeked = null;

  /** @param {Onlooker} table */
  constructor(table) {
    this.table = table;
    /** Onlookers make no decision: to them is told what happened since they came. */
    const opened = table.live.value.seq;
    this.steps = signal(/** @type {Step[]} */ ([]));
    this.index = signal(-1);
    this.paused = signal(false);
    this.speed = signal(SPEEDS[0]);
    this.active = computed(() => this.steps.value.length > 0);
    this.step = computed(() => this.steps.value[this.index.value] ?? null);
    this.behind = computed(() => this.steps.value.slice(this.index.value + 1).filter((step) => !step.own).length);
    /** My last decision, where later actions of mine were taken for me because nothing else was left. */
    this.decided = signal(/** @type {number | null} */ (null));
    this.since = computed(() => (table.mySeats.value.length ? (this.decided.value ?? table.live.value.since) : opened));
    this.recap = computed(() => recapOf(table.live.value, table.game, table.mySeats.value, this.since.value));
    this.recapOpen = signal(false);
  }

  /** Plays these steps, after those that are being played.
   * @param {Step[]} steps */
  play(steps) {
    const first = !this.active.value;
    this.steps.value = [...this.steps.value, ...steps.filter(isPlayed)];
    if (first) this.#go(0);
  }

  /** Plays what happened since my last decision, from the position before it. */
  async again() {
    if (this.table.at.value !== null) this.table.lookAt(null);
    this.stop();
    const steps = this.recap.value;
    const [first] = steps;
    if (!first) return;
    this.steps.value = steps.filter(isPlayed);
    const begun = ++this.begun;
    const before = Math.max(first.seq - 1, this.since.value);
    const view = await this.table.frames.at(before).catch(() => null);
    if (begun !== this.begun) return;
    if (view) this.table.show(view);
    this.#go(0);
  }

  /** Shows a step for as long as it takes to read; position, caption and lights come together.
   * @param {number} index */
  async #go(index) {
    clearTimeout(this.timer);
    const step = this.steps.value[index];
    const begun = ++this.begun;
    const view = step && (await this.table.frames.at(step.seq).catch(() => null));
    if (begun !== this.begun) return;
    if (!view) {
      this.skip();
      return;
    }
    batch(() => {
      this.index.value = index;
      this.table.show(view, placesOf(step, this.table.game));
    });
    const next = this.steps.value[index + 1];
    if (next) this.table.frames.at(next.seq).catch(() => {});
    this.#wait();
  }

  #wait() {
    clearTimeout(this.timer);
    const step = this.step.value;
    if (!step || (this.paused.value && !step.own)) return;
    const time = readingTime(step, pace.value || COMMON_PACE) / this.speed.value;
    this.timer = setTimeout(() => this.#go(this.index.value + 1), time);
  }

  /** Shows the position of a step for as long as somebody points at it.
   * @param {Step} step */
  async peek(step) {
    this.peeked = step.seq;
    const view = await this.table.frames.at(step.seq).catch(() => null);
    if (view && this.peeked === step.seq && this.#isIdle()) this.table.show(view, placesOf(step, this.table.game));
  }

  unpeek() {
    if (this.peeked !== null && this.#isIdle()) this.table.show(this.table.live.value);
    this.peeked = null;
  }

  #isIdle() {
    return this.table.at.value === null && !this.active.value;
  }

  /** @param {number} by */
  walk(by) {
    this.#go(Math.max(0, this.index.value + by));
  }

  togglePause() {
    this.paused.value = !this.paused.value;
    this.#wait();
  }

  faster() {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.value) + 1) % SPEEDS.length];
    this.#wait();
  }

  /** Ends playing; what is shown stays. */
  stop() {
    clearTimeout(this.timer);
    this.begun += 1;
    batch(() => {
      this.steps.value = [];
      this.index.value = -1;
      this.paused.value = false;
    });
  }

  /** Ends playing and shows what is now. */
  rest() {
    if (this.active.value && this.table.at.value === null) this.table.show(this.table.live.value);
    this.stop();
  }

  /** Ends playing, and goes on with what is asked now. */
  skip() {
    this.rest();
    this.table.settled();
  }
}
