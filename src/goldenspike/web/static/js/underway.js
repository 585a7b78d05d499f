// An action of mine that is under way: known at once, lest it is sent twice, and shown if it takes a while.
import { batch, signal } from "./ui.js";

/** Most answers come sooner than after so many milliseconds; one more frame before would but delay what they bring. */
const SHOWN_AFTER = 80;

export class UnderWay {
  sending = signal(false);
  /** Whether it is shown: no choice can be taken. */
  busy = signal(false);
  /** The line that our own action has become; until the live stream has brought it, no choices are offered. */
  promised = signal(0);

  /** @param {number} promised
   * @param {boolean} atOnce Whether it is shown at once, so that what comes between several actions is not.
   * @returns {() => void} Ends it. */
  begin(promised, atOnce) {
    const show = () =>
      batch(() => {
        this.busy.value = true;
        this.promised.value = promised;
      });
    this.sending.value = true;
    if (atOnce) show();
    const timer = atOnce ? undefined : setTimeout(show, SHOWN_AFTER);
    return () => {
      clearTimeout(timer);
      batch(() => {
        this.busy.value = false;
        this.sending.value = false;
      });
    };
  }
}
