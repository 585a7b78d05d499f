"""Where a locomotive can end its turn, for how many MPs and fees, and the ways to one of these ends."""

from __future__ import annotations

from typing import Final

from goldenspike.box import Route, RouteEnd, RouteStep
from goldenspike.games.steel_and_steam.rules import actions, sequence
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.rails import mps_to
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.games.steel_and_steam.rules.running.way import Way
from goldenspike.games.steel_and_steam.rules.state import NOWHERE, REPAIR_BEGUN, SteelAndSteamState, active

MOST_ROUTES: Final = 4
"""At most this many routes to one end are shown."""


class LocomotiveRoutes:
    def ends(self, game: SteelAndSteam, state: SteelAndSteamState, seat: int) -> list[RouteEnd]:
        if not is_running(state, seat):
            return []
        search = RouteSearch(game.rails, game.fees)
        search.search(state, seat, state.mps, state.highballing == 1)
        names, far = game.board.space_names, mps_to_destination(game, state, seat)
        return [RouteEnd(names[way.end], way.mps, way.fee, far[way.end] if far else None) for way in search.ends()]

    def routes(self, game: SteelAndSteam, state: SteelAndSteamState, seat: int, to: str) -> list[Route]:
        """Of routes that cost the same, one whose last MP begins a ferry step towards the destination comes first."""
        names = game.board.space_names
        if not is_running(state, seat) or to not in names:
            return []
        search = RouteSearch(game.rails, game.fees)
        ways = search.ways(state, seat, state.mps, state.highballing == 1, names.index(to), MOST_ROUTES)
        if far := mps_to_destination(game, state, seat):
            ways.sort(key=lambda way: (way.fee, way.mps, far[way.towards]))
        return [Route(way.mps, way.fee, steps(game.board, way, state.location[seat])) for way in ways]


def is_running(state: SteelAndSteamState, seat: int) -> bool:
    return state.phase == sequence.RUNNING and active(state) == seat and state.location[seat] != NOWHERE


def mps_to_destination(game: SteelAndSteam, state: SteelAndSteamState, seat: int) -> list[int]:
    """The fewest MPs from every space to the destination; nothing if there is none."""
    goal = state.destination[seat]
    return [] if goal == NOWHERE else mps_to(game.rails, game.board.city_space[goal])


def steps(board: Board, way: Way, start: int) -> list[RouteStep]:
    """A ferry step that is only begun does not leave the space, and neither does a repair."""
    here, taken = start, []
    for number, segment in enumerate(way.segments, 1):
        if segment == REPAIR_BEGUN:
            taken.append(RouteStep(actions.KINDS.word(actions.REPAIR), board.space_names[here], ""))
            continue
        to, property = board.other_end(segment, here), board.initials[board.segment_property[segment]]
        here = to if number < len(way.segments) else way.end
        words = f"{actions.KINDS.word(actions.MOVE)} {board.space_names[to]} {property}"
        taken.append(RouteStep(words, board.space_names[here], property))
    return taken
