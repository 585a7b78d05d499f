"""Live updates: everything that happens at a table after the last line that the watcher has."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from sys import getsizeof
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from goldenspike.tables.errors import TableError
from goldenspike.tables.sight import sight_of
from goldenspike.tables.table import Table
from goldenspike.tables.views import update
from goldenspike.web.asking import bans_of, cookie_of, guest_of, house_of, language_of, parlour_of, sessions_of, table_for
from goldenspike.web.errors import Banned, signed_out, status_of
from goldenspike.web.hub import Hub, Watcher
from goldenspike.web.talk.ear import Ear
from goldenspike.web.talk.presence import Presence
from goldenspike.web.talk.remarks import ROOMS

REMEMBERED: Final = 8
Socket = WebSocket[None, None, Any]
logger: Final = logging.getLogger("goldenspike.web")


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str) -> None:
    await socket.accept()
    hub = house_of(socket).hub
    watcher = hub.watch(table, guest_of(socket))
    if watcher is None:
        await socket.close(code=4429, reason="flood")
        return
    try:
        here = await table_for(socket, table)
        watcher.seated, watcher.looking = bool(here.seats_of(watcher.user)), "hidden" not in socket.query_params
        lang = await language_of(socket, None)
        told = tell_or_note(socket, hub, watcher, here, lang, await ear_of(socket, here, lang))
    except TableError as error:
        hub.leave(watcher)
        await socket.close(code=4000 + status_of(error), reason=error.answer.error)
        return
    (presence := parlour_of(socket).presence).enter(table, watcher.user, watcher.looking)
    telling = asyncio.create_task(told)
    try:
        await gone(socket, watcher, presence)
    finally:
        hub.leave(watcher)
        presence.leave(table, watcher.user, watcher.looking)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def ear_of(socket: Socket, table: Table, lang: str) -> Ear | None:
    """For watchers who ask for talk, naming the last remark they have of each room: `talk=12.0`. Programs need not hear it."""
    if "talk" not in socket.query_params:
        return None
    numbers = [int(part) if is_number(part) else 0 for part in str(socket.query_params["talk"]).split(".")]
    heard = dict(zip(ROOMS, [*numbers, 0, 0], strict=False))
    return await parlour_of(socket).ear(table, guest_of(socket), lang, heard)


async def gone(socket: Socket, watcher: Watcher, presence: Presence) -> None:
    """Wait until the watcher leaves. The page tells whether it lies `open` before them or is `hidden`; all else is ignored."""
    while (sent := await socket.receive())["type"] != "websocket.disconnect":
        looking = {"open": True, "hidden": False}.get(str(sent.get("text")), watcher.looking)
        if looking != watcher.looking:
            watcher.looking = looking
            presence.look(watcher.table, watcher.user, looking)


async def tell_or_note(socket: Socket, hub: Hub, watcher: Watcher, table: Table, lang: str, ear: Ear | None) -> None:
    """Run `tell`; if it fails, close the connection so that the watcher connects again instead of waiting in vain."""
    try:
        await tell(socket, hub, watcher, table, lang, ear)
    except (WebSocketDisconnect, OSError):
        return  # the watcher has just left
    except Exception:
        logger.exception("a live connection failed")
        await socket.close(code=1011, reason="failure")


async def tell(socket: Socket, hub: Hub, watcher: Watcher, table: Table, lang: str, ear: Ear | None) -> None:
    """Send what happened after the line the watcher has, then all changes and what is said, and a beat if there was nothing."""
    since, seat, user, changes = _number(socket, "from"), _number(socket, "seat"), guest_of(socket), -1
    while not hub.closed and not table.closed:
        if watcher.doubted and (why := await turned_away(socket, watcher)) is not None:
            await socket.close(code=4000 + status_of(why), reason=why.answer.error)
            return
        if (table.course.seq, table.changes) != (since, changes):
            seq, changes = table.course.seq, table.changes
            told = message(table, user, lang, seat, since)
            since = seq
        elif ear is not None and (aside := ear.news()) is not None:
            told = aside.encode()
        elif not await watcher.news():
            told = f'{{"beat": {hub.ticks}}}'.encode()
        else:
            continue
        watcher.told = hub.ticks
        sent: Any = {"type": "websocket.send", "told": told}  # as `LiveConnection` takes it
        await socket.send(sent)
    if table.closed:
        await socket.close(code=4404, reason="unknown_table")
    else:
        await socket.close(code=1012, reason="the server is restarting")


async def turned_away(socket: Socket, watcher: Watcher) -> TableError | None:
    """Why somebody who was let in must go now."""
    watcher.doubted = False
    if await sessions_of(socket).user(cookie_of(socket)) != watcher.user:
        return signed_out()
    ban = bans_of(socket).of(watcher.user, socket.client.host if socket.client else "?")
    return None if ban is None else Banned(ban.reason, ban.until)


def message(table: Table, user: str, lang: str, seat: int, since: int) -> bytes:
    """The message with all changes since a line, made once for all watchers who see the same."""
    mine: tuple[object, ...] = ()
    if table.concerns(user):
        sight = replace(sight_of(table, user, lang, seat - 1), user="")
        mine = sight, user == table.header.host, frozenset(table.left_by(user))
    key = ("told", table.course.seq, table.changes, since, lang, *mine)
    told: bytes | None = table.memory.get(key)
    if told is None:
        told = msgspec.json.encode(update(table, sight_of(table, user, lang, seat - 1), since))
        table.memory.keep(key, told, getsizeof(told), REMEMBERED)
    return told


def _number(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if is_number(text) else 0


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
