"""Controlling a company: whoever holds most of its shares, until another holds strictly more [6]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import events
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.core import Log
from goldenspike.kernel.ints import i64


def settle_control(state: BaronsState, company: i64, players: i64, log: Log) -> None:
    """If others hold more than the controller, the largest holder takes over; a tie goes to the first clockwise [6]."""
    before = state.controller[company]
    best = before
    most: i64 = 0
    seat: i64 = 0
    if before != NOBODY:
        most = state.shares[before * COMPANY_COUNT + company]
        seat = before
    for _step in range(players):
        held = state.shares[seat * COMPANY_COUNT + company]
        if held > most:
            best = seat
            most = held
        seat += 1
        if seat == players:
            seat = 0
    if best != before:
        state.controller[company] = best
        log.tell(events.CONTROL_TAKEN, best, company)


def next_company(state: BaronsState) -> None:
    """Move `place` on to the next company that somebody controls [7], and ask that seat."""
    while state.place < state.running:
        seat = state.controller[state.order[state.place]]
        if seat != NOBODY:
            state.asked = seat
            return
        state.place += 1
    state.asked = NOBODY
