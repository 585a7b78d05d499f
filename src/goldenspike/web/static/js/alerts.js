// Tells of a turn at an open table: by a sound, and by a notification if the page is not seen.
import { alerts, sound } from "./prefs.js";

/** Two notes of a station's bell: their frequencies, and when they begin, in seconds. */
const NOTES = [[880, 0], [1174.66, 0.18]];
const LENGTH = 0.9;
const LOUDNESS = 0.2;

/** @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} wait */
function strike(audio, frequency, wait) {
  const [tone, loudness, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + wait];
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(LOUDNESS, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + LENGTH);
}

/** Browsers stay silent until something was pressed on the page. */
export async function chime() {
  const audio = new AudioContext();
  await audio.resume();
  for (const [frequency, wait] of NOTES) strike(audio, frequency, wait);
  setTimeout(() => audio.close(), 3000);
}

/** @param {string} table
 * @param {string} words
 * @param {string} body */
async function show(table, words, body) {
  const shown = { body, tag: `turn/${table}`, icon: "/static/icons/192.png", data: { url: `/t/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(words, shown);
}

/** @param {string} table
 * @param {string} words
 * @param {string} game */
export async function tellOfTurn(table, words, game) {
  if (sound.value) chime().catch(() => {});
  const unseen = document.hidden || !document.hasFocus();
  if (alerts.value && unseen && globalThis.Notification?.permission === "granted") await show(table, words, game);
}
