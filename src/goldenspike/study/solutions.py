"""The solution of a puzzle in words: what its choices are worth, and what makes the difference."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.kernel.core import Game, Log
from goldenspike.kernel.course import Course, position_after
from goldenspike.study.answers import PuzzleListed, Solution
from goldenspike.study.worded import plan_shown
from goldenspike.tables.puzzles import answer_at, line_of, prepared, puzzles_of
from goldenspike.tables.table import Table
from goldenspike.tables.voice import Voice
from goldenspike.text.puzzle import Finish, Puzzle

MOST: Final = 5
"""So many choices are told, and the solver's own if it is not among them."""


def listed(game: str, lang: str) -> list[PuzzleListed]:
    """The puzzles of a game in their order, with what is asked in each; raises `TableError`."""
    return [_listed(game, lang, number, puzzle) for number, puzzle in enumerate(puzzles_of(game).collection.puzzles, 1)]


def _listed(game: str, lang: str, number: int, puzzle: Puzzle) -> PuzzleListed:
    made, moves = prepared(game, puzzle.name)
    state = position_after(made, moves)
    decision = next(one for one in made.decisions(state) if one.seat == puzzle.seat)
    text = Voice(made, lang, []).decision(decision).text
    board = made.board_name.partition(" ")[0]
    return PuzzleListed(number, puzzle.name, board, int(made.players), int(state.turn), puzzle.rule, text)


def solution(table: Table, puzzle: Puzzle, lang: str) -> Solution:
    """The answer of the puzzle at a table, beside what was chosen there."""
    line, voice = line_of(table, puzzle), table.voice(lang)
    before = table.course.at(line)
    told = [choice.words[0] for choice in puzzle.choices]
    answer = answer_at(table, table.course, puzzle)
    mine = told.index(answer) if answer in told else None
    places = list(range(min(MOST, len(told))))
    if mine is not None and mine not in places:
        places.append(mine)
    plans = []
    for choice in (puzzle.choices[place] for place in places):
        actions = actions_of(table.game, before.state, puzzle.seat, choice.words)
        plans.append(plan_shown(voice, before.state, puzzle.seat, actions, choice.chance))
    chosen = None if mine is None else places.index(mine)
    return Solution(line, plans, chosen, len(told) - len(places), why(voice, before, puzzle), _back(table, line, puzzle.seat))


def _back(table: Table, line: int, seat: int) -> int:
    course = table.course
    return sum(course.stands(one) and one.entry.seat == seat for one in course.lines[line:])


def actions_of(game: Game[Any], state: Any, seat: int, words: list[str]) -> list[int]:
    """Actions in the notation, one after the other, as numbers."""
    silence, state = Log(), game.copy(state)
    found: list[int] = []
    for one in words:
        found.append(int(game.parse(state, one)))
        game.apply(state, seat, found[-1], silence)
    return found


def why(voice: Voice, before: Course[Any], puzzle: Puzzle) -> list[str]:
    """What makes the best choice better than the next: who would otherwise do it, what would be answered, how games end."""
    best, second = puzzle.finishes
    told = [] if second.answer is None else [_answered(voice, before, puzzle, second)]
    points = round(100 * puzzle.choices[0].chance) - round(100 * puzzle.choices[1].chance)
    told.insert(0, voice.text("puzzle-why-gap", points=points))
    figures = {"own": best.own, "rival": best.rival, "own-second": second.own, "rival-second": second.rival}
    return [*told, voice.text("puzzle-why-ends", **{name: round(value) for name, value in figures.items()})]


def _answered(voice: Voice, before: Course[Any], puzzle: Puzzle, second: Finish) -> str:
    """What another seat would do after the next best choice."""
    game, state = before.game, before.game.copy(before.state)
    for action in actions_of(game, state, puzzle.seat, puzzle.choices[1].words):
        game.apply(state, puzzle.seat, action, Log())
    assert second.answering is not None
    assert second.answer is not None
    name = voice.speaker.seat(second.answering)
    taken = second.answer == puzzle.choices[0].words[0]
    choice = voice.action(state, int(game.parse(state, second.answer)))
    return voice.text("puzzle-why-taken" if taken else "puzzle-why-answer", name=name, choice=choice)
