"""Plays a whole table with nothing but the core's dependencies.

It is run in a process of its own, with the name of a game and its options. Every other package is hidden, and so are the
parts of the standard library by which servers wait and share out work.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

CORE = {"goldenspike", "msgspec", "rich", "fluent", "librt", "mypy_extensions"}
THEIRS = {"attr", "attrs", "babel", "markdown_it", "mdurl", "pygments", "pytz", "typing_extensions"}
"""What the core's dependencies need themselves."""
COMPILED = "__mypyc"
"""The end of the name of the compiled core, where there is one."""
HIDDEN = {"asyncio", "multiprocessing", "concurrent.futures.process"}


class Hider:
    """Stands before all who find modules."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        known = {*CORE, *THEIRS, *sys.stdlib_module_names}
        if name in HIDDEN or (name.partition(".")[0] not in known and not name.endswith(COMPILED)):
            raise ModuleNotFoundError(f"{name} is hidden")


sys.meta_path.insert(0, Hider())  # type: ignore[arg-type]

from goldenspike.kernel.course import Entry  # noqa: E402
from goldenspike.parts.offer import parse_options  # noqa: E402
from goldenspike.shelf import offer_of  # noqa: E402
from goldenspike.tables import acting, opening, views  # noqa: E402
from goldenspike.tables.answers import Illegal, Stale  # noqa: E402
from goldenspike.tables.bots import Question, play_for_bot, think, waits_for_bots  # noqa: E402
from goldenspike.tables.errors import TableError  # noqa: E402
from goldenspike.tables.previews import preview  # noqa: E402
from goldenspike.tables.records import imported, record_of  # noqa: E402
from goldenspike.tables.sight import Sight, sight_of  # noqa: E402
from goldenspike.tables.stored import OVER, RUNNING, Append, User  # noqa: E402
from goldenspike.tables.table import Table  # noqa: E402

ADA = User("ada", "Ada", "en")


class InMemory:
    """Keeps one table, for one who never waits."""

    def __init__(self) -> None:
        self.log: list[Entry] = []

    @asynccontextmanager
    async def holding(self, table: Table) -> AsyncIterator[None]:
        yield

    async def look_again(self, table: Table) -> None:
        pass

    async def store(self, table: Table, append: Append) -> bool:
        assert append.seq == len(self.log)
        self.log += append.entries
        return True

    def publish(self, table: Table) -> None:
        assert table.course.seq == len(self.log), "nobody hears of what is not stored"


class ThinksHere:
    """The first answer makes no sense; the bots play on all the same."""

    def __init__(self) -> None:
        self.answers = 0

    async def plan(self, question: Question) -> list[int]:
        self.answers += 1
        return think(question) if self.answers > 1 else [-7]


def now(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What it returns; nothing in it may wait."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("somebody waits")


def refused(coroutine: Coroutine[Any, Any, Any]) -> Any:
    try:
        now(coroutine)
    except TableError as error:
        return error.answer
    raise AssertionError("nothing was refused")


def opened(game: str, options: str) -> tuple[Table, InMemory]:
    """Ada, and bots in all the other seats."""
    players = max(2, offer_of(game).fewest)
    made = opening.settled(game, players, parse_options(options), None)
    seats = opening.seated(game, ADA, [("me", None, None), *[("bot", "greedy", None)] * (players - 1)])
    header, first, _ = opening.opened(made, opening.new_header(made, ADA.id, True, seats))
    assert first is not None
    keeper = InMemory()
    keeper.log += first.entries
    return Table(header, list(first.entries)), keeper


def let_bots_play(keeper: InMemory, thinker: ThinksHere, table: Table) -> None:
    while waits_for_bots(table):
        now(play_for_bot(keeper, thinker, table))


def first_steps(keeper: InMemory, table: Table, sight: Sight) -> None:
    """By words, taken back, by number, taken back; and all that is refused, foreseen or explained before."""
    seat, choice = 0, views.view(table, sight).choices[0]
    before = table.course.state.numbers()
    assert acting.why(table, sight, seat, choice.words, None).allowed
    why_not = acting.why(table, sight, seat, None, 2**60)
    assert (why_not.allowed, bool(why_not.rule), bool(why_not.reason)) == (False, True, True)
    assert preview(table, sight, seat, choice.words, None).words == choice.words
    assert isinstance(refused(acting.act(keeper, table, sight, seat, table.course.seq, "fly to the moon", None)), Illegal)
    for words, action in ((choice.words, None), (None, choice.first)):
        seq = table.course.seq
        assert now(acting.act(keeper, table, sight, seat, seq, words, action)) == table.course.seq > seq
        assert isinstance(refused(acting.act(keeper, table, sight, seat, seq, words, action)), Stale)
        assert now(acting.undo(keeper, table, sight, seat, table.course.seq))[1]
        assert table.course.state.numbers() == before
        assert views.update(table, sight, seq + 1).struck


def play_a_table(game: str, options: str) -> None:
    table, keeper = opened(game, options)
    thinker = ThinksHere()
    let_bots_play(keeper, thinker, table)
    first_steps(keeper, table, sight_of(table, ADA.id, "fr"))
    while table.header.status == RUNNING:
        let_bots_play(keeper, thinker, table)
        sight = sight_of(table, ADA.id, "de")
        offered = views.choices(table, sight)
        if offered:
            now(acting.act(keeper, table, sight, 0, table.course.seq, None, offered[-1].last))
    seen = views.view(table, sight_of(table, ADA.id, "en"))
    assert (seen.status, seen.choices, seen.result is None) == (OVER, [], False)
    assert Table(table.header, keeper.log).course.state.numbers() == table.course.state.numbers()
    again, *_ = imported(record_of(table, sight_of(table, ADA.id, "en")), ADA, "en")
    assert (again.status, again.game) == (OVER, game)
    assert opening.rematch(table.header)[0].status == RUNNING
    assert thinker.answers > 1


play_a_table(*sys.argv[1:])
assert not HIDDEN & set(sys.modules)
