"""A connection to a browser, as uvicorn keeps it, with limits: how large and how slow a request may be, how many are open."""

from __future__ import annotations

import asyncio
from functools import cache
from ipaddress import ip_address
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from goldenspike.web.limits import Connections, household
from goldenspike.web.neighbours import neighbours_from_environment
from goldenspike.web.settings import networks, settings_from_environment

HEAD_BYTES: Final = 32_768
"""The most that a request's first line and headers may have."""
MOST_HEADERS: Final = 100
REQUEST_BYTES: Final = 4_000_000
"""The most that a whole request may have on the wire."""
READING_SECONDS: Final = 120.0
"""A visitor who takes none of an answer for so long has gone."""


class Watch:
    """What all connections of a process know together."""

    def __init__(self) -> None:
        settings = settings_from_environment()
        self.seconds: Final = settings.request_seconds
        self.open: Final = Connections(0 if settings.actions_per_second <= 0 else settings.connections_per_address)
        self._proxies: Final = networks(settings.proxies)
        self.neighbours: Final = neighbours_from_environment()

    def is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


@cache
def watch() -> Watch:
    return Watch()


def leave_neighbours() -> None:
    """This process is to stop: take over nobody more from others."""
    if (others := watch().neighbours) is not None:
        others.close()


class TooLarge(Exception):
    """A request has too many headers, or too much in them."""


class GuardedConnection(HttpToolsProtocol):
    """`begun` is what another process has read of a connection before it was handed on to this one."""

    def __init__(self, *, begun: bytes = b"", **settings: Any) -> None:
        super().__init__(**settings)
        self._begun: Final = begun
        self._watch: Final = watch()
        self._rests = True
        """Whether no request is on its way."""
        self._counted = ""
        self._in_head = True
        self._head = 0
        self._fed = 0
        self._upgraded = False
        self._due: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # how many stand open

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = household(self.client[0]) if self.client else ""
        if address and not self._watch.open.enter(address):
            self._refuse(429)
            return
        self._counted = address
        self._expect_request()
        if self._begun:
            self._receive(self._begun)
        elif self._watch.neighbours is not None:
            self._watch.neighbours.take_part(self._another)

    def _another(self, begun: bytes) -> GuardedConnection:
        """A connection beside this one, handed on by another process."""
        return GuardedConnection(config=self.config, server_state=self.server_state, app_state=self.app_state, begun=begun)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._uncount()
        self._stop_clocks()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live stream, which `Door` counts. One asked for by POST would never get an answer."""
        if self.scope["method"] != "GET":
            self._refuse(400)
            return
        self._upgraded = True
        self._uncount()
        self._stop_clocks()
        super().handle_websocket_upgrade()

    def _uncount(self) -> None:
        if self._counted:
            self._watch.open.leave(self._counted)
        self._counted = ""

    # how large a request may be

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head, self._fed, self._rests = True, 0, 0, False

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, more: int) -> None:
        self._head += more
        if self._head > HEAD_BYTES or len(self.headers) >= MOST_HEADERS:
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._counted and self._watch.is_proxy(self._counted) and any(name == b"x-forwarded-for" for name, _ in self.headers):
            self._uncount()  # a proxy's connection serves many visitors, whom `Door` counts by their own address
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self.scope["method"] != "HEAD":
            self.cycle.transport = Joined(self.cycle)  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        neighbours = self._watch.neighbours
        if neighbours is None or not self._can_move() or not neighbours.hand_on(self.transport, data):
            self._receive(data)

    def _can_move(self) -> bool:
        """Whether all that was asked is answered, and nothing more of it is to be sent."""
        answered = self.cycle is None or self.cycle.response_complete
        return self._rests and answered and not self.transport.is_closing() and not self.transport.get_write_buffer_size()

    def _receive(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        self._fed += len(data)
        if self._fed > (HEAD_BYTES if self._in_head else REQUEST_BYTES):
            self._refuse(431 if self._in_head else 413)
        elif self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self._expect_request()

    def send_400_response(self, msg: str) -> None:
        if self._head > HEAD_BYTES or (self.headers and len(self.headers) >= MOST_HEADERS):
            self._refuse(431)
        else:
            super().send_400_response(msg)

    # how slow

    def _expect_request(self) -> None:
        """Give the visitor some time for a whole request; the clock does not start anew with every byte."""
        if self._due is None:
            self._due = self.loop.call_later(self._watch.seconds, self._refuse, 408)

    def on_message_complete(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        self._rests = True
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _stop_clocks(self) -> None:
        for clock in (self._due, self._stalled):
            if clock is not None:
                clock.cancel()
        self._due = self._stalled = None

    def _refuse(self, status: int) -> None:
        """Say no and hang up; where an answer has begun already, only hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class Joined:
    """What an answer is written to: its head goes out together with the first of its body, which halves the work of sending."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle: Final = cycle
        self._transport: Final = cycle.transport
        self._head: bytes | None = None

    def write(self, data: bytes) -> None:
        if not self._cycle.response_started:
            self._transport.write(data)  # only that the visitor may go on with the request
        elif self._head is None:
            self._head = data
        else:
            self._transport.write(self._head + data if self._head else data)
            self._head = b""

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        if self._head:
            self._transport.write(self._head)
        self._transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """What is `told` to many alike is sent as it is, in a frame of its own."""

    async def send(self, message: Any) -> None:
        told: bytes | None = message.get("told")
        if told is None:
            await super().send(message)
        elif self.conn.state is State.OPEN and self.writable.is_set() and not (self.disconnected or self.close_sent):
            self.transport.write(framed(told))
        else:
            await super().send({"type": "websocket.send", "text": told.decode(), "bytes": None})


def framed(text: bytes) -> bytes:
    """A message of text as RFC 6455 has it on the wire: whole, and not masked."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    short = length < 65_536
    return bytes((0x81, 126 if short else 127)) + length.to_bytes(2 if short else 8, "big") + text
