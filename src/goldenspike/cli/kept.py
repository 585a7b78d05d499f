"""Where a game at the terminal is saved, and what is kept of the record it was resumed from."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from goldenspike.kernel.core import Game
from goldenspike.kernel.record import header_of

AUTOSAVE: Final = "goldenspike-saved"
OPENING: Final = b"format "
"""The first bytes of every record that this program writes."""


class Kept:
    """The file and header that the game was resumed from; each may be missing."""

    def __init__(self, resumed: Path | None = None, header: dict[str, str] | None = None) -> None:
        self.resumed: Final = resumed
        self.read: Final = header or {}

    def header(self, game: Game[Any], seats: list[str]) -> dict[str, str]:
        """The header to write, with all further keys of the record that was read."""
        own = header_of(game, seats)
        return own | {key: value for key, value in self.read.items() if key not in own}

    def may_write(self, file: Path) -> bool:
        """Only a new file, the one that was read, or another record may be written."""
        if file == self.resumed or not file.exists():
            return True
        if not file.is_file():
            return file.is_dir()
        with file.open("rb") as opened:
            return opened.read(len(OPENING)) == OPENING

    def places(self) -> Iterator[Path]:
        """Where to save the game, best first; no other saved game is overwritten."""
        if self.resumed is not None:
            yield self.resumed
        names = (f"{AUTOSAVE}{'' if number == 1 else f'-{number}'}.record" for number in count(1))
        yield next(Path(name) for name in names if not Path(name).exists())

    def command(self, file: Path) -> str:
        """The command that resumes the game."""
        return shlex.join(["goldenspike", "play", "--resume", str(file)])
