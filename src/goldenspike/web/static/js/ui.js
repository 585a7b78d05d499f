// The one place from which modules take Preact, htm and signals.
/** @import { ComponentType } from "../vendor/preact.js" */
import { h, render } from "../vendor/preact.js";
import { useEffect } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { signal } from "../vendor/signals.js";

export { render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked, useSignal } from "../vendor/signals.js";
export const html = htm.bind(h);

/** After so many milliseconds a part that could not be loaded is asked for again. */
const AGAIN = 2000;

/** A part of a page that is loaded when it is first shown.
 * @param {() => Promise<ComponentType<any>>} load
 * @returns {ComponentType<any>} */
export function later(load) {
  const loaded = signal(/** @type {ComponentType<any> | null} */ (null));
  const ask = () => {
    load().then(
      (part) => (loaded.value = part),
      () => setTimeout(ask, AGAIN),
    );
  };
  return (props) => {
    useEffect(() => {
      if (!loaded.value) ask();
    }, []);
    return loaded.value && h(loaded.value, props);
  };
}
