"""What keeps studies out of games that are still being played: nobody at a table with other people gets help from here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from goldenspike.kernel.course import ACT, UNDO, Entry
from goldenspike.study.played import has_mind
from goldenspike.tables.opening import Opening
from goldenspike.tables.stored import OVER, PERSON, RUNNING, Header
from goldenspike.tables.table import Table
from goldenspike.text.speaker import common_text
from goldenspike.web.asking import Connection, guest_of, language_of, store_of
from goldenspike.web.errors import problem

Said = tuple[int, str]
"""Who did something, and what, in the notation."""
OPENING: Final = 12
"""The first moves of games of strangers may be the same by chance."""


async def refuse(connection: Connection, error: str, key: str) -> None:
    raise problem(error, common_text(await language_of(connection, None), key))


async def must_be_over(connection: Connection, table: Table) -> None:
    """A game can be analysed by whoever sees it, once nobody plays it any more."""
    if table.header.status != OVER:
        await refuse(connection, "still_running", "study-not-over")
    await must_have_mind(connection, table.header.game)
    await _must_not_run(connection, table.header, [(line.entry.seat, line.entry.words) for line in table.course.standing()])


async def must_be_practice(connection: Connection, table: Table, seat: int) -> None:
    """Hints are for those who play against bots alone, when it is their turn; lessons and puzzles tell what they tell."""
    people = [sitting.user for sitting in table.header.seats if sitting.kind == PERSON]
    asked = table.header.status == RUNNING and table.course.asked() >> seat & 1
    user = guest_of(connection)
    alone = people == [user] and not table.people_besides(user)
    if not asked or not alone or not table.header.is_earnest:
        await refuse(connection, "no_hints", "study-no-hints")
    await must_have_mind(connection, table.header.game)
    await _must_not_run(connection, table.header, [(line.entry.seat, line.entry.words) for line in table.course.standing()])


async def may_play_on(connection: Connection, table: Table, seat: int) -> None:
    """From a game that is over anybody may go on in any seat; from one that runs only who plays it alone, in a seat of theirs."""
    user = guest_of(connection)
    if table.header.status != OVER and (table.people_besides(user) or seat not in table.seats_of(user)):
        await refuse(connection, "still_running", "study-no-play-on")


async def must_have_mind(connection: Connection, game: str) -> None:
    if not has_mind(game):
        await refuse(connection, "no_study", "study-no-mind")


async def must_not_run_elsewhere(connection: Connection, opening: Opening) -> None:
    """A new table may not be a copy of a game that several people are playing."""
    header, first, _ = opening
    await _must_not_run(connection, header, standing(first.entries if first is not None else ()))


async def _must_not_run(connection: Connection, header: Header, said: list[Said]) -> None:
    """Refuses a copy of a game that several people are playing: one that leads to where that game was or is, or goes on there."""
    store = store_of(connection)
    if not said:
        return
    for table in await asyncio.to_thread(store.running_alike, header, said[0][1]):
        found = None if table == header.id else await asyncio.to_thread(store.table, table)
        if found is None:
            continue
        there = standing(found[1])
        shorter = min(len(said), len(there))
        sits_there = any(seat.user == guest_of(connection) for seat in found[0].seats)
        if shorter >= (1 if sits_there else OPENING) and said[:shorter] == there[:shorter]:
            await refuse(connection, "still_running", "study-still-running")


def standing(entries: Sequence[Entry]) -> list[Said]:
    """What was done and not taken back, from the lines of a log."""
    done: dict[int, Said] = {}
    for seq, entry in enumerate(entries, 1):
        if entry.kind == ACT:
            done[seq] = (entry.seat, entry.words)
        elif entry.kind == UNDO:
            done = {one: said for one, said in done.items() if one < int(entry.words)}
    return list(done.values())
