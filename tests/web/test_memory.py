"""What a process keeps in memory has a limit in bytes, and the bytes are counted honestly."""

from __future__ import annotations

import gc
import itertools
import random
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from goldenspike.kernel.core import CHANCE, first_seat
from goldenspike.kernel.course import Course
from goldenspike.parts.offer import spell_options
from goldenspike.shelf import BOXES
from goldenspike.tables import opening, views
from goldenspike.tables.sight import sight_of
from goldenspike.tables.stored import User
from goldenspike.tables.table import MADE, MOST_GAMES, Table, game_of
from goldenspike.web.house import House
from goldenspike.web.pages import FILES, static_file
from goldenspike.web.store import writes
from goldenspike.web.store.store import Store
from tests.web.servers import run_alone

ADA = User("ada", "Ada", "en")
LINES = 120


def new_table(game: str, lines: int = LINES, seed: int = 1) -> tuple[Any, Any]:
    """A table of people only, after so many lines of random play, or at its end."""
    players = BOXES[game].offer.fewest
    made = opening.settled(game, players, {}, None)
    header = opening.new_header(made, ADA.id, True, opening.seated(game, ADA, [("me", None, None)] * players))
    course, chance = Course(made, header.seed), random.Random(seed)
    course.deal()
    while course.seq < lines and not course.over:
        seat = first_seat(course.asked() & ~(1 << CHANCE))
        choice = chance.choice(made.choices(course.state, seat))
        course.submit(int(seat), chance.randint(int(choice.first), int(choice.last)))
    return opening.started(header, course)


def look(table: Table) -> None:
    """As people do: in several languages, now and at earlier lines."""
    for lang, back in itertools.product(("en", "fr"), (0, 5, 30)):
        views.view(table, sight_of(table, ADA.id, lang), max(0, table.course.seq - back))


@pytest.fixture
def house(store_url: Callable[[str, str], str]) -> Iterator[Callable[[int], House]]:
    stores = []

    def new(most: int) -> House:
        stores.append(Store(store_url("sqlite", "memory")))
        return House(stores[-1], most)

    yield new
    for store in stores:
        store.close()


def test_options_in_any_order_are_one_game() -> None:
    options = BOXES["steel_and_steam"].offer.options
    chosen = [(name, values[-1]) for name, values in options.items() if len(values) > 1][:3]
    ways = [dict(order) for order in itertools.permutations(chosen)]
    games = {id(game_of("steel_and_steam", 1, 3, spell_options(way), "north_america")) for way in ways}
    defaults = {name: values[0] for name, values in options.items()}
    games |= {id(game_of("steel_and_steam", 1, 3, spell_options({**defaults, **dict(chosen)}), "north_america"))}
    assert len(ways) > 1
    assert len(games) == 1


def test_the_games_that_are_kept_have_a_limit() -> None:
    options = BOXES["steel_and_steam"].offer.options
    ways = itertools.islice(itertools.product(*options.values()), 2 * MOST_GAMES)
    for way in ways:
        game_of("steel_and_steam", 1, 3, spell_options(dict(zip(options, way, strict=True))), "north_america")
    assert len(MADE) <= MOST_GAMES


@pytest.mark.parametrize("game", list(BOXES))
def test_a_table_is_weighed_honestly(game: str) -> None:
    """The estimate is neither less than three quarters nor more than twice of what Python has allocated."""
    stored = [new_table(game, seed=seed) for seed in range(3)]
    for header, first in stored:
        look(Table(header, list(first.entries)))  # what all tables share is not theirs
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    here = [Table(header, list(first.entries)) for header, first in stored]
    bare, counted = tracemalloc.get_traced_memory()[0] - before, sum(table.size for table in here)
    assert 0.75 * bare < counted < 2 * bare
    for table in here:
        look(table)
    gc.collect()
    full, counted = tracemalloc.get_traced_memory()[0] - before, sum(table.size for table in here)
    tracemalloc.stop()
    assert 0.75 * full < counted < 2 * full


def test_the_oldest_tables_give_way_and_come_back(house: Callable[[int], House]) -> None:
    most = 1_500_000
    here = house(most)

    async def run() -> None:
        stored = [new_table("steel_driver", 60, seed) for seed in range(30)]
        for header, first in stored:
            await here._store.write(partial(writes.open_table, header=header, first=first, board={}), header.id)
        for header, _ in stored + stored[::-1]:
            table = await here.table(header.id)
            look(table)
            assert await here.table(header.id) is table
            assert here.size <= most + table.size
        assert 0 < len(here._tables) < len(stored)

    run_alone(run())


def test_a_table_that_somebody_holds_is_never_there_twice(house: Callable[[int], House]) -> None:
    here = house(0)

    async def run() -> None:
        stored = [new_table("steel_driver", 10, seed) for seed in range(3)]
        for header, first in stored:
            await here._store.write(partial(writes.open_table, header=header, first=first, board={}), header.id)
        held = await here.table(stored[0][0].id)
        for header, _ in stored[1:]:
            await here.table(header.id)
        assert held.id not in here._tables
        assert await here.table(held.id) is held

    run_alone(run())


def test_a_file_has_one_name() -> None:
    assert static_file("js/main.js") is not None
    kept = len(FILES)
    for dots in range(1, 20):
        static_file("js/" + "./" * dots + "main.js")
        static_file("js/../" * dots + "js/main.js")
    assert len(FILES) == kept
