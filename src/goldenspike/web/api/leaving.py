"""What is kept of a person: an address for mail that they confirm, a document of everything, and the end of it all."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables.errors import bad_request
from goldenspike.web.api.account_models import AccountShown, ChangeMail, LeaveForGood
from goldenspike.web.api.accounts import as_new_guest, own_account
from goldenspike.web.api.devices import account_shown
from goldenspike.web.api.entering import guarded
from goldenspike.web.api.models import Me, problems
from goldenspike.web.api.people import shown
from goldenspike.web.asking import address_of, allowance_of, guest_of, house_of, mail_of, sessions_of, store_of, user_of
from goldenspike.web.caretaker import tell_tables
from goldenspike.web.errors import Flood, problem
from goldenspike.web.export import everything_about
from goldenspike.web.letters import write_letter
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import accounts, belongings, links


@post("/api/account/mail", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def change_mail(request: PageRequest, data: ChangeMail) -> AccountShown:
    """Give an address for mail, which counts once you have followed the link in the letter that comes; or none."""
    store, user = store_of(request), await user_of(request)
    if data.address is None:
        await store.write(partial(accounts.change_mail, user=user.id, address=None))
        return await account_shown(request)
    mail = mail_of(request)
    if mail is None:
        raise problem("no_mail", "This server sends no mail.")
    for to in (user.id, accounts.folded(data.address)):
        seconds = allowance_of(request).letter(to, address_of(request))
        if seconds:
            raise Flood(seconds)
    await guarded(request, user)
    carried = await store.write(partial(links.new_link, user=user.id, purpose=links.MAIL, address=data.address))
    await write_letter(mail, user, data.address, links.MAIL, carried)
    return await account_shown(request)


@get("/api/account/export", responses=problems())
async def export(request: PageRequest) -> Response[dict[str, Any]]:
    """Everything that is kept about you, as one file: who you are, your devices, your tables and all that you did there."""
    user = guest_of(request)
    found = await asyncio.to_thread(store_of(request).read, partial(everything_about, user=user))
    headers = {"content-disposition": 'attachment; filename="golden-spike.json"', "cache-control": "no-store"}
    return Response(found, headers=headers)


@post("/api/account/delete", status_code=HTTP_200_OK, responses=problems(400, 403))
async def leave_for_good(request: PageRequest, data: LeaveForGood) -> Response[Me]:
    """Delete all that is kept about you. Your seats have no name any more; where others play on, a bot plays in your place."""
    user = await user_of(request)
    if data.name != shown(user).name:
        raise bad_request("Give your name as a sign that you mean it.")
    await own_account(request, data.password)
    left = await store_of(request).write(partial(belongings.erase_user, user=user.id))
    sessions_of(request).changed(user.id)
    await tell_tables(house_of(request), left)
    return await as_new_guest(request)
