"""Talk at a table: say, read, react, delete, report, mute, and the host's switch."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from goldenspike.tables.errors import TableError, bad_request
from goldenspike.tables.table import Table
from goldenspike.text.speaker import Lang
from goldenspike.web.api.models import problems
from goldenspike.web.api.talk_models import Delete, Done, Mute, React, Report, Said, Say, Switch, TalkPage
from goldenspike.web.asking import (
    address_of,
    allowance_of,
    guest_of,
    language_of,
    parlour_of,
    store_of,
    table_for,
    table_to_act_at,
    user_of,
)
from goldenspike.web.errors import Flood, not_your_seat, problem
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import talk
from goldenspike.web.talk import plain
from goldenspike.web.talk.conversations import PAGE
from goldenspike.web.talk.remarks import (
    CLOSED,
    DELETED,
    OPENED,
    REACTED,
    ROOMS,
    SAID,
    UNREACTED,
    Kind,
    Remark,
    Room,
    is_open,
    own_room,
    rooms_for,
    shown,
)

Before = Annotated[int, Parameter(ge=1, le=1_000_000)]
LITTLE = 0.5
"""What a reaction costs, where a remark costs 1."""


def limit_talk(request: PageRequest, cost: float = 1.0) -> None:
    seconds = allowance_of(request).talk(guest_of(request), address_of(request), cost)
    if seconds:
        raise Flood(seconds)


async def talked_at(request: PageRequest, table: str) -> Table:
    """A table at which this user may speak now; raises `TableError`."""
    here = await table_to_act_at(request, table)
    if not is_open(here, (await parlour_of(request).conversations.at(table)).switched):
        raise problem("talk_closed", "There is no talk at this table now. Its host can open it.")
    return here


async def remark_by(request: PageRequest, table: Table, kind: Kind, seat: int | None = None) -> Remark:
    """A remark of the user that says nothing yet, with their name at the table."""
    user = await user_of(request, fresh=False)
    mine = sorted(table.seats_of(user.id))
    if seat is not None and seat not in mine:
        raise not_your_seat()
    speaking = seat if seat is not None else next(iter(mine), None)
    name = user.name if speaking is None else table.header.seats[speaking].name
    return Remark(table.id, own_room(table, user.id), 0, kind, user.id, speaking, name, "", None, None, time.time())


def readable(request: PageRequest, table: Table, room: Room) -> Room:
    if room not in rooms_for(table, guest_of(request)):
        raise problem("other_room", "While the game runs, players and onlookers talk apart.")
    return room


@post("/api/tables/{table:str}/talk", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404, 409))
async def say(request: PageRequest, table: str, data: Say) -> Said:
    """Say something at a table: to the players if you sit there, else to the other onlookers."""
    here = await talked_at(request, table)
    text = plain.remark(data.text)
    made = await remark_by(request, here, SAID, None if data.seat is None else data.seat - 1)
    limit_talk(request)
    added = await parlour_of(request).conversations.write(table, partial(talk.add, remark=replace(made, text=text)))
    if not added:
        raise problem("talk_full", "So much was said here that no more can be kept.")
    return Said(added[0].room, added[0].number)


@get("/api/tables/{table:str}/talk", responses=problems(400, 403, 404))
async def read_talk(
    request: PageRequest,
    table: str,
    room: Room | None = None,
    before: Before | None = None,
    lang: Lang | None = None,
    key: str | None = None,
) -> TalkPage:
    """What was said in a room, a page of it: the newest remarks, or those before a number. Left out, `room` is your own."""
    here = await table_for(request, table, key)
    wanted = readable(request, here, room or own_room(here, guest_of(request)))
    last = before or talk.MOST_REMARKS * 2
    read = partial(talk.remarks_before, table=table, room=wanted, before=last, most=PAGE)
    found = await asyncio.to_thread(store_of(request).read, read)
    opened = is_open(here, (await parlour_of(request).conversations.at(table)).switched)
    language = await language_of(request, lang)
    earlier = found[0].number - 1 if found else 0
    return TalkPage(wanted, opened, earlier, [shown(remark, language) for remark in found])


@post("/api/tables/{table:str}/talk/react", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404, 409))
async def react(request: PageRequest, table: str, data: React) -> Said:
    """React to a remark, or to a line of the game's log."""
    here = await talked_at(request, table)
    if (data.line or 0) > here.course.seq:  # another process may have stored it
        here = await table_for(request, table)
    made = replace(await remark_by(request, here, REACTED if data.on else UNREACTED), text=data.reaction)
    if (data.number is None) == (data.line is None) or (data.line or 0) > here.course.seq:
        raise bad_request("A reaction is about a remark that was made, or about a line of the log.")
    made = replace(made, room=readable(request, here, data.room or made.room), about=data.number, line=data.line)
    limit_talk(request, LITTLE)
    job = talk.add if data.number is None else talk.add_about
    added = await parlour_of(request).conversations.write(table, partial(job, remark=made))
    if not added:
        raise unknown_remark()
    return Said(added[0].room, added[0].number)


def unknown_remark() -> TableError:
    return problem("unknown_remark", "There is no such remark.")


@post("/api/tables/{table:str}/talk/delete", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def delete(request: PageRequest, table: str, data: Delete) -> Done:
    """Delete a remark of yours for everybody; the host may delete any that they can read. It leaves a mark."""
    here = await table_to_act_at(request, table)
    mark = replace(await remark_by(request, here, DELETED), room=readable(request, here, data.room), about=data.number)
    anyones = guest_of(request) == here.header.host
    if not await parlour_of(request).conversations.write(table, partial(talk.delete_said, mark=mark, anyones=anyones)):
        raise unknown_remark()
    return Done()


@post("/api/tables/{table:str}/talk/report", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def report(request: PageRequest, table: str, data: Report) -> Done:
    """Report a remark to whoever runs this server; each person can do it once for each remark."""
    here = await table_to_act_at(request, table)
    about = (table, readable(request, here, data.room), data.number)
    more = plain.remark(data.more) if data.more.strip() else ""
    limit_talk(request)
    kept = partial(talk.report, about=about, user=guest_of(request), reason=data.reason, more=more)
    if not await store_of(request).write(kept, table):
        raise unknown_remark()
    return Done()


@post("/api/tables/{table:str}/talk/mute", status_code=HTTP_200_OK, responses=problems(400, 403, 404, 409))
async def mute(request: PageRequest, table: str, data: Mute) -> Done:
    """No longer hear somebody, at this table and at every other; or hear them again."""
    await table_to_act_at(request, table)
    store, user = store_of(request), guest_of(request)
    other = await asyncio.to_thread(store.read, partial(talk.user_with_sign, table=table, sign=data.by))
    if other is None or other == user:
        raise problem("unknown_person", "There is nobody like that at this table.")
    if not await store.write(partial(talk.mute, user=user, other=other, muted=data.muted)):
        raise problem("talk_full", f"You can mute {talk.MOST_MUTES} people.")
    return Done()


@post("/api/tables/{table:str}/talk/switch", status_code=HTTP_200_OK, responses=problems(400, 403, 404))
async def switch(request: PageRequest, table: str, data: Switch) -> Done:
    """Close talk at a table, or open it; for the one who opened the table."""
    here = await table_to_act_at(request, table)
    if guest_of(request) != here.header.host:
        raise problem("not_the_host", "Only the host can do that.")
    conversations = parlour_of(request).conversations
    if is_open(here, (await conversations.at(table)).switched) != data.open:
        mark = await remark_by(request, here, OPENED if data.open else CLOSED)
        limit_talk(request)
        await conversations.write(table, partial(talk.switch, marks=[replace(mark, room=room) for room in ROOMS]))
    return Done()
