// The board: a background that never changes, keyed fragments swapped one by one, and lights over what can be acted on.
/** @import { Light, Point } from "./types.js" */
import { distance, ends, layer, namesOf, parse, SVG, untwist } from "./drawing.js";
import { grow } from "./grow.js";
import { PanZoom } from "./panzoom.js";
import { motionReduced } from "./prefs.js";
import { Tip } from "./tip.js";

const FAR = 0.3;
const NEAR = 0.75;
const SHAPES = "path, circle, polygon, rect, line";
const THUMB = 22;

/** The key of the thing that a shape lights.
 * @param {Element | null | undefined} shape */
const placeOf = (shape) => (shape instanceof SVGElement && shape.dataset.place) || "";

/** The shape that takes the clicks on a thing: itself, its `.hit` shape, or its first shape.
 * @param {SVGElement} thing
 * @returns {SVGGraphicsElement | null} */
function hitIn(thing) {
  if (thing.matches(SHAPES)) return /** @type {SVGGraphicsElement} */ (thing);
  return thing.querySelector(".hit") ?? thing.querySelector(SHAPES);
}

export class Board {
  /** @type {SVGGraphicsElement[]} */
  lit = [];
  /** @type {Map<string, {markup: string, node: SVGGraphicsElement}>} */
  shown = new Map();
  /** What ends an animation at once. @type {Set<() => void>} */
  growing = new Set();
  /** The shape to hit of every thing. @type {Map<string, SVGGraphicsElement>} */
  hitOf = new Map();
  /** @type {Map<Node, string>} */
  keyOfThing = new Map();

  /** `onPick` is told the place of a lit thing, `onAsk` that of an unlit one, or null for empty ground.
   * @param {HTMLElement} stage
   * @param {{width: number, height: number, lightsInside: boolean, onPick: (key: string) => void,
   *   onAsk: (key: string | null) => void}} settings */
  constructor(stage, { width, height, lightsInside, onPick, onAsk }) {
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
    this.tip = new Tip(stage);
    this.picture = new PanZoom(stage, this.svg, width, height, (scale) => this.#scaled(scale));
    this.#listen(onPick, onAsk);
  }

  /** @param {string} markup */
  setBackground(markup) {
    const nodes = parse(markup);
    const [first] = nodes;
    const whole = nodes.length === 1 && first.localName === "svg" && first.id !== "land" ? [...first.childNodes] : nodes;
    this.background.replaceChildren(...whole);
    untwist(/** @type {SVGTextElement[]} */ ([...this.background.querySelectorAll("text[transform]")]));
    this.hitOf.clear();
    this.keyOfThing.clear();
    for (const thing of /** @type {NodeListOf<SVGElement>} */ (this.background.querySelectorAll("*"))) {
      const names = namesOf(thing);
      const hit = names.length ? hitIn(thing) : null;
      if (!hit) continue;
      for (const name of names) this.hitOf.set(name, hit);
      this.keyOfThing.set(thing, names[0]);
    }
  }

  /** Swaps what changed; `from` names the places where new track starts to grow.
   * @param {Record<string, string>} fragments
   * @param {{animate: boolean, grows: (key: string) => boolean, from: string[]}} settings */
  setFragments(fragments, { animate, grows, from }) {
    for (const [key, markup] of Object.entries(fragments)) {
      if (this.shown.get(key)?.markup === markup) continue;
      const [node] = parse(markup);
      const old = this.shown.get(key);
      if (old) old.node.replaceWith(node);
      else this.changing.append(node);
      const appeared = old && !old.node.firstElementChild && node.firstElementChild;
      this.shown.set(key, { markup, node });
      if (!appeared || !animate || motionReduced()) continue;
      if (grows(key)) grow(node, (line) => this.#startsAtSecond(line, from), this.growing);
      else node.classList.add("appearing");
    }
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

  /** The middle of a place on the drawing.
   * @param {string} key
   * @returns {Point | null} */
  centre(key) {
    const hit = this.hitOf.get(key);
    if (!hit) return null;
    if (hit.localName === "circle") return { x: Number(hit.getAttribute("cx")), y: Number(hit.getAttribute("cy")) };
    if (hit.localName === "line") {
      const { x1, y1, x2, y2 } = ends(hit);
      return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    }
    const box = hit.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param {string} key */
  has(key) {
    return this.hitOf.has(key);
  }

  #outline(key, kind) {
    const hit = this.hitOf.get(key);
    if (!hit) return null;
    const shape = /** @type {SVGGraphicsElement} */ (hit.cloneNode(false));
    shape.setAttribute("class", `${kind} ${hit.localName}`);
    for (const name of ["fill", "stroke", "id", "pointer-events"]) shape.removeAttribute(name);
    return shape;
  }

  #outlines(keys, kind) {
    return keys.map((key) => this.#outline(key, kind)).filter((shape) => shape !== null);
  }

  /** Lights what can be acted on; the chosen one is `picked`.
   * @param {Light[]} lit
   * @param {string | null} picked */
  setLights(lit, picked) {
    const focused = placeOf(document.activeElement);
    /** @type {SVGGraphicsElement[]} */
    const shapes = [];
    for (const old of this.lit) {
      old.parentElement?.classList.remove("lit");
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
      this.#place(shape, this.hitOf.get(key)?.parentElement);
    }
    this.lit = shapes;
    this.stage.classList.toggle("choosing", shapes.length > 0);
    const again = focused && shapes.find((shape) => shape.dataset.place === focused);
    if (again) this.#focus(again);
    else this.tip.hide();
  }

  /** Puts a light over everything, or inside the thing itself, under its badge. */
  #place(shape, group) {
    if (!this.lightsInside || !group) {
      this.lights.append(shape);
      return;
    }
    group.classList.add("lit");
    const badge = [...group.children].find((child) => !["title", "line"].includes(child.localName));
    group.insertBefore(shape, badge);
  }

  /** Outlines the places that the log or a panel speaks of.
   * @param {string[]} keys */
  setHints(keys) {
    this.hints.replaceChildren(...this.#outlines(keys, "hint"));
  }

  /** Outlines the places where something changed.
   * @param {string[]} keys */
  setMarks(keys) {
    this.marks.replaceChildren(...this.#outlines(keys, "changed"));
  }

  /** Shows what the picked choice would put on the board.
   * @param {string[]} markups */
  setGhosts(markups) {
    const nodes = markups.flatMap(parse);
    for (const node of nodes) node.removeAttribute?.("id");
    this.ghosts.replaceChildren(...nodes);
  }

  /** @param {string} key */
  reveal(key) {
    const centre = this.centre(key);
    if (centre) this.picture.reveal(centre.x, centre.y);
  }

  /** Zooms to these places where the whole board would be too small to read.
   * @param {string[]} keys */
  frame(keys) {
    if (this.picture.fitted < FAR) this.picture.frame(keys.map((key) => this.centre(key)).filter((point) => point !== null));
  }

  /** Moves the focus to the nearest lit thing in a direction, for the arrow keys. */
  walk(right, down) {
    const here = this.centre(placeOf(this.lit.find((shape) => shape === document.activeElement)));
    if (!here) {
      if (this.lit.length) this.#focus(this.lit[0]);
      return this.lit.length > 0;
    }
    let best = null;
    for (const shape of this.lit) {
      const there = this.centre(placeOf(shape));
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

  #focus(shape) {
    for (const other of this.lit) other.setAttribute("tabindex", other === shape ? "0" : "-1");
    shape.focus({ preventScroll: true });
    this.reveal(placeOf(shape));
  }

  #scaled(scale) {
    this.stage.classList.toggle("far", scale < FAR);
    this.stage.classList.toggle("near", scale > NEAR);
    this.tip.hide();
  }

  #listen(onPick, onAsk) {
    const ground = (event) => {
      let thing = event.target;
      while (thing && thing !== this.svg && !this.keyOfThing.has(thing)) thing = thing.parentNode;
      return this.keyOfThing.get(thing) ?? null;
    };
    const light = (event) =>
      event.target.closest?.("[data-place]") ?? this.lit.find((shape) => shape.dataset.place === ground(event));
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
      if (lit) this.tip.show(this.centre(placeOf(lit)), lit.dataset.label, this.picture);
      else this.tip.hide();
    };
    this.svg.addEventListener("pointerover", over);
    this.svg.addEventListener("focusin", over);
    this.stage.addEventListener("pointerleave", () => this.tip.hide());
    this.svg.addEventListener("focusout", () => this.tip.hide());
  }

  /** The lit thing closest to a touch, since a thumb is wider than a line. */
  #nearest(event) {
    const frame = this.stage.getBoundingClientRect();
    const { x, y, scale } = this.picture;
    const point = { x: (event.clientX - frame.left - x) / scale, y: (event.clientY - frame.top - y) / scale };
    const far = (key) => distance(point, this.hitOf.get(key), this.centre(key) ?? point) * scale;
    const near = this.lit
      .map((shape) => ({ key: placeOf(shape), far: far(placeOf(shape)) }))
      .filter((one) => one.far < THUMB)
      .sort((one, other) => one.far - other.far);
    return near[0]?.key ?? null;
  }
}
