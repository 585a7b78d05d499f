"""Who meets whom: every form of an arena, with seats rotated and seeds that stay."""

from __future__ import annotations

from collections import Counter

import pytest

from goldenspike.arena.plan import GAUNTLET, MATCH, ROUND_ROBIN, Fixture, fixtures, meetings
from goldenspike.arena.program import program_of
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES

GAMES = [BOXES["steel_driver"].offer.set_up(players, {}) for players in (3, 4)]


def planned(form: str, bots: list[str], count: int, seed: int = 1) -> list[Fixture]:
    return list(fixtures(GAMES, "program", form, bots, count, seed))


def test_in_a_match_every_bot_sits_in_every_seat_equally_often() -> None:
    for setting, players in enumerate((3, 4)):
        games = [fixture for fixture in planned(MATCH, ["a", "b", "c"], 12) if fixture.setting == setting]
        for seat in range(players):
            assert Counter(fixture.seats[seat] for fixture in games)["b"] == 12 // players


def test_in_a_gauntlet_the_first_bot_meets_each_other_one_alone() -> None:
    games = planned(GAUNTLET, ["hero", "x", "y"], 4)
    assert {tuple(sorted(Counter(fixture.seats).items())) for fixture in games if fixture.setting == 1} == {
        (("hero", 1), ("x", 3)),
        (("hero", 1), ("y", 3)),
    }
    assert Counter(fixture.seats.index("hero") for fixture in games if fixture.setting == 1) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_in_a_round_robin_every_two_bots_meet_with_equal_seats() -> None:
    games = [fixture for fixture in planned(ROUND_ROBIN, ["a", "b", "c"], 6) if fixture.setting == 0]
    assert Counter(tuple(sorted(set(fixture.seats))) for fixture in games) == {("a", "b"): 6, ("a", "c"): 6, ("b", "c"): 6}
    assert Counter(bot for fixture in games for bot in fixture.seats) == {"a": 18, "b": 18, "c": 18}


@pytest.mark.parametrize("form", [ROUND_ROBIN, GAUNTLET])
def test_a_bot_alone_meets_nobody(form: str) -> None:
    with pytest.raises(SetupError, match="setup-gauntlet"):
        meetings(form, ["a"], 3)


def test_games_keep_their_keys_and_seeds_when_more_are_planned() -> None:
    few, many = planned(ROUND_ROBIN, ["a", "b"], 3), planned(ROUND_ROBIN, ["a", "b", "c"], 5)
    assert set(few) <= set(many)
    assert len({fixture.key for fixture in many}) == len(many)
    assert len({fixture.seed for fixture in many}) == len(many)
    assert not set(few) & set(planned(ROUND_ROBIN, ["a", "b"], 3, seed=2))


def test_every_game_has_a_program_and_those_that_stand_on_others_change_with_them() -> None:
    assert len({program_of(title) for title in BOXES}) == len(BOXES)
