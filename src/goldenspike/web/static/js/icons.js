// Small drawings for buttons, in the colour of the text around them.
import { html } from "./ui.js";

const icon = (paths) => html`<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => html`<path d=${d} />`)}</svg>`;

export const icons = {
  first: icon(["M18 6l-8 6 8 6z", "M6 6v12"]),
  back: icon(["M16 6l-8 6 8 6z"]),
  forward: icon(["M8 6l8 6-8 6z"]),
  last: icon(["M6 6l8 6-8 6z", "M18 6v12"]),
  play: icon(["M7 4.5l12 7.5-12 7.5z"]),
  pause: icon(["M8 5v14", "M16 5v14"]),
  undo: icon(["M9 7L4 12l5 5", "M4 12h10a5 5 0 0 1 0 10h-2"]),
  plus: icon(["M12 5v14", "M5 12h14"]),
  minus: icon(["M5 12h14"]),
  fit: icon(["M4 9V4h5", "M20 9V4h-5", "M4 15v5h5", "M20 15v5h-5"]),
  room: icon(["M4 5h16v14H4z", "M15 5v14"]),
  legend: icon(["M5 6h3v3H5z", "M11 7.5h8", "M5 15h3v3H5z", "M11 16.5h8"]),
  close: icon(["M6 6l12 12", "M18 6L6 18"]),
  help: icon(["M9.2 9a3 3 0 1 1 4.2 2.8c-.9.5-1.4 1-1.4 2.2", "M12 17.5v.1"]),
  gear: icon(["M4 7h9", "M17 7h3", "M15 4.5v5", "M4 17h3", "M11 17h9", "M9 14.5v5"]),
  link: icon(["M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1", "M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"]),
  seat: icon(["M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "M4 21c0-4 4-6 8-6s8 2 8 6"]),
  hurry: icon(["M7 3h10", "M7 21h10", "M8 3v4l4 5 4-5V3", "M8 21v-4l4-5 4 5v4"]),
  log: icon(["M5 6h14", "M5 12h14", "M5 18h9"]),
  describe: icon(["M4 5h16v12H4z", "M8 9h8", "M8 13h5", "M9 21l3-4 3 4"]),
  turn: icon(["M6 21V4h12l-3 4 3 4H6"]),
  players: icon([
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z", "M3 20c0-4 2.5-6 6-6s6 2 6 6",
    "M15.5 4.3a3.5 3.5 0 0 1 0 6.4", "M17.5 14.4c2.3.7 3.5 2.6 3.5 5.6",
  ]),
  companies: icon([
    "M3 16V5h8v7h7l3 2v2z", "M15 12V8h3v4", "M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z", "M17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  ]),
  study: icon(["M4 4v16h16", "M7 15l4-5 4 3 5-7"]),
  more: icon(["M5 8h11v12H5z", "M9 8V4h11v12h-4"]),
  dots: icon(["M5 12h.01", "M12 12h.01", "M19 12h.01"]),
  dice: icon(["M4 4h16v16H4z", "M8.5 8.5v.1", "M15.5 8.5v.1", "M12 12v.1", "M8.5 15.5v.1", "M15.5 15.5v.1"]),
  talk: icon(["M4 5h16v11h-9l-5 4v-4H4z"]),
  notes: icon(["M6 3.5h8.5L19 8v12.5H6z", "M9 12h7", "M9 16h5"]),
  smile: icon(["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M9 9.5v.1", "M15 9.5v.1", "M8 14a4.6 4.6 0 0 0 8 0"]),
  save: icon(["M12 4v11", "M7 11l5 5 5-5", "M5 20h14"]),
  sun: icon([
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2v2", "M12 20v2", "M2 12h2", "M20 12h2",
    "M5 5l1.4 1.4", "M17.6 17.6L19 19", "M5 19l1.4-1.4", "M17.6 6.4L19 5",
  ]),
  moon: icon(["M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"]),
};

export const Spike = () => html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <path d="M9 5.5C11 3.6 21 3.6 23 5.5l.6 2.7c-2 1.2-3.6 1.6-5 1.8L17.5 26 16 29.5 14.5 26 13.4 10c-1.4-.2-3-.6-5-1.800z"
    fill="#e0a526" stroke="#8d5f06" stroke-width="1.3" stroke-linejoin="round" />
  <path d="M11.5 6.300c2.5-.8 6.5-.8 9 0" fill="none" stroke="#fff1c4" stroke-width="1.3" stroke-linecap="round" />
</svg>`;
