"""Games as text: a table as a record, and a record as a table."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course
from goldenspike.kernel.record import DIGEST, Record, RecordError, dumps, header_of, loads, replay, verify
from goldenspike.shelf import box_of, game_of_record, own_board
from goldenspike.tables.answers import BadRecord
from goldenspike.tables.bots import bots_for
from goldenspike.tables.draw_answers import Dealt
from goldenspike.tables.errors import TableError
from goldenspike.tables.fairness import dice_of, record_lines
from goldenspike.tables.keeping import MOST_LINES
from goldenspike.tables.luck import dealt
from goldenspike.tables.opening import Opening, Wish, new_header, seated, started
from goldenspike.tables.sight import Sight
from goldenspike.tables.stored import BOT, RECORD, Header, Seat, User
from goldenspike.tables.table import Table, game_for
from goldenspike.text.speaker import error_text


@dataclass(frozen=True)
class Copy:
    """All that a record of a table is written from, small enough to send to another process."""

    header: Header
    moves: list[tuple[int, int]]
    kept: dict[str, str] | None
    draw: dict[str, str]


def record_of(table: Table, sight: Sight) -> str:
    """The game as a record; while it runs, up to the first line that is a secret to the one who looks."""
    return written(copy_of(table, sight))


def copy_of(table: Table, sight: Sight) -> Copy:
    moves = []
    for line in table.course.standing():
        if table.course.hidden(line, sight.knows):
            break
        moves.append((line.entry.seat, line.action))
    draw = record_lines(table.header, table.known_from)
    return Copy(replace(table.header, key=None, seed="", host=""), moves, table.kept, draw)


def written(copy: Copy) -> str:
    game = game_for(copy.header, copy.kept)
    seats = [f"bot:{seat.bot}" if seat.kind == BOT else seat.name for seat in copy.header.seats]
    return dumps(game, {**header_of(game, seats), **copy.draw}, copy.moves, own_board(game))


def outcomes_of(copy: Copy, first: int, seed: str) -> list[Dealt]:
    """What chance did after the first moves, and what the seed gives."""
    return dealt(game_for(copy.header, copy.kept), copy.moves, first, seed)


def imported(text: str, user: User, lang: str) -> Opening:
    """A record as a table: to look at, or to play on; raises `TableError`, which says in `lang` what is wrong with it."""
    try:
        record = loads(text)
        _check_length(record)
        game = game_of_record(record)
    except RecordError as error:
        raise _bad_record(error, error_text(lang, error)) from None
    try:
        verify(game, record)
        moves = replay(game, record)
    except RecordError as error:
        names = [name.replace("_", " ") for name in record.seats()] + [str(seat + 1) for seat in range(game.players)]
        raise _bad_record(error, box_of(game.name).speaker(game, lang, names).record_error(error)) from None
    plain = new_header(game, user.id, False, _record_seats(game, record, user))
    header = replace(plain, practice=RECORD, brought=len(moves))
    course = Course(game, dice_of(header))
    course.carry_out(moves, time.time())
    return (*started(header, course), game.board_texts)


def _check_length(record: Record) -> None:
    actions = [entry for entry in record.entries if entry.seat != DIGEST]
    if len(actions) > MOST_LINES:
        raise RecordError(actions[MOST_LINES].line, "record-too-many-actions", most=MOST_LINES)


def _bad_record(error: RecordError, told: str) -> TableError:
    end = "" if told.endswith(")") else "."
    return TableError(BadRecord("bad_record", f"{told[0].upper()}{told[1:]}{end}", error.line))


def _record_seats(game: Game[Any], record: Record, user: User) -> list[Seat]:
    """Whoever imports a game sits in every seat that was a person's."""
    bots = bots_for(game.name)
    names = record.seats()[: game.players]
    wanted: list[Wish] = []
    for name in names + [""] * (game.players - len(names)):
        bot = name.removeprefix("bot:").partition(":")[0]
        person = "hotseat", None, name.replace("_", " ")[:24] or None
        wanted.append(("bot", bot, None) if name.startswith("bot:") and bot in bots else person)
    return seated(game.name, user, wanted)
