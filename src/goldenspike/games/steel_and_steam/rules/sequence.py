"""The sequence of play: the phases of Steel & Steam, each of which sets `state.then` to the one that follows it."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.ints import i64

PHASES: Final = [
    "deal_cards",
    "turn_order",
    "victory_cards",
    "begin_turn",
    "home_city",
    "destination",
    "running",
    "highballing",
    "business",
    "takeover",
    "station",
    "usage_fees",
    "payment",
    "end_of_turn",
    "dice",
    "great_depression",
]
DEAL_CARDS: Final[i64] = PHASES.index("deal_cards")
TURN_ORDER: Final[i64] = PHASES.index("turn_order")
VICTORY_CARDS: Final[i64] = PHASES.index("victory_cards")
BEGIN_TURN: Final[i64] = PHASES.index("begin_turn")
HOME_CITY: Final[i64] = PHASES.index("home_city")
DESTINATION: Final[i64] = PHASES.index("destination")
RUNNING: Final[i64] = PHASES.index("running")
HIGHBALL: Final[i64] = PHASES.index("highballing")
BUSINESS: Final[i64] = PHASES.index("business")
TAKEOVER: Final[i64] = PHASES.index("takeover")
STATION: Final[i64] = PHASES.index("station")
USAGE_FEES: Final[i64] = PHASES.index("usage_fees")
PAYMENT: Final[i64] = PHASES.index("payment")
END_OF_TURN: Final[i64] = PHASES.index("end_of_turn")
DICE: Final[i64] = PHASES.index("dice")
GREAT_DEPRESSION: Final[i64] = PHASES.index("great_depression")
