"""Open, list, join, leave, close, start and repeat tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from litestar import get, post
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from sqlalchemy import Connection

from goldenspike.tables import opening, sitting
from goldenspike.tables.answers import Listed
from goldenspike.tables.errors import TableError, bad_request
from goldenspike.tables.names import checked_name
from goldenspike.tables.stored import COMMITTING, FREE, OPEN, OVER, PERSON, REVEALING, RUNNING, Header
from goldenspike.tables.table import Table
from goldenspike.tables.views import draw_of, listed
from goldenspike.web.api.inviting import invite_all, people_invited
from goldenspike.web.api.models import ChangeSeat, Join, Leave, NewTable, Opened, TableAt, problems
from goldenspike.web.asking import (
    address_of,
    allowance_of,
    draws_of,
    guest_of,
    guests_of,
    house_of,
    language_of,
    store_of,
    table_for,
    table_to_join,
    user_of,
)
from goldenspike.web.errors import Flood, not_your_seat, problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import writes

Which = Literal["mine", "public", "finished"]
ATTEMPTS: Final = 5
"""How often something is tried anew that bots or other people have come before."""


@post("/api/tables", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404))
async def open_table(request: PageRequest, data: NewTable) -> Opened:
    """Open a table. With no open seat its game starts at once; `shuffled` lets chance decide who sits where."""
    limit_tables(request)
    game = opening.settled(data.game, len(data.seats), data.options, data.board)
    user = await user_of(request)
    wanted = [data.seats[place] for place in opening.places(len(data.seats), data.shuffled)]
    seats = opening.seated(game.name, user, [(seat.kind, seat.bot, seat.name) for seat in wanted])
    time = opening.agreed_time(game.name, data.time)
    seats = opening.promised(seats, user.id, data.commitment)
    header = opening.new_header(game, user.id, data.public, seats, time)
    invited = await people_invited(request, data.invited)
    opened = await store_opening(request, opening.opened(game, header, draws_of(request).wait))
    await invite_all(request, opened.id, user.id, invited)
    return opened


def limit_tables(request: PageRequest) -> None:
    seconds = allowance_of(request).table(guest_of(request), address_of(request))
    if seconds:
        raise Flood(seconds)


async def store_opening(request: PageRequest, made: opening.Opening) -> Opened:
    house = house_of(request)
    await guests_of(request).save(await user_of(request))
    header, first, board = made
    await store_of(request).write(partial(writes.open_table, header=header, first=first, board=board), header.id)
    here = await house.table(header.id)
    house.call_bots(here)
    return Opened(header.id, header.key, draw_of(here))


@get("/api/tables", responses=problems(400))
async def list_tables(request: PageRequest, which: Which = "mine") -> list[Listed]:
    """Tables in a list: those that wait for you first."""
    store, user, lang = store_of(request), guest_of(request), await language_of(request, None)
    read: dict[str, Callable[[], list[Header]]] = {
        "mine": partial(store.tables_of, user),
        "public": store.public_tables,
        "finished": partial(store.finished_tables, user),
    }
    found = [listed(header, user, lang) for header in await asyncio.to_thread(read[which])]
    return sorted(found, key=lambda table: not table.waiting)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def join(request: PageRequest, table: str, data: Join) -> TableAt:
    """Take an open seat."""
    here = await table_to_join(request, table)
    user = await user_of(request)
    await guests_of(request).save(user)
    seat = check_seat(here, data.seat)
    name = user.name if data.name is None else checked_name(data.name)
    await store_seats(
        request,
        table,
        partial(writes.take_seat, table=table, seat=seat, user=user, name=name),
        problem("seat_taken", "That seat is no longer open."),
    )
    return await seats_changed(request, table)


def check_seat(table: Table, number: int) -> int:
    if number > len(table.header.seats):
        raise bad_request(f"This table has {len(table.header.seats)} seats.")
    return number - 1


async def store_seats(request: PageRequest, table: str, job: Callable[[Connection], bool], refused: TableError) -> None:
    """Change seats or status of an open table; raises `refused` if that cannot be, or says that the table is open no more."""
    if not await store_of(request).write(job, table):
        must_be_open(await house_of(request).reseat(table))
        raise refused


async def seats_changed(request: PageRequest, table: str) -> TableAt:
    here = await house_of(request).reseat(table)
    return TableAt(table, here.course.seq)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def leave(request: PageRequest, table: str, data: Leave) -> TableAt:
    """Leave a seat, or all of yours, before the game begins; a table without people is closed.

    A game that runs is left with all your seats: as agreed on, a bot takes them and you may come back, or the game ends.
    """
    here = await table_for(request, table)
    user = guest_of(request)
    if here.header.status == RUNNING:
        return TableAt(table, await sitting.leave(house_of(request), here, user))
    must_be_open(here)
    seat = None if data.seat is None else data.seat - 1
    await store_seats(request, table, partial(writes.leave_seats, table=table, user=user, seat=seat), not_your_seat())
    if await store_of(request).write(partial(writes.close_if_empty, table=table), table):
        await house_of(request).closed(table)
        return TableAt(table, 0)
    return await seats_changed(request, table)


def must_be_open(table: Table) -> None:
    if table.header.status != OPEN or table.header.draw in (COMMITTING, REVEALING):
        raise game_has_begun()


def game_has_begun() -> TableError:
    return problem("not_open", "The game has begun.")


def must_be_host(request: PageRequest, table: Table) -> None:
    if guest_of(request) != table.header.host:
        raise not_your_seat()


@post("/api/tables/{table:str}/close", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def close(request: PageRequest, table: str) -> TableAt:
    """Delete a table whose game has not begun, or in which no person has acted yet; for the one who opened it."""
    here = await table_for(request, table)
    must_be_host(request, here)
    for _ in range(ATTEMPTS):
        if here.header.status != OPEN and not (here.header.status == RUNNING and sitting.never_got_going(here)):
            break
        if await store_of(request).write(partial(writes.close_table, table=table, played=here.course.seq), table):
            await house_of(request).closed(table)
            return TableAt(table, 0)
        here = await house_of(request).reseat(table)
    raise game_has_begun()


@post("/api/tables/{table:str}/seat", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def change_seat(request: PageRequest, table: str, data: ChangeSeat) -> TableAt:
    """Change who is to sit where, before the game begins; for the one who opened the table."""
    here = await table_for(request, table)
    must_be_open(here)
    must_be_host(request, here)
    number = check_seat(here, data.seat)
    seat = opening.seat_for(here.header.game, await user_of(request), number, data.kind, data.bot, data.name)
    changed = partial(writes.set_seat, table=table, seat=seat, host=here.header.host)
    await store_seats(request, table, changed, problem("seat_taken", "Somebody else sits there."))
    return await seats_changed(request, table)


@post("/api/tables/{table:str}/shuffle", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def shuffle(request: PageRequest, table: str) -> TableAt:
    """Let chance decide who sits where, open seats included, before the game begins; for the one who opened the table."""
    here = await table_for(request, table)
    must_be_open(here)
    must_be_host(request, here)
    places = opening.places(len(here.header.seats), True)
    await store_seats(request, table, partial(writes.move_seats, table=table, places=places), game_has_begun())
    return await seats_changed(request, table)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def start(request: PageRequest, table: str) -> TableAt:
    """Begin the game, when every seat is taken; where browsers draw the seed too, as soon as they have."""
    here = await table_for(request, table)
    must_be_open(here)
    user = guest_of(request)
    if not here.seats_of(user) and user != here.header.host:
        raise not_your_seat()
    for _ in range(ATTEMPTS):
        if await draws_of(request).begin(here):
            return TableAt(table, here.course.seq)
        here = await house_of(request).reseat(table)
        must_be_open(here)
        if any(seat.kind == FREE for seat in here.header.seats):
            raise problem("not_open", "Not everyone has sat down yet.")
    raise game_has_begun()


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def rematch(request: PageRequest, table: str) -> TableAt:
    """The same people once more; asking again gives the same new table."""
    here = await table_for(request, table)
    if not here.seats_of(guest_of(request)):
        raise not_your_seat()
    if here.header.status != OVER:
        raise not_over()
    if not any(seat.kind == PERSON for seat in here.header.seats):
        raise not_your_seat()
    again, first, board = opening.rematch(here.header, draws_of(request).wait)
    house = house_of(request)
    noted = partial(writes.note_rematch, table=table, again=again, first=first, board=board)
    found = await store_of(request).write(noted, table)
    await house.reseat(table)
    if found is None:
        raise not_over()
    opened = await house.table(found)
    house.call_bots(opened)
    return TableAt(found, opened.course.seq)


def not_over() -> TableError:
    return problem("not_over", "The game is not over yet.")
