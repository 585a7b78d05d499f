// What a reader has chosen for this browser: language, colours and how play behaves. Kept in local storage.
import { effect, signal } from "./ui.js";

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

const stored = (() => {
  try {
    return JSON.parse(localStorage.getItem("goldenspike") ?? "{}");
  } catch {
    return {};
  }
})();

function preferredLanguage() {
  const wished = [stored.language, ...(navigator.languages || [])].map((tag) => String(tag).slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) || "en";
}

export const language = signal(preferredLanguage());
export const theme = signal(["light", "dark"].includes(stored.theme) ? stored.theme : "auto");
/** Take the only choice that is left without a click. */
export const takeOnlyChoice = signal(stored.takeOnlyChoice !== false);
/** Ask before a choice is sent. */
export const confirmChoices = signal(stored.confirmChoices !== false);
/** Milliseconds for which each action of another seat stays on show. */
export const pace = signal([0, 350, 900].includes(stored.pace) ? stored.pace : 350);

/** Show a notification while a table is open in another tab, where the browser takes none while the page is closed. */
export const alerts = signal(stored.alerts === true);
/** Play a sound when it is my turn. */
export const sound = signal(stored.sound === true);

/** The bots that are played against at once. */
export const level = signal(typeof stored.level === "string" ? stored.level : "steady");

/** Games whose first tour has been seen. */
export const toured = signal(Array.isArray(stored.toured) ? stored.toured : []);

/** By game, the names of its puzzles that were answered, and whether rightly. */
export const solved = signal(/** @type {Record<string, Record<string, boolean>>} */ (stored.solved ?? {}));
/** By game, the scene of its lesson that was last looked at; 0 when the lesson is over. */
export const lessons = signal(/** @type {Record<string, number>} */ (stored.lessons ?? {}));

/** Panels that were opened (true) or folded up (false) by hand, by name. */
export const opened = signal(/** @type {Record<string, boolean>} */ (stored.opened ?? {}));
/** Whether the board has the whole page. */
export const boardOnly = signal(stored.boardOnly === true);
/** Whether the key to the board's signs lies over it. */
export const legendOpen = signal(stored.legendOpen === true);

effect(() => {
  const chosen = {
    language: language.value,
    theme: theme.value,
    takeOnlyChoice: takeOnlyChoice.value,
    confirmChoices: confirmChoices.value,
    pace: pace.value,
    alerts: alerts.value,
    sound: sound.value,
    level: level.value,
    toured: toured.value,
    lessons: lessons.value,
    solved: solved.value,
    opened: opened.value,
    boardOnly: boardOnly.value,
    legendOpen: legendOpen.value,
  };
  try {
    localStorage.setItem("goldenspike", JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

effect(() => {
  document.documentElement.lang = language.value;
});

const dark = matchMedia("(prefers-color-scheme: dark)");
export const darkNow = signal(dark.matches);
dark.addEventListener("change", () => {
  darkNow.value = dark.matches;
});
effect(() => {
  const night = theme.value === "dark" || (theme.value === "auto" && darkNow.value);
  document.documentElement.dataset.theme = night ? "dark" : "light";
});

/** Whether the page is laid out for a thumb. */
const thumb = matchMedia("(width < 62.5em)");
export const narrow = signal(thumb.matches);
thumb.addEventListener("change", () => {
  narrow.value = thumb.matches;
});

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const motionReduced = () => still.matches;
