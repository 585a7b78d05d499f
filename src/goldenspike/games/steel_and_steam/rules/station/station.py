"""In the station after business: repairs, then departure on a new journey [10]; and how MPs are spent, here and while running."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import actions, events, rules, sequence
from goldenspike.games.steel_and_steam.rules.board.rails import Rails, single
from goldenspike.games.steel_and_steam.rules.endings.endings import Ending
from goldenspike.games.steel_and_steam.rules.endings.victory_cards import swap_victory_card
from goldenspike.games.steel_and_steam.rules.management.management import (
    check_management,
    is_management,
    manage,
    offer_management,
)
from goldenspike.games.steel_and_steam.rules.rules import BASE_LEVEL
from goldenspike.games.steel_and_steam.rules.state import NOTHING, REPAIR_BEGUN, SteelAndSteamState, active
from goldenspike.games.steel_and_steam.rules.station.yards import Repairs
from goldenspike.kernel.core import Choice, Log, Phase, Refusal, Rule
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


@final
class Station(Phase[SteelAndSteamState]):
    def __init__(self, rails: Rails, ending: Ending, repairs: Repairs) -> None:
        self.name = "station"
        self.rails: Final = rails
        self.ending: Final = ending
        self.repairs: Final = repairs
        self.repairing: Final = single(actions.simple(actions.REPAIR))
        self.departing: Final = single(actions.simple(actions.DEPART))
        self.dumping: Final = single(actions.simple(actions.DUMP))
        self.swapping: Final = single(actions.simple(actions.SWAP))

    def begin(self, state: SteelAndSteamState, log: Log) -> None:
        """Without MPs the turn ends here; a player who can only depart is not asked [12]."""
        seat = active(state)
        state.waiting = 0
        if state.mps == 0:
            state.then = sequence.USAGE_FEES
        elif self._can_only_depart(state, seat):
            self._depart(state, seat, log)
        else:
            state.waiting = BIT[seat]

    def _can_only_depart(self, state: SteelAndSteamState, seat: i64) -> bool:
        may_stay = check_repair(state, seat) is None or check_dumping(state) is None
        return not may_stay and not self.ending.could_swap(state, seat)

    def pending(self, state: SteelAndSteamState) -> i64:
        return state.waiting

    def question(self, state: SteelAndSteamState, seat: i64) -> Rule:
        return rules.REPAIR_OR_DEPART

    def choices(self, state: SteelAndSteamState, seat: i64) -> list[Choice]:
        offered = [self.departing]
        if check_repair(state, seat) is None:
            offered.append(self.repairing)
        if check_dumping(state) is None:
            offered.append(self.dumping)
        if self.ending.may_swap(state, seat):
            offered.append(self.swapping)
        offer_management(self.rails, state, seat, offered)
        return offered

    def check(self, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
        refusal: Refusal | None = Refusal(rules.REPAIR_OR_DEPART, state.mps)
        if action == self.departing.first:
            refusal = None
        elif is_management(action):
            refusal = check_management(self.rails, state, seat, action)
        elif action == self.repairing.first:
            refusal = check_repair(state, seat)
        elif action == self.dumping.first:
            refusal = check_dumping(state)
        elif action == self.swapping.first:
            refusal = None if self.ending.may_swap(state, seat) else Refusal(rules.SWAP_VICTORY_CARD)
        elif action == actions.simple(actions.HIGHBALL):
            refusal = Refusal(rules.HIGHBALL_FIRST)
        return refusal

    def apply(self, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
        kind = actions.kind(action)
        if kind == actions.REPAIR:
            repair(state, seat, self.repairs.cost(state, seat), log)
            if state.waiting:
                self.begin(state, log)
        elif kind == actions.DEPART:
            self._depart(state, seat, log)
        elif kind == actions.DUMP:
            dump_ballast(state, seat, log)
        elif kind == actions.SWAP:
            swap_victory_card(state, seat, log)
        else:
            manage(self.rails, state, seat, action, log)

    def _depart(self, state: SteelAndSteamState, seat: i64, log: Log) -> None:
        log.tell(events.DEPARTED, seat, state.start[seat])
        state.waiting = 0
        state.then = sequence.DESTINATION


def spend(state: SteelAndSteamState, seat: i64, cost: i64, what: i64, log: Log) -> bool:
    """Pay MPs for a step or a repair; False if it is only begun and the last MP goes to the transit track [11]."""
    if state.begun[seat] == what:
        cost -= 1
    if cost > state.mps:
        state.begun[seat] = what
        state.spent += state.mps
        state.mps = 0
        log.tell(events.CARRIED_OVER, seat)
    else:
        state.begun[seat] = NOTHING
        state.spent += cost
        state.mps -= cost
    if state.mps == 0:
        state.waiting = 0
        state.then = sequence.USAGE_FEES
    return state.begun[seat] != what


def check_repair(state: SteelAndSteamState, seat: i64) -> Refusal | None:
    base = BASE_LEVEL[state.engine[seat]]
    return Refusal(rules.BASE_LEVEL_REACHED, base) if state.level[seat] <= base else None


def repair(state: SteelAndSteamState, seat: i64, cost: i64, log: Log) -> None:
    """Repair one level; a locomotive that was broken down has a normal allowance again from its next turn on [17]."""
    if spend(state, seat, cost, REPAIR_BEGUN, log):
        state.level[seat] -= 1
        log.tell(events.REPAIRED, seat, state.level[seat], state.mps)


def check_dumping(state: SteelAndSteamState) -> Refusal | None:
    if state.highballing:
        return Refusal(rules.NO_DUMPING_WHEN_HIGHBALLING)
    return None if state.spent > 0 else Refusal(rules.SPEND_ONE_MP)


def dump_ballast(state: SteelAndSteamState, seat: i64, log: Log) -> None:
    log.tell(events.BALLAST_DUMPED, seat, state.mps)
    state.mps = 0
    state.waiting = 0
    state.then = sequence.USAGE_FEES
