"""Every rule and every number of Steam, save those of building and goods in `parts.hex`; `[n]` marks a ruling."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Rule, row
from goldenspike.kernel.ints import Row
from goldenspike.parts.hex.goods_rules import NOBODY_OWNS_MORE, OWN_LINK_ON_THE_WAY, SHARED_GOODS_RULES, WITHIN_LOCOMOTIVE_LEVEL
from goldenspike.parts.hex.track_rules import TRACK_RULES

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
BAG: Final = [20, 20, 20, 20, 16, 16]
"""Cubes in the bag: red, blue, yellow, purple, grey, and the black ones of the expansion [1]."""
NEW_CITIES: Final = [1, 1, 1, 1, 4, 0]
GREY: Final = 4
CUBES_PER_CITY: Final = 2
CUBES_PER_SUPPLY: Final = 2
MOST_GROWN: Final = 10
"""How many City Growth markers there are."""
TURNS_BY_PLAYERS: Final = {3: 10, 4: 8, 5: 7, 6: 7}
LOWEST_INCOME: Final = -10
HIGHEST_INCOME: Final = 10
FIRST_LEVEL: Final = 1
HIGHEST_LEVEL: Final = 6
CAPITAL_STEP: Final = 5
POINTS_PER_STEP: Final = 2
TILES_TO_BUILD: Final = 3
TILES_OF_ENGINEER: Final = 4
GOODS_ROUNDS: Final = 2
DOLLARS_PER_LOSS: Final = 2
INCOME_PER_POINT: Final = 2
LOSS_PER_DEBT: Final = 2

TURN_ORDER: Final = 1
FIRST_MOVE: Final = 2
ENGINEER: Final = 3
FIRST_BUILD: Final = 4
CITY_GROWTH: Final = 5
LOCOMOTIVE: Final = 6
URBANIZATION: Final = 7
ACTION_NAMES: Final = ["", "Turn_Order", "First_Move", "Engineer", "First_Build", "City_Growth", "Locomotive", "Urbanization"]
LAST_ACTION: Final = 7
BASE_COSTS: Final[Row] = row([0, 0, 0, 0, 0, 2, 4, 6])
"""Per action tile; the Locomotive costs its new level on top."""
FREE: Final[Row] = row([0] * 8)

DRAW_CUBES: Final[Rule] = Rule("DRAW_CUBES", "1.1 [3]", "colour:colour")
RANDOM_ORDER: Final[Rule] = Rule("RANDOM_ORDER", "1.2 [6]", "seat:seat")
PLACES_FOR_SALE: Final[Rule] = Rule("PLACES_FOR_SALE", "1.3 [6]", "place:number bid:money")
OPEN_THE_AUCTION: Final[Rule] = Rule("OPEN_THE_AUCTION", "1.4 [6]", "place:number")
BID_HIGHER: Final[Rule] = Rule("BID_HIGHER", "1.5 [6] [28]", "bid:money high:money")
BID_WITHIN_MEANS: Final[Rule] = Rule("BID_WITHIN_MEANS", "1.6 [6] [28]", "bid:money means:money")
RAISE_CAPITAL: Final[Rule] = Rule("RAISE_CAPITAL", "2.1 [7]")
BUY_CAPITAL: Final[Rule] = Rule("BUY_CAPITAL", "2.2 [8]", "steps:number most:number")
BANKRUPT: Final[Rule] = Rule("BANKRUPT", "2.3 [7] [9] [29]")
TURN_ORDER_AUCTION: Final[Rule] = Rule("TURN_ORDER_AUCTION", "2.4 [28]", "bid:money")
PASS_ONCE: Final[Rule] = Rule("PASS_ONCE", "2.5 [28]")
TAKE_AN_ACTION: Final[Rule] = Rule("TAKE_AN_ACTION", "3.1 [10]")
ACTION_TAKEN: Final[Rule] = Rule("ACTION_TAKEN", "3.2 [10]", "tile:action")
ACTION_COST: Final[Rule] = Rule("ACTION_COST", "3.3 [10]", "tile:action cost:money means:money")
NUMBER_ONLY: Final[Rule] = Rule("NUMBER_ONLY", "3.4 [10]", "tile:action")
NOTHING_TO_DO_WITH_IT: Final[Rule] = Rule("NOTHING_TO_DO_WITH_IT", "3.5 [19] [20]", "tile:action")
BUILD_TRACK: Final[Rule] = Rule("BUILD_TRACK", "4.1 [12]")
LAY_A_TILE: Final[Rule] = Rule("LAY_A_TILE", "4.2 [12]", "hex:hex")
MUST_BE_CARRIED_OUT: Final[Rule] = Rule("MUST_BE_CARRIED_OUT", "4.3 [10]", "tile:action")
UNFINISHED_LINKS: Final[Rule] = Rule("UNFINISHED_LINKS", "4.4 [18]")
NEEDS_URBANIZATION: Final[Rule] = Rule("NEEDS_URBANIZATION", "4.5 [19]")
URBANIZE_A_TOWN: Final[Rule] = Rule("URBANIZE_A_TOWN", "4.6 [19]", "stop:stop")
NEW_CITY_LEFT: Final[Rule] = Rule("NEW_CITY_LEFT", "4.7 [1] [19]", "colour:colour")
NEEDS_CITY_GROWTH: Final[Rule] = Rule("NEEDS_CITY_GROWTH", "4.8 [20]")
GROW_A_PRINTED_CITY: Final[Rule] = Rule("GROW_A_PRINTED_CITY", "4.9 [19] [20]", "stop:stop")
GROWN_ALREADY: Final[Rule] = Rule("GROWN_ALREADY", "4.10 [20]", "stop:stop")
CHOOSE_A_SUPPLY: Final[Rule] = Rule("CHOOSE_A_SUPPLY", "4.11 [19] [20]", "stop:stop")
SUPPLY_IS_EMPTY: Final[Rule] = Rule("SUPPLY_IS_EMPTY", "4.12 [19] [20]", "space:number")
NOT_YOUR_TRACK: Final[Rule] = Rule("NOT_YOUR_TRACK", "4.13 [14]", "hex:hex side:side owner:seat")
TOO_MANY_TILES: Final[Rule] = Rule("TOO_MANY_TILES", "4.14 [12]", "limit:number")
MOVE_GOODS: Final[Rule] = Rule("MOVE_GOODS", "5.1 [22]")
IMPROVE_ONCE: Final[Rule] = Rule("IMPROVE_ONCE", "5.2 [22]")
HIGHEST_LOCOMOTIVE: Final[Rule] = Rule("HIGHEST_LOCOMOTIVE", "5.3 [22]")
INCOME_OR_POINTS: Final[Rule] = Rule("INCOME_OR_POINTS", "5.4 [25]", "points:number")
COLLECT_INCOME: Final[Rule] = Rule("COLLECT_INCOME", "6.1 [26]")
PAY_EXPENSES: Final[Rule] = Rule("PAY_EXPENSES", "6.2 [29]")
NEXT_TURN_ORDER: Final[Rule] = Rule("NEXT_TURN_ORDER", "6.3 [11]")
FINAL_SCORE: Final[Rule] = Rule("FINAL_SCORE", "7.1 [27]")
WINNER: Final[Rule] = Rule("WINNER", "7.2 [27]")

RULES: Final = [
    DRAW_CUBES,
    RANDOM_ORDER,
    PLACES_FOR_SALE,
    OPEN_THE_AUCTION,
    BID_HIGHER,
    BID_WITHIN_MEANS,
    RAISE_CAPITAL,
    BUY_CAPITAL,
    BANKRUPT,
    TURN_ORDER_AUCTION,
    PASS_ONCE,
    TAKE_AN_ACTION,
    ACTION_TAKEN,
    ACTION_COST,
    NUMBER_ONLY,
    NOTHING_TO_DO_WITH_IT,
    BUILD_TRACK,
    LAY_A_TILE,
    MUST_BE_CARRIED_OUT,
    UNFINISHED_LINKS,
    NEEDS_URBANIZATION,
    URBANIZE_A_TOWN,
    NEW_CITY_LEFT,
    NEEDS_CITY_GROWTH,
    GROW_A_PRINTED_CITY,
    GROWN_ALREADY,
    CHOOSE_A_SUPPLY,
    SUPPLY_IS_EMPTY,
    NOT_YOUR_TRACK,
    TOO_MANY_TILES,
    *TRACK_RULES,
    MOVE_GOODS,
    *SHARED_GOODS_RULES,
    WITHIN_LOCOMOTIVE_LEVEL,
    OWN_LINK_ON_THE_WAY,
    NOBODY_OWNS_MORE,
    IMPROVE_ONCE,
    HIGHEST_LOCOMOTIVE,
    INCOME_OR_POINTS,
    COLLECT_INCOME,
    PAY_EXPENSES,
    NEXT_TURN_ORDER,
    FINAL_SCORE,
    WINNER,
]
