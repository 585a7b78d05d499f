"""Plays for the bots: asks the thinkers, and submits what they answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from goldenspike.web.desk import Desk
from goldenspike.web.errors import ApiError, Stale
from goldenspike.web.store.rows import RUNNING
from goldenspike.web.thinkers import Question, Thinkers, play_anything

if TYPE_CHECKING:
    from goldenspike.web.house import House

logger: Final = logging.getLogger("goldenspike.bots")


class Driver:
    def __init__(self, house: House) -> None:
        self._house: Final = house
        self.thinkers: Final = Thinkers(house.settings.bot_workers, house.settings.bot_seconds)
        self._driving: Final[dict[str, asyncio.Task[None]]] = {}

    def drive(self, desk: Desk) -> None:
        """See to it that the bots of a table play until a person is asked."""
        table = desk.header.id
        if desk.header.status == RUNNING and desk.bots_asked() and table not in self._driving:
            self._driving[table] = asyncio.create_task(self._drive(desk))

    def drives(self, table: str) -> bool:
        return table in self._driving

    async def _drive(self, desk: Desk) -> None:
        try:
            while desk.header.status == RUNNING and desk.bots_asked():
                await self._one_decision(desk)
        except Exception:
            logger.exception("the bots of a table stopped; they are asked again soon")
        finally:
            del self._driving[desk.header.id]

    async def _one_decision(self, desk: Desk) -> None:
        seat, seq = desk.bots_asked()[0], desk.course.seq
        question = self._question(desk, seat)
        action = await self.thinkers.choose(question)
        async with desk.lock:
            if desk.course.seq != seq:
                return
            if desk.game.check(desk.course.state, seat, action) is not None:
                logger.warning("%s answered what is not legal in %s", question.bot, question.game)
                action = play_anything(question)
            course = desk.course.fork()
            course.act(seat, action, time.time())
            try:
                await self._house.change(desk, seq, course)
            except Stale:
                logger.info("another process was quicker")

    def _question(self, desk: Desk, seat: int) -> Question:
        header = desk.header
        seed = hash((header.seed, desk.course.seq)) & 0x7FFFFFFF
        bot = header.seats[seat].bot or "random"
        moves = tuple(desk.course.moves())
        return Question(bot, header.game, len(header.seats), header.options, header.board, moves, seat, seed)

    async def sweep(self, older_than: float) -> None:
        """Take up the games in which a bot is asked and nobody thinks: after a restart, or when a process has died."""
        idle = await asyncio.to_thread(self._house.store.running_since, time.time() - older_than)
        for header in idle:
            bots = sum(1 << seat.seat for seat in header.seats if seat.kind == "bot")
            if header.asked & bots and header.id not in self._driving:
                try:
                    self.drive(await self._house.fresh_desk(header.id))
                except ApiError:
                    continue

    def close(self) -> None:
        for task in self._driving.values():
            task.cancel()
        self.thinkers.close()
