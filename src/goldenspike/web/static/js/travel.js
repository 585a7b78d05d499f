// Pieces that run along their way: from place to place as fast as the eye can follow, or at once for readers who want no motion.
/** @import { Board } from "./board.js" */
import { motionReduced } from "./prefs.js";

const LEG = 170;
const HURRY = 4;
const PLACE = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/;

/** The point at which a piece is drawn. */
function pointOf(markup) {
  const found = PLACE.exec(markup);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export class Travel {
  /** @param {Board} board
   * @param {(key: string) => boolean} travels */
  constructor(board, travels) {
    this.board = board;
    this.travels = travels;
    /** @type {Map<string, any>} */
    this.pieces = new Map();
    this.last = 0;
    this.end = () => this.#end();
  }

  /** Called after the board is drawn anew: every piece whose place has changed runs there. */
  follow(animate) {
    for (const [key, { markup, node }] of this.board.shown) {
      if (!this.travels(key)) continue;
      const point = pointOf(markup);
      const piece = this.pieces.get(key);
      if (piece && piece.node === node) continue;
      if (!animate || motionReduced() || !piece?.at || !point) this.pieces.set(key, { node, at: point, way: [] });
      else {
        piece.node = node;
        piece.way.push(point);
        this.#place(piece);
      }
    }
    if ([...this.pieces.values()].some((piece) => piece.way.length)) this.#start();
  }

  #start() {
    if (this.board.growing.has(this.end)) return;
    this.board.growing.add(this.end);
    this.last = performance.now();
    requestAnimationFrame((now) => this.#step(now));
  }

  #step(now) {
    if (!this.board.growing.has(this.end)) return;
    const passed = Math.max(0, now - this.last);
    this.last = now;
    let moving = false;
    for (const piece of this.pieces.values()) {
      if (!piece.way.length) continue;
      this.#run(piece, (passed / LEG) * Math.max(1, piece.way.length / HURRY));
      moving = moving || piece.way.length > 0;
    }
    if (moving) requestAnimationFrame((next) => this.#step(next));
    else this.#end();
  }

  /** Moves a piece along its way by a number of legs, which may be less than one. */
  #run(piece, legs) {
    piece.from = piece.from || piece.at;
    piece.share = (piece.share || 0) + legs;
    while (piece.share >= 1 && piece.way.length) {
      piece.share -= 1;
      piece.from = piece.way.shift();
    }
    const [next] = piece.way;
    const between = (from, to) => from + (to - from) * piece.share;
    piece.at = next ? { x: between(piece.from.x, next.x), y: between(piece.from.y, next.y) } : piece.from;
    if (!next) Object.assign(piece, { from: null, share: 0 });
    this.#place(piece);
  }

  #place({ node, at, way }) {
    const goal = way.at(-1);
    if (goal) node.setAttribute("transform", `translate(${at.x - goal.x} ${at.y - goal.y})`);
    else node.removeAttribute("transform");
  }

  #end() {
    this.board.growing.delete(this.end);
    for (const piece of this.pieces.values()) {
      if (piece.way.length) piece.at = piece.way.at(-1);
      Object.assign(piece, { way: [], from: null, share: 0 });
      this.#place(piece);
    }
  }
}
