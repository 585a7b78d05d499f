"""The door of the server: who comes in, how often, from where; and the headers that go out with every answer."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from goldenspike.tables.errors import TableError
from goldenspike.web.errors import Flood, headers_of, problem, status_of
from goldenspike.web.guests import COOKIE, Guests
from goldenspike.web.limits import Limits

READING: Final = ("GET", "HEAD", "OPTIONS")
READING_COST: Final = 0.2
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
DOCUMENTS: Final = (b"text/html", b"image/svg+xml", b"text/xml", b"application/xml", b"application/pdf")
DOCUMENT_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""Headers that matter only when the browser opens the answer as a page."""


class Door:
    """Wraps the application, so that every request passes through here."""

    def __init__(self, app: Any, guests: Guests, limits: Limits) -> None:
        self._app: Final = app
        self._guests: Final = guests
        self._limits: Final = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        user = self._guests.who(_cookie(headers.get("cookie", "")))
        fresh = user is None
        scope["guest"] = user or self._guests.new()
        refused = self._refusal(scope, headers, fresh)
        dressed = send if scope["type"] == "websocket" else self._dressed(scope, send, fresh)
        if refused is None:
            await self._app(scope, receive, dressed)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4000 + status_of(refused)})
        else:
            await _answer(refused, dressed)

    def _refusal(self, scope: Any, headers: dict[str, str], fresh: bool) -> TableError | None:
        reading = scope["type"] == "http" and scope["method"] in READING
        if not reading and not same_site(headers):
            return problem("cross_site", "Requests from another site are refused.")
        if not scope["path"].startswith("/api/"):
            return None
        visitor = f"address {(scope.get('client') or ['?'])[0]}" if fresh else scope["guest"]
        seconds = self._limits.wait(visitor, READING_COST if reading else 1.0)
        return Flood(seconds) if seconds else None

    def _dressed(self, scope: Any, send: Any, fresh: bool) -> Any:
        given = scope["path"].startswith("/static/")

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                kind = dict(message.get("headers", [])).get(b"content-type", DOCUMENTS[0])
                more = HEADERS + DOCUMENT_HEADERS if kind.startswith(DOCUMENTS) else list(HEADERS)
                if fresh and not given:
                    more.append((b"set-cookie", self._guests.cookie(scope["guest"]).encode()))
                message = {**message, "headers": [*message.get("headers", []), *more]}
            await send(message)

        return sending


def same_site(headers: dict[str, str]) -> bool:
    """Whether the request comes from our own pages. Programs send neither header; only browsers can be misled by other sites."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def _cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


async def _answer(error: TableError, send: Any) -> None:
    body = msgspec.json.encode(error.answer)
    headers = [(b"content-type", b"application/json")]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
