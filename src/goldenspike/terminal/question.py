"""What games tell in a terminal when somebody is to decide."""

from __future__ import annotations

from typing import Any

from goldenspike.text.speaker import Speaker


def asked(speaker: Speaker, seat: int, company: str | None = None) -> str:
    """Who decides, and for which company, where there is one."""
    if company is None:
        return speaker.text("your-decision", seat=speaker.seat(seat))
    return speaker.text("your-decision-for", seat=speaker.seat(seat), company=speaker.named("company", company))


def auction_lines(speaker: Speaker, auction: dict[str, Any] | None, kind: str) -> list[str]:
    """The highest bid (`kind` says of what) and who is out of it."""
    if auction is None:
        return []
    lines = []
    if auction["bidder"]:
        bid = speaker.parameter(kind, auction["bid"])
        lines.append(speaker.text("highest-bid", bid=bid, seat=speaker.seat(auction["bidder"] - 1)))
    if auction["out"]:
        lines.append(speaker.text("out-of-it", seats=", ".join(speaker.seat(one - 1) for one in auction["out"])))
    return lines
