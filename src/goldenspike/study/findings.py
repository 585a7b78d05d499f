"""What a study has found so far: plain numbers that can be kept, sent, and gone on with anywhere."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

SURE: Final = 2.0
"""A loss counts if it is greater than so many of its standard errors,"""
WORTH_TELLING: Final = 0.02
"""and at least so great a part of a chance to win."""
MOST_SWINGS: Final = 12


class Point(Struct):
    """Each seat's chance before a move, as the mean of so many quick playouts."""

    tries: int
    chances: list[float]


class Plan(Struct):
    """Something that could be done at a decision, and each seat's chance after it."""

    actions: list[int]
    chances: list[float]


class Look(Struct):
    """A decision looked at by search, `depth` times: the plans, the bot's own first, and which of them was carried out.

    `lost` is what the deciding seat's chance is lower after that than after the bot's plan, `doubt` its standard error.
    """

    seat: int
    depth: int
    plans: list[Plan]
    chosen: int
    lost: float
    doubt: float

    @property
    def is_sure(self) -> bool:
        return self.lost >= WORTH_TELLING and self.lost > SURE * self.doubt


class Findings(Struct):
    """By the number of moves before: points of the graph, and decisions looked at. `done` is a part of 1."""

    points: dict[int, Point] = field(default_factory=dict)
    looks: dict[int, Look] = field(default_factory=dict)
    done: float = 0.0

    def swings(self) -> list[int]:
        """The decisions that gave something away beyond doubt, the greatest loss first."""
        sure = [place for place, look in self.looks.items() if look.is_sure]
        return sorted(sure, key=lambda place: -self.looks[place].lost)[:MOST_SWINGS]

    def graph(self) -> dict[int, list[float]]:
        """Each seat's chance, by the number of moves before; where a search has looked, as it says."""
        found = {place: point.chances for place, point in sorted(self.points.items())}
        for place, look in sorted(self.looks.items()):
            found[place] = look.plans[0].chances
            after = place + len(look.plans[look.chosen].actions)
            if after in found and after not in self.looks:
                found[after] = look.plans[look.chosen].chances
        return found
