"""What a table's map can be asked: the board itself, and the ways that lie open on it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

from goldenspike.box import CubeWay, Route, RouteEnd
from goldenspike.kernel.core import Game
from goldenspike.shelf import box_of
from goldenspike.web.api.at_table import SeatWanted
from goldenspike.web.api.models import problems
from goldenspike.web.asking import sight_for, table_for
from goldenspike.web.errors import not_your_seat
from goldenspike.web.pages import PageRequest

Place = Annotated[str | None, Parameter(max_length=60)]
Parts = Annotated[str | None, Parameter(max_length=200)]


class Routes(msgspec.Struct):
    seq: int
    seat: int
    ends: list[RouteEnd]
    ways: list[Route]


@get("/api/tables/{table:str}/board", responses=problems(400, 403, 404))
async def board(request: PageRequest, table: str, parts: Parts = None, key: str | None = None) -> dict[str, Any]:
    """The board as data: places, lines, prices and whatever else is printed and never changes; all of it or some parts."""
    here = await table_for(request, table, key)
    whole = _board(here.game)
    return whole if parts is None else {part: whole[part] for part in parts.split(",") if part in whole}


@lru_cache(16)
def _board(game: Game[Any]) -> dict[str, Any]:
    return game.board_view()


@get("/api/tables/{table:str}/ways", responses=problems(400, 403, 404))
async def ways(request: PageRequest, table: str, action: int, seat: SeatWanted = None, key: str | None = None) -> list[CubeWay]:
    """Every way of the cube that an action of yours would move, the best first."""
    here = await table_for(request, table, key)
    sight = await sight_for(request, here, None, seat)
    if sight.seat is None:
        raise not_your_seat()
    state = here.game.copy(here.course.state)
    cube_ways = box_of(here.game.name).cube_ways
    return [] if cube_ways is None else await asyncio.to_thread(cube_ways.of_action, here.game, state, sight.seat, action)


@get("/api/tables/{table:str}/routes", responses=problems(400, 403, 404))
async def routes(request: PageRequest, table: str, seat: SeatWanted = None, to: Place = None, key: str | None = None) -> Routes:
    """Where your turn can end, with what the cheapest way costs; with `to`, the ways there, cheapest first.
    Empty in games without routes and while nothing is run."""
    here = await table_for(request, table, key)
    sight = await sight_for(request, here, None, seat)
    if sight.seat is None:
        raise not_your_seat()
    game, course = here.game, here.course
    state = game.copy(course.state)
    asked = box_of(game.name).routes
    ends: list[RouteEnd] = []
    found: list[Route] = []
    if asked is not None and to is None:
        ends = await asyncio.to_thread(asked.ends, game, state, sight.seat)
    elif asked is not None and to is not None:
        found = await asyncio.to_thread(asked.routes, game, state, sight.seat, to)
    return Routes(course.seq, sight.seat + 1, ends, found)
