// The words of the pages, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { getText } from "./api.js";
import { language } from "./prefs.js";
import { effect, signal } from "./ui.js";

const catalogue = signal(/** @type {FluentBundle | null} */ (null));
/** What else is spoken of than the pages: `game=` or `topic=`, and its name. */
const subjects = signal(/** @type {string[]} */ ([]));
/** @type {Map<string, FluentResource>} */
const loaded = new Map();

/** The catalogues write options as numbers, but browsers want `useGrouping` as a boolean.
 * @param {any[]} values
 * @param {Record<string, any>} options */
function NUMBER([value], { useGrouping = 1, ...more }) {
  const options = Object.fromEntries(Object.entries(more).map(([name, option]) => [name, option.valueOf()]));
  return new FluentNumber(value.valueOf(), { ...options, useGrouping: Boolean(useGrouping.valueOf()) });
}

/** Fetches words once.
 * @param {string} tag
 * @param {string} subject */
async function words(tag, subject) {
  const path = `/api/texts/${tag}${subject && `?${subject}`}`;
  const known = loaded.get(path) ?? new FluentResource(await getText(path));
  loaded.set(path, known);
  return known;
}

/** The words of the pages and of some subjects; the first call must be awaited before anything is drawn.
 * @param {string} tag
 * @param {string[]} about */
async function load(tag, about) {
  const bundle = new FluentBundle(tag, { useIsolating: false, functions: { NUMBER } });
  const parts = await Promise.all(["", ...about].map((subject) => words(tag, subject)));
  for (const part of parts) bundle.addResource(part, { allowOverrides: true });
  return bundle;
}

export async function start() {
  catalogue.value = await load(language.value, subjects.value);
  effect(() => {
    const [tag, about] = [language.value, subjects.value];
    load(tag, about).then((bundle) => {
      if (language.value === tag && subjects.value === about) catalogue.value = bundle;
    });
  });
}

/** What was asked for first, so that of two who ask at once none loses its words. */
let asking = Promise.resolve();

/** Speaks of what is left and of one subject more.
 * @param {(subject: string) => boolean} isLeft
 * @param {string} added */
function speak(isLeft, added) {
  const add = async () => {
    const about = [...subjects.value.filter(isLeft), added];
    catalogue.value = await load(language.value, about);
    subjects.value = about;
  };
  const spoken = asking.then(add);
  asking = spoken.catch(() => {});
  return spoken;
}

/** Loads the words of a game too, in place of those of another.
 * @param {string} name */
export const speakOf = (name) => speak((subject) => !subject.startsWith("game="), `game=${name}`);

/** Loads the words of a topic too: a catalogue that only some pages need.
 * @param {string} name */
export const speakAbout = (name) => speak((subject) => subject !== `topic=${name}`, `topic=${name}`);

const told = new Set();

/** A missing message is shown as its key, and reported to the console once.
 * @param {string} key */
function missing(key) {
  if (catalogue.value && !told.has(key)) console.error(`There is no message ${key}.`);
  told.add(key);
  return key;
}

/** The message of that key in the reader's language; reading it subscribes the component to the language.
 * @param {string} key
 * @param {Record<string, any>} [values]
 * @returns {string} */
export function t(key, values) {
  const bundle = catalogue.value;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return missing(key);
  return bundle.formatPattern(message.value, values, []);
}

/** @param {string} key */
export function has(key) {
  return Boolean(catalogue.value?.hasMessage(key));
}

/** Joins texts pair by pair with the message of that key; empty ones are left out.
 * @param {string} key
 * @param {(string | number | false | null | undefined)[]} parts
 * @returns {string} */
export function joined(key, parts) {
  const [first = "", ...rest] = parts.filter((part) => part || part === 0).map(String);
  return rest.reduce((one, other) => t(key, { one, other }), first);
}

/** A list of names as the reader's language writes it.
 * @param {string[]} names */
export const listOf = (names) => new Intl.ListFormat(language.value).format(names);

/** Names of places are written with underscores in the notation.
 * @param {unknown} name */
export const spaced = (name) => String(name).replaceAll("_", " ");
