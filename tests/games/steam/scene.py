"""Positions of Steam for its rule tests, on the coast of `hex_positions` without its ports."""

from __future__ import annotations

from functools import cache

from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log
from goldenspike.parts.hex.map import HexMap, parse_map
from goldenspike.parts.hex.tiles import named_tile
from tests.games.hex_games import deal, play_lines
from tests.parts.hex_positions import COAST


@cache
def plains() -> HexMap:
    return parse_map("plains", COAST.replace(" port", " -"))


def started(rules: str = "base", players: int = 3) -> tuple[Steam, SteamState]:
    """Cubes are drawn; chance has not yet said who is first."""
    game = Steam(plains(), players, rules)
    state = game.start(Log())
    while game.phases[state.phase].name == "draw_cubes":
        deal_one(game, state)
    return game, state


def deal_one(game: Steam, state: SteamState) -> None:
    first = game.choices(state, 15)[0]
    game.apply(state, 15, first.first, Log())


def ready(rules: str = "base", players: int = 3) -> tuple[Steam, SteamState]:
    """The first turn begins, in the order of the seats: actions by the base rules, capital by the standard ones."""
    game, state = started(rules, players)
    if rules == "base":
        play_lines(game, state, "* seat 1")
        for seat in range(1, players):
            passes = [f"{other} pass" for other in range(seat + 1, players + 1)]
            play_lines(game, state, "\n".join([f"{seat} bid 0", *passes]))
    else:
        play_lines(game, state, "\n".join(f"* seat {seat}" for seat in range(1, players + 1)))
    return game, state


def take(game: Steam, state: SteamState, *actions: str) -> None:
    """In turn order, everyone takes an action."""
    for action in actions:
        play_lines(game, state, f"{state.order[state.place] + 1} take {action}")


def lay(game: Steam, state: SteamState, seat: int, *tiles: str) -> None:
    """Put tiles down outside the rules of money and turns."""
    for words in tiles:
        label, face, turn = words.split()
        game.builder.lay(state.track, seat - 1, game.ground.map.parse_label(label), named_tile(face, int(turn)))


def no_cubes(state: SteamState) -> None:
    for place in range(len(state.cubes)):
        state.cubes[place] = 0


def put_cube(game: Steam, state: SteamState, colour: int, name: str) -> None:
    state.cubes[game.ground.names.index(name) * 6 + colour] += 1


def build_nothing(game: Steam, state: SteamState) -> None:
    while game.phases[state.phase].name == "build_track":
        play_lines(game, state, f"{state.queue[state.place] + 1} done")


def pass_goods(game: Steam, state: SteamState) -> None:
    while game.phases[state.phase].name == "move_goods":
        play_lines(game, state, f"{state.asked + 1} pass")


__all__ = ["build_nothing", "deal", "lay", "no_cubes", "pass_goods", "put_cube", "ready", "started", "take"]
