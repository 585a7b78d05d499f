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
from goldenspike.tables.agreement import CORRESPONDENCE, LIVE, Agreement, spell_time
from goldenspike.tables.bots import bots_for
from goldenspike.tables.errors import TableError, bad_request, unknown_game
from goldenspike.tables.fairness import dice_of
from goldenspike.tables.names import checked_name, named_apart
from goldenspike.tables.shown_names import bot_name
from goldenspike.tables.stored import (
    BOT,
    COMMITTING,
    DRAWN,
    FREE,
    GATHERING,
    NO_DRAW,
    OPEN,
    PERSON,
    REVEALING,
    RUNNING,
    Append,
    Header,
    Seat,
    Stage,
    User,
)
from goldenspike.tables.table import added, clocks_at_start, game_of
from goldenspike.text.speaker import error_text

Wish = tuple[str, str | None, str | None]
"""Who is to sit in a seat: the kind (me, hotseat, bot or open), a bot, a name."""
Opening = tuple[Header, Append | None, dict[str, str]]
"""A table to be stored, its first lines, and the files of its board."""


def new_header(game: Game[Any], host: str, public: bool, seats: list[Seat], time_agreed: str = "none") -> Header:
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
        time=time_agreed,
        began=0.0,
        due=None,
        seats=tuple(seats),
        draw=GATHERING,
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
        raise bad_request(f"{error_text('en', error)}.") from None


def agreed_time(game: str, agreed: Agreement) -> str:
    """The agreement about time as it is stored; raises `TableError` if it is none."""
    if (agreed.kind == LIVE and not agreed.bank) or (agreed.kind == CORRESPONDENCE and not agreed.hours):
        raise bad_request("A live clock needs seconds in its bank, a correspondence clock hours for a decision.")
    if agreed.bot and agreed.bot not in bots_for(game):
        raise unknown_bot(agreed.bot, game)
    return spell_time(agreed)


def unknown_bot(bot: str, game: str) -> TableError:
    return bad_request(f"There is no bot '{bot}', only {', '.join(bots_for(game))}.")


def places(count: int, shuffled: bool) -> list[int]:
    """The seats in their order, or in one that chance has made."""
    order = list(range(count))
    if shuffled:
        secrets.SystemRandom().shuffle(order)
    return order


def seated(game: str, user: User, wanted: list[Wish]) -> list[Seat]:
    """Seats as asked for; every name at a table is different."""
    return _named_apart([seat_for(game, user, number, *wish) for number, wish in enumerate(wanted)])


def _named_apart(seats: list[Seat]) -> list[Seat]:
    named: list[Seat] = []
    for seat in seats:
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
        raise unknown_bot(chosen, game)
    return Seat(number, BOT, None, chosen, name or bot_name(chosen))


def promised(seats: list[Seat], user: str, commitment: str | None) -> list[Seat]:
    """The seats, with what the user's browser promises for the draw in the first that is theirs."""
    mine = next((seat.seat for seat in seats if seat.user == user), None)
    return [replace(seat, commitment=commitment) if seat.seat == mine else seat for seat in seats]


def opened(game: Game[Any], header: Header, wait: float = 0.0) -> Opening:
    """A new table. If no seat is open it begins at once, or, where a browser has promised its part of the seed, draws it."""
    if any(seat.kind == FREE for seat in header.seats):
        return header, None, game.board_texts
    if any(seat.commitment for seat in header.seats):
        return drawing(header, REVEALING, wait), None, game.board_texts
    return (*started(header, Course(game, dice_of(header))), game.board_texts)


def drawing(header: Header, stage: Stage, wait: float) -> Header:
    """The table at a stage of the draw that ends when everybody has done their part, or after so many seconds."""
    return replace(header, draw=stage, due=time.time() + wait)


def started(header: Header, course: Course[Any]) -> tuple[Header, Append]:
    """The table with the first lines of its game, chance's included."""
    now = time.time()
    draw: Stage = NO_DRAW if header.draw == NO_DRAW else DRAWN
    header = replace(header, status=RUNNING, began=now, draw=draw)
    clocks = clocks_at_start(header, course)
    course.deal(now)
    first = added(header, 0, course, clocks)
    return replace(header, status=first.status, asked=first.asked, seq=course.seq, due=first.due), first


def rematch(old: Header, wait: float = 0.0) -> Opening:
    """The same people, game and options once more, by the rules as they are now; the next player begins.

    The seat of one who has left for good is open. Whose browser took part in the last draw is waited for.
    """
    game = settled(old.game, len(old.seats), parse_options(old.options), old.board.partition(" ")[0])
    moved = [*old.seats[1:], old.seats[0]]
    left = [seat.kind == PERSON and seat.user is None for seat in moved]
    seats = [Seat(n, FREE, None, None, "") if left[n] else replace(_as_its_own(seat), seat=n) for n, seat in enumerate(moved)]
    header = new_header(game, old.host, old.public, _named_apart(seats), old.time)
    if any(seat.commitment for seat in old.seats) and not any(seat.kind == FREE for seat in seats):
        return drawing(header, COMMITTING, wait), None, game.board_texts
    return opened(game, header)


def _as_its_own(seat: Seat) -> Seat:
    """A bot that stood in for somebody plays for itself; what was drawn belongs to the game before."""
    if seat.bot is not None and seat.user is not None:
        return Seat(seat.seat, BOT, None, seat.bot, bot_name(seat.bot))
    return replace(seat, commitment=None, contribution=None)
