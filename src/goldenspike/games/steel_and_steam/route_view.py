"""Routes as views tell them: the ends of a turn with their MPs and fees, and the ways to one of them."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.steel_and_steam import actions, sequence
from goldenspike.games.steel_and_steam.board import Board
from goldenspike.games.steel_and_steam.rails import Rails, mps_to
from goldenspike.games.steel_and_steam.routes import RouteSearch
from goldenspike.games.steel_and_steam.state import NOWHERE, SteelAndSteamState, active
from goldenspike.games.steel_and_steam.usage_fees import UsageFees
from goldenspike.games.steel_and_steam.way import Way

MOST_WAYS: Final = 4
"""More ways to one end are not told."""


def is_running(state: SteelAndSteamState, seat: int) -> bool:
    return state.phase == sequence.RUNNING and active(state) == seat and state.location[seat] != NOWHERE


def ends_view(rails: Rails, fees: UsageFees, state: SteelAndSteamState, seat: int) -> list[dict[str, Any]]:
    if not is_running(state, seat):
        return []
    search = RouteSearch(rails, fees)
    search.search(state, seat, state.mps, state.highballing == 1)
    goal = state.destination[seat]
    far = [] if goal == NOWHERE else mps_to(rails, rails.board.city_space[goal])
    return [end_view(rails.board, way, far[way.end] if far else None) for way in search.ends()]


def end_view(board: Board, way: Way, far: int | None) -> dict[str, Any]:
    """`far` is how many MPs lie between this end and the destination."""
    return {"end": board.space_names[way.end], "mps": way.mps, "fee": way.fee, "far": far}


def ways_view(rails: Rails, fees: UsageFees, state: SteelAndSteamState, seat: int, end: str) -> list[dict[str, Any]]:
    names = rails.board.space_names
    if not is_running(state, seat) or end not in names:
        return []
    search = RouteSearch(rails, fees)
    ways = search.ways(state, seat, state.mps, state.highballing == 1, names.index(end), MOST_WAYS)
    return [way_view(rails.board, way, state.location[seat]) for way in ways]


def way_view(board: Board, way: Way, start: int) -> dict[str, Any]:
    here, steps = start, []
    for segment in way.segments:
        here = board.other_end(segment, here)
        space, property = board.space_names[here], board.initials[board.segment_property[segment]]
        words = f"{actions.WORDS[actions.MOVE]} {space} {property}"
        steps.append({"words": words, "space": space, "property": property})
    return {"mps": way.mps, "fee": way.fee, "steps": steps}
