"""What claiming a goods cube in phase six is worth to a seat: what its company gains, and what the others lose."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.bots.estimates import rivals, stake
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COLOUR_COUNT, COMPANY_COUNT, SET_VALUES
from goldenspike.games.steel_driver.rules.state import NOTHING, SteelDriverState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import lowest

WHOLE: Final = 60
"""Amounts of goods are counted in sixtieths, so that up to six companies share a cube without a remainder."""


def claim_worths(state: SteelDriverState, board: Board, company: i64, seat: i64, players: i64) -> Row:
    """For every location what it is worth to a seat that its company claims the cube there, in sixtieths of a dollar."""
    worths = row([0] * len(board.names))
    claimable = state.goods & state.reached[company]
    for other in range(COMPANY_COUNT):
        shared = claimable & state.reached[other]
        if shared:
            held = int(stake(state, other, seat, players) * WHOLE)
            amounts = goods_in_prospect(state, board, other)
            before = worth_of_goods(amounts)
            while shared:
                location = lowest(shared)
                shared &= shared - 1
                part = WHOLE // (1 + rivals(state, other, location))
                change = WHOLE - part if other == company else -part
                amounts[board.colours[location]] += change
                worths[location] += held * (worth_of_goods(amounts) - before) // WHOLE
                amounts[board.colours[location]] -= change
    return worths


def goods_in_prospect(state: SteelDriverState, board: Board, company: i64) -> Row:
    """By colour, the cubes a company has claimed and its part of those that it and others can still claim."""
    amounts = row([0] * COLOUR_COUNT)
    for colour in range(COLOUR_COUNT):
        amounts[colour] = WHOLE * state.claimed[company * COLOUR_COUNT + colour]
    goods = state.goods & state.reached[company]
    while goods:
        location = lowest(goods)
        goods &= goods - 1
        amounts[board.colours[location]] += WHOLE // (1 + rivals(state, company, location))
    return amounts


def worth_of_goods(amounts: Row) -> i64:
    """What the sets of these amounts pay, in sixtieths of a dollar; a part of a cube counts for as much of its set."""
    value: i64 = 0
    full: i64 = 0
    size: i64 = 1
    while size > 0:
        size = 0
        for colour in range(COLOUR_COUNT):
            size += min(WHOLE, max(0, amounts[colour] - full))
        whole = size // WHOLE
        value += WHOLE * SET_VALUES[whole]
        if whole < COLOUR_COUNT:
            value += size % WHOLE * (SET_VALUES[whole + 1] - SET_VALUES[whole])
        full += WHOLE
    return value


def best_claim(worths: Row, claimable: i64) -> i64:
    best: i64 = NOTHING
    while claimable:
        location = lowest(claimable)
        claimable &= claimable - 1
        if best == NOTHING or worths[location] > worths[best]:
            best = location
    return best
