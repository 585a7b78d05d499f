"""Building, goods, dividends, prices and selling in Steam Barons: phases two to eight, and rulings [8] to [20]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import parse_market
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack
from goldenspike.games.steam_barons.rules.phase4_dividends import Dividends, stacks
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import Log
from goldenspike.parts.lines import BoardError
from tests.games.hex_games import market, play_lines, refused
from tests.games.steam_barons.positions import (
    BLACK,
    BROWN,
    BUILD_TRACK,
    DIVIDENDS,
    GREEN,
    MOVE_GOODS,
    NATURAL,
    ORANGE,
    SELL_SHARES,
    WHITE,
    at,
    begin,
    give,
    join,
    lay,
    no_cubes,
    plain_market,
    prices,
    put_cube,
)

RED, BLUE, YELLOW, PURPLE = range(4)


def test_8_tiles_by_turn_with_ports_and_three_without() -> None:
    game, state = at(BUILD_TRACK, ports=True)
    assert [limit_in(game, state, turn) for turn in range(1, 6)] == [2, 3, 4, 5, 6]
    game, state = at(BUILD_TRACK)
    assert [limit_in(game, state, turn) for turn in range(1, 6)] == [3] * 5


def limit_in(game: SteamBarons, state: BaronsState, turn: int) -> int:
    state.turn = turn
    build = game.phases[BUILD_TRACK]
    assert isinstance(build, BuildTrack)
    return build.limit(state)


def test_8_the_company_is_done_after_its_last_tile() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = state.controller[GREEN] = 0
    begin(game, state)
    play_lines(game, state, "1 connect Bay Cove\n1 connect Oak Bay\n1 site B5\n1 lay B5 straight 2")
    assert state.order[state.place] == GREEN


def test_9_all_track_of_a_company_hangs_together() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = 0
    begin(game, state)
    play_lines(game, state, "1 site C4\n1 lay C4 straight 2")
    assert refused(game, state, "1 site D7")[0] == "ONE_NETWORK"
    assert refused(game, state, "1 connect Bay Cove") == ("ONE_NETWORK", [1, 0, 0])


def test_9_the_first_tile_needs_a_port_on_the_coast() -> None:
    game, state = at(BUILD_TRACK, ports=True)
    state.controller[ORANGE] = 0
    begin(game, state)
    assert refused(game, state, "1 site C4")[0] == "PORT_WITHIN_REACH"
    play_lines(game, state, "1 connect Oak Bay\n1 site B5")


def test_10_shares_are_issued_only_as_needed() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = 0
    state.treasury[ORANGE] = 1
    begin(game, state)
    play_lines(game, state, "1 site D7")
    assert game.wording_values(state, game.parse(state, "lay D7 straight 2"))[-2:] == [3, 1]
    play_lines(game, state, "1 lay D7 straight 2")
    assert (state.treasury[ORANGE], state.unissued[ORANGE], state.available[ORANGE]) == (3, 4, 2)
    play_lines(game, state, "1 site D8\n1 lay D8 straight 2")
    assert (state.treasury[ORANGE], state.unissued[ORANGE], state.available[ORANGE]) == (1, 4, 2)


def test_10_no_share_left_no_money_left() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = 0
    state.unissued[ORANGE], state.treasury[ORANGE] = 0, 1
    begin(game, state)
    assert refused(game, state, "1 site C4") == ("TOO_DEAR", [2, 1, 1])
    assert refused(game, state, "1 connect Bay Cove") == ("TOO_DEAR", [3, 1, 2])


def test_11_nobody_goes_on_with_the_track_of_a_company_in_play() -> None:
    game, state = at(BUILD_TRACK)
    lay(game, state, GREEN, "C4 straight 2")
    state.controller[ORANGE] = 0
    begin(game, state)
    assert refused(game, state, "1 site C5")[0] == "NOT_ITS_TRACK"
    game.builder.disown(state.track, GREEN)
    play_lines(game, state, "1 site C5\n1 lay C5 town 5")


def test_12_own_and_ownerless_links_and_only_own_ones_count() -> None:
    game, state = at(MOVE_GOODS)
    state.controller[ORANGE] = 0
    join(game, state, "Dell", "Wick", ORANGE, 1, 4)
    join(game, state, "Wick", "Bray", -1, 1, 4)
    join(game, state, "Bray", "Nook", GREEN, 1, 4)
    no_cubes(state)
    put_cube(game, state, PURPLE, "Dell")
    put_cube(game, state, PURPLE, "Bray")
    begin(game, state)
    assert refused(game, state, "1 move purple Dell Wick Bray Nook")[0] == "OWN_OR_OWNERLESS_LINKS"
    play_lines(game, state, "1 move purple Bray Wick Dell")
    assert state.performance[ORANGE] == 1
    state.track.owner[game.ground.names.index("Bray") * 6 + 1] = ORANGE
    play_lines(game, state, "1 move purple Dell Wick Bray Nook")
    assert game.phases[state.phase].name != "move_goods"


def test_12_a_move_over_ownerless_links_alone_is_worth_nothing() -> None:
    game, state = at(MOVE_GOODS)
    state.controller[ORANGE] = 0
    join(game, state, "Dell", "Wick", -1, 1, 4)
    state.bankrupt = 1 << WHITE
    no_cubes(state)
    put_cube(game, state, PURPLE, "Wick")
    begin(game, state)
    play_lines(game, state, "1 move purple Wick Dell")
    assert state.performance[ORANGE] == 0
    assert sum(state.cubes) == 0


def adjusted(performance: dict[int, int], before: dict[int, int], bankrupt: int = 0) -> dict[str, int]:
    game, state = at(DIVIDENDS)
    state.bankrupt = bankrupt
    for company in range(COMPANY_COUNT):
        state.performance[company] = performance.get(company, 0)
        state.price[company] = before.get(company, 5)
    Dividends(3, game.market).begin(state, Log())
    return prices(state)


def test_example_of_share_price_adjustment() -> None:
    """Four stacks; natural gains one more from its green box, orange stands still in a pink one and falls."""
    performance = {NATURAL: 9, GREEN: 7, ORANGE: 5, BLACK: 5, WHITE: 2, BROWN: 2}
    before = {NATURAL: 2, GREEN: 6, ORANGE: 9, BLACK: 6, WHITE: 5, BROWN: 7}
    after = {"natural": 2 + 3 + 1, "green": 6 + 1, "orange": 9 - 1, "black": 6, "white": 5 - 1, "brown": 7 - 1}
    assert adjusted(performance, before) == after


def test_example_of_share_adjustment_with_one_bankrupt_company() -> None:
    """Natural is bankrupt and takes up the box of 0; the other three stacks lie at +3, +1 and -1."""
    performance = {GREEN: 8, ORANGE: 8, BLACK: 4, WHITE: 1, BROWN: 1}
    before = {NATURAL: -1, GREEN: 5, ORANGE: 6, BLACK: 5, WHITE: 5, BROWN: 6}
    after = {"natural": -1, "green": 8, "orange": 9, "black": 6, "white": 4, "brown": 5}
    assert adjusted(performance, before, 1 << NATURAL) == after


@pytest.mark.parametrize(
    ("levels", "changes"),
    [
        ([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),
        ([3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
        ([3, 2, 0, 0, 0, 0], [1, 0, -1, -1, -1, -1]),
        ([3, 2, 1, 0, 0, 0], [3, 1, 0, -1, -1, -1]),
        ([4, 3, 2, 1, 0, 0], [3, 1, 0, -1, -3, -3]),
        ([5, 4, 3, 2, 1, 0], [5, 3, 1, 0, -1, -3]),
    ],
)
def test_13_stacks_lie_from_left_to_right(levels: list[int], changes: list[int]) -> None:
    after = adjusted(dict(enumerate(levels)), {})
    assert [price - 5 for price in after.values()] == changes


@pytest.mark.parametrize(
    ("bankrupt", "levels", "changes"),
    [
        (1, [9, 8, 7, 6, 5], [5, 3, 1, -1, -3]),
        (2, [9, 8, 7, 6], [5, 3, 1, -3]),
        (2, [9, 9, 9, 9], [1, 1, 1, 1]),
        (3, [9, 8, 7], [5, 3, -3]),
        (4, [9, 8], [5, 3]),
        (4, [9, 9], [3, 3]),
        (5, [9], [5]),
    ],
)
def test_14_bankrupt_companies_block_boxes(bankrupt: int, levels: list[int], changes: list[int]) -> None:
    out = (1 << bankrupt) - 1
    performance = {bankrupt + place: level for place, level in enumerate(levels)}
    before = dict.fromkeys(range(bankrupt), -1)
    after = list(adjusted(performance, before, out).values())[bankrupt:]
    assert [price - 5 for price in after] == changes


def test_15_green_on_a_rise_pink_otherwise_cap_and_bankruptcy() -> None:
    card = plain_market()
    assert [card.new_price(3, change) for change in (1, 0, -1)] == [5, 3, 2]
    assert [card.new_price(9, change) for change in (1, 0, -1)] == [10, 8, 7]
    assert card.new_price(17, 5) == 18
    assert card.new_price(0, 0) == 0
    assert card.new_price(1, -3) == card.new_price(0, -1) == -1


def test_16_the_chart_pays_dividends_bonus_and_profit() -> None:
    game, state = at(DIVIDENDS)
    give(state, 1, ORANGE, 2)
    give(state, 2, ORANGE, 1)
    state.controller[ORANGE] = 2
    state.performance[ORANGE] = 12
    card = game.market
    Dividends(3, card).begin(state, Log())
    assert list(state.cash) == [30 + 2 * card.dividends[12], 30 + card.dividends[12], 30 + card.bonuses[12]]
    assert state.treasury[ORANGE] == 5 + card.profits[12]
    assert card.bonuses[9] == 0 < card.bonuses[10]
    assert state.performance[ORANGE] == 0


def test_16_our_card_has_boxes_like_those_of_the_printed_example() -> None:
    """A green one that adds one and a pink one that takes one away; and no box helps and hurts at random."""
    boxes = list(market().boxes)
    assert {1, -1} <= set(boxes)
    assert boxes == sorted(boxes, reverse=True)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("chart", "table"),
        ("\n 0  0  0  0", "\n 0  1  0  0"),
        ("30 15 10  5", "30 1 10  5"),
        (" 9  4  3  0", " 9  4  3  1"),
        ("30 15 10  5", ""),
        (" 2  1\n 3  1", " 2  1\n 2  1"),
        (" 2  1\n 3  1", " 2  1\n 3  9"),
    ],
)
def test_16_a_card_is_checked(old: str, new: str) -> None:
    lines = ["chart"] + [f"{n:2d} {n // 2:2d} {n // 3:2d}  {min(5, max(0, (n - 7) // 3)) if n > 9 else 0}" for n in range(31)]
    text = "\n".join([*lines, "boxes", " 1  1", " 2  1", " 3  1", " 9 -1", ""])
    assert parse_market("card", text).dividends[30] == 15
    assert old in text
    with pytest.raises(BoardError):
        parse_market("card", text.replace(old, new, 1))


def selling() -> tuple[SteamBarons, BaronsState]:
    game, state = at(SELL_SHARES)
    give(state, 1, ORANGE, 2)
    give(state, 1, GREEN, 1)
    give(state, 2, ORANGE, 1)
    state.controller[ORANGE] = state.controller[GREEN] = 0
    return game, state


def test_17_shares_below_zero_cannot_be_sold() -> None:
    game, state = selling()
    state.price[ORANGE] = -1
    begin(game, state)
    assert refused(game, state, "1 sell orange 1") == ("NO_SALE_OF_BANKRUPT", [ORANGE, 0, 0])
    assert game.pending(state) == 0b1


def test_18_sales_are_sealed_and_all_are_paid_together() -> None:
    game, state = selling()
    begin(game, state)
    assert game.pending(state) == 0b11
    assert all(decision.sealed for decision in game.decisions(state))
    assert refused(game, state, "1 sell green 1") == ("SELL_IN_SECRET", [ORANGE, 0, 0])
    assert refused(game, state, "1 sell orange 3") == ("SELL_WHAT_YOU_HOLD", [ORANGE, 3, 2])
    play_lines(game, state, "1 sell orange 2\n1 sell green 0")
    assert list(state.cash) == [30, 30, 30]
    play_lines(game, state, "2 sell orange 0")
    assert list(state.cash) == [40, 30, 30]
    assert state.available[ORANGE] == 3


def test_18_in_the_last_turn_everything_is_sold() -> None:
    game, state = selling()
    state.turn = 5
    begin(game, state)
    assert list(state.cash) == [45, 35, 30]
    assert game.pending(state) == 0
    assert game.result(state).winners == [0]


def test_19_control_is_settled_once_after_all_sales() -> None:
    game, state = selling()
    begin(game, state)
    play_lines(game, state, "1 sell orange 2\n1 sell green 1\n2 sell orange 1")
    assert (state.controller[ORANGE], state.controller[GREEN]) == (0, 0)


def test_20_level_money_is_a_shared_victory() -> None:
    game, state = at(SELL_SHARES)
    assert game.result(state).winners == [0, 1, 2]


def test_6_1_a_bankrupt_company_leaves_its_track_to_nobody() -> None:
    game, state = at(SELL_SHARES)
    lay(game, state, BROWN, "C4 straight 2", "C5 town 5")
    give(state, 1, BROWN, 2)
    state.price[BROWN] = -1
    begin(game, state)
    assert state.bankrupt == 1 << BROWN
    assert BROWN not in list(state.track.owner)
    assert state.shares[BROWN] == 0
    assert state.track.far[game.ground.names.index("Dell") * 6 + 1] >= 0
    assert refused(game, state, "* company brown") == ("COMPANY_ORDER", [BROWN, 0, 0])
    assert stacks(state) == 2
