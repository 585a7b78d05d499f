"""Speaks to addresses that people have named, and to no machine inside our own network.

Every address behind a name is looked at, also after a redirect, and the connection goes to one that was looked at.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from yarl import URL

Address = IPv4Address | IPv6Address
Lookup = Callable[[str, int], Awaitable[list[str]]]
LIBRARY: Final = "aiohttp"
SECONDS: Final = 10.0
"""How long a whole request may take."""
MOST_REDIRECTS: Final = 3
FOLLOWED: Final = (301, 302, 307, 308)
FIRST_FREE_PORT: Final = 1024
NAT64: Final = IPv6Network("64:ff9b::/96")
MAPPED: Final = IPv6Network("::ffff:0:0/96")
COMPATIBLE: Final = IPv6Network("::/96")
LAST_FOUR: Final = 2**32 - 1
SPECIAL: Final = [
    ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "100::/64", "3fff::/20", "5f00::/16")
]
"""Networks of nobody's machines that not every Python knows as such."""
NO_ANSWER: Final = 0
NAMES: Final = ThreadPoolExecutor(8, "names")
"""Threads of their own: names that are long looked for must keep nobody from the store."""
AGENT: Final = "GoldenSpike"
logger: Final = logging.getLogger("goldenspike.notices")


class Inner(Exception):
    """An address that is not for the public, or none at all."""


@dataclass(frozen=True)
class Answer:
    """The status of HTTP, or 0 if nobody answered; and for how many seconds to wait before asking again, if that was said."""

    status: int
    wait: float = 0.0


def within(address: Address) -> list[Address]:
    """The address, and every IPv4 address that it stands for."""
    found: list[Address | None] = [address]
    if isinstance(address, IPv6Address):
        found += [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64 or address in COMPATIBLE:
            found.append(IPv4Address(int(address) & LAST_FOUR))
    return [one for one in found if one is not None]


def is_inner(text: str) -> bool:
    """Whether an address is one of our own network, of this machine, or of no single machine at all."""
    try:
        addresses = within(ip_address(text))
    except ValueError:
        return True
    return any(_is_special(one) for one in addresses)


def _is_special(address: Address) -> bool:
    stands_for_another = isinstance(address, IPv6Address) and len(within(address)) > 1
    if stands_for_another and (address in NAT64 or address in MAPPED):
        return False  # then the other one counts
    known = not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified
    return known or any(address in network for network in SPECIAL)


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name, or of a number in whatever spelling."""
    asking = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(NAMES, asking), SECONDS)
    return [str(one[4][0]) for one in found]


class Outside:
    """`allowed` are networks of our own that may be spoken to all the same."""

    def __init__(self, allowed: list[IPv4Network | IPv6Network], lookup: Lookup = look_up) -> None:
        self._allowed: Final = allowed
        self._lookup: Final = lookup

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Send something; raises `Inner` rather than speak to a machine that is not public."""
        import aiohttp  # noqa: PLC0415  only servers that send notices have it

        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(url, body, headers)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            logger.info("no answer from outside: %s", type(error).__name__)
            return Answer(NO_ANSWER)

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        from yarl import URL  # noqa: PLC0415

        try:
            target = URL(url)
            for _ in range(MOST_REDIRECTS + 1):
                answer, location = await self._once(target, body, headers)
                if location is None:
                    return answer
                target = target.join(URL(location)).with_user(None)
        except (ValueError, TypeError, UnicodeError):
            raise Inner from None
        return answer

    async def _once(self, url: URL, body: bytes, headers: dict[str, str]) -> tuple[Answer, str | None]:
        import aiohttp  # noqa: PLC0415

        addresses = await self._checked(url)
        connector = aiohttp.TCPConnector(resolver=_resolver(addresses), use_dns_cache=False, force_close=True)
        async with (
            aiohttp.ClientSession(connector=connector, trust_env=False, cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(url, data=body, headers={"User-Agent": AGENT, **headers}, allow_redirects=False) as answer,
        ):
            wait = answer.headers.get("Retry-After", "")
            told = Answer(answer.status, float(wait) if wait.isascii() and wait.isdigit() and len(wait) < 6 else 0.0)
            return told, answer.headers.get("Location") if answer.status in FOLLOWED else None

    async def check(self, url: str) -> None:
        """Raises `Inner` for an address that must not be spoken to, and `OSError` if it cannot be found."""
        from yarl import URL  # noqa: PLC0415

        try:
            await self._checked(URL(url))
        except (ValueError, TypeError):
            raise Inner from None

    async def _checked(self, url: URL) -> list[str]:
        """The addresses of a host, all of which may be spoken to; raises `Inner`."""
        port = url.port or 0
        if url.scheme not in ("http", "https") or not url.raw_host or not (port in (80, 443) or port >= FIRST_FREE_PORT):
            raise Inner
        try:
            addresses = await self._lookup(url.raw_host, port)
        except UnicodeError:
            raise Inner from None
        if not addresses or any(not self._may_speak_to(address) for address in addresses):
            raise Inner
        return addresses

    def _may_speak_to(self, address: str) -> bool:
        if not is_inner(address):
            return True
        try:
            return any(ip_address(address) in network for network in self._allowed)
        except ValueError:
            return False


def _resolver(addresses: list[str]) -> Any:
    """Answers with addresses that were looked at, and looks nothing up."""
    from aiohttp.abc import AbstractResolver, ResolveResult  # noqa: PLC0415

    class Pinned(AbstractResolver):
        async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
            return [_result(host, address, port) for address in addresses]

        async def close(self) -> None:
            pass

    def _result(host: str, address: str, port: int) -> ResolveResult:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return ResolveResult(hostname=host, host=address, port=port, family=family, proto=0, flags=socket.AI_NUMERICHOST)

    return Pinned()


def is_possible() -> bool:
    return importlib.util.find_spec(LIBRARY) is not None
