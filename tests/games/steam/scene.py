"""Scenes of Steam for its rule tests, on the toy map without its ports."""

from __future__ import annotations

from typing import Self

from goldenspike.games.steam.rules.changes import VERSION
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from tests.parts.hex.scene import HexScene
from tests.parts.hex.toy import toy_map


class Scene(HexScene[Steam, SteamState]):
    """Builders are seats, counted from one; everybody can take an action, build nothing or pass in turn."""

    def __init__(self, rules: str = "base", players: int = 3, version: int = VERSION) -> None:
        super().__init__(Steam(toy_map(ports=False), players, rules, version))

    def builder(self, name: int) -> int:
        return name - 1

    def take(self, *actions: str) -> Self:
        """In turn order, everyone takes an action."""
        for action in actions:
            self.does(f"{self.asked()} take {action}")
        return self

    def build_nothing(self) -> Self:
        while self.phase() == "build_track":
            self.does(f"{self.asked()} done")
        return self

    def pass_goods(self) -> Self:
        while self.phase() == "move_goods":
            self.does(f"{self.asked()} pass")
        return self


def started(rules: str = "base", players: int = 3, version: int = VERSION) -> Scene:
    """Cubes are drawn; chance has not yet said who is first."""
    scene = Scene(rules, players, version)
    while scene.phase() == "draw_cubes":
        scene.does(f"* {scene.offered()[0]}")
    return scene


def ready(rules: str = "base", players: int = 3, version: int = VERSION) -> Scene:
    """The first turn begins, in the order of the seats: actions by the base rules, capital by the standard ones."""
    scene = started(rules, players, version)
    if rules == "standard":
        return scene.does(*[f"* seat {seat}" for seat in range(1, players + 1)])
    scene.does("* seat 1")
    for seat in range(1, players):
        scene.does(f"{seat} bid 0", *[f"{other} pass" for other in range(seat + 1, players + 1)])
    return scene
