"""Conducting business on entering the station: a purchase, an upgrade, a takeover, a repair yard, or nothing [19]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, choices_of, single
from goldenspike.games.steel_and_steam.rules.changes import Changes
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import note_purchase
from goldenspike.games.steel_and_steam.rules.management.management import (
    check_management,
    is_management,
    manage,
    offer_management,
)
from goldenspike.games.steel_and_steam.rules.management.payment import pay_bank
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL, ENGINE_COUNT, UPGRADE_COST
from goldenspike.games.steel_and_steam.rules.state import NOBODY, SteelAndSteamState, active
from goldenspike.games.steel_and_steam.rules.station.yards import Repairs, build_yard
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, lowest


@final
class Business(Phase[SteelAndSteamState]):
    def __init__(self, rails: Rails, ending: Ending, repairs: Repairs, changes: Changes) -> None:
        self.name = "business"
        self.rails: Final = rails
        self.ending: Final = ending
        self.repairs: Final = repairs
        self.changes: Final = changes
        self.nothing: Final = single(actions.simple(actions.NOTHING))
        self.upgrades: Final = choices_of(actions.UPGRADE, ENGINE_COUNT)

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        """A player without deeds who can afford nothing is not asked."""
        seat = active(state)
        state.waiting = BIT[seat]
        if self.changes.only_answers_are_taken and state.owned[seat] == 0 and len(self.choices(state, seat)) == 1:
            self.apply(state, seat, self.nothing.first, log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.CONDUCT_BUSINESS

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        offered = [self.nothing]
        self._offer_deeds(state, state.available, self.rails.board.price, self.rails.buys, seat, offered)
        takeable = state.mortgaged & ~state.owned[seat]
        self._offer_deeds(state, takeable, self.rails.board.takeover, self.rails.takeovers, seat, offered)
        for engine in range(state.engine[seat] + 1, ENGINE_COUNT):
            if UPGRADE_COST[engine] <= state.cash[seat]:
                offered.append(self.upgrades[engine])
        self.repairs.offer_yards(state, seat, offered)
        offer_management(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        kind, field = actions.kind(action), actions.second(action)
        refusal: Refusal | None = Refusal(rules.CONDUCT_BUSINESS)
        if action == self.nothing.first:
            refusal = None
        elif action != actions.with_one(kind, field):
            pass
        elif is_management(action):
            refusal = check_management(self.rails, state, seat, action)
        elif kind == actions.UPGRADE:
            refusal = check_upgrade(state, seat, field)
        elif kind == actions.YARD:
            refusal = self.repairs.check_yard(state, seat, field)
        elif kind == actions.BUY and field < self.rails.board.property_count:
            refusal = self._check_purchase(state, seat, field)
        elif kind == actions.TAKEOVER and field < self.rails.board.property_count:
            refusal = self._check_takeover(state, seat, field)
        return refusal

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        kind, field = actions.kind(action), actions.second(action)
        if is_management(action):
            manage(self.rails, state, seat, action, log)
            return
        state.waiting = 0
        state.then = sequence.STATION
        if kind == actions.BUY:
            self._purchase(state, seat, field, log)
        elif kind == actions.UPGRADE:
            upgrade(state, seat, field, log)
        elif kind == actions.YARD:
            build_yard(state, seat, field, log)
        elif kind == actions.TAKEOVER:
            log.tell(events.TAKEOVER_TRIED, seat, field, state.owner[field], self.rails.board.takeover[field])
            state.target = field
            state.then = sequence.TAKEOVER
        else:
            log.tell(events.NO_BUSINESS, seat)

    def _offer_deeds(
        self, state: SteelAndSteamState, deeds: i64, prices: Row, choices: list[Choice], seat: i64, offered: list[Choice]
    ) -> None:
        purse = state.cash[seat]
        while deeds:
            place = lowest(deeds)
            deeds &= deeds - 1
            if prices[place] <= purse:
                offered.append(choices[place])

    def _check_purchase(self, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
        if state.owner[place] != NOBODY:
            return Refusal(rules.OWNED_BY_BANK, place, state.owner[place])
        return check_price(state, seat, self.rails.board.price[place])

    def _check_takeover(self, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
        if not state.mortgaged & ~state.owned[seat] & BIT[place]:
            return Refusal(rules.HOSTILE_TAKEOVER, place)
        return check_price(state, seat, self.rails.board.takeover[place])

    def _purchase(self, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
        price = self.rails.board.price[place]
        pay_bank(state, seat, price)
        state.available ^= BIT[place]
        state.owned[seat] |= BIT[place]
        state.owner[place] = seat
        log.tell(events.BOUGHT, seat, place, price)
        note_purchase(state, place, seat, log)
        self.ending.after_purchase(state, seat, log)


def check_price(state: SteelAndSteamState, seat: i64, price: i64) -> Refusal | None:
    return Refusal(rules.PAY_THE_PRICE, price, state.cash[seat]) if price > state.cash[seat] else None


def check_upgrade(state: SteelAndSteamState, seat: i64, engine: i64) -> Refusal | None:
    if not state.engine[seat] < engine < ENGINE_COUNT:
        return Refusal(rules.UPGRADE, min(engine, ENGINE_COUNT - 1), state.engine[seat])
    return check_price(state, seat, UPGRADE_COST[engine])


def upgrade(state: SteelAndSteamState, seat: i64, engine: i64, log: Log) -> None:
    """A new engine at its own base level; the MPs of this turn do not change [18]."""
    pay_bank(state, seat, UPGRADE_COST[engine])
    state.engine[seat] = engine
    state.level[seat] = BASE_LEVEL[engine]
    log.tell(events.UPGRADED, seat, engine, UPGRADE_COST[engine])
