"""Signing in, as jobs of the writer: by a password that was right, or by a link; what a guest has on the device goes along."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sqlalchemy import Connection, func, select

from goldenspike.tables.stored import User
from goldenspike.web.store.accounts import account_of, change_mail, change_password, find_user
from goldenspike.web.store.belongings import move_belongings
from goldenspike.web.store.links import MAIL, RESET, SIGN_IN, Purpose, use_link
from goldenspike.web.store.schema import seats
from goldenspike.web.store.sessions import change_cookie, end_session, open_session


@dataclass(frozen=True)
class Device:
    """Who is there before, by which session, and the key of the session that is to come."""

    guest: User
    before: str
    key: str
    name: str


@dataclass(frozen=True)
class Entered:
    user: User
    moved: list[str] = field(default_factory=list)
    """The tables that a guest has brought along."""
    renamed: list[str] = field(default_factory=list)
    """Others at which the user goes by the guest's name now."""
    purpose: Purpose = SIGN_IN


def sign_in(connection: Connection, device: Device, user: str) -> Entered | None:
    """Open a session; None if the user is gone. A guest without an account becomes this user, with all that they have."""
    found = find_user(connection, user)
    if found is None:
        return None
    moved: list[str] = []
    renamed: list[str] = []
    if device.guest.id != user and account_of(connection, device.guest.id) is None:
        moved, renamed = move_belongings(connection, device.guest, found)
        change_cookie(connection, device.before, device.key)
    else:
        end_session(connection, device.guest.id, device.before)
    open_session(connection, user, device.key, device.name)
    return Entered(find_user(connection, user) or found, moved, renamed)


def follow_link(connection: Connection, device: Device, carried: str, password: str | None) -> Entered | None:
    """Do what a link is for, once; None if it is no longer good. `password` is the hash of the new one."""
    link = use_link(connection, carried)
    found = None if link is None else find_user(connection, link.user)
    if link is None or found is None:
        return None
    if link.purpose == MAIL:
        change_mail(connection, link.user, link.address)
        return Entered(found, purpose=MAIL)
    if link.purpose == RESET and password is not None:
        change_password(connection, link.user, password)
    entered = sign_in(connection, device, link.user)
    return None if entered is None else replace(entered, purpose=link.purpose)


def tables_to_move(connection: Connection, user: str) -> int:
    """At how many tables a guest sits who would bring them along; none if they have an account."""
    if account_of(connection, user) is not None:
        return 0
    sat = select(func.count(func.distinct(seats.c.table_id))).where(seats.c.user_id == user)
    return int(connection.execute(sat).scalar_one())
