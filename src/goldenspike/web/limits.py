"""How much one visitor and one address may do: buckets of permissions that fill up again with time, and open connections."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from goldenspike.web.settings import Settings

MOST_BUCKETS: Final = 50_000
OF_ONE_HOUSEHOLD: Final = 64
"""How many bits of an IPv6 address a provider gives out: who has one such address has them all."""


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
        left, then = self._buckets.pop(visitor, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]  # whoever has not been here for longest
        enough = left >= cost
        self._buckets[visitor] = (left - cost if enough else left, now)
        return 0.0 if enough else (cost - left) / self._rate


class Connections:
    """Counts what is open by address; `most` for each, or any number if that is 0."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._open: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> bool:
        if self._most and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Allowance:
    """What a server lets its visitors do. A cookie costs nothing, so whatever is counted by guest is counted by address too."""

    def __init__(self, settings: Settings) -> None:
        lifted = settings.actions_per_second <= 0
        self.connections: Final = Connections(0 if lifted else settings.connections_per_address)
        self.change(settings)

    def change(self, settings: Settings) -> None:
        """Begin anew to count, by other settings; open connections stay counted as they are."""
        rate, many = settings.actions_per_second, settings.visitors_per_address
        self._requests = Limits(rate, settings.burst), Limits(rate * many, settings.burst * many)
        self._tables = _pair(rate, settings.tables_per_minute, 60, many)
        talk = settings.talk_per_minute
        self._talk = Limits(min(rate, talk / 60), talk / 3), Limits(min(rate, talk * many / 60), talk * many / 3)
        self._guests = Limits(min(rate, settings.guests_per_minute / 60), settings.guests_per_minute)
        self._sign_ins = _pair(rate, settings.sign_ins_per_minute, 60, many)
        self._letters = _pair(rate, settings.letters_per_hour, 3600, many)

    def request(self, guest: str, address: str, cost: float) -> float:
        """The seconds to wait before the request may be made, else 0."""
        return _wait(self._requests, guest, address, cost)

    def file(self, address: str, cost: float) -> float:
        """The same for pages and their files, which are counted by address alone."""
        return self._requests[1].wait(address, cost)

    def table(self, guest: str, address: str) -> float:
        """The same for opening a table."""
        return _wait(self._tables, guest, address, 1.0)

    def sign_in(self, name: str, address: str) -> float:
        """The same for guessing at the password of a name."""
        return _wait(self._sign_ins, name, address, 1.0)

    def letter(self, to: str, address: str) -> float:
        """The same for having a letter sent to somebody."""
        return _wait(self._letters, to, address, 1.0)

    def talk(self, guest: str, address: str, cost: float) -> float:
        """The same for saying something at a table."""
        return _wait(self._talk, guest, address, cost)

    def welcomes(self, address: str) -> bool:
        """Whether one more new guest of the address gets a cookie."""
        return self._guests.wait(address) == 0


def _pair(rate: float, each: float, seconds: float, many: float) -> tuple[Limits, Limits]:
    """As often as `each` in so many seconds for one, and `many` times that for all of an address."""
    return Limits(min(rate, each / seconds), each), Limits(min(rate, each * many / seconds), each * many)


def _wait(limits: tuple[Limits, Limits], guest: str, address: str, cost: float) -> float:
    by_guest, by_address = limits
    return by_guest.wait(guest, cost) or by_address.wait(address, cost)


def household(address: str) -> str:
    """The part of an address that one visitor cannot change at will."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed, OF_ONE_HOUSEHOLD), strict=False))
