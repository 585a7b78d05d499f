"""What a seat sees of Steam: everything, for all that lies on the table is public."""

from __future__ import annotations

from goldenspike.games.steam.rules.rules import ACTION_NAMES, CAPITAL_STEP, HIGHEST_LEVEL, LAST_ACTION
from goldenspike.games.steam.rules.state import NOBODY, NOWHERE, SteamState
from goldenspike.kernel.core import OVER
from goldenspike.parts.bits import BIT, members
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.parts.hex.printed import printed_map
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.view import cubes_at, map_view


def view(ground: Ground, state: SteamState, players: int, turns: int, phase: str, waiting: int) -> dict[str, object]:
    seats = [seat_view(ground, state, seat, bool(waiting >> seat & 1)) for seat in range(players)]
    auction = phase in ("places_for_sale", "turn_order_auction")
    return {
        "turn": state.turn,
        "turns": turns,
        "phase": phase,
        "over": state.phase == OVER,
        "order": order_view(state, phase),
        "seats": seats,
        "actions_left": [name for tile, name in enumerate(ACTION_NAMES) if tile and tile not in list(state.tile)],
        "auction": auction_view(state, players, phase) if auction else None,
        "building": building_view(ground, state) if phase == "build_track" else None,
        "round": state.round + 1 if phase == "move_goods" else None,
        "supply": [cubes_at(state.supply, space) for space in range(ground.map.supplies)],
        "bag": {colour: state.bag[number] for number, colour in enumerate(COLOURS)},
        "new_cities_left": {colour: state.new_cities[number] for number, colour in enumerate(COLOURS)},
        "grown": [ground.names[city] for city in members(state.grown)],
        **map_view(ground, state.track, state.cubes),
    }


def board_view(hexmap: HexMap) -> dict[str, object]:
    """The map, the action tiles in the order of their numbers, and the highest level of a locomotive."""
    return {**printed_map(hexmap), "actions": ACTION_NAMES[1:], "highest_level": HIGHEST_LEVEL}


def seat_view(ground: Ground, state: SteamState, seat: int, active: bool) -> dict[str, object]:
    """`tie_break` decides between seats with the same points at the end."""
    tile = state.tile[seat]
    return {
        "seat": seat + 1,
        "cash": state.cash[seat],
        "income": state.income[seat],
        "points": state.points[seat],
        "locomotive": state.level[seat],
        "action": ACTION_NAMES[tile] if 0 < tile <= LAST_ACTION else None,
        "links": ground.links_of(state.track, seat),
        "to_place": state.gains[seat],
        "tie_break": state.income[seat],
        "bankrupt": state.bankrupt & BIT[seat] != 0,
        "active": active,
    }


def order_view(state: SteamState, phase: str) -> list[int]:
    """The turn order; while the first one is for sale, only the places sold; during an auction, the order before it."""
    if phase == "places_for_sale":
        return [state.order[place] + 1 for place in range(state.place)]
    order = state.queue if phase == "turn_order_auction" else state.order
    return [order[place] + 1 for place in range(state.playing)]


def auction_view(state: SteamState, players: int, phase: str) -> dict[str, object]:
    """`out` lists the seats that bid no more; for the first turn order, also those that passed for this place only.
    `capital_step` is given where a bidder may raise capital to pay."""
    first = phase == "places_for_sale"
    out = state.out | state.stayed if first else state.out
    return {
        "place": state.place + 1,
        "bid": None if state.bid == NOBODY else state.bid,
        "bidder": None if state.high_bidder == NOBODY else state.high_bidder + 1,
        "bids": list(state.bids),
        "out": [seat + 1 for seat in range(players) if out & BIT[seat]],
        "capital_step": CAPITAL_STEP if first else None,
    }


def building_view(ground: Ground, state: SteamState) -> dict[str, object]:
    return {
        "built": state.built,
        "site": None if state.site == NOWHERE else ground.map.hex_label(state.site),
        "growing": None if state.growing == NOWHERE else ground.names[state.growing],
    }
