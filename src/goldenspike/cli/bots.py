"""Bots at the terminal: who sits where, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from goldenspike.arena.own_bots import bot_of
from goldenspike.bots.bot import Bot
from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course
from goldenspike.tables.bots import luck_of

Maker = Callable[[int], Bot[Any]]
"""Makes a bot from a seed."""


def bots_at(game: Game[Any], seats: list[str]) -> dict[int, Maker]:
    """For every seat of a bot, what makes it from a seed; refuses a bot that there is not."""
    named = {seat: name.removeprefix("bot:") for seat, name in enumerate(seats) if name.startswith("bot:")}
    for name in named.values():
        bot_of(name, game, 0)
    return {seat: partial(bot_of, name, game) for seat, name in named.items()}


def act_for(maker: Maker, course: Course[Any], secret: str, seat: int) -> None:
    """Do what the bot of a seat means to do now, until somebody else or chance has acted.

    Each plan comes from a new bot: after taking back it is the same again.
    """
    luck = luck_of(secret, course, seat)
    for action in maker(luck).plan(course.game.determinize(course.state, seat, luck), seat):
        before = course.seq
        refusal = course.submit(seat, action)
        if refusal is not None or course.seq != before + 1 or not course.asked() >> seat & 1:
            return
