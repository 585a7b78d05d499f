"""The solved tables of the steady bot agree with plain enumeration."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from goldenspike.games.steel_and_steam.bots.atlas import FARTHEST, Atlas, best_of_the_tableau
from goldenspike.games.steel_and_steam.bots.upkeep import Upkeep
from goldenspike.games.steel_and_steam.bots.ways import Signposts
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, BREAKDOWN, FULL_BENEFIT, NORMAL, PARTIAL_BENEFIT
from goldenspike.shelf import offer_of

LENGTHS = {4: 0.25, 9: 0.5, 20: 0.25}
BROKEN = 8
DICE = [first + second for first, second in product(range(1, 7), repeat=2)]


def lengths() -> list[float]:
    return [LENGTHS.get(length, 0.0) for length in range(FARTHEST + 1)]


def highballed(engine: int, level: int, roll: int) -> tuple[int, int]:
    """The level and the MPs after a highballing roll, as the rulebook's table tells."""
    result = roll - level
    if result < 0:
        return BROKEN, 0
    worn = level + (3 if result == 0 else 2 if result <= 4 else 1 if result <= 7 else 0)
    if worn > 7:
        return BROKEN, BREAKDOWN[engine]
    more = 0 if result == 0 else PARTIAL_BENEFIT[engine] if result <= 2 else FULL_BENEFIT[engine]
    return worn, NORMAL[engine] + more


@cache
def best(engine: int, turns: int, level: int, far: int) -> float:
    """The most MPs of journeys that can be run on average, found by trying everything."""
    if turns == 0:
        return 0.0
    allowance = BREAKDOWN[engine] if level == BROKEN else NORMAL[engine]
    if far == 0:
        departing = sum(odds * best(engine, turns, level, length) for length, odds in LENGTHS.items())
        return max(departing, repaired(engine, turns, level, allowance))
    most = run(engine, turns, level, far, allowance)
    if level == BROKEN:
        return most
    rolls = [highballed(engine, level, roll) for roll in DICE]
    return max(most, sum(run(engine, turns, worn, far, mps) for worn, mps in rolls) / len(DICE))


@cache
def run(engine: int, turns: int, level: int, far: int, mps: int) -> float:
    if mps < far:
        return mps + best(engine, turns - 1, level, far - mps)
    left = mps - far
    if left == 0:
        return far + best(engine, turns - 1, level, 0)
    departing = sum(odds * run(engine, turns, level, length, left) for length, odds in LENGTHS.items())
    return far + max(departing, repaired(engine, turns, level, left))


def repaired(engine: int, turns: int, level: int, left: int) -> float:
    if level <= BASE_LEVEL[engine] or left == 0:
        return -1.0
    if left == 1:
        return 0.0 if turns == 1 else run(engine, turns - 1, level - 1, 0, NORMAL[engine] - 1)
    return run(engine, turns, level - 1, 0, left - 2)


@pytest.mark.parametrize("engine", [0, 1, 2])
def test_the_table_of_an_engine_is_what_trying_everything_finds(engine: int) -> None:
    table = Upkeep(engine, lengths())
    for turns, level, far in product((1, 2, 3), (BASE_LEVEL[engine], 3, 5, 7, BROKEN), (0, 1, 7, 13, 30)):
        assert table.still(turns, level, far) == pytest.approx(best(engine, turns, level, far)), (turns, level, far)


def test_the_best_engine_highballs_up_to_level_3_and_is_repaired_to_its_base() -> None:
    atlas = Atlas(offer_of("steel_and_steam").set_up(3, {}).rails)
    table = Upkeep(2, atlas.lengths)
    assert all(table.highballing_gain(12, level, 10) > 0 for level in range(4))
    assert all(table.highballing_gain(12, level, 20) < 0 for level in range(4, 8))
    assert all(table.repairing_gain(12, level, 8) > 0 for level in range(1, 8))
    assert 17 < table.still(14, 0, 10) - table.still(13, 0, 10) < 18


def test_the_best_of_three_cards_is_the_mean_over_all_triples() -> None:
    prizes, odds = [3.0, -1.0, 7.0, 2.0], [0.1, 0.4, 0.2, 0.3]
    triples = product(range(4), repeat=3)
    mean = sum(odds[a] * odds[b] * odds[c] * max(prizes[a], prizes[b], prizes[c]) for a, b, c in triples)
    assert best_of_the_tableau(prizes, odds) == pytest.approx(mean)


def test_signposts_lead_to_the_goal_for_what_they_say() -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    rails, state = game.rails, game.setup()
    state.available ^= 0b11111
    state.owned[1] = 0b11111
    goal = game.board.city_space[game.board.city_names.index("Denver")]
    signposts = Signposts(rails, 544)
    ways = signposts.to(state, 0, goal)
    for city in range(game.board.city_count):
        space = game.board.city_space[city]
        cost = 0
        while space != goal:
            segment = ways.onward[space]
            end = rails.other_end(segment, space)
            cost += rails.cost(segment, end) * signposts.rate[rails.segment_property[segment]]
            space = end
        assert cost == ways.cost[game.board.city_space[city]]
    assert signposts.to(state, 0, goal) is ways
    assert signposts.to(state, 1, goal) is not ways


def test_who_fears_rivals_takes_their_railways_for_dearer() -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    state = game.setup()
    state.available ^= 1
    state.owned[1] = 1
    signposts = Signposts(game.rails, 750, 1.5)
    signposts.to(state, 0, 0)
    assert list(signposts.rate)[:2] == [750 + 7500 // 8, 750 + 1000 // 8]
    assert [signposts.weigh(fee) for fee in (1000, 3000, 6000)] == [1000, 4500, 9000]
