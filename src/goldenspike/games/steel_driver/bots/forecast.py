"""What a share of a company should pay at the end, by a forecast that is linear in the goods the company reaches."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.bots.estimates import rivals
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

# For the beginning of each turn from 1 on, and last of phase six: fitted to the final values in 2,000 games between quick bots.
BASE: Final = [0.0, 107.0, -2.3, 9.1, 5.3, 4.6, 0.5]
PER_CUBE: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [44.1, 43.3, 15.7, 67.6, 65.9],
    [12.4, 14.2, 9.1, 20.3, 40.5],
    [12.4, 12.3, 8.9, 16.1, 32.5],
    [16.2, 13.8, 14.8, 18.5, 24.5],
    [21.7, 18.2, 23.2, 20.6, 27.4],
]
"""By colour; a cube that several companies reach counts for each of them by its part."""
PER_COLOUR: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [14.4, 3.5, 15.7, -3.0, 34.9],
    [16.7, 6.8, 7.1, 16.8, 1.1],
    [16.1, 13.1, 8.4, 25.5, -4.5],
    [16.4, 20.0, 6.2, 17.4, 5.1],
    [14.3, 21.8, 8.2, 13.4, 7.7],
]
"""What the first cube of a colour adds."""
PER_LOCATION: Final = [0.0, 0.0, -8.2, 2.4, -0.6, -4.3, -6.7]
PER_BOX_CUBE: Final = [0.0, 0.0, 27.6, 5.2, 2.0, 0.5, 0.0]


def colours_of(board: Board, reached: i64) -> i64:
    """The set of goods colours that lie at these locations."""
    colours: i64 = 0
    while reached:
        colours |= BIT[board.colours[lowest(reached)]]
        reached &= reached - 1
    return colours


def forecast(state: SteelDriverState, board: Board, company: i64, when: i64) -> float:
    """What a share should pay at the end, as things stand when the turn of this number begins."""
    cube, new_colour = PER_CUBE[when], PER_COLOUR[when]
    worth = BASE[when] + PER_BOX_CUBE[when] * float(state.treasury[company])
    colours: i64 = 0
    reached = state.reached[company]
    while reached:
        location = lowest(reached)
        reached &= reached - 1
        colour = board.colours[location]
        worth += PER_LOCATION[when] + cube[colour] / float(1 + rivals(state, company, location))
        if not colours & BIT[colour]:
            colours |= BIT[colour]
            worth += new_colour[colour]
    return max(worth, 0.0)
