"""What is known of a person from finished games: ratings and their course, results by seat, and how they did against others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, case, func, select, true, update

from goldenspike.web.store.accounts import account_named
from goldenspike.web.store.people_schema import ratings, result_seats, results
from goldenspike.web.store.schema import users

LONGEST_COURSE: Final = 300
MOST_OTHERS: Final = 50


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    hidden: bool
    since: float


def person_of(connection: Connection, user: str) -> Person | None:
    row = connection.execute(select(users).where(users.c.id == user)).first()
    return None if row is None else Person(row.id, row.name, row.hidden, row.created)


def person_named(connection: Connection, login: str) -> Person | None:
    """Who signs in by that name."""
    found = account_named(connection, login)
    return None if found is None else person_of(connection, found.user)


def hide(connection: Connection, user: str, hidden: bool) -> None:
    connection.execute(update(users).where(users.c.id == user).values(hidden=hidden))


def hidden_among(connection: Connection, people: Sequence[str]) -> set[str]:
    """Those who keep their results to themselves."""
    wanted = select(users.c.id).where(users.c.id.in_(people), users.c.hidden == true())
    return set(connection.execute(wanted).scalars())


def ratings_of(connection: Connection, user: str) -> Sequence[Row[Any]]:
    return connection.execute(select(ratings).where(ratings.c.who == user).order_by(ratings.c.game, ratings.c.company)).all()


def course_of(connection: Connection, user: str) -> list[Row[Any]]:
    """The ratings after the last games, oldest first."""
    wanted = select(result_seats, results.c.company).join(results, results.c.table_id == result_seats.c.table_id)
    mine = wanted.where(result_seats.c.user_id == user, result_seats.c.mu.is_not(None))
    newest = mine.order_by(result_seats.c.ended.desc(), result_seats.c.table_id.desc()).limit(LONGEST_COURSE)
    return list(reversed(connection.execute(newest).all()))


def how_often(condition: Any) -> Any:
    return func.sum(case((condition, 1), else_=0))


def by_seat(connection: Connection, user: str) -> Sequence[Row[Any]]:
    """How games that count came out, by title, company, number of players and seat."""
    sat = result_seats.c
    parts = (sat.game, results.c.company, sat.players, sat.seat)
    figures = (
        func.count().label("games"),
        how_often(sat.won).label("won"),
        func.avg(sat.rank).label("rank"),
        func.avg(sat.score).label("score"),
        func.max(sat.score).label("best"),
    )
    mine = select(*parts, *figures).join(results, results.c.table_id == sat.table_id)
    counted = mine.where(sat.user_id == user, sat.counts == true())
    return connection.execute(counted.group_by(*parts).order_by(*parts)).all()


def against(connection: Connection, user: str) -> Sequence[Row[Any]]:
    """How the user did against each other person and each bot, in games that count; those met most often first."""
    mine, other = result_seats.alias("mine"), result_seats.alias("other")
    met = (mine.c.table_id == other.c.table_id) & (mine.c.seat != other.c.seat)
    games = func.count(func.distinct(mine.c.table_id)).label("games")
    ahead, behind = how_often(mine.c.rank < other.c.rank).label("ahead"), how_often(mine.c.rank > other.c.rank).label("behind")
    told = select(mine.c.game, other.c.user_id, other.c.bot, users.c.name, users.c.hidden, games, ahead, behind)
    joined = told.select_from(mine.join(other, met).outerjoin(users, users.c.id == other.c.user_id))
    known = other.c.user_id.is_not(None) | other.c.bot.is_not(None)
    counted = joined.where(mine.c.user_id == user, mine.c.counts == true(), known)
    grouped = counted.group_by(mine.c.game, other.c.user_id, other.c.bot, users.c.name, users.c.hidden)
    return connection.execute(grouped.order_by(games.desc(), mine.c.game, users.c.name, other.c.bot).limit(MOST_OTHERS)).all()
