// The words of a board as they stand on the screen: placed anew at every scale, over the drawing, which hides its own.
/** @import { Label, Placed, Point, Tag } from "./types.js" */
/** @import { PanZoom } from "./panzoom.js" */
import { LEAST, MOST, place } from "./placing.js";
import { forgetWidths, make, nodeOf, put, read, tagOf, typefaceLoaded, widthOf } from "./words.js";

/** Words so far outside the stage are drawn as well, in pixels, so that a short pan brings nothing new. */
const BEYOND = 200;

/** Whether two placings look the same.
 * @param {Placed | null} one
 * @param {Placed} other */
const isSame = (one, other) => one !== null && one.x === other.x && one.y === other.y && one.size === other.size;

export class Labels {
  /** What is written, by the part of the drawing it stands in. @type {Map<string, Label[]>} */
  parts = new Map();
  /** The sizes of letters that are not marked: those of pieces. @type {Set<string>} */
  sizes = new Set();
  /** @type {Label[]} */
  tags = [];
  /** Places whose names come first, as `x y`. @type {Set<string>} */
  favoured = new Set();
  /** All labels by their rank, as long as nothing changes. @type {Label[] | null} */
  sorted = null;
  /** @type {Map<string, {node: SVGGElement, placed: Placed | null}>} */
  drawn = new Map();
  /** @type {Placed[]} */
  placed = [];
  /** The scale at which words are placed. */
  scale = 0;
  /** From where the stage was looked at when the words in sight were drawn. @type {Point} */
  seen = { x: 0, y: 0 };
  waiting = false;
  /** How many sizes of letters were fitted to the scale. */
  fitted = 0;
  letters = new CSSStyleSheet();

  /** @param {HTMLElement} stage
   * @param {() => PanZoom} picture */
  constructor(stage, picture) {
    this.stage = stage;
    this.picture = picture;
    this.svg = /** @type {SVGSVGElement} */ (make("svg", { class: "labels", "aria-hidden": "true" }));
    stage.append(this.svg);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.letters];
    typefaceLoaded().then(() => this.#remeasure());
  }

  close() {
    this.svg.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.letters);
  }

  /** Reads the words of a part of the drawing in place of those it had before.
   * @param {string} part
   * @param {Element} drawing */
  read(part, drawing) {
    const marked = /** @type {NodeListOf<SVGElement>} */ (drawing.querySelectorAll("[data-label]"));
    const own = drawing instanceof SVGElement && drawing.dataset.label ? [drawing] : [];
    this.parts.set(part, [...own, ...marked].filter((one) => !one.closest("#legend")).map(read));
    for (const text of drawing.querySelectorAll("text")) {
      if (!text.closest("[data-label], #legend")) this.sizes.add(text.getAttribute("font-size") ?? "");
    }
    this.#changed();
  }

  /** Short words over lit places.
   * @param {Tag[]} tags */
  setTags(tags) {
    this.tags = tags.map(tagOf);
    this.#changed();
  }

  /** Names the places that matter most now.
   * @param {Point[]} points */
  favour(points) {
    this.favoured = new Set(points.map(({ x, y }) => `${x} ${y}`));
    this.#changed();
  }

  #changed() {
    this.sorted = null;
    this.scale = 0;
    this.#ask();
  }

  #remeasure() {
    forgetWidths();
    for (const label of [...this.parts.values(), this.tags].flat()) label.wide = widthOf(label);
    this.#changed();
  }

  /** Follows the drawing: glides with it, or stands where it stands.
   * @param {boolean} smooth */
  follow(smooth) {
    const { x, y, scale } = this.picture();
    this.svg.classList.toggle("gliding", smooth);
    const grown = this.scale && scale !== this.scale ? ` scale(${scale / this.scale})` : "";
    this.svg.style.transform = `translate(${x}px,${y}px)${grown}`;
    const far = Math.max(Math.abs(x - this.seen.x), Math.abs(y - this.seen.y));
    if (!smooth && (scale !== this.scale || far > BEYOND / 2)) this.#ask();
  }

  /** The drawing has come to rest. */
  settle() {
    this.#fitLetters();
    this.svg.classList.remove("gliding");
    this.show();
  }

  /** Letters of pieces that are too small to read are hidden, and none is too large. */
  #fitLetters() {
    const { scale } = this.picture();
    this.fitted = this.sizes.size;
    const rule = (size) => {
      const wide = Number(size) * scale;
      if (wide < LEAST) return `.board text[font-size="${size}"] { display: none; }`;
      return wide > MOST ? `.board text[font-size="${size}"] { font-size: ${MOST / scale}px; }` : "";
    };
    this.letters.replaceSync([...this.sizes].map(rule).join(""));
  }

  /** Places the words in the next frame, once for all that happens before it. */
  #ask() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      if (this.fitted < this.sizes.size) this.#fitLetters();
      if (!this.svg.classList.contains("gliding")) this.show();
    });
  }

  /** Every label once, by rank. Names that are drawn again above the track stand for those of the background. */
  #sort() {
    const above = this.parts.has("names");
    const all = [...this.parts].flatMap(([part, labels]) =>
      above && part === "background" ? labels.filter(({ kind }) => kind !== "name") : labels,
    );
    const once = new Map([...all, ...this.tags].map((label) => [label.id, label]));
    const rank = (label) => (this.favoured.has(`${label.x} ${label.y}`) && label.kind !== "tag" ? -1 : label.rank);
    return [...once.values()].sort((one, other) => rank(one) - rank(other));
  }

  /** Places all words at the scale of the drawing, and draws those in sight. */
  show() {
    const picture = this.picture();
    const { x, y, scale, width, height } = picture;
    if (scale !== this.scale) {
      this.sorted ??= this.#sort();
      this.placed = place(this.sorted, scale, { width: width * scale, height: height * scale });
      this.scale = scale;
    }
    this.seen = { x, y };
    this.svg.style.transform = `translate(${x}px,${y}px)`;
    this.#draw();
  }

  #draw() {
    const { clientWidth, clientHeight } = this.stage;
    const { x, y } = this.seen;
    const inSight = (one) =>
      one.x > -x - BEYOND && one.x < clientWidth - x + BEYOND && one.y > -y - BEYOND && one.y < clientHeight - y + BEYOND;
    const wanted = new Map(this.placed.filter(inSight).map((one) => [one.label.id, one]));
    for (const [id, one] of this.drawn) {
      if (wanted.has(id)) continue;
      one.node.remove();
      this.drawn.delete(id);
    }
    for (const [id, placed] of wanted) {
      const known = this.drawn.get(id);
      if (known && isSame(known.placed, placed)) continue;
      const node = known?.node ?? this.svg.appendChild(nodeOf(placed.label));
      put(node, placed, known?.placed ?? null);
      this.drawn.set(id, { node, placed });
    }
  }
}
