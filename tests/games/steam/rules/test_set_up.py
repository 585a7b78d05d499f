"""Rulings [1] to [9] of Steam."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.rules.rules import BAG, NEW_CITIES, TURNS_BY_PLAYERS
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.track import NOBODY
from tests.games.hex_games import play_lines, refused
from tests.games.steam.positions import build_nothing, lay, pass_goods, ready, started, take


def test_1_pieces() -> None:
    assert BAG == [20, 20, 20, 20, 16, 16]
    assert NEW_CITIES == [1, 1, 1, 1, 4, 0]


def test_3_two_cubes_in_every_city_and_supply_space() -> None:
    game, state = started()
    cities = game.ground.cities
    assert [sum(state.cubes[stop * 6 : stop * 6 + 6]) for stop in range(game.ground.stops)] == [2] * cities + [0] * 6
    assert [sum(state.supply[space * 6 : space * 6 + 6]) for space in range(12)] == [2] * 12
    assert sum(state.bag) == sum(BAG) - 2 * cities - 24


def test_3_only_what_is_in_the_bag_can_be_drawn() -> None:
    game, _ = started()
    state = game.start(Log())
    state.bag[0] = 0
    assert refused(game, state, "* draw red") == ("DRAW_CUBES", [0, 0, 0])


def test_4_everyone_starts_with_nothing() -> None:
    _, state = ready()
    assert (list(state.cash), list(state.income), list(state.points), list(state.level)) == ([0] * 3, [0] * 3, [0] * 3, [1] * 3)


def test_5_turns_by_players() -> None:
    assert TURNS_BY_PLAYERS == {3: 10, 4: 8, 5: 7, 6: 7}


def test_6_base_places_are_sold_and_the_last_is_free() -> None:
    game, state = started()
    assert game.pending(state) == 1 << 15
    play_lines(game, state, "* seat 2")
    assert refused(game, state, "2 pass") == ("OPEN_THE_AUCTION", [1, 0, 0])
    assert refused(game, state, "2 done") == ("PLACES_FOR_SALE", [1, 0, 0])
    play_lines(game, state, "2 bid 0\n3 bid 6\n1 pass")
    assert refused(game, state, "2 bid 6") == ("BID_HIGHER", [6, 6, 0])
    assert refused(game, state, "2 bid 51") == ("BID_WITHIN_MEANS", [51, 50, 0])
    play_lines(game, state, "2 pass")
    assert (state.order[0], state.income[2], state.cash[2]) == (2, -2, 4)
    play_lines(game, state, "1 bid 0\n2 pass")
    assert list(state.order) == [2, 0, 1]
    assert game.phases[state.phase].name == "actions"


def test_6_standard_order_is_random() -> None:
    game, state = started("standard")
    play_lines(game, state, "* seat 3")
    assert refused(game, state, "* seat 3") == ("RANDOM_ORDER", [2, 0, 0])
    play_lines(game, state, "* seat 1\n* seat 2")
    assert list(state.order) == [2, 0, 1]


def test_7_capital_is_raised_when_due_and_change_is_kept() -> None:
    game, state = ready()
    state.cash[0] = 1
    game.means.pay(state, 0, 7, Log())
    assert (state.cash[0], state.income[0]) == (4, -2)


def test_7_at_the_lowest_income_every_step_costs_two_points() -> None:
    game, state = ready()
    state.income[0], state.points[0] = -9, 5
    assert game.means.available(state, 0) == 5 + 10
    game.means.pay(state, 0, 12, Log())
    assert (state.cash[0], state.income[0], state.points[0]) == (3, -10, 1)


def test_7_who_cannot_pay_is_bankrupt() -> None:
    game, state = ready()
    take(game, state, "Engineer", "First_Move", "First_Build")
    build_nothing(game, state)
    state.income[1], state.cash[1], state.points[1] = -10, 9, 1
    pass_goods(game, state)
    assert state.bankrupt == 0b10
    assert state.playing == 2


def test_8_standard_capital_is_bought_in_its_phase_only() -> None:
    game, state = ready("standard")
    assert refused(game, state, "1 capital 11") == ("BUY_CAPITAL", [11, 10, 0])
    play_lines(game, state, "1 capital 1\n2 capital 0\n3 capital 2")
    assert (list(state.cash), list(state.income)) == ([5, 0, 10], [-1, 0, -2])
    assert game.means.available(state, 0) == 5


def test_9_links_of_a_bankrupt_stay_and_are_nobodys() -> None:
    game, state = ready()
    lay(game, state, 2, "C4 straight 2", "C5 town_straight 2")
    take(game, state, "Engineer", "First_Move", "First_Build")
    build_nothing(game, state)
    state.income[1] = -10
    pass_goods(game, state)
    dell, wick = game.ground.names.index("Dell"), game.ground.names.index("Wick")
    assert state.track.far[dell * 6 + 1] == wick * 6 + 4
    assert state.track.owner[dell * 6 + 1] == state.track.owner[wick * 6 + 1] == NOBODY
    assert 1 not in [state.order[place] for place in range(state.playing)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_9_with_nobody_left_the_game_is_over(players: int) -> None:
    game, state = ready("base", players)
    for seat in range(players):
        state.income[seat] = -10
    take(game, state, *["Engineer", "First_Move", "First_Build", "Turn_Order", "City_Growth pass", "Urbanization pass"][:players])
    build_nothing(game, state)
    pass_goods(game, state)
    assert game.pending(state) == 0
    assert game.result(state).winners == list(range(players))
