"""The actions of Branch Line as numbers: a kind, and a value below `KIND` that may vary in a range."""

from typing import Final

from goldenspike.kernel.core import Wording

KIND: Final = 1000
HIRE, BID, LAY, DISMISS = 1, 2, 3, 4
WORDS: Final = {HIRE: "hire", BID: "bid", LAY: "lay", DISMISS: "dismiss"}
WORDINGS: Final = {
    HIRE: Wording("choice-hire", "gangs:number"),
    BID: Wording("choice-bid", "bid:money"),
    LAY: Wording("choice-lay", "stop:stop cost:money fare:money"),
    DISMISS: Wording("choice-dismiss"),
}


def action(kind: int, value: int = 0) -> int:
    return kind * KIND + value


def kind_and_value(action: int) -> tuple[int, int]:
    return divmod(action, KIND)
