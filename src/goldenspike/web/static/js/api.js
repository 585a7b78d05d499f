// Talks to the server: JSON there and back; what is refused is thrown as `Refused` with the server's own words.
import { language } from "./prefs.js";
import { signal } from "./ui.js";

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.text || `${status}`);
    this.status = status;
    this.answer = answer;
  }
}

async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused(0, { error: "offline" });
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  throw new Refused(response.status, answer);
}

/** A path with what is known added: `{lang: "fr", key: null}` gives `?lang=fr`. */
export function address(path, query) {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return known.length ? `${path}?${new URLSearchParams(known)}` : path;
}

export const getText = async (path) => (await ask(path)).text();
export const get = async (path, query = {}) => (await ask(address(path, query))).json();

export async function post(path, body = {}, query = {}) {
  const plain = typeof body === "string";
  const response = await ask(address(path, query), {
    method: "POST",
    headers: { "Content-Type": plain ? "text/plain" : "application/json" },
    body: plain ? body : JSON.stringify(body),
  });
  return response.json();
}

export const me = signal(null);

export async function meetMe() {
  me.value = await get("/api/me");
}

export async function tellMe(change) {
  me.value = await post("/api/me", change);
}

export const inMyLanguage = () => ({ lang: language.value });
