"""The operator's hands on what people have reported."""

from __future__ import annotations

import time
from typing import Any

from goldenspike.web.operator.opened import in_store, usual
from goldenspike.web.settings import CannotServe
from goldenspike.web.store import talk
from goldenspike.web.talk.remarks import DELETED, Remark, Room


def reports_since(database: str | None, since: float, resolved: bool) -> list[dict[str, Any]]:
    """What people have reported after a time, oldest first."""
    with in_store(usual(database)) as (connection, _):
        return [dict(row._mapping) for row in talk.all_reports(connection, since, resolved)]


def resolve(database: str | None, table: str, room: Room, number: int, resolution: str, remove: bool) -> dict[str, Any]:
    """Note how the reports of a remark were dealt with, and take away its text if wished."""
    with in_store(usual(database)) as (connection, _):
        count = talk.resolve(connection, (table, room, number), resolution)
        if not count:
            raise CannotServe(f"Nobody has reported {room} {number} of table '{table}'.")
        mark = Remark(table, room, 0, DELETED, "", None, "", "", number, None, time.time())
        gone = remove and talk.delete_said(connection, mark, anyones=True) is not None
    return {"resolved": count, "removed": gone}
