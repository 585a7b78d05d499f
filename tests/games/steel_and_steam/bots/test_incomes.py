"""What games have taught of deeds: a figure for every property, by which the search buys."""

from __future__ import annotations

import pytest

from goldenspike.bots.search import Search
from goldenspike.games.steel_and_steam.bots.deeds import Deeds
from goldenspike.games.steel_and_steam.bots.incomes import incomes_of
from goldenspike.games.steel_and_steam.bots.mind import SteelAndSteamMind
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.parts.bits import BIT
from goldenspike.shelf import offer_of


def in_business(game: SteelAndSteam, cash: int) -> SteelAndSteamState:
    """The first seat conducts business in the first city, with the quickest engine."""
    state = game.start(Log())
    state.phase, state.waiting = sequence.BUSINESS, BIT[0]
    state.start[0] = state.home[0] = 0
    state.location[0] = game.board.city_space[0]
    state.engine[0], state.cash[0] = 2, cash
    return state


@pytest.mark.parametrize("table", ["expert_short.txt", "expert_long.txt"])
def test_every_property_has_an_income_in_the_tables_of_an_expert(table: str) -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    assert len(incomes_of(game.board, table)) == game.board.property_count


def test_every_property_has_an_income() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    incomes = incomes_of(game.board)
    assert len(incomes) == game.board.property_count
    assert game.board.initials[incomes.index(max(incomes))] == "UP"


def test_a_board_with_other_properties_has_none() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    initials = list(game.board.initials)
    try:
        game.board.initials[0] = "XYZ"
        assert incomes_of(game.board) == []
    finally:
        game.board.initials[:] = initials


def test_the_search_buys_the_deed_that_brings_most_of_those_it_can_pay() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    mind = SteelAndSteamMind(game)
    for cash, name in ((60_000, "UP"), (30_000, "PRR"), (15_000, "C&O")):
        place = game.board.initials.index(name)
        assert mind.plans(in_business(game, cash), 0) == [[actions.with_one(actions.BUY, place)]]


def test_while_many_deeds_are_left_it_keeps_its_money_for_one_that_brings_more_of_its_price() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    state = in_business(game, 20_000)
    poor = ["ERIE", "N&W", "ACL", "FEC", "IC", "MKT", "WAB", "WP", "SP&S", "BCCS", "PSC"]
    union_pacific = BIT[game.board.initials.index("UP")]
    state.available = union_pacific | sum(BIT[game.board.initials.index(name)] for name in poor)
    mind = SteelAndSteamMind(game)
    assert mind.plans(state, 0) == [[actions.simple(actions.NOTHING)]]
    wabash = [[actions.with_one(actions.BUY, game.board.initials.index("WAB"))]]
    for gone in (BIT[game.board.initials.index("MKT")] | BIT[game.board.initials.index("WP")], union_pacific):
        state.available &= ~gone
        assert mind.plans(state, 0) == wabash
        state.available |= gone


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_short_game_among_those_who_keep_their_money_ends(players: int) -> None:
    game = offer_of("steel_and_steam").set_up(players, {})
    bots = [Search(game, SteelAndSteamMind(game), seat, 1) for seat in range(players)]
    state, luck, silence = game.start(Log()), Stream(1), Log()
    while waiting := game.pending(state):
        assert state.turn < 40 * players
        seat = first_seat(waiting)
        action = luck.draw(game.choices(state, seat)) if seat == CHANCE else bots[seat].choose(state, seat)
        game.apply(state, seat, action, silence)
    assert state.available == 0


def test_money_that_is_worth_less_in_the_end_buys_a_cheap_deed_first_and_a_dear_one_later() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    union_pacific, boston = (game.board.initials.index(name) for name in ("UP", "B&M"))
    incomes = [0.0] * game.board.property_count
    incomes[union_pacific], incomes[boston] = 1_300.0, 420.0
    deeds = Deeds(game, incomes, 0.0, 0.045, 0.0, 0.007)
    state = in_business(game, 42_000)
    assert deeds.best(state, 0) == boston
    state.available = BIT[union_pacific] | BIT[boston]
    assert deeds.best(state, 0) == union_pacific


def test_with_few_deeds_left_it_also_looks_at_buying_none() -> None:
    game = offer_of("steel_and_steam").set_up(4, {})
    state = in_business(game, 30_000)
    state.available = sum(BIT[place] for place in range(5))
    plans = SteelAndSteamMind(game).plans(state, 0)
    assert plans[0] == [actions.with_one(actions.BUY, game.board.initials.index("PRR"))]
    assert [actions.simple(actions.NOTHING)] in plans
