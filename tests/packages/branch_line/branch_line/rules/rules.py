"""Every rule and every number of Branch Line, in the order of its rulebook."""

from typing import Final

from goldenspike.kernel.core import Rule

VERSION: Final = 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
CASH: Final = 10
TURNS: Final = 6
GANGS: Final = {1: 2, 2: 3, 3: 1}
"""How many gangs a card brings, and how many such cards there are."""

GANGS_FOR_HIRE: Final = Rule("GANGS_FOR_HIRE", "1.1")
BID_IN_SECRET: Final = Rule("BID_IN_SECRET", "1.2")
BID_WITHIN_CASH: Final = Rule("BID_WITHIN_CASH", "1.3", "bid:money cash:money")
HIGHEST_BID: Final = Rule("HIGHEST_BID", "1.4")
LAY_OR_DISMISS: Final = Rule("LAY_OR_DISMISS", "2.1")
END_OF_THE_LINE: Final = Rule("END_OF_THE_LINE", "2.2", "stop:stop")
PAY_FOR_SECTION: Final = Rule("PAY_FOR_SECTION", "2.3", "stop:stop cost:money cash:money")
FARES: Final = Rule("FARES", "2.4")
WINNER: Final = Rule("WINNER", "3.1")

RULES: Final = [
    GANGS_FOR_HIRE,
    BID_IN_SECRET,
    BID_WITHIN_CASH,
    HIGHEST_BID,
    LAY_OR_DISMISS,
    END_OF_THE_LINE,
    PAY_FOR_SECTION,
    FARES,
    WINNER,
]
