"""Bots think in processes of their own. If one dies or takes too long the game goes on all the same."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from goldenspike.box import Box
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game, Log, State
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import box_of
from goldenspike.web.desk import game_of

ATTEMPTS: Final = 2
logger: Final = logging.getLogger("goldenspike.bots")


@dataclass(frozen=True)
class Question:
    """All that a bot needs to know, small enough to send: the game, its moves and the seat that is asked."""

    bot: str
    game: str
    players: int
    options: str
    board: str
    moves: tuple[tuple[int, int], ...]
    seat: int
    seed: int


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


def _position(question: Question) -> tuple[Game[Any], State]:
    game = game_of(question.game, question.players, question.options, question.board)
    silence = Log()
    state = game.start(silence)
    for seat, action in question.moves:
        game.apply(state, seat, action, silence)
    return game, state


def think(question: Question) -> int:
    """Runs in a worker."""
    game, state = _position(question)
    known = game.determinize(state, question.seat, question.seed)
    return int(box_of(question.game).bot(question.bot, game, question.seed).choose(known, question.seat))


def play_anything(question: Question) -> int:
    """A legal action without thinking, for when thinking has failed."""
    game, state = _position(question)
    return int(Stream(question.seed).pick(game.choices(state, question.seat)))


def _quiet_worker() -> None:
    """Ctrl-C is for the server; thinking must not slow it down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


class Thinkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self._workers: Final = workers
        self._seconds: Final = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> int:
        for _ in range(ATTEMPTS):
            pool = self._open_pool()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, question)), self._seconds)
            except BrokenProcessPool:
                logger.warning("a bot's process has died; starting another")
                self._drop(pool)
            except TimeoutError:
                logger.warning("%s took too long in %s; its processes are started again", question.bot, question.game)
                self._drop(pool)
                break
            except Exception:
                logger.exception("%s failed in %s", question.bot, question.game)
                break
        return play_anything(question)

    def processes(self) -> list[int]:
        return [] if self._pool is None else list(self._pool._processes or {})

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_quiet_worker)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
