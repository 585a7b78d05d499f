// One table as a player uses it: what can be chosen, what is picked and what it would bring, and what can be asked for.
/** @import { Board, Choice, GamePage, Picked, Preview, View, Why } from "./types.js" */
import { inMyLanguage, post, postSafely, Refused } from "./api.js";
import { readNeeded } from "./merge.js";
import { Onlooker } from "./onlooker.js";
import { takeOnlyChoice } from "./prefs.js";
import { batch, computed, effect, signal } from "./ui.js";
import { UnderWay } from "./underway.js";

/** A preview is fetched when the pick has not changed for so many milliseconds. */
const SOON = 60;

export class TableModel extends Onlooker {
  /** @type {Board | null} */
  board = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  foreseeTimer = undefined;

  /** @param {View} view
   * @param {URLSearchParams} query
   * @param {GamePage} game
   * @param {Record<string, any>} printed The parts of the printed board that the game's page asked for. */
  constructor(view, query, game, printed) {
    super(view, query, game);
    this.printed = printed;
    this.picked = signal(/** @type {Picked | null} */ (null));
    this.preview = signal(/** @type {Preview | null} */ (null));
    this.why = signal(/** @type {Why | null} */ (null));
    this.underWay = new UnderWay();
    this.busy = this.underWay.busy;
    this.promised = this.underWay.promised;
    /** Whether the player is being asked if something that was seen shall really be taken back. */
    this.doubting = signal(false);
    /** Whether the position is told in words. */
    this.describing = signal(false);
    /** Whether the dice of the game are being checked. */
    this.checking = signal(false);
    /** The seat of mine that has secrets and has not said yet that it looks. */
    this.awaited = computed(() => (this.live.value.curtain === this.live.value.seat ? null : this.live.value.curtain));
    this.taken = -1;
    this.choices = computed(() => this.#offered());
    this.targets = computed(() => this.#targets());
    const isAsked = (seat) => seat.mine && seat.asked;
    this.myTurn = computed(() => this.live.value.status === "running" && this.live.value.seats.some(isAsked));
    effect(() => readNeeded(this));
    this.start(query.get("at"));
  }

  /** What can be chosen now; if several seats of one screen are asked at once, only the first one's choices. */
  #offered() {
    const ready = this.at.value === null && this.live.value.status === "running" && this.promised.value <= this.live.value.seq;
    const [first] = ready ? this.live.value.choices : [];
    return first ? this.live.value.choices.filter((choice) => choice.seat === first.seat) : [];
  }

  /** The places that can be acted on, each with its choices. */
  #targets() {
    /** @type {Map<string, Choice[]>} */
    const targets = new Map();
    for (const choice of this.choices.value) {
      const key = this.game.target(choice, this.live.value);
      if (key) targets.set(key, [...(targets.get(key) ?? []), choice]);
    }
    for (const [key, choices] of this.game.targetsOnceChosen(this.picked.value)) targets.set(key, choices);
    return targets;
  }

  /** Takes the choice if there is only one, unless the player has switched this off or has just taken something back. */
  settled() {
    const view = this.live.value;
    if (!this.current.value || !takeOnlyChoice.value || this.underWay.sending.value || !this.myTurn.value) return;
    const [only, ...others] = view.choices;
    const justUndone = view.log.at(-1)?.kind === "undo";
    if (!only || others.length || only.first !== only.last || this.taken === view.seq || justUndone) return;
    this.taken = view.seq;
    this.say("taken-alone", { choice: only.text });
    const since = this.playback.since.value;
    this.send(only, only.first);
    this.playback.decided.value = since;
  }

  /** Ends what is being played back, and picks a choice. @param {Parameters<TableModel["hold"]>} picked */
  pick(...picked) {
    this.playback.rest();
    this.hints.value = [];
    this.hold(...picked);
  }

  /** Picks a choice, also for a player who is looking on; `before` is a choice without effect of its own that is sent first.
   * @param {Choice} choice
   * @param {Choice[] | null} alternatives
   * @param {Choice | null} before */
  hold(choice, amount = choice.first, alternatives = null, before = null) {
    const { preview, live } = this;
    batch(() => {
      this.picked.value = { choice, amount, alternatives, before };
      this.why.value = null;
      if (preview.value?.seq !== live.value.seq) preview.value = null;
    });
    this.#foresee();
  }

  unpick() {
    this.game.unpick(this);
    this.picked.value = null;
    this.preview.value = null;
    this.hints.value = [];
    clearTimeout(this.foreseeTimer);
  }

  /** Another position is shown: lets go of what was picked, unless another seat's move left that choice as it was. */
  moved(byAnother = false) {
    const picked = byAnother ? this.picked.value : null;
    const isSame = ({ seat, words, last }, { choice }) => seat === choice.seat && words === choice.words && last === choice.last;
    const same = picked && !picked.alternatives && this.choices.value.find((one) => isSame(one, picked));
    if (same) this.hold(same, picked.amount);
    else this.unpick();
    this.why.value = null;
  }

  #foresee() {
    clearTimeout(this.foreseeTimer);
    const asked = this.picked.value;
    if (asked) this.foreseeTimer = setTimeout(() => this.#preview(asked), SOON);
  }

  /** @param {Picked} asked */
  async #preview(asked) {
    const { choice, amount, before } = asked;
    const { seq } = this.live.value;
    const question = { seat: choice.seat, action: amount, before: before?.first, ...inMyLanguage() };
    try {
      const answer = await post(`${this.path}/preview`, question, { key: this.key });
      if (this.picked.value !== asked) return;
      this.preview.value = { ...answer, seq, amount };
      if (answer.then.length && this.game.opens(choice)) this.#open(choice, answer.then);
    } catch {
      this.preview.value = null;
    }
  }

  /** Shows what can follow a choice; the two are then sent together. */
  #open(before, then) {
    this.picked.value = { choice: before, amount: before.first, alternatives: then, before };
    if (then.length === 1) this.pick(then[0], then[0].first, then, before);
  }

  async confirm() {
    const picked = this.picked.value;
    if (!picked) return;
    const [first] = picked.alternatives ?? [];
    if (picked.before === picked.choice && first) this.pick(first, first.first, picked.alternatives, picked.before);
    else await this.send(picked.choice, picked.amount, picked.before);
  }

  /** Sends an action. Several seats may give sealed answers at once, so one that came second is sent again.
   * @param {Choice} choice
   * @param {number} action
   * @param {Choice | null} before */
  async send(choice, action, before = null, again = 3) {
    if (this.underWay.sending.value) return;
    clearTimeout(this.foreseeTimer);
    this.playback.rest();
    this.playback.decided.value = null;
    const steps = before ? [before.first, action] : [action];
    let { seq } = this.live.value;
    let overtaken = false;
    const done = this.underWay.begin(seq + steps.length, steps.length > 1);
    try {
      for (const one of steps) {
        ({ seq } = await postSafely(`${this.path}/actions`, { seat: choice.seat, seq, action: one }, this.query()));
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
      done();
    }
    const isSame = (one) => one.seat === choice.seat && one.first <= action && action <= one.last;
    const same = overtaken && this.live.value.choices.find(isSame);
    if (same) await this.send(same, action, null, again - 1);
    else this.settled();
  }

  /** Sends several actions of a seat in words, one after another; stops at the first that is refused.
   * @param {number} seat
   * @param {string[]} all */
  async sendAll(seat, all) {
    if (this.underWay.sending.value) return;
    this.playback.rest();
    this.playback.decided.value = null;
    let { seq } = this.live.value;
    const over = this.underWay.begin(seq, true);
    let done = 0;
    try {
      for (const words of all) {
        ({ seq } = await postSafely(`${this.path}/actions`, { seat, seq, words }, this.query()));
        this.promised.value = seq;
        done += 1;
      }
    } catch (refused) {
      if (done && [409, 422].includes(refused.status)) this.say("stopped");
      else this.#refused(refused);
    } finally {
      batch(() => {
        over();
        this.unpick();
      });
    }
    this.settled();
  }

  #isSealed(seat) {
    return this.live.value.decisions.some((decision) => decision.seat === seat && decision.sealed);
  }

  #refused(refused, quietly = false) {
    if (!(refused instanceof Refused)) throw refused;
    if (refused.status === 409 && refused.answer.view) {
      this.unpick();
      this.take({ ...refused.answer.view, from: 0 });
      if (!quietly) this.say("stale");
    } else if (refused.status === 422) {
      this.why.value = { ...refused.answer, allowed: false };
    } else this.tell(refused);
  }

  /** Asks the server why a thing that is not lit cannot be acted on.
   * @param {string} key */
  async ask(key) {
    const view = this.live.value;
    const seat = view.choices[0]?.seat ?? view.seat;
    if (!this.current.value || view.status !== "running") return;
    if (!seat) {
      this.say("watching");
      return;
    }
    for (const words of await this.game.ask(key, view, this)) {
      try {
        const answer = await post(`${this.path}/why`, { seat, words, ...inMyLanguage() }, { key: this.key });
        this.why.value = answer;
        if (!answer.allowed) return;
      } catch (refused) {
        if (refused.status !== 422) this.tell(refused);
      }
    }
  }

  /** Takes the last action back, or asks the others for it.
   * @param {boolean} sure Also if what was hidden has been seen since. */
  async undo(sure = false) {
    const view = this.live.value;
    const isMine = (line) => line.kind === "act" && !line.undone && this.mySeats.value.includes(line.seat);
    const seat = view.log.findLast(isMine)?.seat ?? view.seat;
    if (!view.undo.allowed || !seat) return;
    this.doubting.value = view.undo.seen && !sure;
    if (this.doubting.value) return;
    this.skip();
    try {
      const answer = await post(`${this.path}/undo`, { seat, seq: this.live.value.seq }, this.query());
      this.unpick();
      this.say(answer.undone ? "taken-back" : "undo-asked");
    } catch (refused) {
      this.#refused(refused);
    }
  }

  /** Answers a request to take something back; tries once more if another answer came first.
   * @param {boolean} agree */
  async consent(agree, again = true) {
    const seat = this.live.value.undo.asked?.waiting.find((one) => this.mySeats.value.includes(one));
    if (!seat) return;
    try {
      await post(`${this.path}/consent`, { seat, seq: this.live.value.seq, agree }, this.query());
    } catch (refused) {
      this.#refused(refused);
      if (again && refused.status === 409) await this.consent(agree, false);
    }
  }

  /** Sends any other request to the table: join, leave, start, seat, rematch.
   * @param {string} what
   * @param {object} body */
  async do(what, body = {}) {
    try {
      const answer = await post(`${this.path}/${what}`, body, this.query());
      if (this.live.value.status === "open") await this.read();
      return answer;
    } catch (refused) {
      this.tell(refused);
      return null;
    }
  }
}
