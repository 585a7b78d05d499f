"""Steady bots of Steam know what the first places of the first turn are worth, for every table that there is."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.bots.places import places_of, read_places
from goldenspike.games.steam.rules.rules import FEWEST_PLAYERS, MOST_PLAYERS
from tests.games.steam.bots.positions import table
from tests.parts.hex.games import ways_to_play


@pytest.mark.parametrize("players", range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
@pytest.mark.parametrize("options", ways_to_play("steam"))
def test_the_file_knows_every_table(options: str, players: int) -> None:
    worths = places_of(table(options, players=players))
    assert 2 <= len(worths) < players
    assert sorted(worths, reverse=True) == worths
    assert min(worths) > 0


def test_each_table_has_its_own_line() -> None:
    text = "# rules, players, worths\nbase 3 9 4\nbase 4 7 2\nstandard 3 8\n"
    assert read_places(text, "base", 4) == [7, 2]
    assert read_places(text, "standard", 3) == [8]
    assert read_places(text, "standard", 4) == []
