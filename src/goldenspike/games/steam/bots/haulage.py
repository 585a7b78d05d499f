"""Which cube to move, when to improve the locomotive instead, and where to put the points."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.prospects import ANY_GIFTS, Prospects
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.phase3_goods import may_improve
from goldenspike.games.steam.rules.rules import GOODS_ROUNDS, HIGHEST_INCOME
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT, colours_at
from goldenspike.parts.hex.track import JOINED


@final
class Haul:
    """One delivery: the action, and its value in half points, less what it gives to others."""

    def __init__(self, action: i64, value: i64, rivals: i64) -> None:
        self.action: Final[i64] = action
        self.value: Final[i64] = value
        self.rivals: Final[i64] = rivals


@final
class Haulage:
    def __init__(self, game: Steam, habits: Habits) -> None:
        self.game: Final = game
        self.ground: Final = game.ground
        self.habits: Final = habits
        self.prospects: Final = Prospects(game.ground)
        self.income: Final = actions.simple(actions.INCOME)
        self.points: Final = actions.simple(actions.POINTS)

    def answer(self, state: SteamState, seat: i64) -> i64:
        if state.gains[seat]:
            return self.income if self.wants_income(state, seat) else self.points
        hauls = self.hauls(state, seat)
        if may_improve(state, seat) and self._is_better_improved(state, seat, hauls):
            return actions.simple(actions.IMPROVE)
        if hauls:
            return hauls[0].action
        if may_improve(state, seat) and state.turn < self.game.turns:
            return actions.simple(actions.IMPROVE)
        return actions.simple(actions.PASS)

    def wants_income(self, state: SteamState, seat: i64) -> bool:
        """Income is worth more than points while there is time for it to pay, and always below zero."""
        if state.income[seat] + state.gains[seat] > HIGHEST_INCOME:
            return False
        early = self.game.turns - state.turn >= self.habits.last_for_income
        return state.income[seat] < 0 or (early and state.income[seat] < self.habits.income_wanted)

    def hauls(self, state: SteamState, seat: i64) -> list[Haul]:
        """The best delivery of every cube that can be delivered, best first."""
        found: list[Haul] = []
        for word in range(self.ground.words):
            stops = state.track.reach[JOINED * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                colours = colours_at(state.cubes, stop)
                if colours:
                    self.prospects.search(state.track, stop, colours, seat, state.level[seat], ANY_GIFTS)
                    for colour in range(COLOUR_COUNT):
                        if self.prospects.best[colour] > 0:
                            action = actions.move(stop, colour, self.prospects.number[colour])
                            found.append(Haul(action, self.prospects.best[colour], self._rivals(state, seat, stop)))
        found.sort(key=value_of, reverse=True)
        return found

    def _rivals(self, state: SteamState, seat: i64, stop: i64) -> i64:
        """How many others have a link at a stop, and may take its cubes."""
        rivals: i64 = 0
        for other in range(self.game.players):
            if other != seat and self.ground.reaches(state.track, other, stop):
                rivals += 1
        return rivals

    def _is_better_improved(self, state: SteamState, seat: i64, hauls: list[Haul]) -> bool:
        """Is one delivery less, but all the others with a better locomotive, worth more?"""
        left = self.game.turns - state.turn
        rounds = GOODS_ROUNDS * left + GOODS_ROUNDS - state.round
        level = state.level[seat]
        later = self.habits.later
        self.prospects.look(state.track, state.cubes, seat, level)
        now = self.prospects.worth(rounds, later)
        self.prospects.look(state.track, state.cubes, seat, level + 1)
        return self.prospects.worth(rounds - 1, later) + self.habits.growth * float(left) > now


def value_of(haul: Haul) -> i64:
    return haul.value * 8 + haul.rivals
