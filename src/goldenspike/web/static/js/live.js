// The live stream of a table: it reconnects by itself, asks for what it missed, and reports its state.
/** @import { HereTold, TalkTold, View } from "./types.js" */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After so many milliseconds two beats of the server are missing, and the connection counts as lost. */
const SILENCE = 45000;
/** For so many milliseconds nothing is said of a lost connection. */
const UNSAID = 6000;
/** The server's sign that this is no longer who opened the connection: another session has begun, or this one has ended. */
const SIGNED_OUT = 4401;

export class Live {
  wait = FIRST_WAIT;
  closed = false;
  /** @type {WebSocket | undefined} */
  socket = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  silence = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  lost = undefined;

  /** @param {(from: number) => string} path
   * @param {() => number} from The last number seen.
   * @param {(message: View) => void} onMessage
   * @param {(aside: {talk?: TalkTold, here?: HereTold}) => void} onAside Told what is not about the game.
   * @param {(state: "open" | "lost") => void} onState */
  constructor(path, from, onMessage, onAside, onState) {
    this.path = path;
    this.from = from;
    this.onMessage = onMessage;
    this.onAside = onAside;
    this.onState = onState;
    this.wake = () => {
      this.#tellWhetherSeen();
      if (document.visibilityState !== "visible" || this.closed) return;
      if (this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
      this.#open();
    };
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.#open();
  }

  #open() {
    clearTimeout(this.timer);
    const url = new URL(this.path(this.from()), location.href);
    if (document.hidden) url.searchParams.set("hidden", "1");
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.#found();
      this.onState("open");
      this.#tellWhetherSeen();
      this.#heard(socket);
    };
    socket.onmessage = (event) => {
      this.#heard(socket);
      const message = JSON.parse(event.data);
      if (message.seq === undefined) this.onAside(message);
      else this.onMessage(message);
    };
    socket.onclose = ({ code, reason }) => {
      clearTimeout(this.silence);
      if (this.closed || this.socket !== socket) return;
      if (code === SIGNED_OUT || reason === "banned") return void location.reload();
      this.#lose(code);
      this.timer = setTimeout(() => this.#open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
    };
  }

  /** Whoever does not look at the table is told elsewhere that it is their turn. */
  #tellWhetherSeen() {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(document.hidden ? "hidden" : "open");
  }

  /** A server that starts again is back within seconds: nobody need hear of it. One that says why it hangs up means it.
   * @param {number} code */
  #lose(code) {
    this.lost ??= setTimeout(() => this.onState("lost"), code >= 4000 ? 0 : UNSAID);
  }

  #found() {
    clearTimeout(this.lost);
    this.lost = undefined;
  }

  #heard(socket) {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => socket.close(), SILENCE);
  }

  close() {
    this.closed = true;
    this.#found();
    clearTimeout(this.silence);
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
