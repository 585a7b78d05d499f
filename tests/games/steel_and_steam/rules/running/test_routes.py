"""Route search: it finds every end of a turn, by the cheapest way, as stepping through all ways does."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.routes import LocomotiveRoutes
from goldenspike.games.steel_and_steam.rules import events
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import Way
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.parts.bits import BIT
from goldenspike.shelf import offer_of
from tests.games.steel_and_steam.scene import Scene

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


def every_end(game: SteelAndSteam, state: SteelAndSteamState, mps: int, exact: bool) -> dict[int, int]:
    """The lowest fee of every end, by brute force: each step that leads to a new space, MPs spent or properties is taken."""
    rails, goal = game.rails, game.board.city_space[state.destination[0]]
    start = (state.location[0], 0, state.used)
    seen, unfinished = {start}, [start]
    found: dict[int, int] = {}
    while unfinished:
        space, spent, used = unfinished.pop()
        for segment in game.board.segments_at[space]:
            end = rails.other_end(segment, space)
            begun = state.begun[0] == segment and (space, spent, used) == start
            position = (end, spent + rails.cost(segment, end) - begun, used | BIT[rails.segment_property[segment]])
            fee = game.fees.owe(state, 0, position[2], state.debt[:])
            is_barred = position[2] != used and fee > game.fees.purse(state, 0)
            if position[1] > mps or position in seen or is_barred:
                continue
            seen.add(position)
            if end == goal or position[1] == mps or (not exact and state.spent + position[1] > 0):
                found[end] = min(found.get(end, fee), fee)
            if end != goal:
                unfinished.append(position)
    return found


def own_at_random(game: SteelAndSteam, state: SteelAndSteamState, stream: Stream) -> None:
    """Deeds with the bank and everybody, some with liens, and sometimes a grandfathered fee."""
    for place in range(game.board.property_count):
        owner = stream.below(game.players + 1)
        if owner < game.players:
            state.owner[place] = owner
            state.owned[owner] |= BIT[place]
            state.available &= ~BIT[place]
            if stream.below(3) == 0:
                state.mortgaged |= BIT[place]
    place = stream.below(game.board.property_count)
    if state.owner[place] > 0 and not state.mortgaged & BIT[place]:
        state.grandfathered[0] = place
        state.grandfathered_as[0] = 1 + stream.below(2)


def random_position(game: SteelAndSteam, stream: Stream) -> SteelAndSteamState:
    state = game.setup()
    own_at_random(game, state, stream)
    state.location[0] = stream.below(game.board.space_count)
    cities = [city for city in range(game.board.city_count) if game.board.city_space[city] != state.location[0]]
    state.destination[0] = cities[stream.below(len(cities))]
    state.cash[0] = 1_000 * stream.below(20)
    state.economy = stream.below(5)
    state.established = stream.below(2)
    steps = game.board.segments_at[state.location[0]]
    if stream.below(3) == 0:
        state.begun[0] = next((segment for segment in steps if game.rails.cost_to_a[segment] == 2), NOTHING)
    if stream.below(3) == 0:
        state.spent = 1
        state.used = BIT[game.board.segment_property[steps[0]]]
    return state


def the_same_as_brute_force(game: SteelAndSteam, state: SteelAndSteamState, mps: int, exact: bool) -> None:
    search = RouteSearch(game.rails, game.fees)
    search.search(state, 0, mps, exact)
    here, brute = state.location[0], every_end(game, state, mps, exact)
    ways = search.ends()
    if not exact:
        brute.pop(here, None)
    assert {way.end: way.fee for way in ways} == brute
    for way in ways:
        ridden(game, state, way, mps, exact)
        shown = search.ways(state, 0, mps, exact, way.end, 3)
        assert (shown[0].end, shown[0].fee, shown[0].mps) == (way.end, way.fee, way.mps)
        assert [other.fee for other in shown] == sorted(other.fee for other in shown)


def ridden(game: SteelAndSteam, state: SteelAndSteamState, way: Way, mps: int, exact: bool) -> None:
    """The way can be ridden step by step, and costs what it says."""
    space, used, left = state.location[0], state.used, mps
    for number, segment in enumerate(way.segments):
        assert game.rails.touches(segment, space)
        space = game.rails.other_end(segment, space)
        assert left > 0 or game.rails.cost(segment, space) == 0
        left -= game.rails.cost(segment, space) - (number == 0 and state.begun[0] == segment)
        used |= BIT[game.rails.segment_property[segment]]
    assert (space, left) == (way.end, mps - way.mps)
    assert left == 0 or not exact or way.end == game.board.city_space[state.destination[0]]
    assert game.fees.owe(state, 0, used, state.debt) == way.fee


OPTIONS = [{}, {"economy": "fluctuating"}, {"fees": "barrelhead"}]


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("seed", range(24))
def test_the_cheapest_fees_are_those_of_brute_force(seed: int, exact: bool) -> None:
    stream = Stream(seed)
    toy = Scene(**OPTIONS[seed % 3]).game
    the_same_as_brute_force(toy, random_position(toy, stream), 3 + stream.below(9), exact)


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("seed", range(9))
def test_the_cheapest_fees_are_those_of_brute_force_on_the_real_board(seed: int, exact: bool) -> None:
    stream = Stream(100 + seed)
    game = offer_of("steel_and_steam").set_up(3 + seed % 4, OPTIONS[seed % 3])
    the_same_as_brute_force(game, random_position(game, stream), 4 + stream.below(4), exact)


@pytest.mark.parametrize("mps", [1, 2, 4])
@pytest.mark.parametrize(("start", "end"), [("J_Galesburg", "J_Burlington"), ("J_Burlington", "J_Galesburg")])
def test_from_a_junction_to_the_next_one_the_first_mp_is_spent_on_the_way(start: str, end: str, mps: int) -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    state = random_position(game, Stream(2))
    state.location[0] = game.board.space_names.index(start)
    state.begun[0], state.spent, state.used = NOTHING, 0, 0
    the_same_as_brute_force(game, state, mps, False)
    search = RouteSearch(game.rails, game.fees)
    (way,) = search.ways(state, 0, mps, False, game.board.space_names.index(end), 1)
    assert way.mps == 1


def turn_at_random(seed: int) -> Scene:
    """Somewhere on the toy board, some MPs and dollars left, highballing or not."""
    stream = Stream(seed)
    scene = Scene(**OPTIONS[seed % 3])
    own_at_random(scene.game, scene.state, stream)
    start = scene.board.space_names[stream.below(scene.board.space_count)]
    scene.cash(500 * stream.below(30) if seed % 3 == 2 else 100_000)
    scene.on_the_road(1, "Aton", "Isle" if start != "Isle" else "Bton", at=start, mps=1 + stream.below(6))
    scene.state.highballing = stream.below(2)
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
