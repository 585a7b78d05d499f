"""What a table has agreed on about time: how long its people may think, and what becomes of a seat whose player drops out."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

NONE: Final = "none"
LIVE: Final = "live"
CORRESPONDENCE: Final = "correspondence"
STAND_IN: Final = "bot"
RESIGN: Final = "resign"
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LIVE_WORDS: Final = re.compile(r"live (\d+)([ms])\+(\d+)s")
SPAN_WORDS: Final = re.compile(r"(days|hours) (\d+)( weekends-off)?(?: vacation (\d+))?")


class Agreement(Struct, frozen=True):
    """Live: seconds in the `bank`, and an `increment` a turn. Correspondence: `hours` for a decision, and days of `vacation`.

    `then` says what happens to whoever drops out, by time or otherwise: a `bot` takes the seat, or the game ends.
    """

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: Annotated[int, Meta(ge=0, le=DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=HOUR)] = 0
    hours: Annotated[int, Meta(ge=0, le=720)] = 0
    weekends_off: bool = False
    vacation: Annotated[int, Meta(ge=0, le=90)] = 0
    then: Literal["bot", "resign"] = "bot"
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The bot that takes over; empty for the game's usual one."""


def spell_time(agreed: Agreement) -> str:
    """As it is stored: `live 20m+30s then bot steady`, `days 2 weekends-off vacation 14 then resign`, or `none`."""
    then = RESIGN if agreed.then == RESIGN else f"bot {agreed.bot}" if agreed.bot else ""
    return f"{_spell_pace(agreed)} then {then}" if then else _spell_pace(agreed)


def _spell_pace(agreed: Agreement) -> str:
    if agreed.kind == NONE:
        return NONE
    if agreed.kind == LIVE:
        bank = f"{agreed.bank}s" if agreed.bank % MINUTE else f"{agreed.bank // MINUTE}m"
        return f"live {bank}+{agreed.increment}s"
    span = f"hours {agreed.hours}" if agreed.hours % 24 else f"days {agreed.hours // 24}"
    off = " weekends-off" if agreed.weekends_off else ""
    return f"{span}{off} vacation {agreed.vacation}" if agreed.vacation else span + off


def parse_time(text: str) -> Agreement:
    """What `spell_time` has written."""
    pace, _, out = text.partition(" then ")
    word, _, bot = out.partition(" ")
    then: Literal["bot", "resign"] = "resign" if word == RESIGN else "bot"
    live, span = LIVE_WORDS.fullmatch(pace), SPAN_WORDS.fullmatch(pace)
    if live is not None:
        bank = int(live[1]) * (MINUTE if live[2] == "m" else 1)
        return Agreement("live", bank=bank, increment=int(live[3]), then=then, bot=bot)
    if span is not None:
        hours = int(span[2]) * (24 if span[1] == "days" else 1)
        off, vacation = bool(span[3]), int(span[4] or 0)
        return Agreement("correspondence", hours=hours, weekends_off=off, vacation=vacation, then=then, bot=bot)
    return Agreement(then=then, bot=bot)
