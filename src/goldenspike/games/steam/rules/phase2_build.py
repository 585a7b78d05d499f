"""Phase two, Build track: one player after the other lays tiles, and carries out City Growth or Urbanization."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam.rules import actions, events, rules
from goldenspike.games.steam.rules.changes import Changes
from goldenspike.games.steam.rules.growth import Growth, queue_up
from goldenspike.games.steam.rules.money import Means
from goldenspike.games.steam.rules.rules import ENGINEER, FIRST_BUILD, TILES_OF_ENGINEER, TILES_TO_BUILD
from goldenspike.games.steam.rules.state import NOBODY, NOWHERE, SteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.building import PAIR_COST
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track_rules import Inspector
from goldenspike.parts.hex.works import Works


@final
class BuildTrack(Phase[SteamState]):
    """With `duty`, a player who paid for City Growth or Urbanization must carry it out."""

    def __init__(self, builder: Builder, means: Means, duty: bool, changes: Changes) -> None:
        self.name = "build_track"
        self.builder: Final = builder
        self.ground: Final = builder.ground
        self.means: Final = means
        self.duty: Final = duty
        self.asks_all: Final = not changes.asks_only_what_is_open
        self.growth: Final = Growth(builder, changes)
        inspector = Inspector(builder.rules, rules.NOT_YOUR_TRACK, rules.NOT_YOUR_TRACK)
        self.works: Final = Works(builder, inspector, actions.SITE, actions.LAY, actions.CONNECT)
        self.done: Final = actions.one(actions.simple(actions.DONE))

    def begin(self, state: SteamState, log: Log) -> None:
        queue_up(state, FIRST_BUILD)
        state.place = 0
        state.built = 0
        state.site = NOWHERE
        state.growing = NOWHERE
        self._pass_over(state, log)

    def _pass_over(self, state: SteamState, log: Log) -> None:
        """End the building of everybody who can do nothing."""
        while state.place < state.playing and not self._can_act(state, state.queue[state.place]):
            self._end_building(state, state.queue[state.place], log)

    def _can_act(self, state: SteamState, seat: i64) -> bool:
        """Is anything left to do in phase two? City Growth and Urbanization are only ever taken where they can be done."""
        if state.effect[seat] or state.growing != NOWHERE:
            return True
        if state.built >= limit(state, seat):
            return False
        return self.asks_all or self.works.has_place(state.track, seat, self.means.available(state, seat))

    def pending(self, state: SteamState) -> i64:
        if state.place < state.playing:
            return BIT[state.queue[state.place]]
        return 0

    def question(self, state: SteamState, seat: i64) -> Rule:
        if state.site != NOWHERE:
            return rules.LAY_A_TILE
        return rules.BUILD_TRACK if state.growing == NOWHERE else rules.CHOOSE_A_SUPPLY

    def choices(self, state: SteamState, seat: i64) -> list[Choice]:
        means = self.means.available(state, seat)
        if state.site != NOWHERE:
            offered: list[Choice] = []
            self.works.offer_tiles(state.track, seat, state.site, means, offered)
            return offered
        offered = self._without_places(state, seat)
        if state.growing == NOWHERE and state.built < limit(state, seat):
            self.works.offer_places(state.track, seat, means, offered)
        return offered

    def _without_places(self, state: SteamState, seat: i64) -> list[Choice]:
        """What a seat that has chosen no hex may do without building: be done, or carry out its City Growth or Urbanization."""
        offered: list[Choice] = []
        if state.growing != NOWHERE:
            self.growth.offer_supplies(state, offered)
            return offered
        if not (self.duty and state.effect[seat]):
            offered.append(self.done)
        if state.effect[seat]:
            self.growth.offer(state, seat, offered)
        return offered

    def at_random(self, state: SteamState, seat: i64, stream: Stream) -> i64:
        if state.site != NOWHERE:
            return self.works.any_tile(state.track, seat, state.site, self.means.available(state, seat), stream)
        if state.growing != NOWHERE or state.built >= limit(state, seat):
            return stream.pick(self.choices(state, seat))
        may_be_done: i64 = 0 if self.duty and state.effect[seat] else 1
        before = may_be_done + self.growth.count(state, seat) if state.effect[seat] else may_be_done
        taken = self.works.any_place(state.track, seat, self.means.available(state, seat), before, stream)
        if taken >= before:
            return taken
        return self.done.first if taken < may_be_done else self.growth.nth(state, seat, taken - may_be_done)

    def check(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if state.site != NOWHERE:
            if not self.works.is_tile(action):
                return Refusal(rules.LAY_A_TILE, state.site)
            return self.works.check_tile(state.track, seat, state.site, action, self.means.available(state, seat))
        if state.growing != NOWHERE:
            return self.growth.check_supply(state, action)
        if actions.kind(action) in (actions.URBANIZE, actions.GROW):
            return self.growth.check(state, seat, action)
        if action != self.done.first:
            return self._check_build(state, seat, action)
        owing = self.duty and state.effect[seat]
        return Refusal(rules.MUST_BE_CARRIED_OUT, state.tile[seat]) if owing else None

    def _check_build(self, state: SteamState, seat: i64, action: i64) -> Refusal | None:
        if not self.works.is_place(action):
            return Refusal(rules.BUILD_TRACK)
        if state.built >= limit(state, seat):
            return Refusal(rules.TOO_MANY_TILES, limit(state, seat))
        return self.works.check_place(state.track, seat, action, self.means.available(state, seat))

    def apply(self, state: SteamState, seat: i64, action: i64, log: Log) -> None:
        kind, value = actions.kind(action), actions.second(action)
        if kind == actions.SITE:
            state.site = value
            return
        if kind == actions.LAY:
            self._lay(state, seat, value, log)
        elif kind == actions.CONNECT:
            self._connect(state, seat, value, log)
        elif kind == actions.DONE:
            self._end_building(state, seat, log)
        else:
            self.growth.apply(state, seat, action, log)
        self._pass_over(state, log)

    def _lay(self, state: SteamState, seat: i64, tile: i64, log: Log) -> None:
        cost = self.builder.rules.cost(state.track, state.site, tile)
        log.tell(events.TILE_LAID, seat, state.site, tile, cost)
        self.means.pay(state, seat, cost, log)
        finished = self.builder.lay(state.track, seat, state.site, tile)
        if finished:
            log.tell(events.LINKS_COMPLETED, seat, finished)
        state.site = NOWHERE
        state.built += 1

    def _connect(self, state: SteamState, seat: i64, pair: i64, log: Log) -> None:
        log.tell(events.CITIES_CONNECTED, seat, self.ground.pair_a[pair] // SIDES, self.ground.pair_b[pair] // SIDES)
        self.means.pay(state, seat, PAIR_COST, log)
        self.builder.connect(state.track, seat, pair)
        state.built += 1

    def _end_building(self, state: SteamState, seat: i64, log: Log) -> None:
        log.tell(events.BUILDING_DONE, seat)
        lost = self.builder.lose_unfinished(state.track, seat)
        if lost:
            log.tell(events.LINKS_LOST, seat, lost)
        state.effect[seat] = 0
        state.built = 0
        state.place += 1


def limit(state: SteamState, seat: i64) -> i64:
    return TILES_OF_ENGINEER if state.tile[seat] == ENGINEER else TILES_TO_BUILD


def builder_of(state: SteamState) -> i64:
    return state.queue[state.place] if state.place < state.playing else NOBODY
