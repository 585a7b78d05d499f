"""The interface that every bot implements."""

from __future__ import annotations

from typing import Generic

from goldenspike.kernel.core import S
from goldenspike.kernel.ints import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    def choose(self, state: S, seat: i64) -> i64:
        """A legal action for a seat that is asked. The state is a copy for the bot, which may change it."""
        raise NotImplementedError

    def plan(self, state: S, seat: i64) -> list[int]:
        """What `choose` would choose, and what the bot means to do after that as long as only this seat is asked."""
        return [self.choose(state, seat)]
