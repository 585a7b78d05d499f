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
from goldenspike.web.asking import guest_of, house_of, language_of, table_for
from goldenspike.web.errors import status_of
from goldenspike.web.hub import Hub, Watcher

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
        watcher.seated = bool(here.seats_of(guest_of(socket)))
        telling = asyncio.create_task(tell_or_note(socket, hub, watcher, here, await language_of(socket, None)))
    except TableError as error:
        hub.leave(watcher)
        await socket.close(code=4000 + status_of(error), reason=error.answer.error)
        return
    try:
        await gone(socket)
    finally:
        hub.leave(watcher)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def gone(socket: Socket) -> None:
    """Wait until the watcher leaves; anything they send is ignored."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def tell_or_note(socket: Socket, hub: Hub, watcher: Watcher, table: Table, lang: str) -> None:
    """Run `tell`; if it fails, close the connection so that the watcher connects again instead of waiting in vain."""
    try:
        await tell(socket, hub, watcher, table, lang)
    except (WebSocketDisconnect, OSError):
        return  # the watcher has just left
    except Exception:
        logger.exception("a live connection failed")
        await socket.close(code=1011, reason="failure")


async def tell(socket: Socket, hub: Hub, watcher: Watcher, table: Table, lang: str) -> None:
    """Send what happened after the line the watcher has, then every change, and a beat when there was none for a while."""
    since, seat, user, changes = _number(socket, "from"), _number(socket, "seat"), guest_of(socket), -1
    while not hub.closed and not table.closed:
        if (table.course.seq, table.changes) != (since, changes):
            seq, changes = table.course.seq, table.changes
            text = message(table, user, lang, seat, since)
            since = seq
        elif not await watcher.news():
            text = f'{{"beat": {hub.beats}}}'
        else:
            continue
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
    if table.closed:
        await socket.close(code=4404, reason="unknown_table")
    else:
        await socket.close(code=1012, reason="the server is restarting")


def message(table: Table, user: str, lang: str, seat: int, since: int) -> str:
    """The message with all changes since a line, made once for all watchers who see the same."""
    sight = sight_of(table, user, lang, seat - 1)
    key = ("told", table.course.seq, table.changes, since, replace(sight, user=""), user == table.header.host)
    told: str | None = table.memory.get(key)
    if told is None:
        told = msgspec.json.encode(update(table, sight, since)).decode()
        table.memory.keep(key, told, getsizeof(told), REMEMBERED)
    return told


def _number(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
