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
from goldenspike.games.steel_and_steam.rules.state import NOWHERE, SteelAndSteamState, active

MOST_ROUTES: Final = 4
"""At most this many routes to one end are shown."""


class LocomotiveRoutes:
    def ends(self, game: SteelAndSteam, state: SteelAndSteamState, seat: int) -> list[RouteEnd]:
        if not is_running(state, seat):
            return []
        search = RouteSearch(game.rails, game.fees)
        search.search(state, seat, state.mps, state.highballing == 1)
        goal = state.destination[seat]
        far = [] if goal == NOWHERE else mps_to(game.rails, game.board.city_space[goal])
        names = game.board.space_names
        return [RouteEnd(names[way.end], way.mps, way.fee, far[way.end] if far else None) for way in search.ends()]

    def routes(self, game: SteelAndSteam, state: SteelAndSteamState, seat: int, to: str) -> list[Route]:
        names = game.board.space_names
        if not is_running(state, seat) or to not in names:
            return []
        search = RouteSearch(game.rails, game.fees)
        ways = search.ways(state, seat, state.mps, state.highballing == 1, names.index(to), MOST_ROUTES)
        return [Route(way.mps, way.fee, steps(game.board, way, state.location[seat])) for way in ways]


def is_running(state: SteelAndSteamState, seat: int) -> bool:
    return state.phase == sequence.RUNNING and active(state) == seat and state.location[seat] != NOWHERE


def steps(board: Board, way: Way, start: int) -> list[RouteStep]:
    here, taken = start, []
    for segment in way.segments:
        here = board.other_end(segment, here)
        space, property = board.space_names[here], board.initials[board.segment_property[segment]]
        taken.append(RouteStep(f"{actions.KINDS.word(actions.MOVE)} {space} {property}", space, property))
    return taken
