// This browser's part in the draw of a table's seed: it promises a number, tells it once all is fixed, and keeps what it saw.
/** @import { View } from "./types.js" */
import { get, post } from "./api.js";

/** How the seed of a table is drawn; `secret` and `seed` are told when the game is over.
 * @typedef {{stage: "none" | "open" | "commit" | "reveal" | "done", commitment: string | null, brought: number,
 *   parts: {seat: number, commitment: string, contribution: string | null}[], until: number | null, known_from: number | null,
 *   secret: string | null, seed: string | null}} Draw */
/** What this browser drew and saw at a table before the game: its number, whether it told it, and everybody's seals.
 * @typedef {{secret?: string, told?: boolean, seal?: string, seals?: string[]}} KeptDraw */
/** An outcome of chance, and from which weights and numbers of actions it was chosen.
 * @typedef {{move: number, words: string, right: string, offered: [number, number][], chosen: [number, number]}} Dealt */
/** Something that was checked: the message that tells it, and whether it is as it should be.
 * @typedef {{key: string, good: boolean, values: Record<string, any>}} Finding */
/** A table that was opened. @typedef {{id: string, key: string | null, draw: Draw}} Opened */

const PLACE = "goldenspike-draws";
/** So many tables are kept in mind. */
const MOST = 200;
/** For so many seconds a table that the others are called to is looked at. */
const PATIENCE = 40;
/** The tables at which something is being sent. */
const busy = new Set();

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, as hexadecimal digits.
 * @param {string} text */
export async function hash(text) {
  const bytes = new TextEncoder().encode(text);
  if (globalThis.crypto.subtle) return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  const { sha256 } = await import("./sha256.js");
  return hex(sha256(bytes));
}

const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** @returns {Record<string, KeptDraw>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** What this browser drew and saw at a table.
 * @param {string} id
 * @returns {KeptDraw | null} */
export const kept = (id) => all()[id] ?? null;

/** @param {string} id
 * @param {Partial<KeptDraw>} more */
function keep(id, more) {
  const { [id]: before, ...others } = all();
  const entries = Object.entries({ ...others, [id]: { ...before, ...more } });
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // a browser that keeps nothing takes part all the same, as long as its page is open
  }
}

/** Opens a table with this browser's promise, and where the game can begin at once tells it.
 * @param {{seats: {kind: string}[]} & Record<string, any>} wanted
 * @returns {Promise<Opened>} */
export async function openTable(wanted) {
  const sits = wanted.seats.some(({ kind }) => kind === "me" || kind === "hotseat");
  const secret = newSecret();
  const made = await post("/api/tables", sits ? { ...wanted, commitment: await hash(secret) } : wanted);
  if (sits) keep(made.id, { secret, seal: made.draw.commitment });
  if (made.draw.stage === "reveal") await tell(made.id, made.draw).catch(() => {});
  return made;
}

/** Does what is to be done now at a table that has not begun; the server's seal is kept as it was when it was first seen.
 * @param {View} view */
export async function takePart({ id, draw, seats }) {
  if (!draw || draw.stage === "none" || busy.has(id)) return;
  busy.add(id);
  try {
    if (draw.commitment && !kept(id)?.seal) keep(id, { seal: draw.commitment });
    const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    const promised = draw.parts.some((part) => mine.includes(part.seat));
    if (["open", "commit"].includes(draw.stage) && mine.length && !promised) await promise(id);
    if (draw.stage === "reveal") await tell(id, draw);
  } catch {
    // the draw goes on when the table is seen again, or without this browser, and the table then says so
  } finally {
    busy.delete(id);
  }
}

/** A number that was told once is never promised again.
 * @param {string} id */
async function promise(id) {
  const before = kept(id);
  const secret = before?.secret && !before.told ? before.secret : newSecret();
  keep(id, { secret, told: false, seals: [] });
  await post(`/api/tables/${id}/commit`, { commitment: await hash(secret) });
}

/** Tells what was promised, unless the server has changed its seal since.
 * @param {string} id
 * @param {Draw} draw */
async function tell(id, draw) {
  const mine = kept(id);
  if (!mine?.secret || mine.told || mine.seal !== draw.commitment) return;
  const commitment = await hash(mine.secret);
  if (!draw.parts.some((part) => part.commitment === commitment)) return;
  keep(id, { seals: sealsOf(draw) });
  await post(`/api/tables/${id}/reveal`, { contribution: mine.secret });
  keep(id, { told: true });
}

/** The seals of all players, by seat.
 * @param {Draw} draw */
export const sealsOf = (draw) => draw.parts.map((part) => `${part.seat}:${part.commitment}`);

/** Takes part in the draw of a game to which the others have been called, until it has begun.
 * @param {string} id */
export async function follow(id) {
  for (let second = 0; second < PATIENCE; second += 1) {
    const view = await get(`/api/tables/${id}`).catch(() => null);
    if (view?.status !== "open") return;
    await takePart(view);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Whether this browser told its number and the game began without it.
 * @param {string} id
 * @param {Draw} draw */
export async function isLeftOut(id, draw) {
  const mine = kept(id);
  return Boolean(mine?.told && mine.secret && !draw.parts.some((part) => part.contribution === mine.secret));
}
