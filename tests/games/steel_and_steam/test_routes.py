"""Route search: it finds every end of a turn, by the cheapest way, as stepping through all ways does."""

from __future__ import annotations

import pytest
from toy import Scene

from goldenspike.games import offer_of
from goldenspike.games.steel_and_steam.routes import RouteSearch
from goldenspike.games.steel_and_steam.state import SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.parts.bits import BIT


def searched(scene: Scene, mps: int, exact: bool = False) -> RouteSearch:
    search = RouteSearch(scene.game.rails, scene.game.fees)
    search.search(scene.state, 0, mps, exact)
    return search


def by_name(scene: Scene, search: RouteSearch) -> dict[str, tuple[int, int]]:
    return {scene.board.space_names[way.end]: (way.mps, way.fee) for way in search.ends()}


def test_every_end_is_told_with_its_mps_and_fees() -> None:
    scene = Scene().give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3")
    found = by_name(scene, searched(scene, 3))
    assert found["Bton"] == (1, 1_000)
    assert found["p4"] == (2, 6_000)
    assert found["p8"] == (3, 1_000)
    assert found["p1"] == (2, 1_000)
    assert "p6" not in found


def test_ways_are_told_cheapest_first_then_shortest() -> None:
    scene = Scene().give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3")
    ways = searched(scene, 13).ways_to(scene.board.space_names.index("Cton"))
    assert [way.fee for way in ways] == [1_000, 6_000]
    scene.give(1, "BX").give(2, "AB")
    ways = searched(scene, 13).ways_to(scene.board.space_names.index("Cton"))
    assert [way.fee for way in ways] == [10_000, 10_000]
    assert len({tuple(way.segments) for way in ways}) == 2


def test_a_dearer_shorter_way_is_kept_beside_a_cheaper_longer_one() -> None:
    scene = Scene().give(1, "CD").on_the_road(0, "Aton", "Isle", at="Cton")
    ways = searched(scene, 13).ways_to(scene.board.space_names.index("Port"))
    assert [(way.mps, way.fee) for way in ways] == [(4, 6_000)]


def test_movement_ends_in_the_destination() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p3")
    assert "p4" not in by_name(scene, searched(scene, 8))


def test_a_ferry_step_begun_costs_one_less() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="Port", mps=1).do("move F1").on_the_road(0, "Aton", "Bton", at="Port")
    assert by_name(scene, searched(scene, 3))["F1"] == (1, 1_000)


def test_highballing_all_mps_are_spent_or_the_destination_is_reached() -> None:
    scene = Scene().on_the_road(0, "Aton", "Bton", at="p1")
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
    scene = Scene(fees="barrelhead").give(1, "BC").cash(4_000, 0, 0).on_the_road(0, "Aton", "Isle", at="p3")
    found = by_name(scene, searched(scene, 4))
    assert "p4" not in found
    assert "p9" in found


def all_ways(scene: Scene, state: SteelAndSteamState, mps: int, found: dict[int, int]) -> None:
    """Every way step by step, by brute force."""
    rails = scene.game.rails
    start = [(state.location[0], 0, 0)]
    seen = set(start)
    while start:
        space, spent, used = start.pop()
        for segment in scene.board.segments_at[space]:
            end = rails.other_end(segment, space)
            cost = spent + rails.cost(segment, end)
            step = (end, cost, used | BIT[rails.segment_property[segment]])
            if cost <= mps and step not in seen:
                seen.add(step)
                start.append(step)
                fee = scene.game.fees.owe(state, 0, step[2], state.paid[:])
                found[end] = min(found.get(end, fee), fee)


@pytest.mark.parametrize("seed", range(8))
def test_the_cheapest_fees_are_those_of_brute_force(seed: int) -> None:
    stream = Stream(seed)
    scene = Scene()
    for name in scene.board.initials:
        owner = stream.below(4)
        if owner < 3:
            scene.give(owner, name, mortgaged=stream.below(3) == 0)
    scene.on_the_road(0, "Aton", "Isle", at=scene.board.space_names[stream.below(5)])
    scene.state.destination[0] = -1
    brute: dict[int, int] = {}
    all_ways(scene, scene.state, 9, brute)
    found = {way.end: way.fee for way in searched(scene, 9).ends()}
    here = scene.state.location[0]
    assert {end: fee for end, fee in found.items() if end != here} == {end: fee for end, fee in brute.items() if end != here}


def test_on_the_real_board_every_way_found_can_be_ridden_and_costs_what_it_says() -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    state = game.setup()
    state.location[0] = game.board.city_space[0]
    for place in range(0, game.board.property_count, 2):
        state.owner[place] = 1 + place % 4 // 2
        state.owned[state.owner[place]] |= BIT[place]
        state.available &= ~BIT[place]
    search = RouteSearch(game.rails, game.fees)
    search.search(state, 0, 10)
    ways = search.ends()
    assert len(ways) > 100
    for way in ways:
        space, used, mps = state.location[0], 0, 0
        for segment in way.segments:
            space = game.rails.other_end(segment, space)
            mps += game.rails.cost(segment, space)
            used |= BIT[game.rails.segment_property[segment]]
        assert (space, mps) == (way.end, way.mps)
        assert game.fees.owe(state, 0, used, state.debt) == way.fee


def test_the_ends_and_ways_of_a_turn_are_told_in_words_that_can_be_played() -> None:
    scene = Scene().give(1, "BC").on_the_road(0, "Aton", "Isle", at="p3")
    ends = {end["end"]: end for end in scene.game.ends_of_turn(scene.state, 0)}
    assert (ends["Bton"]["mps"], ends["Bton"]["fee"]) == (1, 1_000)
    way = scene.game.ways_to(scene.state, 0, "p4")[0]
    assert [step["space"] for step in way["steps"]] == ["Bton", "p4"]
    for step in way["steps"]:
        scene.do(step["words"])
    assert scene.board.space_names[scene.state.location[0]] == "p4"
    assert scene.game.ends_of_turn(scene.state, 1) == []
    assert scene.game.ways_to(scene.state, 0, "nowhere") == []
