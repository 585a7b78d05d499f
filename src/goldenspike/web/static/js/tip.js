// The tip beside a lit thing of the board.
/** @import { Point } from "./types.js" */
/** @import { PanZoom } from "./panzoom.js" */
const EDGE = 6;
const ABOVE = 18;
const ROOM_ABOVE = 64;

export class Tip {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.box = document.createElement("div");
    this.box.className = "tip";
    this.box.hidden = true;
    stage.append(this.box);
  }

  /** Shows the tip over a point of the drawing, or under it where there is no room above.
   * @param {Point | null} point
   * @param {string | null} words
   * @param {PanZoom} picture */
  show(point, words, { x, y, scale }) {
    if (!point || !words) return;
    this.box.textContent = words;
    this.box.hidden = false;
    const wide = this.box.offsetWidth / 2 + EDGE;
    const left = Math.max(wide, Math.min(this.stage.clientWidth - wide, x + point.x * scale));
    const top = y + point.y * scale;
    const above = top > ROOM_ABOVE;
    const down = above ? top - ABOVE : top + ABOVE;
    this.box.style.transform = `translate(${left}px,${down}px) translate(-50%,${above ? "-100%" : "0"})`;
  }

  hide() {
    this.box.hidden = true;
  }

  close() {
    this.box.remove();
  }
}
