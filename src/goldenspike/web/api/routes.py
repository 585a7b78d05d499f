"""What a table's map can be asked: the board itself, and the ways that lie open on it."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import get
from litestar.params import Parameter

from goldenspike.kernel.core import Game
from goldenspike.web.api.models import problems
from goldenspike.web.api.play import SeatWanted
from goldenspike.web.errors import not_your_seat
from goldenspike.web.pages import PageRequest
from goldenspike.web.state import desk_for, sight_for

Place = Annotated[str | None, Parameter(max_length=60)]
Parts = Annotated[str | None, Parameter(max_length=200)]


class RouteEnd(msgspec.Struct):
    """A place where the turn can end; `far` is what would then still lie between it and the goal."""

    end: str
    mps: int
    fee: int
    far: int | None


class Step(msgspec.Struct):
    """One action of a way, in words."""

    words: str
    space: str
    property: str


class Way(msgspec.Struct):
    mps: int
    fee: int
    steps: list[Step]


class Routes(msgspec.Struct):
    seq: int
    seat: int
    ends: list[RouteEnd]
    ways: list[Way]


@get("/api/tables/{table:str}/board", responses=problems(400, 403, 404))
async def board(request: PageRequest, table: str, parts: Parts = None, key: str | None = None) -> dict[str, Any]:
    """The board as data: places, lines, prices and whatever else is printed and never changes; all of it or some parts."""
    desk = await desk_for(request, table, key)
    whole = _board(desk.game)
    return whole if parts is None else {part: whole[part] for part in parts.split(",") if part in whole}


@cache
def _board(game: Game[Any]) -> dict[str, Any]:
    return game.board_view()


@get("/api/tables/{table:str}/routes", responses=problems(400, 403, 404))
async def routes(request: PageRequest, table: str, seat: SeatWanted = None, to: Place = None, key: str | None = None) -> Routes:
    """Where your turn can end, with what the cheapest way costs; with `to`, the ways there, cheapest first.
    Empty in games without routes and while nothing is run."""
    desk = await desk_for(request, table, key)
    sight = await sight_for(request, desk, None, seat)
    if sight.seat is None:
        raise not_your_seat()
    game, course = desk.game, desk.course
    state = game.copy(course.state)
    ends: list[Any] = []
    ways: list[Any] = []
    if to is None and hasattr(game, "ends_of_turn"):
        ends = await asyncio.to_thread(game.ends_of_turn, state, sight.seat)
    elif to is not None and hasattr(game, "ways_to"):
        ways = await asyncio.to_thread(game.ways_to, state, sight.seat, to)
    return Routes(course.seq, sight.seat + 1, cast("list[RouteEnd]", ends), cast("list[Way]", ways))
