"""Puzzles: what makes a decision one, how they are chosen and written, and that every one of those we bring is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.arena.series import room_of
from goldenspike.cli.puzzles import Mined, picked, write
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import dumps, header_of, replay, verify
from goldenspike.shelf import BOXES, game_of_record
from goldenspike.study.mining import (
    FEWEST_CHOICES,
    GAP,
    HOPELESS,
    MOST_CHOICES,
    SURE,
    WON,
    Choice,
    Effort,
    Mine,
    is_clear,
    rule_of,
)
from goldenspike.study.played import played
from goldenspike.study.solutions import actions_of
from goldenspike.study.worded import plan_shown
from goldenspike.tables.voice import Voice
from goldenspike.text.puzzle import Collection, Finish, Puzzle, Puzzles, Weighed

DOZEN = 12
SMALL = Effort(simulations=16, tries=12, second_simulations=24, second_tries=16, games=6)
OURS = [(name, puzzle) for name, box in BOXES.items() if box.puzzles is not None for puzzle in box.puzzles.collection.puzzles]


def puzzles_of(game: str) -> Puzzles:
    puzzles = BOXES[game].puzzles
    assert puzzles is not None
    return puzzles


def choice(lost: float, doubt: float, chance: float = 0.5) -> Choice:
    return Choice([0], chance, lost, doubt, 100)


@pytest.mark.parametrize("game", list(BOXES))
def test_puzzles_are_of_several_kinds_and_tell_how_they_were_found(game: str) -> None:
    collection = puzzles_of(game).collection
    assert len({puzzle.name for puzzle in collection.puzzles}) == len(collection.puzzles) == DOZEN
    assert len({puzzle.rule for puzzle in collection.puzzles}) >= 2
    assert collection.command.startswith(f"goldenspike puzzles {game} --players ")
    assert f"--games {collection.games} " in collection.command
    assert collection.found >= len(collection.puzzles)


@pytest.mark.parametrize(("game", "puzzle"), OURS, ids=lambda one: one if isinstance(one, str) else one.name)
def test_every_puzzle_stands_in_its_record_and_has_one_answer_beyond_doubt(game: str, puzzle: Puzzle) -> None:
    record = puzzles_of(game).record(puzzle)
    made = game_of_record(record)
    verify(made, record)
    assert record.entries[-1].words == puzzle.name
    state = position_after(made, replay(made, record))
    assert rule_of(made, state, puzzle.seat) == puzzle.rule
    legal = [made.spell(state, action) for one in made.choices(state, puzzle.seat) for action in range(one.first, one.last + 1)]
    assert sorted(legal) == sorted([*(one.words[0] for one in puzzle.choices), *puzzle.put_off])
    assert FEWEST_CHOICES <= len(puzzle.choices) <= MOST_CHOICES
    best, *others = puzzle.choices
    assert best.chance >= HOPELESS
    assert others[0].chance <= WON
    assert all(other.lost >= GAP and other.lost > SURE * other.doubt for other in others)
    assert puzzle.finishes[0].won > puzzle.finishes[1].won


def test_a_gap_that_is_small_or_in_doubt_makes_no_puzzle() -> None:
    best = choice(0.0, 0.0, 0.6)
    assert is_clear([best, choice(GAP + 0.1, 0.01), choice(GAP + 0.2, 0.02)], SURE)
    assert not is_clear([best, choice(GAP + 0.1, 0.01), choice(GAP - 0.01, 0.001)], SURE)
    assert not is_clear([best, choice(GAP + 0.1, (GAP + 0.1) / SURE)], SURE)
    assert not is_clear([choice(0.0, 0.0, HOPELESS - 0.01), choice(GAP, 0.0, 0.0)], SURE)
    assert not is_clear([choice(0.0, 0.0, 1.0), choice(GAP, 0.0, WON + 0.01)], SURE)


def test_a_shorter_look_finds_the_same_answer_and_the_same_figures_again() -> None:
    puzzle = puzzles_of("steel_driver").collection.puzzles[0]
    record = puzzles_of("steel_driver").record(puzzle)
    game = game_of_record(record)
    moves = replay(game, record)
    state = position_after(game, moves)
    moves.append((puzzle.seat, game.parse(state, puzzle.choices[1].words[0])))
    found = [Mine(played(game, moves, None), SMALL).puzzle(len(moves) - 1) for _ in range(2)]
    assert found[0] is not None
    assert found[0].choices[0].words[0] == puzzle.choices[0].words[0]
    assert found[0] == found[1]


def test_a_delivery_is_told_and_shown_by_its_whole_way() -> None:
    moving = (puzzle for puzzle in puzzles_of("steam").collection.puzzles if puzzle.choices[0].words[0].startswith("move "))
    puzzle = next(moving)
    record = puzzles_of("steam").record(puzzle)
    game = game_of_record(record)
    state = position_after(game, replay(game, record))
    words = puzzle.choices[0].words
    told = plan_shown(Voice(game, "en", []), state, puzzle.seat, actions_of(game, state, puzzle.seat, words), 0.5)
    stops = [stop.partition("@")[0].replace("_", " ") for stop in words[0].split()[2:]]
    assert told.text.endswith(": " + " \N{EN DASH} ".join(stops))
    assert len(told.places[0]["hex"]) >= len(stops)


def mined(number: int, rule: str, gap: float, obvious: bool) -> Mined:
    record = puzzles_of("steel_driver").record(puzzles_of("steel_driver").collection.puzzles[number])
    game = game_of_record(record)
    weighed = [Weighed(["one"], 0.5, 0.0, 0.0, 9), Weighed(["other"], 0.5 - gap, gap, 0.01, 9)]
    puzzle = Puzzle("", 0, rule, obvious, weighed, [], [Finish(9.0, 8.0, 0.9), Finish(7.0, 8.0, 0.1)])
    return Mined(number, room_of(game), ["steady"] * game.players, replay(game, record), puzzle)


def test_kept_are_one_of_a_game_of_many_kinds_and_those_that_quick_bots_miss(tmp_path: Path) -> None:
    found = [mined(0, "A", 0.2, False), mined(0, "B", 0.9, False), mined(1, "A", 0.5, True), mined(2, "A", 0.3, False)]
    kept = picked(found, 2)
    assert [(one.number, one.puzzle.rule) for one in kept] == [(0, "B"), (2, "A")]
    assert len(picked(found, 9)) == 3
    write(tmp_path, Collection("goldenspike puzzles", "digest", 3, len(found)), kept)
    again = Puzzles(tmp_path)
    assert [puzzle.gap for puzzle in again.collection.puzzles] == [0.9, 0.3]
    first = again.record(again.collection.puzzles[0])
    game = game_of_record(first)
    assert dumps(game, header_of(game, first.seats()), replay(game, first)).splitlines()[-1] == f"= {kept_name(again)}"


def kept_name(puzzles: Puzzles) -> str:
    return puzzles.collection.puzzles[0].name
