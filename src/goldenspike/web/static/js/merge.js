// Joins what comes later with the view before it: messages of the live stream, which tell only what is new, and pages of the log.
/** @import { Line, TableModel, View } from "./types.js" */
import { get } from "./api.js";
import { batch } from "./ui.js";

/** The tables of which a page of the log is being read. */
const reading = new WeakSet();

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
  const { opening, earlier, draw } = view;
  return { opening, earlier, draw, ...message, fragments, log: [...log, ...message.log] };
}

/** Reads earlier pages of the log for the score, which is reckoned from all of it, and for a position that they tell of.
 * @param {TableModel} model */
export function readNeeded(model) {
  const { earlier = 0, status } = model.live.value;
  if (earlier > 0 && (status === "over" || (model.at.value ?? Infinity) <= earlier)) readEarlier(model);
}

/** Reads the page of the log before the lines that are here.
 * @param {TableModel} model */
export async function readEarlier(model) {
  const [first] = model.live.value.log;
  if (!model.live.value.earlier || reading.has(model)) return;
  reading.add(model);
  /** @type {{earlier: number, log: Line[]} | null} */
  let page = null;
  try {
    page = await get(`${model.path}/log`, model.query({ before: first.seq }));
  } catch (refused) {
    model.tell(refused);
  } finally {
    reading.delete(model);
  }
  const follows = (view) => view.log[0]?.seq === first.seq;
  const longer = (view) => (page && follows(view) ? { ...view, ...page, log: [...page.log, ...view.log] } : view);
  batch(() => {
    model.shown.value = longer(model.shown.value);
    model.live.value = longer(model.live.value);
  });
}
