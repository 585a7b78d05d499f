"""Phase three: whose turn it is to build, where, at what cost and for what profit."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_driver.rules import actions, rules
from goldenspike.kernel.core import NOT_YOUR_DECISION
from tests.games.steel_driver.scene import USA, Scene, building


def place(name: str) -> int:
    return USA.names.index(name)


def test_3_1_companies_build_one_link_each_in_company_order() -> None:
    scene = building({"red": 4, "blue": 4, "black": 4}, control={"red": 1, "blue": 2, "black": 3})
    assert scene.question() is rules.BUILD_ONE_LINK
    scene.does("1 build Boston Albany", "2 build Charleston Jacksonville", "3 build Charleston Atlanta")
    scene.does("1 build Albany New_York", "2 build Jacksonville Mobile", "3 build Atlanta Mobile")
    assert scene.turn() == 3
    assert [len(scene.company(name)["links"]) for name in ("red", "blue", "black")] == [2, 2, 2]


def test_3_1_the_order_of_play_display_rules() -> None:
    scene = building({"red": 2, "black": 2}, control={"red": 1, "black": 2}, order="black green yellow purple blue red")
    assert scene.asked() == "2"


def test_3_1_only_the_player_in_control_decides() -> None:
    scene = building({"red": 4, "blue": 4}, control={"red": 2, "blue": 1})
    scene.refuses("1 build Boston Albany", NOT_YOUR_DECISION, "seat=2")
    scene.does("2 build Boston Albany")
    scene.refuses("2 build Albany Buffalo", NOT_YOUR_DECISION, "seat=1")


@pytest.mark.parametrize("line", ["1 bid 3", "1 auction red 1", "1 claim Boston"])
def test_3_1_nothing_else_is_possible(line: str) -> None:
    building({"red": 4}).refuses(line, rules.BUILD_ONE_LINK, "company=red")


@pytest.mark.parametrize(
    "action",
    [0, -1, -(2**62), 2**62, actions.build(38, 0), actions.build(0, 38), actions.build(0, actions.MOST), actions.pass_() + 1],
)
def test_3_1_a_number_that_is_no_link_is_refused(action: int) -> None:
    building({"red": 4}).refuses((1, action), rules.BUILD_ONE_LINK, "company=red")


def test_3_2_ruling_12_a_company_that_can_build_must_build() -> None:
    scene = building({"red": 2})
    scene.refuses("1 pass", rules.MUST_BUILD, "company=red")
    assert "pass" not in scene.offered()


def test_3_2_if_only_one_link_can_be_paid_for_it_is_the_only_choice() -> None:
    scene = building({"red": 3}, {"red": ["San_Francisco-Reno"]})
    assert sorted(scene.offered()) == ["build Reno Portland", "build San_Francisco Los_Angeles"]
    scene = building({"red": 3}, {"red": ["San_Francisco-Los_Angeles"]})
    assert sorted(scene.offered()) == ["build San_Francisco Reno"]
    scene.refuses("1 pass", rules.MUST_BUILD, "company=red")


def test_3_2_ruling_10_a_link_between_two_reached_locations_is_legal_and_earns_nothing() -> None:
    scene = building({"red": 3, "blue": 9}, {"red": ["New_York-Albany", "Albany-Boston"]}, {"red": 1, "blue": 2})
    assert "build Boston New_York" in scene.offered()
    scene.does("1 build Boston New_York")
    assert scene.profits() == {}
    assert scene.told(rules.LOCATION_PROFIT) == ["BUILT company=red from=Boston to=New_York profit=0"]


def test_3_2_ruling_10_it_is_forced_when_the_company_can_pay_for_nothing_else() -> None:
    track = {
        "red": ["Boston-New_York", "New_York-Albany"],
        "blue": ["New_York-Philadelphia", "New_York-Buffalo", "Buffalo-Albany"],
    }
    scene = building({"red": 2, "black": 3}, track)
    assert sorted(scene.offered()) == ["build Boston Albany"]
    scene.refuses("1 pass", rules.MUST_BUILD, "company=red")
    scene.does("1 build Boston Albany")
    assert (scene.company("red")["profit"], scene.company("red")["treasury"]) == (0, 0)


def test_3_3_example_green_is_forced_to_pass_and_is_first_next_turn() -> None:
    scene = building(
        {"red": 9, "blue": 9, "green": 5, "yellow": 9, "purple": 9, "black": 9},
        control={"red": 1, "blue": 1, "green": 2, "yellow": 3, "purple": 3, "black": 3},
    )
    for _ in range(2):
        while scene.state.order[scene.state.place] != 2:
            scene.does(f"{scene.asked()} {sorted(scene.offered())[0]}")
        scene.does("2 build Boston Albany" if not scene.company("green")["links"] else "2 build Albany Buffalo")
    assert scene.company("green")["treasury"] == 1
    assert not scene.told(rules.COMPANY_PASSES)
    while scene.phase() == "build_track" and scene.turn() == 2:
        assert scene.asked() != "2"
        scene.does(f"{scene.asked()} {sorted(scene.offered())[0]}")
    assert scene.told(rules.COMPANY_PASSES)[0] == "COMPANY_PASSED company=green treasury=1"
    assert (scene.turn(), scene.order()[0]) == (3, "green")
    assert scene.company("green")["treasury"] == 1


def test_3_3_ruling_9_a_company_that_nobody_controls_passes_and_keeps_its_cubes() -> None:
    scene = building({"red": 4, "blue": 9}, control={"red": 1})
    scene.does("1 build Boston Albany", "1 build Albany New_York")
    assert (scene.turn(), scene.company("blue")["treasury"]) == (3, 9)
    assert scene.order() == ["blue", "green", "yellow", "purple", "black", "red"]
    assert "NOBODY_CONTROLS company=blue" in scene.told(rules.COMPANY_PASSES)


def test_3_3_ruling_12_a_company_with_cubes_passes_only_when_no_legal_link_is_affordable() -> None:
    scene = building({"red": 2, "blue": 4}, {"red": ["San_Francisco-Reno"]}, {"red": 1, "blue": 2})
    assert scene.asked() == "2"
    assert scene.told(rules.COMPANY_PASSES) == ["COMPANY_PASSED company=red treasury=2"]


def test_3_3_ruling_12_a_company_shut_in_passes_however_rich_it_is() -> None:
    around = ["Portland-San_Francisco", "San_Francisco-Los_Angeles", "San_Francisco-Reno"]
    track = {"red": around[:1], "blue": around[1:], "green": ["Seattle-Portland", "Portland-Reno", "Portland-Salt_Lake_City"]}
    scene = building({"red": 40, "black": 2}, track)
    assert scene.told(rules.COMPANY_PASSES)[0] == "COMPANY_PASSED company=red treasury=40"
    assert scene.order()[scene.state.place] == "black"


def test_3_3_ruling_12_a_pass_lasts_for_the_phase() -> None:
    scene = building({"red": 1, "blue": 6}, control={"red": 1, "blue": 2})
    scene.does("2 build Boston Albany", "2 build Albany Buffalo", "2 build Buffalo Cleveland")
    assert [line for line in scene.told(rules.COMPANY_PASSES) if "red" in line] == ["COMPANY_PASSED company=red treasury=1"]
    assert scene.turn() == 3


def test_3_3_ruling_13_the_order_of_passing_is_the_next_order_of_play() -> None:
    boxes = {"red": 4, "blue": 2, "green": 6, "yellow": 1, "purple": 2, "black": 1}
    scene = building(boxes, order="black purple yellow green blue red")
    while scene.turn() == 2:
        scene.does(f"1 {next(choice for choice in scene.offered() if cost(choice) == 2)}")
    assert scene.order() == ["black", "yellow", "purple", "blue", "red", "green"]


def cost(choice: str) -> int:
    _, a, b = choice.split()
    return int(USA.costs[USA.link_between(place(a), place(b))])


def test_3_4_track_runs_only_along_potential_routes() -> None:
    scene = building({"red": 9})
    scene.refuses("1 build Boston Chicago", rules.POTENTIAL_ROUTE, "from=Boston to=Chicago")
    scene.refuses("1 build Boston Boston", rules.POTENTIAL_ROUTE, "from=Boston to=Boston")


def test_3_5_a_route_takes_one_link() -> None:
    scene = building({"red": 9, "blue": 9}, control={"red": 1, "blue": 2})
    scene.does("1 build Boston Albany")
    scene.refuses("2 build Boston Albany", rules.ONE_LINK_PER_ROUTE, "from=Boston to=Albany company=red")
    scene.does("2 build Baltimore Richmond")
    scene.refuses("1 build Albany Boston", rules.ONE_LINK_PER_ROUTE, "from=Boston to=Albany company=red")
    assert "build Boston Albany" not in scene.offered()


def test_3_6_the_company_pays_from_its_own_box() -> None:
    scene = building({"red": 5, "blue": 2}, control={"red": 1, "blue": 2})
    held = list(scene.state.cubes)
    scene.does("1 build Baltimore Pittsburgh")
    assert scene.company("red")["treasury"] == 2
    assert list(scene.state.cubes) == held


def test_3_6_players_add_nothing_of_their_own() -> None:
    scene = building({"red": 2})
    assert scene.seat(1)["cubes"] == 10
    scene.refuses("1 build Baltimore Pittsburgh", rules.COMPANY_PAYS, "cost=3 company=red treasury=2")


def test_3_6_a_link_that_costs_all_of_the_box_can_be_built() -> None:
    scene = building({"red": 3, "blue": 2})
    scene.does("1 build Baltimore Pittsburgh")
    assert scene.company("red")["treasury"] == 0


def test_3_7_example_red_builds_from_baltimore_to_pittsburgh() -> None:
    andy = "1"
    scene = Scene(3)
    scene.sell("1 red 5", "2 blue 4")
    scene.all_pass()
    assert scene.asked() == andy
    assert "build Pittsburgh Baltimore" not in scene.offered()
    scene.refuses("1 build Pittsburgh Baltimore", rules.HEXAGONAL_START, "from=Pittsburgh company=red")
    scene.does("1 build Baltimore Pittsburgh")
    assert scene.company("red")["treasury"] == 5 - 3
    assert scene.profits() == {"red": 40}
    assert scene.company("red")["start"] == "Baltimore"


def test_3_7_the_first_link_starts_from_a_hexagonal_city() -> None:
    scene = building({"red": 9})
    scene.refuses("1 build Chicago Detroit", rules.HEXAGONAL_START, "from=Chicago company=red")
    starts = {choice.split()[1] for choice in scene.offered()}
    assert starts == {name for name, hexagonal in zip(USA.names, USA.hexagonal, strict=True) if hexagonal}


def test_3_7_ruling_11_between_two_hexagonal_cities_there_are_two_different_builds() -> None:
    assert {"build New_York Boston", "build Boston New_York"} <= set(building({"red": 3}).offered())
    for start, end, profit in (("Philadelphia", "Baltimore", 30), ("Baltimore", "Philadelphia", 40)):
        scene = building({"red": 3, "blue": 2})
        scene.does(f"1 build {start} {end}")
        assert scene.company("red")["start"] == start
        assert scene.profits() == {"red": profit}


def test_3_7_ruling_11_several_companies_may_start_in_the_same_city() -> None:
    scene = building({"red": 2, "blue": 3, "black": 2})
    scene.does("1 build Baltimore Richmond", "1 build Baltimore Pittsburgh")
    assert [scene.company(name)["start"] for name in ("red", "blue")] == ["Baltimore", "Baltimore"]


def test_3_8_later_links_connect_to_the_company_s_own_track() -> None:
    track = {"red": ["Boston-Albany"], "blue": ["New_York-Philadelphia"]}
    scene = building({"red": 9, "blue": 9}, track)
    scene.refuses("1 build Philadelphia Baltimore", rules.CONTIGUOUS, "from=Philadelphia company=red")
    scene.refuses("1 build Chicago Detroit", rules.CONTIGUOUS, "from=Chicago company=red")
    near = ["build Albany Buffalo", "build Albany New_York", "build Boston New_York"]
    assert sorted(scene.offered()) == near


def test_3_8_another_hexagonal_city_is_no_second_start() -> None:
    scene = building({"red": 9}, {"red": ["Boston-Albany"]})
    scene.refuses("1 build San_Francisco Reno", rules.CONTIGUOUS, "from=San_Francisco company=red")


def test_3_8_a_later_link_may_be_written_either_way_round() -> None:
    for line in ("1 build Albany Buffalo", "1 build Buffalo Albany"):
        scene = building({"red": 2, "blue": 2}, {"red": ["Boston-Albany"]})
        scene.does(line)
        assert scene.told(rules.LOCATION_PROFIT) == ["BUILT company=red from=Albany to=Buffalo profit=30"]


def test_3_9_a_link_inside_the_network_has_one_spelling() -> None:
    scene = building({"red": 9}, {"red": ["New_York-Albany", "Albany-Boston"]})
    assert [choice for choice in scene.offered() if "Boston" in choice] == ["build Boston New_York"]
    backwards = actions.build(place("New_York"), place("Boston"))
    scene.refuses((1, backwards), rules.LINK_AS_LISTED, "from=Boston to=New_York")
    listed = actions.build(place("Boston"), place("New_York"))
    assert scene.game.parse(scene.state, "build New_York Boston") == listed
    assert scene.game.parse(scene.state, "build Boston New_York") == listed


def test_3_10_a_newly_reached_location_adds_its_value() -> None:
    scene = building({"red": 5, "blue": 20}, {"red": ["Baltimore-Pittsburgh"]}, {"red": 1, "blue": 2})
    scene.does("1 build Pittsburgh Cleveland", "2 build Boston Albany", "1 build Cleveland Chicago")
    assert scene.company("red")["profit"] == 30 + 50


def test_3_10_a_location_earns_once_for_each_company() -> None:
    scene = building({"red": 20, "blue": 20}, {"red": ["Boston-Albany", "Albany-Buffalo"]}, {"red": 1, "blue": 2})
    scene.does("1 build Albany New_York", "2 build New_York Buffalo")
    assert scene.profits() == {"red": 40, "blue": 30}
    scene.does("1 build Boston New_York")
    assert scene.company("red")["profit"] == 40


def test_3_10_ruling_11_the_start_city_never_earns() -> None:
    scene = building({"red": 7, "blue": 20}, control={"red": 1, "blue": 2})
    scene.does("1 build Boston Albany", "2 build Baltimore Richmond", "1 build Albany New_York", "2 build Richmond Charlotte")
    assert scene.company("red")["profit"] == 20 + 40
    scene.does("1 build New_York Boston")
    assert scene.company("red")["profit"] == 20 + 40


def test_3_10_the_start_city_earns_nothing_in_a_later_turn_either() -> None:
    scene = building({"red": 3, "blue": 4}, {"red": ["Boston-Albany", "Albany-New_York"]}, {"red": 1, "blue": 2}, turn=4)
    scene.does("1 build Boston New_York")
    assert scene.profits() == {}
    assert scene.company("red")["start"] == "Boston"
