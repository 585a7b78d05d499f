"""What deeds bring: lines to one region are worth more together, and what nobody rides is worth nothing."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.bots.mind import SteelAndSteamMind
from goldenspike.games.steel_and_steam.bots.tolls import Tolls
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.core import Log
from goldenspike.parts.bits import BIT, count
from goldenspike.shelf import offer_of

NORTHEAST = ["NYC", "PRR", "ERIE"]


@pytest.fixture(scope="module")
def game() -> SteelAndSteam:
    made = offer_of("steel_and_steam").set_up(4, {})
    assert isinstance(made, SteelAndSteam)
    return made


def own(game: SteelAndSteam, state: SteelAndSteamState, seat: int, names: list[str]) -> None:
    for name in names:
        place = game.board.initials.index(name)
        state.available &= ~BIT[place]
        state.owned[seat] |= BIT[place]
        state.owner[place] = seat


def test_a_line_brings_more_to_the_owner_of_those_beside_it(game: SteelAndSteam) -> None:
    tolls = Tolls(game.rails)
    b_and_o = game.board.initials.index("B&O")
    state = game.start(Log())
    own(game, state, 0, NORTHEAST)
    beside = tolls.gains(state, 0, BIT[b_and_o])
    others = tolls.gains(state, 1, BIT[b_and_o])
    assert beside[b_and_o] > 2 * others[b_and_o] > 0
    assert [place for place, gain in enumerate(beside) if gain] == [b_and_o]


def test_no_deed_does_harm(game: SteelAndSteam) -> None:
    state = game.start(Log())
    gains = Tolls(game.rails).gains(state, 0, state.available)
    assert min(gains) >= 0
    assert gains[game.board.initials.index("NYC")] > gains[game.board.initials.index("FEC")]


def test_the_search_buys_the_deed_that_brings_most(game: SteelAndSteam) -> None:
    mind = SteelAndSteamMind(game)
    state = game.start(Log())
    own(game, state, 0, NORTHEAST)
    state.phase, state.waiting = sequence.BUSINESS, BIT[0]
    state.start[0] = state.home[0] = 0
    state.location[0] = game.board.city_space[0]
    state.engine[0], state.cash[0] = 2, 20_000
    plans = mind.plans(state, 0)
    assert count(state.available) > 8
    assert plans == [[actions.with_one(actions.BUY, game.board.initials.index("B&O"))]]
