// The shapes of what the server tells, as `web/api/models.py` has them, and of what the pages' own parts hand to each other.
// Only types: no page ever loads this file.

/** Things of the board by their kind: `{link: ["A", "B"]}`, `{hex: "Q10"}`, `{company: ["red", "blue"]}`.
 * @typedef {Record<string, any>} Place */

/** @typedef {{id: string, name: string, lang: string, named: boolean}} Me */
/** @typedef {{id: string, name: string, created: number, seen: number, here: boolean}} Device */
/** @typedef {{login: string | null, mail: string | null, asked: string | null, letters: boolean, sessions: Device[]}} Account */
/** @typedef {{link: string, qr: string, seconds: number}} LinkShown */
/** @typedef {{purpose: "sign_in" | "reset" | "mail", name: string, here: boolean, moves: number}} LinkFound */
/** @typedef {{error?: string, text?: string, rule?: string | null, reason?: string, view?: View, notes?: Kept}} Answer */
/** Notes of one's own. @typedef {{text: string, version: number}} Kept */
/** @typedef {"players" | "onlookers"} RoomName */

/**
 * A line of a room: what was said, or what was done about an earlier line or about a line of the log.
 * @typedef {object} Remark
 * @property {RoomName} room
 * @property {number} number
 * @property {"said" | "gone" | "deleted" | "reacted" | "unreacted" | "opened" | "closed"} kind
 * @property {string} by Tells one person from another at this table.
 * @property {number | null} seat
 * @property {string} name
 * @property {string} text
 * @property {number | null} about
 * @property {number | null} line
 * @property {number} at
 */
/** @typedef {{me?: string, muted?: string[], room?: RoomName, open?: boolean, remarks?: Remark[]}} TalkTold */
/** @typedef {{seats: {seat: number, here: boolean, by: string, seen: number | null}[], onlookers: number}} HereTold */

/**
 * @typedef {object} OfferedGame
 * @property {string} name
 * @property {string} title
 * @property {number} fewest
 * @property {number} most
 * @property {string[]} boards
 * @property {Record<string, string[]>} options
 * @property {string[]} bots
 * @property {string[]} levels
 * @property {boolean} compiled
 * @property {number} scenes
 * @property {number} puzzles
 */

/** @typedef {{kind: string, bot?: string | null, name?: string}} WantedSeat */
/** @typedef {{name: string, reference: string, text: string}} RuleText */
/** @typedef {{number: string, title: string, rules: RuleText[]}} Chapter */
/** @typedef {{title: string, rows: string[][], head: boolean}} Figures */
/** @typedef {{aim: string, length: string, course: string, turn: {title: string, text: string, chapter: string}[],
 *   examples: {title: string, text: string}[], figures: Figures[]}} Primer */
/** @typedef {{title: string, about: string, players: string, primer: Primer | null, chapters: Chapter[]}} Rulebook */

/** What a table agrees on about time, as `tables/agreement.py` has it.
 * @typedef {object} Agreement
 * @property {"none" | "live" | "correspondence"} kind
 * @property {number} bank
 * @property {number} increment
 * @property {number} hours
 * @property {boolean} weekends_off
 * @property {number} vacation
 * @property {"bot" | "resign"} then
 * @property {string} bot
 */
/** @typedef {{left: number, until: number | null, away: boolean, vacation: number}} ClockShown */
/** With whom a game has ended before its time. @typedef {{seat: number, why: string, winners: number[]}} Ended */
/** @typedef {{since: number, cast: number, needed: number, voted: boolean}} VoteShown */

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
 * @property {boolean} stands_in
 * @property {boolean} left
 * @property {ClockShown | null} clock
 * @property {VoteShown | null} vote
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
 * @property {"act" | "undo" | "ask" | "agree" | "refuse" | "taken" | "back" | "friend" | "away" | "vote" | "resign"} kind
 * @property {string | null} words
 * @property {boolean} undone
 * @property {boolean} seen
 * @property {number} at
 * @property {number} turn
 * @property {Fact[]} facts
 */

/** What somebody gained or, below zero, lost: a seat, or whatever has that name; `show` writes an amount of it, `about` says for
 * what it was.
 * @typedef {{seat?: number, name?: string, amount: number, show: (amount: number) => string, about?: string}} Gain */

/**
 * A step to follow: a part of line `seq`. A result is a `moment` of its own; `told` is a line that is no action, in words. Own
 * actions are no news, and after a `quick` step another of its kind follows.
 * @typedef {object} Step
 * @property {number} seq
 * @property {number} seat
 * @property {string | null} moment
 * @property {Fact[]} facts
 * @property {Gain[]} gains
 * @property {string | null} told
 * @property {boolean} own
 * @property {boolean} quick
 */

/** @typedef {{path: (string | number)[], before: any, after: any}} Change */

/** What an action would bring; `seq` and `amount` are added by the page.
 * @typedef {{words: string, text: string, sealed: boolean, facts: Fact[], changes: Change[], then: Choice[], seq: number,
 *   amount: number}} Preview */

/** A part of a position in words. @typedef {{title: string, lines: string[]}} Section */
/** @typedef {{allowed: boolean, rule?: string | null, reference?: string | null, reason?: string | null, text?: string}} Why */
/** @typedef {{seat: number, back_to: number, agreed: number[], waiting: number[]}} UndoAsked */
/** @typedef {{allowed: boolean, free: boolean, seat: number | null, back_to: number | null, seen: boolean,
 *   asked: UndoAsked | null}} UndoOffer */

/** What one way of a scene leads to; `mine` if it is the one that was just played.
 * @typedef {{title: string, figures: string[], mine: boolean}} Outcome */

/**
 * What the guide of a lesson says; `back` actions would have to be taken back to be on the wanted way again.
 * @typedef {object} Guidance
 * @property {number} scene
 * @property {number} scenes
 * @property {"ask" | "done" | "other" | "astray"} state
 * @property {string} title
 * @property {string} text
 * @property {string} end
 * @property {string} rule
 * @property {string} reference
 * @property {number} back
 * @property {string[]} figures
 * @property {Outcome[]} outcomes
 */

/**
 * Everything a user may know of a table; `position` is the game's own, and `earlier` lines come before those in `log`.
 * `from` and `struck` stand only in live messages.
 * @typedef {object} View
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} board
 * @property {Record<string, string>} options
 * @property {Agreement} time
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
 * @property {Ended | null} given_up
 * @property {UndoOffer} undo
 * @property {number} since
 * @property {string | null} rematch
 * @property {Record<string, any>} position
 * @property {Record<string, string>} fragments
 * @property {Choice[]} choices
 * @property {Line[]} log
 * @property {number} [earlier]
 * @property {Fact[]} [opening]
 * @property {Guidance} [lesson]
 * @property {import("./draw.js").Draw} [draw]
 * @property {{number: number, count: number, line: number, answered: boolean, name: string}} [puzzle]
 * @property {number} [from]
 * @property {number[]} [struck]
 */

/**
 * A table as it stands in a list.
 * @typedef {object} Listed
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} board
 * @property {Record<string, string>} special
 * @property {Agreement} time
 * @property {"open" | "running" | "over"} status
 * @property {number} changed
 * @property {boolean} waiting
 * @property {Seat[]} seats
 */

/** What is picked: a choice and one of its actions, other choices at the same place, and what is sent before it.
 * @typedef {{choice: Choice, amount: number, alternatives: Choice[] | null, before: Choice | null}} Picked */

/** A figure before and after, in words. @typedef {{name: string, before: any, after: any}} Consequence */
/** A place that can be clicked, the words of its tip, and a short tag over it, which is placed by its rank. A `quiet` place
 * matters less than others; a tag `aside` is shown from near only.
 * @typedef {{key: string, label: string, tag?: string, kind?: string, rank?: number, quiet?: boolean, aside?: boolean}} Light */
/** Short words over a place.
 * @typedef {{key: string, x: number, y: number, reach: number, rank: number, words: string, extra: string,
 *   aside: boolean}} Tag */

/**
 * Words of a board, in the units of the drawing. `wide` is a share of their size.
 * @typedef {object} Label
 * @property {string} id
 * @property {string} kind
 * @property {number} rank
 * @property {number} x
 * @property {number} y
 * @property {number} reach
 * @property {string} side
 * @property {number} turn
 * @property {string} words
 * @property {number} size
 * @property {number} wide
 * @property {Record<string, string>} look
 * @property {{fill: string, stroke: string} | null} plate
 * @property {string} [extra]
 */

/**
 * A label on the screen, in pixels: its middle, the size of its letters, how wide and high it is, and the circle around it if
 * it has one.
 * @typedef {object} Placed
 * @property {Label} label
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {number} wide
 * @property {number} high
 * @property {number} round
 */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{title: string, choices: Choice[]}} Fold */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("./board.js").Board} Board */
/** What every panel of a table is given. @typedef {{model: TableModel, view: View}} Panel */
/** @typedef {import("./contract.js").GamePage} GamePage */

export {};
