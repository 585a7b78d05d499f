// The hexes to build in, as a list: what each costs and leads to, those that complete nothing yet folded up by where they begin.
/** @import { Choice, Fold } from "../../js/types.js" */
import { joined, spaced, t } from "../../js/texts.js";
import { html } from "../../js/ui.js";

const FEW = 8;
const MOST_LINKS = 3;

/** @param {number} amount */
const money = (amount) => t("money", { amount });

/** @param {NonNullable<Choice["site"]>} site */
const price = ({ low, high }) => (low === high ? money(low) : t("price-span", { low: money(low), high: money(high) }));

/** @param {NonNullable<Choice["site"]>["links"][number]} link */
const completed = ({ ends: [one, other], cost }) => html`<span class="detail" key=${one + other}
  >${t("site-completes", { one: spaced(one), other: spaced(other), price: money(cost) })}</span>`;

/** What a tile in the hex of a choice would complete, go on with or begin, and for how much.
 * @param {Choice} choice */
export function detail({ site }) {
  if (!site) return null;
  if (site.links.length) return site.links.slice(0, MOST_LINKS).map(completed);
  const begun = site.starts.filter((start) => start.begun);
  const stops = joined("list-comma", (begun.length ? begun : site.starts).map(({ stop }) => spaced(stop)));
  return html`<span class="detail">${t(begun.length ? "site-goes-on" : "site-begins", { stops, price: price(site) })}</span>`;
}

/** Groups of hexes that only begin something, by the stop where it begins.
 * @param {Choice[]} choices
 * @returns {Fold[]} */
export function folds(choices) {
  const sites = choices.filter(({ site }) => site);
  if (sites.length <= FEW) return [];
  /** @type {Map<string, Choice[]>} */
  const from = new Map();
  for (const choice of sites) {
    const [first] = choice.site?.starts ?? [];
    if (choice.site?.links.length || !first || first.begun) continue;
    from.set(first.stop, [...(from.get(first.stop) ?? []), choice]);
  }
  const cheapest = (some) => money(Math.min(...some.map(({ site }) => site.low)));
  const fold = ([stop, some]) => ({
    title: t("sites-from", { stop: spaced(stop), count: some.length, price: cheapest(some) }),
    choices: some,
  });
  return [...from].sort(([one], [other]) => one.localeCompare(other)).map(fold);
}
