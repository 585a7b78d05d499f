"""What a game offers before it is set up: its name, how many can play, its boards and its options."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Final

from goldenspike.kernel.core import Game, keyed
from goldenspike.kernel.ints import mypyc_attr

EARLIER: Final = "earlier"
"""The folder beside a board for what it was in earlier releases, as NAME-DIGEST: games that began on it are finished on it."""


def read_text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


class SetupError(Exception):
    """Why a game cannot be set up, or a command carried out, as asked; `key` and `values` pick the catalogue's message."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(keyed(key, values))
        self.key: Final = key
        self.values: Final = values


class UnknownBoard(SetupError):
    """No board of that name and digest; `given` is the one that there is under the name, if any."""

    def __init__(self, board: str, given: str) -> None:
        super().__init__("setup-no-such-board", name=board[:60])
        self.given: Final = given


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """One game on the shelf. `options` lists the values each option may take, the first one being the default."""

    def __init__(
        self, name: str, title: str, fewest: int, most: int, version: int, boards: dict[str, Path], options: dict[str, list[str]]
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.fewest: Final = fewest
        self.most: Final = most
        self.version: Final = version
        self.boards: Final = boards
        self.options: Final = options

    def trials(self) -> list[tuple[int, dict[str, str]]]:
        """For tests and measurements: numbers of players and options with which random play soon ends; here all."""
        choices = [dict(zip(self.options, values, strict=True)) for values in product(*self.options.values())]
        return [(players, options) for options in choices for players in range(self.fewest, self.most + 1)]

    def make(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        """The game for these players by the rules of a version; `set_up` has checked what is asked for."""
        raise NotImplementedError

    def texts(self, board: Path) -> dict[str, str]:
        """The files that a board consists of, by name; raises `OSError`."""
        return {board.name: read_text(board)}

    def earlier(self, board: Path) -> list[dict[str, str]]:
        """The files of all that a board was in earlier releases."""
        return [self.texts(kept) for kept in sorted((board.parent / EARLIER).glob(f"{board.stem}-*"))]

    def set_up(self, players: int, options: dict[str, str], board: Path | None = None) -> Game[Any]:
        """A new game, by the rules as they are now; raises `SetupError`, `BoardError` or `OSError`."""
        path = board if board is not None else next(iter(self.boards.values()))
        return self.set_up_again(players, options, self.texts(path), self.version)

    def set_up_again(self, players: int, options: dict[str, str], board: dict[str, str], version: int) -> Game[Any]:
        """The game as it was set up before: on a board that was kept, by the rules of that time; raises as `set_up` does."""
        game = self.make(players, self._checked(players, options, version), board, version)
        game.board_texts = board
        return game

    def _checked(self, players: int, options: dict[str, str], version: int) -> dict[str, str]:
        """Every option with the value that was asked for or else its first one; raises `SetupError`."""
        if not self.fewest <= players <= self.most:
            raise SetupError("setup-players", game=self.title, fewest=self.fewest, most=self.most, found=players)
        if not 1 <= version <= self.version:
            raise SetupError("setup-other-rules", game=self.title, known=self.version, found=version)
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise SetupError("setup-no-such-option", game=self.title, option=name, known=known)
            if value not in self.options[name]:
                raise SetupError("setup-no-such-value", option=name, value=value, known=", ".join(self.options[name]))
            chosen[name] = value
        return chosen


def spell_options(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "none"


def parse_options(text: str) -> dict[str, str]:
    """Options as `spell_options` writes them; raises `SetupError`."""
    options: dict[str, str] = {}
    for word in [] if text == "none" else text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise SetupError("setup-how-to-write-options", found=word)
        if name in options:
            raise SetupError("setup-option-twice", option=name)
        options[name] = value
    return options
