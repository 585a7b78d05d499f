"""Who sits at a game that runs: coming back, giving up, vacation, votes, and seats that are handed over."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables import sitting
from goldenspike.tables.names import checked_name
from goldenspike.web.api.models import Hand, OfSeat, TableAt, TakeOver, problems
from goldenspike.web.api.tables import check_seat
from goldenspike.web.asking import guest_of, guests_of, house_of, office_of, own_seat, table_for, table_to_join, user_of
from goldenspike.web.pages import PageRequest
from goldenspike.web.store.queue import Occasion

SeatNumber = Annotated[int, Parameter(ge=1, le=14)]


@post("/api/tables/{table:str}/back", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def come_back(request: PageRequest, table: str, data: OfSeat) -> TableAt:
    """Take your seat back from the bot that plays for you, or end your vacation."""
    here = await table_for(request, table)
    return TableAt(table, await sitting.come_back(house_of(request), here, guest_of(request), check_seat(here, data.seat)))


@post("/api/tables/{table:str}/away", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def go_away(request: PageRequest, table: str, data: OfSeat) -> TableAt:
    """Begin a vacation: your clock stands still until you act or come back, as long as your reserve lasts."""
    here = await table_for(request, table)
    return TableAt(table, await sitting.go_away(house_of(request), here, guest_of(request), check_seat(here, data.seat)))


@post("/api/tables/{table:str}/resign", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def resign(request: PageRequest, table: str, data: OfSeat) -> TableAt:
    """Give up. The game ends: of two seats the other one wins, of more nobody does."""
    here = await table_for(request, table)
    return TableAt(table, await sitting.resign(house_of(request), here, guest_of(request), check_seat(here, data.seat)))


@post("/api/tables/{table:str}/vote", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def vote(request: PageRequest, table: str, data: OfSeat) -> TableAt:
    """Vote that the player of a seat who keeps everybody waiting be replaced."""
    here = await table_for(request, table)
    return TableAt(table, await sitting.vote(house_of(request), here, guest_of(request), check_seat(here, data.seat)))


@get("/api/tables/{table:str}/hand", responses=problems(400, 403, 404))
async def read_hand(request: PageRequest, table: str, seat: SeatNumber) -> Hand:
    """The word by which a friend takes your seat over; whoever has it may."""
    here = await table_for(request, table)
    return Hand(sitting.hand_of(here.header, own_seat(request, here, seat)))


@post("/api/tables/{table:str}/take", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def take_over(request: PageRequest, table: str, data: TakeOver) -> TableAt:
    """Sit down in the seat that a friend hands over, and see from then on what it sees."""
    here = await table_to_join(request, table)
    user = await user_of(request)
    await guests_of(request).save(user)
    seat, name = check_seat(here, data.seat), user.name if data.name is None else checked_name(data.name)
    before = str(here.header.seats[seat].user)
    at = await sitting.take_over(house_of(request), here, user, name, seat, data.hand)
    office_of(request).herald.tell_soon(Occasion(before, table, "friend", seat, at, here.header.seats[seat].name))
    return TableAt(table, at)
