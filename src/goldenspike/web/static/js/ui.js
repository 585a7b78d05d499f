// The one place from which modules take Preact, htm and signals.
import { h, render } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, untracked, useSignal } from "../vendor/signals.js";
export const html = htm.bind(h);
