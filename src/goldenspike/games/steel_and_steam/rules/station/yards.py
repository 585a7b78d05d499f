"""What repairs cost, and the option to build repair yards [35]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.rules import REPAIR_COST, YARD_COST, YARD_REPAIR_COST, YARDS_EACH
from goldenspike.games.steel_and_steam.rules.state import NOBODY, NOWHERE, SteelAndSteamState
from goldenspike.kernel.core import Choice, Log, Refusal
from goldenspike.kernel.ints import i64


class Repairs:
    """The standard game: no yards."""

    def __init__(self, rails: Rails) -> None:
        self.rails: Final = rails

    def cost(self, state: SteelAndSteamState, seat: i64) -> i64:
        """MPs for one level where the locomotive stands."""
        return REPAIR_COST

    def is_in_own_yard(self, state: SteelAndSteamState, seat: i64) -> bool:
        return False

    def offer_yards(self, state: SteelAndSteamState, seat: i64, offered: list[Choice]) -> None:
        pass

    def check_yard(self, state: SteelAndSteamState, seat: i64, city: i64) -> Refusal | None:
        return Refusal(rules.CONDUCT_BUSINESS)


@final
class RepairYards(Repairs):
    def cost(self, state: SteelAndSteamState, seat: i64) -> i64:
        return YARD_REPAIR_COST if self.is_in_own_yard(state, seat) else REPAIR_COST

    def is_in_own_yard(self, state: SteelAndSteamState, seat: i64) -> bool:
        city = self.rails.board.space_city[state.location[seat]]
        return city != NOWHERE and yard_owner(state, city) == seat

    def offer_yards(self, state: SteelAndSteamState, seat: i64, offered: list[Choice]) -> None:
        here, home = state.start[seat], state.home[seat]
        if self.check_yard(state, seat, here) is None:
            offered.append(self.rails.yards[here])
        if home != here and self.check_yard(state, seat, home) is None:
            offered.append(self.rails.yards[home])

    def check_yard(self, state: SteelAndSteamState, seat: i64, city: i64) -> Refusal | None:
        if city not in (state.start[seat], state.home[seat]):
            return Refusal(rules.REPAIR_YARD, min(city, self.rails.board.city_count - 1))
        if state.yards[seat * YARDS_EACH + YARDS_EACH - 1] != NOWHERE:
            return Refusal(rules.TWO_YARDS_EACH)
        if yard_owner(state, city) != NOBODY:
            return Refusal(rules.ONE_YARD_PER_CITY, city, yard_owner(state, city))
        if state.cash[seat] < YARD_COST:
            return Refusal(rules.PAY_THE_PRICE, YARD_COST, state.cash[seat])
        return None


def yard_owner(state: SteelAndSteamState, city: i64) -> i64:
    for place in range(len(state.yards)):
        if state.yards[place] == city:
            return place // YARDS_EACH
    return NOBODY


def build_yard(state: SteelAndSteamState, seat: i64, city: i64, log: Log) -> None:
    place = seat * YARDS_EACH
    while state.yards[place] != NOWHERE:
        place += 1
    state.yards[place] = city
    state.cash[seat] -= YARD_COST
    state.bank += YARD_COST
    log.tell(events.YARD_BUILT, seat, city, YARD_COST)
