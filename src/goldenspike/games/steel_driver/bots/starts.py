"""What a company's first link is worth: what it earns this turn, and how rare the goods and how few the rivals around it are."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.bots.estimates import next_location, rarity, rivals
from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.state import NOWHERE, SteelDriverState
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT

ROOM_TO_GROW: Final = 1
"""A start is also judged by what the company would earn with so many more cubes."""
FURTHER: Final = 0.6
"""How much that counts."""
RARE: Final = 240.0
"""What it is worth to start at the only location with its colour of goods."""
CROWDED: Final = 15.0
"""How much worse a start is for each company that is already at either end of its first link."""


def start_worth(state: SteelDriverState, board: Board, company: i64, action: i64) -> float:
    start, end = actions.first(action), actions.second(action)
    left = state.treasury[company] - board.costs[board.link_between(start, end)]
    profit = board.values[end] + profit_after(state, board, start, end, left)
    further = board.values[end] + profit_after(state, board, start, end, left + ROOM_TO_GROW)
    crowd = rivals(state, company, start) + rivals(state, company, end)
    rare = rarity(board, start) + rarity(board, end)
    return float(profit) + FURTHER * float(further) + RARE * rare - CROWDED * float(crowd)


def profit_after(state: SteelDriverState, board: Board, start: i64, end: i64, cubes: i64) -> i64:
    """What a company earns after this first link if it takes the most rewarding link again and again."""
    reached = BIT[start] | BIT[end]
    low, high = board.at_low[start] | board.at_low[end], board.at_high[start] | board.at_high[end]
    earned: i64 = 0
    while True:
        location, cost = next_location(state, board, reached, low, high, cubes)
        if location == NOWHERE:
            return earned
        earned += board.values[location]
        cubes -= cost
        reached |= BIT[location]
        low |= board.at_low[location]
        high |= board.at_high[location]
