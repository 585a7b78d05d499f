"""Counts what becomes of notices, for whoever watches the server."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter

from goldenspike.web.metrics import REGISTRY

NOTICES: Final = Counter(
    "goldenspike_notices",
    "Notices that were sent, failed for good, or were put off after a failure",
    ["way", "outcome"],
    registry=REGISTRY,
)


def count(way: str, outcome: str, how_many: int = 1) -> None:
    NOTICES.labels(way.partition(" ")[0], outcome).inc(how_many)
