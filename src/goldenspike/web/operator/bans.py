"""The operator's hands on who is shut out: a person, or all addresses of a network."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict
from ipaddress import ip_network
from typing import Any

from goldenspike.web.operator.opened import in_store, usual
from goldenspike.web.operator.people import find_person
from goldenspike.web.settings import CannotServe
from goldenspike.web.store import bans
from goldenspike.web.store.tidying import DAY

Told = dict[str, Any]
WIDEST = {4: 8, 6: 16}
"""Whoever shuts out more than such a network has mistyped."""


def list_bans(database: str | None) -> list[Told]:
    with in_store(usual(database)) as (connection, _):
        return [asdict(ban) for ban in bans.current_bans(connection)]


def ban_person(database: str | None, who: str, reason: str, days: float | None) -> Told:
    with in_store(usual(database)) as (connection, _):
        return asdict(bans.add_ban(connection, find_person(connection, who), None, reason, _until(days)))


def ban_network(database: str | None, network: str, reason: str, days: float | None) -> Told:
    try:
        named = ip_network(network, strict=False)
    except ValueError:
        raise CannotServe(f"'{network}' is no address or network such as 203.0.113.7 or 2001:db8::/48.") from None
    if named.prefixlen < WIDEST[named.version]:
        raise CannotServe(f"{named} is too much of the world.")
    with in_store(usual(database)) as (connection, _):
        return asdict(bans.add_ban(connection, None, str(named), reason, _until(days)))


def _until(days: float | None) -> float | None:
    return None if days is None else time.time() + days * DAY


def lift_person(database: str | None, who: str) -> Told:
    with in_store(usual(database)) as (connection, _):
        return _lifted(bans.lift_ban(connection, find_person(connection, who)), who)


def lift(database: str | None, which: str) -> Told:
    """Lift a ban by its number or its network."""
    with suppress(ValueError):
        which = str(ip_network(which, strict=False))
    with in_store(usual(database)) as (connection, _):
        return _lifted(bans.lift_ban(connection, which), which)


def _lifted(count: int, which: str) -> Told:
    if not count:
        raise CannotServe(f"'{which}' is not shut out.")
    return {"lifted": count}
