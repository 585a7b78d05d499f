"""What the search is told of Steel & Steam: legal plans and answers, from nothing that the seat may not know."""

from __future__ import annotations

import pytest

from goldenspike.bots.search import Search
from goldenspike.games.steel_and_steam.bots.forecast import forecast_of
from goldenspike.games.steel_and_steam.bots.mind import SteelAndSteamMind
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import NOTHING, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.parts.bits import BIT
from goldenspike.shelf import offer_of

SECRET = {"length": "experimental", "victory_cards": "secret", "limit": "10"}


def positions(game: SteelAndSteam, mind: SteelAndSteamMind, seed: int, every: int) -> list[SteelAndSteamState]:
    """Positions of a game in which seats answer quickly, but one time in eight at random."""
    stream = Stream(seed)
    state = game.start(Log())
    found: list[SteelAndSteamState] = []
    number = 0
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        choices = game.choices(state, seat)
        if seat == CHANCE:
            action = stream.draw(choices)
        else:
            number += 1
            if number % every == 0:
                found.append(game.copy(state))
            action = mind.answer(state, seat) if stream.below(8) else stream.pick(choices)
        game.apply(state, seat, action, Log())
    return found


@pytest.mark.parametrize(
    "options",
    [
        {"limit": "10"},
        {"length": "long", "limit": "5"},
        {"length": "experimental", "limit": "5"},
        {"fees": "barrelhead", "yards": "yes", "economy": "depression", "limit": "10"},
    ],
)
def test_answers_and_plans_are_legal_to_their_ends(options: dict[str, str]) -> None:
    game = offer_of("steel_and_steam").set_up(4, options)
    mind = SteelAndSteamMind(game)
    for state in positions(game, mind, 11, 7):
        seat = first_seat(game.pending(state))
        before = state.numbers()
        assert game.check(state, seat, mind.answer(state, seat)) is None
        plans = mind.plans(state, seat)
        assert len({tuple(plan) for plan in plans}) == len(plans) > 0
        for plan in plans:
            twin = game.copy(state)
            for action in plan:
                assert game.check(twin, seat, action) is None, game.spell(twin, action)
                game.apply(twin, seat, action, Log())
        assert sum(mind.chances(state)) == pytest.approx(1.0)
        assert len({len(mind.features(state, one)) for one in range(4)}) == 1
        assert state.numbers() == before


def swap_cards_of_others(state: SteelAndSteamState, seat: int) -> None:
    """Deal other victory cards to everybody else."""
    free = [card for card in range(62) if state.victory_deck & BIT[card]]
    for other in range(len(state.cash)):
        if other != seat and state.victory_card[other] != NOTHING:
            state.victory_deck ^= BIT[state.victory_card[other]] | BIT[free[other]]
            state.victory_card[other] = free[other]


def test_nothing_that_is_hidden_changes_a_plan_or_an_answer() -> None:
    game = offer_of("steel_and_steam").set_up(4, SECRET)
    mind = SteelAndSteamMind(game)
    for state in positions(game, mind, 5, 23):
        seat = first_seat(game.pending(state))
        twin = game.copy(state)
        swap_cards_of_others(twin, seat)
        assert twin.numbers() != state.numbers()
        assert game.view(twin, seat) == game.view(state, seat)
        assert mind.answer(twin, seat) == mind.answer(state, seat)
        assert mind.plans(twin, seat) == mind.plans(state, seat)


def test_the_search_decides_alike_whatever_is_hidden() -> None:
    game = offer_of("steel_and_steam").set_up(4, SECRET)
    mind = SteelAndSteamMind(game)
    for state in positions(game, mind, 6, 151):
        seat = first_seat(game.pending(state))
        twin = game.copy(state)
        swap_cards_of_others(twin, seat)
        choices = [Search(game, mind, 1, simulations=12).choose(one, seat) for one in (state, twin)]
        assert choices[0] == choices[1]


def test_a_patient_player_keeps_the_engine_in_repair_while_the_last_deeds_wait() -> None:
    """Unless a limit tells when the game ends."""
    for limit, turns in (("none", 5), ("5", 2)):
        game = offer_of("steel_and_steam").set_up(4, {"limit": limit})
        state = game.setup()
        state.available = BIT[0] | BIT[1]
        state.engine[0] = 2
        assert forecast_of(game).turns_of_engine(state, 0) == 2
        assert forecast_of(game).turns_of_engine(state, 0, is_patient=True) == turns


def test_a_stage_is_a_round_and_chances_follow_the_money() -> None:
    game = offer_of("steel_and_steam").set_up(4, {"limit": "5"})
    mind = SteelAndSteamMind(game)
    state = positions(game, mind, 3, 60)[-1]
    assert mind.stage(state) == (state.turn - 1) // 4
    before = mind.chances(state)
    state.cash[2] += 40_000
    after = mind.chances(state)
    assert after[2] > before[2] + 0.1
    assert all(after[seat] < before[seat] for seat in (0, 1, 3))
