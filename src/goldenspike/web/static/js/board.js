// The board: a background that never changes, keyed fragments swapped one by one, and lights over what can be acted on.
import { distance, ends, layer, namesOf, parse, SVG, untwist } from "./drawing.js";
import { grow } from "./grow.js";
import { PanZoom } from "./panzoom.js";
import { motionReduced } from "./prefs.js";

const FAR = 0.3;
const NEAR = 0.75;
const SHAPES = "path, circle, polygon, rect, line";
const THUMB = 22;

export class Board {
  /** `onPick` is told the place of a lit thing, `onAsk` that of an unlit one, or null for empty ground. */
  constructor(stage, { width, height, lightsInside = false, onPick, onAsk, onHover }) {
    this.stage = stage;
    this.lightsInside = lightsInside;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.setAttribute("class", "board");
    this.svg.setAttribute("role", "group");
    this.background = layer(this.svg, "background");
    this.marks = layer(this.svg, "marks");
    this.hints = layer(this.svg, "hints");
    this.changing = layer(this.svg, "changing");
    this.ghosts = layer(this.svg, "ghosts");
    this.lights = layer(this.svg, "lights");
    stage.prepend(this.svg);
    this.tip = document.createElement("div");
    this.tip.className = "tip";
    this.tip.hidden = true;
    stage.append(this.tip);
    this.shown = new Map();
    this.growing = new Set();
    this.lit = [];
    this.picture = new PanZoom(stage, this.svg, width, height, (scale) => this.#scaled(scale));
    this.#listen(onPick, onAsk, onHover);
  }

  setBackground(markup) {
    const nodes = parse(markup);
    const whole = nodes.length === 1 && nodes[0].localName === "svg" && nodes[0].id !== "land" ? [...nodes[0].childNodes] : nodes;
    this.background.replaceChildren(...whole);
    untwist([...this.background.querySelectorAll("text[transform]")]);
    this.hitOf = new Map();
    this.keyOfThing = new Map();
    for (const thing of this.background.querySelectorAll("*")) {
      const names = namesOf(thing);
      const hit = names.length && (thing.matches(SHAPES) ? thing : (thing.querySelector(".hit") ?? thing.querySelector(SHAPES)));
      if (!hit) continue;
      for (const name of names) this.hitOf.set(name, hit);
      this.keyOfThing.set(thing, names[0]);
    }
  }

  /** Swaps what changed and returns its keys; `from` names the places where new track starts to grow. */
  setFragments(fragments, { animate = false, grows = () => false, from = [] } = {}) {
    const changed = [];
    const first = this.shown.size === 0;
    for (const [key, markup] of Object.entries(fragments)) {
      if (this.shown.get(key)?.markup === markup) continue;
      const [node] = parse(markup);
      const old = this.shown.get(key);
      if (old) old.node.replaceWith(node);
      else this.changing.append(node);
      const appeared = old && !old.node.firstElementChild && node.firstElementChild;
      this.shown.set(key, { markup, node });
      if (!first) changed.push(key);
      if (appeared && animate && !motionReduced()) grows(key) ? grow(node, (line) => this.#startsAtSecond(line, from), this.growing) : node.classList.add("appearing");
    }
    return changed;
  }

  /** Ends every animation at once. */
  finish() {
    for (const end of [...this.growing]) end();
    for (const node of this.changing.querySelectorAll(".appearing")) node.classList.remove("appearing");
    return this.growing.size === 0;
  }

  #startsAtSecond(line, from) {
    for (const key of from) {
      const centre = this.centre(key);
      if (!centre) continue;
      return Math.hypot(centre.x - line.x2, centre.y - line.y2) < Math.hypot(centre.x - line.x1, centre.y - line.y1);
    }
    return false;
  }

  /** The middle of a place on the drawing. */
  centre(key) {
    const hit = this.hitOf?.get(key);
    if (!hit) return null;
    if (hit.localName === "circle") return { x: Number(hit.getAttribute("cx")), y: Number(hit.getAttribute("cy")) };
    if (hit.localName === "line") {
      const { x1, y1, x2, y2 } = ends(hit);
      return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    }
    const box = hit.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  has(key) {
    return Boolean(this.hitOf?.has(key));
  }

  #outline(key, kind) {
    const hit = this.hitOf?.get(key);
    if (!hit) return null;
    const shape = hit.cloneNode(false);
    shape.setAttribute("class", `${kind} ${hit.localName}`);
    for (const name of ["fill", "stroke", "id", "pointer-events"]) shape.removeAttribute(name);
    return shape;
  }

  /** Lights what can be acted on: `[{key, label}]`; the chosen one is `picked`. */
  setLights(lit, picked = null) {
    const focused = document.activeElement?.dataset?.place;
    const shapes = [];
    for (const old of this.lit) {
      old.parentNode.classList.remove("lit");
      old.remove();
    }
    for (const { key, label } of lit) {
      const shape = this.#outline(key, key === picked ? "light picked" : "light");
      if (!shape) continue;
      shape.dataset.place = key;
      shape.dataset.label = label;
      shape.setAttribute("role", "button");
      shape.setAttribute("aria-label", label);
      shape.setAttribute("aria-pressed", String(key === picked));
      shape.setAttribute("tabindex", shapes.length === 0 ? "0" : "-1");
      shapes.push(shape);
      this.#place(shape, this.hitOf.get(key).parentNode);
    }
    this.lit = shapes;
    this.stage.classList.toggle("choosing", shapes.length > 0);
    const again = shapes.find((shape) => shape.dataset.place === focused);
    if (again) this.#focus(again);
    else if (!this.tip.hidden) this.#hideTip();
  }

  /** Over everything, or inside the thing itself: under its badge, with the hit shape on top. */
  #place(shape, group) {
    if (!this.lightsInside) return this.lights.append(shape);
    group.classList.add("lit");
    const badge = [...group.children].find((child) => !["title", "line"].includes(child.localName));
    group.insertBefore(shape, badge);
  }

  /** Places the log or a panel speaks of. */
  setHints(keys) {
    this.hints.replaceChildren(...keys.map((key) => this.#outline(key, "hint")).filter(Boolean));
  }

  /** Places where something changed. */
  setMarks(keys) {
    this.marks.replaceChildren(...keys.map((key) => this.#outline(key, "changed")).filter(Boolean));
  }

  /** What the picked choice would put on the board. */
  setGhosts(markups) {
    const nodes = markups.flatMap(parse);
    for (const node of nodes) node.removeAttribute?.("id");
    this.ghosts.replaceChildren(...nodes);
  }

  reveal(key) {
    const centre = this.centre(key);
    if (centre) this.picture.reveal(centre.x, centre.y);
  }

  /** Where the whole board is too small to be read, the part where these places lie. */
  frame(keys) {
    if (this.picture.fitted < FAR) this.picture.frame(keys.map((key) => this.centre(key)).filter(Boolean));
  }

  /** From one lit thing to the nearest in a direction, so that arrow keys walk over the board. */
  walk(right, down) {
    const current = this.lit.indexOf(document.activeElement);
    if (current < 0) {
      if (this.lit.length) this.#focus(this.lit[0]);
      return this.lit.length > 0;
    }
    const here = this.centre(this.lit[current].dataset.place);
    let best = null;
    for (const shape of this.lit) {
      const there = this.centre(shape.dataset.place);
      const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
      const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
      if (ahead <= 0.5) continue;
      const far = ahead + 2.2 * aside;
      if (!best || far < best.far) best = { shape, far };
    }
    if (best) this.#focus(best.shape);
    return true;
  }

  #focus(shape) {
    for (const other of this.lit) other.setAttribute("tabindex", other === shape ? "0" : "-1");
    shape.focus({ preventScroll: true });
    this.reveal(shape.dataset.place);
  }

  #scaled(scale) {
    this.stage.classList.toggle("far", scale < FAR);
    this.stage.classList.toggle("near", scale > NEAR);
    this.#hideTip();
  }

  #listen(onPick, onAsk, onHover) {
    const ground = (event) => {
      let thing = event.target;
      while (thing && thing !== this.svg && !this.keyOfThing?.has(thing)) thing = thing.parentNode;
      return this.keyOfThing?.get(thing) ?? null;
    };
    const light = (event) => event.target.closest?.("[data-place]") ?? this.lit.find((shape) => shape.dataset.place === ground(event));
    const place = (event) => light(event)?.dataset.place;
    this.svg.addEventListener("click", (event) => {
      if (this.picture.moved) return;
      const lit = place(event) ?? (event.pointerType === "touch" ? this.#nearest(event) : null);
      const asked = ground(event);
      if (lit) onPick(lit);
      else onAsk(asked);
    });
    this.svg.addEventListener("keydown", (event) => {
      const lit = place(event);
      if (lit && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        onPick(lit);
      }
    });
    const over = (event) => {
      const lit = light(event);
      if (lit) this.#showTip(lit.dataset.place, lit.dataset.label);
      else this.#hideTip();
      onHover?.(lit?.dataset.place ?? null);
    };
    this.svg.addEventListener("pointerover", over);
    this.svg.addEventListener("focusin", over);
    this.stage.addEventListener("pointerleave", () => this.#hideTip());
    this.svg.addEventListener("focusout", () => this.#hideTip());
  }

  /** A thumb is wider than a line: the lit thing next to where it came down. */
  #nearest(event) {
    const frame = this.stage.getBoundingClientRect();
    const { x, y, scale } = this.picture;
    const point = { x: (event.clientX - frame.left - x) / scale, y: (event.clientY - frame.top - y) / scale };
    const near = this.lit
      .map(({ dataset }) => ({ key: dataset.place, far: distance(point, this.hitOf.get(dataset.place), this.centre(dataset.place)) * scale }))
      .filter(({ far }) => far < THUMB)
      .sort((one, other) => one.far - other.far);
    return near[0]?.key ?? null;
  }

  #showTip(key, label) {
    const centre = this.centre(key);
    if (!centre || !label) return;
    const { x, y, scale } = this.picture;
    this.tip.textContent = label;
    this.tip.hidden = false;
    const wide = this.tip.offsetWidth / 2 + 6;
    const left = Math.max(wide, Math.min(this.stage.clientWidth - wide, x + centre.x * scale));
    const top = y + centre.y * scale;
    const above = top > 64;
    this.tip.style.transform = `translate(${left}px,${above ? top - 18 : top + 18}px) translate(-50%,${above ? "-100%" : "0"})`;
  }

  #hideTip() {
    this.tip.hidden = true;
  }
}
