// Checks the luck of a game that is over, in this browser: the seals, the seed, and every outcome (docs/fairness.md).
/** @import { Draw, Dealt, Finding } from "./draw.js" */
/** @import { View } from "./types.js" */
import { get } from "./api.js";
import { hash, kept, sealsOf } from "./draw.js";

/** @param {string} name
 * @param {boolean | null} good null where there is nothing to compare with.
 * @param {Record<string, any>} [values]
 * @returns {Finding} */
function finding(name, good, values = {}) {
  return { key: `fair-${name}-${good ?? "none"}`, good: good ?? true, values };
}

/** The number that the seed gives in a draw, below a limit.
 * @param {string} seed
 * @param {number} draw
 * @param {number} limit */
const below = async (seed, draw, limit) => Number(BigInt(`0x${await hash(`${seed}/${draw}`)}`) % BigInt(limit));

/** Which choice and which action in it the seed gives.
 * @param {string} seed
 * @param {Dealt} outcome */
async function given(seed, { move, offered }) {
  let left = await below(seed, 2 * move, offered.reduce((sum, [weight]) => sum + weight, 0));
  const choice = offered.findIndex(([weight]) => (left -= weight) < 0);
  return [choice, await below(seed, 2 * move + 1, offered[choice][1])];
}

/** @param {string} seed
 * @param {Dealt[]} outcomes */
async function dice(seed, outcomes) {
  for (const outcome of outcomes) {
    const [choice, action] = await given(seed, outcome);
    if (choice !== outcome.chosen[0] || action !== outcome.chosen[1]) return finding("dice", false, outcome);
  }
  return finding("dice", true, { count: outcomes.length });
}

/** @param {View} view
 * @param {Draw} draw */
async function numbers(view, draw) {
  const told = draw.parts.filter((part) => part.contribution !== null);
  for (const { seat, commitment, contribution } of told) {
    const { name } = view.seats[seat - 1];
    if ((await hash(contribution ?? "")) !== commitment) return finding("parts", false, { name });
  }
  return finding("parts", true, { count: told.length });
}

/** @param {string} table
 * @param {Draw} draw */
async function seedOf(table, draw) {
  const told = draw.parts.filter((part) => part.contribution !== null).map((part) => `seat ${part.seat} ${part.contribution}`);
  return hash(["golden spike draw 1", `table ${table}`, `server ${draw.secret}`, ...told].join("\n"));
}

/** What this browser knows from before the game.
 * @param {string} id
 * @param {Draw} draw
 * @returns {Finding[]} */
function remembered(id, draw) {
  const mine = kept(id);
  if (!mine?.seal) return [finding("seen", null)];
  const found = [finding("seen", mine.seal === draw.commitment)];
  if (!mine.told) return found;
  const own = draw.parts.some((part) => part.contribution === mine.secret);
  const same = String(mine.seals) === String(sealsOf(draw));
  return [...found, finding("own", own), finding("others", same)];
}

/** @param {View} view
 * @param {string | null} key
 * @returns {Promise<Finding[]>} */
export async function check(view, key) {
  /** @type {{draw: Draw, outcomes: Dealt[]}} */
  const { draw, outcomes } = await get(`/api/tables/${view.id}/luck`, { key });
  const seed = draw.seed ?? "";
  return [
    finding("seal", (await hash(draw.secret ?? "")) === draw.commitment),
    ...remembered(view.id, draw),
    await numbers(view, draw),
    finding("seed", (await seedOf(view.id, draw)) === seed),
    await dice(seed, outcomes),
  ];
}
