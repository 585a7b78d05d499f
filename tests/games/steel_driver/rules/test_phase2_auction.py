"""Phase two: putting companies up, bidding, and where the Active Player marker goes."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import actions, rules
from goldenspike.kernel.core import CHANCE, NOT_YOUR_DECISION
from tests.games.steel_driver.scene import Scene


def test_2_1_the_active_player_puts_a_company_up_or_passes() -> None:
    scene = Scene(3)
    assert scene.question() is rules.AUCTION_OR_PASS
    companies = ["black", "blue", "green", "purple", "red", "yellow"]
    assert sorted(scene.offered()) == [f"auction {company} 1..10" for company in companies] + ["pass"]


@pytest.mark.parametrize("line", ["1 bid 3", "1 build Boston Albany", "1 claim Boston"])
def test_2_1_nothing_else_is_possible_while_no_company_is_up(line: str) -> None:
    Scene(3).refuses(line, rules.AUCTION_OR_PASS)


@pytest.mark.parametrize("action", [0, -1, -(2**62), 2**62, actions.pass_() + 1, actions.auction(6, 1), actions.KIND * 9])
def test_2_1_a_number_that_is_no_action_is_refused(action: int) -> None:
    Scene(3).refuses((1, action), rules.AUCTION_OR_PASS)


@pytest.mark.parametrize("seat", [2, 3, 4, CHANCE + 1, 99, 0, -5])
def test_2_1_only_the_active_player_is_asked(seat: int) -> None:
    Scene(3).refuses((seat, actions.auction(0, 1)), NOT_YOUR_DECISION, "seat=1")


def test_2_2_a_marker_that_was_sold_is_not_put_up_again_this_turn() -> None:
    scene = Scene(3)
    scene.sell("1 red 3")
    scene.refuses("2 auction red 4", rules.MARKER_IN_BOX, "company=red seat=1")
    assert not [choice for choice in scene.offered() if "red" in choice]


def test_2_2_a_sold_marker_can_be_sold_again_next_turn() -> None:
    scene = Scene(3)
    scene.sell("1 red 1")
    scene.all_pass()
    assert scene.turn() == 2
    scene.sell("2 red 1")
    assert [scene.seat(seat)["shares"]["red"] for seat in (1, 2, 3)] == [1, 1, 0]


def test_2_3_the_opening_bid_is_at_least_one() -> None:
    scene = Scene(3)
    scene.refuses("1 auction red 0", rules.OPENING_BID, "bid=0")
    scene.does("1 auction red 1")


def test_2_3_the_opening_bid_may_be_higher() -> None:
    scene = Scene(3)
    scene.does("1 auction red 7")
    assert scene.state.bid == 7


def test_2_4_the_others_raise_or_pass_clockwise() -> None:
    scene = Scene(4)
    scene.does("1 auction red 1")
    asked = []
    for line in ("2 bid 2", "3 bid 3", "4 bid 4", "1 bid 5", "2 pass", "3 pass"):
        asked.append(scene.asked())
        scene.does(line)
    assert (asked, scene.asked()) == (["2", "3", "4", "1", "2", "3"], "4")
    assert scene.question() is rules.RAISE_OR_PASS
    assert sorted(scene.offered()) == ["bid 6..8", "pass"]


@pytest.mark.parametrize("line", ["2 auction blue 4", "2 auction red 4", "2 build Boston Albany", "2 claim Boston"])
def test_2_4_nothing_else_is_possible_while_a_company_is_up(line: str) -> None:
    scene = Scene(3)
    scene.does("1 auction red 3")
    scene.refuses(line, rules.RAISE_OR_PASS, "company=red bid=3")


@pytest.mark.parametrize("action", [0, -1, -(2**62), 2**62, actions.bid(4) + actions.FIELD, actions.pass_() + 1])
def test_2_4_a_number_that_is_no_bid_is_refused(action: int) -> None:
    scene = Scene(3)
    scene.does("1 auction red 3")
    scene.refuses((2, action), rules.RAISE_OR_PASS, "company=red bid=3")


def test_2_4_whoever_passes_stays_out_of_this_auction() -> None:
    scene = Scene(4)
    scene.does("1 auction red 1", "2 pass", "3 bid 2", "4 pass", "1 bid 3")
    assert scene.asked() == "3"
    scene.refuses("2 bid 4", NOT_YOUR_DECISION, "seat=3")
    scene.does("3 bid 4")
    assert scene.asked() == "1"


def test_2_4_whoever_passed_may_bid_in_the_next_auction() -> None:
    scene = Scene(3)
    scene.does("1 auction red 1", "2 pass", "3 pass", "2 auction blue 1", "3 pass", "1 bid 2")
    assert scene.asked() == "2"


def test_2_4_the_log_tells_every_bid() -> None:
    scene = Scene(3)
    scene.does("1 auction red 1", "2 bid 3", "3 pass")
    assert scene.told(rules.AUCTION_OR_PASS) == ["PUT_UP seat=1 company=red bid=1"]
    assert scene.told(rules.RAISE_OR_PASS) == ["BID seat=2 company=red bid=3", "BID_PASSED seat=3 company=red"]


@pytest.mark.parametrize("bid", [0, 3, 4])
def test_2_5_a_bid_must_beat_the_one_before(bid: int) -> None:
    scene = Scene(3)
    scene.does("1 auction red 4")
    scene.refuses(f"2 bid {bid}", rules.BID_HIGHER, f"bid={bid} high=4")
    scene.does("2 bid 5")


def test_2_5_a_bid_may_jump() -> None:
    scene = Scene(3)
    scene.does("1 auction red 1", "2 bid 9")
    assert (scene.state.bid, scene.state.high_bidder) == (9, 1)


@pytest.mark.parametrize("bid", [11, 1_000_000, actions.MOST])
def test_2_6_ruling_8_nobody_bids_more_cubes_than_they_hold(bid: int) -> None:
    scene = Scene(3)
    scene.refuses(f"1 auction red {bid}", rules.BID_WITHIN_CUBES, f"bid={bid} held=10")
    scene.does("1 auction red 2")
    scene.refuses(f"2 bid {bid}", rules.BID_WITHIN_CUBES, f"bid={bid} held=10")


def test_2_6_ruling_8_a_bidder_who_cannot_raise_is_passed_by_itself() -> None:
    scene = Scene(3)
    scene.sell("1 red 6")
    scene.does("2 auction blue 4")
    assert scene.asked() == "3"
    scene.does("3 bid 5")
    assert scene.asked() == "2"
    assert scene.told(rules.BID_WITHIN_CUBES) == ["CANNOT_RAISE seat=1 company=blue"]


def test_2_6_ruling_8_a_bid_that_nobody_can_raise_wins_at_once() -> None:
    scene = Scene(3)
    scene.does("1 auction red 10")
    assert scene.company("red")["controller"] == 1
    assert (scene.company("red")["treasury"], scene.asked()) == (10, "2")


def test_2_6_cubes_in_a_running_bid_are_not_yet_paid() -> None:
    scene = Scene(3)
    scene.does("1 auction red 6", "2 bid 7")
    assert list(scene.state.cubes) == [10, 10, 10]


def test_2_7_example_simon_wins_the_green_company_that_don_put_up() -> None:
    don, simon = 1, 3
    scene = Scene(4)
    scene.does("1 auction green 2", "2 bid 3", "3 bid 4", "4 pass", "1 bid 5", "2 pass", "3 bid 6", "1 pass")
    assert scene.company("green")["treasury"] == 6
    assert scene.company("green")["controller"] == simon
    assert scene.seat(simon)["cubes"] == 8 - 6
    assert scene.seat(simon)["shares"]["green"] == 1
    assert scene.seat(don)["shares"]["green"] == 0
    assert scene.marker() == don + 1
    assert scene.told(rules.WIN_CONTROL) == ["CONTROL_WON seat=3 company=green bid=6"]


def test_2_7_only_the_winner_pays() -> None:
    scene = Scene(4)
    scene.does("1 auction red 5", "2 bid 6", "3 bid 7", "4 pass", "1 pass", "2 pass")
    assert list(scene.state.cubes) == [8, 8, 1, 8]


def test_2_7_a_player_may_control_several_companies() -> None:
    scene = Scene(3)
    scene.sell("1 red 1", "2 blue 1", "3 green 1", "1 yellow 2")
    assert scene.seat(1)["controls"] == ["red", "yellow"]
    assert scene.seat(1)["cubes"] == 7


def test_2_7_the_price_is_added_to_what_the_box_still_holds() -> None:
    scene = Scene(3)
    scene.sell("1 red 3")
    scene.all_pass()
    scene.does("1 build Boston Albany")
    assert scene.company("red")["treasury"] == 1
    scene.sell("2 red 5")
    assert scene.company("red")["treasury"] == 6


def test_2_7_at_most_one_share_of_a_company_is_issued_in_a_turn() -> None:
    scene = Scene(3)
    scene.sell("1 red 1", "2 blue 1", "3 green 1", "1 yellow 1", "2 purple 1", "3 black 1")
    assert [sum(scene.state.shares[seat * 6 + company] for seat in range(3)) for company in range(6)] == [1] * 6


def test_2_8_ruling_5_without_a_cube_the_marker_passes_on_by_itself() -> None:
    scene = Scene(3)
    scene.sell("1 red 10", "2 blue 10", "3 green 1")
    assert (scene.marker(), scene.asked()) == (3, "3")
    assert scene.told(rules.PASS_THE_MARKER) == ["NO_CUBE_TO_BID seat=1", "NO_CUBE_TO_BID seat=2"]


def test_2_8_ruling_5_a_marker_that_passed_on_by_itself_counts_as_passed() -> None:
    scene = Scene(3)
    scene.sell("1 red 10", "2 blue 10", "3 green 1")
    scene.does("3 pass")
    assert scene.phase() == "build_track"
    assert scene.marker() == 1


def test_2_8_ruling_5_when_nobody_has_a_cube_left_the_phase_ends() -> None:
    scene = Scene(3)
    scene.sell("1 red 10", "2 blue 10", "3 green 10")
    assert (scene.phase(), scene.marker()) == ("build_track", 1)


def test_2_8_ruling_6_the_phase_ends_when_all_six_are_sold() -> None:
    scene = Scene(4)
    scene.sell("1 red 2", "2 blue 2", "3 green 2", "4 yellow 2", "1 purple 2")
    assert scene.phase() == "auction"
    scene.sell("2 black 2")
    assert (scene.phase(), scene.marker()) == ("build_track", 3)


def test_2_8_ruling_6_the_marker_ends_left_of_the_last_who_put_a_company_up_not_of_the_winner() -> None:
    scene = Scene(4)
    scene.does("1 pass", "2 auction red 2", "3 bid 3", "4 bid 4", "1 pass", "2 pass", "3 pass")
    scene.does("3 pass", "4 pass", "1 pass", "2 pass")
    assert (scene.phase(), scene.marker()) == ("build_track", 3)


def test_2_8_ruling_6_everyone_must_pass_in_turn_since_the_last_auction() -> None:
    scene = Scene(3)
    scene.does("1 pass", "2 pass")
    scene.sell("3 red 2")
    scene.does("1 pass", "2 pass")
    assert (scene.phase(), scene.asked()) == ("auction", "3")
    scene.does("3 pass")
    assert scene.phase() == "build_track"


def test_2_8_ruling_6_if_nobody_puts_a_company_up_the_marker_stays() -> None:
    scene = Scene(4)
    scene.does("1 pass", "2 pass", "3 pass")
    assert scene.turn() == 1
    scene.does("4 pass")
    assert (scene.turn(), scene.marker(), scene.asked()) == (2, 1, "1")
    assert scene.told(rules.PASS_THE_MARKER) == [f"MARKER_PASSED seat={seat}" for seat in (1, 2, 3, 4)]


def test_2_8_ruling_6_the_next_turn_starts_where_the_marker_lies() -> None:
    scene = Scene(3)
    scene.sell("1 red 1")
    scene.all_pass()
    assert (scene.turn(), scene.asked()) == (2, "2")


def test_2_8_ruling_7_passing_the_marker_bars_nobody() -> None:
    scene = Scene(3)
    scene.does("1 pass")
    scene.sell("2 red 2", "3 blue 2", "1 green 2")
    assert scene.company("green")["controller"] == 1


def test_2_8_unsold_markers_stay_in_their_boxes() -> None:
    scene = Scene(3)
    scene.sell("1 red 4")
    scene.all_pass()
    assert [scene.company(name)["controller"] for name in ("red", "blue", "black")] == [1, None, None]


def test_2_8_the_marker_may_travel_round_the_table_several_times() -> None:
    scene = Scene(3)
    scene.sell("1 red 1", "2 blue 1", "3 green 1", "1 yellow 1", "2 purple 1")
    assert scene.asked() == "3"
