"""What those at a table are called: guests and bots without a name of their own have one in every language."""

from __future__ import annotations

import re
from typing import Final

from goldenspike.shelf import BOXES
from goldenspike.tables.stored import BOT, Seat
from goldenspike.text.speaker import bundle, common_text, said

GUEST: Final = re.compile(r"Guest (\d+)((?: \d+)?)")


def guest_name(number: int) -> str:
    """What is stored for a guest who has chosen no name."""
    return f"Guest {number}"


def is_made_up(name: str) -> bool:
    """Whether somebody goes by the name of a guest who has chosen none."""
    return GUEST.fullmatch(name) is not None


def bot_name(bot: str) -> str:
    """What is stored for a bot that was given no name."""
    return bot.replace("_", " ").capitalize()


def name_shown(name: str, language: str) -> str:
    """The name of a person in a language: a chosen one stays as it is."""
    guest = GUEST.fullmatch(name)
    return _again(common_text(language, "guest", number=guest[1]), guest[2], language) if guest else name


def seat_shown(seat: Seat, game: str, language: str) -> str:
    """Who sits in a seat; a seat without a name goes by its number."""
    if not seat.name:
        return common_text(language, "nameless-seat", number=str(seat.seat + 1))
    if seat.kind != BOT or seat.bot is None or seat.user is not None:
        return name_shown(seat.name, language)
    again = re.fullmatch(rf"{re.escape(bot_name(seat.bot))}((?: \d+)?)", seat.name)
    return _again(bot_shown(seat.bot, game, language), again[1], language) if again else seat.name


def bot_shown(bot: str, game: str, language: str) -> str:
    """A kind of bot in a language; one that has no word there goes by its own name."""
    words = bundle(language, BOXES[game].words if game in BOXES else None)
    return said(words, f"bot-{bot}", {}) if words.has_message(f"bot-{bot}") else bot_name(bot)


def _again(name: str, number: str, language: str) -> str:
    """With a number if the name is not the first one of its kind at the table."""
    return common_text(language, "name-again", name=name, number=number.strip()) if number else name
