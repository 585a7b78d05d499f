"""Whole games one after the other, for those who learn from many: what came of each and, if wanted, every decision in it."""

from __future__ import annotations

from typing import Final, Generic, final

from goldenspike.bots.bot import Bot
from goldenspike.bots.trial import NOBODY, Trial
from goldenspike.kernel.core import S, row
from goldenspike.kernel.ints import Row, extend, i32, i64, u8, vec
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import FIRST_PAGE

SEEDS: Final = 2**30
ENDLESS: Final = 0


@final
class Plays(Generic[S]):
    """Rows that grow game by game. By game and seat: `scores`, and in `winners` 1 for those who won; by game: `lengths` in
    decisions. By decision, if it `keeps` them: `games`, `seats`, `indices`, the numbers seen and the masks, all in one row.

    A game is broken off, and has no winner, after `longest` decisions.
    """

    def __init__(self, encoding: Encoding[S], keeps: bool, longest: i64) -> None:
        self.trial: Final = Trial(encoding, 0)
        self.keeps: Final = keeps
        self.longest: Final[i64] = longest
        self.played: i64 = 0
        self.scores: Row = row([])
        self.winners: Row = row([])
        self.lengths: Row = row([])
        self.games: Row = row([])
        self.seats: Row = row([])
        self.indices: Row = row([])
        self.seen: vec[i32] = vec[i32]([])
        self.masks: vec[u8] = vec[u8]([])

    def play(self, bots: list[Bot[S] | None], seed: i64) -> None:
        """Play a game to its end. A seat without a bot takes any choice, then any action in it."""
        trial = self.trial
        trial.begin(seed)
        length: i64 = 0
        while trial.seat != NOBODY and (self.longest == ENDLESS or length < self.longest):
            action = self._chosen(bots[trial.seat])
            if self.keeps:
                self._keep(action)
            trial.do(action)
            length += 1
        self._end(length)

    def _chosen(self, bot: Bot[S] | None) -> i64:
        """A bot decides on a position of its own: what its seat may know, the rest dealt anew."""
        trial = self.trial
        if bot is None:
            return trial.game.phases[trial.state.phase].at_random(trial.state, trial.seat, trial.stream)
        return bot.choose(trial.game.determinize(trial.state, trial.seat, trial.stream.below(SEEDS)), trial.seat)

    def _keep(self, action: i64) -> None:
        """Keep a decision as a program would have made it: with a turn of the page for every page before the action's."""
        actions = self.trial.encoding.actions
        for _ in range(FIRST_PAGE, actions.page(action)):
            self._keep_index(actions.more)
            self.trial.step(actions.more)
        self._keep_index(actions.index(action))

    def _keep_index(self, index: i64) -> None:
        trial = self.trial
        self.games = extend(self.games, row([self.played]))
        self.seats = extend(self.seats, row([trial.seat]))
        self.indices = extend(self.indices, row([index]))
        self.seen = extend(self.seen, trial.observe(trial.seat))
        self.masks = extend(self.masks, trial.mask())

    def _end(self, length: i64) -> None:
        trial = self.trial
        result = trial.game.result(trial.state)
        for seat in range(trial.game.players):
            self.scores = extend(self.scores, row([result.scores[seat]]))
            won = trial.seat == NOBODY and seat in result.winners
            self.winners = extend(self.winners, row([1 if won else 0]))
        self.lengths = extend(self.lengths, row([length]))
        self.played += 1
