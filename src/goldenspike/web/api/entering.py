"""What a server does when somebody signs in: the device gets another cookie, and the tables of its guest other seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from litestar import Response

from goldenspike.tables.stored import User
from goldenspike.web.api.account_models import SignedIn
from goldenspike.web.api.people import shown
from goldenspike.web.asking import cookie_of, house_of, sessions_of, store_of, user_of
from goldenspike.web.devices import device_of
from goldenspike.web.errors import unknown_link
from goldenspike.web.pages import PageRequest
from goldenspike.web.store.entering import Device, Entered
from goldenspike.web.store.links import MAIL
from goldenspike.web.store.sessions import guard, key_of


async def enter(request: PageRequest, job: Callable[..., Entered | None]) -> Response[SignedIn]:
    """Let a job of the store sign somebody in on this device; raises `TableError` if it does not."""
    sessions, guest = sessions_of(request), await user_of(request)
    cookie = sessions.session_cookie()
    device = Device(guest, key_of(cookie_of(request)), key_of(cookie), device_here(request))
    entered = await store_of(request).write(partial(job, device=device))
    if entered is None:
        raise unknown_link()
    if entered.purpose == MAIL:
        return Response(SignedIn(shown(guest), 0, MAIL))
    for user in (guest.id, entered.user.id):
        sessions.changed(user)
    await house_of(request).reseat_known(entered.moved + entered.renamed)
    told = SignedIn(shown(entered.user), len(entered.moved), entered.purpose)
    return Response(told, headers={"set-cookie": sessions.header(cookie)})


async def guarded(request: PageRequest, user: User) -> None:
    """Make a session of the cookie that the asker has, so that it can be listed and ended."""
    await store_of(request).write(partial(guard, user=user, key=key_of(cookie_of(request)), device=device_here(request)))


def device_here(request: PageRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))
