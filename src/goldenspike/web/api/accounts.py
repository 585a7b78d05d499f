"""Keep one's games: an account with a name and a password, signing in and out, and a way back for those who forgot it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables.errors import TableError
from goldenspike.tables.names import checked_name
from goldenspike.tables.shown_names import is_made_up
from goldenspike.web.api.account_models import AccountShown, ChangeAccount, Keep, Letters, Reset, SignedIn, SignIn
from goldenspike.web.api.devices import account_shown
from goldenspike.web.api.entering import device_here, enter
from goldenspike.web.api.models import Me, problems
from goldenspike.web.api.people import shown
from goldenspike.web.asking import (
    address_of,
    allowance_of,
    cookie_of,
    guest_of,
    guests_of,
    house_of,
    mail_of,
    sessions_of,
    store_of,
    user_of,
)
from goldenspike.web.errors import Flood, problem, wrong_password
from goldenspike.web.letters import write_letter
from goldenspike.web.mail import Mail
from goldenspike.web.pages import PageRequest
from goldenspike.web.passwords import hashed, is_right
from goldenspike.web.store import accounts, entering, links
from goldenspike.web.store.sessions import end_session, key_of
from goldenspike.web.store.store import Store


@get("/api/account", responses=problems())
async def read_account(request: PageRequest) -> AccountShown:
    """How your games are kept: the name you sign in with, your address for mail, and your devices."""
    return await account_shown(request)


@post("/api/account", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def keep(request: PageRequest, data: Keep) -> Me:
    """Keep your games: sign in anywhere by a name and a password from now on. You stay who you are, with all your seats."""
    login, user = checked_name(data.login), await user_of(request)
    limit_sign_ins(request, login)
    if await asyncio.to_thread(store_of(request).read, partial(accounts.account_of, user=user.id)) is not None:
        raise problem("has_account", "You have an account already.")
    if is_made_up(user.name):
        user = replace(user, name=login)
    account = accounts.Account(user.id, login, await hashed(data.password))
    key, device = key_of(cookie_of(request)), device_here(request)
    added = partial(accounts.add_account, user=user, account=account, key=key, device=device)
    changed = await store_of(request).write(added)
    if changed is None:
        raise name_taken()
    guests_of(request).forget(user.id)
    await house_of(request).reseat_known(changed)
    return shown(user)


def name_taken() -> TableError:
    return problem("name_taken", "Somebody else signs in by that name.")


def limit_sign_ins(request: PageRequest, login: str) -> None:
    seconds = allowance_of(request).sign_in(accounts.folded(login), address_of(request))
    if seconds:
        raise Flood(seconds)


async def own_account(request: PageRequest, password: str | None) -> accounts.Account | None:
    """The asker's account, if they have one; raises `TableError` unless the password is right."""
    found = await asyncio.to_thread(store_of(request).read, partial(accounts.account_of, user=guest_of(request)))
    if found is not None:
        limit_sign_ins(request, found.login)
        if not await is_right(password or "", found.password):
            raise wrong_password()
    return found


@post("/api/account/change", status_code=HTTP_200_OK, responses=problems(400, 403, 409))
async def change(request: PageRequest, data: ChangeAccount) -> AccountShown:
    """Change the name you sign in with, or your password, by the one that you have. A new one signs out all other devices."""
    account = await own_account(request, data.password)
    if account is None:
        raise problem("not_kept", "You have no account.")
    store, user = store_of(request), account.user
    if data.login is not None:
        login = checked_name(data.login)
        if not await store.write(partial(accounts.change_login, user=user, login=login)):
            raise name_taken()
    if data.new_password is not None:
        password, here = await hashed(data.new_password), key_of(cookie_of(request))
        await store.write(partial(accounts.change_password, user=user, password=password, keep=here))
        sessions_of(request).changed(user)
    return await account_shown(request)


@post("/api/sign-in", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def sign_in(request: PageRequest, data: SignIn) -> Response[SignedIn]:
    """Sign in. What you have as a guest in this browser goes to your account: seats, tables and, if it has none, your name."""
    limit_sign_ins(request, data.login)
    found = await asyncio.to_thread(store_of(request).read, partial(accounts.account_named, login=data.login))
    if not await is_right(data.password, None if found is None else found.password) or found is None:
        raise wrong_password()
    return await enter(request, partial(entering.sign_in, user=found.user))


@post("/api/sign-out", status_code=HTTP_200_OK, responses=problems(403, 409))
async def sign_out(request: PageRequest) -> Response[Me]:
    """Sign out on this device, and go on as a new guest; refused to one who could not come back."""
    user, here = guest_of(request), key_of(cookie_of(request))
    kept = await account_shown(request)
    if kept.login is None and not any(not device.here for device in kept.sessions):
        raise problem("not_kept", "Your games are kept on this device alone: nobody could come back to them.")
    await store_of(request).write(partial(end_session, user=user, key=here))
    sessions_of(request).changed(user)
    return await as_new_guest(request)


async def as_new_guest(request: PageRequest) -> Response[Me]:
    sessions = sessions_of(request)
    cookie = sessions.guest_cookie()
    guest = await guests_of(request).user(str(sessions.guest(cookie)), request.headers.get("accept-language", ""))
    return Response(shown(guest), headers={"set-cookie": sessions.header(cookie)})


@post("/api/reset", status_code=HTTP_200_OK, responses=problems(400, 403))
async def reset(request: PageRequest, data: Reset) -> Response[Letters]:
    """Have a letter sent by which you come back in, to the address that you have confirmed.

    The answer is the same for everybody, known or not: `letters` tells whether this server sends any.
    """
    seconds = allowance_of(request).letter(accounts.folded(data.name), address_of(request))
    if seconds:
        raise Flood(seconds)
    mail = mail_of(request)
    sending = None if mail is None else BackgroundTask(_let_back_in, store_of(request), mail, data.name)
    return Response(Letters(mail is not None), background=sending)


async def _let_back_in(store: Store, mail: Mail, name: str) -> None:
    try:
        for user, address in await asyncio.to_thread(store.read, partial(accounts.reached_as, name=name)):
            account = await asyncio.to_thread(store.read, partial(accounts.account_of, user=user.id))
            purpose: links.Purpose = links.SIGN_IN if account is None else links.RESET
            carried = await store.write(partial(links.new_link, user=user.id, purpose=purpose))
            await write_letter(mail, user, address, purpose, carried)
    except TableError:
        return  # store and mail have told the operator; the visitor has long been answered
