"""Positions of Steam for tests of its bots: such as come about by play, and such as are made up."""

from __future__ import annotations

from functools import cache

from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Log, first_seat
from goldenspike.shelf import BOXES
from tests.parts.hex.games import set_up


def table(options: str, board: str = "northern_england", players: int = 4) -> Steam:
    game = set_up("steam", options, board, players)
    assert isinstance(game, Steam)
    return game


def on_the_way(game: Steam, bot: str, seed: int, every: int) -> list[tuple[SteamState, int]]:
    """Positions of one game between bots of this name, each with the seat that is asked; every so many decisions one of them."""
    stream, log = Stream(seed), Log()
    bots = [BOXES["steam"].bot(bot, game, seat + 1) for seat in range(game.players)]
    state = game.start(log)
    found: list[tuple[SteamState, int]] = []
    decisions = 0
    while state.phase != OVER:
        seat = first_seat(game.pending(state))
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            decisions += 1
            if decisions % every == 0:
                found.append((state.copy(), seat))
            action = bots[seat].choose(state.copy(), seat)
        game.apply(state, seat, action, log)
    return found


@cache
def steady_game(options: str) -> list[tuple[SteamState, int]]:
    """Every decision of one game between steady bots; nobody may change these positions."""
    return on_the_way(table(options), "steady", 3, 1)


def opened(options: str, phase: str) -> tuple[SteamState, int]:
    """The first question of a phase in turn 1 of that game."""
    game = table(options)
    for state, seat in steady_game(options):
        if state.turn == 1 and game.phases[state.phase].name == phase:
            return state.copy(), seat
    raise AssertionError(phase)
