"""The steady bot of Steel Driver does not make the greedy one's mistakes, and wins by that."""

from __future__ import annotations

from goldenspike.games.steel_driver.bots.greedy import SteelDriverGreedy
from goldenspike.games.steel_driver.bots.steady import SteelDriverSteady
from goldenspike.games.steel_driver.rules.board import parse_board
from goldenspike.games.steel_driver.rules.rules import COMPANIES
from goldenspike.kernel.core import row
from tests.bots.playing import winners
from tests.games.steel_driver.scene import Scene, building, ending

FORK = """
board fork
ends start l3
locations
start 10 white hexagon 0 0 n
l1 10 white circle 0 0 n
l2 10 white circle 0 0 n
l3 50 white circle 0 0 n
r1 20 white circle 0 0 n
r2 20 white circle 0 0 n
r3 10 white circle 0 0 n
links
start l1 2
l1 l2 2
l2 l3 2
start r1 2
r1 r2 2
r2 r3 2
"""
EVEN_TRACK = {
    "red": ["Boston-Albany", "Albany-Buffalo", "Buffalo-Cleveland", "Cleveland-Chicago", "Chicago-Omaha", "Omaha-Denver"],
    "blue": ["New_York-Philadelphia", "Philadelphia-Pittsburgh"],
    "green": ["Baltimore-Richmond", "Richmond-Charlotte"],
    "yellow": ["Charleston-Atlanta", "Atlanta-Memphis"],
    "purple": ["San_Francisco-Reno", "Reno-Portland"],
    "black": ["San_Francisco-Los_Angeles", "Los_Angeles-El_Paso"],
}


def says(scene: Scene) -> str:
    """What the steady bot does in the seat that is asked."""
    seat = int(scene.state.asked)
    return scene.game.spell(scene.state, SteelDriverSteady(scene.game, 1).choose(scene.game.copy(scene.state), seat))


def greedy_says(scene: Scene) -> str:
    seat = int(scene.state.asked)
    return scene.game.spell(scene.state, SteelDriverGreedy(scene.game, 1).choose(scene.game.copy(scene.state), seat))


def auctions(cubes: list[int], turn: int = 3) -> Scene:
    scene = Scene(len(cubes))
    scene.lay_track(EVEN_TRACK)
    scene.state.turn = turn
    scene.state.cubes = row(cubes)
    return scene


def test_the_best_company_is_not_worth_the_price_of_all_the_others() -> None:
    scene = auctions([12, 12, 12, 12]).does("1 auction red 9")
    assert greedy_says(scene) == "bid 10"
    assert says(scene) == "pass"


def test_a_raise_is_as_high_as_the_company_is_worth() -> None:
    scene = auctions([12, 12, 12, 12]).does("1 auction red 2")
    assert greedy_says(scene) == "bid 3"
    assert int(says(scene).split()[1]) > 4


def test_no_raise_is_higher_than_the_others_can_answer() -> None:
    scene = auctions([4, 12, 4, 4]).does("1 auction red 2")
    assert says(scene) == "bid 4"


def test_the_marker_passes_when_the_last_cube_would_buy_a_company_that_cannot_build() -> None:
    scene = Scene(3)
    state = scene.state
    state.turn, state.cubes = 2, row([1, 8, 8])
    state.controller = row([1, 1, 1, 2, 2, -1])
    scene.hand_out({2: "black"})
    assert greedy_says(scene) == "auction black 1"
    assert says(scene) == "pass"


def test_in_the_last_turn_cubes_are_not_kept() -> None:
    scene = auctions([8, 0, 0], turn=5)
    scene.state.controller = row([1, 1, 1, 2, 2, -1])
    assert says(scene).startswith("auction black ")


def test_building_looks_further_than_the_next_two_links() -> None:
    board = parse_board("fork.board", FORK)
    scene = building({"red": 6}, {"red": ["start-l1"]}, board=board)
    state = scene.state
    state.start[0], state.reached[0] = 0, 1
    state.touching_low[0] = board.at_low[0]
    state.free_low = board.all_low
    state.joined_east = 1
    assert greedy_says(scene) == "build start r1"
    assert says(scene) == "build start l1"


def test_a_full_box_is_not_planned_to_its_last_cube() -> None:
    """Three links in each step of a plan for forty cubes would never come to an end."""
    scene = building({"red": 40}, {"red": ["Boston-Albany", "Albany-Buffalo", "Buffalo-Cleveland", "Cleveland-Chicago"]})
    assert says(scene).startswith("build ")


def test_a_claim_denies_the_cube_that_another_company_needs() -> None:
    """Red can claim either black cube; without Mobile, blue lacks a colour."""
    west = ["San_Francisco-Los_Angeles", "Los_Angeles-El_Paso", "El_Paso-Santa_Fe"]
    across = ["Santa_Fe-Kansas_City", "Kansas_City-Chicago"]
    scene = ending({"red": ["Jacksonville-Mobile"], "blue": [*west, *across]}, {1: "red", 2: "blue"}, {"red": 1, "blue": 2})
    state = scene.state
    state.reached[COMPANIES.index("blue")] |= 1 << scene.board.names.index("Mobile")
    assert says(scene) == "claim Mobile"


def test_steady_beats_three_greedy_bots_more_often_than_not() -> None:
    won = winners(Scene(4).game, ["steady", "greedy", "greedy", "greedy"], 24)
    assert sum(bots.count("steady") / len(bots) for bots in won) >= 12
