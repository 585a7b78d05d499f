"""Games between bots, each action of which is looked at."""

from __future__ import annotations

from typing import Any

from goldenspike.arena.match import match
from goldenspike.kernel.core import Game
from goldenspike.shelf import BOXES
from tests.dialect import Scene


def plays_only_legal_actions(game: Game[Any], name: str) -> None:
    """A whole game between bots of this name."""
    scene = Scene(game).deals()
    bots = [BOXES[game.name].bot(name, game, seat) for seat in range(game.players)]
    while seats := scene.seats():
        action = bots[seats[0]].choose(game.determinize(scene.state, seats[0], 0), seats[0])
        scene.acts(seats[0], action).deals()


def winners(game: Game[Any], bots: list[str], games: int) -> list[list[str]]:
    """Which bots won each of these games."""
    return [[played.seats[seat] for seat in played.result.winners] for played in match(game, bots, games, seed=11)]
