"""Ratings in the store: games are taken into account one after the other, as they ended, whichever process does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, false, insert, select, text, true, update

from goldenspike.ratings import Model, Skill, rating_of
from goldenspike.web.store.people_schema import ratings, result_seats, results
from goldenspike.web.store.results import RATING, Pool, doubt

MOST: Final = 100
"""So many games are rated in one transaction, so that nobody waits for long who has something else to write."""
LAST: Final = "~"
"""Rating comes last in a transaction: while it is held, nothing else is waited for."""
BOT: Final = "bot:"
"""Stands before the name of a bot where it could be a person's."""
UNKNOWN: Final = "?"
"""Stands before the number of the seat of one who has left for good: each time they are as new."""
MODEL: Final = Model()
NOTE = (
    update(result_seats)
    .where(result_seats.c.table_id == bindparam("table"), result_seats.c.seat == bindparam("number"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


def some_wait(connection: Connection) -> bool:
    """Whether there are games that ratings do not know yet."""
    return connection.execute(select(results.c.table_id).where(results.c.rated == false()).limit(1)).first() is not None


def rate_some(connection: Connection) -> int:
    """Take the oldest games of a pool into account that ratings do not know yet; returns how many these were."""
    if connection.dialect.name == "postgresql":
        lock = connection.execute(text("SELECT pg_try_advisory_xact_lock(:number)"), {"number": RATING})
        if not lock.scalar_one():
            return 0
    wanted = select(results.c.game, results.c.company).where(results.c.rated == false())
    found = connection.execute(wanted.order_by(results.c.game, results.c.company).limit(1)).first()
    if found is None:
        return 0
    pool = found.game, found.company
    if _comes_late(connection, pool):
        doubt(connection, pool)
    games = list(connection.execute(_of(pool, rated=False, newest=False).limit(MOST)))
    _rate(connection, pool, [game.table_id for game in games])
    return len(games)


def _of(pool: Pool, rated: bool, newest: bool) -> Select[Any]:
    game, company = pool
    order = (results.c.ended, results.c.table_id)
    wanted = select(results.c.table_id, results.c.ended).where(
        results.c.rated == (true() if rated else false()), results.c.game == game, results.c.company == company
    )
    return wanted.order_by(*(column.desc() if newest else column for column in order))


def _comes_late(connection: Connection, pool: Pool) -> bool:
    """Whether a game waits that ended before one which ratings know: two processes may write in another order."""
    waits = connection.execute(_of(pool, rated=False, newest=False).limit(1)).first()
    last = connection.execute(_of(pool, rated=True, newest=True).limit(1)).first()
    return waits is not None and last is not None and (waits.ended, waits.table_id) < (last.ended, last.table_id)


def _rate(connection: Connection, pool: Pool, games: list[str]) -> None:
    sat: dict[str, list[Row[Any]]] = {game: [] for game in games}
    here = result_seats.c.table_id.in_(games)
    for row in connection.execute(select(result_seats).where(here).order_by(result_seats.c.seat)):
        sat[row.table_id].append(row)
    known = _known(connection, pool, {_who(row) for rows in sat.values() for row in rows})
    noted: list[dict[str, Any]] = []
    for rows in sat.values():
        noted += _rate_game(known, rows)
    connection.execute(NOTE, noted)
    connection.execute(update(results).where(results.c.table_id.in_(games)).values(rated=True))
    _save(connection, pool, known)


def _rate_game(known: dict[str, tuple[Skill, int]], rows: Sequence[Row[Any]]) -> list[dict[str, Any]]:
    """Whoever was gone at the end comes after all others, however their seat came out."""
    players = [_who(row) for row in rows]
    places = [row.rank + (row.players if row.left_by else 0) for row in rows]
    after = MODEL.after({player: known[player][0] for player in players if player in known}, players, places)
    for player, skill in after.items():
        if not player.startswith(UNKNOWN):
            known[player] = skill, known.get(player, (skill, 0))[1] + 1
    return [
        {"table": row.table_id, "number": row.seat, "new_mu": after[who].mu, "new_sigma": after[who].sigma}
        for row, who in zip(rows, players, strict=True)
    ]


def _who(row: Row[Any]) -> str:
    if row.bot is not None:
        return f"{BOT}{row.bot}"
    return row.user_id or f"{UNKNOWN}{row.seat}"


def _known(connection: Connection, pool: Pool, players: set[str]) -> dict[str, tuple[Skill, int]]:
    here = (ratings.c.game == pool[0]) & (ratings.c.company == pool[1]) & ratings.c.who.in_(players)
    return {row.who: (Skill(row.mu, row.sigma), row.games) for row in connection.execute(select(ratings).where(here))}


def _save(connection: Connection, pool: Pool, known: dict[str, tuple[Skill, int]]) -> None:
    here = (ratings.c.game == pool[0]) & (ratings.c.company == pool[1])
    connection.execute(delete(ratings).where(here, ratings.c.who.in_(known)))
    rows = []
    for who, (skill, games) in known.items():
        rating = rating_of(skill)
        low = rating.value - rating.half
        row = {"game": pool[0], "company": pool[1], "who": who, "mu": skill.mu, "sigma": skill.sigma, "low": low, "games": games}
        rows.append(row)
    if rows:
        connection.execute(insert(ratings), rows)
