"""Scenes on a hex map, for the rule tests of every game that is played on one."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from goldenspike.kernel.core import Game
from goldenspike.parts.hex.goods import add_cubes
from goldenspike.parts.hex.map import COLOURS
from goldenspike.parts.hex.tiles import SIDES, named_tile
from tests import dialect

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S")


class HexScene(dialect.Scene[G, S]):
    """Track, links and cubes can be put down outside the rules of money and turns; a game says who its builders are."""

    def builder(self, name: Any) -> int:
        """The number by which track knows a builder."""
        raise NotImplementedError

    def lay(self, builder: Any, *tiles: str) -> Self:
        """Tiles as `C4 straight 2`."""
        for words in tiles:
            label, face, turn = words.split()
            hex = self.game.ground.map.parse_label(label)
            self.game.builder.lay(self.state.track, self.builder(builder), hex, named_tile(face, int(turn)))
        return self

    def join(self, a: str, b: str, builder: Any, side_a: int, side_b: int) -> Self:
        """A link between two sides of stops, without tiles: goods look at links only."""
        slots = self.stop(a) * SIDES + side_a, self.stop(b) * SIDES + side_b
        self.game.ground.complete(self.state.track, self.builder(builder), *slots)
        return self

    def stop(self, name: str) -> int:
        return self.game.ground.names.index(name)

    def no_cubes(self) -> Self:
        for place in range(len(self.state.cubes)):
            self.state.cubes[place] = 0
        return self

    def put_cube(self, colour: str, stop: str) -> Self:
        add_cubes(self.state.cubes, self.stop(stop), COLOURS.index(colour), 1)
        return self
