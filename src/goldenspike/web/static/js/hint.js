// Hints for those who practise against bots: the best choices with their chances, and what each brings and gives away.
/** @import { Preview, TableModel } from "./types.js" */
/** @import { Plan } from "./study.js" */
import { inMyLanguage, post } from "./api.js";
import { percent } from "./graph.js";
import { joined, t } from "./texts.js";
import { html, useEffect, useSignal } from "./ui.js";

/** @typedef {{plan: Plan, preview: Preview, answer: string | null}} Found */
/** @typedef {{seat: number, seq: number, hints: Found[]}} Hints */

const MOST_CHANGES = 3;

/** @param {{model: TableModel}} props */
export function Hint({ model }) {
  const hints = useSignal(/** @type {Hints | null} */ (null));
  const busy = useSignal(false);
  useEffect(() => () => (model.compared.value = null), []);
  const { seq, choices } = model.live.value;
  const found = hints.value?.seq === seq ? hints.value.hints : [];
  const ask = async () => {
    busy.value = true;
    try {
      hints.value = await post(`${model.path}/hint`, { seat: choices[0]?.seat }, inMyLanguage());
    } catch (refused) {
      model.tell(refused);
    }
    busy.value = false;
  };
  return html`<section class="hint-panel" aria-label=${t("hint-title")}>
    ${!found.length && html`<button type="button" class="button small" data-test="hint" disabled=${busy.value}
      title=${t("hint-about")} onClick=${ask}>${t(busy.value ? "hint-thinking" : "hint")}</button>`}
    <div aria-live="polite">${found.length > 0 && html`<${Found} model=${model} found=${found} />`}</div></section>`;
}

/** @param {{model: TableModel, found: Found[]}} props */
function Found({ model, found }) {
  const point = ({ plan }) => {
    model.compared.value = { best: plan.places.flatMap((place) => model.game.keysOf(place)), chosen: [] };
  };
  const item = (one, place) => html`<li key=${place}><button type="button" class="swing-line" data-test="hinted"
      onClick=${() => point(one)} onFocus=${() => point(one)} onPointerEnter=${() => point(one)}>
    <strong class="chance">${t("study-percent", { chance: percent(one.plan.chance) })}</strong>
    <span>${one.plan.text}<span class="soft why-so">${reason(model, one, found[0])}</span></span></button></li>`;
  return html`<h3>${t("hint-title")}</h3><ol class="swings">${found.map(item)}</ol>
    <p class="soft">${t("hint-practice")}</p>`;
}

/** What a choice brings at once, what would be answered, and how far it is behind the best.
 * @param {TableModel} model
 * @param {Found} one
 * @param {Found} best */
function reason(model, { plan, preview, answer }, best) {
  const changes = model.game.changes(preview, model.live.value).slice(0, MOST_CHANGES);
  const told = joined("list-comma", changes.map(({ name, before, after }) => t("hint-change", { name, before, after })));
  const behind = percent(best.plan.chance) - percent(plan.chance);
  return joined("list-spaced", [
    told ? t("hint-brings", { changes: told }) : joined("list-spaced", preview.facts.map((fact) => fact.text)),
    answer,
    behind > 0 && t("hint-behind", { points: behind }),
  ]);
}
