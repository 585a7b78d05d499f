"""What a share of a company should pay at the end, by a forecast that is linear in the goods it reaches."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.bots.estimates import goods_estimate, rivals
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest

# By turn, and last for phase six: fitted to the final values of companies in games between quick bots.
BASE: Final = [0.0, 107.0, -25.0, -7.0, -15.0, 0.0, 10.0]
PER_COLOUR: Final = [0.0, 0.0, 12.0, 26.0, 26.0, 15.0, 10.0]
PER_CUBE: Final = [0.0, 0.0, 54.0, 23.0, 18.0, 13.0, 9.0]
"""A cube that several companies reach counts for each of them by its part."""
PER_DOLLAR: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.18, 0.42]
"""What each dollar adds that the goods within reach would pay today."""


def colours_of(board: Board, reached: i64) -> i64:
    """The set of goods colours that lie at these locations."""
    colours: i64 = 0
    while reached:
        colours |= BIT[board.colours[lowest(reached)]]
        reached &= reached - 1
    return colours


def forecast(state: SteelDriverState, board: Board, company: i64, when: i64) -> float:
    """What a share should pay at the end, as things stand when the turn of this number begins."""
    reached = state.reached[company]
    colours: i64 = 0
    worth = BASE[when]
    while reached:
        location = lowest(reached)
        reached &= reached - 1
        worth += PER_CUBE[when] / float(1 + rivals(state, company, location))
        colour = BIT[board.colours[location]]
        if not colours & colour:
            colours |= colour
            worth += PER_COLOUR[when]
    if PER_DOLLAR[when] > 0.0 and colours:
        worth += PER_DOLLAR[when] * goods_estimate(state, board, company, state.reached[company])
    return max(worth, 0.0)
