"""Who may ask whom: by the name they sign in with, with an account of one's own, and only those who want to hear of it."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import Connection

from goldenspike.tables.errors import TableError
from goldenspike.web.api.models import Whom
from goldenspike.web.asking import guest_of, office_of, store_of
from goldenspike.web.errors import problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import accounts, friends


async def must_be_kept(request: PageRequest) -> str:
    """The asker, who must have an account: others answer them, and a guest may be gone tomorrow."""
    user = guest_of(request)
    if await asyncio.to_thread(store_of(request).read, partial(accounts.account_of, user=user)) is None:
        raise problem("not_kept", "You have no account. Keep your games first, and others can find you.")
    return user


async def person_meant(request: PageRequest, whom: Whom) -> str:
    """The id of somebody else who has an account."""
    found = await asyncio.to_thread(store_of(request).read, partial(_meant, whom=whom))
    if found is None or found == guest_of(request):
        raise nobody()
    return found


def _meant(connection: Connection, whom: Whom) -> str | None:
    named = accounts.account_of(connection, whom.id or "") if whom.name is None else accounts.account_named(connection, whom.name)
    return None if named is None else named.user


def nobody() -> TableError:
    return problem("unknown_person", "Nobody signs in here by that name.")


def not_welcome() -> TableError:
    return problem("not_welcome", "This person does not want to hear from you.")


async def invite_all(request: PageRequest, table: str, user: str, others: list[str]) -> None:
    tell = office_of(request).herald.note
    for other in others:
        if not await store_of(request).write(partial(_invite, table=table, user=other, by=user, tell=tell), table):
            raise problem("not_open", "The game has begun, or too many are invited.")


def _invite(connection: Connection, table: str, user: str, by: str, tell: friends.Tell) -> bool:
    must_reach(connection, by, user)
    return friends.invite(connection, table, user, by, tell)


def must_reach(connection: Connection, user: str, other: str) -> None:
    if not friends.may_reach(connection, user, other):
        raise not_welcome()


async def people_invited(request: PageRequest, wanted: list[Whom]) -> list[str]:
    """Those who are meant, if all of them can be invited; raises `TableError`."""
    if not wanted:
        return []
    user, store = await must_be_kept(request), store_of(request)
    meant = [await person_meant(request, whom) for whom in wanted]
    for other in meant:
        await asyncio.to_thread(store.read, partial(must_reach, user=user, other=other))
    return meant
