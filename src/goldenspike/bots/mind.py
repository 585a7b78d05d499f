"""What a search has to know of a game: which plans are worth a look, how to play on quickly, and who stands how well."""

from __future__ import annotations

from typing import Generic

from goldenspike.kernel.core import S
from goldenspike.kernel.ints import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """It looks only at what the seat that decides may know: no sealed answer of another seat and no hidden card."""

    def plans(self, state: S, seat: i64) -> list[list[int]]:
        """What is worth a look, most promising first: plans of one legal action, or of several that follow each other."""
        raise NotImplementedError

    def answer(self, state: S, seat: i64) -> i64:
        """One quick and sensible legal action: so everybody plays on in a playout."""
        raise NotImplementedError

    def stage(self, state: S) -> i64:
        """How far the game has come, from 0 on, never falling: a playout ends where a stage begins."""
        raise NotImplementedError

    def horizon(self, state: S) -> i64:
        """The stage at whose beginning a playout from here ends: the next one, unless more has to be seen to judge a plan."""
        return self.stage(state) + 1

    def features(self, state: S, seat: i64) -> list[float]:
        """What the evaluation looks at, for one seat, at the beginning of a stage; about -1 to 3 each, equally many always."""
        raise NotImplementedError

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win, together 1, at the beginning of a stage; a game that is over is not asked about."""
        raise NotImplementedError
