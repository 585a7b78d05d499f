// Joins the messages of the live stream, which tell only what is new, with the view before them.
/** @import { View } from "./types.js" */

/** A whole view from the one before and a message that tells only what is new after line `from`.
 * @param {View} view
 * @param {View} message
 * @returns {View} */
export function merge(view, message) {
  const from = message.from ?? 0;
  if (from === 0) return message;
  const struck = new Set(message.struck ?? []);
  const kept = view.log.filter((line) => line.seq <= from);
  const log = kept.map((line) => (struck.has(line.seq) ? { ...line, undone: true } : line));
  const fragments = { ...view.fragments, ...message.fragments };
  return { ...message, fragments, log: [...log, ...message.log], opening: message.opening ?? view.opening };
}
