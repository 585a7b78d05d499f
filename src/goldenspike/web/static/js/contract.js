// The contract between the pages and a game: what the default export of a game's `page.js` may offer. A game gives only
// what differs from these defaults; without such a module it is played with the defaults alone.
/** @import { Choice, Consequence, Decision, Fact, Fold, Gain, Light, Line, Panel, Picked, Place, Preview } from "./types.js" */
/** @import { TableModel, View } from "./types.js" */
/** @import { Board } from "./board.js" */
/** @import { ComponentType, VNode } from "../vendor/preact.js" */
import { keysOf } from "./drawing.js";
import { changesOf, PlainPlayers, PlainScore, PlainTurn } from "./panels.js";
import { t } from "./texts.js";

/** @typedef {typeof DEFAULTS} GamePage */

export const DEFAULTS = {
  /** The parts of the printed board that the page needs before it is drawn; they stand in `model.printed`.
   * @type {string[]} */
  boardParts: [],

  /** The steps of the first tour: the part of the page to point at, and its words.
   * @type {[selector: string, words: string][]} */
  tour: [],

  // The board: its things have keys such as `hex:Q10`, made of the kind and the name.

  /** Whether lights lie inside the lit things, under their badges, or over everything. */
  lightsInside: false,

  /** The keys of all things that a choice or a fact names.
   * @type {(place: Place) => string[]} */
  keysOf,

  /** The key of the thing to click for a choice; null if there is none.
   * @type {(choice: Choice, view: View) => string | null} */
  target: (choice) => keysOf(choice.place ?? {})[0] ?? null,

  /** Further things to click once something is picked, each with its choices.
   * @type {(picked: Picked | null) => Map<string, Choice[]>} */
  targetsOnceChosen: () => new Map(),

  /** Of the choices at a place, the one to pick first, and its action; null if any will do.
   * @type {(choices: Choice[], key: string) => [Choice, number] | null} */
  favourite: () => null,

  /** Lit things that stand for more than one choice, with the words of their tips and short tags.
   * @type {(model: TableModel) => Light[]} */
  lights: () => [],

  /** The keys of the places whose names come first where there is no room for all.
   * @type {(model: TableModel) => string[]} */
  favoured: () => [],

  /** Whether a click on a lit thing is dealt with by the game itself.
   * @type {(model: TableModel, key: string) => boolean} */
  pickPlace: () => false,

  /** The key of the thing that the game itself has picked.
   * @type {(model: TableModel) => string | null} */
  pickedPlace: () => null,

  /** Lets go of what the game itself has picked.
   * @type {(model: TableModel) => void} */
  unpick: () => {},

  /** Drawings (SVG) of what the picked choice would put on the board.
   * @type {(model: TableModel, board: Board) => string[]} */
  ghosts: () => [],

  /** Whether a fragment of the board is a piece that runs to its new place.
   * @type {(fragment: string) => boolean} */
  travels: () => false,

  /** Whether a new fragment grows like track.
   * @type {(fragment: string) => boolean} */
  grows: (fragment) => fragment.startsWith("track-"),

  /** The places from which the track of a fact grows.
   * @type {(fact: Fact) => Place[]} */
  growsFrom: () => [],

  /** The keys of the things that a fragment belongs to.
   * @type {(fragment: string) => string[]} */
  placesOfFragment: () => [],

  // What happened.

  /** The result that a fact belongs to, such as a payout; facts of one that follow each other are shown as one moment, with what
   * everybody gained. Its title is the message `moment-NAME`. Null for facts that are part of an action.
   * @type {(fact: Fact) => string | null} */
  momentOf: () => null,

  /** Who gained and who lost what by a fact of a line.
   * @type {(fact: Fact, line: Line, view: View) => Gain[]} */
  gains: () => [],

  /** The new order of play that a moment brings, as names; empty if it brings none.
   * @type {(moment: string, view: View) => string[]} */
  orderAfter: () => [],

  /** The words for a turn of the log; lines with the same words belong together.
   * @type {(turn: number, view: View) => string} */
  turnWords: (turn) => t("turn-number", { turn }),

  // The decision.

  /** The actions, in notation, that a click on an unlit thing may have meant; the first one that is refused is explained.
   * @type {(key: string, view: View, model: TableModel) => string[] | Promise<string[]>} */
  ask: () => [],

  /** The question to the player.
   * @type {(view: View, decision: Decision | undefined) => string} */
  prompt: (_, decision) => decision?.text ?? "",

  /** A small drawing before the words of a choice.
   * @type {(choice: Choice, model: TableModel) => VNode | VNode[] | null} */
  mark: () => null,

  /** Where a choice stands in the list: the lowest first, what ends or forgoes something last.
   * @type {(choice: Choice) => number} */
  rank: (choice) => Number(choice.kind === "pass"),

  /** Groups of choices that are folded up below the others.
   * @type {(choices: Choice[], view: View) => Fold[]} */
  folds: () => [],

  /** Whether a choice has no effect of its own, but opens others that are sent together with it.
   * @type {(choice: Choice) => boolean} */
  opens: () => false,

  /** The words of the button that sends an amount.
   * @type {(choice: Choice, amount: number) => string} */
  rangeConfirm: (_, amount) => t("confirm-amount", { amount }),

  /** What changes by the picked choice, as lines of figures.
   * @type {(preview: Preview, view: View) => Consequence[]} */
  changes: changesOf,

  /** A panel in place of the list of choices, where one is better.
   * @type {(model: TableModel) => ComponentType<{model: TableModel}> | null} */
  picker: () => null,

  /** Whether the player looks at a plan of the game's own; single choices are hidden then.
   * @type {(model: TableModel) => boolean} */
  planned: () => false,

  /** A panel above the choices that makes many of them at once, such as whole routes.
   * @type {ComponentType<{model: TableModel}>} */
  Plan: () => null,

  // Panels around the board.

  /** Under the board. @type {ComponentType<Panel>} */
  Companies: () => null,

  /** Which turn and phase it is. @type {ComponentType<{view: View}>} */
  Turn: PlainTurn,

  /** @type {ComponentType<Panel>} */
  Players: PlainPlayers,

  /** Under the players. @type {ComponentType<Panel>} */
  More: () => null,

  /** How the final score came about. @type {ComponentType<Panel>} */
  Score: PlainScore,
};
