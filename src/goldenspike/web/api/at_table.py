"""Read a table and act at it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goldenspike.kernel.core import Game
from goldenspike.tables import acting, describing, pictures, previews, views
from goldenspike.tables.answers import LogPage, Preview, Update, View, Why
from goldenspike.tables.describing import Description
from goldenspike.tables.table import Table
from goldenspike.text.speaker import Lang
from goldenspike.web.api.models import Act, Ask, AtSeq, Consent, TakeBack, TakenBack, problems
from goldenspike.web.asking import house_of, language_of, own_seat, sight_for, table_for, table_to_act_at
from goldenspike.web.errors import problem
from goldenspike.web.pages import PageRequest, StaticFile, answer, packed_file

SeatWanted = Annotated[int | None, Parameter(ge=1, le=14)]
Line = Annotated[int, Parameter(ge=0, le=1_000_000)]
MOST_STEPS: Final = 24
"""So many lines are told at once; drawing each position takes a few milliseconds."""


@get("/api/tables/{table:str}", responses=problems(400, 403, 404))
async def read_table(
    request: PageRequest, table: str, lang: Lang | None = None, seat: SeatWanted = None, key: str | None = None
) -> View:
    """Everything you may know of a table, with all that you can do now."""
    here = await table_for(request, table, key)
    return views.view(here, await sight_for(request, here, lang, seat))


@get("/api/tables/{table:str}/positions/{line:int}", responses=problems(400, 403, 404))
async def read_position(
    request: PageRequest, table: str, line: Line, lang: Lang | None = None, seat: SeatWanted = None, key: str | None = None
) -> View:
    """The table as it was after a line of its log."""
    here = await table_for(request, table, key)
    known(here, line)
    return views.view(here, await sight_for(request, here, lang, seat), line)


@get("/api/tables/{table:str}/description", responses=problems(400, 403, 404))
async def read_description(
    request: PageRequest,
    table: str,
    at: Line | None = None,
    lang: Lang | None = None,
    seat: SeatWanted = None,
    key: str | None = None,
) -> Description:
    """The position in words, for those who do not see the board; with `at`, as it was after that line of the log."""
    here = await table_for(request, table, key)
    known(here, at or 0)
    return describing.description(here, await sight_for(request, here, lang, seat), at)


@get("/api/tables/{table:str}/log", responses=problems(400, 403, 404))
async def read_log(
    request: PageRequest, table: str, before: Line, lang: Lang | None = None, seat: SeatWanted = None, key: str | None = None
) -> LogPage:
    """The lines of the log that come before a line: as many as a view has."""
    here = await table_for(request, table, key)
    return views.log_before(here, await sight_for(request, here, lang, seat), before)


def known(table: Table, line: int) -> None:
    if line > table.course.seq:
        raise problem("unknown_position", f"The log of this table has {table.course.seq} lines.")


@get("/api/tables/{table:str}/steps", responses=problems(400, 403, 404))
async def read_steps(
    request: PageRequest, table: str, after: Line, lang: Lang | None = None, seat: SeatWanted = None, key: str | None = None
) -> list[Update]:
    """The table as it was after a line of its log, and what each of the next lines changed, at most 24."""
    here = await table_for(request, table, key)
    known(here, after)
    return views.steps(here, await sight_for(request, here, lang, seat), after, min(after + MOST_STEPS, here.course.seq))


@get("/api/tables/{table:str}/background.svg", media_type="image/svg+xml", packed=True, responses=problems(400, 403, 404))
async def background(request: PageRequest, table: str, lang: Lang | None = None, key: str | None = None) -> Response[bytes]:
    """The board that never changes, as an SVG document. A large one takes seconds to draw, so others are answered meanwhile."""
    here = await table_for(request, table, key)
    language = await language_of(request, lang)
    return answer(request, await asyncio.to_thread(_background, here.game, language))


@lru_cache(16)
def _background(game: Game[Any], lang: str) -> StaticFile:
    return _packed(pictures.background(game, lang))


@lru_cache(16)
def _packed(drawing: str) -> StaticFile:
    """Games with other players or options on the same board have the same drawing."""
    return packed_file(drawing.encode(), "image/svg+xml")


@post("/api/tables/{table:str}/actions", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409, 422))
async def act(request: PageRequest, table: str, data: Act, seat: SeatWanted = None) -> AtSeq:
    """Act for a seat of yours. The answer comes when the action is safely stored.

    If it does not come, send the same `again`: what was stored already is not done twice.
    """
    here = await table_to_act_at(request, table)
    asking = own_seat(request, here, data.seat)
    sight = await sight_for(request, here, None, seat)
    house = house_of(request)
    return AtSeq(await acting.act(house, here, sight, asking, data.seq, data.words, data.action, data.again))


@post("/api/tables/{table:str}/why", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def why(request: PageRequest, table: str, data: Ask) -> Why:
    """Whether a seat of yours may do something, and if not, by which rule."""
    here = await table_to_act_at(request, table)
    seat = own_seat(request, here, data.seat)
    sight = await sight_for(request, here, data.lang, data.seat)
    return acting.why(here, sight, seat, data.words, data.action)


@post("/api/tables/{table:str}/preview", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409, 422))
async def preview(request: PageRequest, table: str, data: Ask) -> Preview:
    """What an action would cause; nothing is changed."""
    here = await table_to_act_at(request, table)
    seat = own_seat(request, here, data.seat)
    sight = await sight_for(request, here, data.lang, data.seat)
    return previews.preview(here, sight, seat, data.words, data.action, data.before)


@post("/api/tables/{table:str}/undo", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409, 422))
async def undo(request: PageRequest, table: str, data: TakeBack, seat: SeatWanted = None) -> TakenBack:
    """Take back your last action, or ask the others to let you."""
    here = await table_to_act_at(request, table)
    asking = own_seat(request, here, data.seat)
    sight = await sight_for(request, here, None, seat)
    return TakenBack(*await acting.undo(house_of(request), here, sight, asking, data.seq))


@post("/api/tables/{table:str}/consent", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def consent(request: PageRequest, table: str, data: Consent, seat: SeatWanted = None) -> TakenBack:
    """Let another player take something back, or not."""
    here = await table_to_act_at(request, table)
    asking = own_seat(request, here, data.seat)
    sight = await sight_for(request, here, None, seat)
    return TakenBack(*await acting.consent(house_of(request), here, sight, asking, data.seq, data.agree))
