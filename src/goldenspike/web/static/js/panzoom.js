// Pan, wheel and pinch: a CSS transform during the gesture, then one redraw that makes the board crisp at its new size.
/** @import { Point } from "./types.js" */
/** At its closest, the drawing is so many times as large as it fits, or so many pixels a unit; what is more. */
const CLOSEST = 3.5;
const CLOSEST_UNIT = 2.2;
/** No frame is closer than so many pixels a unit. */
const CLOSE_ENOUGH = 0.9;
const SETTLE = 140;
const SLACK = 60;
const MARGIN = 80;

/** Prevents a text selection, which would redraw the board with every frame. The focus is removed as a click would do. */
function letGo(event) {
  event.preventDefault();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
}

export class PanZoom {
  /** Where each finger or pointer is. @type {Map<number, Point>} */
  pointers = new Map();
  /** @type {Point} */
  start = { x: 0, y: 0 };
  /** The scale at which the board is drawn crisp. */
  drawn = 0;
  scale = 1;
  x = 0;
  y = 0;
  moved = false;
  touched = false;
  framed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  onMove = (/** @type {boolean} */ _smooth) => {};
  onRest = (/** @type {number} */ _scale) => {};

  /** `stage` clips, `svg` lies in it; the drawing is `width` by `height` units.
   * @param {HTMLElement} stage
   * @param {SVGSVGElement} svg
   * @param {number} width
   * @param {number} height */
  constructor(stage, svg, width, height) {
    this.stage = stage;
    this.svg = svg;
    this.width = width;
    this.height = height;
    svg.style.transformOrigin = "0 0";
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    stage.addEventListener("mousedown", letGo);
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    stage.addEventListener("pointerup", (event) => this.#up(event));
    stage.addEventListener("pointercancel", (event) => this.#up(event));
    stage.addEventListener("pointerleave", (event) => this.#up(event));
    this.watch = new ResizeObserver(() => (this.touched ? this.#keepInside() : this.fit(false)));
    this.watch.observe(stage);
  }

  /** From now on tells of every movement, and of every scale at which the drawing has come to rest.
   * @param {(smooth: boolean) => void} onMove
   * @param {(scale: number) => void} onRest */
  follow(onMove, onRest) {
    this.onMove = onMove;
    this.onRest = onRest;
    this.fit(false);
  }

  get fitted() {
    return Math.min(this.stage.clientWidth / this.width, this.stage.clientHeight / this.height) || 0.1;
  }

  get closest() {
    return Math.max(this.fitted * CLOSEST, CLOSEST_UNIT);
  }

  fit(smooth = true) {
    this.touched = false;
    this.framed = false;
    this.scale = this.fitted;
    this.x = (this.stage.clientWidth - this.width * this.scale) / 2;
    this.y = (this.stage.clientHeight - this.height * this.scale) / 2;
    this.#show(smooth);
  }

  /** Zoom by a factor around a point of the stage, its middle if none is given. */
  zoom(factor, x = this.stage.clientWidth / 2, y = this.stage.clientHeight / 2, smooth = true) {
    const scale = Math.max(this.fitted * 0.9, Math.min(this.closest, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.touched = true;
    this.framed = false;
    this.#keepInside(smooth);
  }

  pan(right, down) {
    this.x += right;
    this.y += down;
    this.touched = true;
    this.framed = false;
    this.#keepInside();
  }

  /** Bring a point of the drawing into the stage, if it is out of sight. */
  reveal(x, y) {
    const left = this.x + x * this.scale;
    const top = this.y + y * this.scale;
    const { clientWidth, clientHeight } = this.stage;
    if (left > 30 && top > 30 && left < clientWidth - 30 && top < clientHeight - 30) return;
    this.x += clientWidth / 2 - left;
    this.y += clientHeight / 2 - top;
    this.#keepInside(true);
  }

  /** Show some points of the drawing as large as they fit, unless a hand has put the drawing somewhere else.
   * @param {Point[]} points */
  frame(points) {
    if (!points.length || (this.touched && !this.framed)) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { clientWidth, clientHeight } = this.stage;
    const wanted = Math.min(clientWidth / (right - left + 2 * MARGIN), clientHeight / (bottom - top + 2 * MARGIN));
    this.scale = Math.max(this.fitted, Math.min(CLOSE_ENOUGH, wanted));
    this.x = clientWidth / 2 - ((left + right) / 2) * this.scale;
    this.y = clientHeight / 2 - ((top + bottom) / 2) * this.scale;
    this.touched = true;
    this.framed = true;
    this.#keepInside(true);
  }

  #keepInside(smooth = false) {
    const { clientWidth, clientHeight } = this.stage;
    const [wide, high] = [this.width * this.scale, this.height * this.scale];
    this.x = wide <= clientWidth ? (clientWidth - wide) / 2 : Math.max(clientWidth - wide - SLACK, Math.min(SLACK, this.x));
    this.y = high <= clientHeight ? (clientHeight - high) / 2 : Math.max(clientHeight - high - SLACK, Math.min(SLACK, this.y));
    this.#show(smooth);
  }

  #show(smooth) {
    this.svg.classList.toggle("gliding", smooth);
    if (!this.drawn) {
      this.#commit();
      return;
    }
    this.svg.style.transform = `translate(${this.x}px,${this.y}px) scale(${this.scale / this.drawn})`;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#commit(), smooth ? 260 : SETTLE);
    this.onMove(smooth);
  }

  #commit() {
    if (this.pointers.size) {
      this.#later();
      return;
    }
    this.svg.classList.remove("gliding");
    this.drawn = this.scale;
    // Between two pixels, everything would be blurred.
    [this.x, this.y] = [Math.round(this.x), Math.round(this.y)];
    this.svg.style.width = `${this.width * this.scale}px`;
    this.svg.style.height = `${this.height * this.scale}px`;
    this.svg.style.transform = `translate(${this.x}px,${this.y}px)`;
    this.onRest(this.scale);
  }

  #later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#commit(), SETTLE);
  }

  #point(event) {
    const frame = this.stage.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  #wheel(event) {
    event.preventDefault();
    const { x, y } = this.#point(event);
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 520)), x, y, false);
  }

  #down(event) {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, this.#point(event));
    this.start = this.#point(event);
    if (this.pointers.size === 1) this.moved = false;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#point(event);
    if (!this.moved && Math.hypot(now.x - this.start.x, now.y - this.start.y) < 5) return;
    if (!this.moved) this.stage.setPointerCapture(event.pointerId);
    this.moved = true;
    if (this.pointers.size === 2) this.#pinch(event.pointerId, before, now);
    else this.pan(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
  }

  #pinch(id, before, now) {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1] ?? now;
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / apart;
    this.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2, false);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #up(event) {
    this.pointers.delete(event.pointerId);
  }
}
