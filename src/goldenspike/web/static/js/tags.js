// Short words over places of the board: what it takes to get there.
/** @import { Board } from "./board.js" */
/** @import { Light } from "./types.js" */
import { layer, SVG } from "./drawing.js";

export class Tags {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.layer = layer(board.svg, "tags");
    this.layer.setAttribute("aria-hidden", "true");
  }

  /** Shows the tags of these lights; some have none.
   * @param {Light[]} lights */
  set(lights) {
    this.layer.replaceChildren(...lights.map((light) => this.#tag(light)).filter((text) => text !== null));
  }

  /** @param {Light} light */
  #tag({ key, tag, kind = "" }) {
    const centre = tag && this.board.centre(key);
    if (!centre) return null;
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", String(centre.x));
    text.setAttribute("y", String(centre.y));
    text.setAttribute("class", `tag ${kind}`);
    text.textContent = tag;
    return text;
  }
}
