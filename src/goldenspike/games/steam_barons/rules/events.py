"""Everything that the log of Steam Barons can tell, each under its rule."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steam_barons.rules import rules
from goldenspike.kernel.core import Wording
from goldenspike.parts.hex import track_rules

CUBE_DRAWN: Final[Wording] = Wording("event-CUBE_DRAWN", "colour:colour stop:stop", rules.DRAW_CUBES)
PLACE_DRAWN: Final[Wording] = Wording("event-PLACE_DRAWN", "company:company place:number", rules.COMPANY_ORDER)
FIRST_PLAYER: Final[Wording] = Wording("event-FIRST_PLAYER", "seat:seat", rules.FIRST_PLAYER)
TURN_BEGINS: Final[Wording] = Wording("event-TURN_BEGINS", "turn:number", rules.END_OF_TURN)
SHARES_OFFERED: Final[Wording] = Wording(
    "event-SHARES_OFFERED", "company:company shares:number price:money", rules.AUCTION_SHARES
)
BID: Final[Wording] = Wording("event-BID", "seat:seat company:company bid:money", rules.AUCTION_SHARES)
BID_PASSED: Final[Wording] = Wording("event-BID_PASSED", "seat:seat company:company", rules.AUCTION_SHARES)
NO_BID: Final[Wording] = Wording("event-NO_BID", "company:company", rules.AUCTION_SHARES)
SHARES_BOUGHT: Final[Wording] = Wording(
    "event-SHARES_BOUGHT", "seat:seat company:company shares:number paid:money", rules.WINNER_BUYS
)
MARKER_PASSED: Final[Wording] = Wording("event-MARKER_PASSED", "seat:seat", rules.PASS_THE_MARKER)
CONTROL_TAKEN: Final[Wording] = Wording("event-CONTROL_TAKEN", "seat:seat company:company", rules.CONTROL)
TILE_LAID: Final[Wording] = Wording("event-TILE_LAID", "company:company hex:hex tile:tile paid:money", rules.BUILD_TRACK)
LINKS_COMPLETED: Final[Wording] = Wording("event-LINKS_COMPLETED", "company:company links:number", rules.BUILD_TRACK)
CITIES_CONNECTED: Final[Wording] = Wording(
    "event-CITIES_CONNECTED", "company:company stop:stop other:stop", track_rules.PRINTED_CONNECTION
)
SHARES_ISSUED: Final[Wording] = Wording("event-SHARES_ISSUED", "company:company shares:number", rules.ISSUE_SHARES)
BUILDING_DONE: Final[Wording] = Wording("event-BUILDING_DONE", "company:company", rules.BUILD_TRACK)
DELIVERED: Final[Wording] = Wording("event-DELIVERED", "company:company colour:colour stop:stop other:stop", rules.MOVE_GOODS)
PERFORMED: Final[Wording] = Wording("event-PERFORMED", "company:company links:number total:number", rules.PERFORMANCE)
GOODS_PASSED: Final[Wording] = Wording("event-GOODS_PASSED", "company:company", rules.MOVE_GOODS)
DIVIDEND_PAID: Final[Wording] = Wording("event-DIVIDEND_PAID", "seat:seat company:company paid:money", rules.DIVIDENDS)
BONUS_PAID: Final[Wording] = Wording("event-BONUS_PAID", "seat:seat company:company paid:money", rules.CEO_BONUS)
PROFIT_MADE: Final[Wording] = Wording("event-PROFIT_MADE", "company:company profit:money", rules.COMPANY_PROFIT)
PRICE_CHANGED: Final[Wording] = Wording("event-PRICE_CHANGED", "company:company before:money after:money", rules.SHARE_ADJUSTMENT)
PRICE_BELOW_ZERO: Final[Wording] = Wording("event-PRICE_BELOW_ZERO", "company:company", rules.COLOURED_BOXES)
SALE_CHOSEN: Final[Wording] = Wording("event-SALE_CHOSEN", "company:company shares:number", rules.SELL_IN_SECRET)
SALE_SEALED: Final[Wording] = Wording("event-SALE_SEALED", "seat:seat", rules.SELL_IN_SECRET)
SHARES_SOLD: Final[Wording] = Wording(
    "event-SHARES_SOLD", "seat:seat company:company shares:number paid:money", rules.SELL_IN_SECRET
)
ALL_SOLD: Final[Wording] = Wording("event-ALL_SOLD", "turn:number", rules.SELL_EVERYTHING)
WENT_BANKRUPT: Final[Wording] = Wording("event-WENT_BANKRUPT", "company:company", rules.BANKRUPTCY)
WON: Final[Wording] = Wording("event-WON", "seat:seat cash:money", rules.WINNER)
