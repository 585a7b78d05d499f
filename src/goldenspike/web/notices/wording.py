"""Notices in words, in the language of whoever they go to: one occasion as itself, several as a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from goldenspike.shelf import offer_of
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
}


@dataclass(frozen=True)
class Message:
    """A title, what there is to say more, and the path of its page; `parts` are all that is told, each with its path."""

    title: str
    text: str
    path: str
    tag: str
    parts: tuple[tuple[str, str], ...]


def message(lang: str, told: list[tuple[Notice, Table]]) -> Message:
    parts = tuple((_line(lang, notice, table), f"/t/{notice.table}") for notice, table in told)
    if len(told) > 1:
        title = topic_text(lang, TOPIC, "notice-many", count=len({path for _, path in parts}))
        return Message(title, "\n".join(line for line, _ in parts), "/", "many", parts)
    notice, table = told[0]
    text = topic_text(lang, TOPIC, "notice-with", names=_others(lang, notice, table))
    return Message(_told(lang, notice, table), text, parts[0][1], f"{notice.kind}/{notice.table}", parts)


def _told(lang: str, notice: Notice, table: Table) -> str:
    return topic_text(lang, TOPIC, TOLD[notice.kind], game=offer_of(table.header.game).title, name=notice.word)


def _line(lang: str, notice: Notice, table: Table) -> str:
    return topic_text(lang, TOPIC, "notice-line", told=_told(lang, notice, table), names=_others(lang, notice, table))


def _others(lang: str, notice: Notice, table: Table) -> str:
    names = [name for seat, name in zip(table.header.seats, table.names(lang), strict=True) if seat.user != notice.user]
    return ", ".join(filter(None, names))


def trial(lang: str) -> Message:
    title, text = (topic_text(lang, TOPIC, key) for key in ("notice-test", "notice-test-text"))
    return Message(title, text, "/", "test", ((title, "/"),))
