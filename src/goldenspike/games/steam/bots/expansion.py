"""City Growth and Urbanization: where they bring most, and how much that is."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.bots.habits import Habits
from goldenspike.games.steam.bots.prospects import Prospects
from goldenspike.games.steam.rules import actions
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.growth import has_cubes
from goldenspike.games.steam.rules.rules import GOODS_ROUNDS, HIGHEST_LEVEL
from goldenspike.games.steam.rules.state import NOWHERE, SteamState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT, cubes_of
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import TOWN, Track

MOST_TOWNS: Final = 3


@final
class Expansion:
    """`gain` is what the action found last would bring, in points."""

    def __init__(self, game: Steam, habits: Habits) -> None:
        self.game: Final = game
        self.ground: Final = game.ground
        self.habits: Final = habits
        self.prospects: Final = Prospects(game.ground)
        self.gain: float = 0.0
        self.rounds: i64 = 0
        self.level: i64 = 0

    def _prepare(self, state: SteamState, seat: i64) -> float:
        """The worth of the network as it is."""
        left = self.game.turns - state.turn
        self.gain = 0.0
        self.rounds = GOODS_ROUNDS * (left + 1)
        self.level = min(HIGHEST_LEVEL, state.level[seat] + min(self.habits.ahead, left))
        self.prospects.look(state.track, state.cubes, seat, self.level)
        return self.prospects.worth(self.rounds, self.habits.later)

    def supply(self, state: SteamState, seat: i64) -> i64:
        """The supply space whose cubes suit the city that waits for them best."""
        before = self._prepare(state, seat)
        best = self._best_space(state, seat, state.track, state.growing, before)
        return actions.simple(actions.SUPPLY, max(best, 0)) if best >= 0 else self.game.choices(state, seat)[0].first

    def _best_space(self, state: SteamState, seat: i64, track: Track, stop: i64, before: float) -> i64:
        """The best supply space for a stop, -1 if none has cubes; `gain` rises to what it brings, if that is more."""
        self.prospects.all_from(track, stop, seat, self.level)
        best: i64 = NOWHERE
        most = -1.0
        for space in range(self.ground.map.supplies):
            if has_cubes(state, space):
                gain = self._with_cubes(state, space, 1) - before
                self._with_cubes(state, space, -1)
                if gain > most:
                    most = gain
                    best = space
        self.gain = most if best >= 0 else self.prospects.worth(self.rounds, self.habits.later) - before
        return best

    def _with_cubes(self, state: SteamState, space: i64, sign: i64) -> float:
        """Count the cubes of a space in, or out again."""
        for colour in range(COLOUR_COUNT):
            value = self.prospects.best[colour]
            self.prospects.tally[value] += sign * cubes_of(state.supply, space, colour)
        return self.prospects.worth(self.rounds, self.habits.later)

    def growth(self, state: SteamState, seat: i64) -> i64:
        """The city to grow; the first one that may if none is in reach."""
        before = self._prepare(state, seat)
        best: i64 = NOWHERE
        most = 0.0
        for city in range(self.ground.cities):
            if state.grown & BIT[city]:
                continue
            if best == NOWHERE:
                best = city
            if self.ground.reaches(state.track, seat, city):
                self._best_space(state, seat, state.track, city, before)
                if self.gain > most:
                    most = self.gain
                    best = city
        self.gain = most
        return actions.simple(actions.GROW, best)

    def urbanization(self, state: SteamState, seat: i64) -> i64:
        """The town to urbanize and its colour; any town if none is in reach."""
        before = self._prepare(state, seat)
        best: i64 = NOWHERE
        most = 0.0
        for stop in self._towns(state, seat):
            for colour in range(COLOUR_COUNT):
                if state.new_cities[colour]:
                    twin = state.track.copy()
                    self.ground.urbanize(twin, stop, colour, True)
                    self.prospects.look(twin, state.cubes, seat, self.level)
                    self._best_space(state, seat, twin, stop, before)
                    if best == NOWHERE or self.gain > most:
                        most = self.gain
                        best = actions.urbanize(stop, colour)
        self.gain = most
        return best

    def _towns(self, state: SteamState, seat: i64) -> list[int]:
        """The towns where most own links meet; some town if there is none."""
        track = state.track
        ranked: list[int] = []
        for word in range(self.ground.words):
            stops = track.reach[seat * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                if track.colour[stop] == TOWN:
                    ranked.append(-self._own_links(track, seat, stop) * 1000 + stop)
        ranked.sort()
        if ranked:
            return [rank % 1000 for rank in ranked[:MOST_TOWNS]]
        return [stop for stop in range(self.ground.cities, self.ground.stops) if track.colour[stop] == TOWN][:1]

    def _own_links(self, track: Track, seat: i64, stop: i64) -> i64:
        links: i64 = 0
        for slot in range(stop * SIDES, stop * SIDES + SIDES):
            if track.far[slot] >= 0 and i64(track.owner[slot]) == seat:
                links += 1
        return links
