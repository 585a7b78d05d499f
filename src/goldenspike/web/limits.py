"""How much one visitor may do: a bucket of permissions that fills up again with time."""

from __future__ import annotations

import time
from typing import Final

MOST_BUCKETS: Final = 50_000


class Limits:
    def __init__(self, per_second: float, burst: float) -> None:
        self._rate: Final = per_second
        self._burst: Final = burst
        self._buckets: Final[dict[str, tuple[float, float]]] = {}

    def wait(self, visitor: str, cost: float = 1.0) -> float:
        """Take what a request costs; the seconds to wait if there is not enough, else 0."""
        if self._rate <= 0:
            return 0.0
        now = time.monotonic()
        left, then = self._buckets.get(visitor, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < cost:
            self._buckets[visitor] = (left, now)
            return (cost - left) / self._rate
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        self._buckets[visitor] = (left - cost, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Forget visitors whose bucket is full again."""
        refill = self._burst / self._rate
        for visitor in [visitor for visitor, (_, then) in self._buckets.items() if now - then > refill]:
            del self._buckets[visitor]
