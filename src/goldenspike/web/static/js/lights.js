// The lights over what can be acted on: they are clicked, touched beside, and walked over by the keyboard.
/** @import { Board, Light } from "./types.js" */
import { distance } from "./drawing.js";

const THUMB = 22;

/** The key of the thing that a shape lights.
 * @param {Element | null | undefined} shape */
export const placeOf = (shape) => (shape instanceof SVGElement && shape.dataset.place) || "";

export class Lights {
  /** @type {SVGGraphicsElement[]} */
  lit = [];
  /** The key of what is picked; empty if that does not lie on the board. */
  picked = "";

  /** Lights lie on a layer over everything, or inside the lit things, under their badges.
   * @param {Board} board
   * @param {SVGGElement} layer
   * @param {boolean} inside */
  constructor(board, layer, inside) {
    this.board = board;
    this.layer = layer;
    this.inside = inside;
  }

  /** @param {Light[]} lit
   * @param {string | null} picked */
  set(lit, picked) {
    const focused = placeOf(document.activeElement);
    for (const old of this.lit) {
      old.parentElement?.classList.remove("lit");
      old.remove();
    }
    this.lit = [];
    this.picked = (lit.some(({ key }) => key === picked) && picked) || "";
    for (const light of lit) this.#add(light, light.key === picked);
    const { stage, tip } = this.board;
    stage.classList.toggle("choosing", this.lit.length > 0);
    stage.classList.toggle("chosen", this.lit.some((shape) => placeOf(shape) === picked));
    const again = focused && this.lit.find((shape) => shape.dataset.place === focused);
    if (again) this.#focus(again);
    else tip.hide();
  }

  /** @param {Light} light
   * @param {boolean} picked */
  #add({ key, label, quiet }, picked) {
    const shape = this.board.outline(key, `light ${picked ? "picked" : ""} ${quiet ? "quiet" : ""}`);
    if (!shape) return;
    shape.dataset.place = key;
    shape.setAttribute("role", "button");
    shape.setAttribute("aria-label", label);
    shape.setAttribute("aria-pressed", String(picked));
    shape.setAttribute("tabindex", this.lit.length === 0 ? "0" : "-1");
    this.lit.push(shape);
    this.#place(shape, this.board.hitOf.get(key)?.parentElement);
  }

  /** @param {SVGGraphicsElement} shape
   * @param {Element | null | undefined} group */
  #place(shape, group) {
    if (!this.inside || !group) {
      this.layer.append(shape);
      return;
    }
    group.classList.add("lit");
    const badge = [...group.children].find((child) => !["title", "line"].includes(child.localName));
    group.insertBefore(shape, badge ?? null);
  }

  /** @param {number} right
   * @param {number} down */
  walk(right, down) {
    const from = placeOf(this.lit.find((shape) => shape === document.activeElement)) || this.picked;
    const here = from ? this.board.centre(from) : null;
    if (!here) {
      if (this.lit.length) this.#focus(this.lit[0]);
      return this.lit.length > 0;
    }
    let best = null;
    for (const shape of this.lit) {
      const there = this.board.centre(placeOf(shape));
      if (!there) continue;
      const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
      const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
      if (ahead <= 0.5) continue;
      const far = ahead + 2.2 * aside;
      if (!best || far < best.far) best = { shape, far };
    }
    if (best) this.#focus(best.shape);
    return true;
  }

  /** @param {SVGGraphicsElement} shape */
  #focus(shape) {
    for (const other of this.lit) other.setAttribute("tabindex", other === shape ? "0" : "-1");
    shape.focus({ preventScroll: true });
    this.board.reveal(placeOf(shape));
  }

  /** The lit thing closest to a touch, since a thumb is wider than a line.
   * @param {MouseEvent} event */
  nearest(event) {
    const { board } = this;
    const frame = board.stage.getBoundingClientRect();
    const { x, y, scale } = board.picture;
    const point = { x: (event.clientX - frame.left - x) / scale, y: (event.clientY - frame.top - y) / scale };
    const far = (key) => distance(point, board.hitOf.get(key), board.centre(key) ?? point) * scale;
    const near = this.lit
      .map((shape) => ({ key: placeOf(shape), far: far(placeOf(shape)) }))
      .filter((one) => one.far < THUMB)
      .sort((one, other) => one.far - other.far);
    return near[0]?.key ?? null;
  }
}
