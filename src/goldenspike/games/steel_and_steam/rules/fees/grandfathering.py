"""Grandfathered fees: a locomotive already on a property may go on paying what it paid before [27]."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import events
from goldenspike.games.steel_and_steam.rules.state import (
    AS_BANKS,
    AS_MORTGAGED,
    AT_DEPARTURE,
    CHANGED_HANDS,
    NOTHING,
    SteelAndSteamState,
    active,
)
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


def others_used(state: SteelAndSteamState) -> i64:
    """The properties of other players that this turn has used; `CHANGED_HANDS` stands for those that are theirs no longer."""
    return state.used & ~state.available & ~state.owned[active(state)] & ~BIT[AT_DEPARTURE]


def note_changed_hands(state: SteelAndSteamState, used_before: i64) -> None:
    """What was another player's when it was used counts as such until the end of the turn, whoever owns it now."""
    if used_before & ~others_used(state):
        state.used |= BIT[CHANGED_HANDS]


def end_at_once(state: SteelAndSteamState, log: Log) -> None:
    """In a turn that also uses another player's property, the fee is normal from that moment on."""
    seat = active(state)
    if state.grandfathered[seat] != NOTHING and others_used(state) & ~BIT[state.grandfathered[seat]] != 0:
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
