// Beside the game: who is at the table, what was said in the rooms that are open to me, and how much of it I have not read.
/** @import { Onlooker } from "./onlooker.js" */
/** @import { HereTold, Remark, RoomName, TalkTold } from "./types.js" */
import { boardOnly, language } from "./prefs.js";
import { t } from "./texts.js";
import { batch, computed, signal } from "./ui.js";

/** @type {RoomName[]} */
const ROOMS = ["players", "onlookers"];
const KEPT = "goldenspike-read";
/** Of so many tables it is kept what was read at them. */
const MOST_KEPT = 50;
/** Milliseconds in which what is said is gathered before it is spoken. */
const GATHER = 1200;
const MINUTE = 60000;

/** Who is here, by seat; null while that is not known. */
const attendance = signal(/** @type {HereTold | null} */ (null));
const minute = signal(Math.floor(Date.now() / MINUTE));

/** @param {number} seat */
const told = (seat) => attendance.value?.seats.find((one) => one.seat === seat);

/** @param {number} seat */
export const isHere = (seat) => told(seat)?.here === true;

/** How many look on. */
export const lookingOn = () => attendance.value?.onlookers ?? 0;

/** Whether whoever sits there is here, or how long ago that was; nothing for bots and open seats.
 * @param {number} seat */
export function whereabouts(seat) {
  const one = told(seat);
  if (!one) return "";
  if (one.here) return t("here-now");
  return one.seen ? t("here-seen", { ago: ago(minute.value - one.seen) }) : t("here-away");
}

/** @param {number} minutes */
function ago(minutes) {
  const words = new Intl.RelativeTimeFormat(language.value);
  const past = Math.max(1, minutes);
  if (past < 60) return words.format(-past, "minute");
  return past < 48 * 60 ? words.format(-Math.round(past / 60), "hour") : words.format(-Math.round(past / 60 / 24), "day");
}

/** What was read, by table: the number of the last remark of each room.
 * @returns {Record<string, Record<RoomName, number>>} */
function readBefore() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table
 * @param {Record<RoomName, number>} numbers */
function keepRead(table, numbers) {
  const others = Object.entries(readBefore()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, numbers]])));
  } catch {
    // A browser that keeps nothing counts everything as new.
  }
}

/** The remarks of a room with new ones after them; after a gap only these, for what lies between is read page by page.
 * @param {Remark[]} known
 * @param {Remark[]} fresh */
function joined(known, fresh) {
  const last = known.at(-1)?.number ?? 0;
  const later = fresh.filter((one) => one.number > last);
  const before = later.length && later[0].number > last + 1 ? [] : known;
  const gone = new Set(later.filter((one) => one.kind === "deleted").map((one) => one.about));
  const struck = (one) => (gone.has(one.number) ? { ...one, kind: "gone", text: "" } : one);
  return [...before, ...later].map(struck);
}

export class Parlour {
  me = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  gathering = undefined;
  /** What is to be spoken next. @type {string[]} */
  fresh = [];

  /** @param {Onlooker} table */
  constructor(table) {
    attendance.value = null;
    this.table = table;
    /** Which part beside the board is open: log, talk or notes. */
    this.tab = signal("log");
    /** The part in which one is about to write. */
    this.wanted = signal("");
    this.open = signal(false);
    this.muted = signal(/** @type {Set<string>} */ (new Set()));
    this.said = { players: signal(/** @type {Remark[]} */ ([])), onlookers: signal(/** @type {Remark[]} */ ([])) };
    this.read = signal(readBefore()[table.id] ?? { players: 0, onlookers: 0 });
    /** What a screen reader says next. */
    this.spoken = signal("");
    this.own = computed(() => /** @type {RoomName} */ (table.mySeats.value.length ? "players" : "onlookers"));
    this.rooms = computed(() => (table.live.value.status === "running" ? [this.own.value] : ROOMS));
    this.all = computed(() => this.rooms.value.flatMap((room) => this.said[room].value).sort((a, b) => a.at - b.at));
    const isUnread = (one) => this.#isNews(one) && one.number > this.read.value[one.room];
    this.unread = computed(() => this.all.value.filter(isUnread).length);
    this.clock = setInterval(() => (minute.value = Math.floor(Date.now() / MINUTE)), MINUTE);
  }

  /** @param {Remark} one */
  #isNews(one) {
    return one.kind === "said" && one.by !== this.me && !this.muted.value.has(one.by);
  }

  /** The last remarks that are known, as the live stream is asked for what comes after them. */
  heard() {
    return ROOMS.map((room) => this.said[room].value.at(-1)?.number ?? 0).join(".");
  }

  /** @param {{talk?: TalkTold, here?: HereTold}} message */
  take({ talk, here }) {
    batch(() => {
      if (here) this.#see(here);
      if (talk?.me) this.me = talk.me;
      if (talk?.muted) this.muted.value = new Set(talk.muted);
      if (talk?.room) this.#hear(talk.room, talk);
    });
  }

  /** Others who sit here and come or go are spoken of.
   * @param {HereTold} here */
  #see(here) {
    const before = attendance.value?.seats ?? [];
    attendance.value = here;
    const came = here.seats.filter((one) => before.some((old) => old.seat === one.seat && old.here !== one.here));
    const others = this.table.live.value.seats.filter(({ seat, mine }) => !mine && came.some((one) => one.seat === seat));
    if (others.length) this.#speak(others.map(({ name, seat }) => t("here-of", { name, where: whereabouts(seat) })));
  }

  /** @param {RoomName} room
   * @param {TalkTold} told */
  #hear(room, { open = false, remarks = [] }) {
    const known = this.said[room].value;
    const after = known.at(-1)?.number ?? this.read.value[room];
    this.open.value = open;
    this.said[room].value = joined(known, remarks);
    const news = remarks.filter((one) => one.number > after && this.#isNews(one));
    if (news.length) this.#speak(news.map(({ name, text }) => t("talk-spoken", { name, text })));
  }

  /** Gathers what was said, so that a screen reader is not interrupted for each remark.
   * @param {string[]} news */
  #speak(news) {
    this.fresh.push(...news);
    clearTimeout(this.gathering);
    this.gathering = setTimeout(() => {
      const several = this.fresh.length > 3;
      const [last] = this.fresh.slice(-1);
      this.spoken.value = several ? t("talk-spoken-many", { count: this.fresh.length, last }) : this.fresh.join(" ");
      this.fresh = [];
    }, GATHER);
  }

  /** Everything that is here has been read. */
  markRead() {
    const last = (room) => Math.max(this.read.value[room] ?? 0, this.said[room].value.at(-1)?.number ?? 0);
    const { players, onlookers } = this.read.value;
    const numbers = { players, onlookers };
    for (const room of this.rooms.value) numbers[room] = last(room);
    if (numbers.players === players && numbers.onlookers === onlookers) return;
    this.read.value = numbers;
    keepRead(this.table.id, numbers);
  }

  /** Earlier remarks come before those that are here.
   * @param {RoomName} room
   * @param {Remark[]} earlier */
  addEarlier(room, earlier) {
    const first = this.said[room].value[0]?.number ?? Infinity;
    this.said[room].value = [...earlier.filter((one) => one.number < first), ...this.said[room].value];
  }

  /** Opens a part beside the board; the focus moves to where one writes there, as soon as that is loaded.
   * @param {string} tab */
  show(tab) {
    batch(() => {
      boardOnly.value = false;
      this.tab.value = tab;
      this.wanted.value = tab;
    });
  }

  /** Where one writes in a part beside the board.
   * @param {string} tab
   * @param {HTMLElement | null} field */
  ready(tab, field) {
    if (!field || this.wanted.value !== tab) return;
    this.wanted.value = "";
    field.focus();
    field.scrollIntoView({ block: "nearest" });
  }

  close() {
    clearTimeout(this.gathering);
    clearInterval(this.clock);
    attendance.value = null;
  }
}
