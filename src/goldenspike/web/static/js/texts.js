// The words of the pages, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { getText } from "./api.js";
import { language } from "./prefs.js";
import { effect, signal } from "./ui.js";

const catalogue = signal(null);
const game = signal("");
const loaded = new Map();

/** The catalogues write options as numbers; browsers want `useGrouping` as a truth. */
function NUMBER([value], { useGrouping = 1, ...more }) {
  const options = Object.fromEntries(Object.entries(more).map(([name, option]) => [name, option.valueOf()]));
  return new FluentNumber(value.valueOf(), { ...options, useGrouping: Boolean(useGrouping.valueOf()) });
}

/** Fetches words once. */
async function words(tag, about) {
  const path = `/api/texts/${tag}${about ? `?game=${about}` : ""}`;
  if (!loaded.has(path)) loaded.set(path, new FluentResource(await getText(path)));
  return loaded.get(path);
}

/** The words of the pages and of a game, if one is named; the first call must be awaited before anything is drawn. */
async function load(tag, about) {
  const bundle = new FluentBundle(tag, { useIsolating: false, functions: { NUMBER } });
  for (const part of await Promise.all([words(tag, ""), ...(about ? [words(tag, about)] : [])])) bundle.addResource(part, { allowOverrides: true });
  return bundle;
}

export async function start() {
  catalogue.value = await load(language.value, game.value);
  effect(() => {
    const [tag, about] = [language.value, game.value];
    load(tag, about).then((bundle) => {
      if (language.value === tag && game.value === about) catalogue.value = bundle;
    });
  });
}

/** From now on the words of this game are known too. */
export async function speakOf(name) {
  catalogue.value = await load(language.value, name);
  game.value = name;
}

const told = new Set();

/** A word that is missing shows its key, and is told to the console once. */
function missing(key) {
  if (catalogue.value && !told.has(key)) console.error(`There is no message ${key}.`);
  told.add(key);
  return key;
}

/** The message of that key in the reader's language; reading it subscribes the component to the language. */
export function t(key, values) {
  const bundle = catalogue.value;
  const message = bundle && bundle.getMessage(key);
  if (!message || !message.value) return missing(key);
  return bundle.formatPattern(message.value, values, []);
}

export function has(key) {
  return Boolean(catalogue.value && catalogue.value.hasMessage(key));
}

/** Names of places are written with underscores in the notation. */
export const spaced = (name) => String(name).replaceAll("_", " ");
