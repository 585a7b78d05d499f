"""Accounts in the store: names to sign in with, hashes of passwords, and addresses for mail."""

from __future__ import annotations

import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from goldenspike.tables.stored import User
from goldenspike.web.store.links import MAIL
from goldenspike.web.store.schema import accounts, links, mails, users
from goldenspike.web.store.sessions import end_other_sessions, guard
from goldenspike.web.store.writes import insert_new, make_user, save_user

MOST_LETTERS: Final = 5
"""So many people may share an address."""


@dataclass(frozen=True)
class Account:
    user: str
    login: str
    password: str
    """The hash."""


def folded(text: str) -> str:
    """One spelling for all: whoever writes a name in other letters of the same shape means the same name.

    PostgreSQL cannot even be asked for a text with NUL in it, which nobody's name has.
    """
    return unicodedata.normalize("NFKC", text).casefold().replace("\0", "")


def find_user(connection: Connection, user: str) -> User | None:
    row = connection.execute(select(users).where(users.c.id == user)).first()
    return None if row is None else User(row.id, row.name, row.lang)


def account_of(connection: Connection, user: str) -> Account | None:
    row = connection.execute(select(accounts).where(accounts.c.user_id == user)).first()
    return None if row is None else Account(row.user_id, row.login, row.password)


def account_named(connection: Connection, login: str) -> Account | None:
    row = connection.execute(select(accounts).where(accounts.c.folded == folded(login))).first()
    return None if row is None else Account(row.user_id, row.login, row.password)


def add_account(connection: Connection, user: User, account: Account, key: str, device: str) -> list[str] | None:
    """Make an account of a guest; returns the tables at which the name has changed, or None if there is such an account."""
    make_user(connection, user)
    row = {"user_id": user.id, "login": account.login, "folded": folded(account.login), "password": account.password}
    connection.execute(insert_new(connection, accounts).values(**row, created=time.time()))
    if account_of(connection, user.id) != account:
        return None
    guard(connection, user, key, device)
    return save_user(connection, user)


def change_login(connection: Connection, user: str, login: str) -> bool:
    """False if another has that name."""
    mine = update(accounts).where(accounts.c.user_id == user)
    try:
        with connection.begin_nested():
            connection.execute(mine.values(login=login, folded=folded(login)))
    except IntegrityError:
        return False
    return True


def change_password(connection: Connection, user: str, password: str, keep: str = "") -> None:
    """Store another hash; all sessions end but the one to keep, and no link opens the account any more."""
    connection.execute(update(accounts).where(accounts.c.user_id == user).values(password=password))
    connection.execute(delete(links).where(links.c.user_id == user))
    end_other_sessions(connection, user, keep)


def mail_of(connection: Connection, user: str) -> str | None:
    return connection.execute(select(mails.c.address).where(mails.c.user_id == user)).scalar()


def change_mail(connection: Connection, user: str, address: str | None) -> None:
    """Keep a confirmed address in place of another, or none."""
    connection.execute(delete(mails).where(mails.c.user_id == user))
    connection.execute(delete(links).where(links.c.user_id == user, links.c.purpose == MAIL))
    if address is not None:
        connection.execute(insert(mails).values(user_id=user, address=address, folded=folded(address)))


def reached_as(connection: Connection, name: str) -> list[tuple[User, str]]:
    """Whom a name to sign in with, or an address, means: those who can be written to, with their addresses."""
    meant = accounts.c.folded == folded(name), mails.c.folded == folded(name)
    with_account = mails.outerjoin(accounts, accounts.c.user_id == mails.c.user_id).join(users, users.c.id == mails.c.user_id)
    wanted = select(users, mails.c.address).select_from(with_account).where(meant[0] | meant[1]).limit(MOST_LETTERS)
    return [(User(row.id, row.name, row.lang), row.address) for row in connection.execute(wanted)]
