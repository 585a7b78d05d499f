"""The devices on which somebody is signed in, and links that sign them in on one more."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

import segno
from litestar import Response, post
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection

from goldenspike.tables.errors import bad_request
from goldenspike.tables.shown_names import name_shown
from goldenspike.web.api.account_models import (
    AccountShown,
    Device,
    EndSession,
    FoundLink,
    LookAtLink,
    NewLink,
    SignedIn,
    UseLink,
)
from goldenspike.web.api.entering import device_here, enter, guarded
from goldenspike.web.api.models import problems
from goldenspike.web.api.people import shown
from goldenspike.web.asking import cookie_of, guest_of, language_of, mail_of, sessions_of, settings_of, store_of, user_of
from goldenspike.web.errors import problem, unknown_link
from goldenspike.web.letters import link_to
from goldenspike.web.pages import PageRequest
from goldenspike.web.passwords import hashed
from goldenspike.web.store import accounts, entering, links, sessions
from goldenspike.web.store.sessions import Session, key_of

SHOWN: Final = 16
"""So many characters of its key tell a session apart from the others of a user."""


async def account_shown(request: PageRequest) -> AccountShown:
    login, mail, asked, found = await asyncio.to_thread(store_of(request).read, partial(_kept, user=guest_of(request)))
    here, now = key_of(cookie_of(request)), time.time()
    if all(session.key != here for session in found):
        found.insert(0, Session(here, guest_of(request), device_here(request), now, now))
    devices = [Device(one.key[:SHOWN], one.device, one.created, one.seen, one.key == here) for one in found]
    devices.sort(key=lambda device: not device.here)
    return AccountShown(login, mail, asked, mail_of(request) is not None, devices)


def _kept(connection: Connection, user: str) -> tuple[str | None, str | None, str | None, list[Session]]:
    account = accounts.account_of(connection, user)
    mail, asked = accounts.mail_of(connection, user), links.address_asked(connection, user)
    return None if account is None else account.login, mail, asked, sessions.sessions_of(connection, user)


@post("/api/account/sessions/end", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def end(request: PageRequest, data: EndSession) -> AccountShown:
    """Sign out on another device of yours, or on all others than this."""
    store, user, here = store_of(request), guest_of(request), key_of(cookie_of(request))
    if data.id is None:
        await store.write(partial(sessions.end_other_sessions, user=user, keep=here))
    else:
        mine = await asyncio.to_thread(store.read, partial(sessions.sessions_of, user=user))
        meant = [one.key for one in mine if one.key[:SHOWN] == data.id and one.key != here]
        if not meant or not await store.write(partial(sessions.end_session, user=user, key=meant[0])):
            raise problem("unknown_session", "You are signed in on no other device of that name.")
    sessions_of(request).changed(user)
    return await account_shown(request)


@post("/api/account/link", status_code=HTTP_200_OK, responses=problems(403))
async def new_link(request: PageRequest) -> NewLink:
    """A link that opens your games on one more device, once and for ten minutes; as text and as a QR code."""
    user = await user_of(request)
    await guarded(request, user)
    carried = await store_of(request).write(partial(links.new_link, user=user.id, purpose=links.SIGN_IN))
    link = link_to(settings_of(request).url.rstrip("/") or str(request.base_url).rstrip("/"), carried)
    picture = segno.make(link, error="m", micro=False).svg_data_uri(border=3, light="#fff", omitsize=True)
    return NewLink(link, picture, links.SECONDS[links.SIGN_IN])


@post("/api/links/look", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def look(request: PageRequest, data: LookAtLink) -> FoundLink:
    """What a link is for, without using it up."""
    found = await asyncio.to_thread(store_of(request).read, partial(_look, carried=data.token, guest=guest_of(request)))
    if found is None:
        raise unknown_link()
    link, name, moves = found
    here = link.user == guest_of(request)
    return FoundLink(link.purpose, name_shown(name, await language_of(request, None)), here, 0 if here else moves)


def _look(connection: Connection, carried: str, guest: str) -> tuple[links.Link, str, int] | None:
    link = links.find_link(connection, carried)
    user = None if link is None else accounts.find_user(connection, link.user)
    return None if link is None or user is None else (link, user.name, entering.tables_to_move(connection, guest))


@post("/api/links/use", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def use(request: PageRequest, data: UseLink) -> Response[SignedIn]:
    """Sign in by a link, choose a new password by it, or confirm an address; a second time it is no longer good."""
    link = await asyncio.to_thread(store_of(request).read, partial(links.find_link, carried=data.token))
    if link is None:
        raise unknown_link()
    if link.purpose == links.SIGN_IN and link.user == guest_of(request):
        return Response(SignedIn(shown(await user_of(request)), 0, links.SIGN_IN))  # it waits for the other device
    if link.purpose == links.RESET and data.password is None:
        raise bad_request("Choose a new password.")
    password = None if data.password is None else await hashed(data.password)
    return await enter(request, partial(entering.follow_link, carried=data.token, password=password))
