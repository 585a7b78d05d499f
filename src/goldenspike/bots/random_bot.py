"""The random bot: it takes any choice, then any action in it."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Game, S
from goldenspike.kernel.ints import i64


@final
class RandomBot(Bot[S]):
    def __init__(self, game: Game[S], seed: i64) -> None:
        self.game: Final = game
        self.stream: Final = Stream(seed)

    def choose(self, state: S, seat: i64) -> i64:
        return self.stream.pick(self.game.choices(state, seat))
