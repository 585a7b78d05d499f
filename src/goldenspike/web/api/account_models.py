"""The shapes of requests and answers about accounts, devices and links."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from goldenspike.web.api.models import Me, Name
from goldenspike.web.store.links import Purpose

NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Carried = Annotated[str, Meta(min_length=1, max_length=100)]
MailAddress = Annotated[
    str, Meta(min_length=3, max_length=254, pattern=r"^[A-Za-z0-9.+_~=&'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$")
]
"""No other signs than those that addresses have in practice: a letter must not go anywhere else than they seem to say."""


class Device(Struct):
    id: str
    name: str
    """Browser and system, as far as they are known."""
    created: float
    seen: float
    here: bool


class AccountShown(Struct):
    login: str | None
    """The name you sign in with, if you do."""
    mail: str | None
    asked: str | None
    """An address that waits to be confirmed."""
    letters: bool
    """Whether this server sends mail."""
    sessions: list[Device]


class Keep(Struct):
    login: Name
    password: NewPassword


class ChangeAccount(Struct):
    password: Password
    login: Name | None = None
    new_password: NewPassword | None = None


class SignIn(Struct):
    login: Password
    password: Password


class SignedIn(Struct):
    me: Me
    moved: int
    """How many tables of this browser's guest are yours now."""
    purpose: Purpose


class Reset(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=254)]
    """The name you sign in with, or your address."""


class Letters(Struct):
    letters: bool


class EndSession(Struct):
    id: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """One of your devices; left out, all others than this."""


class NewLink(Struct):
    link: str
    qr: str
    """The same as a picture: the address of an image in SVG."""
    seconds: float


class LookAtLink(Struct):
    token: Carried


class FoundLink(Struct):
    purpose: Purpose
    name: str
    """Who is signed in by it."""
    here: bool
    """Whether that is you already."""
    moves: int
    """At how many tables you sit as a guest who would become that one."""


class UseLink(Struct):
    token: Carried
    password: NewPassword | None = None


class ChangeMail(Struct):
    address: MailAddress | None = None


class LeaveForGood(Struct):
    name: str
    """Your name, as a sign that you mean it."""
    password: Password | None = None
