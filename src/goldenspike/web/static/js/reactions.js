// The reactions there are: each a drawing of ours and a word.
import { html } from "./ui.js";

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";
const EYES = ["M9 9.5v.1", "M15 9.5v.1"];

/** By name: its word, and its strokes.
 * @type {Record<string, {words: string, paths: string[]}>} */
export const REACTIONS = {
  bravo: { words: "reaction-bravo", paths: ["M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"] },
  thanks: {
    words: "reaction-thanks",
    paths: ["M12 20C5 15 3.5 12 3.5 9a4.3 4.3 0 0 1 8.5-1.2A4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11z"],
  },
  agreed: { words: "reaction-agreed", paths: ["M4.5 12.5l5 5 10-11"] },
  funny: { words: "reaction-funny", paths: [FACE, ...EYES, "M7.5 13.5a4.8 4.8 0 0 0 9 0z"] },
  surprised: { words: "reaction-surprised", paths: [FACE, ...EYES, "M12 13.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"] },
  ouch: { words: "reaction-ouch", paths: [FACE, ...EYES, "M8 16.5a4.6 4.6 0 0 1 8 0"] },
};

/** @param {{name: string}} props */
export const ReactionIcon = ({ name }) => html`<svg class="reaction" viewBox="0 0 24 24" aria-hidden="true">
  ${(REACTIONS[name]?.paths ?? []).map((d) => html`<path d=${d} />`)}</svg>`;
