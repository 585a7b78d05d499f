"""Opens tables: new ones and rematches."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course
from goldenspike.parts.offer import SetupError, parse_options, spell_options
from goldenspike.shelf import BOXES
from goldenspike.tables.bots import bots_for
from goldenspike.tables.errors import bad_request, unknown_game
from goldenspike.tables.names import checked_name, named_apart
from goldenspike.tables.stored import BOT, FREE, OPEN, PERSON, Append, Header, Seat, User
from goldenspike.tables.table import added, game_of

Wish = tuple[str, str | None, str | None]
"""Who is to sit in a seat: the kind (me, hotseat, bot or open), a bot, a name."""
Opening = tuple[Header, Append | None, dict[str, str]]
"""A table to be stored, its first lines, and the files of its board."""


def new_header(game: Game[Any], host: str, public: bool, seats: list[Seat]) -> Header:
    now = time.time()
    return Header(
        id=secrets.token_urlsafe(9),
        key=None if public else secrets.token_urlsafe(9),
        game=game.name,
        rules=game.version,
        board=game.board_name,
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


def settled(game: str, players: int, options: dict[str, str], board: str | None) -> Game[Any]:
    """The game as asked for; raises `TableError`."""
    if game not in BOXES:
        raise unknown_game()
    offer = BOXES[game].offer
    name = board or next(iter(offer.boards))
    if name not in offer.boards:
        raise bad_request(f"{offer.title} has no board '{name}', only {', '.join(offer.boards)}.")
    try:
        return game_of(game, offer.version, players, spell_options(options), name)
    except SetupError as error:
        raise bad_request(f"{error}.") from None


def seated(game: str, user: User, wanted: list[Wish]) -> list[Seat]:
    """Seats as asked for; every name at a table is different."""
    named: list[Seat] = []
    for number, wish in enumerate(wanted):
        seat = seat_for(game, user, number, *wish)
        named.append(replace(seat, name=named_apart(seat.name, {other.name for other in named})))
    return named


def seat_for(game: str, user: User, number: int, kind: str, bot: str | None, name: str | None) -> Seat:
    if kind == "open":
        return Seat(number, FREE, None, None, "")
    name = None if name is None else checked_name(name)
    if kind in ("me", "hotseat"):
        return Seat(number, PERSON, user.id, None, name or user.name)
    known = bots_for(game)
    chosen = bot or known[0]
    if chosen not in known:
        raise bad_request(f"There is no bot '{chosen}', only {', '.join(known)}.")
    return Seat(number, BOT, None, chosen, name or chosen.replace("_", " ").capitalize())


def opened(game: Game[Any], header: Header) -> Opening:
    """A new table, started at once if no seat is open."""
    if any(seat.kind == FREE for seat in header.seats):
        return header, None, game.board_texts
    return (*started(header, Course(game, header.seed)), game.board_texts)


def started(header: Header, course: Course[Any]) -> tuple[Header, Append]:
    """The table with the first lines of its game, chance's included."""
    course.deal(time.time())
    first = added(header, 0, course)
    return replace(header, status=first.status, asked=first.asked, seq=course.seq), first


def rematch(old: Header) -> Opening:
    """The same people, game and options once more, by the rules as they are now; the next player begins."""
    game = settled(old.game, len(old.seats), parse_options(old.options), old.board.partition(" ")[0])
    moved = [*old.seats[1:], old.seats[0]]
    seats = [replace(seat, seat=number) for number, seat in enumerate(moved)]
    return opened(game, new_header(game, old.host, old.public, seats))
