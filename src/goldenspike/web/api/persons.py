"""A person's page: ratings, results and head to head, for everybody unless they hide it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection, Row

from goldenspike.ratings import Skill, rating_of
from goldenspike.tables.errors import TableError
from goldenspike.tables.names import LONGEST_NAME
from goldenspike.tables.shown_names import bot_shown, name_shown
from goldenspike.web.api.models import problems
from goldenspike.web.api.people_models import (
    AgainstShown,
    Hide,
    PersonNamed,
    PersonShown,
    Point,
    RatingShown,
    SeatsShown,
    Standing,
)
from goldenspike.web.asking import guest_of, guests_of, language_of, store_of, user_of
from goldenspike.web.errors import problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import friends, people

LoginAsked = Annotated[str, Parameter(min_length=1, max_length=LONGEST_NAME)]


def unknown_person() -> TableError:
    return problem("unknown_person", "There is nobody like that here, or they keep their results to themselves.")


@get("/api/people", responses=problems(400, 404))
async def find_person(request: PageRequest, name: LoginAsked) -> PersonNamed:
    """Whoever signs in by that name, unless they keep their results to themselves."""
    found = await asyncio.to_thread(store_of(request).read, partial(people.person_named, login=name))
    if found is None or (found.hidden and found.id != guest_of(request)):
        raise unknown_person()
    return PersonNamed(found.id, name_shown(found.name, await language_of(request, None)))


@get("/api/people/{person:str}", responses=problems(400, 404))
async def read_person(request: PageRequest, person: str) -> PersonShown:
    """How strong somebody is at each title, how their games came out, and how they did against others."""
    lang, reader = await language_of(request, None), guest_of(request)
    if person == reader:
        await guests_of(request).save(await user_of(request))
    found = await asyncio.to_thread(store_of(request).read, partial(_read, person=person, reader=reader, lang=lang))
    if found is None:
        raise unknown_person()
    return found


@post("/api/people/hide", status_code=HTTP_200_OK, responses=problems(400, 403))
async def hide(request: PageRequest, data: Hide) -> Hide:
    """Keep your page to yourself, or show it again. Whoever hides it stands in no list of the best and is not found by name."""
    user = await user_of(request)
    await guests_of(request).save(user)
    await store_of(request).write(partial(people.hide, user=user.id, hidden=data.hidden))
    return data


def _read(connection: Connection, person: str, reader: str, lang: str) -> PersonShown | None:
    found = people.person_of(connection, person)
    mine = person == reader
    if found is None or (found.hidden and not mine):
        return None
    return PersonShown(
        id=found.id,
        name=name_shown(found.name, lang),
        mine=mine,
        hidden=found.hidden,
        since=found.since,
        friend=standing(connection, reader, person),
        ratings=_ratings(connection, person),
        seats=[_seats(row) for row in people.by_seat(connection, person)],
        against=[_against(row, lang) for row in people.against(connection, person) if mine or not row.hidden],
    )


def standing(connection: Connection, reader: str, person: str) -> Standing:
    """What somebody is to the reader, as far as the reader is told."""
    state = friends.state_of(connection, reader, person) or "none"
    return "asked" if state == friends.DECLINED else state


def _ratings(connection: Connection, person: str) -> list[RatingShown]:
    course = people.course_of(connection, person)
    return [
        RatingShown(row.game, row.company, *rating_of(Skill(row.mu, row.sigma)), row.games, _course(row, course))
        for row in people.ratings_of(connection, person)
    ]


def _course(rating: Row[Any], course: list[Row[Any]]) -> list[Point]:
    mine = [row for row in course if (row.game, row.company) == (rating.game, rating.company)]
    return [Point(row.ended, *rating_of(Skill(row.mu, row.sigma))) for row in mine]


def _seats(row: Row[Any]) -> SeatsShown:
    score = None if row.score is None else float(row.score)
    return SeatsShown(row.game, row.company, row.players, row.seat + 1, row.games, row.won, float(row.rank), score, row.best)


def _against(row: Row[Any], lang: str) -> AgainstShown:
    name = name_shown(row.name, lang) if row.bot is None else bot_shown(row.bot, row.game, lang)
    return AgainstShown(row.game, row.user_id, row.bot, name, row.games, row.ahead, row.behind)
