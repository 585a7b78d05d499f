// The positions of a table line by line, as playback shows them: kept as they come, and asked for where several came at once.
/** @import { View } from "./types.js" */
import { get } from "./api.js";
import { merge } from "./merge.js";

const MOST_KEPT = 120;

export class Frames {
  /** @type {Map<number, View>} */
  views = new Map();
  /** @type {Promise<void> | null} */
  reading = null;

  /** @param {string} path
   * @param {() => Record<string, any>} query */
  constructor(path, query) {
    this.path = path;
    this.query = query;
  }

  /** @param {View} view */
  keep(view) {
    this.views.delete(view.seq);
    this.views.set(view.seq, view);
    for (const old of this.views.keys()) {
      if (this.views.size <= MOST_KEPT) return;
      this.views.delete(old);
    }
  }

  clear() {
    this.views.clear();
  }

  /** The table as it was after a line.
   * @param {number} seq
   * @returns {Promise<View>} */
  async at(seq) {
    if (!this.views.has(seq)) await this.reading?.catch(() => {});
    const known = this.views.get(seq);
    if (known) return known;
    this.reading = this.#read(Math.max(0, seq - 1));
    await this.reading;
    const view = this.views.get(seq);
    if (!view) throw new Error(`There is no line ${seq}.`);
    return view;
  }

  /** @param {number} after */
  async #read(after) {
    const [first, ...rest] = await get(`${this.path}/steps`, { ...this.query(), after });
    let view = first;
    this.keep(view);
    for (const message of rest) {
      view = merge(view, message);
      this.keep(view);
    }
  }
}
