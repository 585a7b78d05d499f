"""Invitations to a table by name: made by those who sit there, answered by those who are invited."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import get, post
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection

from goldenspike.tables.errors import TableError
from goldenspike.tables.shown_names import name_shown
from goldenspike.tables.stored import FREE, User
from goldenspike.tables.views import listed
from goldenspike.web.api.friends import named
from goldenspike.web.api.inviting import invite_all, must_be_kept, person_meant
from goldenspike.web.api.models import TableAt, Whom, problems
from goldenspike.web.api.people_models import Answered, InvitationShown, InvitedHere, OfPerson
from goldenspike.web.api.tables import seats_changed
from goldenspike.web.api.talk import limit_talk
from goldenspike.web.asking import guest_of, guests_of, house_of, language_of, store_of, table_for, user_of
from goldenspike.web.errors import not_your_seat, problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import friends, writes


@get("/api/invitations", responses=problems())
async def read_invitations(request: PageRequest) -> list[InvitationShown]:
    """The tables to which you are invited, with an open seat."""
    user, lang = guest_of(request), await language_of(request, None)
    found = await asyncio.to_thread(store_of(request).read, partial(friends.invited_to, user=user))
    return [InvitationShown(listed(header, user, lang), header.key, name_shown(by, lang)) for header, by in found]


@get("/api/tables/{table:str}/invitations", responses=problems(400, 403, 404))
async def read_invited(request: PageRequest, table: str) -> InvitedHere:
    """Who is invited to a table and has not sat down yet; for those who may invite."""
    await _must_sit(request, table)
    return await invited_now(request, table)


async def invited_now(request: PageRequest, table: str) -> InvitedHere:
    lang = await language_of(request, None)
    found = await asyncio.to_thread(store_of(request).read, partial(friends.invited_at, table=table))
    return InvitedHere(named(found, lang))


async def _must_sit(request: PageRequest, table: str) -> None:
    here, user = await table_for(request, table), guest_of(request)
    if user != here.header.host and not here.seats_of(user):
        raise not_your_seat()


@post("/api/tables/{table:str}/invitations", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def invite(request: PageRequest, table: str, data: Whom) -> InvitedHere:
    """Invite somebody to a table that has not begun, by the name they sign in with or by id."""
    await _must_sit(request, table)
    user = await must_be_kept(request)
    limit_talk(request)
    await invite_all(request, table, user, [await person_meant(request, data)])
    return await invited_now(request, table)


@post("/api/tables/{table:str}/invitations/withdraw", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def withdraw(request: PageRequest, table: str, data: OfPerson) -> InvitedHere:
    """Take an invitation back."""
    await _must_sit(request, table)
    await store_of(request).write(partial(friends.withdraw, table=table, user=data.id), table)
    return await invited_now(request, table)


@post("/api/tables/{table:str}/invitations/decline", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def decline(request: PageRequest, table: str) -> Answered:
    """Decline an invitation of yours."""
    if not await store_of(request).write(partial(friends.withdraw, table=table, user=guest_of(request)), table):
        raise not_invited()
    return Answered()


def not_invited() -> TableError:
    return problem("not_invited", "You are not invited there any more.")


@post("/api/tables/{table:str}/invitations/accept", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def accept(request: PageRequest, table: str) -> TableAt:
    """Sit down in the first open seat of a table to which you are invited."""
    user = await user_of(request)
    await guests_of(request).save(user)
    here = await house_of(request).fresh_table(table)
    free = [seat.seat for seat in here.header.seats if seat.kind == FREE]
    if not await store_of(request).write(partial(_accept, table=table, user=user, free=free), table):
        raise problem("seat_taken", "That seat is no longer open.")
    return await seats_changed(request, table)


def _accept(connection: Connection, table: str, user: User, free: list[int]) -> bool:
    if table not in [header.id for header, _ in friends.invited_to(connection, user.id)]:
        raise not_invited()
    return any(writes.take_seat(connection, table, seat, user, user.name) for seat in free)
