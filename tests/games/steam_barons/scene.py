"""Positions of Steam Barons for its rule tests, on the coast of `hex_positions`."""

from __future__ import annotations

from functools import cache

from goldenspike.games.steam_barons.rules.game import BUILD_TRACK, BUY_SHARES, DIVIDENDS, MOVE_GOODS, SELL_SHARES, SteamBarons
from goldenspike.games.steam_barons.rules.market import Market, parse_market
from goldenspike.games.steam_barons.rules.rules import COMPANIES, COMPANY_COUNT
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.tiles import named_tile
from tests.games.hex_games import deal
from tests.games.steam.positions import plains
from tests.parts.hex_positions import port_map

CHART = [f"{step} {step // 2} {step // 3} {min(5, max(0, (step - 7) // 3))}" for step in range(31)]
BOXES = [f"{price} {1 if price < 4 else -1 if price < 13 else -2}" for price in range(1, 19) if not 4 <= price <= 8]
ORANGE, GREEN, BROWN, NATURAL, BLACK, WHITE = range(COMPANY_COUNT)


@cache
def plain_market() -> Market:
    """The figures from which ruling [16] starts: what the rules do with a card does not hang on how ours is tuned."""
    return parse_market("plain", "\n".join(["chart", *CHART, "boxes", *BOXES]))


def started(players: int = 3, ports: bool = False) -> tuple[SteamBarons, BaronsState]:
    """Everything is drawn; the first auction is about to begin."""
    game = SteamBarons(port_map() if ports else plains(), plain_market(), players)
    state = game.start(Log())
    deal(game, state)
    return game, state


def at(phase: int, players: int = 3, ports: bool = False) -> tuple[SteamBarons, BaronsState]:
    """Turn one with companies in the order of their colours, before a phase that has not begun; nobody holds anything."""
    game, state = started(players, ports)
    state.phase = phase
    state.marker = 0
    for company in range(COMPANY_COUNT):
        state.order[company] = company
    return game, state


def begin(game: SteamBarons, state: BaronsState) -> None:
    game.phases[state.phase].begin(state, Log())
    game.run_on(state, Log())


def give(state: BaronsState, seat: int, company: int, shares: int) -> None:
    """Put shares from a display into a player's hand."""
    state.shares[(seat - 1) * COMPANY_COUNT + company] += shares
    state.unissued[company] -= shares


def lay(game: SteamBarons, state: BaronsState, company: int, *tiles: str) -> None:
    for words in tiles:
        label, face, turn = words.split()
        game.builder.lay(state.track, company, game.ground.map.parse_label(label), named_tile(face, int(turn)))


def no_cubes(state: BaronsState) -> None:
    for place in range(len(state.cubes)):
        state.cubes[place] = 0


def put_cube(game: SteamBarons, state: BaronsState, colour: int, name: str) -> None:
    state.cubes[game.ground.names.index(name) * 6 + colour] += 1


def prices(state: BaronsState) -> dict[str, int]:
    return {name: state.price[company] for company, name in enumerate(COMPANIES)}


def join(game: SteamBarons, state: BaronsState, a: str, b: str, owner: int, side_a: int, side_b: int) -> None:
    """A link between two sides of stops, without tiles: goods look at links only."""
    names = game.ground.names
    game.ground.complete(state.track, owner, names.index(a) * 6 + side_a, names.index(b) * 6 + side_b)


__all__ = ["BUILD_TRACK", "BUY_SHARES", "DIVIDENDS", "MOVE_GOODS", "SELL_SHARES", "at", "begin", "give", "join", "lay", "started"]
