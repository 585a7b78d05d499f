"""Friends: ask by name, answer, end, block; and who of them is here now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from litestar import get, post
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection, Row

from goldenspike.tables.shown_names import name_shown
from goldenspike.web.api.inviting import must_be_kept, must_reach, nobody, person_meant
from goldenspike.web.api.models import Whom, problems
from goldenspike.web.api.people_models import AnswerFriend, BlockPerson, Friend, FriendsShown, OfPerson, PersonNamed
from goldenspike.web.api.talk import limit_talk
from goldenspike.web.asking import guest_of, language_of, office_of, parlour_of, store_of
from goldenspike.web.errors import problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import friends, people


@get("/api/friends", responses=problems())
async def read_friends(request: PageRequest) -> FriendsShown:
    """Your friends, and who of them is at a table now; who has asked you, whom you have asked, and whom you have blocked."""
    return await friends_now(request)


async def friends_now(request: PageRequest) -> FriendsShown:
    user, lang = guest_of(request), await language_of(request, None)
    known, asking = await asyncio.to_thread(store_of(request).read, partial(_known, user=user))
    of_state = {state: [row for row in known if row.state == state] for state in (friends.FRIEND, friends.ASKED, friends.BLOCKED)}
    here = await parlour_of(request).presence.anywhere({row.id for row in of_state[friends.FRIEND]})
    return FriendsShown(
        friends=[Friend(row.id, name_shown(row.name, lang), row.id in here) for row in of_state[friends.FRIEND]],
        asking=named(asking, lang),
        asked=named(of_state[friends.ASKED], lang),
        blocked=named(of_state[friends.BLOCKED], lang),
    )


def _known(connection: Connection, user: str) -> tuple[list[Row[Any]], list[Row[Any]]]:
    return friends.known_to(connection, user), friends.asking(connection, user)


def named(rows: Sequence[Row[Any]], lang: str) -> list[PersonNamed]:
    return [PersonNamed(row.id, name_shown(row.name, lang)) for row in rows]


@post("/api/friends", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def ask(request: PageRequest, data: Whom) -> FriendsShown:
    """Ask somebody to be friends, by the name they sign in with or by id; who has asked you is accepted by that."""
    user = await must_be_kept(request)
    limit_talk(request)
    other = await person_meant(request, data)
    await store_of(request).write(partial(_ask, user=user, other=other, tell=office_of(request).herald.note))
    return await friends_now(request)


def _ask(connection: Connection, user: str, other: str, tell: friends.Tell) -> None:
    must_reach(connection, user, other)
    if friends.is_full(connection, user):
        raise problem("friends_full", f"You can know {friends.MOST} people here.")
    friends.ask(connection, user, other, tell)


@post("/api/friends/answer", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def answer(request: PageRequest, data: AnswerFriend) -> FriendsShown:
    """Accept or decline somebody who has asked you; who is declined is not told."""
    if not await store_of(request).write(partial(friends.answer, user=guest_of(request), other=data.id, accept=data.accept)):
        raise nobody()
    return await friends_now(request)


@post("/api/friends/end", status_code=HTTP_200_OK, responses=problems(400, 403))
async def end(request: PageRequest, data: OfPerson) -> FriendsShown:
    """Be friends no longer, or take back that you have asked."""
    await store_of(request).write(partial(friends.end, user=guest_of(request), other=data.id))
    return await friends_now(request)


@post("/api/friends/block", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def block(request: PageRequest, data: BlockPerson) -> FriendsShown:
    """Hear no more of somebody: neither requests nor invitations; or be open to them again."""
    user = await must_be_kept(request)
    await store_of(request).write(partial(_block, user=user, other=data.id, blocked=data.blocked))
    return await friends_now(request)


def _block(connection: Connection, user: str, other: str, blocked: bool) -> None:
    if other == user or people.person_of(connection, other) is None:
        raise nobody()
    if blocked and friends.is_full(connection, user):
        raise problem("friends_full", f"You can know {friends.MOST} people here.")
    friends.block(connection, user, other, blocked)
