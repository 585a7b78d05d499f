"""What a server is told when it starts: where its store is, and how much it lets one visitor do."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from goldenspike.programs.listed import BadList, parsed

PREFIX: Final = "GOLDENSPIKE_"
TRUE: Final = ("1", "true", "yes", "on")
FALSE: Final = ("0", "false", "no", "off", "")
CHANGEABLE: Final = (
    "actions_per_second",
    "burst",
    "tables_per_minute",
    "visitors_per_address",
    "guests_per_minute",
    "sign_ins_per_minute",
    "letters_per_hour",
    "talk_per_minute",
    "guest_days",
    "operator",
)
"""What the operator may change while the server runs."""


class CannotServe(Exception):
    """A sentence that tells the operator why the server cannot start."""


def default_folder() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "goldenspike"


def default_database_url() -> str:
    return f"sqlite:///{default_folder() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Every field can be set by an environment variable of its name, such as `GOLDENSPIKE_DATABASE_URL`."""

    database_url: str = ""
    secret: str = ""
    """Signs the cookies; left empty, one is made once and kept in the store."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_cores: int = os.cpu_count() or 1
    """The cores that an expert uses while no other bot thinks; bots that think at the same time share them."""
    bot_seconds: float = 120.0
    """How long a bot may think about one decision before another move is made for it."""
    actions_per_second: float = 20.0
    """What one visitor may ask for in the long run; 0 lifts every limit."""
    burst: float = 100.0
    tables_per_minute: float = 30.0
    visitors_per_address: float = 10.0
    """As much as so many visitors may do, all visitors of one address may do together."""
    guests_per_minute: float = 60.0
    """How many new guests of one address get a cookie."""
    sign_ins_per_minute: float = 5.0
    """How often a password may be tried for one name."""
    letters_per_hour: float = 4.0
    """How many letters are sent to one person, or by one visitor."""
    connections_per_address: int = 200
    request_seconds: float = 30.0
    """In this time a request must have arrived whole."""
    proxies: str = "127.0.0.1,::1"
    """The addresses of proxies, whose word is taken for the address of a visitor."""
    talk_per_minute: float = 30.0
    """How much one visitor may say, reactions and reports included."""
    presence_seconds: float = 20.0
    """How often a process says again who is at its tables; those of one that has died are gone after three times as long."""
    memory_mb: int = 200
    """How many megabytes the tables kept in memory may take; all others are read again when somebody comes."""
    secure_cookie: bool = False
    """Send the cookie over HTTPS only: set it behind a proxy that speaks HTTPS."""
    url: str = ""
    """The public address of the server, for links in letters."""
    mail: str = ""
    """The server that letters are sent by: `smtp://user:password@host:port`, or `smtps://`."""
    mail_from: str = ""
    """Who the letters are from."""
    vapid: str = ""
    """The private key that signs Web Push, 32 bytes in base64url; left empty, one is made once and kept in the store."""
    notice_seconds: float = 5.0
    """How often it is looked whom there is something to tell; whoever acts within so long is not told."""
    notice_networks: str = ""
    """Networks that are not public and that notices may be sent to all the same: `10.1.0.0/16`."""
    programs: str = ""
    """Programs that play as bots, each by a name: `digger=python3 digger.py; hauler=./hauler` (docs/programs.md)."""
    sweep_seconds: float = 5.0
    """How often games are looked for in which a bot is asked and no process thinks for it."""
    clock_seconds: float = 1.0
    """How often it is looked whose time is up."""
    grace_seconds: float = 300.0
    """For so long after a start nobody's time is called: they could not act while the server was down."""
    draw_seconds: float = 15.0
    """How long a browser is waited for that is to promise or to tell its part of a table's seed (docs/fairness.md)."""
    idle_seconds: float = 3600.0
    """Who has kept everybody waiting for so long without a clock may be voted out."""
    guest_days: float = 400.0
    """A guest who has done nothing for so many days is forgotten; 0: never."""
    operator: str = ""
    """Who runs the server and how to reach them, for the page about privacy."""
    metrics: str = "127.0.0.1,::1"
    """The addresses that may read /metrics; empty: nobody."""
    drain_seconds: float = 0.0
    """For so long a server that is told to stop says that it is not ready, before it takes no more requests."""

    def environment(self) -> dict[str, str]:
        """The same settings for another process."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}


def settings_from_environment() -> Settings:
    """Raises `CannotServe` for a value that cannot be."""
    given = {field.name: os.environ.get(variable_of(field.name)) for field in fields(Settings)}
    found = {name: value_of(name, text) for name, text in given.items() if text is not None}
    found.setdefault("database_url", default_database_url())
    made = Settings(**found)  # type: ignore[arg-type]
    if made.bot_workers < 1:
        raise CannotServe(f"{PREFIX}BOT_WORKERS is at least 1, not {made.bot_workers}")
    networks(made.proxies)
    networks(made.notice_networks, "NOTICE_NETWORKS")
    networks(made.metrics, "METRICS")
    mail_server(made.mail)
    try:
        parsed(made.programs)
    except BadList as error:
        raise CannotServe(str(error)) from None
    return made


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def with_kept(settings: Settings, kept: dict[str, str]) -> Settings:
    """The settings with those of the store in place of the same ones of the environment."""
    return replace(settings, **{name: value_of(name, text) for name, text in kept.items()})  # type: ignore[arg-type]


def value_of(name: str, text: str) -> str | int | float | bool:
    """The value of a setting from its text; raises `CannotServe`."""
    variable, kind = variable_of(name), next(str(field.type) for field in fields(Settings) if field.name == name)
    if kind == "str":
        return text
    if kind == "bool":
        if text.lower() not in TRUE + FALSE:
            raise CannotServe(f"{variable} is true or false, not '{text[:20]}'")
        return text.lower() in TRUE
    try:
        number = int(text) if kind == "int" else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < math.inf:
        raise CannotServe(f"{variable} is a {'whole ' if kind == 'int' else ''}number from 0 up, not '{text[:20]}'")
    return number


def mail_server(text: str) -> SplitResult:
    """The parts of the address of a mail server; raises `CannotServe`."""
    try:
        parts = urlsplit(text)
        good = not text or (parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port or 1) > 0)
    except ValueError:
        good = False
    if not good:
        raise CannotServe(f"{PREFIX}MAIL is an address such as smtp://user:password@mail.example.org:587")
    return parts


def networks(text: str, name: str = "PROXIES") -> list[IPv4Network | IPv6Network]:
    """The networks that a list such as `127.0.0.1, 10.0.0.0/8` names; raises `CannotServe`."""
    try:
        return [ip_network(word.strip(), strict=False) for word in text.split(",") if word.strip()]
    except ValueError:
        raise CannotServe(f"{PREFIX}{name} is a list of addresses such as 127.0.0.1, 10.0.0.0/8, not '{text[:40]}'") from None
