"""What a share of a company should pay at the end, by a forecast that is linear in the goods the company reaches."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.bots.estimates import rivals
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

# For the beginning of each turn from 1 on, and last of phase six: fitted to the final values in 2,000 games between quick bots.
BASE: Final = [0.0, 107.0, 3.8, 10.7, -4.4, 3.7, 6.4]
PER_CUBE: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [54.6, 49.4, 16.9, 69.3, 41.3],
    [17.1, 15.6, 13.4, 22.8, 53.8],
    [14.3, 11.4, 13.8, 16.3, 40.1],
    [16.5, 13.5, 19.7, 17.6, 33.6],
    [19.8, 17.1, 26.1, 18.7, 32.0],
]
"""By colour; a cube that several companies reach counts for each of them by its part."""
PER_COLOUR: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [9.3, 5.1, 16.9, -7.7, 58.7],
    [11.1, 12.0, 11.4, 16.5, -16.6],
    [16.5, 19.3, 8.1, 31.4, -17.0],
    [15.5, 21.8, 7.3, 17.0, -12.1],
    [11.1, 23.8, 7.2, 7.5, -5.6],
]
"""What the first cube of a colour adds."""
PER_LOCATION: Final = [0.0, 0.0, -12.5, 0.2, -0.6, -4.1, -5.9]
PER_BOX_CUBE: Final = [0.0, 0.0, 16.3, 2.2, 3.1, 1.5, 0.0]


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
