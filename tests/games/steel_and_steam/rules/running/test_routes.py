"""Route search: it finds every end of a turn, by the cheapest way, as stepping through all ways does."""

from __future__ import annotations

from functools import cache

import pytest

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import events, sequence
from goldenspike.games.steel_and_steam.rules.board.board import STANDARD
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import Way, action_of
from goldenspike.games.steel_and_steam.rules.state import IN_STATION, NOTHING, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Log
from goldenspike.shelf import offer_of
from tests.games.steel_and_steam.scene import Scene
from tests.games.steel_and_steam.turns import every_end, own_at_random, put, turn_of

ROUTES = LocomotiveRoutes()


def searched(scene: Scene, mps: int, exact: bool = False) -> RouteSearch:
    search = RouteSearch(scene.game.rails, scene.game.fees)
    search.search(scene.state, 0, mps, exact)
    return search


def ways_to(scene: Scene, mps: int, end: str) -> list[Way]:
    search = RouteSearch(scene.game.rails, scene.game.fees)
    return search.ways(scene.state, 0, mps, False, scene.board.space_names.index(end), 9)


def by_name(scene: Scene, search: RouteSearch) -> dict[str, tuple[int, int]]:
    return {scene.board.space_names[way.end]: (way.mps, way.fee) for way in search.ends()}


def test_every_end_is_told_with_its_mps_and_fees() -> None:
    scene = Scene().give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3")
    found = by_name(scene, searched(scene, 3))
    assert found["Bton"] == (1, 1_000)
    assert found["p4"] == (2, 6_000)
    assert found["p8"] == (3, 1_000)
    assert found["p1"] == (2, 1_000)
    assert "p6" not in found


def test_ways_are_told_cheapest_first_then_shortest_but_none_that_is_dearer_and_no_shorter() -> None:
    scene = Scene().give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3")
    assert [way.fee for way in ways_to(scene, 13, "Cton")] == [1_000]
    scene.give(2, "BX").give(3, "AB")
    ways = ways_to(scene, 13, "Cton")
    assert [way.fee for way in ways] == [10_000, 10_000]
    assert len({tuple(way.segments) for way in ways}) == 2


def test_a_dearer_shorter_way_is_kept_beside_a_cheaper_longer_one() -> None:
    scene = Scene().give(2, "CD").on_the_road(1, "Aton", "Isle", at="Cton")
    ways = ways_to(scene, 13, "Port")
    assert [(way.mps, way.fee) for way in ways] == [(4, 6_000)]


def test_movement_ends_in_the_destination() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p3")
    assert "p4" not in by_name(scene, searched(scene, 8))


def test_a_ferry_step_begun_costs_one_less() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="Port", mps=1).does("1 move F1").on_the_road(1, "Aton", "Bton", at="Port")
    assert by_name(scene, searched(scene, 3))["F1"] == (1, 1_000)


def test_highballing_all_mps_are_spent_or_the_destination_is_reached() -> None:
    scene = Scene().on_the_road(1, "Aton", "Bton", at="p1")
    search = searched(scene, 12, exact=True)
    assert {way.mps for way in search.ends() if way.end != 1} == {12}
    for way in search.ends():
        walk(scene, way.segments, way.end)


def walk(scene: Scene, segments: list[int], end: int) -> None:
    space = scene.state.location[0]
    for segment in segments:
        assert scene.game.rails.touches(segment, space)
        space = scene.game.rails.other_end(segment, space)
    assert space == end


def test_under_cash_on_the_barrelhead_only_affordable_ways_count() -> None:
    scene = Scene(fees="barrelhead").give(2, "BC").cash(4_000, 0, 0).on_the_road(1, "Aton", "Isle", at="p3")
    found = by_name(scene, searched(scene, 4))
    assert "p4" not in found
    assert "p9" in found


def the_same_as_brute_force(game: SteelAndSteam, state: SteelAndSteamState) -> None:
    """The ends are those that trying all legal actions finds, at the same fees, and every way can be ridden."""
    search = RouteSearch(game.rails, game.fees)
    search.search(state, 0, state.mps, state.highballing == 1)
    ways = search.ends()
    assert {way.end: way.fee for way in ways} == every_end(game, state)
    for way in ways:
        ridden(game, state, way)
    for way in ways[::4]:
        shown = search.ways(state, 0, state.mps, state.highballing == 1, way.end, 3)
        assert (shown[0].end, shown[0].fee, shown[0].mps) == (way.end, way.fee, way.mps)
        assert [other.fee for other in shown] == sorted(other.fee for other in shown)
        for other in shown:
            ridden(game, state, other)


def ridden(game: SteelAndSteam, state: SteelAndSteamState, way: Way) -> None:
    """The way is legal, step by step, ends the turn where it says, and costs what it says."""
    twin = game.copy(state)
    for segment in way.segments:
        assert game.check(twin, 0, action_of(segment)) is None
        game.phases[sequence.RUNNING].apply(twin, 0, action_of(segment), Log())
    assert twin.location[0] == way.end
    assert game.fees.owe(twin, 0, twin.used, twin.debt[:]) == way.fee
    if twin.journey[0] != IN_STATION:
        assert twin.mps == state.mps - way.mps
        assert twin.mps == 0 or not twin.highballing


OPTIONS = [{}, {"economy": "fluctuating"}, {"fees": "barrelhead"}, {"yards": "yes"}, {"fees": "barrelhead", "yards": "yes"}]


@cache
def real_game(option: int) -> SteelAndSteam:
    return offer_of("steel_and_steam").set_up(3 + option % 4, OPTIONS[option])  # type: ignore[return-value]


@pytest.mark.parametrize("highballing", [False, True])
@pytest.mark.parametrize("option", range(len(OPTIONS)))
def test_the_cheapest_fees_are_those_of_brute_force(option: int, highballing: bool) -> None:
    game = Scene(**OPTIONS[option]).game
    for seed in range(24):
        stream = Stream(seed)
        the_same_as_brute_force(game, turn_of(game, stream, 1 + stream.below(12), highballing))


@pytest.mark.parametrize("highballing", [False, True])
@pytest.mark.parametrize("option", range(len(OPTIONS)))
def test_the_cheapest_fees_are_those_of_brute_force_on_the_real_board(option: int, highballing: bool) -> None:
    game = real_game(option)
    for seed in range(4):
        stream = Stream(100 + seed)
        the_same_as_brute_force(game, turn_of(game, stream, 4 + stream.below(4), highballing))


@pytest.mark.parametrize("option", range(len(OPTIONS)))
def test_ruling_11_beside_a_ferry_the_ends_of_highballing_are_those_of_brute_force(option: int) -> None:
    game = real_game(option)
    for space in [space for space in range(game.board.space_count) if game.rails.has_ferry[space]][option::5]:
        stream = Stream(space)
        state = turn_of(game, stream, 1 + stream.below(5), highballing=True)
        put(game, state, space, stream)
        the_same_as_brute_force(game, state)


def test_ruling_11_highballing_the_last_mp_begins_a_ferry_step_where_that_is_cheaper_than_riding_on() -> None:
    scene = Scene().give(2, "JP", "SL").on_the_road(1, "Aton", "Isle", at="p12", mps=2)
    scene.state.highballing = 1
    ends = {end.end: (end.mps, end.fee) for end in ROUTES.ends(scene.game, scene.state, 0)}
    assert (ends["Port"], ends["JP_4"]) == ((2, 1_000), (2, 6_000))
    (way,) = ROUTES.routes(scene.game, scene.state, 0, "Port")
    assert [(step.words, step.space) for step in way.steps] == [("move Port DP", "Port"), ("move F1 SL", "Port")]
    scene.does(*[f"1 {step.words}" for step in way.steps])
    assert scene.where(1) == "Port"
    assert scene.view()["seats"][0]["transit"] == "SL"
    assert scene.fees() == ({}, 1_000)


def test_ruling_11_of_two_ferry_steps_the_one_towards_the_destination_is_told_first() -> None:
    for destination, onward in (("Isle", "Isle"), ("Aton", "Port")):
        scene = Scene().on_the_road(1, "Cton", destination, at="F1", mps=1)
        scene.state.highballing = 1
        ways = ROUTES.routes(scene.game, scene.state, 0, "F1")
        assert len(ways) == 2
        assert ways[0].steps[0].words == f"move {onward} SL"


def test_ruling_35_highballing_mps_are_spent_on_repairs_in_the_own_yard() -> None:
    scene = Scene(yards="yes").on_the_road(1, "Aton", "Isle", at="p3", mps=2)
    scene.state.highballing, scene.state.level[0], scene.state.yards[0] = 1, 3, 1
    assert "Bton" in {end.end for end in ROUTES.ends(scene.game, scene.state, 0)}
    (way, *_) = ROUTES.routes(scene.game, scene.state, 0, "Bton")
    assert [(step.words, step.space, step.property) for step in way.steps] == [
        ("move Bton AB", "Bton", "AB"),
        ("repair", "Bton", ""),
    ]
    scene.does(*[f"1 {step.words}" for step in way.steps])
    assert (scene.where(1), scene.state.level[0]) == ("Bton", 2)


def on_the_first_map() -> SteelAndSteam:
    """The board of an earlier release, on which a step leads from junction to junction."""
    offer = offer_of("steel_and_steam")
    first = offer.texts(offer.boards[STANDARD] / "earlier" / "north_america-2311ff9f")
    return offer.set_up_again(3, OPTIONS[0], first, offer.version)  # type: ignore[return-value]


@pytest.mark.parametrize("mps", [1, 2, 4])
@pytest.mark.parametrize(("start", "end"), [("J_Galesburg", "J_Burlington"), ("J_Burlington", "J_Galesburg")])
def test_from_a_junction_to_the_next_one_the_first_mp_is_spent_on_the_way(start: str, end: str, mps: int) -> None:
    game = on_the_first_map()
    state = turn_of(game, Stream(2), mps, highballing=False)
    state.location[0] = game.board.space_names.index(start)
    state.begun[0] = NOTHING
    the_same_as_brute_force(game, state)
    search = RouteSearch(game.rails, game.fees)
    (way,) = search.ways(state, 0, mps, False, game.board.space_names.index(end), 1)
    assert way.mps == 1


def turn_at_random(seed: int) -> Scene:
    """Somewhere on the toy board, some MPs and dollars left, highballing or not."""
    stream = Stream(seed)
    scene = Scene(**OPTIONS[seed % len(OPTIONS)])
    own_at_random(scene.game, scene.state, stream)
    start = scene.board.space_names[stream.below(scene.board.space_count)]
    scene.cash(500 * stream.below(30) if scene.game.chosen.barrelhead else 100_000)
    scene.on_the_road(1, "Aton", "Isle" if start != "Isle" else "Bton", at=start, mps=1 + stream.below(6))
    scene.state.highballing = stream.below(2)
    if scene.game.chosen.yards:
        scene.state.level[0] = 2 + stream.below(3)
        scene.state.yards[0] = stream.below(scene.board.city_count)
    return scene


@pytest.mark.parametrize("seed", range(60))
def test_every_way_shown_can_be_played_to_its_end_for_the_fee_it_tells(seed: int) -> None:
    ends = ROUTES.ends(turn_at_random(seed).game, turn_at_random(seed).state, 0)
    for end in ends:
        ways = ROUTES.routes(turn_at_random(seed).game, turn_at_random(seed).state, 0, end.end)
        assert ways[0].fee == end.fee
        for way in ways:
            scene = turn_at_random(seed).does(*[f"1 {step.words}" for step in way.steps])
            assert scene.where(1) == end.end
            if scene.phase() == "business":
                continue
            if scene.asked() == "1":
                scene.does("1 stop" if scene.state.mps == 0 else "1 dump")
            told = [fact for event in (events.FEE_TO_OWNER, events.FEE_TO_BANK, events.FORGIVEN) for fact in scene.facts(event)]
            back = sum(fact.values[1] for fact in scene.facts(events.HANDED_BACK))
            assert sum(fact.values[-1] for fact in told) - back == way.fee


def test_the_ends_and_ways_of_a_turn_are_told_in_words_that_can_be_played() -> None:
    scene = Scene().give(2, "BC").on_the_road(1, "Aton", "Isle", at="p3")
    ends = {end.end: end for end in ROUTES.ends(scene.game, scene.state, 0)}
    assert (ends["Bton"].mps, ends["Bton"].fee) == (1, 1_000)
    way = ROUTES.routes(scene.game, scene.state, 0, "p4")[0]
    assert [step.space for step in way.steps] == ["Bton", "p4"]
    for step in way.steps:
        scene.does(f"1 {step.words}")
    assert scene.board.space_names[scene.state.location[0]] == "p4"
    assert ROUTES.ends(scene.game, scene.state, 1) == []
    assert ROUTES.routes(scene.game, scene.state, 0, "nowhere") == []
