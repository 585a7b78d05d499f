"""What a search is told of Steam Barons: plans are legal, answers are quick, chances add up, and nothing hidden is looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.bots.search import Search
from goldenspike.games.steam_barons.bots import mind as minds
from goldenspike.games.steam_barons.bots.mind import BaronsMind, expert_mind
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, MOVE_GOODS, SELL_SHARES, SteamBarons
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from tests.parts.hex.games import MAPS, set_up

SEED = 5
EVERY = 7
"""Every so many decisions of a random game are looked at."""


def barons(board: str, players: int) -> SteamBarons:
    game = set_up("steam_barons", "none", board, players)
    assert isinstance(game, SteamBarons)
    return game


def decisions(game: SteamBarons, at_random: bool) -> list[tuple[BaronsState, int]]:
    """Positions of a game where a seat is asked, played at random or by quick answers."""
    stream, mind, state, silence = Stream(SEED), BaronsMind(game, SEED), game.start(Log()), Log()
    found: list[tuple[BaronsState, int]] = []
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        choices = game.choices(state, seat)
        if seat == CHANCE:
            action = stream.draw(choices)
        else:
            found.append((game.copy(state), seat))
            action = stream.pick(choices) if at_random else mind.answer(state, seat)
        game.apply(state, seat, action, silence)
    return found


@pytest.mark.parametrize("at_random", [True, False])
@pytest.mark.parametrize("board", list(MAPS))
def test_answers_and_plans_are_legal(board: str, at_random: bool) -> None:
    game = barons(board, 4)
    mind = expert_mind(game, SEED)
    for state, seat in decisions(game, at_random)[::EVERY]:
        before = state.numbers()
        assert game.check(state, seat, mind.answer(state, seat)) is None
        plans = mind.plans(state, seat)
        assert plans
        assert len({tuple(plan) for plan in plans}) == len(plans)
        assert state.numbers() == before
        for plan in plans:
            follow(game, game.copy(state), seat, plan)


def test_an_expert_looks_at_all_that_a_strong_player_does_and_at_more() -> None:
    game = barons("eastern_us", 4)
    strong, expert = BaronsMind(game, SEED), expert_mind(game, SEED)
    phases = set()
    for state, seat in decisions(game, at_random=False):
        few, many = strong.plans(state, seat), expert.plans(state, seat)
        assert [plan for plan in few if plan not in many] == []
        assert many[0] == few[0], "the quick answer comes first"
        if len(many) > len(few):
            phases.add(state.phase)
    assert phases == {BUY_SHARES, BUILD_TRACK, MOVE_GOODS}


def follow(game: SteamBarons, state: BaronsState, seat: int, plan: list[int]) -> None:
    for action in plan:
        assert game.check(state, seat, action) is None
        game.apply(state, seat, action, Log())


def test_what_others_sell_in_secret_changes_nothing() -> None:
    game = barons("northern_england", 4)
    asked = [(state, seat) for state, seat in decisions(game, at_random=False) if state.phase == SELL_SHARES]
    differed = 0
    for state, seat in asked:
        mind = BaronsMind(game, SEED)
        twins = [game.determinize(state, seat, seed) for seed in range(3)]
        differed += len({tuple(twin.numbers()) for twin in twins}) > 1
        assert len({str((mind.plans(twin, seat), mind.answer(twin, seat), mind.chances(twin))) for twin in twins}) == 1
        chosen = {Search(game, BaronsMind(game, SEED), SEED, simulations=3).choose(twin, seat) for twin in twins}
        assert len(chosen) == 1
    assert differed


@pytest.mark.parametrize("players", [2, 4, 6])
def test_chances_add_up_and_favour_the_rich(players: int) -> None:
    game = barons("eastern_us", players)
    mind = BaronsMind(game, SEED)
    state = next(state for state, _ in decisions(game, at_random=False) if state.turn == 4)
    chances = mind.chances(state)
    assert sum(chances) == pytest.approx(1.0)
    state.cash[players - 1] += 50
    assert mind.chances(state)[players - 1] > chances[players - 1]
    assert {len(mind.features(state, seat)) for seat in range(players)} == {len(mind.weights.stages[4])}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_weights_tell_the_command_that_learned_them(players: int) -> None:
    file = Path(minds.__file__).parent / "weights" / f"{players}.txt"
    command = f"# goldenspike train steam_barons --players {players} --bot steady --exploration 10 --seed 1 --games"
    assert file.read_text("utf-8").startswith(command)


def test_stages_never_fall_and_end_with_the_last_turn() -> None:
    game = barons("northern_england", 2)
    mind = BaronsMind(game, SEED)
    stages = [mind.stage(state) for state, _ in decisions(game, at_random=True)]
    assert stages == sorted(stages)
    assert set(stages) == {1, 2, 3, 4, 5}
