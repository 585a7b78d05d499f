"""What no play of Steam can make or lose, on every map and by both sets of rules."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.rules import BAG, HIGHEST_INCOME, HIGHEST_LEVEL, LOWEST_INCOME
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import OVER, Journal
from goldenspike.parts.hex.goods import each_colour
from tests.parts.hex.careful_play import keeps_the_contract
from tests.parts.hex.games import set_up, tables


def conserves(state: SteamState, journal: Journal) -> None:
    """Cubes never come from nowhere, and nobody has less than nothing."""
    delivered = [fact.event for fact in journal.facts].count(events.DELIVERED)
    assert min(state.cash) >= 0
    assert sum(state.bag) + sum(each_colour(state.cubes)) + sum(each_colour(state.supply)) + delivered == sum(BAG)
    alive = [seat for seat in range(len(state.cash)) if not state.bankrupt >> seat & 1]
    assert all(LOWEST_INCOME <= state.income[seat] <= HIGHEST_INCOME for seat in alive)
    assert state.phase == OVER or min(state.points) >= 0
    assert all(1 <= level <= HIGHEST_LEVEL for level in state.level)


@pytest.mark.parametrize(("options", "board", "players"), tables("steam"))
def test_cubes_and_money_are_conserved_and_the_contract_is_kept(options: str, board: str, players: int) -> None:
    keeps_the_contract(set_up("steam", options, board, players), 7 * len(options + board) + players, conserves)
