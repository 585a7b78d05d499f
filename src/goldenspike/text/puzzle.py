"""Puzzles: positions of games between bots in which one choice is far better than all others, with the figures that show it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from goldenspike.kernel.record import Record, loads

LIST: Final = "puzzles.json"


class Weighed(Struct):
    """A choice in the notation, followed by what belongs to the same plan; the deciding seat's chance to win after it, how much
    less that is than after the best, and the standard error of the difference, from so many tries."""

    words: list[str]
    chance: float
    lost: float
    doubt: float
    tries: int


class Finish(Struct):
    """How games ended that were played on quickly after a choice: the mean score of the deciding seat and of the best of the
    others, the part of them that it won, and what another seat answered first in most of them, if they agree."""

    own: float
    rival: float
    won: float
    answering: int | None = None
    answer: str | None = None


class Puzzle(Struct):
    """The position after all actions of the record of that name, the seat that decides, and its choices, best first.

    It is `obvious` where a bot that does not search finds the best choice too. What is in `put_off` is legal as well, but decides
    nothing: the same is asked again after it. Of the best choice and the next best the `finishes` are told.
    """

    name: str
    seat: int
    rule: str
    obvious: bool
    choices: list[Weighed]
    put_off: list[str]
    finishes: list[Finish]

    @property
    def gap(self) -> float:
        return self.choices[1].lost


class Collection(Struct):
    """The puzzles of a game, and how they were found."""

    command: str = ""
    engine: str = ""
    games: int = 0
    found: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)


class Puzzles:
    """The folder of a game's puzzles: their list, and a record for each."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._records: Final[dict[str, Record]] = {}

    @cached_property
    def collection(self) -> Collection:
        """Read when it is first needed."""
        return msgspec.json.decode((self.folder / LIST).read_bytes(), type=Collection)

    def record(self, puzzle: Puzzle) -> Record:
        if puzzle.name not in self._records:
            self._records[puzzle.name] = loads((self.folder / f"{puzzle.name}.record").read_text("utf-8"))
        return self._records[puzzle.name]

    def of_name(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.collection.puzzles if puzzle.name == name), None)
