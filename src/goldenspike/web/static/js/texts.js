// The words of the pages, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { getText } from "./api.js";
import { language } from "./prefs.js";
import { effect, signal } from "./ui.js";

const catalogue = signal(null);
const loaded = new Map();

/** Fetches a language once; the first call must be awaited before anything is drawn. */
export async function load(tag) {
  if (!loaded.has(tag)) {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    bundle.addResource(new FluentResource(await getText(`/api/texts/${tag}`)));
    loaded.set(tag, bundle);
  }
  return loaded.get(tag);
}

export async function start() {
  catalogue.value = await load(language.value);
  effect(() => {
    const tag = language.value;
    load(tag).then((bundle) => {
      if (language.value === tag) catalogue.value = bundle;
    });
  });
}

/** The message of that key in the reader's language; reading it subscribes the component to the language. */
export function t(key, values) {
  const bundle = catalogue.value;
  const message = bundle && bundle.getMessage(key);
  if (!message || !message.value) return key;
  return bundle.formatPattern(message.value, values);
}

export function has(key) {
  return Boolean(catalogue.value && catalogue.value.hasMessage(key));
}

/** Names of places are written with underscores in the notation. */
export const spaced = (name) => String(name).replaceAll("_", " ");
