// The shapes of what the server tells about people, as `web/api/people_models.py` has them.
// Only types: no page ever loads this file.
/** @import { Listed } from "./types.js" */

/** @typedef {"people" | "bots" | "mixed"} Company */
/** @typedef {{id: string, name: string}} PersonNamed */
/** A person by the name they sign in with, or by id. @typedef {{name?: string, id?: string}} Whom */
/** @typedef {{at: number, value: number, half: number}} RatingPoint */
/** @typedef {{game: string, company: Company, value: number, half: number, games: number, course: RatingPoint[]}} RatingShown */
/** @typedef {{game: string, company: Company, players: number, seat: number, games: number, won: number, rank: number,
 *   score: number | null, best: number | null}} SeatsShown */
/** @typedef {{game: string, person: string | null, bot: string | null, name: string, games: number, ahead: number,
 *   behind: number}} AgainstShown */
/** @typedef {{id: string, name: string, mine: boolean, hidden: boolean, since: number,
 *   friend: "none" | "asked" | "friend" | "blocked", ratings: RatingShown[], seats: SeatsShown[],
 *   against: AgainstShown[]}} PersonShown */

/** @typedef {{seat: number, name: string, person: string | null, bot: string | null, rank: number, score: number | null,
 *   won: boolean, left: string}} SeatFinished */
/** @typedef {{id: string, game: string, title: string, board: string, special: Record<string, string>, public: boolean,
 *   players: number, company: Company, why: string, began: number, ended: number, decisions: number, turns: number,
 *   given_up: boolean, seats: SeatFinished[]}} Finished */

/** @typedef {{mean: number, least: number, most: number}} Spread */
/** @typedef {{players: number, games: number, decisions: Spread, turns: Spread, seconds: Spread}} LengthShown */
/** @typedef {{players: number, score: number, name: string | null, person: string | null, table: string | null, board: string,
 *   special: Record<string, string>, ended: number}} BestScore */
/** @typedef {{person: string | null, bot: string | null, name: string, value: number, half: number, games: number}} Leader */
/** @typedef {{game: string, title: string, least: number, lengths: LengthShown[], scores: BestScore[], people: Leader[],
 *   bots: Leader[]}} TitleRecords */

/** @typedef {{friends: (PersonNamed & {here: boolean})[], asking: PersonNamed[], asked: PersonNamed[],
 *   blocked: PersonNamed[]}} FriendsShown */
/** @typedef {{table: Listed, key: string | null, by: string}} InvitationShown */

export {};
