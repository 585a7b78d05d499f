"""The operator's hands on people: who there is, links to come back in, and the end of an account."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, func, select

from goldenspike.tables.shown_names import name_shown
from goldenspike.web.letters import link_to
from goldenspike.web.operator.opened import in_store, usual
from goldenspike.web.settings import CannotServe, settings_from_environment, with_kept
from goldenspike.web.store import accounts as kept
from goldenspike.web.store import links
from goldenspike.web.store.bans import current_bans
from goldenspike.web.store.belongings import erase_user
from goldenspike.web.store.kept_settings import kept_settings
from goldenspike.web.store.schema import accounts, mails, seats, sessions, tables, users
from goldenspike.web.store.talk_schema import seen
from goldenspike.web.store.tidying import DAY, MINUTE, clear, forget_guests, stale_guests

USUAL: Final = "http://localhost:8018"
MOST_TABLES: Final = 100
EVERYBODY: Final = 1_000_000
Told = dict[str, Any]


def _wanted() -> Select[Any]:
    sat = select(func.count()).where(seats.c.user_id == users.c.id).scalar_subquery()
    device = select(func.max(sessions.c.seen)).where(sessions.c.user_id == users.c.id).scalar_subquery()
    minute = select(func.max(seen.c.minute)).where(seen.c.user_id == users.c.id).scalar_subquery()
    known = users.outerjoin(accounts, accounts.c.user_id == users.c.id).outerjoin(mails, mails.c.user_id == users.c.id)
    columns = [users.c.id, users.c.name, users.c.lang, users.c.created, accounts.c.login, mails.c.address]
    return select(*columns, sat.label("seats"), device.label("device"), minute.label("minute")).select_from(known)


def _told(row: Row[Any], banned: set[str]) -> Told:
    last = max(row.created, row.device or 0.0, (row.minute or 0) * MINUTE)
    person = {"id": row.id, "name": name_shown(row.name, "en"), "login": row.login, "mail": row.address, "lang": row.lang}
    return {**person, "created": row.created, "seen": last, "seats": row.seats, "banned": row.id in banned}


def _banned(connection: Connection) -> set[str]:
    return {ban.user for ban in current_bans(connection) if ban.user is not None}


def list_people(database: str | None, search: str, all_guests: bool, limit: int) -> list[Told]:
    """Those with an account, or everybody, the newest first; `search` is part of a name."""
    wanted = _wanted().order_by(users.c.created.desc()).limit(limit)
    if not all_guests:
        wanted = wanted.where(accounts.c.login.is_not(None))
    if search:
        wanted = wanted.where(users.c.name.icontains(search, autoescape=True) | accounts.c.folded.contains(kept.folded(search)))
    with in_store(usual(database)) as (connection, _):
        banned = _banned(connection)
        return [_told(row, banned) for row in connection.execute(wanted)]


def find_person(connection: Connection, who: str) -> str:
    """The id of whom a name to sign in with, an id, or a name that only one person has, means; raises `CannotServe`."""
    account = kept.account_named(connection, who)
    if account is not None:
        return account.user
    found = list(connection.execute(select(users.c.id).where((users.c.id == who) | (users.c.name == who)).limit(9)).scalars())
    if who in found:
        return who
    if len(found) > 1:
        raise CannotServe(f"Several people go by the name '{who}': {', '.join(found)}. Give the id of one.")
    if not found:
        raise CannotServe(f"There is nobody of the name or id '{who}'.")
    return str(found[0])


def show_person(database: str | None, who: str) -> Told:
    """A person, their devices, their tables, and how long they are shut out."""
    with in_store(usual(database)) as (connection, _):
        user = find_person(connection, who)
        person = _told(connection.execute(_wanted().where(users.c.id == user)).one(), _banned(connection))
        devices = select(sessions.c.device, sessions.c.created, sessions.c.seen).where(sessions.c.user_id == user)
        here = tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user)) | (tables.c.host == user)
        sat = select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed).where(here).order_by(tables.c.changed.desc())
        bans = [{"id": ban.id, "reason": ban.reason, "until": ban.until} for ban in current_bans(connection) if ban.user == user]
        rows = {name: [dict(row) for row in connection.execute(of).mappings()] for name, of in _parts(devices, sat)}
    return {**person, **rows, "bans": bans}


def _parts(devices: Select[Any], sat: Select[Any]) -> list[tuple[str, Select[Any]]]:
    return [("devices", devices.order_by(sessions.c.seen.desc())), ("tables", sat.limit(MOST_TABLES))]


def delete_person(database: str | None, who: str) -> Told:
    """Remove somebody as they could themselves: seats lose their name, and a bot plays on where others do."""
    with in_store(usual(database)) as (connection, _):
        user = find_person(connection, who)
        left = erase_user(connection, user)
    return {"deleted": user, "tables_closed": left.closed, "tables_changed": left.changed}


def reset_link(name: str, database: str | None, url: str | None) -> str:
    """A link by which whoever signs in by that name chooses a new password, within a day."""
    with in_store(usual(database)) as (connection, address):
        account = kept.account_named(connection, name)
        if account is None:
            raise CannotServe(f"Nobody signs in by the name '{name}'.")
        carried = links.new_link(connection, account.user, links.RESET, seconds=DAY)
    return link_to((url or settings_from_environment().url or address or USUAL).rstrip("/"), carried)


def tidy(database: str | None, days: float | None, really: bool) -> Told:
    """Forget guests whom nothing was heard of for so many days, and clear what is over for long; or only count them."""
    with in_store(usual(database)) as (connection, _):
        days = days or with_kept(settings_from_environment(), kept_settings(connection)).guest_days
        if not days:
            raise CannotServe("GOLDENSPIKE_GUEST_DAYS is 0, so nobody is forgotten; give --days.")
        if not really:
            return {"guests": len(stale_guests(connection, days, EVERYBODY))}
        return {"guests": len(forget_guests(connection, days, EVERYBODY)), **clear(connection)}
