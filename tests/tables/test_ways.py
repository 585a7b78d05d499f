"""Deliveries as choices tell them: every way with its stops, its hexes and its gains, the best first."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from goldenspike.kernel.course import Course
from goldenspike.shelf import BOXES, box_of
from goldenspike.tables.voice import Voice


def positions_with_deliveries(name: str) -> list[tuple[Any, Any, int]]:
    """Where a seat can move a cube, in a game between greedy bots."""
    game: Any = BOXES[name].offer.set_up(3, {})
    bots = [box_of(game.name).bot("greedy", game, seed) for seed in (1, 2, 3)]
    course, found = Course(game, "ways"), []
    course.deal()
    while not course.over:
        state, seat = course.state, course.decisions()[0].seat
        if any(game.wording(choice.first).key == "choice-move" for choice in game.choices(state, seat)):
            found.append((game, game.copy(state), seat))
        assert course.submit(seat, bots[seat].choose(game.copy(state), seat)) is None
    return found


@pytest.mark.parametrize("name", ["steam", "steam_barons"])
def test_ways_are_those_of_the_notation_and_the_best_comes_first(name):
    found = positions_with_deliveries(name)
    assert found
    for game, state, seat in found[:: max(1, len(found) // 12)]:
        voice = Voice(game, "en", ["Ada", "Ben", "Cem"])
        for choice in game.choices(state, seat):
            told = voice.choice(state, seat, choice)
            if told.kind != "move":
                assert told.ways is UNSET
                continue
            own = [way.own for way in told.ways]
            assert own == sorted(own, reverse=True)
            for way in told.ways:
                words = game.spell(state, way.action).split()[2:]
                assert [word.partition("@")[0] for word in words] == way.stops
                assert len(way.hexes) >= len(way.stops)
                assert sum(gain.links for gain in way.gains) <= len(way.stops) - 1


@pytest.mark.parametrize("name", ["steam", "steam_barons"])
def test_every_way_of_a_cube_is_told_when_it_is_asked_for(name):
    for game, state, seat in positions_with_deliveries(name)[::7]:
        for choice in game.choices(state, seat):
            moves = game.wording(choice.first).key == "choice-move"
            told = BOXES[name].cube_ways.of_action(game, state, seat, choice.last)
            assert sorted(way.action for way in told) == (list(range(choice.first, choice.last + 1)) if moves else [])
        assert BOXES[name].cube_ways.of_action(game, state, (seat + 1) % 3, choice.first) == []
