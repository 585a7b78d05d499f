"""The same seeds give the same positions compiled and interpreted.

`expected_courses.txt` holds, for each random game, a mark after every action: two digits of a digest that covers every
position so far. The test that passes interpreted and compiled against the same file proves that both play the same.
After a change of rules or board, `python -m tests.test_compiled_equals_interpreted` writes the file anew.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

import goldenspike.games.steel_driver.rules.game
import goldenspike.kernel.core
from goldenspike.bots.playout import Playout
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Log, first_seat
from goldenspike.shelf import BOXES

EXPECTED = Path(__file__).parent / "expected_courses.txt"
SEEDS = range(1, 4)


def advance(game: Game[Any], state: Any, stream: Stream) -> None:
    """One action at random, or what chance does."""
    seat = first_seat(game.pending(state))
    choices = game.choices(state, seat)
    game.apply(state, seat, stream.draw(choices) if seat == CHANCE else stream.pick(choices), Log())


def course(name: str, players: int, seed: int) -> str:
    """Marks of all positions of a random game, then the digest of the whole."""
    game, stream, chain, marks = (
        BOXES[name].offer.set_up(players, BOXES[name].offer.trials()[0][1]),
        Stream(seed),
        hashlib.sha256(),
        "",
    )
    state = game.start(Log())
    while state.phase != OVER:
        advance(game, state, stream)
        chain.update(repr([int(number) for number in state.numbers()]).encode())
        marks += chain.hexdigest()[:2]
    return f"{marks}.{chain.hexdigest()[:16]}"


def all_courses() -> list[str]:
    offers = [box.offer for box in BOXES.values()]
    tables = [(offer.name, players) for offer in offers for players in range(offer.fewest, offer.most + 1)]
    return [f"{name} {players} {seed} {course(name, players, seed)}" for name, players in tables for seed in SEEDS]


LINES = EXPECTED.read_text().splitlines() if EXPECTED.exists() else []


def test_every_game_and_number_of_players_has_its_courses() -> None:
    found = {tuple(line.split()[:3]) for line in LINES}
    expected = {
        (offer.name, str(players), str(seed))
        for offer in (box.offer for box in BOXES.values())
        for players in range(offer.fewest, offer.most + 1)
        for seed in SEEDS
    }
    assert found == expected


@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(line.split()[:3]))
def test_a_course_is_the_same_after_every_action(line: str) -> None:
    name, players, seed, expected = line.split()
    found = course(name, int(players), int(seed))
    different = [
        place // 2 + 1 for place in range(0, len(expected), 2) if found[place : place + 2] != expected[place : place + 2]
    ]
    assert found == expected, f"the positions differ from action {different[:1]} on"


@pytest.mark.parametrize("line", LINES[::4], ids=lambda line: "-".join(line.split()[:3]))
def test_a_playout_takes_the_same_course(line: str) -> None:
    """The loop inside the compiled unit plays what the loop above plays from outside."""
    name, players, seed, _ = line.split()
    game = BOXES[name].offer.set_up(int(players), BOXES[name].offer.trials()[0][1])
    outside, stream = game.start(Log()), Stream(int(seed))
    while outside.phase != OVER:
        advance(game, outside, stream)
    inside = game.start(Log())
    Playout(game, int(seed)).run(inside)
    assert inside.numbers() == outside.numbers()


def test_kernel_and_games_are_both_compiled_or_both_interpreted() -> None:
    """Where GOLDENSPIKE_COMPILED says which of the two is under test, it is that one."""
    files = [goldenspike.kernel.core.__file__, goldenspike.games.steel_driver.rules.game.__file__]
    compiled = [not file.endswith(".py") for file in files]
    assert len(set(compiled)) == 1
    assert os.environ.get("GOLDENSPIKE_COMPILED", str(int(compiled[0]))) == str(int(compiled[0]))


if __name__ == "__main__":
    EXPECTED.write_text("\n".join(all_courses()) + "\n")
