// A table for a thumb: the board first, a sheet below it with what is asked and the panels side by side, and tabs to reach them.
/** @import { Layout, TablePanel } from "./desk.js" */
/** @import { TableModel } from "./types.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { Signal } from "../vendor/signals.js" */
import { isMine, lineOf } from "./asked.js";
import { Decision } from "./decision.js";
import { FinalScore, panelsOf } from "./desk.js";
import { Follow } from "./follow.js";
import { icons } from "./icons.js";
import { Panels } from "./panels.js";
import { motionReduced } from "./prefs.js";
import { Sheet } from "./sheet.js";
import { Stage } from "./stage.js";
import { t } from "./texts.js";
import { html, useEffect, useMemo, useRef, useSignal } from "./ui.js";

/** The name of the tab with what is asked. */
const TURN = "turn";

/** The page with this name among those that lie side by side.
 * @param {HTMLElement | null} sheet
 * @param {string} name
 * @returns {HTMLElement | null} */
const pageIn = (sheet, name) => sheet?.querySelector(`[data-page="${name}"]`) ?? null;

/** Swipes to a page.
 * @param {HTMLElement | null} sheet
 * @param {string} name */
function turnTo(sheet, name) {
  const page = pageIn(sheet, name);
  page?.parentElement?.scrollTo({ left: page.offsetLeft, behavior: motionReduced() ? "instant" : "smooth" });
}

/** The head of the sheet: one line that says whose turn it is and what is asked; it is dragged, or tapped.
 * @param {{model: TableModel, sheet: Sheet}} props */
function Head({ model, sheet }) {
  return html`<button type="button" class="sheet-head ${isMine(model) ? "mine" : ""}" data-test="sheet-head" aria-controls="sheet"
    aria-expanded=${sheet.height.value !== "folded"} onPointerDown=${sheet.down} onPointerMove=${sheet.move}
    onPointerUp=${sheet.up} onPointerCancel=${sheet.up} onClick=${() => sheet.tap()}><span>${lineOf(model)}</span></button>`;
}

/** @param {{panels: TablePanel[], now: string, onTurn: (name: string) => void}} props */
function Tabs({ panels, now, onTurn }) {
  /** @param {{name: string, badge?: ComponentChildren}} panel */
  const tab = ({ name, badge }) => html`<button type="button" key=${name} data-test=${`tab-${name}`}
    aria-current=${name === now ? "true" : null} onClick=${() => onTurn(name)}
    >${icons[name]}<span>${t(`tab-${name}`)}</span>${badge}</button>`;
  return html`<nav class="tabs" aria-label=${t("tabs")}>${[{ name: TURN }, ...panels].map(tab)}</nav>`;
}

/** What has to be answered at once is shown, wherever the player looks: what was picked, and why something cannot be.
 * @param {TableModel} model
 * @param {Sheet} sheet
 * @param {Signal<string>} now */
function useCalls(model, sheet, now) {
  const calls = Boolean(model.picked.value || model.why.value || model.game.pickedPlace(model));
  useEffect(() => {
    sheet.called.value = calls;
    if (calls) sheet.whole.value = false;
    if (calls && now.value !== TURN) turnTo(sheet.place, TURN);
  }, [calls]);
}

/** @param {Layout} layout */
export function Phone({ model, view, heading }) {
  const sheet = useMemo(() => new Sheet(), []);
  const now = useSignal(TURN);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    sheet.place = place.current;
  }, []);
  useCalls(model, sheet, now);
  const panels = panelsOf(model, view);
  const onTurn = (name) => {
    if (name === now.value && sheet.height.value !== "folded") sheet.toggle();
    else sheet.open();
    turnTo(place.current, name);
  };
  const { tab, wanted } = model.parlour;
  useEffect(() => {
    if (wanted.value) onTurn(wanted.value);
  }, [wanted.value]);
  useEffect(() => {
    tab.value = now.value;
  }, [now.value]);
  const onScroll = ({ target: pages }) => {
    if (!pages.matches(".pages")) return;
    const at = [...pages.children].findLast((page) => page.offsetLeft <= pages.scrollLeft + pages.clientWidth / 2);
    now.value = at?.dataset.page ?? TURN;
  };
  const dragged = sheet.dragged.value;
  return html`${heading}<${Stage} model=${model} />
    <section class="sheet ${sheet.height.value} ${dragged === null ? "" : "dragged"}" id="sheet" ref=${place} data-test="sheet"
      data-now=${now.value}
      style=${dragged === null ? {} : { "--high": `${dragged}px` }} aria-label=${t("sheet")} onScrollCapture=${onScroll}>
      <${Head} model=${model} sheet=${sheet} />
      <${Panels} kind="pages">
        <div class="leaf" data-page=${TURN}><${Follow} model=${model} /><${Decision} model=${model} />
          <${FinalScore} model=${model} /></div>
        ${panels.map(({ name, body }) => html`<div class="leaf" data-page=${name} key=${name}>${body}</div>`)}
      <//>
    </section>
    <${Tabs} panels=${panels} now=${now.value} onTurn=${onTurn} />`;
}
