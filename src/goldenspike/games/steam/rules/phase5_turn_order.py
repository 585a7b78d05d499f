"""Phase five, Next turn order, by the numbers of the action tiles [11]; the start of a turn; and the end [27]."""

from __future__ import annotations

from typing import final

from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.rules import INCOME_PER_POINT, LAST_ACTION, LOSS_PER_DEBT
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log, Phase
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.track import Ground


@final
class NextTurnOrder(Phase[SteamState]):
    def __init__(self) -> None:
        self.name = "next_turn_order"

    def begin(self, state: SteamState, log: Log) -> None:
        for place in range(state.playing):
            state.queue[place] = state.order[place]
        place = 0
        for tile in range(1, LAST_ACTION + 1):
            for step in range(state.playing):
                if state.tile[state.queue[step]] == tile:
                    state.order[place] = state.queue[step]
                    place += 1


@final
class NewTurn(Phase[SteamState]):
    def __init__(self) -> None:
        self.name = "new_turn"

    def begin(self, state: SteamState, log: Log) -> None:
        state.turn += 1
        log.tell(events.TURN_BEGINS, state.turn)


@final
class EndOfGame(Phase[SteamState]):
    def __init__(self, ground: Ground, players: int) -> None:
        self.name = "end_of_game"
        self.ground = ground
        self.players: i64 = players

    def begin(self, state: SteamState, log: Log) -> None:
        """Income and complete links turn into points; `income` stays as it is, to break ties."""
        for seat in range(self.players):
            if not state.bankrupt & BIT[seat]:
                links = self.ground.links_of(state.track, seat)
                state.points[seat] += points_for_income(state.income[seat]) + links
                log.tell(events.SCORED, seat, points_for_income(state.income[seat]), links, state.points[seat])
        for seat in winners(state, self.players):
            log.tell(events.WON, seat, state.points[seat])


def points_for_income(income: i64) -> i64:
    return income // INCOME_PER_POINT if income >= 0 else income * LOSS_PER_DEBT


def winners(state: SteamState, players: i64) -> list[int]:
    """Most points; then the higher income; then the lower action number of the last turn [27]. If all are bankrupt, all win."""
    still = [seat for seat in range(players) if not state.bankrupt & BIT[seat]]
    if not still:
        return list(range(players))
    best = still[0]
    for seat in still[1:]:
        if is_ahead(state, seat, best):
            best = seat
    return [best]


def is_ahead(state: SteamState, seat: i64, other: i64) -> bool:
    if state.points[seat] != state.points[other]:
        return state.points[seat] > state.points[other]
    if state.income[seat] != state.income[other]:
        return state.income[seat] > state.income[other]
    return state.tile[seat] < state.tile[other]
