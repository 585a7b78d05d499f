"""How somebody wishes to be told: push to this browser, mail, a webhook, quiet hours; and the end of letters by a link."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables.errors import TableError, bad_request
from goldenspike.web.api.entering import device_here
from goldenspike.web.api.models import problems
from goldenspike.web.api.notice_models import (
    Browser,
    EndBrowser,
    NewBrowser,
    NoticesShown,
    NoticeWishes,
    Quiet,
    Stopped,
    Tried,
    TryWebhook,
)
from goldenspike.web.api.talk import limit_talk
from goldenspike.web.asking import cookie_of, guest_of, language_of, office_of, settings_of, store_of, user_of
from goldenspike.web.errors import problem, unknown_link
from goldenspike.web.notices.outside import Inner
from goldenspike.web.notices.push import encrypted
from goldenspike.web.notices.ways import reached
from goldenspike.web.notices.wished import Wishes, is_zone
from goldenspike.web.notices.wording import trial
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import accounts, wishes
from goldenspike.web.store.sessions import key_of

TRIAL = 5.0
"""What trying a webhook costs, where a remark costs 1."""


def minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


def spelled(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


@get("/api/notices", responses=problems())
async def read_notices(request: PageRequest) -> NoticesShown:
    """How you wish to be told that it is your turn, and what this server can do of it."""
    return await shown(request)


async def shown(request: PageRequest) -> NoticesShown:
    store, user = store_of(request), guest_of(request)
    wished = await asyncio.to_thread(store.read, partial(wishes.wishes_of, user=user)) or Wishes()
    pushes = await asyncio.to_thread(store.read, partial(wishes.pushes_of, user=user))
    address = await asyncio.to_thread(store.read, partial(accounts.mail_of, user=user))
    here, ways, begin, end = key_of(cookie_of(request)), office_of(request).ways, wished.quiet_from, wished.quiet_to
    return NoticesShown(
        mail=wished.mail,
        webhook=wished.webhook,
        style=wished.style,
        digest=wished.digest,
        digest_at=spelled(wished.digest_at),
        quiet=None if begin is None or end is None else Quiet(spelled(begin), spelled(end)),
        zone=wished.zone,
        invitations=wished.invitations,
        key="" if ways.push is None else ways.push.key,
        webhooks=ways.outside is not None,
        letters=ways.mail is not None,
        address=address,
        browsers=[Browser(push.id, push.device, push.created, push.session == here) for push in pushes],
    )


@post("/api/notices", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def change_notices(request: PageRequest, data: NoticeWishes) -> NoticesShown:
    """Say how you wish to be told; all of it at once. A webhook that leads into the server's own network is refused."""
    if not is_zone(data.zone):
        raise bad_request("There is no such time zone.")
    if data.webhook is not None:
        await check_outside(request, data.webhook)
    wished = Wishes(
        mail=data.mail,
        webhook=data.webhook,
        style=data.style,
        digest=data.digest,
        digest_at=minutes(data.digest_at),
        quiet_from=None if data.quiet is None else minutes(data.quiet.begin),
        quiet_to=None if data.quiet is None else minutes(data.quiet.end),
        zone=data.zone,
        invitations=data.invitations,
    )
    await store_of(request).write(partial(wishes.keep_wishes, user=await user_of(request), wished=wished))
    return await shown(request)


async def check_outside(request: PageRequest, url: str) -> None:
    """Raises `TableError` for an address that must not be spoken to. One that is only out of reach may be there tomorrow."""
    outside = office_of(request).ways.outside
    if outside is None:
        raise problem("no_notices", "This server sends no notices to browsers and webhooks.")
    try:
        await outside.check(url)
    except OSError:
        return
    except Inner:
        raise inner_address() from None


def inner_address() -> TableError:
    return problem("inner_address", "That address is not one of the public internet, or none at all.")


@post("/api/notices/test", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def try_webhook(request: PageRequest, data: TryWebhook) -> Tried:
    """Send a test to a webhook, and hear what it answers."""
    limit_talk(request, TRIAL)
    await check_outside(request, data.webhook)
    wished = Wishes(webhook=data.webhook, style=data.style)
    answer = await office_of(request).ways.call(wished, trial(await language_of(request, None)))
    if answer is None:
        raise inner_address()
    return Tried(reached(answer).fate == "sent", answer.status)


@post("/api/notices/browsers", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def add_browser(request: PageRequest, data: NewBrowser) -> NoticesShown:
    """Have this browser take notices by Web Push, as its `PushManager` has said."""
    user, key = await user_of(request), key_of(cookie_of(request))
    push = wishes.new_push(user, key, data.endpoint, data.p256dh, data.auth, device_here(request))
    if data.endpoint.startswith("http:") and not settings_of(request).notice_networks:
        raise bad_request("Push services speak HTTPS.")
    await check_outside(request, data.endpoint)
    if office_of(request).ways.push is None:
        raise problem("no_notices", "This server sends no notices to browsers and webhooks.")
    try:
        encrypted(push, b"a first try")
    except ValueError:
        raise bad_request("These are no keys of a browser.") from None
    await store_of(request).write(partial(wishes.subscribe, user=user, push=push))
    return await shown(request)


@post("/api/notices/browsers/end", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def end_browser(request: PageRequest, data: EndBrowser) -> NoticesShown:
    """Have a browser take no more notices: one of yours, or this one."""
    user, here = guest_of(request), key_of(cookie_of(request))
    pushes = await asyncio.to_thread(store_of(request).read, partial(wishes.pushes_of, user=user))
    ended = next((push for push in pushes if (push.id == data.id if data.id else push.session == here)), None)
    if ended is None:
        raise problem("unknown_browser", "That browser takes no notices.")
    await store_of(request).write(partial(wishes.unsubscribe, user=user, push=ended.id))
    return await shown(request)


@post("/stop/{carried:str}", status_code=HTTP_200_OK, include_in_schema=False)
async def stop_letters(request: PageRequest, carried: str) -> Stopped:
    """End the letters by the link in one of them; mail programs do it themselves (RFC 8058)."""
    user = office_of(request).ways.stop.user(carried)
    if user is None:
        raise unknown_link()
    await store_of(request).write(partial(wishes.stop_letters, user=user))
    return Stopped(True)
