"""What to build: the plan that is worth most for its tiles, followed tile by tile."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.prospects import Prospects
from goldenspike.games.steam.bots.trails import Trail, Trails, worth_of
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.phase2_build import limit
from goldenspike.games.steam.rules.rules import CAPITAL_STEP, GOODS_ROUNDS, HIGHEST_LEVEL
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i16, i64

SPARE: Final = 2
"""How many tiles of the next turn a plan may take."""
REMEMBERED: Final = 5000
MODULUS: Final = 0x7FFFFFFF


@final
class Construction:
    def __init__(self, game: Steam, habits: Habits) -> None:
        self.game: Final = game
        self.habits: Final = habits
        self.on_credit: Final = game.options == "rules=base"
        self.trails: Final = Trails(game, habits)
        self.prospects: Final = Prospects(game.ground)
        self.next_steps: dict[int, int] = {}
        self.signs: Final[Row] = row([(hex * 7919 + 104729) * 31337 % 16777213 for hex in range(game.ground.map.count)])

    def answer(self, state: SteamState, seat: i64) -> i64:
        """The next action of the plan that is being followed, or else of the best new one; done if nothing is worth it."""
        known = self.next_steps.get(self._sign(state, seat))
        if known is not None and self.is_legal(state, seat, known):
            return known
        if state.site != NOWHERE:
            return self.game.choices(state, seat)[0].first
        tiles = limit(state, seat) - state.built
        if tiles > 0:
            for trail in self.ranked(state, seat, tiles, self.purse(state, seat)):
                if trail.worth <= trail.place:
                    continue
                steps = self.trails.steps(state.track, seat, trail)
                if self.is_legal(state, seat, steps[0]) and self.fits(state, seat, steps):
                    self._remember(state, seat, steps)
                    return steps[0]
        return actions.simple(actions.DONE)

    def fits(self, state: SteamState, seat: i64, steps: list[int]) -> bool:
        """May the first tile of these steps be laid?"""
        if actions.kind(steps[0]) == actions.CONNECT:
            return True
        hex, tile = actions.second(steps[0]), actions.second(steps[1])
        rules = self.game.builder.rules
        return rules.tile_is_legal(state.track, seat, hex, rules.survey(state.track, seat, hex), tile)

    def is_legal(self, state: SteamState, seat: i64, action: i64) -> bool:
        """May this step of a plan be taken? Hexes are known to be legal if their tile is."""
        rules = self.game.builder.rules
        means = self.game.means.available(state, seat)
        kind, value = actions.kind(action), actions.second(action)
        if kind == actions.CONNECT:
            return state.site == NOWHERE and means >= 3 and rules.pair_is_legal(state.track, seat, value)
        if kind == actions.SITE:
            return state.site == NOWHERE and self.game.builder.sites.tiles.has_any(state.track, seat, value, means)
        if state.site == NOWHERE or rules.cost(state.track, state.site, value) > means:
            return False
        return rules.tile_is_legal(state.track, seat, state.site, rules.survey(state.track, seat, state.site), value)

    def ranked(self, state: SteamState, seat: i64, tiles: i64, purse: i64) -> list[Trail]:
        """The most promising plans, best first."""
        habits = self.habits
        left = self.game.turns - state.turn
        spare: i64 = SPARE if left > 0 else 0
        dollar = self.dollar(state)
        self.trails.together = habits.together if state.turn == 1 else 0.0
        more = 2 * spare if state.turn > 1 else 0  # who cannot finish the first links has nothing to live on
        found = self.trails.find(state.track, state.cubes, seat, tiles + spare, purse + more, dollar, habits.link)
        found = found[: habits.looked_at]
        level = min(HIGHEST_LEVEL, max(3, state.level[seat] + min(habits.ahead, left)))
        rounds = GOODS_ROUNDS * (left + 1)
        self.prospects.look(state.track, state.cubes, seat, level)
        before = self.prospects.worth(rounds, habits.later)
        for trail in found:
            self.trails.guess(state.track, state.cubes, trail, self.prospects, level, rounds, habits.later)
            points = trail.gain - before + habits.link * float(len(trail.links)) - dollar * float(trail.cost)
            trail.worth = points / (float(trail.tiles) + habits.tile)
            if trail.tiles > tiles or trail.cost > purse:
                trail.worth *= habits.unfinished
            trail.worth += trail.place
        found.sort(key=worth_of, reverse=True)
        return found

    def dollar(self, state: SteamState) -> float:
        past = float(state.turn - 1) / float(self.game.turns - 1)
        return self.habits.dollar + (self.habits.last_dollar - self.habits.dollar) * past

    def purse(self, state: SteamState, seat: i64) -> i64:
        """What it is ready to spend. Base rules: also some capital that it can raise. Standard rules: not the coming expenses."""
        if not self.on_credit:
            return state.cash[seat] - max(0, state.level[seat] - state.income[seat])
        deepest = self.habits.deepest if state.turn <= self.game.turns // 2 else 0
        return state.cash[seat] + CAPITAL_STEP * max(0, state.income[seat] - deepest)

    def _sign(self, state: SteamState, seat: i64) -> i64:
        """A number that tells one moment of building from another."""
        sign = (state.turn * 8 + seat) * 8 + state.built + state.site * 8191
        for hex in range(len(self.signs)):
            sign += i64(state.track.tile[hex]) * self.signs[hex]
        return sign & MODULUS

    def _remember(self, state: SteamState, seat: i64, steps: list[int]) -> None:
        """Keep the steps of a plan for the moments in which they will be due."""
        if len(self.next_steps) > REMEMBERED:
            self.next_steps.clear()
        twin = state.copy()
        for step in steps:
            if twin.built >= limit(twin, seat):
                break
            self.next_steps[self._sign(twin, seat)] = step
            if actions.kind(step) == actions.SITE:
                twin.site = actions.second(step)
            else:
                if actions.kind(step) == actions.LAY:
                    twin.track.tile[twin.site] = i16(actions.second(step))
                twin.site = NOWHERE
                twin.built += 1
