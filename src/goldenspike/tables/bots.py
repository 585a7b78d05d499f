"""Bots at a table: the question that one is asked, and what becomes of its answer."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from goldenspike.box import Box
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game
from goldenspike.kernel.course import position_after
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of
from goldenspike.tables.errors import Moved
from goldenspike.tables.keeping import Keeper, submit
from goldenspike.tables.stored import RUNNING
from goldenspike.tables.table import Table, game_of

logger: Final = logging.getLogger("goldenspike.bots")


@dataclass(frozen=True)
class Question:
    """All that a bot needs to know, small enough to send: the game, its moves and the seat that is asked."""

    bot: str
    game: str
    version: int
    players: int
    options: str
    board: str
    kept: dict[str, str] | None
    moves: tuple[tuple[int, int], ...]
    seat: int
    seed: int


class Thinker(Protocol):
    """Thinks for the bots, in this process or in others."""

    async def choose(self, question: Question) -> int:
        """The action that the bot chooses."""


@cache
def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    box = box_of(game)
    made = box.offer.set_up(box.offer.fewest, {})
    return [name for name in box.bots if _can_make(box, name, made)]


def _can_make(box: Box[Any], name: str, game: Game[Any]) -> bool:
    try:
        box.bot(name, game, 0)
    except SetupError:
        return False
    return True


def question_for(table: Table, seat: int) -> Question:
    header, course = table.header, table.course
    digest = hashlib.sha256(f"{header.seed}/bot/{course.seq}".encode()).digest()
    seed = int.from_bytes(digest[:4], "big") >> 1
    bot = header.seats[seat].bot or "random"
    return Question(
        bot=bot,
        game=header.game,
        version=header.rules,
        players=len(header.seats),
        options=header.options,
        board=header.board,
        kept=table.kept,
        moves=tuple(course.moves),
        seat=seat,
        seed=seed,
    )


def _game(question: Question) -> Game[Any]:
    return game_of(question.game, question.version, question.players, question.options, question.board, question.kept)


def think(question: Question) -> int:
    """The bot's answer; it is shown only what its seat may know."""
    game = _game(question)
    known = game.determinize(position_after(game, list(question.moves)), question.seat, question.seed)
    return int(box_of(question.game).bot(question.bot, game, question.seed).choose(known, question.seat))


def play_anything(question: Question) -> int:
    """A legal action without thinking, for when thinking has failed."""
    game = _game(question)
    state = position_after(game, list(question.moves))
    return int(Stream(question.seed).pick(game.choices(state, question.seat)))


def waits_for_bots(table: Table) -> bool:
    """Whether the game runs and a bot is to decide."""
    return table.header.status == RUNNING and bool(table.bots_asked())


async def play_for_bot(keeper: Keeper, thinker: Thinker, table: Table) -> None:
    """Let the first bot that is asked decide, and submit its action like a person's; an illegal one is replaced."""
    seat, seq = table.bots_asked()[0], table.course.seq
    question = question_for(table, seat)
    action = await thinker.choose(question)
    try:
        refusal, _ = await submit(keeper, table, seat, seq, action)
        if refusal is not None:
            logger.warning("%s answered what is not legal in %s", question.bot, question.game)
            await submit(keeper, table, seat, seq, play_anything(question))
    except Moved:
        logger.info("the game of a bot moved on while it was thinking")
