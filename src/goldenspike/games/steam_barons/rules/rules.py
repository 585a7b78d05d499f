"""Every rule and every number of Steam Barons, in the order of the rulebook; `[n]` marks a ruling."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Rule, row
from goldenspike.kernel.ints import Row
from goldenspike.parts.hex.goods_rules import OWN_OR_OWNERLESS_LINKS, SHARED_GOODS_RULES
from goldenspike.parts.hex.track_rules import TRACK_RULES

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
COMPANIES: Final = ["orange", "green", "brown", "natural", "black", "white"]
COMPANY_COUNT: Final = 6
BAG: Final = [20, 20, 20, 20, 16, 16]
"""Cubes in the bag: red, blue, yellow, purple, grey, black."""
GREY: Final = 4
TURNS: Final = 5
CASH_BY_PLAYERS: Final = {2: 40, 3: 30, 4: 25, 5: 20, 6: 20}
FIRST_PRICE: Final = 5
HIGHEST_PRICE: Final = 18
BANKRUPT_PRICE: Final = -1
"""The B box of the share price track."""
LOWEST_BID: Final = 1
FIRST_TREASURY: Final = 5
MONEY_PER_SHARE: Final = 5
GOODS_ROUNDS: Final = 2
HIGHEST_PERFORMANCE: Final = 30
ADJUSTMENTS: Final[Row] = row([5, 3, 1, 0, -1, -3])
FIRST_BOX: Final[Row] = row([3, 3, 2, 2, 1, 1, 0])
"""By the number of stacks: the box of the highest one."""
BLOCKED_BOXES: Final[Row] = row([0, 0b001000, 0b011000, 0b011100, 0b111100, 0b111110, 0b111111])
"""By the number of bankrupt companies: the boxes that they take up."""


class Terrain:
    """What differs from map to map: the shares of a company, its tiles in the first turn, and more in each later one."""

    def __init__(self, shares: int, tiles: int, more_tiles: int) -> None:
        self.shares: Final = shares
        self.tiles: Final = tiles
        self.more_tiles: Final = more_tiles


EASTERN_US: Final = Terrain(8, 2, 1)
NORTHERN_ENGLAND: Final = Terrain(6, 3, 0)
TERRAINS: Final = {"eastern_us": EASTERN_US, "northern_england": NORTHERN_ENGLAND}

DRAW_CUBES: Final[Rule] = Rule("DRAW_CUBES", "0.1 [3]", "colour:colour")
FIRST_PLAYER: Final[Rule] = Rule("FIRST_PLAYER", "0.2", "seat:seat")
AUCTION_SHARES: Final[Rule] = Rule("AUCTION_SHARES", "1.1", "company:company")
LOWEST_OPENING_BID: Final[Rule] = Rule("LOWEST_OPENING_BID", "1.2", "bid:money least:money")
BID_HIGHER: Final[Rule] = Rule("BID_HIGHER", "1.3", "bid:money high:money")
BID_WITHIN_CASH: Final[Rule] = Rule("BID_WITHIN_CASH", "1.4 [4]", "bid:money cash:money")
WINNER_BUYS: Final[Rule] = Rule("WINNER_BUYS", "1.5 [4]", "company:company most:number")
OTHERS_BUY: Final[Rule] = Rule("OTHERS_BUY", "1.6 [4]", "company:company most:number")
PASS_THE_MARKER: Final[Rule] = Rule("PASS_THE_MARKER", "1.7 [5]")
CONTROL: Final[Rule] = Rule("CONTROL", "1.8 [6] [7] [19]")
BUILD_TRACK: Final[Rule] = Rule("BUILD_TRACK", "2.1 [8]")
LAY_A_TILE: Final[Rule] = Rule("LAY_A_TILE", "2.2 [8]", "hex:hex")
ONE_NETWORK: Final[Rule] = Rule("ONE_NETWORK", "2.3 [9]", "stop:stop")
NOT_ITS_TRACK: Final[Rule] = Rule("NOT_ITS_TRACK", "2.4 [11]", "hex:hex side:side company:company")
ISSUE_SHARES: Final[Rule] = Rule("ISSUE_SHARES", "2.5 [10]")
MOVE_GOODS: Final[Rule] = Rule("MOVE_GOODS", "3.1 [12]")
PERFORMANCE: Final[Rule] = Rule("PERFORMANCE", "3.2 [12]")
DIVIDENDS: Final[Rule] = Rule("DIVIDENDS", "4.1 [16]")
CEO_BONUS: Final[Rule] = Rule("CEO_BONUS", "4.2 [16]")
COMPANY_PROFIT: Final[Rule] = Rule("COMPANY_PROFIT", "4.3 [16]")
SHARE_ADJUSTMENT: Final[Rule] = Rule("SHARE_ADJUSTMENT", "4.4 [13] [14]")
COLOURED_BOXES: Final[Rule] = Rule("COLOURED_BOXES", "4.5 [15] [16]")
SELL_IN_SECRET: Final[Rule] = Rule("SELL_IN_SECRET", "5.1 [18]", "company:company")
SELL_WHAT_YOU_HOLD: Final[Rule] = Rule("SELL_WHAT_YOU_HOLD", "5.2", "company:company shares:number held:number")
SELL_EVERYTHING: Final[Rule] = Rule("SELL_EVERYTHING", "5.3 [18]")
NO_SALE_OF_BANKRUPT: Final[Rule] = Rule("NO_SALE_OF_BANKRUPT", "5.4 [17]", "company:company")
BANKRUPTCY: Final[Rule] = Rule("BANKRUPTCY", "6.1 [15]")
COMPANY_ORDER: Final[Rule] = Rule("COMPANY_ORDER", "7.1", "company:company")
END_OF_TURN: Final[Rule] = Rule("END_OF_TURN", "8.1")
WINNER: Final[Rule] = Rule("WINNER", "8.2 [20]")

RULES: Final = [
    DRAW_CUBES,
    FIRST_PLAYER,
    AUCTION_SHARES,
    LOWEST_OPENING_BID,
    BID_HIGHER,
    BID_WITHIN_CASH,
    WINNER_BUYS,
    OTHERS_BUY,
    PASS_THE_MARKER,
    CONTROL,
    BUILD_TRACK,
    LAY_A_TILE,
    ONE_NETWORK,
    NOT_ITS_TRACK,
    ISSUE_SHARES,
    *TRACK_RULES,
    MOVE_GOODS,
    *SHARED_GOODS_RULES,
    OWN_OR_OWNERLESS_LINKS,
    PERFORMANCE,
    DIVIDENDS,
    CEO_BONUS,
    COMPANY_PROFIT,
    SHARE_ADJUSTMENT,
    COLOURED_BOXES,
    SELL_IN_SECRET,
    SELL_WHAT_YOU_HOLD,
    SELL_EVERYTHING,
    NO_SALE_OF_BANKRUPT,
    BANKRUPTCY,
    COMPANY_ORDER,
    END_OF_TURN,
    WINNER,
]
