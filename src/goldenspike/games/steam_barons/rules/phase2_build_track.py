"""Phase two, Build track: company by company, paid from its treasury and by issuing shares."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions, events, rules
from goldenspike.games.steam_barons.rules.changes import Changes
from goldenspike.games.steam_barons.rules.control import next_company
from goldenspike.games.steam_barons.rules.rules import MONEY_PER_SHARE, Terrain
from goldenspike.games.steam_barons.rules.state import NOBODY, NOWHERE, BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import alone
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track_rules import Inspector
from goldenspike.parts.hex.works import Works


@final
class BuildTrack(Phase[BaronsState]):
    def __init__(self, builder: Builder, terrain: Terrain, changes: Changes) -> None:
        self.name = "build_track"
        self.asks_all: Final = not changes.asks_only_what_is_open
        self.builder: Final = builder
        self.ground: Final = builder.ground
        self.first_tiles: Final[i64] = terrain.tiles
        self.more_tiles: Final[i64] = terrain.more_tiles
        inspector = Inspector(builder.rules, rules.NOT_ITS_TRACK, rules.ONE_NETWORK)
        self.works: Final = Works(builder, inspector, actions.SITE, actions.LAY, actions.CONNECT)
        self.done: Final = actions.one(actions.simple(actions.DONE))

    def begin(self, state: BaronsState, log: Log) -> None:
        state.place = 0
        state.built = 0
        state.site = NOWHERE
        next_company(state)
        self._pass_over(state, log)

    def _pass_over(self, state: BaronsState, log: Log) -> None:
        """End the building of every company that can build nothing more."""
        while state.asked != NOBODY and not self._can_build(state, active_company(state)):
            self._end_building(state, log)

    def _can_build(self, state: BaronsState, company: i64) -> bool:
        if state.built == self.limit(state):
            return False
        return self.asks_all or self.works.has_place(state.track, company, means(state, company))

    def _end_building(self, state: BaronsState, log: Log) -> None:
        log.tell(events.BUILDING_DONE, active_company(state))
        state.built = 0
        state.place += 1
        next_company(state)

    def pending(self, state: BaronsState) -> i64:
        return alone(state.asked)

    def question(self, state: BaronsState, seat: i64) -> Rule:
        return rules.BUILD_TRACK if state.site == NOWHERE else rules.LAY_A_TILE

    def choices(self, state: BaronsState, seat: i64) -> list[Choice]:
        company = active_company(state)
        offered: list[Choice] = []
        if state.site != NOWHERE:
            self.works.offer_tiles(state.track, company, state.site, means(state, company), offered)
            return offered
        offered.append(self.done)
        self.works.offer_places(state.track, company, means(state, company), offered)
        return offered

    def at_random(self, state: BaronsState, seat: i64, stream: Stream) -> i64:
        company = active_company(state)
        if state.site != NOWHERE:
            return self.works.any_tile(state.track, company, state.site, means(state, company), stream)
        return self.works.any_place(state.track, company, means(state, company), 1, stream) or self.done.first

    def check(self, state: BaronsState, seat: i64, action: i64) -> Refusal | None:
        company = active_company(state)
        if state.site != NOWHERE:
            if not self.works.is_tile(action):
                return Refusal(rules.LAY_A_TILE, state.site)
            return self.works.check_tile(state.track, company, state.site, action, means(state, company))
        if action == self.done.first:
            return None
        if not self.works.is_place(action):
            return Refusal(rules.BUILD_TRACK)
        return self.works.check_place(state.track, company, action, means(state, company))

    def apply(self, state: BaronsState, seat: i64, action: i64, log: Log) -> None:
        company = active_company(state)
        kind, value = actions.kind(action), actions.second(action)
        if kind == actions.SITE:
            state.site = value
            return
        if kind == actions.LAY:
            self._lay(state, company, value, log)
        elif kind == actions.CONNECT:
            self._connect(state, company, value, log)
        else:
            self._end_building(state, log)
        self._pass_over(state, log)

    def _lay(self, state: BaronsState, company: i64, tile: i64, log: Log) -> None:
        cost = self.builder.rules.cost(state.track, state.site, tile)
        log.tell(events.TILE_LAID, company, state.site, tile, cost)
        pay(state, company, cost, log)
        finished = self.builder.lay(state.track, company, state.site, tile)
        if finished:
            log.tell(events.LINKS_COMPLETED, company, finished)
        state.site = NOWHERE
        state.built += 1

    def _connect(self, state: BaronsState, company: i64, pair: i64, log: Log) -> None:
        log.tell(events.CITIES_CONNECTED, company, self.ground.pair_a[pair] // SIDES, self.ground.pair_b[pair] // SIDES)
        pay(state, company, PAIR_COST, log)
        self.builder.connect(state.track, company, pair)
        state.built += 1

    def limit(self, state: BaronsState) -> i64:
        """How many tiles a company may build in this turn [8]."""
        return self.first_tiles + self.more_tiles * (state.turn - 1)


def active_company(state: BaronsState) -> i64:
    return state.order[state.place]


def means(state: BaronsState, company: i64) -> i64:
    """The treasury, and what all shares not yet issued would bring."""
    return state.treasury[company] + MONEY_PER_SHARE * state.unissued[company]


def shares_to_issue(state: BaronsState, company: i64, cost: i64) -> i64:
    """As few shares as are needed to pay, and none if the treasury is enough [10]."""
    short = cost - state.treasury[company]
    if short > 0:
        return (short + MONEY_PER_SHARE - 1) // MONEY_PER_SHARE
    return 0


def pay(state: BaronsState, company: i64, cost: i64, log: Log) -> None:
    shares = shares_to_issue(state, company, cost)
    if shares:
        state.unissued[company] -= shares
        state.available[company] += shares
        log.tell(events.SHARES_ISSUED, company, shares)
    state.treasury[company] += shares * MONEY_PER_SHARE - cost
