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
/** What lies nearer to the edge of the stage, in pixels, counts as out of sight. */
const EDGE = 30;
/** Two taps within so many milliseconds and pixels are one double tap, and what it enlarges by. */
const DOUBLE = { time: 400, reach: 32, closer: 2 };

/** The middle of the box around some points, and how far they lie apart.
 * @param {Point[]} points */
function boxAround(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, across: right - left, down: bottom - top };
}

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
  /** What the frame was laid around. @type {Point[]} */
  around = [];
  /** Where and when a finger tapped last. */
  tap = { x: 0, y: 0, time: -Infinity };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  onMove = (/** @type {boolean} */ _smooth) => {};
  onRest = (/** @type {number} */ _scale) => {};
  onResize = () => {};

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
    this.watch = new ResizeObserver(() => this.#resized());
    this.watch.observe(stage);
  }

  /** From now on tells of every movement, of every scale at which the drawing has come to rest, and of every other size of the
   * stage.
   * @param {(smooth: boolean) => void} onMove
   * @param {(scale: number) => void} onRest
   * @param {() => void} onResize */
  follow(onMove, onRest, onResize) {
    this.onMove = onMove;
    this.onRest = onRest;
    this.onResize = onResize;
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

  /** Whether a point of the drawing is in sight.
   * @param {Point} point */
  sees({ x, y }) {
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const { clientWidth, clientHeight } = this.stage;
    return left > EDGE && top > EDGE && left < clientWidth - EDGE && top < clientHeight - EDGE;
  }

  /** Bring a point of the drawing into the stage, if it is out of sight. */
  reveal(x, y) {
    if (!this.sees({ x, y })) this.#centre({ x, y }, true);
  }

  /** One step closer: to all these points if they stay in sight, or else to the one nearest to the middle.
   * @param {Point[]} points
   * @param {number} factor */
  approach(points, factor) {
    const { clientWidth, clientHeight } = this.stage;
    const [wide, high] = [clientWidth / 2, clientHeight / 2];
    const middle = { x: (wide - this.x) / this.scale, y: (high - this.y) / this.scale };
    const { x, y, across, down } = boxAround(points.length ? points : [middle]);
    this.zoom(factor, wide, high);
    const all = across * this.scale < clientWidth - 2 * EDGE && down * this.scale < clientHeight - 2 * EDGE;
    const far = (point) => Math.hypot(point.x - middle.x, point.y - middle.y);
    this.#centre(all ? { x, y } : points.reduce((one, other) => (far(other) < far(one) ? other : one)), true);
  }

  /** @param {Point} point
   * @param {boolean} smooth */
  #centre({ x, y }, smooth) {
    this.x = this.stage.clientWidth / 2 - x * this.scale;
    this.y = this.stage.clientHeight / 2 - y * this.scale;
    this.#keepInside(smooth);
  }

  /** Show some points of the drawing as large as they fit, unless a hand has put the drawing somewhere else.
   * @param {Point[]} points */
  frame(points) {
    if (!points.length || (this.touched && !this.framed)) return;
    const box = boxAround(points);
    const { clientWidth, clientHeight } = this.stage;
    const wanted = Math.min(clientWidth / (box.across + 2 * MARGIN), clientHeight / (box.down + 2 * MARGIN));
    this.scale = Math.max(this.fitted, Math.min(CLOSE_ENOUGH, wanted));
    this.touched = true;
    this.framed = true;
    this.around = points;
    this.#centre(box, true);
  }

  /** The stage has another size: what it showed is shown in it. */
  #resized() {
    if (this.framed) this.frame(this.around);
    else if (this.touched) this.#keepInside();
    else this.fit(false);
    this.onResize();
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
    if (event.type === "pointerup" && event.pointerType === "touch" && this.pointers.size === 1) this.#tapped(event);
    this.pointers.delete(event.pointerId);
  }

  /** The second of two quick taps zooms to their place, or back from the closest; it is no click. */
  #tapped(event) {
    const { x, y } = this.#point(event);
    const { tap } = this;
    const again = event.timeStamp - tap.time < DOUBLE.time && Math.hypot(x - tap.x, y - tap.y) < DOUBLE.reach;
    this.tap = { x, y, time: again || this.moved ? -Infinity : event.timeStamp };
    if (!again || this.moved) return;
    this.moved = true;
    if (this.scale < this.closest * 0.99) this.zoom(DOUBLE.closer, x, y);
    else this.fit();
  }
}
