// The sheet at the foot of a phone: folded to a line, half open or over the whole board; a thumb drags it or taps its head.
import { boardOnly } from "./prefs.js";
import { computed, signal } from "./ui.js";

/** @typedef {"folded" | "half" | "full"} Height */

/** So far, in pixels, a thumb moves before it drags. */
const TAP = 6;
/** A flick is so many pixels in a millisecond. */
const FLICK = 0.5;

export class Sheet {
  /** Whether it lies over the whole board. */
  whole = signal(false);
  /** Whether something is to be answered here at once, although the player has folded it. */
  called = signal(false);
  /** How high it is while it is dragged, in pixels. */
  dragged = signal(/** @type {number | null} */ (null));
  /** @type {HTMLElement | null} */
  place = null;
  start = { y: 0, high: 0 };
  /** Where the thumb was last, when, and how fast it went. */
  last = { y: 0, time: 0, speed: 0 };
  moved = false;

  height = computed(() => {
    if (this.whole.value) return "full";
    return boardOnly.value && !this.called.value ? "folded" : "half";
  });

  /** @param {Height} height */
  set(height) {
    this.whole.value = height === "full";
    this.called.value = false;
    boardOnly.value = height === "folded";
  }

  /** Lets what is inside be seen. */
  open() {
    if (this.height.value === "folded") this.set("half");
  }

  toggle() {
    this.set(this.height.value === "folded" ? "half" : "folded");
  }

  /** A tap on its head, which is no end of a drag. */
  tap() {
    if (!this.moved) this.toggle();
    this.moved = false;
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    this.start = { y: event.clientY, high: this.place?.offsetHeight ?? 0 };
    this.last = { y: event.clientY, time: event.timeStamp, speed: 0 };
    this.moved = false;
  };

  /** @param {PointerEvent & {currentTarget: Element}} event */
  move = (event) => {
    if (!event.buttons) return;
    const up = this.start.y - event.clientY;
    if (!this.moved && Math.abs(up) < TAP) return;
    if (!this.moved) event.currentTarget.setPointerCapture(event.pointerId);
    const speed = (this.last.y - event.clientY) / Math.max(1, event.timeStamp - this.last.time);
    this.last = { y: event.clientY, time: event.timeStamp, speed };
    this.moved = true;
    this.dragged.value = this.start.high + up;
  };

  /** Comes to rest at the nearest height, or at the next one in the direction of a flick. */
  up = () => {
    const high = this.dragged.value;
    if (high === null) return;
    const heights = /** @type {Height[]} */ (["folded", "half", "full"]);
    const rests = heights.map((height) => this.#pixels(height));
    const near = rests.map((rest) => Math.abs(rest - high));
    let at = near.indexOf(Math.min(...near));
    if (Math.abs(this.last.speed) > FLICK) {
      const beyond = rests.findIndex((rest) => rest > high);
      const above = beyond < 0 ? rests.length - 1 : beyond;
      at = this.last.speed > 0 ? above : Math.max(0, above - 1);
    }
    this.dragged.value = null;
    this.set(heights[at]);
  };

  /** @param {Height} height */
  #pixels(height) {
    return this.place ? parseFloat(getComputedStyle(this.place).getPropertyValue(`--${height}`)) : 0;
  }
}
