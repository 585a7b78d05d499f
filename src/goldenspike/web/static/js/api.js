// Talks to the server: sends and receives JSON; a refusal is thrown as `Refused` with the server's own words.
import { language } from "./prefs.js";
import { signal } from "./ui.js";

/** @import { Answer, Me, TableModel } from "./types.js" */

export class Refused extends Error {
  /** @param {number} status The status of HTTP, or 0 if the server does not answer.
   * @param {Answer} answer */
  constructor(status, answer) {
    super(answer.text || `${status}`);
    this.status = status;
    this.answer = answer;
  }
}

/** By how many seconds the clock of the server is ahead of this device's. */
let ahead = 0;

/** The server tells the time in whole seconds: less than that is no difference.
 * @param {string | null} date */
function noteTime(date) {
  const found = date ? (Date.parse(date) + 500 - Date.now()) / 1000 : 0;
  if (Math.abs(found - ahead) > 1) ahead = found;
}

/** The moment as the server has it, in seconds. */
export const serverNow = () => Date.now() / 1000 + ahead;

/** @param {string} path
 * @param {RequestInit} [init] */
async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused(0, { error: "offline" });
  }
  if (path.startsWith("/api/tables")) noteTime(response.headers.get("date"));
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  if (answer.error === "signed_out") location.assign("/me?signed-out");
  throw new Refused(response.status, answer);
}

/** A path with a query added, without its empty values: `{lang: "fr", key: null}` gives `?lang=fr`.
 * @param {string} path
 * @param {Record<string, any>} query */
export function address(path, query) {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return known.length ? `${path}?${new URLSearchParams(known)}` : path;
}

/** The whole address of a table.
 * @param {TableModel} model
 * @param {Record<string, any>} query */
export const linkTo = (model, query) => new URL(address(`/t/${model.id}`, query), location.href).href;

/** @param {string} path */
export const getText = async (path) => (await ask(path)).text();
/** @param {string} path
 * @param {Record<string, any>} query
 * @returns {Promise<any>} */
export const get = async (path, query = {}) => (await ask(address(path, query))).json();

/** @param {string} path
 * @param {string | object} body
 * @param {Record<string, any>} query
 * @returns {Promise<any>} */
export async function post(path, body = {}, query = {}) {
  const plain = typeof body === "string";
  const response = await ask(address(path, query), {
    method: "POST",
    headers: { "Content-Type": plain ? "text/plain" : "application/json" },
    body: plain ? body : JSON.stringify(body),
  });
  return response.json();
}

/** For so many milliseconds it is tried to reach a server that starts again. */
const PATIENCE = 60000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 2000;

/** Whether nobody answers, or only a proxy in front of a server that is not there.
 * @param {any} refused */
const isAway = (refused) => refused.status === 0 || ([502, 503, 504].includes(refused.status) && !refused.answer.error);

/** Sends what must not get lost: again until somebody answers, who then does not do twice what was done already.
 * @param {string} path
 * @param {object} body
 * @param {Record<string, any>} query
 * @returns {Promise<any>} */
export async function postSafely(path, body, query) {
  const end = Date.now() + PATIENCE;
  for (let wait = FIRST_WAIT, sent = body; ; wait = Math.min(LONGEST_WAIT, wait * 1.5)) {
    try {
      return await post(path, sent, query);
    } catch (refused) {
      if (!isAway(refused) || Date.now() > end) throw refused;
    }
    sent = { ...body, again: true };
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export const me = signal(/** @type {Me | null} */ (null));

export async function meetMe() {
  me.value = await get("/api/me");
}

/** @param {{name?: string, lang?: string}} change */
export async function tellMe(change) {
  me.value = await post("/api/me", change);
}

export const inMyLanguage = () => ({ lang: language.value });
