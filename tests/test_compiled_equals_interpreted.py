"""The same seeds give the same positions and the same answers of bots compiled and interpreted.

`expected_courses.txt` holds, for each random game, a mark after every action: two digits of a digest that covers every
position so far; `expected_answers.txt` has the like of a game between bots. The test that passes interpreted and compiled
against the same file proves that both play the same. After a change of rules, board or bots,
`python -m tests.test_compiled_equals_interpreted` writes the files anew.
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
ANSWERS = Path(__file__).parent / "expected_answers.txt"
SEEDS = range(1, 4)
BOTS = ("steady", "greedy", "beginner")
SEARCH = "strong:simulations=4"
SEARCHED = 60
"""One in so many decisions is asked of a bot that searches, too."""


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


def answers(name: str) -> str:
    """Marks of all that three bots do in a game, and of what a search would do now and then."""
    box = BOXES[name]
    game, stream, chain, marks = box.offer.set_up(3, box.offer.trials()[0][1]), Stream(1), hashlib.sha256(), ""
    bots = [box.bot(bot, game, 1) for bot in BOTS]
    state = game.start(Log())
    while state.phase != OVER:
        seat = first_seat(game.pending(state))
        if seat == CHANCE:
            advance(game, state, stream)
            continue
        seen = game.determinize(state, seat, len(marks))
        found = [int(bots[seat].choose(seen, seat))]
        if len(marks) % (2 * SEARCHED) == 0:
            found.append(int(box.bot(SEARCH, game, 1).choose(game.determinize(state, seat, 0), seat)))
        chain.update(repr(found).encode())
        marks += chain.hexdigest()[:2]
        game.apply(state, seat, found[0], Log())
    return marks


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


@pytest.mark.parametrize("name", BOXES)
def test_bots_answer_the_same(name: str) -> None:
    assert f"{name} {answers(name)}" in ANSWERS.read_text().splitlines()


def test_kernel_and_games_are_both_compiled_or_both_interpreted() -> None:
    """Where GOLDENSPIKE_COMPILED says which of the two is under test, it is that one."""
    files = [goldenspike.kernel.core.__file__, goldenspike.games.steel_driver.rules.game.__file__]
    compiled = [not file.endswith(".py") for file in files]
    assert len(set(compiled)) == 1
    assert os.environ.get("GOLDENSPIKE_COMPILED", str(int(compiled[0]))) == str(int(compiled[0]))


if __name__ == "__main__":
    EXPECTED.write_text("\n".join(all_courses()) + "\n")
    ANSWERS.write_text("".join(f"{name} {answers(name)}\n" for name in BOXES))
