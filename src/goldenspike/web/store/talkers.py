"""What is kept of people beside the games: it moves to an account with a guest, goes with one who leaves, and can be read."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Column, Connection, RowMapping, Table, case, delete, insert, select, update

from goldenspike.tables.stored import User
from goldenspike.web.store.talk import delete_said
from goldenspike.web.store.talk_schema import mutes, notes, presence, reports, seen, talk
from goldenspike.web.store.writes import insert_new
from goldenspike.web.talk.remarks import DELETED, REACTED, SAID, UNREACTED, Remark


def move_talk(connection: Connection, guest: User, account: User) -> None:
    """What was said, muted, reported and noted by a guest, and about them, is the account's now."""
    connection.execute(update(talk).where(talk.c.user_id == guest.id).values(user_id=account.id))
    connection.execute(update(reports).where(reports.c.author_id == guest.id).values(author_id=account.id))
    for kept in (mutes, reports, seen):
        give(connection, kept, kept.c.user_id, guest.id, account.id)
    give(connection, mutes, mutes.c.muted_id, guest.id, account.id)
    connection.execute(delete(mutes).where(mutes.c.user_id == mutes.c.muted_id))
    for row in _rows(connection, notes, notes.c.user_id, guest.id):
        _move_notes(connection, dict(row), account.id)


def _rows(connection: Connection, kept: Table, of: Column[Any], user: str) -> list[RowMapping]:
    return list(connection.execute(select(kept).where(of == user)).mappings())


def give(connection: Connection, kept: Table, of: Column[Any], guest: str, account: str) -> None:
    """Rows of the guest become the account's, save those that the account has already."""
    for row in _rows(connection, kept, of, guest):
        connection.execute(insert_new(connection, kept).values({**row, of.name: account}))
    connection.execute(delete(kept).where(of == guest))


def _move_notes(connection: Connection, row: dict[str, Any], account: str) -> None:
    """Where both have notes at a table, one text follows the other."""
    here = notes.c.table_id == row["table_id"]
    known = connection.execute(select(notes).where(here, notes.c.user_id == account)).mappings().first()
    connection.execute(delete(notes).where(here, notes.c.user_id.in_([row["user_id"], account])))
    if known is not None:
        text = "\n\n".join(part for part in (known["text"], row["text"]) if part)
        row |= {"text": text, "version": max(known["version"], row["version"]) + 1, "at": time.time()}
    connection.execute(insert(notes).values({**row, "user_id": account}))


def end_talk(connection: Connection, user: str) -> None:
    """Nothing is left of what a user said but its number, and nothing of their notes, mutes, reports and visits."""
    said = select(talk).where(talk.c.user_id == user, talk.c.kind == SAID).order_by(*talk.primary_key)
    for row in connection.execute(said).all():
        mark = Remark(row.table_id, row.room, 0, DELETED, user, row.seat, "", "", row.number, None, time.time())
        delete_said(connection, mark, anyones=False)
    still = case((talk.c.kind == REACTED, UNREACTED), else_=talk.c.kind)
    connection.execute(update(talk).where(talk.c.user_id == user).values(kind=still, user_id="", name="", text=""))
    for column in (notes.c.user_id, mutes.c.user_id, mutes.c.muted_id, reports.c.user_id, reports.c.author_id):
        connection.execute(delete(column.table).where(column == user))
    for kept in (seen, presence):
        connection.execute(delete(kept).where(kept.c.user_id == user))


def talk_of(connection: Connection, user: str) -> dict[str, Any]:
    """All that is kept of a user beside the games."""
    said = [talk.c[name] for name in ("table_id", "room", "number", "kind", "name", "text", "about", "line", "at")]
    told = [reports.c[name] for name in ("table_id", "room", "number", "reason", "more", "at")]
    wanted = {
        "said": select(*said).where(talk.c.user_id == user).order_by(talk.c.at),
        "notes": select(notes.c.table_id, notes.c.text, notes.c.at).where(notes.c.user_id == user),
        "muted": select(mutes.c.muted_id, mutes.c.at).where(mutes.c.user_id == user),
        "reported": select(*told).where(reports.c.user_id == user),
        "seen": select(seen.c.table_id, seen.c.minute).where(seen.c.user_id == user),
    }
    return {name: [dict(row) for row in connection.execute(asked).mappings()] for name, asked in wanted.items()}
