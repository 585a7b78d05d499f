"""Finished games in lists: searched by title, player, date, number of players and map; and the records of a title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, exists, false, func, literal, or_, select, true, tuple_

from goldenspike.tables.stored import Seat
from goldenspike.web.store.people_schema import ratings, result_seats, results
from goldenspike.web.store.rating import BOT
from goldenspike.web.store.schema import seats, users

PAGE: Final = 25
BEST: Final = 3
"""So many scores are told for every number of players."""
LEAST_GAMES: Final = 5
"""Whoever has played fewer stands in no list of the best."""
MOST_LEADERS: Final = 50
Place = tuple[float, str]
"""Where a page of a list goes on: when the last game of the page before ended, and its table."""


@dataclass(frozen=True)
class Search:
    reader: str
    game: str | None = None
    player: str | None = None
    board: str | None = None
    players: int | None = None
    since: float | None = None
    until: float | None = None
    before: Place | None = None


@dataclass(frozen=True)
class Found:
    """A finished game, its seats as they came out, and who sat in them."""

    game: Row[Any]
    sat: list[tuple[Row[Any], Seat]]


def search(wanted: Search) -> Select[Any]:
    """The games asked for, newest first, of all that the reader may see; one more than stand on a page."""
    last = results.c if wanted.player is None else result_seats.c
    asked = select(results).where(results.c.public == true()) if wanted.player is None else _of_player(wanted)
    for column, value in ((results.c.game, wanted.game), (results.c.board, wanted.board), (results.c.players, wanted.players)):
        asked = asked if value is None else asked.where(column == value)
    asked = asked if wanted.since is None else asked.where(last.ended >= wanted.since)
    asked = asked if wanted.until is None else asked.where(last.ended < wanted.until)
    if wanted.before is not None:
        asked = asked.where(tuple_(last.ended, last.table_id) < tuple_(*map(literal, wanted.before)))
    return asked.order_by(last.ended.desc(), last.table_id.desc()).limit(PAGE + 1)


def _of_player(wanted: Search) -> Select[Any]:
    """The games of a player, once each though they have several seats; private ones only for those who sat there too."""
    mine, lower, own = result_seats.c, result_seats.alias("lower").c, result_seats.alias("own").c
    again = exists().where(lower.table_id == mine.table_id, lower.user_id == mine.user_id, lower.seat < mine.seat)
    asked = select(results).join(result_seats, mine.table_id == results.c.table_id).where(mine.user_id == wanted.player, ~again)
    if wanted.player == wanted.reader:
        return asked
    there = exists().where(own.table_id == results.c.table_id, own.user_id == wanted.reader)
    return asked.where(or_(results.c.public == true(), there))


def find(connection: Connection, wanted: Search) -> list[Found]:
    games = connection.execute(search(wanted)).all()
    return [Found(game, sat) for game, sat in zip(games, _sat(connection, [game.table_id for game in games]), strict=True)]


def _sat(connection: Connection, found: list[str]) -> list[list[tuple[Row[Any], Seat]]]:
    here = (seats.c.table_id == result_seats.c.table_id) & (seats.c.seat == result_seats.c.seat)
    told = select(result_seats, seats.c.kind, seats.c.bot.label("level"), seats.c.name)
    rows = connection.execute(told.join(seats, here).where(result_seats.c.table_id.in_(found)).order_by(result_seats.c.seat))
    sat: dict[str, list[tuple[Row[Any], Seat]]] = {table: [] for table in found}
    for row in rows:
        sat[row.table_id].append((row, Seat(row.seat, row.kind, row.user_id, row.level, row.name)))
    return list(sat.values())


# the records of a title


def lengths(connection: Connection, game: str) -> Sequence[Row[Any]]:
    """How long games are that count and were played to their end, by the number of players."""
    took = results.c.ended - results.c.began
    figures = [func.count().label("games")]
    for name, column in (("decisions", results.c.decisions), ("seconds", took), ("turns", results.c.turns)):
        figures += [func.avg(column).label(name), func.min(column).label(f"least_{name}"), func.max(column).label(f"most_{name}")]
    counted = (results.c.game == game) & (results.c.why == "") & (results.c.given_up == false())
    return connection.execute(
        select(results.c.players, *figures).where(counted).group_by(results.c.players).order_by(results.c.players)
    ).all()


def best_scores(connection: Connection, game: str, players: int) -> list[Found]:
    """The games with the highest scores; those who made them are the seats."""
    sat = result_seats.c
    counted = (sat.game == game) & (sat.players == players) & (sat.counts == true()) & sat.score.is_not(None)
    best = connection.execute(
        select(sat.table_id, sat.seat).where(counted).order_by(sat.score.desc(), sat.ended).limit(BEST)
    ).all()
    found = {
        row.table_id: row
        for row in connection.execute(select(results).where(results.c.table_id.in_([one.table_id for one in best])))
    }
    return [
        Found(found[one.table_id], [pair for pair in _sat(connection, [one.table_id])[0] if pair[0].seat == one.seat])
        for one in best
    ]


def leaders(game: str, company: str) -> Select[Any]:
    """The best by what is certain of them; only those who have played often enough, and have nothing against it."""
    shown = ratings.c.who.like(f"{BOT}%") | (users.c.hidden == false())
    told = select(ratings, users.c.name).outerjoin(users, users.c.id == ratings.c.who)
    often = told.where(ratings.c.game == game, ratings.c.company == company, ratings.c.games >= LEAST_GAMES, shown)
    return often.order_by(ratings.c.low.desc()).limit(MOST_LEADERS)
