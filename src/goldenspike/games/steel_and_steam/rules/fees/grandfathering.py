"""Grandfathered fees: a locomotive already on a property may go on paying what it paid before [27]."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import events
from goldenspike.games.steel_and_steam.rules.state import AS_BANKS, AS_MORTGAGED, AT_DEPARTURE, NOTHING, SteelAndSteamState
from goldenspike.kernel.core import Log
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT


def note_purchase(state: SteelAndSteamState, place: i64, buyer: i64, log: Log) -> None:
    """Property is purchased: whoever is on it goes on paying the flat fee, to its new owner."""
    for seat in range(len(state.cash)):
        if state.last_property[seat] == place and seat != buyer:
            _note(state, seat, place, AS_BANKS, buyer, log)


def note_lien_gone(state: SteelAndSteamState, place: i64, former: i64, owner: i64, log: Log) -> None:
    """Lien is paid off, or property is taken over: whoever is on it goes on paying the mortgaged fee, all to the owner."""
    for seat in range(len(state.cash)):
        if state.last_property[seat] == place and seat not in (former, owner):
            _note(state, seat, place, AS_MORTGAGED, owner, log)


def end_for_all_on(state: SteelAndSteamState, place: i64, log: Log) -> None:
    """Property is mortgaged, or its controlling interest is given up: everyone pays the normal fee from now on."""
    for seat in range(len(state.cash)):
        if state.grandfathered[seat] == place:
            end_grandfathering(state, seat, log)


def end_all(state: SteelAndSteamState, log: Log) -> None:
    """When the established fee schedule begins, no fee stays grandfathered."""
    for seat in range(len(state.cash)):
        if state.grandfathered[seat] != NOTHING:
            end_grandfathering(state, seat, log)


def end_after_turn(state: SteelAndSteamState, seat: i64, log: Log) -> None:
    """A grandfathered fee lasts only while the locomotive uses that one property and no other."""
    place = state.grandfathered[seat]
    if place != NOTHING and state.used & ~BIT[AT_DEPARTURE] & ~BIT[place] != 0:
        end_grandfathering(state, seat, log)


def end_grandfathering(state: SteelAndSteamState, seat: i64, log: Log) -> None:
    log.tell(events.GRANDFATHERING_ENDED, seat, state.grandfathered[seat])
    state.grandfathered[seat] = NOTHING
    state.grandfathered_as[seat] = 0


def _note(state: SteelAndSteamState, seat: i64, place: i64, kind: i64, owner: i64, log: Log) -> None:
    state.grandfathered[seat] = place
    state.grandfathered_as[seat] = kind
    log.tell(events.GRANDFATHERED, seat, place, owner)
