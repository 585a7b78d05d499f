"""The numbers by which the quick policy weighs things against each other, all in victory points unless said otherwise."""

from __future__ import annotations

from typing import final


@final
class Habits:
    def __init__(self) -> None:
        self.dollar: float = 0.18
        """What a dollar is worth in the first turn; it falls evenly to `last_dollar` in the last one."""
        self.last_dollar: float = 0.1
        self.later: float = 0.86
        """How much less each further delivery counts than the one before it: there may be no time for it."""
        self.link: float = 1.0
        """What a link counts for at the end."""
        self.tile: float = 0.5
        """A plan's worth is divided by its tiles and so much of a tile more."""
        self.unfinished: float = 0.7
        """What a plan that takes the next turn too still counts for."""
        self.looked_at: int = 8
        """How many plans are looked at closely."""
        self.ahead: int = 2
        """How many levels a builder thinks ahead."""
        self.growth: float = 0.6
        """What a better locomotive gains on links still to be built, for each turn that is left."""
        self.deepest: int = -5
        """Base rules: how far income may sink by building in the first half of the game."""
        self.income_wanted: int = 4
        self.last_for_income: int = 2
        """Points go to income until so many turns are left."""
        self.engineer: float = 1.2
        self.first_build: float = 0.5
        self.first_start: float = 2.0
        """First Build in the first turn: whoever builds first has the best place."""
        self.first_links: float = 2.05
        """The Engineer in the first turn: a link more, where a tile makes one; by the base rules the Locomotive comes first."""
        self.first_move: float = 0.7
        self.turn_order: float = 0.3
        self.locomotive: float = 3.5
        """Base rules, where the tile is paid for."""
        self.free_locomotive: float = 5.0
        """Standard rules: mostly more than any city brings that is made or grown."""
        self.cash_wanted: int = 12
        """Standard rules: how much cash a turn begins with."""
        self.deepest_capital: int = -7
        """Standard rules: how far income may sink by capital in the first half of the game."""
        self.least_cash: int = 8
        """Standard rules: how much a bid after the first turn leaves besides the coming expenses."""
        self.place_bid: int = 5
        """Standard rules: the highest bid for an early place after the first turn."""
        self.rival_here: float = 1.8
        """What each rival at its stops takes from a place for the first track, in points for each tile."""
        self.rival_near: float = 0.7
        """What each further rival takes that is a link away."""
        self.together: float = 3.0
        """How much more links of the first turn are worth that begin at the builder's own, in points for each tile."""
