"""The results of an arena: a file of JSON lines to which every game is added when it ends, and the same as a Parquet table."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

import msgspec

from goldenspike.arena.outcome import Outcome
from goldenspike.parts.offer import SetupError

FORMAT: Final = "goldenspike arena 1"


class Head(msgspec.Struct):
    """The first line: what the file is, and of which game."""

    format: str
    game: str


class Results:
    """Opened, it takes outcomes; a line that was cut off when a run was ended is dropped, and its game played again."""

    def __init__(self, file: Path, game: str) -> None:
        """Raises `SetupError` if the file holds anything else, and `OSError`."""
        self.file: Final = file
        self.head: Final = msgspec.json.encode(Head(FORMAT, game)) + b"\n"
        self.outcomes: Final[dict[str, Outcome]] = {}
        self._whole = 0
        self._open: BinaryIO | None = None
        if file.exists():
            self._read(file.read_bytes())

    def _read(self, text: bytes) -> None:
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        if text and lines[:1] != [self.head]:
            raise SetupError("setup-other-results", file=str(self.file))
        for number, line in enumerate(lines[1:], 2):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError:
                raise SetupError("setup-results-line", file=str(self.file), number=number) from None
            self.outcomes.setdefault(outcome.key, outcome)
        self._whole = sum(map(len, lines))

    def __enter__(self) -> Self:
        self._open = self.file.open("ab")
        self._open.truncate(self._whole)
        if not self._whole:
            self._open.write(self.head)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._open is not None:
            self._open.close()

    def add(self, outcome: Outcome) -> None:
        """Keep a game; one that is there already is not counted twice."""
        if self._open is not None and outcome.key not in self.outcomes:
            self.outcomes[outcome.key] = outcome
            self._open.write(msgspec.json.encode(outcome) + b"\n")
            self._open.flush()


def write_parquet(outcomes: list[Outcome], file: Path) -> None:
    """A row for every seat of every game, with the game's kinds and figures as lists; raises `ImportError` without pyarrow."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds = list(dict.fromkeys(name for outcome in outcomes for name in outcome.kinds))
    figures = list(dict.fromkeys(name for outcome in outcomes for name in outcome.figures))
    rows = [seat_row(outcome, seat, kinds, figures) for outcome in outcomes for seat in range(outcome.players)]
    parquet.write_table(arrow.Table.from_pylist(rows), file)


def seat_row(outcome: Outcome, seat: int, kinds: list[str], figures: list[str]) -> dict[str, Any]:
    return {
        "key": outcome.key,
        "setting": outcome.setting,
        "players": outcome.players,
        "seed": outcome.seed,
        "seat": seat + 1,
        "bot": outcome.seats[seat],
        "score": outcome.scores[seat],
        "won": outcome.won(seat),
        "decisions": outcome.decisions[seat],
        "seconds": outcome.seconds[seat],
        "moves": outcome.moves,
        "turns": outcome.turns,
        **{name: outcome.kinds.get(name, [[]] * outcome.players)[seat] for name in kinds},
        **{name: outcome.figures.get(name, []) for name in figures},
    }
