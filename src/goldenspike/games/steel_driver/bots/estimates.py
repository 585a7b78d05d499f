"""What things are worth in Steel Driver, in dollars, by quick estimates."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.rules import actions
from goldenspike.games.steel_driver.rules.board import DEAREST_LINK, Board
from goldenspike.games.steel_driver.rules.rules import BUILDER_BONUS, COLOUR_COUNT, COMPANY_COUNT, SET_VALUES, TURNS
from goldenspike.games.steel_driver.rules.state import NOBODY, NOWHERE, SteelDriverState
from goldenspike.games.steel_driver.rules.transcontinental import joined_to
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest

GROWTH_A_TURN: Final = 16.0
"""How much a share gains in a turn in which its company builds on."""
MAJORITY: Final = 10.0
"""What it is worth to claim the goods of a company in phase six."""
LOOK_AHEAD: Final = 0.8
"""How much the best link after this one counts."""
ROOM_TO_GROW: Final = 8
"""A start is also judged by what the company would earn with so many more cubes."""
CROWDED: Final = 6.0
"""How much worse a start is for each company that is already at either end of its first link."""
RARE: Final = 80.0
"""What it is worth to start at the only location with its colour of goods."""
CONTESTED: Final = 6.0
"""How much more a cube is worth for each other company that could take it."""
SCARCE: Final = 12.0
"""How much more the last cube of a colour within reach is worth."""


def building_profit(state: SteelDriverState, board: Board, company: i64, cubes: i64) -> float:
    """The profit of a company that takes the most rewarding link again and again until its cubes are gone."""
    if state.start[company] != NOWHERE:
        reached = state.reached[company]
        return _profit_from(state, board, reached, state.touching_low[company], state.touching_high[company], cubes)
    best = 0.0
    for city in range(len(board.names)):
        if board.hexagonal[city]:
            best = max(best, _profit_from(state, board, BIT[city], board.at_low[city], board.at_high[city], cubes))
    return best


def _profit_from(state: SteelDriverState, board: Board, reached: i64, low: i64, high: i64, cubes: i64) -> float:
    earned: i64 = 0
    while True:
        location, cost = next_location(state, board, reached, low, high, cubes)
        if location == NOWHERE:
            return float(earned)
        earned += board.values[location]
        cubes -= cost
        reached |= BIT[location]
        low |= board.at_low[location]
        high |= board.at_high[location]


def next_location(state: SteelDriverState, board: Board, reached: i64, low: i64, high: i64, cubes: i64) -> tuple[i64, i64]:
    """The new location that earns most per cube, and what its link costs."""
    best: i64 = NOWHERE
    best_cost: i64 = 1
    best_value: i64 = -1
    purse = min(cubes, DEAREST_LINK)
    base: i64 = 0
    links = low & state.free_low & board.within_low[purse]
    while True:
        while links:
            link = base + lowest(links)
            links &= links - 1
            location = board.link_b[link] if reached & BIT[board.link_a[link]] else board.link_a[link]
            if not reached & BIT[location]:
                value, cost = board.values[location], board.costs[link]
                if value * best_cost > best_value * cost:
                    best, best_cost, best_value = location, cost, value
        if base:
            return best, best_cost
        base = WORD_BITS
        links = high & state.free_high & board.within_high[purse]


def share_worth(state: SteelDriverState, board: Board, company: i64, seat: i64, players: i64) -> float:
    """What a share should pay at the end if its company goes on growing; more if it makes the seat the largest holder."""
    worth = goods_estimate(state, board, company, state.reached[company]) + GROWTH_A_TURN * float(TURNS + 1 - state.turn)
    mine = state.shares[seat * COMPANY_COUNT + company] + 1
    for other in range(players):
        if other != seat and state.shares[other * COMPANY_COUNT + company] >= mine:
            return worth
    return worth + MAJORITY


def goods_estimate(state: SteelDriverState, board: Board, company: i64, reached: i64) -> float:
    """The final value of a company if contested cubes are shared evenly among those that reach them."""
    amounts = [0.0] * COLOUR_COUNT
    while reached:
        location = lowest(reached)
        reached &= reached - 1
        amounts[board.colours[location]] += 1.0 / (1.0 + float(rivals(state, company, location)))
    value = 0.0
    number = 0.0
    size = 1.0
    while size > 0.0:
        size = 0.0
        for amount in amounts:
            size += min(1.0, max(0.0, amount - number))
        whole = int(size)
        value += float(SET_VALUES[whole])
        if whole < COLOUR_COUNT:
            value += (size - whole) * float(SET_VALUES[whole + 1] - SET_VALUES[whole])
        number += 1.0
    return value


def rivals(state: SteelDriverState, company: i64, location: i64) -> i64:
    """How many other companies reach a location."""
    number: i64 = 0
    for other in range(COMPANY_COUNT):
        if other != company and state.reached[other] & BIT[location]:
            number += 1
    return number


def stake(state: SteelDriverState, company: i64, seat: i64, players: i64) -> float:
    """A seat's shares in a company over those of the average opponent."""
    mine = state.shares[seat * COMPANY_COUNT + company]
    others: i64 = -mine
    for other in range(players):
        others += state.shares[other * COMPANY_COUNT + company]
    return float(mine) - float(others) / float(players - 1)


def start_worth(state: SteelDriverState, board: Board, company: i64, action: i64) -> float:
    """What a company earns with all its cubes if this is its first link, and how open the country around it is."""
    start, end = actions.first(action), actions.second(action)
    left = state.treasury[company] - board.costs[board.link_between(start, end)]
    reached = BIT[start] | BIT[end]
    low, high = board.at_low[start] | board.at_low[end], board.at_high[start] | board.at_high[end]
    profit = float(board.values[end]) + _profit_from(state, board, reached, low, high, left)
    further = _profit_from(state, board, reached, low, high, left + ROOM_TO_GROW)
    crowd = rivals(state, company, start) + rivals(state, company, end)
    return profit + 0.5 * further + RARE * (rarity(board, start) + rarity(board, end)) - CROWDED * float(crowd)


def rarity(board: Board, location: i64) -> float:
    """How much of all goods of its colour a location holds."""
    like: i64 = 0
    for other in range(len(board.names)):
        if board.colours[other] == board.colours[location]:
            like += 1
    return 1.0 / float(like)


def link_worth(state: SteelDriverState, board: Board, company: i64, held: float, action: i64) -> float:
    """What a link earns per cube, with the link that could follow it; `held` is the builder's stake in the company."""
    start, end = actions.first(action), actions.second(action)
    link = board.link_between(start, end)
    before = state.reached[company] | BIT[start]
    reached = before | BIT[end]
    gain = transcontinental_hope(state, board, start, end)
    if reached != before:
        gain += float(board.values[end])
        grown = goods_estimate(state, board, company, reached) - goods_estimate(state, board, company, before)
        gain += held * grown
    cost = float(board.costs[link])
    left = state.treasury[company] - board.costs[link]
    low = state.touching_low[company] | board.at_low[start] | board.at_low[end]
    high = state.touching_high[company] | board.at_high[start] | board.at_high[end]
    location, price = next_location(state, board, reached, low, high, left)
    if location == NOWHERE:
        return gain / (cost + float(left))
    return (gain + LOOK_AHEAD * float(board.values[location])) / (cost + LOOK_AHEAD * float(price))


def transcontinental_hope(state: SteelDriverState, board: Board, start: i64, end: i64) -> float:
    """The builder's bonus if this link joins the two ends of the country."""
    if state.link_builder != NOBODY:
        return 0.0
    if (state.joined_east & BIT[start] == 0) == (state.joined_east & BIT[end] == 0):
        return 0.0
    far = end if state.joined_east & BIT[start] else start
    return float(BUILDER_BONUS) if joined_to(state, board, far, state.joined_east) & BIT[board.west] else 0.0


def claim_worth(state: SteelDriverState, board: Board, company: i64, location: i64) -> float:
    """What a cube adds to the set it may end in; more where others could take it or its colour is scarce."""
    colour = board.colours[location]
    number = state.claimed[company * COLOUR_COUNT + colour] + 1
    supply = [float(state.claimed[company * COLOUR_COUNT + other]) for other in range(COLOUR_COUNT)]
    within: i64 = 0
    goods = state.goods & state.reached[company]
    while goods:
        other_colour = board.colours[lowest(goods)]
        supply[other_colour] += 1.0 / (1.0 + float(rivals(state, company, lowest(goods))))
        if other_colour == colour:
            within += 1
        goods &= goods - 1
    size: i64 = 0
    for other in range(COLOUR_COUNT):
        if other == colour or supply[other] >= float(number) - 0.5:
            size += 1
    worth = float(SET_VALUES[size] - SET_VALUES[size - 1])
    return worth + CONTESTED * float(rivals(state, company, location)) + SCARCE / float(within)
