// The tables of a rules page; large ones scroll in a box of their own, which the keyboard reaches.
/** @import { Figures } from "./types.js" */
import { t } from "./texts.js";
import { html } from "./ui.js";

const MOST_ROWS = 14;
const MOST_COLUMNS = 4;

/** @param {{figures: Figures[]}} props */
export function Tables({ figures }) {
  return html`<section id="figures"><h2>${t("rules-figures")}</h2>${figures.map((one, nth) => {
    const id = `figures-${nth + 1}`;
    return html`<div class="ledger" key=${id}><h3 id=${id}>${one.title}</h3>
      <div ...${isLarge(one) ? { class: "large", tabindex: 0, role: "region", "aria-labelledby": id } : {}}>
        <${Table} id=${id} figures=${one} /></div></div>`;
  })}</section>`;
}

/** @param {Figures} figures */
const isLarge = ({ rows }) => rows.length > MOST_ROWS || rows[0].length > MOST_COLUMNS;

/** A cell that says nothing is no heading.
 * @param {string} scope
 * @param {string} said */
const heading = (scope, said) => (said ? html`<th scope=${scope}>${said}</th>` : html`<td></td>`);

/** @param {{id: string, figures: Figures}} props */
function Table({ id, figures: { rows, head } }) {
  const [first, ...rest] = head ? rows : [[], ...rows];
  return html`<table aria-labelledby=${id}>
    ${head && html`<thead><tr>${first.map((said) => heading("col", said))}</tr></thead>`}
    <tbody>${rest.map(([name, ...said]) => html`<tr>${heading("row", name)}${said.map((one) => html`<td>${one}</td>`)}</tr>`)}
    </tbody></table>`;
}
