"""Every rule and every number of Steel & Steam, in the order of the rulebook; `[n]` marks a ruling."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import Rule, row
from goldenspike.kernel.ints import Row

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
STARTING_CASH: Final = 10_000
HOME_CARDS: Final = 2
SELECTION_SPACES: Final = 3

ENGINES: Final = ["4-4-0", "4-6-2", "4-8-4"]
ENGINE_COUNT: Final = 3
NORMAL: Final[Row] = row([8, 10, 13])
BREAKDOWN: Final[Row] = row([4, 5, 6])
FULL_BENEFIT: Final[Row] = row([4, 5, 6])
PARTIAL_BENEFIT: Final[Row] = row([2, 2, 3])
BASE_LEVEL: Final[Row] = row([2, 1, 0])
UPGRADE_COST: Final[Row] = row([0, 20_000, 30_000])
WORST_LEVEL: Final = 7
BROKEN_DOWN: Final = 8
"""The level B! [17]."""
WEAR: Final[Row] = row([3, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0])
"""What a highballing result of 0 to 12 adds to the maintenance level."""
NO_BENEFIT_RESULT: Final = 0
LAST_PARTIAL_RESULT: Final = 2

ENTER_COST: Final = 1
JUNCTION_COST: Final = 0
FERRY_COST: Final = 2
REPAIR_COST: Final = 2

FLAT_FEE: Final = 1_000
OTHER_FEE: Final[Row] = row([5_000, 10_000])
"""First for the expansion schedule, then for the established one, as in the next two rows."""
ADDITIONAL_FEE: Final[Row] = row([1_000, 2_000])
MORTGAGED_FEE: Final[Row] = row([3_000, 6_000])
OWNER_THIRD: Final = 3

NET_WORTH_TARGET: Final = {3: 375_000, 4: 340_000, 5: 305_000, 6: 270_000}
SWAP_COST: Final = 10_000

CONDITIONS: Final = ["bust", "bearish", "normal", "bullish", "boom"]
BUST: Final = 0
BEARISH: Final = 1
NORMAL_ECONOMY: Final = 2
BULLISH: Final = 3
BOOM: Final = 4
CHANGE_TABLE: Final = [
    row([0, BUST, BEARISH, BEARISH, BEARISH, BEARISH, BEARISH]),
    row([0, BUST, BEARISH, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY]),
    row([0, BEARISH, BEARISH, NORMAL_ECONOMY, NORMAL_ECONOMY, BULLISH, BULLISH]),
    row([0, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, NORMAL_ECONOMY, BULLISH, BOOM]),
    row([0, BULLISH, BULLISH, BULLISH, BULLISH, BULLISH, BOOM]),
]
"""For every condition, what doubles of 1 to 6 make of it."""
PAYOFF_BAND: Final = 2_500
ADJUSTMENT: Final = 500
BUST_FEE: Final = 1_000
DEPRESSION_UNIT: Final = 1_000
YARD_COST: Final = 7_000
YARD_REPAIR_COST: Final = 1
YARDS_EACH: Final = 2

DEAL_CARDS: Final[Rule] = Rule("DEAL_CARDS", "1.1 [3] [5]")
TURN_ORDER: Final[Rule] = Rule("TURN_ORDER", "1.2 [1]")
HOME_CITY: Final[Rule] = Rule("HOME_CITY", "1.3 [3]")
ROLL_DICE: Final[Rule] = Rule("ROLL_DICE", "1.4")

SELECT_A_CARD: Final[Rule] = Rule("SELECT_A_CARD", "2.1 [3]")
TURN_THE_CARD: Final[Rule] = Rule("TURN_THE_CARD", "2.2 [5]", "card:number")
DESTINATION_CITY: Final[Rule] = Rule("DESTINATION_CITY", "2.3 [4]")
REFILL_DECK: Final[Rule] = Rule("REFILL_DECK", "2.4")

SPEND_MPS: Final[Rule] = Rule("SPEND_MPS", "3.1 [7]", "mps:number")
CONNECTED: Final[Rule] = Rule("CONNECTED", "3.2 [7] [8]", "space:space property:property")
TRANSIT_TRACK: Final[Rule] = Rule("TRANSIT_TRACK", "3.3 [11]")
IN_THE_STATION: Final[Rule] = Rule("IN_THE_STATION", "3.4 [9] [10]")
DUMP_BALLAST: Final[Rule] = Rule("DUMP_BALLAST", "3.5 [12]")
SPEND_ONE_MP: Final[Rule] = Rule("SPEND_ONE_MP", "3.6 [12]")
NO_DUMPING_WHEN_HIGHBALLING: Final[Rule] = Rule("NO_DUMPING_WHEN_HIGHBALLING", "3.7 [12] [13]")

HIGHBALL_FIRST: Final[Rule] = Rule("HIGHBALL_FIRST", "4.1 [14]")
NOT_WHEN_BROKEN_DOWN: Final[Rule] = Rule("NOT_WHEN_BROKEN_DOWN", "4.2")
HIGHBALLING: Final[Rule] = Rule("HIGHBALLING", "4.3 [14] [16]")
CATASTROPHIC_BREAKDOWN: Final[Rule] = Rule("CATASTROPHIC_BREAKDOWN", "4.4 [15]")

REPAIR_OR_DEPART: Final[Rule] = Rule("REPAIR_OR_DEPART", "5.1 [10] [13] [17]", "mps:number")
REPAIR_IN_STATION: Final[Rule] = Rule("REPAIR_IN_STATION", "5.2 [17] [35]")
BASE_LEVEL_REACHED: Final[Rule] = Rule("BASE_LEVEL_REACHED", "5.3 [17]", "level:number")

CONDUCT_BUSINESS: Final[Rule] = Rule("CONDUCT_BUSINESS", "6.1 [10] [19]")
OWNED_BY_BANK: Final[Rule] = Rule("OWNED_BY_BANK", "6.2", "property:property owner:seat")
PAY_THE_PRICE: Final[Rule] = Rule("PAY_THE_PRICE", "6.3", "price:money cash:money")
UPGRADE: Final[Rule] = Rule("UPGRADE", "6.4 [18]", "engine:engine owned:engine")
HOSTILE_TAKEOVER: Final[Rule] = Rule("HOSTILE_TAKEOVER", "6.5 [21]", "property:property")
OWNER_ANSWERS: Final[Rule] = Rule("OWNER_ANSWERS", "6.6 [20]", "property:property")

YOUR_PROPERTY: Final[Rule] = Rule("YOUR_PROPERTY", "7.1 [20]", "property:property")
MORTGAGE: Final[Rule] = Rule("MORTGAGE", "7.2 [20]", "property:property")
PAY_OFF_LIEN: Final[Rule] = Rule("PAY_OFF_LIEN", "7.3 [20]", "property:property")
CONTROLLING_INTEREST: Final[Rule] = Rule("CONTROLLING_INTEREST", "7.4 [20]", "property:property")

USAGE_FEES: Final[Rule] = Rule("USAGE_FEES", "8.1 [24] [25] [26]")
GRANDFATHERED_FEE: Final[Rule] = Rule("GRANDFATHERED_FEE", "8.2 [27]")
ESTABLISHED_SCHEDULE: Final[Rule] = Rule("ESTABLISHED_SCHEDULE", "8.3 [28]")
RAISE_MONEY: Final[Rule] = Rule("RAISE_MONEY", "8.4 [20] [23]", "debt:money cash:money")
NOBODY_IS_ELIMINATED: Final[Rule] = Rule("NOBODY_IS_ELIMINATED", "8.5 [23]")

SHORT_GAME: Final[Rule] = Rule("SHORT_GAME", "9.1 [22] [29]")
LONG_GAME: Final[Rule] = Rule("LONG_GAME", "9.2 [22] [30]")
VICTORY_CARD: Final[Rule] = Rule("VICTORY_CARD", "9.3 [31]", "card:victory_card")
SWAP_VICTORY_CARD: Final[Rule] = Rule("SWAP_VICTORY_CARD", "9.4 [31]")
TURN_LIMIT: Final[Rule] = Rule("TURN_LIMIT", "9.5")

FLUCTUATING_ECONOMY: Final[Rule] = Rule("FLUCTUATING_ECONOMY", "10.1 [32] [33]")
GREAT_DEPRESSION: Final[Rule] = Rule("GREAT_DEPRESSION", "10.2 [34]")
REPAIR_YARD: Final[Rule] = Rule("REPAIR_YARD", "10.3 [35]", "city:city")
TWO_YARDS_EACH: Final[Rule] = Rule("TWO_YARDS_EACH", "10.4 [35]")
ONE_YARD_PER_CITY: Final[Rule] = Rule("ONE_YARD_PER_CITY", "10.5 [35]", "city:city owner:seat")
CASH_ON_THE_BARRELHEAD: Final[Rule] = Rule("CASH_ON_THE_BARRELHEAD", "10.6 [36]", "property:property fee:money cash:money")

RULES: Final = [
    DEAL_CARDS,
    TURN_ORDER,
    HOME_CITY,
    ROLL_DICE,
    SELECT_A_CARD,
    TURN_THE_CARD,
    DESTINATION_CITY,
    REFILL_DECK,
    SPEND_MPS,
    CONNECTED,
    TRANSIT_TRACK,
    IN_THE_STATION,
    DUMP_BALLAST,
    SPEND_ONE_MP,
    NO_DUMPING_WHEN_HIGHBALLING,
    HIGHBALL_FIRST,
    NOT_WHEN_BROKEN_DOWN,
    HIGHBALLING,
    CATASTROPHIC_BREAKDOWN,
    REPAIR_OR_DEPART,
    REPAIR_IN_STATION,
    BASE_LEVEL_REACHED,
    CONDUCT_BUSINESS,
    OWNED_BY_BANK,
    PAY_THE_PRICE,
    UPGRADE,
    HOSTILE_TAKEOVER,
    OWNER_ANSWERS,
    YOUR_PROPERTY,
    MORTGAGE,
    PAY_OFF_LIEN,
    CONTROLLING_INTEREST,
    USAGE_FEES,
    GRANDFATHERED_FEE,
    ESTABLISHED_SCHEDULE,
    RAISE_MONEY,
    NOBODY_IS_ELIMINATED,
    SHORT_GAME,
    LONG_GAME,
    VICTORY_CARD,
    SWAP_VICTORY_CARD,
    TURN_LIMIT,
    FLUCTUATING_ECONOMY,
    GREAT_DEPRESSION,
    REPAIR_YARD,
    TWO_YARDS_EACH,
    ONE_YARD_PER_CITY,
    CASH_ON_THE_BARRELHEAD,
]
