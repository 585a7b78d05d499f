"""Notices in words, in the language of whoever they go to: one occasion as itself, several as a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from goldenspike.shelf import offer_of
from goldenspike.tables.shown_names import name_shown
from goldenspike.tables.stored import FREE
from goldenspike.tables.table import Table
from goldenspike.text.speaker import topic_text
from goldenspike.web.notices.wished import Kind
from goldenspike.web.store.queue import Notice

TOPIC: Final = "notices"
TOLD: Final[dict[Kind, str]] = {
    "turn": "notice-turn",
    "low": "notice-low",
    "over": "notice-over",
    "vote": "notice-vote",
    "friend": "notice-friend",
    "invited": "notice-invited",
    "request": "notice-request",
}


@dataclass(frozen=True)
class Told:
    """A notice with the table it is about, if it is about one, and the name that it names, if any."""

    notice: Notice
    table: Table | None
    name: str


@dataclass(frozen=True)
class Message:
    """A title, what there is to say more, and the path of its page; `parts` are all that is told, each with its path."""

    title: str
    text: str
    path: str
    tag: str
    parts: tuple[tuple[str, str], ...]


def message(lang: str, told: list[Told]) -> Message:
    parts = tuple((_line(lang, one), _path(one)) for one in told)
    if len(told) > 1:
        return Message(_headline(lang, told), "\n".join(line for line, _ in parts), "/", "many", parts)
    one = told[0]
    if one.table is None:
        text = topic_text(lang, TOPIC, "notice-request-text")
    else:
        text = topic_text(lang, TOPIC, "notice-with", names=_others(lang, one, one.table))
    tag = f"{one.notice.kind}/{one.notice.table or one.notice.word}"
    return Message(_told(lang, one), text, _path(one), tag, parts)


def _headline(lang: str, told: list[Told]) -> str:
    if any(one.table is None for one in told):
        return topic_text(lang, TOPIC, "notice-news")
    return topic_text(lang, TOPIC, "notice-many", count=len({one.notice.table for one in told}))


def _path(told: Told) -> str:
    """An invitation leads to the lobby, where it is answered: the table may be private, and its key is not told."""
    if told.table is None:
        return "/friends"
    return "/" if told.notice.kind == "invited" else f"/t/{told.notice.table}"


def _told(lang: str, told: Told) -> str:
    game = "" if told.table is None else offer_of(told.table.header.game).title
    return topic_text(lang, TOPIC, TOLD[told.notice.kind], game=game, name=name_shown(told.name, lang))


def _line(lang: str, told: Told) -> str:
    if told.table is None:
        return _told(lang, told)
    return topic_text(lang, TOPIC, "notice-line", told=_told(lang, told), names=_others(lang, told, told.table))


def _others(lang: str, told: Told, table: Table) -> str:
    """Who else is at the table, or at least who invites there."""
    sat = zip(table.header.seats, table.names(lang), strict=True)
    names = [name for seat, name in sat if seat.user != told.notice.user and seat.kind != FREE]
    return ", ".join(filter(None, names)) or name_shown(told.name, lang)


def trial(lang: str) -> Message:
    title, text = (topic_text(lang, TOPIC, key) for key in ("notice-test", "notice-test-text"))
    return Message(title, text, "/", "test", ((title, "/"),))
