// The shapes of what the server tells, as `web/api/models.py` has them, and of what the pages' own parts hand to each other.
// Only types: no page ever loads this file.

/** Things of the board by their kind: `{link: ["A", "B"]}`, `{hex: "Q10"}`, `{company: ["red", "blue"]}`.
 * @typedef {Record<string, any>} Place */

/** @typedef {{error?: string, text?: string, rule?: string | null, reason?: string, view?: View}} Answer */
/** @typedef {{id: string, name: string, lang: string}} Me */

/**
 * @typedef {object} OfferedGame
 * @property {string} name
 * @property {string} title
 * @property {number} fewest
 * @property {number} most
 * @property {string[]} boards
 * @property {Record<string, string[]>} options
 * @property {string[]} bots
 */

/** @typedef {{kind: string, bot?: string | null, name?: string}} WantedSeat */
/** @typedef {{name: string, reference: string, text: string}} RuleText */

/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} bot
 * @property {boolean} mine
 * @property {boolean} host
 * @property {boolean} free
 * @property {boolean} asked
 */

/** @typedef {{seat: number, rule: string, reference: string, text: string, sealed: boolean}} Decision */

/**
 * One way of a cube; `own` and `gifts` are the links of one's own and of others that it runs over.
 * @typedef {object} CubeWay
 * @property {number} action
 * @property {string[]} stops
 * @property {string[]} hexes
 * @property {{owner: number, links: number}[]} gains
 * @property {number} own
 * @property {number} gifts
 */

/** What building in a hex costs and leads to.
 * @typedef {{low: number, high: number, links: {ends: string[], cost: number}[],
 *   starts: {stop: string, begun: boolean}[]}} Site */

/**
 * All actions from `first` to `last`; where there are several, `low` and `high` are the amounts they stand for.
 * @typedef {object} Choice
 * @property {number} seat
 * @property {number} first
 * @property {number} last
 * @property {string} words
 * @property {string} words_last
 * @property {string} text
 * @property {number | null} low
 * @property {number | null} high
 * @property {string} kind
 * @property {Place} place
 * @property {Record<string, any>} values
 * @property {CubeWay[]} [ways]
 * @property {Site} [site]
 */

/**
 * @typedef {object} Fact
 * @property {string} key
 * @property {string} text
 * @property {Place} places
 * @property {Record<string, any>} values
 * @property {string | null} rule
 * @property {string | null} reference
 */

/**
 * @typedef {object} Line
 * @property {number} seq
 * @property {number} seat
 * @property {"act" | "undo" | "ask" | "agree" | "refuse"} kind
 * @property {string | null} words
 * @property {boolean} undone
 * @property {boolean} seen
 * @property {number} at
 * @property {Fact[]} facts
 */

/** @typedef {{path: (string | number)[], before: any, after: any}} Change */

/** What an action would bring; `seq` and `amount` are added by the page.
 * @typedef {{words: string, text: string, sealed: boolean, facts: Fact[], changes: Change[], then: Choice[], seq: number,
 *   amount: number}} Preview */

/** @typedef {{allowed: boolean, rule?: string | null, reference?: string | null, reason?: string | null, text?: string}} Why */
/** @typedef {{seat: number, back_to: number, agreed: number[], waiting: number[]}} UndoAsked */
/** @typedef {{allowed: boolean, free: boolean, seat: number | null, back_to: number | null, seen: boolean,
 *   asked: UndoAsked | null}} UndoOffer */

/**
 * Everything a user may know of a table; `position` is the game's own, and `earlier` lines come before those in `log`.
 * `from` and `struck` stand only in live messages.
 * @typedef {object} View
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} board
 * @property {Record<string, string>} options
 * @property {boolean} public
 * @property {boolean} host
 * @property {string | null} key
 * @property {string | null} look
 * @property {"open" | "running" | "over"} status
 * @property {number} seq
 * @property {number} last
 * @property {number | null} seat
 * @property {number | null} curtain
 * @property {Seat[]} seats
 * @property {Decision[]} decisions
 * @property {{scores: number[], winners: number[]} | null} result
 * @property {UndoOffer} undo
 * @property {number} since
 * @property {string | null} rematch
 * @property {Record<string, any>} position
 * @property {Record<string, string>} fragments
 * @property {Choice[]} choices
 * @property {Line[]} log
 * @property {number} [earlier]
 * @property {Fact[]} [opening]
 * @property {number} [from]
 * @property {number[]} [struck]
 * @property {number} [beat]
 */

/**
 * A table as it stands in a list.
 * @typedef {object} Listed
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} board
 * @property {Record<string, string>} special
 * @property {"open" | "running" | "over"} status
 * @property {number} changed
 * @property {boolean} waiting
 * @property {Seat[]} seats
 */

/** What is picked: a choice and one of its actions, other choices at the same place, and what is sent before it.
 * @typedef {{choice: Choice, amount: number, alternatives: Choice[] | null, before: Choice | null}} Picked */

/** A figure before and after, in words. @typedef {{name: string, before: any, after: any}} Consequence */
/** A place that can be clicked, the words of its tip, and a short tag over it.
 * @typedef {{key: string, label: string, tag?: string, kind?: string}} Light */
/** @typedef {{title: string, choices: Choice[]}} Fold */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("./board.js").Board} Board */
/** What every panel of a table is given. @typedef {{model: TableModel, view: View}} Panel */
/** @typedef {import("./contract.js").GamePage} GamePage */

export {};
