"""Turns of Steel & Steam at random, and all their ends by brute force: every legal action is tried on a copy."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.rules import FERRY_COST
from goldenspike.games.steel_and_steam.rules.state import NOTHING, UNDER_WAY, SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import Log
from goldenspike.parts.bits import BIT

ON_THE_WAY: Final = (actions.MOVE, actions.REPAIR)
AT_ITS_END: Final = (actions.DUMP, actions.STOP)
PLENTY: Final = 1_000_000


def own_at_random(game: SteelAndSteam, state: SteelAndSteamState, stream: Stream) -> None:
    """Deeds with the bank and everybody, some with liens, and sometimes a grandfathered fee."""
    for place in range(game.board.property_count):
        owner = stream.below(game.players + 1)
        if owner < game.players:
            state.owner[place] = owner
            state.owned[owner] |= BIT[place]
            state.available &= ~BIT[place]
            if stream.below(3) == 0:
                state.mortgaged |= BIT[place]
    place = stream.below(game.board.property_count)
    if state.owner[place] > 0 and not state.mortgaged & BIT[place]:
        state.grandfathered[0] = place
        state.grandfathered_as[0] = 1 + stream.below(2)


def turn_of(game: SteelAndSteam, stream: Stream, mps: int, highballing: bool) -> SteelAndSteamState:
    """The first seat's turn, somewhere on the road."""
    state = game.setup()
    own_at_random(game, state, stream)
    state.phase, state.turn, state.place, state.order[0] = sequence.RUNNING, 1, 0, 0
    state.home[0] = state.start[0] = stream.below(game.board.city_count)
    state.journey[0] = UNDER_WAY
    state.mps, state.highballing = mps, int(highballing)
    state.economy, state.established = stream.below(5), stream.below(2)
    state.cash[0] = 500 * stream.below(40) if game.chosen.barrelhead else PLENTY
    if game.chosen.yards:
        state.level[0] = 2 + stream.below(3)
        state.yards[0], state.yards[1] = stream.below(game.board.city_count), stream.below(game.board.city_count)
    put(game, state, stream.below(game.board.space_count), stream)
    game.phases[sequence.RUNNING].begin(state, Log())
    return state


def put(game: SteelAndSteam, state: SteelAndSteamState, space: int, stream: Stream) -> None:
    """The first seat's locomotive stands here; sometimes a ferry step is begun, or a property was used before in this turn."""
    steps = game.board.segments_at[space]
    cities = [city for city in range(game.board.city_count) if game.board.city_space[city] != space]
    state.location[0] = space
    state.destination[0] = cities[stream.below(len(cities))]
    ferries = [segment for segment in steps if game.rails.cost_to_a[segment] == FERRY_COST]
    state.begun[0] = ferries[stream.below(len(ferries))] if ferries and stream.below(2) else NOTHING
    if state.begun[0] == NOTHING and stream.below(3) == 0:
        state.spent = 1
        state.used = BIT[game.board.segment_property[steps[0]]]


def every_end(game: SteelAndSteam, state: SteelAndSteamState) -> dict[int, int]:
    """The lowest fees of the turn at every space where it can end. Where the locomotive stands is no end if it may stay."""
    found: dict[int, int] = {}
    seen: set[tuple[int, ...]] = set()
    unfinished = [state]
    while unfinished:
        before = unfinished.pop()
        for action in [choice.first for choice in game.choices(before, 0)]:
            kind = actions.kind(action)
            if kind not in ON_THE_WAY and (kind not in AT_ITS_END or before is state):
                continue
            after = game.copy(before)
            game.phases[sequence.RUNNING].apply(after, 0, action, Log())
            where = (after.location[0], after.mps, after.used, after.begun[0], after.level[0], after.waiting)
            if where not in seen:
                seen.add(where)
                if after.waiting:
                    unfinished.append(after)
                else:
                    fee = game.fees.owe(after, 0, after.used, after.debt[:])
                    found[after.location[0]] = min(found.get(after.location[0], fee), fee)
    if not state.highballing:
        found.pop(state.location[0], None)
    return found
