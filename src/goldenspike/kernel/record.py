"""A game as text: a header, then one line per action, with a digest of the position after each turn."""

from __future__ import annotations

import hashlib
import re
from itertools import pairwise
from typing import Final, final

from goldenspike.kernel.core import CHANCE, OVER, Game, Log, NotationError, Refusal, S, keyed

FORMAT: Final = "1"
HEADER_LINE: Final = re.compile(r"([a-z_]+) +(\S.*)")
ACTION_LINE: Final = re.compile(r"([1-9][0-9]?|\*) +(\S.*)")
DIGEST_LINE: Final = re.compile(r"= +([0-9a-f]{8})")
CONTROL: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f]")
FILE: Final = "--- "
"""Begins the line above a file of the board, where a record brings its board with it."""
LONGEST: Final = 80
"""The most characters of a record that an error message quotes."""


class RecordError(Exception):
    """What is wrong with a record, and in which line; `key` and `values` pick the catalogue's message.

    `refusal` is set where a rule forbids the line.
    """

    def __init__(self, line: int, key: str, refusal: Refusal | None = None, **values: object) -> None:
        super().__init__(keyed(key, values))
        self.line: Final = line
        self.key: Final = key
        self.refusal: Final = refusal
        self.values: Final = values


@final
class RecordLine:
    """A line below the header: an action in words, or (with no seat) a digest."""

    def __init__(self, line: int, seat: int, words: str) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.words: Final = words


DIGEST: Final = -1
"""The seat of an entry that is a digest."""


@final
class Record:
    """A record as read, not yet checked by the rules; `board` holds the board's files, if the record brings them."""

    def __init__(
        self, header: dict[str, str], header_lines: dict[str, int], entries: list[RecordLine], board: dict[str, str]
    ) -> None:
        self.header: Final = header
        self.header_lines: Final = header_lines
        self.entries: Final = entries
        self.board: Final = board

    def seats(self) -> list[str]:
        return self.header.get("seats", "").split()

    def actions(self) -> int:
        return sum(entry.seat != DIGEST for entry in self.entries)


def loads(text: str) -> Record:
    written = text.splitlines()
    lines = [line.strip() for line in written]
    if "---" not in lines:
        raise RecordError(max(1, len(lines)), "record-no-header-end")
    end = lines.index("---")
    header, header_lines = _read_header(lines[:end])
    files = [place for place, line in enumerate(lines) if line.startswith(FILE) and place > end] + [len(lines)]
    board: dict[str, str] = {}
    for start, stop in pairwise(files):
        _only_printable(start + 1, lines[start])
        board[lines[start].removeprefix(FILE)] = "\n".join(written[start + 1 : stop])
    return Record(header, header_lines, _read_entries(lines[end + 1 : files[0]], end + 2), board)


def _read_header(lines: list[str]) -> tuple[dict[str, str], dict[str, int]]:
    """Keys with their values, and the lines they stand in."""
    header: dict[str, str] = {}
    found: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("#"):
            continue
        _only_printable(number, line)
        match = HEADER_LINE.fullmatch(line)
        if match is None:
            raise RecordError(number, "record-no-header-line", found=excerpt(line))
        if match[1] in header:
            raise RecordError(number, "record-header-twice", name=match[1][:LONGEST])
        header[match[1]] = match[2]
        found[match[1]] = number
    for key in ("game", "players"):
        if key not in header:
            raise RecordError(len(lines) + 1, "record-header-lacks", name=key)
    if header.get("format", FORMAT) != FORMAT:
        raise RecordError(found["format"], "record-other-format", found=header["format"][:LONGEST], known=FORMAT)
    return header, found


def _read_entries(lines: list[str], first: int) -> list[RecordLine]:
    entries: list[RecordLine] = []
    for number, line in enumerate(lines, first):
        if not line or line.startswith("#"):
            continue
        _only_printable(number, line)
        digest = DIGEST_LINE.fullmatch(line)
        action = ACTION_LINE.fullmatch(line)
        if digest is not None:
            entries.append(RecordLine(number, DIGEST, digest[1]))
        elif action is not None:
            entries.append(RecordLine(number, _seat(action[1]), action[2]))
        else:
            raise RecordError(number, "record-no-action-line", found=excerpt(line))
    return entries


def _only_printable(number: int, line: str) -> None:
    """Refuse control characters, which could command the terminal that shows the record."""
    if CONTROL.search(line):
        raise RecordError(number, "record-control-character", found=excerpt(line))


def excerpt(line: str) -> str:
    """The start of a line, with every character that cannot be printed written out."""
    return repr(line[:LONGEST])[1:-1]


def _seat(word: str) -> int:
    """A seat by its number in a record; no number names the seat of chance."""
    if word == "*":
        return CHANCE
    return int(word) - 1 if int(word) <= CHANCE else int(word)


class Chain:
    """Digests of a game's course: each one covers the position and everything that led to it."""

    def __init__(self, header: dict[str, str]) -> None:
        self.sum = hashlib.sha256("\n".join(f"{key} {value}" for key, value in header.items()).encode(errors="surrogatepass"))

    def add(self, line: str) -> None:
        self.sum.update(f"\n{line}".encode())

    def digest(self, numbers: list[int]) -> str:
        position = self.sum.copy()
        position.update(repr(numbers).encode())
        return position.hexdigest()[:8]


def line_of(game: Game[S], state: S, seat: int, action: int) -> str:
    return f"{'*' if seat == CHANCE else seat + 1} {game.spell(state, action)}"


def header_of(game: Game[S], seats: list[str]) -> dict[str, str]:
    """The header of a record; `seats` says who plays, in seat order, bots as `bot:NAME`; a name is written as one word."""
    printable = ["".join(letter if letter.isprintable() else " " for letter in name) for name in seats]
    names = " ".join("_".join(name.split()) or "-" for name in printable)
    header = {
        "format": FORMAT,
        "game": game.name,
        "rules": str(game.version),
        "players": str(game.players),
        "options": game.options,
        "board": game.board_name,
    }
    return {**header, "seats": names} if names else header


def dumps(game: Game[S], header: dict[str, str], moves: list[tuple[int, int]], board: dict[str, str] | None = None) -> str:
    """The whole record; `moves` are seats and actions from the start of the game, `board` the files to go with it."""
    out = [f"{key} {value}" for key, value in header.items()] + ["---"]
    chain = Chain(header)
    silence = Log()
    state = game.start(silence)
    turn = state.turn
    for seat, action in moves:
        out.append(line_of(game, state, seat, action))
        chain.add(out[-1])
        game.apply(state, seat, action, silence)
        if state.turn != turn or state.phase == OVER:
            turn = state.turn
            out.append(f"= {chain.digest(state.numbers())}")
    if not out[-1].startswith("= "):
        out.append(f"= {chain.digest(state.numbers())}")
    for file, text in (board or {}).items():
        out += [FILE + file, *text.splitlines()]
    return "\n".join(out) + "\n"


def parse_entry(game: Game[S], state: S, entry: RecordLine) -> int:
    """The legal action that an entry spells; raises `RecordError`."""
    if entry.seat >= game.players and entry.seat != CHANCE:
        raise RecordError(entry.line, "record-no-such-seat", seat=entry.seat + (entry.seat < CHANCE), players=game.players)
    try:
        action = game.parse(state, entry.words)
    except NotationError as error:
        raise RecordError(entry.line, error.key, None, **error.values) from None
    refusal = game.check(state, entry.seat, action)
    if refusal is not None:
        raise RecordError(entry.line, "record-not-legal", refusal, words=entry.words[:LONGEST])
    return action


def replay(game: Game[S], record: Record, upto: int | None = None) -> list[tuple[int, int]]:
    """The moves of a record, each one checked by the rules; `upto` stops after that many actions."""
    silence = Log()
    state = game.start(silence)
    moves: list[tuple[int, int]] = []
    for entry in record.entries:
        if entry.seat == DIGEST:
            continue
        if upto is not None and len(moves) >= upto:
            break
        action = parse_entry(game, state, entry)
        game.apply(state, entry.seat, action, silence)
        moves.append((entry.seat, action))
    return moves


def verify(game: Game[S], record: Record) -> None:
    """Raises `RecordError` unless every line is legal and every digest matches its position."""
    expected = dumps(game, record.header, replay(game, record)).splitlines()
    body = expected[expected.index("---") + 1 :]
    entries = record.entries
    last = entries[-1].line if entries else 0
    for place, want in enumerate(body):
        if place == len(entries):
            raise RecordError(last + 1, "record-no-last-digest")
        found = entries[place]
        if want.startswith("= ") != (found.seat == DIGEST):
            raise RecordError(found.line, "record-misplaced-digest")
        if found.seat == DIGEST and want != f"= {found.words}":
            raise RecordError(found.line, "record-wrong-digest", found=found.words, right=want[2:])
    if len(entries) > len(body):
        raise RecordError(entries[len(body)].line, "record-misplaced-digest")
