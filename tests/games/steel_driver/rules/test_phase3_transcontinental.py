"""Phase three: the transcontinental link, by the rulebook's example, by ruling and against a plain search of all chains."""

from __future__ import annotations

import random

import pytest

from goldenspike.games.steel_driver.rules import rules
from goldenspike.games.steel_driver.rules.rules import COMPANIES
from tests.games.steel_driver.scene import USA, Scene, building, example_track
from tests.games.steel_driver.toy import toy_board

ALL = {"red": 1, "blue": 1, "green": 2, "yellow": 3, "purple": 3, "black": 3}
WEST = ["San_Francisco-Reno", "Reno-Salt_Lake_City", "Salt_Lake_City-Denver"]
EAST = ["New_York-Philadelphia", "Philadelphia-Pittsburgh", "Pittsburgh-Cincinnati", "Cincinnati-Saint_Louis"]


def example() -> Scene:
    """Green is at Denver with five cubes; black has cubes too, so that the phase goes on after green's build."""
    return building({"green": 5, "black": 9}, example_track(), ALL)


def bonuses(scene: Scene) -> list[str]:
    return scene.told(rules.TRANSCONTINENTAL_LINK)


def test_3_11_example_green_may_complete_the_link_in_two_places() -> None:
    scene = example()
    assert scene.company("green")["treasury"] == 5
    assert {"build Denver Omaha", "build Denver Kansas_City"} <= set(scene.offered())


def test_3_11_example_denver_omaha_pays_red_and_both_yellow_and_black() -> None:
    scene = example()
    scene.does("2 build Denver Omaha")
    assert scene.profits() == {"green": 20 + 50, "red": 30, "yellow": 30, "black": 30}
    assert bonuses(scene)[0] == "LINK_COMPLETED company=green bonus=50"


def test_3_11_example_denver_kansas_city_pays_red_and_black_but_not_purple() -> None:
    scene = example()
    scene.does("2 build Denver Kansas_City")
    assert scene.profits() == {"green": 30 + 50, "red": 30, "black": 30}


def test_3_11_example_with_buffalo_new_york_blue_is_level_with_red() -> None:
    track = example_track()
    track["blue"].append("Buffalo-New_York")
    scene = building({"green": 5, "black": 9}, track, ALL)
    scene.does("2 build Denver Omaha")
    assert scene.profits() == {"green": 20 + 50, "red": 30, "blue": 30, "yellow": 30, "black": 30}


def test_3_11_the_bonus_is_paid_once_in_a_game() -> None:
    track = example_track()
    scene = building({"green": 9, "black": 9}, track, ALL)
    scene.does("2 build Denver Omaha", "3 build Kansas_City Dallas")
    assert len(bonuses(scene)) == 4
    scene.does("2 build Denver Kansas_City")
    assert len(bonuses(scene)) == 4
    assert scene.company("green")["profit"] == 20 + 50 + 30
    assert scene.view()["transcontinental"]["builder"] == "green"


def test_3_11_a_build_elsewhere_does_not_complete_it() -> None:
    scene = example()
    scene.does("2 build Denver Bismarck")
    assert bonuses(scene) == []
    assert scene.view()["transcontinental"] is None


def test_3_11_ruling_14_one_company_alone_is_the_fewest_however_long_its_chain() -> None:
    long = ["Saint_Louis-Nashville", "Nashville-Memphis", "Memphis-Little_Rock", "Little_Rock-Kansas_City"]
    track = {
        "red": [*EAST, *long, *WEST[::-1]],
        "blue": ["New_Orleans-Memphis", "Memphis-Saint_Louis", "Saint_Louis-Kansas_City"],
    }
    scene = building({"red": 4, "black": 9}, track, ALL)
    scene.does("1 build Kansas_City Denver")
    assert bonuses(scene) == ["LINK_COMPLETED company=red bonus=50"]
    assert scene.profits() == {"red": 50}


def test_3_11_ruling_14_fewer_companies_beat_fewer_links() -> None:
    short = {"blue": ["Saint_Louis-Kansas_City"], "yellow": [*EAST[2:], EAST[1]], "purple": [EAST[0]]}
    long = ["New_York-Albany", "Albany-Buffalo", "Buffalo-Detroit", "Detroit-Chicago", "Chicago-Minneapolis", "Minneapolis-Omaha"]
    track = {"green": WEST, "red": [*long, "Omaha-Kansas_City"], **short}
    scene = building({"green": 4, "black": 9}, track, ALL)
    scene.does("2 build Denver Kansas_City")
    assert scene.profits() == {"green": 30 + 50, "red": 30}


def test_3_11_ruling_14_it_counts_the_links_of_the_whole_chain() -> None:
    """From Kansas City red and blue need five links each, which are level although no part of their ways is shared."""
    blue = ["Kansas_City-Saint_Louis", "Saint_Louis-Cincinnati", "Cincinnati-Cleveland", "Cleveland-Buffalo", "Buffalo-New_York"]
    red = [
        "New_York-Philadelphia",
        "Philadelphia-Pittsburgh",
        "Pittsburgh-Cincinnati",
        "Cincinnati-Chicago",
        "Chicago-Kansas_City",
    ]
    scene = building({"green": 4, "black": 9}, {"green": WEST, "blue": blue, "red": red}, ALL)
    scene.does("2 build Denver Kansas_City")
    assert scene.profits() == {"green": 30 + 50, "red": 30, "blue": 30}


def test_3_11_ruling_15_a_company_that_nobody_controls_gets_the_bonus_but_nobody_is_paid() -> None:
    track = {"green": WEST, "red": [*EAST, "Saint_Louis-Kansas_City"]}
    scene = building({"green": 4, "black": 2}, track, {"green": 2, "black": 3})
    scene.does("2 build Denver Kansas_City")
    assert scene.profits() == {"green": 30 + 50, "red": 30}
    scene.does("3 build Charleston Jacksonville")
    assert scene.turn() == 3
    assert list(scene.state.cash) == [0, 80, 20]


def test_3_11_the_bonus_comes_on_top_of_the_location_and_is_part_of_this_turn_s_profit() -> None:
    track = {"green": WEST, "red": [*EAST, "Saint_Louis-Kansas_City"]}
    scene = building({"green": 4}, track, {"green": 2, "red": 1})
    scene.does("2 build Denver Kansas_City")
    assert list(scene.state.cash) == [30, 80, 0]
    assert scene.profits() == {}


def test_3_11_a_first_build_may_complete_the_link() -> None:
    track = {"green": [*WEST, "Denver-Kansas_City", "Kansas_City-Saint_Louis"], "red": EAST[1:]}
    scene = building({"black": 2, "blue": 9}, track, {"black": 3, "blue": 1}, order="black red green blue yellow purple")
    scene.does("3 build New_York Philadelphia")
    assert scene.profits() == {"black": 40 + 50, "red": 30, "green": 30}


def test_3_11_the_view_shows_every_chain_that_is_level() -> None:
    scene = example()
    scene.does("2 build Denver Omaha")
    shown = scene.view()["transcontinental"]
    assert shown["companies"] == ["red", "green", "yellow", "black"]
    links = {frozenset(link) for link in shown["links"]}
    assert frozenset(("Minneapolis", "Omaha")) in links
    assert frozenset(("Kansas_City", "Omaha")) in links
    assert frozenset(("Albany", "Buffalo")) not in links
    assert len(links) == len(WEST) + 1 + 4 + 4 + 2


SMALL = toy_board()
LINKS = [f"{SMALL.names[a]}-{SMALL.names[b]}" for a, b in zip(SMALL.link_a, SMALL.link_b, strict=True)]


def chains(owners: dict[str, str], path: list[str], at: str) -> list[list[str]]:
    """All chains of links that lead on from a place to b4 and visit no place twice."""
    if at == "b4":
        return [path]
    seen = {end for link in path for end in link.split("-")} | {"b1"}
    found = []
    for link in owners:
        a, b = link.split("-")
        for here, there in ((a, b), (b, a)):
            if here == at and there not in seen:
                found += chains(owners, [*path, link], there)
    return found


def best_chains(owners: dict[str, str]) -> list[list[str]]:
    every = chains(owners, [], "b1")
    fewest = min((len({owners[link] for link in chain}) for chain in every), default=0)
    few = [chain for chain in every if len({owners[link] for link in chain}) == fewest]
    shortest = min((len(chain) for chain in few), default=0)
    return [chain for chain in few if len(chain) == shortest]


def almost_joined(dice: random.Random) -> tuple[dict[str, str], str]:
    """Track laid link by link for random companies, and the link that joins b1 and b4 for the first time."""
    owners: dict[str, str] = {}
    companies = dice.sample(COMPANIES, dice.randint(1, 6))
    for link in dice.sample(LINKS, len(LINKS)):
        if dice.random() < 0.8:
            owner = dice.choice(companies)
            if chains({**owners, link: owner}, [], "b1"):
                return owners, link
            owners[link] = owner
    return owners, ""


@pytest.mark.parametrize("seed", range(150))
def test_3_11_ruling_14_agrees_with_a_search_of_all_chains(seed: int) -> None:
    dice = random.Random(seed)
    owners, last = almost_joined(dice)
    track: dict[str, list[str]] = {}
    for link, owner in owners.items():
        track.setdefault(owner, []).append(link)
    ends = last.split("-")
    able = [
        name for name in COMPANIES if name not in track or any(end in link.split("-") for link in track[name] for end in ends)
    ]
    if not (last and able):
        assert not best_chains(owners)
        return
    builder = dice.choice(able)
    others = {name: 5 for name in COMPANIES if name != builder}
    order = " ".join([builder, *others])
    scene = building({builder: 9, **others}, track, order=order, board=SMALL)
    scene.does(f"1 build {last.replace('-', ' ')}")
    best = best_chains({**owners, last: builder})
    expected = {({**owners, last: builder})[link] for chain in best for link in chain}
    shown = scene.view()["transcontinental"]
    assert shown is not None
    assert set(shown["companies"]) == expected
    assert {"-".join(link) for link in shown["links"]} == {link for chain in best for link in chain}
    paid = {name: scene.company(name)["profit"] for name in expected - {builder}}
    assert paid == dict.fromkeys(expected - {builder}, 30)
    assert scene.company(builder)["profit"] in (50, 60)
    assert sum(scene.state.profit) == scene.company(builder)["profit"] + 30 * len(paid)


def test_3_11_the_ends_of_our_board_are_new_york_and_san_francisco() -> None:
    assert (USA.names[USA.east], USA.names[USA.west]) == ("New_York", "San_Francisco")
