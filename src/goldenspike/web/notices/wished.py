"""What somebody wishes about notices: by which ways, gathered or at once, and the hours in which nothing is to come."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

Style = Literal["json", "discord", "slack", "ntfy"]
"""How a webhook is spoken to."""
Digest = Literal["now", "hour", "day"]
Kind = Literal["turn", "low", "over", "vote", "friend", "invited", "request"]
"""It is your turn; your time runs low; the game is over; the others vote on your seat; a friend has taken it over; you are
invited to a table; you are asked to be friends."""
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
PUSH: Final = "push "
"""Begins the way to a browser; its id follows."""
PRESSING: Final[tuple[Kind, ...]] = ("low", "vote")
"""What would come too late if it were gathered."""
ASKING: Final[tuple[Kind, ...]] = ("invited", "request")
"""What others ask of somebody, which is not told to those who do not wish it."""
HOUR: Final = 3600
EVENING: Final = 18 * 60


@dataclass(frozen=True)
class Wishes:
    """Times of day are minutes after midnight in `zone`. What is gathered every `day` comes `digest_at`. `invitations` are
    requests to be friends, too.
    """

    mail: bool = False
    webhook: str | None = None
    style: Style = "json"
    digest: Digest = "now"
    digest_at: int = EVENING
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    invitations: bool = True


def wants(wishes: Wishes, kind: Kind) -> bool:
    return wishes.invitations or kind not in ASKING


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end in which a moment lies; None if it lies in none."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    minute = local.hour * 60 + local.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    return _next(local, end) if quiet else None


def _next(local: datetime, minute: int) -> float:
    """The next moment at which it is that minute of the day."""
    at = time(minute // 60, minute % 60)
    today = datetime.combine(local.date(), at, local.tzinfo).timestamp()
    later = datetime.combine(local.date() + timedelta(days=1), at, local.tzinfo).timestamp()
    return today if today > local.timestamp() else later


def moment_for(wishes: Wishes, way: str, kind: Kind, soon: float) -> float:
    """When something is to be told that could be told `soon`: letters may be gathered, and nothing comes in quiet hours."""
    if way == MAIL and kind not in PRESSING and wishes.digest == "hour":
        soon = soon // HOUR * HOUR + HOUR
    elif way == MAIL and kind not in PRESSING and wishes.digest == "day":
        soon = _next(datetime.fromtimestamp(soon, ZoneInfo(wishes.zone)), wishes.digest_at)
    return quiet_until(wishes, soon) or soon
