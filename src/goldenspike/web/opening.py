"""Opens tables: new ones, rematches, and those made from a record."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from dataclasses import replace
from typing import Any

from goldenspike.kernel.core import CHANCE, Game
from goldenspike.kernel.record import Record, RecordError, loads, replay, verify
from goldenspike.parts.offer import SetupError, parse_options, spell_options
from goldenspike.shelf import BOXES, box_of, game_of_record
from goldenspike.text.speaker import error_text
from goldenspike.web.course import Course
from goldenspike.web.desk import game_of
from goldenspike.web.errors import ApiError, bad_request, unknown_game
from goldenspike.web.store.rows import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Append, Header, Seat, User
from goldenspike.web.thinkers import bots_for

Opening = tuple[Header, Append | None]


def new_header(game: Game[Any], board: str, host: str, public: bool, seats: list[Seat]) -> Header:
    now = time.time()
    return Header(
        id=secrets.token_urlsafe(9),
        key=None if public else secrets.token_urlsafe(9),
        game=game.name,
        rules=game.version,
        board=board,
        options=game.options,
        host=host,
        public=public,
        seed=secrets.token_hex(24),
        status=OPEN,
        seq=0,
        asked=0,
        rematch=None,
        created=now,
        changed=now,
        seats=tuple(seats),
    )


def settled(game: str, players: int, options: dict[str, str], board: str | None) -> tuple[Game[Any], str]:
    """The game and the board's name as asked for; raises `ApiError`."""
    if game not in BOXES:
        raise unknown_game()
    offer = BOXES[game].offer
    name = board or next(iter(offer.boards))
    if name not in offer.boards:
        raise bad_request(f"{offer.title} has no board '{name}', only {', '.join(offer.boards)}.")
    try:
        return game_of(game, players, spell_options(options), name), name
    except SetupError as error:
        raise bad_request(f"{error}.") from None


def seated(game: str, user: User, wanted: list[tuple[str, str | None, str | None]]) -> list[Seat]:
    """Seats as asked for (kind, bot, name); every name at a table is different."""
    seats = [seat_for(game, user, number, *wish) for number, wish in enumerate(wanted)]
    taken: Counter[str] = Counter()
    named = []
    for seat in seats:
        taken[seat.name] += 1
        double = seat.kind != FREE and taken[seat.name] > 1
        named.append(replace(seat, name=f"{seat.name} {taken[seat.name]}") if double else seat)
    return named


def seat_for(game: str, user: User, number: int, kind: str, bot: str | None, name: str | None) -> Seat:
    if kind == "open":
        return Seat(number, FREE, None, None, "")
    if kind in ("me", "hotseat"):
        return Seat(number, PERSON, user.id, None, name or user.name)
    known = bots_for(game)
    chosen = bot or known[0]
    if chosen not in known:
        raise bad_request(f"There is no bot '{chosen}', only {', '.join(known)}.")
    return Seat(number, BOT, None, chosen, name or chosen.replace("_", " ").capitalize())


def opened(game: Game[Any], header: Header) -> Opening:
    """The table, started at once if nobody is waited for."""
    if any(seat.kind == FREE for seat in header.seats):
        return header, None
    return started(header, Course(game))


def started(header: Header, course: Course) -> tuple[Header, Append]:
    """The table with the first lines of its game, chance's included."""
    course.deal(header.seed, time.time())
    asked = 0 if course.over else course.asked() & ~(1 << CHANCE)
    first = Append(header.id, 0, tuple(line.entry for line in course.lines), OVER if course.over else RUNNING, asked)
    return replace(header, status=first.status, asked=asked, seq=course.seq), first


def rematch(old: Header) -> Opening:
    """The same people, game and options once more; the next player begins."""
    game = game_of(old.game, len(old.seats), old.options, old.board)
    moved = [*old.seats[1:], old.seats[0]]
    seats = [replace(seat, seat=number) for number, seat in enumerate(moved)]
    return opened(game, new_header(game, old.board, old.host, old.public, seats))


def imported(text: str, user: User, lang: str) -> Opening:
    """A record as a table: to look at, or to play on; raises `ApiError`, which says in `lang` what is wrong with it."""
    try:
        record = loads(text)
        game = game_of_record(record)
    except RecordError as error:
        raise _bad_record(error, error_text(lang, error)) from None
    try:
        verify(game, record)
        moves = replay(game, record)
    except RecordError as error:
        names = [name.replace("_", " ") for name in record.seats()] + [str(seat + 1) for seat in range(game.players)]
        raise _bad_record(error, box_of(game.name).speaker(game, lang, names).record_error(error)) from None
    board = record.header.get("board", "").partition(" ")[0] or next(iter(BOXES[game.name].offer.boards))
    options = spell_options(parse_options(game.options))
    made = game_of(game.name, game.players, options, board)
    course, now = Course(made), time.time()
    for seat, action in moves:
        course.act(seat, action, now)
    return started(new_header(made, board, user.id, False, _record_seats(made, record, user)), course)


def _bad_record(error: RecordError, told: str) -> ApiError:
    end = "" if told.endswith(")") else "."
    return ApiError(400, "bad_record", f"{told[0].upper()}{told[1:]}{end}", line=error.line)


def _record_seats(game: Game[Any], record: Record, user: User) -> list[Seat]:
    """Whoever imports a game sits in every seat that was a person's."""
    bots = bots_for(game.name)
    names = record.seats()[: game.players]
    wanted: list[tuple[str, str | None, str | None]] = []
    for name in names + [""] * (game.players - len(names)):
        bot = name.removeprefix("bot:")
        person = "hotseat", None, name.replace("_", " ")[:24] or None
        wanted.append(("bot", bot, None) if bot != name and bot in bots else person)
    return seated(game.name, user, wanted)
