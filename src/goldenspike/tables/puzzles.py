"""Puzzles as tables: a position of a game between bots, a person in the seat that decides, and nobody who goes on after that."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import lru_cache
from typing import Any

from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import replay
from goldenspike.shelf import box_of, game_of_record
from goldenspike.tables.answers import PuzzleShown
from goldenspike.tables.bots import usual_bot
from goldenspike.tables.errors import unknown_puzzle
from goldenspike.tables.opening import Opening, Wish, new_header, seated, started
from goldenspike.tables.stored import NO_DRAW, User
from goldenspike.tables.table import Table
from goldenspike.text.puzzle import Puzzle, Puzzles


def puzzles_of(game: str) -> Puzzles:
    """The puzzles of a game; raises `TableError` if it has none."""
    puzzles = box_of(game).puzzles
    if puzzles is None:
        raise unknown_puzzle()
    return puzzles


def puzzle_at(table: Table) -> Puzzle | None:
    """The puzzle of a table; None at all others, and where a newer collection no longer has it."""
    name = table.header.puzzle
    return None if name is None else puzzles_of(table.header.game).of_name(name)


@lru_cache(64)
def prepared(game: str, name: str) -> tuple[Game[Any], list[tuple[int, int]]]:
    """The game of a puzzle, and the moves that lead to its position; raises `RecordError`."""
    puzzles = puzzles_of(game)
    puzzle = puzzles.of_name(name)
    if puzzle is None:
        raise unknown_puzzle()
    record = puzzles.record(puzzle)
    made = game_of_record(record)
    return made, replay(made, record)


def puzzle_opened(game: str, number: int, user: User) -> Opening:
    """A puzzle, counted from 1, as a table of the user's; raises `TableError`."""
    all_there_are = puzzles_of(game).collection.puzzles
    if not 1 <= number <= len(all_there_are):
        raise unknown_puzzle()
    puzzle = all_there_are[number - 1]
    made, moves = prepared(game, puzzle.name)
    bot = usual_bot(game)
    wanted: list[Wish] = [("me", None, None) if seat == puzzle.seat else ("bot", bot, None) for seat in range(made.players)]
    header = replace(
        new_header(made, user.id, False, seated(game, user, wanted)), puzzle=puzzle.name, seed=puzzle.name, draw=NO_DRAW
    )
    course = Course(made, header.seed)
    course.carry_out(moves, time.time())
    return (*started(header, course), made.board_texts)


def line_of(table: Table, puzzle: Puzzle) -> int:
    """The line after which a puzzle begins."""
    return len(prepared(table.header.game, puzzle.name)[1])


def answer_at(table: Table, course: Course[Any], puzzle: Puzzle) -> str | None:
    """What the solver has decided on, in the notation; None before. What only puts the decision off is no answer."""
    later = (line for line in course.lines[line_of(table, puzzle) :] if course.stands(line) and line.entry.seat == puzzle.seat)
    return next((line.entry.words for line in later if line.entry.words not in puzzle.put_off), None)


def shown(table: Table, course: Course[Any]) -> PuzzleShown | None:
    puzzle = puzzle_at(table)
    if puzzle is None:
        return None
    all_there_are = puzzles_of(table.header.game).collection.puzzles
    answered = answer_at(table, course, puzzle) is not None
    number = all_there_are.index(puzzle) + 1
    return PuzzleShown(number, len(all_there_are), puzzle.name, line_of(table, puzzle), answered)
