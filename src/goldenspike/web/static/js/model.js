// One table as a player has it in hand: what can be chosen, what is picked and what it would bring, and all that can be asked for.
import { inMyLanguage, post, Refused } from "./api.js";
import { takeOnlyChoice } from "./prefs.js";
import { Shown } from "./shown.js";
import { batch, computed, signal } from "./ui.js";

export class TableModel extends Shown {
  constructor(view, query, game) {
    super(view, query);
    this.game = game;
    this.picked = signal(null);
    this.preview = signal(null);
    this.why = signal(null);
    this.hints = signal([]);
    this.busy = signal(false);
    /** The number that the answer to our own action promised; until it is here nothing more is offered. */
    this.promised = signal(0);
    this.taken = -1;
    this.choices = computed(() => this.#offered());
    this.targets = computed(() => this.#targets());
    this.myTurn = computed(() => this.live.value.status === "running" && this.live.value.seats.some((seat) => seat.mine && seat.asked));
    this.start(query.get("at"));
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

  /** Where only one choice is left it is taken, unless the player wants to see it or has just taken it back. */
  settled() {
    const view = this.live.value;
    if (!this.current.value || !takeOnlyChoice.value || this.busy.value || !this.myTurn.value) return;
    const [only, ...others] = view.choices;
    const justUndone = view.log.at(-1)?.kind === "undo";
    if (!only || others.length || only.first !== only.last || this.taken === view.seq || justUndone) return;
    this.taken = view.seq;
    this.say("taken-alone", { choice: only.text });
    this.send(only, only.first);
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

  /** Another position is on show: what was picked or asked in the one before is void, unless another seat's move left it be. */
  moved(byAnother = false) {
    const { choice, amount, alternatives } = this.picked.value ?? {};
    const same = byAnother && choice && !alternatives && this.choices.value.find((one) => one.seat === choice.seat && one.words === choice.words && one.last === choice.last);
    if (same) this.pick(same, amount);
    else this.unpick();
    this.why.value = null;
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
    else this.settled();
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

  /** Why a thing that is not lit cannot be acted on. */
  async ask(key) {
    const view = this.live.value;
    const seat = view.choices[0]?.seat ?? view.seat;
    if (!this.current.value || view.status !== "running") return;
    if (!seat) return this.say("watching");
    for (const words of await this.game.ask(key, view, this)) {
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
      if (this.live.value.status === "open") await this.read();
      return answer;
    } catch (refused) {
      this.tell(refused);
      return null;
    }
  }
}
