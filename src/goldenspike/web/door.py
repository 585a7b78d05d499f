"""The door of the server: who comes in, how often, from where; and the headers that go out with every answer."""

from __future__ import annotations

import time
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from goldenspike.tables.errors import TableError
from goldenspike.text.speaker import LANGUAGES
from goldenspike.web.bans import Bans
from goldenspike.web.errors import Banned, Flood, StoreDown, headers_of, problem, signed_out, status_of, told_in, unknown_page
from goldenspike.web.guests import Guests
from goldenspike.web.health import PROBES
from goldenspike.web.limits import Allowance, household
from goldenspike.web.metrics import requests
from goldenspike.web.sessions import COOKIE, Sessions

READING: Final = ("GET", "HEAD", "OPTIONS")
READING_COST: Final = 0.2
NEW_GUEST_SECONDS: Final = 10
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


@dataclass(frozen=True)
class Caller:
    """A cookie that stands for somebody from now on, and whose it is; None if they are new here.

    `ended` tells that they came with another, whose session is over.
    """

    cookie: str
    user: str | None
    ended: bool = False


class Door:
    """Wraps the application, so that every request passes through here."""

    def __init__(self, app: Any, guests: Guests, sessions: Sessions, allowance: Allowance, bans: Bans) -> None:
        self._app: Final = app
        self._guests: Final = guests
        self._sessions: Final = sessions
        self._allowance: Final = allowance
        self._bans: Final = bans

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in PROBES:
            await self._app(scope, receive, send)
            return
        address = scope["address"] = household((scope.get("client") or ["?"])[0])
        if not self._allowance.connections.enter(address):
            await _refuse(Flood(1), LANGUAGES[0], scope, send)
            return
        try:
            await self._let_in(scope, receive, send)
        finally:
            self._allowance.connections.leave(address)

    async def _let_in(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        accepted = scope["accepted"] = headers.get("accept-language", "")
        try:
            caller = await self._caller(scope, _cookie(headers.get("cookie", "")))
        except StoreDown as down:
            await _refuse(down, self._guests.likely_language("", accepted), scope, send)
            return
        kept = caller.user is not None or scope["path"].startswith("/static/")
        welcome = not kept and self._allowance.welcomes(scope["address"])
        scope["cookie"], scope["guest"] = caller.cookie, caller.user or str(self._sessions.guest(caller.cookie))
        refused = signed_out() if caller.ended else self._banned(scope, caller.user)
        refused = refused or self._refusal(scope, headers, caller.user, kept or welcome)
        given = caller.cookie if welcome else "" if caller.ended else None
        dressed = send if scope["type"] == "websocket" else self._dressed(scope, send, given)
        if refused is None:
            refused = await self._answered(scope, receive, dressed)
        if refused is not None:
            await _refuse(refused, await self._language(refused, scope["guest"], accepted), scope, dressed)

    async def _answered(self, scope: Any, receive: Any, send: Any) -> StoreDown | None:
        try:
            await self._app(scope, receive, send)
        except StoreDown as down:
            return down
        return None

    async def _language(self, refused: TableError, user: str, accepted: str) -> str:
        """For a ban that of the user, if the store answers; for what may come in floods the store is not asked."""
        try:
            if isinstance(refused, Banned):
                return (await self._guests.user(user, accepted, fresh=False)).lang
        except StoreDown:
            pass  # the store has told why
        return self._guests.likely_language(user, accepted)

    def _banned(self, scope: Any, user: str | None) -> TableError | None:
        """Whom the operator has shut out can do nothing, but is told so in words, which are there for everybody."""
        if not scope["path"].startswith("/api/") or scope["path"].startswith("/api/texts/"):
            return None
        ban = self._bans.of(user, (scope.get("client") or ["?"])[0])
        return None if ban is None else Banned(ban.reason, ban.until)

    async def _caller(self, scope: Any, cookie: str | None) -> Caller:
        """Who comes in. For pages and their files the store is not asked: they are the same for everybody."""
        if cookie is None or not self._sessions.is_ours(cookie):
            return Caller(self._sessions.guest_cookie(), None)
        if not scope["path"].startswith("/api/"):
            return Caller(cookie, self._sessions.likely_user(cookie) or self._sessions.new_guest())
        user = await self._sessions.user(cookie)
        return Caller(self._sessions.guest_cookie(), None, ended=True) if user is None else Caller(cookie, user)

    def _refusal(self, scope: Any, headers: dict[str, str], user: str | None, kept: bool) -> TableError | None:
        """Why the request is not let in. Whoever has no cookie, and gets none, may read but change nothing."""
        reading = scope["type"] == "http" and scope["method"] in READING
        address = scope["address"]
        if not reading and not same_site(headers):
            return problem("cross_site", "Requests from another site are refused.")
        if "\0" in scope["path"]:
            return unknown_page("There is no such page.")
        if not reading and not kept:
            return Flood(NEW_GUEST_SECONDS)
        cost = READING_COST if reading else 1.0
        if not scope["path"].startswith("/api/"):
            seconds = self._allowance.file(address, cost)
        else:
            seconds = self._allowance.request(user or f"address {address}", address, cost)
        return Flood(seconds) if seconds else None

    def _dressed(self, scope: Any, send: Any, cookie: str | None) -> Any:
        """Adds headers to the answer; among them, unless it brings another, the cookie that the visitor is given."""
        came = time.perf_counter()

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                route = scope.get("path_template") or "none"
                requests.labels(scope["method"], route, message["status"]).observe(time.perf_counter() - came)
                kind = dict(message.get("headers", [])).get(b"content-type", DOCUMENTS[0])
                more = HEADERS + DOCUMENT_HEADERS if kind.startswith(DOCUMENTS) else list(HEADERS)
                if cookie is not None and not any(name == b"set-cookie" for name, _ in message.get("headers", [])):
                    more.append((b"set-cookie", self._sessions.header(cookie).encode()))
                message = {**message, "headers": [*message.get("headers", []), *more]}
            await send(message)

        return sending


def same_site(headers: dict[str, str]) -> bool:
    """Whether the request comes from our own pages. Programs send neither header; only browsers can be misled by other sites."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def _cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


async def _refuse(error: TableError, language: str, scope: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        if error.answer.error in ("signed_out", "banned"):
            await send({"type": "websocket.accept"})  # only then does the browser hear why
        await send({"type": "websocket.close", "code": 4000 + status_of(error), "reason": error.answer.error})
        return
    body = msgspec.json.encode(told_in(language, error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
