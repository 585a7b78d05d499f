"""Everything that the log of Steam can tell, each under its rule."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam.rules import rules
from goldenspike.kernel.core import Wording
from goldenspike.parts.hex import track_rules

CUBE_DRAWN: Final[Wording] = Wording("event-CUBE_DRAWN", "colour:colour stop:stop", rules.DRAW_CUBES)
SUPPLY_DRAWN: Final[Wording] = Wording("event-SUPPLY_DRAWN", "colour:colour space:number", rules.DRAW_CUBES)
OPENER_DRAWN: Final[Wording] = Wording("event-OPENER_DRAWN", "seat:seat", rules.RANDOM_ORDER)
PLACE_DRAWN: Final[Wording] = Wording("event-PLACE_DRAWN", "seat:seat place:number", rules.RANDOM_ORDER)
BID: Final[Wording] = Wording("event-BID", "seat:seat bid:money", rules.PLACES_FOR_SALE)
BID_PASSED: Final[Wording] = Wording("event-BID_PASSED", "seat:seat", rules.PLACES_FOR_SALE)
PLACE_WON: Final[Wording] = Wording("event-PLACE_WON", "seat:seat place:number paid:money", rules.PLACES_FOR_SALE)
STAYS_IN: Final[Wording] = Wording("event-STAYS_IN", "seat:seat", rules.PASS_ONCE)
TURN_BEGINS: Final[Wording] = Wording("event-TURN_BEGINS", "turn:number", rules.NEXT_TURN_ORDER)
CAPITAL_RAISED: Final[Wording] = Wording(
    "event-CAPITAL_RAISED", "seat:seat money:money income:number points:number", rules.RAISE_CAPITAL
)
ACTION_TAKEN: Final[Wording] = Wording("event-ACTION_TAKEN", "seat:seat tile:action paid:money", rules.TAKE_AN_ACTION)
NUMBER_TAKEN: Final[Wording] = Wording("event-NUMBER_TAKEN", "seat:seat tile:action", rules.NUMBER_ONLY)
TILE_LAID: Final[Wording] = Wording("event-TILE_LAID", "seat:seat hex:hex tile:tile paid:money", rules.BUILD_TRACK)
LINKS_COMPLETED: Final[Wording] = Wording("event-LINKS_COMPLETED", "seat:seat links:number", rules.UNFINISHED_LINKS)
CITIES_CONNECTED: Final[Wording] = Wording(
    "event-CITIES_CONNECTED", "seat:seat stop:stop other:stop", track_rules.PRINTED_CONNECTION
)
URBANIZED: Final[Wording] = Wording("event-URBANIZED", "seat:seat stop:stop colour:colour", rules.URBANIZE_A_TOWN)
CITY_GROWN: Final[Wording] = Wording("event-CITY_GROWN", "seat:seat stop:stop", rules.GROW_A_PRINTED_CITY)
SUPPLY_MOVED: Final[Wording] = Wording("event-SUPPLY_MOVED", "seat:seat space:number stop:stop", rules.CHOOSE_A_SUPPLY)
BUILDING_DONE: Final[Wording] = Wording("event-BUILDING_DONE", "seat:seat", rules.BUILD_TRACK)
LINKS_LOST: Final[Wording] = Wording("event-LINKS_LOST", "seat:seat links:number", rules.UNFINISHED_LINKS)
DELIVERED: Final[Wording] = Wording("event-DELIVERED", "seat:seat colour:colour stop:stop other:stop", rules.MOVE_GOODS)
IMPROVED: Final[Wording] = Wording("event-IMPROVED", "seat:seat level:number", rules.MOVE_GOODS)
GOODS_PASSED: Final[Wording] = Wording("event-GOODS_PASSED", "seat:seat", rules.MOVE_GOODS)
INCOME_TAKEN: Final[Wording] = Wording("event-INCOME_TAKEN", "seat:seat points:number income:number", rules.INCOME_OR_POINTS)
POINTS_TAKEN: Final[Wording] = Wording("event-POINTS_TAKEN", "seat:seat points:number total:number", rules.INCOME_OR_POINTS)
INCOME_PAID: Final[Wording] = Wording("event-INCOME_PAID", "seat:seat income:money cash:money", rules.COLLECT_INCOME)
EXPENSES_PAID: Final[Wording] = Wording(
    "event-EXPENSES_PAID", "seat:seat income:money expenses:money cash:money", rules.PAY_EXPENSES
)
DEBT_COVERED: Final[Wording] = Wording(
    "event-DEBT_COVERED", "seat:seat owed:money points:number income:number", rules.PAY_EXPENSES
)
WENT_BANKRUPT: Final[Wording] = Wording("event-WENT_BANKRUPT", "seat:seat", rules.BANKRUPT)
SCORED: Final[Wording] = Wording("event-SCORED", "seat:seat income:number links:number total:number", rules.FINAL_SCORE)
WON: Final[Wording] = Wording("event-WON", "seat:seat total:number", rules.WINNER)
