// The board: a background that never changes, keyed fragments swapped one by one, and lights over what can be acted on.
/** @import { Light, Point } from "./types.js" */
import { ends, layer, namesOf, parse, SVG } from "./drawing.js";
import { grow } from "./grow.js";
import { Labels } from "./labels.js";
import { Lights, placeOf } from "./lights.js";
import { PanZoom } from "./panzoom.js";
import { motionReduced } from "./prefs.js";
import { Tip } from "./tip.js";

/** A board that is narrower than so many times its height gains more from its full height than from its full width. */
const TALL = 1.3;
const FAR = 0.2;
const NEAR = 0.75;
const SHAPES = "path, circle, polygon, rect, line";
/** Tags come after the names of all places and before figures, unless a game says otherwise. */
const TAG_RANK = 5;
const TAG_REACH = 14;
/** How much larger everything is after one step closer. */
export const CLOSER = 1.5;

/** The shape that takes the clicks on a thing: itself, its `.hit` shape, or its first shape.
 * @param {SVGElement} thing
 * @returns {SVGGraphicsElement | null} */
function hitIn(thing) {
  if (thing.matches(SHAPES)) return /** @type {SVGGraphicsElement} */ (thing);
  return thing.querySelector(".hit") ?? thing.querySelector(SHAPES);
}

export class Board {
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
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.setAttribute("class", "board");
    this.svg.setAttribute("role", "group");
    this.background = layer(this.svg, "background");
    this.marks = layer(this.svg, "marks");
    this.hints = layer(this.svg, "hints");
    this.changing = layer(this.svg, "changing");
    this.ghosts = layer(this.svg, "ghosts");
    this.compared = layer(this.svg, "compared");
    this.lights = new Lights(this, layer(this.svg, "lights"), lightsInside);
    stage.prepend(this.svg);
    stage.parentElement?.classList.toggle("tall", width < TALL * height);
    stage.parentElement?.style.setProperty("--aspect", String(width / height));
    this.tip = new Tip(stage);
    this.labels = new Labels(stage, () => this.picture);
    this.picture = new PanZoom(stage, this.svg, width, height);
    const keepInSight = () => this.reveal(this.lights.picked);
    this.picture.follow((smooth) => this.labels.follow(smooth), (scale) => this.#scaled(scale), keepInSight);
    this.#listen(onPick, onAsk);
  }

  /** @param {string} markup */
  setBackground(markup) {
    const nodes = parse(markup);
    const [first] = nodes;
    const whole = nodes.length === 1 && first.localName === "svg" && first.id !== "land" ? [...first.childNodes] : nodes;
    this.background.replaceChildren(...whole);
    this.labels.read("background", this.background);
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
      this.labels.read(key, node);
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

  /** The outline of a thing, for a light or a mark over it.
   * @param {string} key
   * @param {string} kind
   * @returns {SVGGraphicsElement | null} */
  outline(key, kind) {
    const hit = this.hitOf.get(key);
    if (!hit) return null;
    const shape = /** @type {SVGGraphicsElement} */ (hit.cloneNode(false));
    shape.setAttribute("class", `${kind} ${hit.localName}`);
    for (const name of ["fill", "stroke", "id", "pointer-events"]) shape.removeAttribute(name);
    return shape;
  }

  #outlines(keys, kind) {
    return keys.map((key) => this.outline(key, kind)).filter((shape) => shape !== null);
  }

  /** Lights what can be acted on; the chosen one is `picked`.
   * @param {Light[]} lit
   * @param {string | null} picked */
  setLights(lit, picked) {
    this.lights.set(lit, picked);
  }

  /** Short words over lit places.
   * @param {Light[]} lights */
  setTags(lights) {
    const tags = lights.map(({ key, tag, kind = "", rank = TAG_RANK, aside = false }) => {
      const centre = tag ? this.centre(key) : null;
      return centre && { key, ...centre, reach: TAG_REACH, rank, words: tag ?? "", extra: kind, aside };
    });
    this.labels.setTags(tags.filter((tag) => tag !== null));
  }

  /** The names of these places come first where there is no room for all.
   * @param {string[]} keys */
  favour(keys) {
    this.labels.favour(this.#centres(keys));
  }

  get lit() {
    return this.lights.lit;
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

  /** Outlines what was chosen, and what would have been better.
   * @param {{best: string[], chosen: string[]} | null} compared */
  setCompared(compared) {
    const { best, chosen } = compared ?? { best: [], chosen: [] };
    this.compared.replaceChildren(...this.#outlines(best, "best"), ...this.#outlines(chosen, "taken"));
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

  /** One step closer to what is picked, or else to what is lit. */
  closer() {
    const { picked } = this.lights;
    this.picture.approach(this.#centres(picked ? [picked] : this.lit.map(placeOf)), CLOSER);
  }

  /** Shows what is lit as large as it fits; where a hand has moved the board, only if none of it is in sight. */
  seek() {
    const points = this.#centres(this.lit.map(placeOf));
    const { picture } = this;
    if (!points.length || (picture.touched && !picture.framed && points.some((point) => picture.sees(point)))) return;
    picture.framed = true;
    picture.frame(points);
  }

  /** @param {string[]} keys */
  #centres(keys) {
    return keys.map((key) => this.centre(key)).filter((point) => point !== null);
  }

  /** Zooms to these places where the whole board would be too small to read.
   * @param {string[]} keys */
  frame(keys) {
    if (this.picture.fitted < FAR) this.picture.frame(this.#centres(keys));
  }

  /** Moves the focus to the nearest lit thing in a direction, for the arrow keys. */
  walk(right, down) {
    return this.lights.walk(right, down);
  }

  /** Clears the stage: another board may come in its place. */
  close() {
    this.picture.watch.disconnect();
    this.labels.close();
    this.tip.close();
    this.svg.remove();
  }

  #scaled(scale) {
    this.stage.classList.toggle("near", scale > NEAR);
    this.labels.settle();
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
      const lit = place(event) ?? (event.pointerType === "touch" ? this.lights.nearest(event) : null);
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
      if (lit) this.tip.show(this.centre(placeOf(lit)), lit.getAttribute("aria-label"), this.picture);
      else this.tip.hide();
    };
    this.svg.addEventListener("pointerover", over);
    this.svg.addEventListener("focusin", over);
    this.stage.addEventListener("pointerleave", () => this.tip.hide());
    this.svg.addEventListener("focusout", () => this.tip.hide());
  }
}
