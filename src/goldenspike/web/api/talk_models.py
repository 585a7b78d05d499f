"""The shapes of requests and answers about talk and notes."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from goldenspike.tables.answers import Problem
from goldenspike.web.api.models import SeatNumber, Seq, problems
from goldenspike.web.talk.plain import LONGEST_NOTES, LONGEST_REMARK
from goldenspike.web.talk.remarks import Reaction, RemarkShown, Room

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_REMARK)]
Sign = Annotated[str, Meta(min_length=12, max_length=12)]
Reason = Literal["insult", "spam", "cheating", "other"]


class Say(Struct):
    """With several seats, `seat` is the one that speaks; left out, the first."""

    text: Text
    seat: SeatNumber | None = None


class Said(Struct):
    room: Room
    number: int


class TalkPage(Struct):
    """Remarks of a room; `earlier` of them come before."""

    room: Room
    open: bool
    earlier: int
    remarks: list[RemarkShown]


class React(Struct):
    """To a remark of a room, or to a line of the game's log; `on` false takes it back."""

    reaction: Reaction
    room: Room | None = None
    number: Number | None = None
    line: Seq | None = None
    on: bool = True


class Delete(Struct):
    room: Room
    number: Number


class Report(Struct):
    room: Room
    number: Number
    reason: Reason
    more: Annotated[str, Meta(max_length=200)] = ""


class Mute(Struct):
    """`by` as in remarks and in `here`."""

    by: Sign
    muted: bool = True


class Switch(Struct):
    open: bool


class Done(Struct):
    done: bool = True


class Notes(Struct):
    """`version` grows with every change."""

    text: str
    version: int


class KeepNotes(Struct):
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]
    version: Annotated[int, Meta(ge=0, le=2**31 - 2)]


class NotesChanged(Problem):
    """`notes` is what was kept in the meantime."""

    notes: Notes


def note_problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {**problems(*statuses), 409: ResponseSpec(NotesChanged, False, "The notes were changed elsewhere")}
