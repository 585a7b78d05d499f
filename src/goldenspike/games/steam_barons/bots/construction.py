"""Building by plan: what a company builds is thought out once, and then followed tile by tile."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.engineer import Engineer, Way
from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, SteamBarons
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack, active_company
from goldenspike.games.steam_barons.rules.rules import TURNS
from goldenspike.games.steam_barons.rules.state import NOWHERE, BaronsState
from goldenspike.kernel.ints import ShortRow, i16, i64

MOST_WAYS: Final = 10


@final
class Construction:
    """It remembers the plan that it follows, and how the map looks if everything so far was built by it."""

    def __init__(self, game: SteamBarons) -> None:
        build = game.phases[BUILD_TRACK]
        assert isinstance(build, BuildTrack)
        self.build: Final = build
        self.engineer: Final = Engineer(game.builder)
        self.plan: list[int] = []
        self.place: i64 = 0
        self.turn: i64 = 0
        self.company: i64 = 0
        self.built: i64 = 0
        self.tiles: ShortRow = game.builder.empty.tile

    def next_action(self, state: BaronsState) -> i64:
        if state.site != NOWHERE:
            return self._lay(state)
        if not self._is_on_plan(state):
            self._think(state)
        if self.place >= len(self.plan):
            return self.build.done.first
        action = self.plan[self.place]
        if actions.kind(action) == actions.CONNECT:
            self.place += 1
            self.built += 1
        return action

    def _lay(self, state: BaronsState) -> i64:
        """The tile that the plan wants in the hex that was chosen, or the first that may be laid there."""
        if self._is_on_plan(state) and self.plan[self.place] == actions.simple(actions.SITE, state.site):
            action = self.plan[self.place + 1]
            self.place += 2
            self.built += 1
            self.tiles[state.site] = i16(actions.second(action))
            return action
        for way in self.ways(state, MOST_WAYS):
            if way.plan[0] == actions.simple(actions.SITE, state.site):
                return way.plan[1]
        return self.build.choices(state, state.asked)[0].first

    def _is_on_plan(self, state: BaronsState) -> bool:
        if self.place >= len(self.plan) or self.turn != state.turn or self.built != state.built:
            return False
        return self.company == active_company(state) and same(self.tiles, state.track.tile)

    def _think(self, state: BaronsState) -> None:
        self.company = active_company(state)
        self.turn = state.turn
        self.built = state.built
        self.tiles = state.track.tile[:]
        self.place = 0
        ways = self.ways(state, 1)
        self.plan = ways[0].plan if ways and ways[0].worth > 0.0 else []

    def ways(self, state: BaronsState, number: i64) -> list[Way]:
        """The best ways to build; if no stop can be reached, the beginnings of ways that can be finished in the next turn."""
        company, limit = active_company(state), self.build.limit(state)
        found = self.engineer.best_ways(state, company, limit - state.built, 0, number)
        if found or state.turn == TURNS:
            return found
        return self.engineer.best_ways(state, company, limit - state.built, limit, number)


def same(some: ShortRow, others: ShortRow) -> bool:
    for place in range(len(some)):
        if some[place] != others[place]:
            return False
    return True
