"""Finished games in the store: what came of them is kept with the last line of their log, and follows what happens to people."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from goldenspike.tables.results import ANONYMOUS, HOTSEAT, MIXED, Result, SeatResult
from goldenspike.tables.stored import HINT, POSITION, RECORD, User
from goldenspike.web.store.people_schema import ratings, result_seats, results
from goldenspike.web.store.schema import tables

Pool = tuple[str, str]
"""Whose games are rated together: those of a title among people, or against bots."""
RATING: Final = 7_315_062
"""The number of the PostgreSQL lock that lets only one process rate at a time."""
FIRST_OF_ALL: Final = (ANONYMOUS, RECORD, POSITION, HINT)
"""Reasons for which a game does not count that are told before all others."""


def keep_result(connection: Connection, result: Result) -> None:
    """Keep what came of a game in place of what was known before."""
    drop_results(connection, [result.table])
    rated = False if not result.why and result.company != MIXED else None
    names = {column.name for column in results.columns} - {"table_id", "rated"}
    row = {name: getattr(result, name) for name in names}
    connection.execute(insert(results).values(table_id=result.table, rated=rated, **row))
    connection.execute(insert(result_seats), [_seat_row(result, seat) for seat in result.seats])


def _seat_row(result: Result, seat: SeatResult) -> dict[str, Any]:
    of_game = {"table_id": result.table, "game": result.game, "players": result.players, "ended": result.ended}
    made = {"decisions": seat.decisions, "by_bot": seat.by_bot, "left_by": seat.left, "counts": not result.why}
    came = {"rank": seat.rank, "score": seat.score, "won": seat.won}
    return {**of_game, **made, **came, "seat": seat.seat, "user_id": seat.user, "bot": seat.bot}


def drop_results(connection: Connection, reopened: list[str]) -> None:
    """Games that go on after their end have no result any more."""
    here = results.c.table_id.in_(reopened)
    if connection.execute(select(results.c.table_id).where(here).limit(1)).first() is None:
        return
    hold_ratings(connection)
    _doubt_where(connection, here)
    connection.execute(delete(result_seats).where(result_seats.c.table_id.in_(reopened)))
    connection.execute(delete(results).where(here))


def hold_ratings(connection: Connection) -> None:
    """No process rates games before this transaction ends: what it changes of results, none of them may be about to rate."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": RATING})


def _doubt_where(connection: Connection, these: Any) -> None:
    found = connection.execute(select(results.c.game, results.c.company).where(these, results.c.rated).distinct()).all()
    for game, company in found:
        doubt(connection, (game, company))


def doubt(connection: Connection, pool: Pool) -> None:
    """Forget all ratings of a pool; they are reckoned anew from its games, in their order."""
    game, company = pool
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.company == company))
    rated = (results.c.game == game) & (results.c.company == company) & results.c.rated
    connection.execute(update(results).where(rated).values(rated=False))


def note_hint(connection: Connection, table: str) -> None:
    """A game in which somebody has asked for a hint counts no more."""
    here = (tables.c.id == table) & tables.c.practice.is_(None)
    connection.execute(update(tables).where(here).values(practice=HINT))


# people who come and go


def move_results(connection: Connection, guest: User, account: User) -> None:
    """The guest's games are the account's now; where both sat at one table, one person has played several seats."""
    hold_ratings(connection)
    moved = _tables_of(guest.id)
    _doubt_where(connection, results.c.table_id.in_(moved))
    both = select(result_seats.c.table_id).where(result_seats.c.user_id.in_([guest.id, account.id]))
    alone = both.group_by(result_seats.c.table_id).having(func.count(func.distinct(result_seats.c.user_id)) > 1)
    _count_no_more(connection, list(connection.execute(alone).scalars()), HOTSEAT)
    mine = result_seats.c.user_id == guest.id
    connection.execute(update(result_seats).where(mine).values(user_id=account.id))


def _tables_of(user: str) -> Any:
    return select(result_seats.c.table_id).where(result_seats.c.user_id == user)


def _count_no_more(connection: Connection, found: list[str], why: str) -> None:
    stronger = FIRST_OF_ALL[: FIRST_OF_ALL.index(why)] if why in FIRST_OF_ALL else FIRST_OF_ALL
    these = results.c.table_id.in_(found) & results.c.why.not_in(stronger)
    changed = list(connection.execute(select(results.c.table_id).where(these)).scalars())
    connection.execute(update(results).where(results.c.table_id.in_(changed)).values(why=why, rated=None))
    gone = {"counts": False, "mu": None, "sigma": None}
    connection.execute(update(result_seats).where(result_seats.c.table_id.in_(changed)).values(gone))


def end_results(connection: Connection, user: str) -> None:
    """Nobody knows any more who sat there. A game without a known person counts no more, nor one with several unknown ones."""
    hold_ratings(connection)
    left = list(connection.execute(_tables_of(user).distinct()).scalars())
    _doubt_where(connection, results.c.table_id.in_(left))
    connection.execute(update(result_seats).where(result_seats.c.user_id == user).values(user_id=None))
    people = select(result_seats.c.table_id).where(result_seats.c.table_id.in_(left), result_seats.c.bot.is_(None))
    known, all_of_them = func.count(result_seats.c.user_id), func.count()
    lost = people.group_by(result_seats.c.table_id).having((known == 0) | (all_of_them - known > 1))
    _count_no_more(connection, list(connection.execute(lost).scalars()), ANONYMOUS)
    connection.execute(delete(ratings).where(ratings.c.who == user))


def results_of(connection: Connection, user: str) -> dict[str, Any]:
    """What came of a user's games, and their ratings."""
    seen = [column for column in result_seats.columns if column.name not in ("user_id", "bot", "counts")]
    games = select(*seen, results.c.company, results.c.why).join(results, results.c.table_id == result_seats.c.table_id)
    mine = games.where(result_seats.c.user_id == user).order_by(result_seats.c.ended, result_seats.c.table_id)
    found = [{**row, "seat": row["seat"] + 1} for row in connection.execute(mine).mappings()]
    rated = select(ratings).where(ratings.c.who == user).order_by(ratings.c.game, ratings.c.company)
    return {"games": found, "ratings": [dict(row) for row in connection.execute(rated).mappings()]}
