"""Who is not let in: asked for every request, and read again whenever the operator has changed it."""

from __future__ import annotations

import asyncio
import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from goldenspike.web.store.bans import Ban, current_bans
from goldenspike.web.store.store import Store


class Bans:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []

    async def read(self) -> None:
        found = await asyncio.to_thread(self._store.read, current_bans)
        self._people = {ban.user: ban for ban in found if ban.user is not None}
        self._networks = [(ip_network(ban.network), ban) for ban in found if ban.network is not None]

    def of(self, user: str | None, address: str) -> Ban | None:
        """The ban that shuts out this person, or everybody at this address."""
        mine = self._people.get(user or "")
        shut = [mine] if mine is not None else []
        if self._networks:
            shut += self._at(address)
        return next((ban for ban in shut if ban.until is None or ban.until > time.time()), None)

    def _at(self, address: str) -> list[Ban]:
        try:
            found = ip_address(address)
        except ValueError:
            return []
        plain = found.ipv4_mapped if isinstance(found, IPv6Address) and found.ipv4_mapped else found
        return [ban for network, ban in self._networks if plain in network]
