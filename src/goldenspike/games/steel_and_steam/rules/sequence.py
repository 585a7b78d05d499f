"""The sequence of play: the phases by number. A phase that is done says in `state.then` which one comes after it."""

from __future__ import annotations

from typing import Final

DEAL_CARDS: Final = 0
TURN_ORDER: Final = 1
VICTORY_CARDS: Final = 2
BEGIN_TURN: Final = 3
HOME_CITY: Final = 4
DESTINATION: Final = 5
RUNNING: Final = 6
HIGHBALL: Final = 7
BUSINESS: Final = 8
TAKEOVER: Final = 9
STATION: Final = 10
USAGE_FEES: Final = 11
PAYMENT: Final = 12
END_OF_TURN: Final = 13
DICE: Final = 14
GREAT_DEPRESSION: Final = 15
