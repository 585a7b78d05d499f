"""What can go wrong at a table, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from goldenspike.tables.answers import Problem


class Moved(Exception):
    """The table has moved on since the position that the request was meant for."""


class TooLong(Exception):
    """The log of the table has as many lines as a table may have."""


class TableError(Exception):
    """A request that cannot be met; `answer` is what the user is told."""

    def __init__(self, answer: Problem) -> None:
        super().__init__(answer.text)
        self.answer: Final = answer


def bad_request(text: str) -> TableError:
    return TableError(Problem("bad_request", text))


def unknown_game() -> TableError:
    return TableError(Problem("unknown_game", "There is no such game."))


def unknown_lesson() -> TableError:
    return TableError(Problem("unknown_lesson", "This game has no such lesson."))


def unknown_puzzle() -> TableError:
    return TableError(Problem("unknown_puzzle", "This game has no such puzzle."))


def other_rules() -> TableError:
    return TableError(Problem("other_rules", "This game was played under rules or on a board that this server does not have."))


def not_running() -> TableError:
    return TableError(Problem("not_running", "The game has not begun."))


def nothing_asked() -> TableError:
    return TableError(Problem("nothing_asked", "Nobody has asked you to let them take something back."))
