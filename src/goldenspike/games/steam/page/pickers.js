// The pickers for tiles and deliveries on Steam's map: all of them side by side; the one pointed at is drawn on the board.
/** @import { Choice, CubeWay, TableModel } from "../../js/types.js" */
import { get } from "../../js/api.js";
import { Choices, Consequences, Doing, walk } from "../../js/decision.js";
import { nameOf } from "../../js/panels.js";
import { joined, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";
import { ownerNow, tileGhost, wayGhost, waysOf } from "./ghosts.js";
import { Cube, Tile, Token } from "./tiles.js";

const MOST_WAYS = 40;

/** @param {number} cost */
const price = (cost) => t("money", { amount: cost });

/** @param {Choice} a
 * @param {Choice} b */
const byPrice = (a, b) => a.values.cost - b.values.cost || a.words.length - b.words.length || a.words.localeCompare(b.words);

/** Draws on the board what is pointed at, or else what is picked.
 * @param {TableModel} model
 * @param {string[] | null} drawn */
function show(model, drawn) {
  if (model.board) model.board.setGhosts(drawn ?? model.game.ghosts(model, model.board));
}

/** Whether a key has pressed a button: a second Enter confirms, a second click of a mouse does not.
 * @param {MouseEvent} event */
const byKey = (event) => event.detail === 0;

/** Every tile that can be laid in the chosen hex, each as rotated and with its price.
 * @param {{model: TableModel}} props */
export function Tiles({ model }) {
  const picked = model.picked.value;
  const before = picked?.before ?? null;
  const tiles = [...(picked?.alternatives ?? model.choices.value)].filter(({ kind }) => kind === "lay").sort(byPrice);
  const chosen = picked?.choice.kind === "lay" ? picked.choice : null;
  const hex = (tiles[0] ?? picked?.choice)?.values.hex ?? "";
  const point = (choice) => model.board && show(model, tileGhost(model, model.board, choice));
  const back = () => (picked ? model.unpick() : model.undo());
  const tile = (choice) => html`<li key=${choice.words}><button type="button" class="choice tile" data-words=${choice.words}
    aria-pressed=${choice === chosen} title=${choice.text} disabled=${model.busy.value}
    onPointerEnter=${() => point(choice)} onFocus=${() => point(choice)}
    onClick=${(event) => (choice === chosen && byKey(event) ? model.confirm() : model.pick(choice, choice.first, tiles, before))}>
    <${Tile} model=${model} tile=${choice.values.tile} owner=${ownerNow(model.live.value, choice)} />
    <span class="unseen">${choice.text}</span><span class="price" aria-hidden="true">${price(choice.values.cost)}</span>
    ${choice.values.shares > 0 && html`<span class="badge">${t("issuing", { shares: choice.values.shares })}</span>`}
    </button></li>`;
  return html`<div class="picked" data-test="tiles"><p class="soft">${t("tiles-for", { hex, count: tiles.length })}</p>
    <ul class="tiles" aria-busy=${tiles.length === 0} onKeyDown=${walk} onPointerLeave=${() => show(model, null)}
      >${tiles.map(tile)}</ul>
    ${chosen
      ? html`<${Doing} model=${model} words=${t("lay-it", { cost: price(chosen.values.cost) })} />
        <${Consequences} model=${model} />`
      : html`<div class="row"><button type="button" class="button quiet" data-test="cancel" onClick=${back}>${t("back")}</button>
        </div>`}</div>`;
}

/** @param {{model: TableModel, way: CubeWay}} props */
function Gains({ model, way }) {
  const view = model.live.value;
  const { companies } = view.position;
  const name = (owner) => (companies ? t(`company-${companies[owner].name}`) : nameOf(view, owner + 1));
  return way.gains.map(({ owner, links }) => html`<span class="share" title=${name(owner)} key=${owner}>
    <${Token} model=${model} owner=${owner} small />
    <span class="unseen">${name(owner)} </span>${t("plus-amount", { amount: links })}</span>`);
}

/** @param {{model: TableModel, choice: Choice, way: CubeWay, best: boolean, among: Choice[]}} props */
function Way({ model, choice, way, best, among }) {
  const pressed = model.picked.value?.amount === way.action;
  const point = () => model.board && show(model, wayGhost(model.board, way));
  const { colour } = choice.values;
  return html`<li><button type="button" class="choice way" data-words=${choice.words} disabled=${model.busy.value}
    aria-pressed=${pressed} onPointerEnter=${point} onFocus=${point}
    onClick=${() => (pressed ? model.confirm() : model.pick(choice, way.action, among))}>
    <${Cube} model=${model} colour=${colour} /><span class="stops">${joined("list-way", way.stops.map(spaced))}
      <span class="unseen">${t("of-colour", { colour: t(`colour-${colour}`) })}</span>
      ${best && html` <span class="badge turn">${t("suggested")}</span>`}</span>
    <span class="gains"><${Gains} model=${model} way=${way} /></span></button></li>`;
}

/** All ways of the picked cube, not only the best of them.
 * @param {TableModel} model */
async function showAll(model) {
  const picked = model.picked.value;
  if (!picked) return;
  const { choice, amount } = picked;
  const ways = await get(`${model.path}/ways`, { key: model.key, seat: choice.seat, action: choice.first });
  if (model.picked.value === picked) model.pick({ ...choice, ways }, amount);
}

/** All deliveries, the best first, with what each owner gets.
 * @param {{model: TableModel}} props */
export function Ways({ model }) {
  const picked = model.picked.value;
  const all = model.choices.value;
  const among = picked ? (picked.alternatives ?? [picked.choice]) : all;
  const others = all.filter(({ ways }) => !ways);
  const list = waysOf(among).slice(0, picked ? undefined : MOST_WAYS);
  const hidden = picked?.choice.ways ? picked.choice.last - picked.choice.first + 1 - picked.choice.ways.length : 0;
  const best = waysOf(all)[0]?.way;
  const row = ({ choice, way }) => html`<${Way} key=${way.action} model=${model} choice=${choice} way=${way} best=${way === best}
    among=${among} />`;
  return html`<div class="picked" data-test="ways">
    <ul class="choices ways" onKeyDown=${walk} onPointerLeave=${() => show(model, null)}>
    ${list.map(row)}</ul>
    ${hidden > 0 && html`<div class="row"><button type="button" class="button small" data-test="all-ways"
      onClick=${() => showAll(model)}>${t("all-ways", { count: hidden })}</button></div>`}
    ${picked
      ? html`<${Doing} model=${model} words=${t("deliver-it")} /><${Consequences} model=${model} />`
      : others.length > 0 && html`<${Choices} model=${model} of=${others} />`}</div>`;
}
