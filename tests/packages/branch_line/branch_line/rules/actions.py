"""The kinds of actions of Branch Line; each is packed with one field below it, or none."""

from typing import Final

from goldenspike.parts.kinds import Kind, Kinds

HIRE: Final = 1
BID: Final = 2
LAY: Final = 3
DISMISS: Final = 4

KINDS: Final = Kinds(
    [
        Kind(HIRE, "hire", "gangs:number"),
        Kind(BID, "bid", "bid:money"),
        Kind(LAY, "lay", "stop:stop cost:money fare:money"),
        Kind(DISMISS, "dismiss"),
    ]
)
