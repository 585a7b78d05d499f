"""The shapes of requests and answers about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from goldenspike.web.notices.wished import Digest, Style

TimeOfDay = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Address = Annotated[str, Meta(max_length=1000, pattern=r"^https?://[^\s/]+(/\S*)?$")]
Endpoint = Annotated[str, Meta(max_length=2000, pattern=r"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/\S*$")]


class Quiet(Struct):
    """From one time of day to another, over midnight if that is earlier."""

    begin: TimeOfDay
    end: TimeOfDay


class NoticeWishes(Struct, kw_only=True):
    mail: bool = False
    webhook: Address | None = None
    style: Style = "json"
    digest: Digest = "now"
    """Letters come at once, or are gathered for an hour, or a day."""
    digest_at: TimeOfDay = "18:00"
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    invitations: bool = True
    """Also when somebody invites you to a table, or asks to be friends."""


class Browser(Struct):
    """One that takes notices while no page of ours is open."""

    id: str
    name: str
    created: float
    here: bool


class NoticesShown(NoticeWishes, kw_only=True):
    key: str
    """The server's public key for Web Push; empty if there is none."""
    webhooks: bool
    """Whether this server calls any."""
    letters: bool
    """Whether it sends mail."""
    address: str | None
    """Your confirmed address."""
    browsers: list[Browser]


class NewBrowser(Struct):
    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class EndBrowser(Struct):
    id: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """One of yours; left out, this one."""


class TryWebhook(Struct):
    webhook: Address
    style: Style = "json"


class Tried(Struct):
    reached: bool
    status: int
    """What the webhook answered; 0 if it did not."""


class Stopped(Struct):
    stopped: bool
