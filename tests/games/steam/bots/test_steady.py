"""Steady bots of Steam avoid what greedy ones do wrong, and beat them."""

from __future__ import annotations

import pytest

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.steady import Steady
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.rules import ENGINEER, FIRST_BUILD, FIRST_MOVE, HIGHEST_LEVEL, LOCOMOTIVE, TURN_ORDER
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.tiles import SIDES
from tests.bots.playing import plays_only_legal_actions, winners
from tests.games.steam.bots.positions import opened, steady_game, table
from tests.parts.hex.games import set_up, ways_to_play

GAMES_PLAYED = 2
every_way = pytest.mark.parametrize("options", ways_to_play("steam"))
BASE, STANDARD = ways_to_play("steam")


def steady(game: Steam) -> Steady:
    return Steady(game, Habits())


def carry_on(game: Steam, state: SteamState, seat: int, phase: str) -> list[int]:
    """What a steady seat does as long as the phase asks it and nobody else."""
    policy, done = steady(game), []
    while game.phases[state.phase].name == phase and game.pending(state) == 1 << seat:
        done.append(policy.answer(state, seat))
        game.apply(state, seat, done[-1], Log())
    return done


@every_way
def test_a_steady_bot_plays_only_legal_actions(options: str) -> None:
    plays_only_legal_actions(set_up("steam", options, "eastern_us", 3), "steady")


@every_way
def test_steady_beats_three_greedy_bots(options: str) -> None:
    game = table(options)
    won = winners(game, ["steady", "greedy", "greedy", "greedy"], GAMES_PLAYED)
    assert won.count(["steady"]) == GAMES_PLAYED


@every_way
def test_the_links_of_the_first_turn_hang_together(options: str) -> None:
    game = table(options)
    state, seat = opened(options, "build_track")
    carry_on(game, state, seat, "build_track")
    ends = [
        (slot // SIDES, state.track.far[slot] // SIDES) for slot in range(game.ground.slots) if state.track.owner[slot] == seat
    ]
    links = [end for end in ends if end[0] < end[1]]
    assert len(links) >= 2
    assert all(any(set(link) & set(other) for other in links if other != link) for link in links)


@every_way
def test_a_better_locomotive_comes_before_a_short_delivery(options: str) -> None:
    game = table(options)
    state, seat = opened(options, "move_goods")
    assert steady(game).answer(state, seat) == actions.simple(actions.IMPROVE)


@every_way
def test_locomotives_are_improved_to_the_highest_level(options: str) -> None:
    last = steady_game(options)[-1][0]
    assert all(level >= 5 for level in last.level)


@every_way
def test_links_are_built_in_the_last_turn(options: str) -> None:
    game = table(options)
    before, after = [0] * 4, [0] * 4
    for state, seat in steady_game(options):
        if state.turn == game.turns:
            after[seat] = game.ground.links_of(state.track, seat)
        elif state.turn == game.turns - 1:
            before[seat] = game.ground.links_of(state.track, seat)
    assert sum(after) >= sum(before) + 4


def test_city_growth_and_urbanization_are_paid_for_where_they_bring_cubes() -> None:
    game = table(BASE)
    taken = set()
    for state, seat in steady_game(BASE):
        if game.phases[state.phase].name == "actions":
            taken.add(steady(game).answer(state, seat))
    assert {actions.simple(actions.TAKE, 5), actions.simple(actions.TAKE, 7)} <= taken


def test_the_first_two_to_bid_raise_capital_for_the_first_two_places_and_pay_for_them_alone() -> None:
    game = table(STANDARD)
    answers: dict[str, list[int]] = {"capital": [], "turn_order_auction": []}
    for state, seat in steady_game(STANDARD):
        phase = game.phases[state.phase].name
        if state.turn == 1 and phase in answers:
            answers[phase].append(actions.second(steady(game).answer(state, seat)))
    first, second = steady(game).places[:2]
    assert answers["turn_order_auction"][:2] == [second, first]
    assert min(answers["capital"][:2]) >= max(answers["capital"][2:]) == 3
    state, _ = opened(STANDARD, "actions")
    assert min(state.cash[: game.players]) >= 13
    assert [state.cash[seat] for seat in state.order[2 : game.players]] == [15, 15]


def test_capital_for_the_coming_expenses_is_raised_however_low_income_is_and_however_late() -> None:
    game = table(STANDARD)
    for turn in (2, game.turns):
        state, seat = opened(STANDARD, "capital")
        state.turn, state.level[seat], state.income[seat], state.cash[seat] = turn, 5, -6, 3
        assert steady(game).answer(state, seat) == actions.simple(actions.CAPITAL, 2)


def test_the_locomotive_is_taken_before_a_city_is_grown_or_made() -> None:
    game = table(STANDARD)
    taken = [
        actions.second(steady(game).answer(state, seat))
        for state, seat in steady_game(STANDARD)
        if game.phases[state.phase].name == "actions" and seat == state.order[0] and state.level[seat] < HIGHEST_LEVEL
    ]
    assert taken.count(LOCOMOTIVE) > len(taken) // 2


def test_a_bid_leaves_enough_to_build() -> None:
    policy = steady(table(STANDARD))
    policy.places[:] = [9, 6]
    state, seat = opened(STANDARD, "turn_order_auction")
    state.cash[seat] = 15
    assert policy.answer(state, seat) == actions.simple(actions.BID, 2)
    state.cash[seat] = 12
    assert policy.answer(state, seat) == actions.simple(actions.PASS)


def test_the_first_places_are_bid_for_up_to_what_they_are_worth() -> None:
    game = table(BASE)
    bids: dict[int, int] = {}
    for state, seat in steady_game(BASE):
        if game.phases[state.phase].name == "places_for_sale":
            answer = steady(game).answer(state, seat)
            if actions.kind(answer) == actions.BID:
                bids[state.place] = actions.second(answer)
    assert [bids[place] for place in range(len(bids))] == steady(game).places


@every_way
def test_engineer_and_first_build_are_taken_early_in_the_first_turn_alone(options: str) -> None:
    game = table(options)
    tiles: dict[int, list[int]] = {1: [], 2: []}
    for state, seat in steady_game(options):
        if game.phases[state.phase].name == "actions" and state.turn in tiles:
            tiles[state.turn].append(actions.second(steady(game).answer(state, seat)))
    assert set(tiles[1][:3]) == {LOCOMOTIVE, ENGINEER, FIRST_BUILD}
    assert tiles[1][2] == FIRST_BUILD
    assert FIRST_BUILD not in tiles[2][:3]


def test_a_locomotive_that_cannot_be_paid_for_is_left() -> None:
    game = table(BASE)
    state, seat = opened(BASE, "actions")
    state.income[seat] = -9
    state.level[seat] = 5
    taken = actions.second(steady(game).answer(state, seat))
    assert taken in (TURN_ORDER, FIRST_MOVE, ENGINEER, FIRST_BUILD)


@every_way
def test_an_own_way_is_preferred_to_one_over_the_links_of_others(options: str) -> None:
    """Of two ways of the same cube with as many own links, the one that gives nothing away is worth more."""
    game = table(options)
    policy = steady(game)
    seen = 0
    for state, seat in steady_game(options):
        if game.phases[state.phase].name == "move_goods" and not state.gains[seat]:
            for haul in policy.haulage.hauls(state, seat)[:1]:
                twin = state.copy()
                game.apply(twin, seat, haul.action, Log())
                gifts = sum(twin.gains) - twin.gains[seat]
                assert haul.value == 2 * twin.gains[seat] - gifts
                seen += 1
    assert seen > 20
