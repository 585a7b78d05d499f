"""Everything that the log of Steel Driver can tell, each under its rule."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.rules import rules
from goldenspike.kernel.core import Wording

CUBES_TAKEN: Final = Wording("event-CUBES_TAKEN", "turn:number cubes:cubes", rules.TAKE_CUBES)
PUT_UP: Final = Wording("event-PUT_UP", "seat:seat company:company bid:cubes", rules.AUCTION_OR_PASS)
BID: Final = Wording("event-BID", "seat:seat company:company bid:cubes", rules.RAISE_OR_PASS)
BID_PASSED: Final = Wording("event-BID_PASSED", "seat:seat company:company", rules.RAISE_OR_PASS)
CANNOT_RAISE: Final = Wording("event-CANNOT_RAISE", "seat:seat company:company", rules.BID_WITHIN_CUBES)
CONTROL_WON: Final = Wording("event-CONTROL_WON", "seat:seat company:company bid:cubes", rules.WIN_CONTROL)
MARKER_PASSED: Final = Wording("event-MARKER_PASSED", "seat:seat", rules.PASS_THE_MARKER)
NO_CUBE_TO_BID: Final = Wording("event-NO_CUBE_TO_BID", "seat:seat", rules.PASS_THE_MARKER)
BUILT: Final = Wording("event-BUILT", "company:company from:location to:location profit:money", rules.LOCATION_PROFIT)
COMPANY_PASSED: Final = Wording("event-COMPANY_PASSED", "company:company treasury:cubes", rules.COMPANY_PASSES)
NOBODY_CONTROLS: Final = Wording("event-NOBODY_CONTROLS", "company:company", rules.COMPANY_PASSES)
LINK_COMPLETED: Final = Wording("event-LINK_COMPLETED", "company:company bonus:money", rules.TRANSCONTINENTAL_LINK)
LINK_SHARED: Final = Wording("event-LINK_SHARED", "company:company bonus:money", rules.TRANSCONTINENTAL_LINK)
PROFIT_TAKEN: Final = Wording("event-PROFIT_TAKEN", "seat:seat company:company profit:money", rules.TAKE_PROFITS)
TURN_ENDED: Final = Wording("event-TURN_ENDED", "turn:number company:company", rules.NEW_COMPANY_ORDER)
CONTROLS_AT_THE_END: Final = Wording("event-CONTROLS_AT_THE_END", "seat:seat company:company shares:number", rules.FINAL_CONTROL)
CLAIMED: Final = Wording("event-CLAIMED", "company:company colour:colour location:location", rules.CLAIM_ONE_CUBE)
FINAL_VALUE: Final = Wording("event-FINAL_VALUE", "company:company value:money cubes:number", rules.SETS)
SHARES_PAID: Final = Wording("event-SHARES_PAID", "seat:seat company:company shares:number paid:money", rules.FINAL_PAYOUT)
WON: Final = Wording("event-WON", "seat:seat cash:money", rules.WINNER)
WON_BY_GOODS: Final = Wording("event-WON_BY_GOODS", "seat:seat cash:money goods:number", rules.WINNER)
