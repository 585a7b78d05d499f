"""A lesson: a guided first game as a script of scenes, each a position of a recorded game and the moves that teach there."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from goldenspike.kernel.record import Record, loads
from goldenspike.parts.lines import BoardError
from goldenspike.parts.offer import parse_options
from goldenspike.text.speaker import CATALOGUES

SCRIPT: Final = "script.txt"
WANT: Final = "want"
THEN: Final = "then"


@dataclass(frozen=True)
class Move:
    """A move of a seat: the words of an action, and others that do as well; `*` in them stands for anything."""

    seat: int
    words: tuple[str, ...]

    def allows(self, seat: int, words: str) -> bool:
        return seat == self.seat and any(fnmatchcase(words, one) for one in self.words)


@dataclass(frozen=True)
class Way:
    """A way to play on from the position of a scene: what the learner does, and what the others answer.

    It would go on as a record does, up to so many actions of that: nobody plays those at the table, but the figures of the way
    are those at its end.
    """

    name: str
    moves: tuple[Move, ...]
    record: str = ""
    actions: int = 0

    def agrees(self, played: list[tuple[int, str]]) -> int:
        """How many of the moves played, from the first on, are those of this way."""
        pairs = zip(self.moves, played, strict=False)
        return next((at for at, (move, done) in enumerate(pairs) if not move.allows(*done)), min(len(self.moves), len(played)))


@dataclass(frozen=True)
class Figure:
    """A number of the position that a scene is about: its name, its kind (`money` or `number`), and where the view has it."""

    name: str
    kind: str
    path: tuple[str, ...]

    def of(self, view: Any) -> int:
        for key in self.path:
            view = _inside(view, key)
        return len(view) if isinstance(view, list | dict) else int(view or 0)


def _inside(view: Any, key: str) -> Any:
    """What a view has under a key; in a list, the one of that number from 1, or of that name."""
    if isinstance(view, dict):
        return view[key]
    return view[int(key) - 1] if key.isdigit() else next(one for one in view if one["name"] == key)


@dataclass(frozen=True)
class Scene:
    """One thing to learn: the rule it is about, the position, the figures, the wanted way, and then the tempting ones."""

    name: str
    rule: str
    record: str
    actions: int
    ways: tuple[Way, ...]
    figures: tuple[Figure, ...]
    luck: str

    @property
    def learner(self) -> int:
        return self.ways[0].moves[0].seat


@dataclass(frozen=True)
class Script:
    """A lesson as it is written; `players` and `options` are those of the real game that follows it."""

    players: int
    options: dict[str, str]
    scenes: tuple[Scene, ...]


class Lesson:
    """The lesson of a game: a folder with its script, the records that it shows positions of, and its words by language."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._records: Final[dict[str, Record]] = {}

    @cached_property
    def script(self) -> Script:
        """The script, read when it is first needed; raises `BoardError` where it cannot be understood."""
        return Reader(SCRIPT, (self.folder / SCRIPT).read_text("utf-8")).script()

    def scene(self, name: str) -> Scene | None:
        return next((scene for scene in self.script.scenes if scene.name == name), None)

    def record(self, name: str) -> Record:
        """A record of the folder; raises `RecordError`."""
        if name not in self._records:
            self._records[name] = loads((self.folder / f"{name}.record").read_text("utf-8"))
        return self._records[name]


@cache
def lesson_words(language: str, game: Path, folder: Path) -> FluentBundle:
    """The words of a lesson, and those of its game and of all games, which they may refer to."""
    catalogue = FluentBundle([language], use_isolating=False)
    for place in (CATALOGUES / language / "common.ftl", game / f"{language}.ftl", folder / f"{language}.ftl"):
        catalogue.add_resource(FluentResource(place.read_text("utf-8")))
    return catalogue


class Reader:
    """Reads a script line by line: a word that says what the line is, and what it says."""

    def __init__(self, file: str, text: str) -> None:
        self._file: Final = file
        numbered = [(number, line.split("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
        self._lines: Final = [(number, words) for number, words in numbered if words]
        self._at = 0

    def script(self) -> Script:
        head = self._block({"players", "options"})
        scenes = []
        while self._at < len(self._lines):
            scenes.append(self._scene(self._word("scene")))
        return Script(int(head["players"][0]), parse_options(" ".join(head.get("options", [])) or "none"), tuple(scenes))

    def _scene(self, name: str) -> Scene:
        said = self._block({"rule", "from", "luck"})
        figures = []
        while self._next() == "show":
            _, figure, kind, *path = self._take()
            figures.append(Figure(figure, kind, tuple(path)))
        ways = [self._way(self._word(WANT))]
        while self._next() == "but":
            ways.append(self._way(self._word("but")))
        record, actions = said["from"]
        luck = said.get("luck", [""])[0]
        return Scene(name, said["rule"][0], record, int(actions), tuple(ways), tuple(figures), luck)

    def _way(self, name: str) -> Way:
        moves = []
        while self._next().isdigit():
            seat, *words = self._take()
            moves.append(Move(int(seat) - 1, tuple(one.strip() for one in " ".join(words).split("|"))))
        record, actions = self._take()[1:] if self._next() == THEN else ("", "0")
        return Way(name or WANT, tuple(moves), record, int(actions))

    def _next(self) -> str:
        return self._lines[self._at][1][0] if self._at < len(self._lines) else ""

    def _take(self) -> list[str]:
        self._at += 1
        return self._lines[self._at - 1][1]

    def _word(self, expected: str) -> str:
        """What follows the expected word in the next line; nothing, if it stands alone."""
        if self._next() != expected:
            number, words = self._lines[min(self._at, len(self._lines) - 1)]
            raise BoardError(self._file, number, f"'{words[0]}'", f"'{expected}'")
        return " ".join(self._take()[1:])

    def _block(self, known: set[str]) -> dict[str, list[str]]:
        """Lines that begin with known words, by those."""
        found: dict[str, list[str]] = {}
        while self._next() in known:
            word, *rest = self._take()
            found[word] = rest
        return found
