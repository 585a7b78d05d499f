"""Bots at a table: the question that one is asked, and what becomes of its answer."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Protocol

from goldenspike.bots.bot import Bot
from goldenspike.bots.levels import EXPERT, LEVELS, STEADY
from goldenspike.bots.search import Search
from goldenspike.box import Box
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game
from goldenspike.kernel.course import Course, position_after
from goldenspike.parts.offer import SetupError
from goldenspike.programs.listed import listed
from goldenspike.programs.program import Program
from goldenspike.shelf import box_of
from goldenspike.tables import guide
from goldenspike.tables.errors import Moved, TooLong
from goldenspike.tables.keeping import MOST_LINES, Keeper, submit
from goldenspike.tables.stored import RUNNING
from goldenspike.tables.table import Table, game_of

KEPT: Final[OrderedDict[tuple[str, int, str], Bot[Any]]] = OrderedDict()
"""Bots that remember something between two decisions at a table, those that were unused for longest first."""
MOST_KEPT: Final = 16
logger: Final = logging.getLogger("goldenspike.bots")


@dataclass(frozen=True)
class Question:
    """All that a bot needs to know, small enough to send: the game, its moves and the seat that is asked."""

    table: str
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
    cores: int = 1
    """How many cores an expert may use; the others use one."""


class Thinker(Protocol):
    """Thinks for the bots, in this process or in others."""

    async def plan(self, question: Question) -> list[int] | None:
        """What the bot means to do, one action after the other, the first of them now; None if thinking has failed."""


@cache
def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    box = box_of(game)
    made = box.offer.set_up(box.offer.fewest, {})
    return [*(name for name in box.bots if _can_make(box, name, made)), *listed()]


def levels_for(game: str) -> list[str]:
    """The bots that people are offered in a game, weakest first: its levels, or all its bots if it has none; and programs."""
    known = bots_for(game)
    levels = [name for name in LEVELS if name in known]
    return [*levels, *listed()] if levels else known


def usual_bot(game: str) -> str:
    """The bot to play against for whoever names none."""
    known = bots_for(game)
    return next((name for name in (STEADY, "greedy") if name in known), known[0])


def _can_make(box: Box[Any], name: str, game: Game[Any]) -> bool:
    try:
        box.bot(name, game, 0)
    except SetupError:
        return False
    return True


def luck_of(secret: str, course: Course[Any], seat: int) -> int:
    """The seed of a bot's answer: by what its seat knows of the standing game, so that it answers alike after taking back."""
    known = sum(not course.hidden(line, {seat}) for line in course.standing())
    return int.from_bytes(hashlib.sha256(f"{secret}/bot/{seat}/{known}".encode()).digest()[:4], "big") >> 1


def question_for(table: Table, seat: int) -> Question:
    header, course = table.header, table.course
    seed = luck_of(header.seed, course, seat)
    bot = header.seats[seat].bot or "random"
    return Question(
        table=header.id,
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


def think(question: Question) -> list[int]:
    """What the bot means to do; it is shown only what its seat may know."""
    game = _game(question)
    known = game.determinize(position_after(game, list(question.moves)), question.seat, question.seed)
    return list(bot_for(question, game).plan(known, question.seat))


def bot_for(question: Question, game: Game[Any]) -> Bot[Any]:
    """The bot as it was when it last thought in this process, with its tree or its program's faults, or else a new one."""
    key = (question.table, question.seat, question.bot)
    bot = KEPT.pop(key, None) or _new_bot(question, game)
    if isinstance(bot, Search | Program):
        KEPT[key] = bot
    while len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    return bot


def _new_bot(question: Question, game: Game[Any]) -> Bot[Any]:
    if question.bot in listed():
        return Program(listed()[question.bot], game, question.seed)
    spec = f"{EXPERT}:cores={question.cores}" if question.bot == EXPERT else question.bot
    return box_of(question.game).bot(spec, game, question.seed)


def waits_for_bots(table: Table) -> bool:
    """Whether the game runs, may go on, and a bot is to decide; in a lesson, whether the script has an answer for it.

    Nobody goes on with a puzzle.
    """
    if table.header.puzzle is not None:
        return False
    asked = bool(table.bots_asked()) if table.header.lesson is None else guide.reply(table) is not None
    return table.header.status == RUNNING and table.course.seq < MOST_LINES and asked


async def play_for_bot(keeper: Keeper, thinker: Thinker, table: Table) -> None:
    """Let the first bot that is asked decide, and submit its actions like a person's.

    Where thinking has failed a quick bot answers instead; if that fails too, or an answer is not legal, any legal action does.
    """
    answer = guide.reply(table)
    if answer is not None:
        await follow(keeper, table, answer[0], table.course.seq, [answer[1]])
        return
    seat, seq = table.bots_asked()[0], table.course.seq
    question = question_for(table, seat)
    plan = await thinker.plan(question)
    if plan is None and question.bot != usual_bot(question.game):
        plan = await thinker.plan(replace(question, bot=usual_bot(question.game)))
    try:
        if not await follow(keeper, table, seat, seq, plan or []):
            if plan is not None:
                logger.warning("%s answered what is not legal in %s", question.bot, question.game)
            if table.course.seq == seq:
                action = Stream(question.seed).pick(table.game.choices(table.course.state, seat))
                await submit(keeper, table, seat, seq, int(action))
    except (Moved, TooLong):
        logger.info("the game of a bot moved on while it was thinking")


async def follow(keeper: Keeper, table: Table, seat: int, seq: int, plan: list[int]) -> bool:
    """Submit a plan's actions from this line on, until somebody else or chance has acted; False if none of them is legal."""
    for number, action in enumerate(plan):
        if number and (table.course.seq != seq + number or seat not in table.bots_asked()):
            return True
        refusal, _ = await submit(keeper, table, seat, seq + number, action)
        if refusal is not None:
            return number > 0
    return bool(plan)
