"""Every event that the log of Steel & Steam can tell, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.kernel.core import Wording

CARD_DEALT: Final = Wording("event-CARD_DEALT", "seat:seat area:area", rules.DEAL_CARDS)
SPACE_FILLED: Final = Wording("event-SPACE_FILLED", "space:number area:area", rules.DEAL_CARDS)
ORDER_ROLLED: Final = Wording("event-ORDER_ROLLED", "seat:seat roll:number", rules.TURN_ORDER)
ORDER_PLACE: Final = Wording("event-ORDER_PLACE", "seat:seat place:number", rules.TURN_ORDER)
CARD_TURNED: Final = Wording("event-CARD_TURNED", "seat:seat card:number", rules.TURN_THE_CARD)
CARD_DISCARDED: Final = Wording("event-CARD_DISCARDED", "card:number", rules.HOME_CITY)
HOME_FOUND: Final = Wording("event-HOME_FOUND", "seat:seat city:city", rules.HOME_CITY)
DECK_REFILLED: Final = Wording("event-DECK_REFILLED", "cards:number", rules.REFILL_DECK)
DESTINATION_FOUND: Final = Wording("event-DESTINATION_FOUND", "seat:seat city:city payoff:money", rules.DESTINATION_CITY)
SAME_CITY: Final = Wording("event-SAME_CITY", "seat:seat city:city", rules.DESTINATION_CITY)
ROLLED: Final = Wording("event-ROLLED", "first:number second:number", rules.ROLL_DICE)

TURN_BEGUN: Final = Wording("event-TURN_BEGUN", "seat:seat turn:number mps:number", rules.SPEND_MPS)
MOVED: Final = Wording("event-MOVED", "seat:seat property:property space:space left:number", rules.SPEND_MPS)
CARRIED_OVER: Final = Wording("event-CARRIED_OVER", "seat:seat", rules.TRANSIT_TRACK)
ARRIVED: Final = Wording("event-ARRIVED", "seat:seat city:city payoff:money", rules.IN_THE_STATION)
BALLAST_DUMPED: Final = Wording("event-BALLAST_DUMPED", "seat:seat lost:number", rules.DUMP_BALLAST)

HIGHBALL_DECLARED: Final = Wording("event-HIGHBALL_DECLARED", "seat:seat level:number", rules.HIGHBALL_FIRST)
HIGHBALL_RESULT: Final = Wording("event-HIGHBALL_RESULT", "seat:seat result:number level:number mps:number", rules.HIGHBALLING)
BROKE_DOWN: Final = Wording("event-BROKE_DOWN", "seat:seat mps:number", rules.HIGHBALLING)
CATASTROPHE: Final = Wording("event-CATASTROPHE", "seat:seat", rules.CATASTROPHIC_BREAKDOWN)

REPAIRED: Final = Wording("event-REPAIRED", "seat:seat level:number left:number", rules.REPAIR_IN_STATION)
DEPARTED: Final = Wording("event-DEPARTED", "seat:seat city:city", rules.REPAIR_OR_DEPART)

BOUGHT: Final = Wording("event-BOUGHT", "seat:seat property:property price:money", rules.CONDUCT_BUSINESS)
UPGRADED: Final = Wording("event-UPGRADED", "seat:seat engine:engine price:money", rules.UPGRADE)
NO_BUSINESS: Final = Wording("event-NO_BUSINESS", "seat:seat", rules.CONDUCT_BUSINESS)
TAKEOVER_TRIED: Final = Wording(
    "event-TAKEOVER_TRIED", "seat:seat property:property owner:seat price:money", rules.HOSTILE_TAKEOVER
)
TAKEN_OVER: Final = Wording("event-TAKEN_OVER", "seat:seat property:property owner:seat rest:money", rules.HOSTILE_TAKEOVER)
TAKEOVER_FAILED: Final = Wording("event-TAKEOVER_FAILED", "seat:seat property:property owner:seat", rules.OWNER_ANSWERS)
MORTGAGED: Final = Wording("event-MORTGAGED", "seat:seat property:property amount:money", rules.MORTGAGE)
LIEN_PAID_OFF: Final = Wording("event-LIEN_PAID_OFF", "seat:seat property:property amount:money", rules.PAY_OFF_LIEN)
INTEREST_GIVEN_UP: Final = Wording(
    "event-INTEREST_GIVEN_UP", "seat:seat property:property amount:money", rules.CONTROLLING_INTEREST
)

FEE_TO_BANK: Final = Wording("event-FEE_TO_BANK", "seat:seat amount:money", rules.USAGE_FEES)
FEE_TO_OWNER: Final = Wording("event-FEE_TO_OWNER", "seat:seat owner:seat amount:money", rules.USAGE_FEES)
GRANDFATHERED: Final = Wording("event-GRANDFATHERED", "seat:seat property:property owner:seat", rules.GRANDFATHERED_FEE)
GRANDFATHERING_ENDED: Final = Wording("event-GRANDFATHERING_ENDED", "seat:seat property:property", rules.GRANDFATHERED_FEE)
ESTABLISHED: Final = Wording("event-ESTABLISHED", "", rules.ESTABLISHED_SCHEDULE)
MUST_RAISE: Final = Wording("event-MUST_RAISE", "seat:seat debt:money cash:money", rules.RAISE_MONEY)
FORGIVEN: Final = Wording("event-FORGIVEN", "seat:seat amount:money", rules.NOBODY_IS_ELIMINATED)

LAST_DEED_SOLD: Final = Wording("event-LAST_DEED_SOLD", "seat:seat", rules.SHORT_GAME)
HOME_RICH: Final = Wording("event-HOME_RICH", "seat:seat worth:money", rules.LONG_GAME)
VICTORY_CARD_DRAWN: Final = Wording("event-VICTORY_CARD_DRAWN", "seat:seat card:victory_card", rules.VICTORY_CARD)
SECRET_CARD_DRAWN: Final = Wording("event-SECRET_CARD_DRAWN", "seat:seat", rules.VICTORY_CARD)
VICTORY_CARD_MET: Final = Wording("event-VICTORY_CARD_MET", "seat:seat card:victory_card", rules.VICTORY_CARD)
SWAPPED: Final = Wording("event-SWAPPED", "seat:seat price:money", rules.SWAP_VICTORY_CARD)
LIMIT_REACHED: Final = Wording("event-LIMIT_REACHED", "rounds:number", rules.TURN_LIMIT)
NET_WORTH: Final = Wording("event-NET_WORTH", "seat:seat worth:money", rules.SHORT_GAME)
WON: Final = Wording("event-WON", "seat:seat", rules.SHORT_GAME)

ECONOMY_CHANGED: Final = Wording("event-ECONOMY_CHANGED", "condition:condition", rules.FLUCTUATING_ECONOMY)
DEPRESSION_BEGUN: Final = Wording("event-DEPRESSION_BEGUN", "", rules.GREAT_DEPRESSION)
DEPRESSION_ROLLED: Final = Wording("event-DEPRESSION_ROLLED", "seat:seat amount:money", rules.GREAT_DEPRESSION)
DEPRESSION_ENDED: Final = Wording("event-DEPRESSION_ENDED", "", rules.GREAT_DEPRESSION)
YARD_BUILT: Final = Wording("event-YARD_BUILT", "seat:seat city:city price:money", rules.REPAIR_YARD)
PAID_AT_ONCE: Final = Wording("event-PAID_AT_ONCE", "seat:seat property:property amount:money", rules.CASH_ON_THE_BARRELHEAD)
FEE_LAID_DOWN: Final = Wording("event-FEE_LAID_DOWN", "seat:seat amount:money", rules.CASH_ON_THE_BARRELHEAD)
HANDED_BACK: Final = Wording("event-HANDED_BACK", "seat:seat amount:money", rules.CASH_ON_THE_BARRELHEAD)
