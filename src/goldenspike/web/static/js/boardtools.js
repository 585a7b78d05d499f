// What lies over a corner of the board: buttons to zoom, to give the board the whole page, and the key to its signs.
/** @import { Board } from "./board.js" */
import { CLOSER } from "./board.js";
import { parse, SVG } from "./drawing.js";
import { icons } from "./icons.js";
import { boardOnly, legendOpen } from "./prefs.js";
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

const EDGE = 6;
/** All but the smallest letters are to be so large, in pixels, but no unit of the drawing smaller or larger than this. */
const LETTERS = 11.2;
const UNIT = { least: 0.52, most: 1.35 };

/** @param {{board: () => Board | null, onDescribe: () => void}} props */
export function BoardTools({ board, onDescribe }) {
  /** @type {(name: string, words: string, key: string, icon: any, action: () => void, pressed?: boolean | null) => any} */
  const tool = (name, words, key, icon, action, pressed = null) => html`<button class="icon" type="button" data-test=${name}
    title=${t("with-key", { words, key })} aria-label=${words} aria-pressed=${pressed} onClick=${action}>${icon}</button>`;
  return html`<div class="zoom" role="group" aria-label=${t("zoom")}>
    ${tool("zoom-in", t("zoom-in"), "+", icons.plus, () => board()?.closer())}
    ${tool("zoom-out", t("zoom-out"), "-", icons.minus, () => board()?.picture.zoom(1 / CLOSER))}
    ${tool("fit", t("zoom-fit"), "0", icons.fit, () => board()?.picture.fit())}
    ${tool("board-only", t("board-only"), "b", icons.room, () => (boardOnly.value = !boardOnly.value), boardOnly.value)}
    ${tool("legend-button", t("legend"), "l", icons.legend, () => (legendOpen.value = !legendOpen.value), legendOpen.value)}
    ${tool("describe", t("describe"), "d", icons.describe, onDescribe)}
  </div>`;
}

/** Shows a part of the legend in a drawing of its own.
 * @param {SVGGraphicsElement} part
 * @param {SVGElement} legend
 * @param {HTMLElement} frame */
function show(part, legend, frame) {
  const svg = document.createElementNS(SVG, "svg");
  const around = /** @type {SVGElement} */ (legend.cloneNode(false));
  around.removeAttribute("id");
  if (part === legend) around.append(...part.childNodes);
  else around.append(part);
  svg.append(around);
  frame.append(svg);
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (around).getBBox();
  svg.setAttribute("viewBox", `${x - EDGE} ${y - EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`);
  const letters = [...around.querySelectorAll("text")].map((text) => Number(text.getAttribute("font-size")));
  const small = letters.sort((one, other) => one - other)[Math.floor(letters.length / 4)];
  svg.style.width = `${(width + 2 * EDGE) * Math.max(UNIT.least, Math.min(UNIT.most, LETTERS / small))}px`;
}

/** The key to the signs, taken out of the drawing and shown in a size that can be read.
 * @param {{background: string | null}} props */
export function Legend({ background }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const open = legendOpen.value && background;
  useEffect(() => {
    if (!frame.current || !background) return;
    const legends = parse(background).map((node) => /** @type {SVGElement} */ (node.querySelector("#legend") ?? node));
    const drawn = legends.find(({ id }) => id === "legend");
    if (!drawn) return;
    const parts = drawn.querySelectorAll(".part").length ? [...drawn.querySelectorAll(".part")] : [drawn];
    frame.current.replaceChildren();
    for (const part of parts) show(/** @type {SVGGraphicsElement} */ (part), drawn, frame.current);
  }, [open]);
  return open && html`<div class="legend-card card" ref=${frame} data-test="legend" role="img" aria-label=${t("legend")}></div>`;
}
