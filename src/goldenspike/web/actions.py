"""An action, the one request that comes in floods: from the door straight to its handler, past what is done for all others."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec
from litestar import Litestar

from goldenspike.tables.errors import TableError
from goldenspike.web.api.at_table import act
from goldenspike.web.api.models import Act, AtSeq
from goldenspike.web.asking import JsonRequest
from goldenspike.web.errors import StoreDown

PATH: Final = re.compile(r"/api/tables/([\w-]+)/actions")
TEMPLATE: Final = "/api/tables/{table}/actions"
LONGEST: Final = 10_000
READ: Final = msgspec.json.Decoder(Act)
logger: Final = logging.getLogger("goldenspike.web")


class Actions:
    """Wraps the application. What is not plainly an action, or is not done, it answers itself: it tells what was wrong.

    Nothing is done twice by that: an action names the line after which it comes. Raises `StoreDown`.
    """

    def __init__(self, app: Litestar) -> None:
        self._app: Final = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        table = _table(scope)
        if table is None:
            await self._app(scope, receive, send)
            return
        asked = await receive()
        data = _wanted(asked)
        done = None if data is None else await self._done(scope, table, data)
        if done is None:
            await self._app(scope, _Again(asked, receive), send)
            return
        body = msgspec.json.encode(done)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _done(self, scope: Any, table: str, data: Act) -> AtSeq | None:
        scope["litestar_app"], scope["path_template"] = self._app, TEMPLATE
        scope.setdefault("state", {})
        try:
            done: AtSeq = await act.fn(JsonRequest(scope), table=table, data=data)
        except StoreDown:
            raise  # whether it is stored nobody knows: to ask at once again could only tell that the game has moved on
        except TableError:
            return None
        except Exception:
            logger.exception("an action failed")
            return None
        return done


class _Again:
    """Hears once more what was asked, and then whatever else comes."""

    def __init__(self, asked: Any, receive: Any) -> None:
        self._asked = asked
        self._receive: Final = receive

    async def __call__(self) -> Any:
        asked, self._asked = self._asked, None
        return await self._receive() if asked is None else asked


def _table(scope: Any) -> str | None:
    """The table at which somebody acts, if nothing else is asked for."""
    if scope["type"] != "http" or scope["method"] != "POST" or scope["query_string"]:
        return None
    found = PATH.fullmatch(scope["path"])
    return None if found is None else found[1]


def _wanted(asked: Any) -> Act | None:
    """The action, if it has come as a whole and is told as it should be."""
    if asked["type"] != "http.request" or asked.get("more_body") or len(asked.get("body", b"")) > LONGEST:
        return None
    try:
        return READ.decode(asked.get("body", b""))
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
