"""Study games: analysis of finished ones, hints for those who practise, and playing on from any position."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from goldenspike.study import hints
from goldenspike.study.answers import AnalysisShown, Hints
from goldenspike.study.played import played
from goldenspike.study.worded import number_of, shown
from goldenspike.tables.bots import usual_bot
from goldenspike.tables.playing_on import played_on
from goldenspike.tables.table import Table
from goldenspike.text.speaker import Lang
from goldenspike.web.api.at_table import known
from goldenspike.web.api.models import AskHint, Opened, PlayOn, problems
from goldenspike.web.api.tables import check_seat, limit_tables, store_opening
from goldenspike.web.asking import (
    guest_of,
    house_of,
    language_of,
    own_seat,
    scholar_of,
    sight_for,
    store_of,
    table_for,
    user_of,
)
from goldenspike.web.errors import Busy
from goldenspike.web.fair_play import may_play_on, must_be_over, must_be_practice, must_not_run_elsewhere
from goldenspike.web.pages import PageRequest
from goldenspike.web.store.results import note_hint

Known = Annotated[int, Parameter(ge=-1, le=2**31)]


@get("/api/tables/{table:str}/analysis", responses=problems(400, 403, 404, 409))
async def read_analysis(
    request: PageRequest, table: str, after: Known = -1, lang: Lang | None = None, key: str | None = None
) -> AnalysisShown:
    """What is known of a finished game: each seat's chance to win, position by position, and the decisions that gave most away.

    `after` is the number of an answer that you have: nothing is sent again if no more was found since.
    """
    here = await table_for(request, table, key, fresh=False)
    await must_be_over(request, here)
    return await _found(request, here, after, lang)


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def begin_analysis(request: PageRequest, table: str, lang: Lang | None = None, key: str | None = None) -> AnalysisShown:
    """Begin to study a finished game, or go on. It stops when nobody has asked for it for 15 seconds; what was found is kept."""
    here = await table_for(request, table, key)
    await must_be_over(request, here)
    await scholar_of(request).begin(here, guest_of(request))
    return await _found(request, here, -1, lang)


@post("/api/tables/{table:str}/analysis/cancel", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def cancel_analysis(request: PageRequest, table: str, lang: Lang | None = None, key: str | None = None) -> AnalysisShown:
    """Stop studying a game; what was found is kept."""
    here = await table_for(request, table, key)
    await must_be_over(request, here)
    scholar_of(request).cancel(here, guest_of(request))
    return await _found(request, here, -1, lang)


@post("/api/tables/{table:str}/hint", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def hint(request: PageRequest, table: str, data: AskHint, lang: Lang | None = None) -> Hints:
    """The three best choices of your seat, their chances, what each causes and what may be answered; where you play alone."""
    here = await table_for(request, table)
    seat = own_seat(request, here, data.seat)
    await must_be_practice(request, here, seat)
    sight = await sight_for(request, here, lang, data.seat)
    await _note_practice(request, here)
    asked, seq = played(here.game, here.course.moves, here.kept), here.course.seq
    tips = await scholar_of(request).hint(guest_of(request), hints.tips_for, asked, seat)
    if here.course.seq != seq:
        raise Busy
    return hints.shown(here, sight, seat, tips)


async def _note_practice(request: PageRequest, table: Table) -> None:
    """A game with hints counts for nobody's results."""
    if table.header.practice is None:
        await store_of(request).write(partial(note_hint, table=table.id), table.id)
        await house_of(request).reseat(table.id)


@post("/api/tables/{table:str}/play_on", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404, 409))
async def play_on(request: PageRequest, table: str, data: PlayOn) -> Opened:
    """A new table of yours that goes on from a position of this one, with you in a seat and bots in the others."""
    limit_tables(request)
    here = await table_for(request, table)
    known(here, data.line)
    seat = check_seat(here, data.seat)
    await may_play_on(request, here, seat)
    opening = played_on(here, data.line, seat, data.bot or usual_bot(here.header.game), await user_of(request))
    await must_not_run_elsewhere(request, opening)
    return await store_opening(request, opening)


async def _found(request: PageRequest, table: Table, after: int, lang: Lang | None) -> AnalysisShown:
    findings, running = await scholar_of(request).found(table, guest_of(request))
    if number_of(findings) == after:
        return AnalysisShown(after, findings.done, running)
    voice = table.voice(await language_of(request, lang))
    return shown(voice, table.course, findings, running, table.seats_of(guest_of(request)))
