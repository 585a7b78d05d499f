"""What is said at a table: one remark after another, in two rooms that are apart while the game runs."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final, Literal, get_args

from msgspec import Struct

from goldenspike.tables.shown_names import name_shown
from goldenspike.tables.stored import OPEN, RUNNING
from goldenspike.tables.table import Table

Room = Literal["players", "onlookers"]
PLAYERS: Final = "players"
ONLOOKERS: Final = "onlookers"
ROOMS: Final[tuple[Room, ...]] = get_args(Room)

Kind = Literal["said", "gone", "deleted", "reacted", "unreacted", "opened", "closed"]
SAID: Final = "said"
GONE: Final = "gone"
DELETED: Final = "deleted"
REACTED: Final = "reacted"
UNREACTED: Final = "unreacted"
OPENED: Final = "opened"
CLOSED: Final = "closed"

Reaction = Literal["bravo", "thanks", "agreed", "funny", "surprised", "ouch"]


@dataclass(frozen=True)
class Remark:
    """A line of a room. What was said and deleted since is `gone` and has no text; `deleted`, `reacted` and `unreacted` are about
    an earlier remark of the room, or about a line of the game's log; `opened` and `closed` tell what the host did with all talk.
    """

    table: str
    room: Room
    number: int
    kind: Kind
    user: str
    seat: int | None
    name: str
    text: str
    about: int | None
    line: int | None
    at: float


class RemarkShown(Struct):
    """A line of a room; `by` tells one person from another at this table, and nowhere else."""

    room: Room
    number: int
    kind: Kind
    by: str
    seat: int | None
    name: str
    text: str
    about: int | None
    line: int | None
    at: float


def sign_of(table: str, user: str) -> str:
    """What stands for a user at one table: nobody can tell from it who that is at another."""
    return urlsafe_b64encode(hashlib.sha256(f"{table}/{user}".encode()).digest()[:9]).decode()


def shown(remark: Remark, lang: str) -> RemarkShown:
    return RemarkShown(
        room=remark.room,
        number=remark.number,
        kind=remark.kind,
        by=sign_of(remark.table, remark.user),
        seat=None if remark.seat is None else remark.seat + 1,
        name=name_shown(remark.name, lang),
        text=remark.text,
        about=remark.about,
        line=remark.line,
        at=remark.at,
    )


def own_room(table: Table, user: str) -> Room:
    """The room in which a user speaks."""
    return PLAYERS if table.seats_of(user) else ONLOOKERS


def rooms_for(table: Table, user: str) -> tuple[Room, ...]:
    """The rooms that a user may read: while the game runs only their own, so that no onlooker tips off a player unseen."""
    return (own_room(table, user),) if table.header.status == RUNNING else ROOMS


def is_open(table: Table, switched: bool | None) -> bool:
    """Whether there is talk at a table: as its host has switched it, else wherever there are several people, or may be."""
    people = {seat.user for seat in table.header.seats if seat.user is not None}
    return switched if switched is not None else len(people) > 1 or table.header.status == OPEN
