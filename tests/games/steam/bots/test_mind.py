"""What a search asks Steam's mind: legal plans and answers, chances that add up, and nothing that a seat may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.games.steam.bots import mind as minds
from goldenspike.games.steam.bots.mind import SteamMind
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.money import go_bankrupt
from goldenspike.kernel.core import Log
from tests.games.steam.bots.positions import on_the_way, table
from tests.parts.hex.games import ways_to_play

every_way = pytest.mark.parametrize("options", ways_to_play("steam"))


@every_way
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_plans_and_answers_are_legal_to_their_last_step(options: str, bot: str) -> None:
    game = table(options, "eastern_us")
    mind = SteamMind(game, 1)
    for state, seat in on_the_way(game, bot, 5, 9):
        assert game.check(state, seat, mind.answer(state, seat)) is None
        for plan in mind.plans(state, seat):
            twin = state.copy()
            for action in plan:
                assert game.check(twin, seat, action) is None, (plan, action)
                game.apply(twin, seat, action, Log())


@every_way
def test_a_plan_of_several_tiles_completes_links(options: str) -> None:
    game = table(options)
    mind = SteamMind(game, 1)
    long = 0
    for state, seat in on_the_way(game, "greedy", 2, 1):
        if game.phases[state.phase].name == "build_track" and state.built == 0 and state.turn == 2:
            for plan in mind.plans(state, seat):
                long += len([action for action in plan if actions.kind(action) == actions.LAY]) > 1
    assert long > 4


@every_way
def test_chances_add_up_and_favour_who_has_more(options: str) -> None:
    game = table(options)
    mind = SteamMind(game, 1)
    state = on_the_way(game, "greedy", 2, 200)[0][0]
    before = mind.chances(state)
    state.points[2] += 10
    after = mind.chances(state)
    assert [sum(before), sum(after)] == pytest.approx([1.0, 1.0])
    assert after[2] > before[2]
    assert len(mind.features(state, 0)) == len(mind.features(state, 2))


@every_way
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_weights_tell_the_command_that_learned_them_and_have_a_row_for_every_turn(options: str, players: int) -> None:
    game = table(options, players=players)
    rows = SteamMind(game, 1).linear.stages
    assert [len(row) for row in rows] == [13] * game.turns
    file = Path(minds.__file__).parent / "weights" / f"{options.partition('=')[2]}_{players}.txt"
    command = f"# goldenspike train steam --players {players} --bot steady --exploration 10 --seed 1 --option {options} --games"
    assert file.read_text("utf-8").startswith(command)


@every_way
def test_whoever_is_bankrupt_has_no_chance_unless_all_are(options: str) -> None:
    game = table(options)
    mind = SteamMind(game, 1)
    state = on_the_way(game, "greedy", 2, 200)[0][0]
    before = mind.chances(state)
    go_bankrupt(state, game.builder, 1, Log())
    after = mind.chances(state)
    assert after[1] == 0.0
    assert before[1] > 0.0
    assert sum(after) == pytest.approx(1.0)
    for seat in (0, *range(2, game.players)):
        go_bankrupt(state, game.builder, seat, Log())
    assert mind.chances(state) == pytest.approx([1 / game.players] * game.players)


@every_way
def test_the_stage_never_falls(options: str) -> None:
    game = table(options)
    mind = SteamMind(game, 1)
    stages = [mind.stage(state) for state, _ in on_the_way(game, "greedy", 1, 1)]
    assert stages == sorted(stages)
    assert [stages[0], stages[-1]] == [0, game.turns - 1]


@every_way
def test_what_is_left_in_the_bag_changes_nothing(options: str) -> None:
    game = table(options)
    for state, seat in on_the_way(game, "greedy", 4, 40):
        other = state.copy()
        other.bag[0], other.bag[5] = other.bag[5] + 1, other.bag[0] - 1
        one, two = SteamMind(game, 1), SteamMind(game, 1)
        assert one.plans(state, seat) == two.plans(other, seat)
        assert one.answer(state, seat) == two.answer(other, seat)
        assert one.chances(state) == two.chances(other)
