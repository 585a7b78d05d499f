"""Phase six: final control, claims, sets, payout and victory."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenspike.games.steel_driver.rules import actions, rules
from goldenspike.games.steel_driver.rules.phase6_final_profit import final_control, final_value, goods_of, set_values, winners
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES
from goldenspike.kernel.core import GAME_IS_OVER, NOT_YOUR_DECISION, row
from tests.games.steel_driver.scene import Scene, ending, goods, seats_of

ANDY, DON, SIMON, RICHARD = 1, 3, 4, 2
SHARES = {ANDY: "red red red", DON: "green green", SIMON: "green green", RICHARD: "green red"}


def final_seats(shares: dict[int, str], last: dict[str, int], players: int) -> dict[str, int]:
    """Who controls which company in the end, by seat number; 0 is nobody."""
    scene = Scene(players)
    scene.hand_out(shares)
    scene.state.last_controller = row(seats_of(last))
    return {name: final_control(scene.state, company, players) + 1 for company, name in enumerate(COMPANIES)}


def with_goods(company: str, cubes: list[int]) -> Scene:
    scene = Scene(3)
    at = COMPANIES.index(company)
    scene.state.claimed = row([0] * 5 * at + cubes + [0] * 5 * (5 - at))
    return scene


def test_6_1_example_andy_has_most_red_and_don_sits_left_of_richard() -> None:
    final = final_seats(SHARES, {"red": RICHARD, "green": RICHARD}, 4)
    assert (final["red"], final["green"]) == (ANDY, DON)


def test_6_1_example_had_simon_controlled_green_last_he_would_keep_it() -> None:
    assert final_seats(SHARES, {"red": RICHARD, "green": SIMON}, 4)["green"] == SIMON


def test_6_1_example_played_out_at_the_table() -> None:
    track = {"red": ["Boston-Albany"], "green": ["New_Orleans-Mobile"]}
    scene = ending(track, SHARES, {"red": RICHARD, "green": RICHARD}, players=4)
    assert scene.told(rules.FINAL_CONTROL) == [
        "CONTROLS_AT_THE_END seat=1 company=red shares=3",
        "CONTROLS_AT_THE_END seat=3 company=green shares=2",
    ]
    scene.does("1 claim Boston")
    scene.refuses("2 claim Mobile", NOT_YOUR_DECISION, "seat=3")
    scene.does("3 claim Mobile")


def test_6_1_ruling_16_most_shares_beat_the_last_controller() -> None:
    assert final_seats({1: "red red", 2: "red"}, {"red": 2}, 3)["red"] == 1


@pytest.mark.parametrize(("last", "expected"), [(1, 1), (2, 3), (3, 3), (4, 1)])
def test_6_1_ruling_16_a_tie_goes_clockwise_from_the_last_controller(last: int, expected: int) -> None:
    assert final_seats({1: "red", 3: "red"}, {"red": last}, 4)["red"] == expected


def test_6_1_ruling_16_the_last_controller_may_be_of_an_earlier_turn() -> None:
    scene = Scene(3)
    scene.sell("1 red 2")
    scene.all_pass()
    scene.does("1 build Boston Albany")
    scene.sell("2 red 2")
    scene.all_pass()
    scene.does("2 build Albany New_York")
    while scene.phase() != "final_profit":
        scene.all_pass()
    assert scene.company("red")["last_controller"] == 2
    assert scene.told(rules.FINAL_CONTROL) == ["CONTROLS_AT_THE_END seat=2 company=red shares=1"]


def test_6_1_a_company_never_sold_has_no_controller() -> None:
    assert final_seats({1: "red"}, {"red": 1}, 3) == {**dict.fromkeys(COMPANIES, 0), "red": 1}


def test_6_2_investment_cubes_leave_the_boxes() -> None:
    scene = Scene(3)
    for _ in range(5):
        scene.sell(f"{scene.asked()} red 1")
        scene.all_pass()
        while scene.phase() == "build_track":
            scene.does(f"{scene.asked()} {sorted(scene.offered())[0]}")
    assert scene.phase() == "final_profit"
    assert list(scene.state.treasury) == [0] * 6


def test_6_2_companies_claim_one_cube_each_in_the_order_of_passing_of_turn_five() -> None:
    track = {"red": ["Boston-Albany", "Albany-New_York"], "blue": ["New_Orleans-Mobile"], "black": ["Boston-New_York"]}
    scene = ending(
        track, {1: "red", 2: "blue", 3: "black"}, {"red": 1, "blue": 2, "black": 3}, "black green blue yellow purple red"
    )
    assert scene.question() is rules.CLAIM_ONE_CUBE
    scene.does("3 claim New_York", "2 claim Mobile", "1 claim Boston", "2 claim New_Orleans", "1 claim Albany")
    assert scene.phase() == "over"
    assert scene.told(rules.CLAIM_ONE_CUBE)[0] == "CLAIMED company=black colour=white location=New_York"


@pytest.mark.parametrize("line", ["1 pass", "1 bid 1", "1 auction red 1", "1 build Boston Albany"])
def test_6_2_ruling_17_claiming_is_not_optional(line: str) -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red"}, {"red": 1})
    assert sorted(scene.offered()) == ["claim Albany", "claim Boston"]
    scene.refuses(line, rules.CLAIM_ONE_CUBE, "company=red")


@pytest.mark.parametrize(
    "action", [0, -1, 2**62, actions.claim(38), actions.claim(actions.MOST), actions.claim(0) + actions.FIELD]
)
def test_6_2_a_number_that_is_no_claim_is_refused(action: int) -> None:
    ending({"red": ["Boston-Albany"]}, {1: "red"}, {"red": 1}).refuses((1, action), rules.CLAIM_ONE_CUBE, "company=red")


def test_6_2_the_controlling_player_chooses_the_cube() -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red", 2: "red red"}, {"red": 1})
    scene.refuses("1 claim Boston", NOT_YOUR_DECISION, "seat=2")
    scene.does("2 claim Boston")


def test_6_3_one_cube_lies_in_each_location_that_track_reaches() -> None:
    scene = ending({"red": ["Boston-Albany"], "blue": ["Boston-New_York"]}, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    assert scene.view()["goods"] == {"Boston": "white", "Albany": "white", "New_York": "white"}


def test_6_3_a_cube_is_claimed_once() -> None:
    scene = ending({"red": ["Boston-Albany"], "blue": ["Boston-New_York"]}, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    scene.does("1 claim Boston")
    scene.refuses("2 claim Boston", rules.CUBE_LIES_THERE, "location=Boston")


def test_6_3_no_cube_lies_where_there_is_no_track() -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red"}, {"red": 1})
    scene.refuses("1 claim Chicago", rules.CUBE_LIES_THERE, "location=Chicago")


def test_6_4_a_company_claims_only_where_its_own_track_reaches() -> None:
    scene = ending({"red": ["Boston-Albany"], "blue": ["New_Orleans-Mobile"]}, {1: "red blue"}, {"red": 1, "blue": 1})
    scene.refuses("1 claim Mobile", rules.CLAIM_WHERE_CONNECTED, "location=Mobile company=red")


def test_6_4_a_company_that_can_claim_no_more_passes_and_the_others_go_on() -> None:
    track = {"red": ["Boston-Albany"], "blue": ["New_Orleans-Mobile", "Mobile-Atlanta", "Atlanta-Memphis"]}
    scene = ending(track, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    scene.does("1 claim Boston", "2 claim Mobile", "1 claim Albany", "2 claim Atlanta", "2 claim Memphis", "2 claim New_Orleans")
    assert scene.phase() == "over"
    scene.refuses("2 claim New_Orleans", GAME_IS_OVER)


@pytest.mark.parametrize(("size", "value"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_6_5_the_value_of_a_set_by_its_size(size: int, value: int) -> None:
    scene = with_goods("blue", [1] * size + [0] * (5 - size))
    assert final_value(scene.state, 1) == value


def test_6_5_example_the_yellow_company_has_four_sets_worth_150() -> None:
    cubes = goods(white=4, black=2, silver=1, orange=1)
    scene = with_goods("yellow", cubes)
    yellow = COMPANIES.index("yellow")
    assert goods_of(scene.state, yellow) == 4 + 2 + 1 + 1
    assert final_value(scene.state, yellow) == 100 + 30 + 10 + 10 == 150


def test_6_5_cubes_of_one_colour_are_sets_of_one() -> None:
    assert final_value(with_goods("red", goods(white=7)).state, 0) == 70


def test_6_5_a_value_may_exceed_200() -> None:
    state = with_goods("red", [3, 3, 2, 2, 1]).state
    assert final_value(state, 0) == 150 + 100 + 30
    assert set_values(state, 0) == [150, 100, 30]


@cache
def best_total(cubes: tuple[int, ...]) -> int:
    """The highest total over every way to form sets."""
    held = [colour for colour in range(5) if cubes[colour]]
    values = [0]
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            left = tuple(sorted(number - (colour in chosen) for colour, number in enumerate(cubes)))
            values.append(rules.SET_VALUES[size] + best_total(left))
    return max(values)


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5))
def test_6_5_ruling_18_largest_sets_first_gives_the_highest_total(cubes: list[int]) -> None:
    assert final_value(with_goods("green", cubes).state, 2) == best_total(tuple(sorted(cubes)))


def test_6_6_example_every_yellow_share_pays_150() -> None:
    west = ["San_Francisco-Los_Angeles", "Los_Angeles-El_Paso", "El_Paso-Houston", "Houston-Little_Rock"]
    track = {"yellow": [*west, "Little_Rock-Saint_Louis", "Saint_Louis-Memphis", "Saint_Louis-Cincinnati"]}
    scene = ending(track, {1: "yellow yellow", 2: "yellow"}, {"yellow": 1}, cash=[40, 0, 130])
    while scene.phase() != "over":
        scene.does(f"1 {sorted(scene.offered())[0]}")
    assert scene.company("yellow")["goods"] == dict(zip(COLOURS, goods(black=4, orange=2, silver=1, white=1), strict=True))
    assert scene.told(rules.SETS)[3] == "FINAL_VALUE company=yellow value=150 cubes=8"
    assert list(scene.state.cash) == [40 + 2 * 150, 150, 130]
    assert scene.told(rules.FINAL_PAYOUT) == [
        "SHARES_PAID seat=1 company=yellow shares=2 paid=300",
        "SHARES_PAID seat=2 company=yellow shares=1 paid=150",
    ]


def test_6_6_nothing_is_paid_for_control_alone() -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red"}, {"red": 1})
    scene.does("1 claim Boston", "1 claim Albany")
    assert list(scene.state.cash) == [20, 0, 0]


def test_6_7_most_cash_wins_and_investment_cubes_are_worth_nothing() -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red"}, {"red": 1}, cash=[0, 30, 10])
    scene.state.cubes = row([50, 0, 40])
    scene.does("1 claim Boston", "1 claim Albany")
    result = scene.game.result(scene.state)
    assert (result.scores, result.winners) == ([20, 30, 10], [1])
    assert scene.told(rules.WINNER) == ["WON seat=2 cash=30"]


def tied(cash: list[int]) -> Scene:
    """Red ends with two white cubes and blue with two black ones, so that either pays $20 a share."""
    track = {"red": ["Boston-Albany"], "blue": ["New_Orleans-Memphis"]}
    scene = ending(track, {1: "red", 2: "blue"}, {"red": 1, "blue": 2}, cash=cash)
    scene.does("1 claim Boston", "2 claim Memphis", "1 claim Albany", "2 claim New_Orleans")
    return scene


def test_6_7_ruling_19_a_tie_goes_to_the_player_whose_companies_hold_more_goods() -> None:
    track = {"red": ["Boston-Albany", "Albany-New_York"], "blue": ["New_Orleans-Memphis"]}
    scene = ending(track, {1: "red", 2: "blue"}, {"red": 1, "blue": 2}, cash=[0, 10, 0])
    scene.does("1 claim Boston", "2 claim Memphis", "1 claim Albany", "2 claim New_Orleans", "1 claim New_York")
    result = scene.game.result(scene.state)
    assert (result.scores, result.winners) == ([30, 30, 0], [0])


def test_6_7_ruling_19_the_goods_of_all_finally_controlled_companies_count_together() -> None:
    track = {"red": ["Boston-Albany", "Albany-New_York"], "blue": ["New_Orleans-Memphis"], "green": ["Baltimore-Pittsburgh"]}
    last = {"red": 1, "blue": 2, "green": 2}
    scene = ending(track, {1: "red", 2: "blue green"}, last, cash=[10, 0, 0])
    scene.does("1 claim Boston", "2 claim Memphis", "2 claim Baltimore", "1 claim Albany", "2 claim New_Orleans")
    scene.does("2 claim Pittsburgh", "1 claim New_York")
    result = scene.game.result(scene.state)
    assert (result.scores, result.winners) == ([40, 40, 0], [1])


def test_6_7_ruling_19_it_is_final_control_that_counts_not_the_last_auction_nor_a_share() -> None:
    scene = ending({"red": ["Boston-Albany"]}, {1: "red red", 2: "red"}, {"red": 2}, cash=[0, 20, 0])
    scene.does("1 claim Boston", "1 claim Albany")
    result = scene.game.result(scene.state)
    assert (result.scores, result.winners) == ([40, 40, 0], [0])


def test_6_7_ruling_19_a_player_with_less_cash_wins_by_no_number_of_goods() -> None:
    assert tied([0, 0, 30]).game.result(tied([0, 0, 30]).state).winners == [2]


def test_6_7_ruling_19_if_that_is_level_too_the_victory_is_shared() -> None:
    scene = tied([0, 0, 0])
    assert scene.game.result(scene.state).winners == [0, 1]
    assert scene.told(rules.WINNER) == ["WON seat=1 cash=20", "WON seat=2 cash=20"]


def test_6_7_a_game_in_which_nothing_happens_is_shared_by_all() -> None:
    scene = Scene(6)
    while scene.phase() != "over":
        scene.all_pass()
    assert scene.turn() == 5
    assert winners(scene.state, 6) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("cash", "told"), [(20, "WON_BY_GOODS seat=1 cash=20 goods=2"), (0, "WON seat=1 cash=20")])
def test_19_a_tie_in_cash_that_goods_decide_is_told_with_its_reason(cash: int, told: str) -> None:
    track = {"red": ["Boston-Albany"], "blue": ["Charleston-Atlanta"]}
    scene = ending(track, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    scene.state.cash[2] = cash
    scene.does("1 claim Boston", "2 claim Atlanta", "1 claim Albany", "2 claim Charleston")
    assert scene.told(rules.WINNER) == [told, told.replace("seat=1", "seat=2")]
