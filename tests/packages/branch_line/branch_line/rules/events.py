"""What the log of Branch Line tells, each under the rule that it follows from."""

from typing import Final

from branch_line.rules import rules
from goldenspike.kernel.core import Wording

HIRED: Final = Wording("event-HIRED", "turn:number gangs:number", rules.GANGS_FOR_HIRE)
BID_SEALED: Final = Wording("event-BID_SEALED", "seat:seat", rules.BID_IN_SECRET)
CONCESSION_WON: Final = Wording("event-CONCESSION_WON", "seat:seat bid:money", rules.HIGHEST_BID)
LAID: Final = Wording("event-LAID", "seat:seat stop:stop cost:money fare:money", rules.FARES)
DISMISSED: Final = Wording("event-DISMISSED", "seat:seat", rules.LAY_OR_DISMISS)
