"""Live updates: everything that happens at a table, from the line the watcher knows."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.handlers import send_websocket_stream

from goldenspike.web.desk import Desk
from goldenspike.web.errors import ApiError
from goldenspike.web.hub import Hub
from goldenspike.web.show import forget, sight_of, update
from goldenspike.web.state import desk_for, guest_of, house_of, language_of

BEAT: Final = 20.0
REMEMBERED: Final = 8
Socket = WebSocket[None, None, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str) -> None:
    await socket.accept()
    try:
        desk = await desk_for(socket, table)
    except ApiError as error:
        await socket.close(code=4000 + error.status, reason=error.error)
        return
    lang = await language_of(socket, None)
    stream = messages(socket, house_of(socket).hub, desk, lang)
    await send_websocket_stream(socket, stream, listen_for_disconnect=True, warn_on_data_discard=False)


async def messages(socket: Socket, hub: Hub, desk: Desk, lang: str) -> AsyncGenerator[bytes, None]:
    """The way from the line the watcher knows to now, then every change, and a beat when there is none."""
    since, seat, user, beats, changes = _number(socket, "from"), _number(socket, "seat"), guest_of(socket), 0, -1
    watcher = hub.watch(desk.header.id)
    try:
        while not hub.closed:
            if (desk.course.seq, desk.changes) != (since, changes):
                seq, changes = desk.course.seq, desk.changes
                yield message(desk, user, lang, seat, since)
                since = seq
            elif not await watcher.news(BEAT):
                beats += 1
                yield msgspec.json.encode({"beat": beats})
    finally:
        hub.leave(watcher)


def message(desk: Desk, user: str, lang: str, seat: int, since: int) -> bytes:
    """What changed since a line, made once for all who see the same."""
    sight = sight_of(desk, user, lang, seat - 1)
    key = ("told", desk.course.seq, desk.changes, since, sight.seats, sight.seat, lang)
    if key not in desk.memory:
        forget(desk, "told", REMEMBERED)
        desk.memory[key] = msgspec.json.encode(update(desk, sight, since))
    told: bytes = desk.memory[key]
    return told


def _number(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
