"""Running the locomotive: MPs are spent step by step, highballing is declared first, ballast dumped last."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, single
from goldenspike.games.steel_and_steam.rules.changes import Changes
from goldenspike.games.steel_and_steam.rules.economy.economy import Economy
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending
from goldenspike.games.steel_and_steam.rules.endings.victory_cards import swap_victory_card
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import end_at_once
from goldenspike.games.steel_and_steam.rules.fees.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.rules.management.management import (
    check_management,
    is_management,
    manage,
    offer_management,
)
from goldenspike.games.steel_and_steam.rules.rules import BROKEN_DOWN
from goldenspike.games.steel_and_steam.rules.state import (
    BEST_PAYOFF,
    CITY_WORDS,
    EARNED,
    IN_STATION,
    JOURNEYS,
    NOTHING,
    NOWHERE,
    TALLIES,
    UNDER_WAY,
    SteelAndSteamState,
    active,
)
from goldenspike.games.steel_and_steam.rules.station.station import check_dumping, check_repair, dump_ballast, repair, spend
from goldenspike.games.steel_and_steam.rules.station.yards import Repairs
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, count

HIGHBALL: Final = single(actions.simple(actions.HIGHBALL))
DUMP: Final = single(actions.simple(actions.DUMP))
REPAIR: Final = single(actions.simple(actions.REPAIR))
SWAP: Final = single(actions.simple(actions.SWAP))
STOP: Final = single(actions.simple(actions.STOP))


@final
class Running(Phase[SteelAndSteamState]):
    def __init__(
        self, rails: Rails, fees: UsageFees, economy: Economy, ending: Ending, repairs: Repairs, changes: Changes
    ) -> None:
        self.name = "running"
        self.rails: Final = rails
        self.fees: Final = fees
        self.economy: Final = economy
        self.ending: Final = ending
        self.repairs: Final = repairs
        self.changes: Final = changes

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        state.waiting = BIT[active(state)]
        if self.changes.only_answers_are_taken:
            self._raise_the_only_money(state, active(state), log)

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.SPEND_MPS

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        if state.mps == 0:
            offered = [*self._free_steps(state, seat), STOP]
            offer_management(self.rails, state, seat, offered)
            return offered
        offered = self.fees.steps(state, seat)[:]
        if state.highballing == 0:
            if state.spent > 0:
                offered.append(DUMP)
            elif state.used == 0 and state.level[seat] != BROKEN_DOWN and self._check_highballing(state, seat) is None:
                offered.append(HIGHBALL)
        if self.repairs.is_in_own_yard(state, seat) and check_repair(state, seat) is None:
            offered.append(REPAIR)
        if self.ending.may_swap(state, seat):
            offered.append(SWAP)
        offer_management(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        kind = actions.kind(action)
        refusal: Refusal | None = Refusal(rules.SPEND_MPS, state.mps)
        if kind == actions.MOVE:
            refusal = self._check_step(state, seat, action)
        elif is_management(action):
            refusal = check_management(self.rails, state, seat, action)
        elif state.mps == 0:
            refusal = None if action == STOP.first else refusal
        elif action == HIGHBALL.first:
            refusal = self._check_highballing(state, seat)
        elif action == DUMP.first:
            refusal = check_dumping(state)
        elif action == REPAIR.first:
            in_yard = self.repairs.is_in_own_yard(state, seat)
            refusal = check_repair(state, seat) if in_yard else Refusal(rules.REPAIR_IN_STATION)
        elif action == SWAP.first:
            refusal = None if self.ending.may_swap(state, seat) else Refusal(rules.SWAP_VICTORY_CARD)
        return refusal

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        kind = actions.kind(action)
        if kind == actions.MOVE:
            self._step(state, seat, actions.second(action), log)
        elif kind == actions.DUMP:
            dump_ballast(state, seat, log)
        elif kind == actions.HIGHBALL:
            self._declare_highballing(state, seat, log)
        elif kind == actions.REPAIR:
            repair(state, seat, self.repairs.cost(state, seat), log)
            self._wait_beside_junction(state, seat)
        elif kind == actions.SWAP:
            swap_victory_card(state, seat, log)
        elif kind == actions.STOP:
            state.waiting = 0
            state.then = sequence.USAGE_FEES
        else:
            manage(self.rails, state, seat, action, log)
            if self.changes.only_answers_are_taken:
                self._raise_the_only_money(state, seat, log)

    def _raise_the_only_money(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        """Who cannot pay for any step, and has one deed, can only mortgage it or give it up."""
        while count(state.owned[seat]) == 1 and not self.fees.steps(state, seat):
            offered = self.choices(state, seat)
            if len(offered) > 1:
                return
            manage(self.rails, state, seat, offered[0].first, log)

    def _check_step(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        segment = actions.second(action)
        if action != actions.with_one(actions.MOVE, segment) or segment >= self.rails.segment_count:
            return Refusal(rules.SPEND_MPS, state.mps)
        place = self.rails.segment_property[segment]
        if not self.rails.touches(segment, state.location[seat]):
            return Refusal(rules.CONNECTED, state.location[seat], place)
        if state.mps == 0 and not self._is_free(state, seat, segment):
            return Refusal(rules.SPEND_MPS, state.mps)
        return self.fees.check_riding(state, seat, place)

    def _check_highballing(self, state: SteelAndSteamState, seat: i64) -> Refusal | None:
        if state.highballing or state.spent or state.used or self._is_back_in_start_city(state, seat):
            return Refusal(rules.HIGHBALL_FIRST)
        if state.level[seat] == BROKEN_DOWN:
            return Refusal(rules.NOT_WHEN_BROKEN_DOWN)
        return self.fees.check_highballing(state, seat)

    def _is_back_in_start_city(self, state: SteelAndSteamState, seat: i64) -> bool:
        """In its start city a locomotive highballs only at departure, before any MP of the journey was spent."""
        return state.journey[seat] == UNDER_WAY and state.location[seat] == self.rails.board.city_space[state.start[seat]]

    def _declare_highballing(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        log.tell(events.HIGHBALL_DECLARED, seat, state.level[seat])
        self.fees.before_highballing(state, seat, log)
        state.highballing = 1
        state.waiting = 0
        state.then = sequence.HIGHBALL

    def _step(self, state: SteelAndSteamState, seat: i64, segment: i64, log: Log) -> None:
        """One step along one property's segment [7]; a ferry step with 1 MP left goes on next turn [11]."""
        rails = self.rails
        end = rails.other_end(segment, state.location[seat])
        if not spend(state, seat, rails.cost(segment, end), segment, log):
            return
        place = rails.segment_property[segment]
        self.fees.before_riding(state, seat, place, log)
        state.used |= BIT[place]
        state.last_property[seat] = place
        state.journey[seat] = UNDER_WAY
        state.location[seat] = end
        log.tell(events.MOVED, seat, place, end, state.mps)
        if state.grandfathered[seat] != NOTHING and self.changes.grandfathering_ends_at_once:
            end_at_once(state, log)
        city = rails.board.space_city[end]
        if city != NOWHERE:
            self._enter_city(state, seat, city, log)
        self._wait_beside_junction(state, seat)

    def _wait_beside_junction(self, state: SteelAndSteamState, seat: i64) -> None:
        """Without MPs the turn is over, unless a step into a junction is open, which costs none [7]."""
        is_over = state.mps == 0 and state.then == sequence.USAGE_FEES and state.begun[seat] == NOTHING
        if is_over and self._free_steps(state, seat):
            state.waiting = BIT[seat]

    def _free_steps(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        steps = self.fees.steps(state, seat)
        return [choice for choice in steps if self._is_free(state, seat, actions.second(choice.first))]

    def _is_free(self, state: SteelAndSteamState, seat: i64, segment: i64) -> bool:
        return self.rails.cost(segment, self.rails.other_end(segment, state.location[seat])) == 0

    def _enter_city(self, state: SteelAndSteamState, seat: i64, city: i64, log: Log) -> None:
        state.entered[seat * CITY_WORDS + self.rails.city_word[city]] |= BIT[city % WORD_BITS]
        if city == state.home[seat]:
            state.home_entered = 1
        if city == state.destination[seat]:
            self._complete_journey(state, seat, city, log)

    def _complete_journey(self, state: SteelAndSteamState, seat: i64, city: i64, log: Log) -> None:
        """In the station: the payoff is paid at once [9]."""
        payoff = self.economy.adjusted(state, self.rails.board.payoff_between(state.start[seat], city))
        state.cash[seat] += payoff
        state.bank -= payoff
        log.tell(events.ARRIVED, seat, city, payoff)
        state.start[seat] = city
        state.destination[seat] = NOWHERE
        state.journey[seat] = IN_STATION
        state.arrived[seat * CITY_WORDS + self.rails.city_word[city]] |= BIT[city % WORD_BITS]
        state.tally[seat * TALLIES + JOURNEYS] += 1
        state.tally[seat * TALLIES + EARNED] += payoff
        state.tally[seat * TALLIES + BEST_PAYOFF] = max(payoff, state.tally[seat * TALLIES + BEST_PAYOFF])
        state.waiting = 0
        state.then = sequence.BUSINESS
