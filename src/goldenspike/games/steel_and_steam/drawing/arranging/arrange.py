"""Works out where everything lies on the drawing of a board, round by round."""

from typing import Final

from goldenspike.games.steel_and_steam.drawing.arranging.circles import part_circles, part_circles_from_lines
from goldenspike.games.steel_and_steam.drawing.arranging.dots import Dots
from goldenspike.games.steel_and_steam.drawing.arranging.lines import part_lines
from goldenspike.games.steel_and_steam.drawing.arranging.naming import SMALLER, Naming
from goldenspike.games.steel_and_steam.drawing.arranging.room_for_names import make_room
from goldenspike.games.steel_and_steam.drawing.arranging.sketch import Sketch

HOMING: Final = 0.65
"""For this share of the rounds everything is drawn home, less and less; then it only makes room."""
STRENGTH: Final = 0.7
NAMING_FROM: Final = 0.15
NAMING_TO: Final = 0.8
NAMING_EVERY: Final = 10
"""Rounds between two choices of places for the names."""


def arrange(sketch: Sketch, naming: Naming, rounds: int) -> None:
    """From the true places of everything to places apart."""
    for number in range(rounds):
        done = number / rounds
        if number % NAMING_EVERY == 0 and NAMING_FROM <= done <= NAMING_TO:
            naming.choose(Dots(sketch), [1.0])
        _round(sketch, naming, STRENGTH * max(0.0, 1 - done / HOMING))
    naming.choose(Dots(sketch), SMALLER, grazing=0.0)


def make_more_room(sketch: Sketch, naming: Naming, rounds: int) -> None:
    """Part what is still too close, from where it lies now."""
    for number in range(rounds):
        if number % NAMING_EVERY == 0:
            naming.choose(Dots(sketch), SMALLER)
        _round(sketch, naming, 0.0)
    naming.choose(Dots(sketch), SMALLER, grazing=0.0)


def _round(sketch: Sketch, naming: Naming, strength: float) -> None:
    dots = Dots(sketch)
    sketch.begin()
    part_circles(sketch)
    part_circles_from_lines(dots)
    part_lines(dots)
    if naming.placed:
        make_room(naming, dots)
    sketch.settle(strength)
