// Fetches and keeps what route planning needs: the printed board, where this turn can end, and the route being looked at.
/** @import { Choice, TableModel } from "../../js/types.js" */
import { get } from "../../js/api.js";
import { confirmChoices } from "../../js/prefs.js";
import { effect, signal, untracked } from "../../js/ui.js";

/** Where the turn can end; `far` is what is left to the goal.
 * @typedef {{end: string, mps: number, fee: number, far: number | null, seat: number}} End */
/** @typedef {{mps: number, fee: number, steps: {words: string, space: string, property: string}[]}} Route */
/** @typedef {{key: string, end: End, ways: Route[], chosen: number}} RoutePlan */

const PARTS = "regions,areas,area_regions,cities,properties,segments,starting_cash,fees_before_riding";
/** @type {WeakMap<TableModel, Planner>} */
const planners = new WeakMap();

class Planner {
  /** Whether the turn ends after what is being run. */
  ending = false;
  /** The line for which the ends of the turn are wanted. @type {number | null} */
  wanted = null;
  /** @type {Promise<Record<string, any>> | null} */
  fetched = null;

  /** @param {TableModel} model */
  constructor(model) {
    this.model = model;
    this.board = signal(/** @type {Record<string, any> | null} */ (null));
    this.ends = signal(/** @type {Map<string, End>} */ (new Map()));
    this.plan = signal(/** @type {RoutePlan | null} */ (null));
    effect(() => {
      if (model.live.value.position.seats.some(({ location }) => location)) this.printed();
    });
    effect(() => this.#stop(model.busy.value ? [] : model.choices.value));
    effect(() => {
      this.#ask(model.busy.value ? undefined : model.choices.value.find(({ kind }) => kind === "move"), model.live.value.seq);
    });
  }

  /** The printed board is fetched once, when somebody stands on it; where that failed, when it is asked for again. */
  async printed() {
    this.fetched ??= get(`${this.model.path}/board`, { key: this.model.key, parts: PARTS });
    try {
      this.board.value = await this.fetched;
    } catch {
      this.fetched = null;
    }
    return this.board.value;
  }

  /** The player chose where the turn ends: if the game offers to run on, stop without asking again.
   * @param {Choice[]} choices */
  #stop(choices) {
    if (!choices.length || !this.ending) return;
    this.ending = false;
    const stop = choices.find((choice) => choice.kind === "stop");
    if (stop) untracked(() => this.model.send(stop, stop.first));
  }

  /** @param {Choice | undefined} move
   * @param {number} seq */
  async #ask(move, seq) {
    this.wanted = move ? seq : null;
    untracked(() => {
      if (this.ends.value.size) this.ends.value = new Map();
      this.plan.value = null;
    });
    if (!move) return;
    const told = await this.#routes({ seat: move.seat });
    if (!told || this.wanted !== told.seq) return;
    const { location } = this.model.live.value.position.seats.find((seat) => seat.seat === move.seat);
    this.model.board?.reveal(`space:${location}`);
    this.ends.value = new Map(told.ends.map((end) => [`space:${end.end}`, { ...end, seat: move.seat }]));
    this.model.board?.frame([...this.ends.value.keys()]);
  }

  /** @param {Record<string, any>} query */
  async #routes(query) {
    try {
      return await get(`${this.model.path}/routes`, { key: this.model.key, ...query });
    } catch {
      return null;
    }
  }

  /** @param {End} end */
  async choose(end) {
    const told = await this.#routes({ seat: end.seat, to: end.end });
    if (!told?.ways.length || told.seq !== this.model.live.value.seq) return;
    this.model.unpick();
    const key = `space:${end.end}`;
    this.plan.value = { key, end, ways: told.ways, chosen: 0 };
    this.model.board?.reveal(key);
    if (!confirmChoices.value) this.run();
  }

  run() {
    if (!this.plan.value) return;
    const { end, ways, chosen } = this.plan.value;
    this.plan.value = null;
    this.ending = true;
    this.model.sendAll(end.seat, ways[chosen].steps.map((step) => step.words));
  }
}

/** The one planner of a table.
 * @param {TableModel} model */
export function plannerOf(model) {
  const known = planners.get(model) ?? untracked(() => new Planner(model));
  planners.set(model, known);
  return known;
}

/** Lets go of the route that is being looked at, if there is one.
 * @param {TableModel} model */
export function unpick(model) {
  const planner = planners.get(model);
  if (planner?.plan.value) planner.plan.value = null;
}
