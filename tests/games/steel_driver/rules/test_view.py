"""The view of Steel Driver, field by field, as JSON."""

from __future__ import annotations

import json

from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES
from tests.games.steel_driver.scene import USA, Scene, building, ending, example_track


def test_the_view_of_a_new_game() -> None:
    view = Scene(3).view()
    assert json.loads(json.dumps(view)) == view
    assert (view["turn"], view["turns"], view["phase"], view["over"], view["marker"]) == (1, 5, "auction", False, 1)
    assert view["order"] == COMPANIES
    assert (view["auction"], view["active"], view["transcontinental"], view["goods"], view["passed"]) == (
        None,
        None,
        None,
        {},
        [],
    )
    assert view["seats"][2] == {
        "seat": 3,
        "cash": 0,
        "cubes": 10,
        "shares": dict.fromkeys(COMPANIES, 0),
        "controls": [],
        "goods": 0,
    }
    assert view["companies"][5] == {
        "name": "black",
        "controller": None,
        "last_controller": None,
        "treasury": 0,
        "profit": 0,
        "start": None,
        "locations": [],
        "links": [],
        "goods": dict.fromkeys(COLOURS, 0),
        "sets": [],
        "final_value": 0,
    }


def test_the_view_of_an_auction() -> None:
    scene = Scene(4)
    scene.does("1 auction green 2", "2 pass", "3 bid 4")
    assert scene.view()["auction"] == {"company": "green", "bid": 4, "bidder": 3, "out": [2]}
    scene.does("4 pass", "1 pass")
    assert scene.view()["auction"] is None
    assert scene.seat(3) == {
        "seat": 3,
        "cash": 0,
        "cubes": 4,
        "shares": {**dict.fromkeys(COMPANIES, 0), "green": 1},
        "controls": ["green"],
        "goods": 0,
    }


def test_the_view_of_building() -> None:
    scene = building({"red": 1, "blue": 9, "green": 5}, control={"red": 1, "blue": 2, "green": 3})
    scene.does("2 build Boston Albany")
    view = scene.view()
    assert (view["phase"], view["active"], view["passed"]) == ("build_track", "green", ["red"])
    blue = scene.company("blue")
    assert (blue["start"], blue["locations"], blue["links"]) == ("Boston", ["Boston", "Albany"], [["Boston", "Albany"]])
    assert (blue["treasury"], blue["profit"], blue["controller"], blue["last_controller"]) == (7, 20, 2, 2)


def test_the_view_of_the_end() -> None:
    scene = ending({"red": ["Boston-Albany"], "blue": ["Charleston-Atlanta"]}, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    view = scene.view()
    assert (view["phase"], view["active"]) == ("final_profit", "red")
    assert view["goods"] == {"Boston": "white", "Albany": "white", "Charleston": "black", "Atlanta": "black"}
    scene.does("1 claim Boston")
    assert scene.company("red")["goods"]["white"] == 1
    assert scene.company("red")["final_value"] == 10
    scene.does("2 claim Atlanta", "1 claim Albany", "2 claim Charleston")
    view = scene.view()
    assert (view["phase"], view["over"], view["active"]) == ("over", True, None)


def test_a_company_that_cannot_claim_any_more_stands_in_the_pass_row() -> None:
    track = {"red": ["Boston-Albany"], "blue": ["Charleston-Atlanta"]}
    scene = ending(track, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    scene.does("1 claim Boston", "2 claim Atlanta")
    assert scene.view()["passed"] == ["green", "yellow", "purple", "black"]
    scene.does("1 claim Albany")
    assert scene.view()["passed"] == ["green", "yellow", "purple", "black"]
    scene.does("2 claim Charleston")
    assert scene.view()["passed"] == []


def test_every_view_is_ready_for_json() -> None:
    scene = building({"green": 5, "black": 9}, example_track())
    scene.does("1 build Denver Omaha")
    view = scene.view()
    assert json.loads(json.dumps(view)) == view


def test_the_board_s_own_view() -> None:
    board = Scene(3).game.board_view()
    assert json.loads(json.dumps(board)) == board
    assert (board["board"], board["digest"], board["companies"]) == (USA.name, USA.digest, COMPANIES)
    assert (board["letters"]["black"], board["colours"]) == ("K", COLOURS)
    assert board["ends"] == ["New_York", "San_Francisco"]
    assert len(board["locations"]) == 38
    assert {"name": "Pittsburgh", "value": 40, "colour": "white", "hexagonal": False} in board["locations"]
    assert {"ends": ["Baltimore", "Pittsburgh"], "cost": 3} in board["links"]
    assert len(board["links"]) == USA.link_count


def test_a_choice_is_worded_with_its_price_and_profit() -> None:
    scene = building({"red": 9}, {"red": ["New_York-Albany", "Albany-Boston"]})
    game, state = scene.game, scene.state
    for words, values in (("build Albany Buffalo", [2, 30]), ("build Boston New_York", [3, 0])):
        action = game.parse(state, words)
        assert game.wording_values(state, action)[2:] == values
    claim = game.parse(state, "claim Denver")
    assert game.name_of("colour", game.wording_values(state, claim)[1]) == "silver"
