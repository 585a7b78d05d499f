"""The track that lies on a hex map, in a form that is copied quickly: `Ground` of track.py knows what it means."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.ints import Row, ShortRow, i64
from goldenspike.parts.hex.sides import ALL_SIDES, Sides, each_side

NEW_PORT: Final = 2
"""In `ported`: the stop is within reach of a port, but the hexes around it are still to be looked at."""
FRESH: Final = 1
UNFINISHED: Final = 64
TAKEN: Final = 4096
JOINED: Final = 6
UNOWNED: Final = 7


@final
class Track:
    """What lies on the map, and what is derived from it so that questions need no search."""

    tile: ShortRow  # by hex
    far: ShortRow  # by slot: the slot at the other end of its link, `LOOSE` or `NO_TRACK`
    owner: ShortRow  # by slot: whose link it is
    ends: Sides  # by stop: the set of sides with an unfinished link that was built on in this turn, and two sets derived
    # from others: times `UNFINISHED`, the sides with an unfinished link, times `TAKEN`, those with any
    ported: Row  # by stop: 1 if it is within reach of a port, for a moment `NEW_PORT`
    colour: Row  # by stop: the colour of its city, or `TOWN`
    # Derived from these:
    touched: ShortRow  # by hex: the set of sides across which a city or an exit lies
    open: Row  # by word: the set of hexes where anybody may build; then, by word, of hexes about which it is not up to date
    reach: Row  # by owner, then word: the stops where it has a link; at `JOINED`, any complete one, at `UNOWNED`, one of nobody
    builders: i64 = 0  # the set of everybody who has built
    finished: i64 = 0  # how many links each of them has completed, eight bits for each
    new_ports: i64 = 0  # how many stops are `NEW_PORT`

    # Written by tools/fields from the list above.

    def __init__(
        self,
        tile: ShortRow,
        far: ShortRow,
        owner: ShortRow,
        ends: Sides,
        ported: Row,
        colour: Row,
        touched: ShortRow,
        open: Row,
        reach: Row,
    ) -> None:
        self.tile = tile
        self.far = far
        self.owner = owner
        self.ends = ends
        self.ported = ported
        self.colour = colour
        self.touched = touched
        self.open = open
        self.reach = reach

    def copy(self) -> Track:
        twin = Track(
            self.tile[:],
            self.far[:],
            self.owner[:],
            self.ends[:],
            self.ported[:],
            self.colour[:],
            self.touched[:],
            self.open[:],
            self.reach[:],
        )
        twin.builders = self.builders
        twin.finished = self.finished
        twin.new_ports = self.new_ports
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [*self.tile, *self.far, *self.owner, *each_side(self.ends), *self.ported, *self.colour]
        return numbers


def joined_sides(track: Track, stop: i64) -> i64:
    """The sides of a stop with a complete link."""
    ends = track.ends[stop]
    return ends // TAKEN & ~(ends // UNFINISHED) & ALL_SIDES
