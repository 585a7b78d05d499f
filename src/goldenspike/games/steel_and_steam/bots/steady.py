"""The steady Steel & Steam bot: solved tables decide on cards, highballing, repairs and engines, a route search on the way."""

from __future__ import annotations

from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.games.steel_and_steam.bots.course import Course
from goldenspike.games.steel_and_steam.bots.map import FAR
from goldenspike.games.steel_and_steam.bots.policy import Policy
from goldenspike.games.steel_and_steam.bots.ways import Ways
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.labels import NO_LABEL
from goldenspike.games.steel_and_steam.rules.state import NOTHING, NOWHERE, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Log, first_seat
from goldenspike.kernel.ints import i64

MOOD: Final = 200
"""A random amount up to this many dollars is added to the cost of each end, so that games differ."""


@final
class SteelAndSteamSteady(Bot[SteelAndSteamState]):
    def __init__(self, game: SteelAndSteam, seed: i64) -> None:
        self.game: Final = game
        self.board: Final = game.board
        self.stream: Final = Stream(seed)
        self.policy: Final = Policy(game)
        self.course: Final = Course(game, self.policy.money, self.stream)

    def plan(self, state: SteelAndSteamState, seat: i64) -> list[int]:
        """A run is planned as a whole: the steps until somebody else or chance is asked, or the running is over."""
        found: list[int] = [self.choose(state, seat)]
        if state.phase != sequence.RUNNING:
            return found
        twin, silence = state.copy(), Log()
        self.game.apply(twin, seat, found[0], silence)
        while twin.phase == sequence.RUNNING and first_seat(self.game.pending(twin)) == seat:
            found.append(self.choose(twin, seat))
            self.game.apply(twin, seat, found[len(found) - 1], silence)
        return found

    def choose(self, state: SteelAndSteamState, seat: i64) -> i64:
        if state.phase != sequence.RUNNING:
            return self.policy.choose(state, seat)
        return self._run(state, seat) if state.mps > 0 else self.course.run_out(state, seat)

    def _run(self, state: SteelAndSteamState, seat: i64) -> i64:
        course = self.course
        if course.is_left(state, seat):
            before = self.policy.before_moving(state, seat)
            if before != NOTHING:
                return before
            course.goal = self.policy.goal(state, seat)
            if self.policy.wants_highballing(state, seat, self.policy.far(state, seat, course.goal)):
                return actions.simple(actions.HIGHBALL)
            self._make_plan(state, seat)
        elif course.is_at_goal(state, seat):
            course.goal = self.policy.goal(state, seat)
            self._make_plan(state, seat)
        if course.wants_repair(state, seat):
            return actions.simple(actions.REPAIR)
        if self.policy.stops_at_home(state, seat):
            return actions.simple(actions.DUMP)
        onward = self.policy.signposts.to(state, seat, course.goal).onward[state.location[seat]]
        return course.follow(state, seat, onward)

    def _make_plan(self, state: SteelAndSteamState, seat: i64) -> None:
        """Plan the way to the end of the turn with the least fees now and costs later, among those that lead nearer to the goal:
        a fee that is put off from turn to turn is never paid, and the goal never reached."""
        search = self.course.search
        ways = self.policy.signposts.to(state, seat, self.course.goal)
        search.search(state, seat, state.mps, state.highballing == 1)
        best: i64 = NO_LABEL
        least: i64 = 4 * FAR
        here = ways.cost[state.location[seat]]
        for space in range(self.board.space_count):
            label = search.best_at[space]
            if label != NO_LABEL:
                cost = self._cost_of(state, seat, label, ways) + (FAR if ways.cost[space] >= here else 0)
                if cost < least:
                    best, least = label, cost
        self.course.take(state, seat, best)

    def _cost_of(self, state: SteelAndSteamState, seat: i64, label: i64, ways: Ways) -> i64:
        """The fees of this turn and the cost of the way left, less the worth of MPs that are left over on arrival."""
        labels = self.course.search.labels
        space = labels.space[label]
        left = state.mps - labels.mps[label]
        cost = labels.fee[label] + ways.cost[space] + self.stream.below(MOOD)
        city = state.destination[seat]
        if city != NOWHERE and space == self.board.city_space[city]:
            return cost - self.policy.atlas.dollars_per_mp * left
        return cost
