"""Every rule and every number of Steel Driver, in the order of the rulebook; `[n]` marks a ruling."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Rule

VERSION: Final = 1
COMPANIES: Final = ["red", "blue", "green", "yellow", "purple", "black"]
COMPANY_LETTERS: Final = ["R", "B", "G", "Y", "P", "K"]
"""The letters of the companies, for where their colours cannot be seen."""
COMPANY_COUNT: Final = 6
COLOURS: Final = ["white", "black", "silver", "orange", "red"]
GOODS_LETTERS: Final = {"white": "W", "black": "K", "silver": "S", "orange": "O", "red": "R"}
"""The letters of the goods, for where their colours cannot be seen."""
COLOUR_COUNT: Final = 5
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
TURNS: Final = 5
CUBES_BY_PLAYERS: Final = {3: 10, 4: 8, 5: 7, 6: 6}
LOWEST_OPENING_BID: Final = 1
BUILDER_BONUS: Final = 50
PARTNER_BONUS: Final = 30
SET_VALUES: Final = [0, 10, 30, 60, 100, 150]

TAKE_CUBES: Final[Rule] = Rule("TAKE_CUBES", "1.1")

AUCTION_OR_PASS: Final[Rule] = Rule("AUCTION_OR_PASS", "2.1")
MARKER_IN_BOX: Final[Rule] = Rule("MARKER_IN_BOX", "2.2", "company:company seat:seat")
OPENING_BID: Final[Rule] = Rule("OPENING_BID", "2.3", "bid:cubes")
RAISE_OR_PASS: Final[Rule] = Rule("RAISE_OR_PASS", "2.4", "company:company bid:cubes")
BID_HIGHER: Final[Rule] = Rule("BID_HIGHER", "2.5", "bid:cubes high:cubes")
BID_WITHIN_CUBES: Final[Rule] = Rule("BID_WITHIN_CUBES", "2.6 [8]", "bid:cubes held:cubes")
WIN_CONTROL: Final[Rule] = Rule("WIN_CONTROL", "2.7")
PASS_THE_MARKER: Final[Rule] = Rule("PASS_THE_MARKER", "2.8 [5] [6] [7]")

BUILD_ONE_LINK: Final[Rule] = Rule("BUILD_ONE_LINK", "3.1", "company:company")
MUST_BUILD: Final[Rule] = Rule("MUST_BUILD", "3.2 [10] [12]", "company:company")
COMPANY_PASSES: Final[Rule] = Rule("COMPANY_PASSES", "3.3 [9] [12] [13]")
POTENTIAL_ROUTE: Final[Rule] = Rule("POTENTIAL_ROUTE", "3.4", "from:location to:location")
ONE_LINK_PER_ROUTE: Final[Rule] = Rule("ONE_LINK_PER_ROUTE", "3.5", "from:location to:location company:company")
COMPANY_PAYS: Final[Rule] = Rule("COMPANY_PAYS", "3.6", "cost:cubes company:company treasury:cubes")
HEXAGONAL_START: Final[Rule] = Rule("HEXAGONAL_START", "3.7 [11]", "from:location company:company")
CONTIGUOUS: Final[Rule] = Rule("CONTIGUOUS", "3.8", "from:location company:company")
LINK_AS_LISTED: Final[Rule] = Rule("LINK_AS_LISTED", "3.9 [10]", "from:location to:location")
LOCATION_PROFIT: Final[Rule] = Rule("LOCATION_PROFIT", "3.10 [10] [11]")
TRANSCONTINENTAL_LINK: Final[Rule] = Rule("TRANSCONTINENTAL_LINK", "3.11 [14] [15]")

TAKE_PROFITS: Final[Rule] = Rule("TAKE_PROFITS", "4.1")
NEW_COMPANY_ORDER: Final[Rule] = Rule("NEW_COMPANY_ORDER", "5.1 [13]")

FINAL_CONTROL: Final[Rule] = Rule("FINAL_CONTROL", "6.1 [16]")
CLAIM_ONE_CUBE: Final[Rule] = Rule("CLAIM_ONE_CUBE", "6.2 [17]", "company:company")
CUBE_LIES_THERE: Final[Rule] = Rule("CUBE_LIES_THERE", "6.3", "location:location")
CLAIM_WHERE_CONNECTED: Final[Rule] = Rule("CLAIM_WHERE_CONNECTED", "6.4", "location:location company:company")
SETS: Final[Rule] = Rule("SETS", "6.5 [18]")
FINAL_PAYOUT: Final[Rule] = Rule("FINAL_PAYOUT", "6.6")
WINNER: Final[Rule] = Rule("WINNER", "6.7 [19]")

RULES: Final = [
    TAKE_CUBES,
    AUCTION_OR_PASS,
    MARKER_IN_BOX,
    OPENING_BID,
    RAISE_OR_PASS,
    BID_HIGHER,
    BID_WITHIN_CUBES,
    WIN_CONTROL,
    PASS_THE_MARKER,
    BUILD_ONE_LINK,
    MUST_BUILD,
    COMPANY_PASSES,
    POTENTIAL_ROUTE,
    ONE_LINK_PER_ROUTE,
    COMPANY_PAYS,
    HEXAGONAL_START,
    CONTIGUOUS,
    LINK_AS_LISTED,
    LOCATION_PROFIT,
    TRANSCONTINENTAL_LINK,
    TAKE_PROFITS,
    NEW_COMPANY_ORDER,
    FINAL_CONTROL,
    CLAIM_ONE_CUBE,
    CUBE_LIES_THERE,
    CLAIM_WHERE_CONNECTED,
    SETS,
    FINAL_PAYOUT,
    WINNER,
]
