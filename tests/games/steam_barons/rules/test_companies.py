"""Building, goods, dividends, prices and selling in Steam Barons: phases two to eight, and rulings [8] to [20]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.market import load_market, parse_market
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack
from goldenspike.games.steam_barons.rules.phase4_dividends import Dividends, stacks
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.kernel.core import Log
from goldenspike.parts.hex import goods_rules, track_rules
from goldenspike.parts.lines import BoardError
from tests.games.steam_barons.scene import BLACK, BROWN, GREEN, NATURAL, ORANGE, WHITE, Scene, started, toy_market

RED, BLUE, YELLOW, PURPLE = range(4)


def test_8_tiles_by_turn_with_ports_and_three_without() -> None:
    scene = started(ports=True)
    assert [limit_in(scene, turn) for turn in range(1, 6)] == [2, 3, 4, 5, 6]
    assert [limit_in(started(), turn) for turn in range(1, 6)] == [3] * 5


def limit_in(scene: Scene, turn: int) -> int:
    scene.state.turn = turn
    (build,) = [phase for phase in scene.game.phases if phase.name == "build_track"]
    assert isinstance(build, BuildTrack)
    return build.limit(scene.state)


def test_8_the_company_is_done_after_its_last_tile() -> None:
    scene = started()
    scene.control(1, "orange", "green")
    scene.begins("build_track")
    scene.does("1 connect Bay Cove", "1 connect Oak Bay", "1 site B5", "1 lay B5 straight 2")
    assert scene.state.order[scene.state.place] == GREEN


def test_9_all_track_of_a_company_hangs_together() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.does("1 site C4", "1 lay C4 straight 2")
    scene.refuses("1 site D7", rules.ONE_NETWORK, "stop=Nook")
    scene.refuses("1 connect Bay Cove", rules.ONE_NETWORK, "stop=Bay")


def test_9_the_first_tile_needs_a_port_on_the_coast() -> None:
    scene = started(ports=True)
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.refuses("1 site C4", track_rules.PORT_WITHIN_REACH, "stop=Dell")
    scene.does("1 connect Oak Bay", "1 site B5")


def test_10_shares_are_issued_only_as_needed() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.state.treasury[ORANGE] = 1
    scene.begins("build_track")
    scene.does("1 site D7")
    assert scene.game.wording_values(scene.state, scene.game.parse(scene.state, "lay D7 straight 2"))[-2:] == [3, 1]
    scene.does("1 lay D7 straight 2")
    assert (scene.state.treasury[ORANGE], scene.state.unissued[ORANGE], scene.state.available[ORANGE]) == (3, 4, 2)
    scene.does("1 site D8", "1 lay D8 straight 2")
    assert (scene.state.treasury[ORANGE], scene.state.unissued[ORANGE], scene.state.available[ORANGE]) == (1, 4, 2)


def test_10_no_share_left_no_money_left() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.state.unissued[ORANGE], scene.state.treasury[ORANGE] = 0, 1
    scene.begins("build_track")
    scene.refuses("1 site C4", track_rules.TOO_DEAR, "cost=2 purse=1 short=1")
    scene.refuses("1 connect Bay Cove", track_rules.TOO_DEAR, "cost=3 purse=1 short=2")


def test_11_nobody_goes_on_with_the_track_of_a_company_in_play() -> None:
    scene = started()
    scene.lay("green", "C4 straight 2")
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.refuses("1 site C5", rules.NOT_ITS_TRACK, "hex=C5 side=W company=green")
    scene.game.builder.disown(scene.state.track, GREEN)
    scene.does("1 site C5", "1 lay C5 town 5")


def test_12_own_and_ownerless_links_and_only_own_ones_count() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "orange", 1, 4)
    scene.join("Wick", "Bray", "nobody", 1, 4)
    scene.join("Bray", "Nook", "green", 1, 4)
    scene.no_cubes()
    scene.put_cube("purple", "Dell")
    scene.put_cube("purple", "Bray")
    scene.begins("move_goods")
    scene.refuses("1 move purple Dell Wick Bray Nook", goods_rules.OWN_OR_OWNERLESS_LINKS, "colour=purple stop=Dell")
    scene.does("1 move purple Bray Wick Dell")
    assert scene.state.performance[ORANGE] == 1
    scene.state.track.owner[scene.game.ground.names.index("Bray") * 6 + 1] = ORANGE
    scene.does("1 move purple Dell Wick Bray Nook")
    assert scene.phase() != "move_goods"


def test_12_a_move_over_ownerless_links_alone_is_worth_nothing() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "nobody", 1, 4)
    scene.state.bankrupt = 1 << WHITE
    scene.no_cubes()
    scene.put_cube("purple", "Wick")
    scene.begins("move_goods")
    scene.does("1 move purple Wick Dell")
    assert scene.state.performance[ORANGE] == 0
    assert sum(scene.state.cubes) == 0


def adjusted(performance: dict[int, int], before: dict[int, int], bankrupt: int = 0) -> dict[str, int]:
    scene = started()
    scene.state.bankrupt = bankrupt
    for company in range(COMPANY_COUNT):
        scene.state.performance[company] = performance.get(company, 0)
        scene.state.price[company] = before.get(company, 5)
    Dividends(3, scene.game.market).begin(scene.state, Log())
    return scene.prices()


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
    card = toy_market()
    assert [card.new_price(3, change) for change in (1, 0, -1)] == [5, 3, 2]
    assert [card.new_price(9, change) for change in (1, 0, -1)] == [10, 8, 7]
    assert card.new_price(17, 5) == 18
    assert card.new_price(0, 0) == 0
    assert card.new_price(1, -3) == card.new_price(0, -1) == -1


def test_16_the_chart_pays_dividends_bonus_and_profit() -> None:
    scene = started()
    scene.give(1, "orange", 2)
    scene.give(2, "orange", 1)
    scene.control(3, "orange")
    scene.state.performance[ORANGE] = 12
    card = scene.game.market
    Dividends(3, card).begin(scene.state, Log())
    assert list(scene.state.cash) == [30 + 2 * card.dividends[12], 30 + card.dividends[12], 30 + card.bonuses[12]]
    assert scene.state.treasury[ORANGE] == 5 + card.profits[12]
    assert card.bonuses[9] == 0 < card.bonuses[10]
    assert scene.state.performance[ORANGE] == 0


def test_16_our_card_has_boxes_like_those_of_the_printed_example() -> None:
    """A green one that adds one and a pink one that takes one away; and no box helps and hurts at random."""
    boxes = list(load_market().boxes)
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


def selling() -> Scene:
    scene = started()
    scene.give(1, "orange", 2)
    scene.give(1, "green", 1)
    scene.give(2, "orange", 1)
    scene.control(1, "orange", "green")
    return scene


def test_17_shares_below_zero_cannot_be_sold() -> None:
    scene = selling()
    scene.state.price[ORANGE] = -1
    scene.begins("sell_shares")
    scene.refuses("1 sell orange 1", rules.NO_SALE_OF_BANKRUPT, "company=orange")
    assert scene.asked() == "1"


def test_18_sales_are_sealed_and_all_are_paid_together() -> None:
    scene = selling()
    scene.begins("sell_shares")
    assert scene.asked() == "1 2"
    assert all(decision.sealed for decision in scene.game.decisions(scene.state))
    scene.refuses("1 sell green 1", rules.SELL_IN_SECRET, "company=orange")
    scene.refuses("1 sell orange 3", rules.SELL_WHAT_YOU_HOLD, "company=orange shares=3 held=2")
    scene.does("1 sell orange 2", "1 sell green 0")
    assert list(scene.state.cash) == [30, 30, 30]
    scene.does("2 sell orange 0")
    assert list(scene.state.cash) == [40, 30, 30]
    assert scene.state.available[ORANGE] == 3


def test_18_in_the_last_turn_everything_is_sold() -> None:
    scene = selling()
    scene.state.turn = 5
    scene.begins("sell_shares")
    assert list(scene.state.cash) == [45, 35, 30]
    assert scene.asked() == ""
    assert scene.game.result(scene.state).winners == [0]


def test_19_control_is_settled_once_after_all_sales() -> None:
    scene = selling()
    scene.begins("sell_shares")
    scene.does("1 sell orange 2", "1 sell green 1", "2 sell orange 1")
    assert (scene.state.controller[ORANGE], scene.state.controller[GREEN]) == (0, 0)


def test_20_level_money_is_a_shared_victory() -> None:
    scene = started()
    assert scene.game.result(scene.state).winners == [0, 1, 2]


def test_6_1_a_bankrupt_company_leaves_its_track_to_nobody() -> None:
    scene = started()
    scene.lay("brown", "C4 straight 2", "C5 town 5")
    scene.give(1, "brown", 2)
    scene.state.price[BROWN] = -1
    scene.begins("sell_shares")
    assert scene.state.bankrupt == 1 << BROWN
    assert BROWN not in list(scene.state.track.owner)
    assert scene.state.shares[BROWN] == 0
    assert scene.state.track.far[scene.game.ground.names.index("Dell") * 6 + 1] >= 0
    scene.refuses("* company brown", rules.COMPANY_ORDER, "company=brown")
    assert stacks(scene.state) == 2
