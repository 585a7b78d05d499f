"""Moves, which add lines to a table and change nothing else, on PostgreSQL: a batch of them goes there and back once."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Engine

from goldenspike.kernel.course import UNDO
from goldenspike.tables.stored import OPEN, Append
from goldenspike.web.store.writes import CHANNEL

MOVE: Final = f"""
WITH moved AS (
    UPDATE tables
    SET seq = seq + cardinality(%(kinds)s::text[]), asked = %(asked)s, status = %(status)s, changed = %(changed)s, due = %(due)s
    WHERE id = %(table)s AND seq = %(seq)s AND status <> '{OPEN}'
    RETURNING id, seq
), added AS (
    INSERT INTO log (table_id, seq, seat, kind, words, at)
    SELECT moved.id, %(seq)s + line.number, line.seat, line.kind, line.words, line.at
    FROM moved, unnest(%(seats)s::integer[], %(kinds)s::text[], %(words)s::text[], %(ats)s::float8[])
        WITH ORDINALITY AS line (seat, kind, words, at, number)
)
SELECT pg_notify('{CHANNEL}', id || ':' || seq) FROM moved
"""
"""Finds nothing if the table has moved on; then nothing is written either."""


def is_move(job: Append) -> bool:
    """Whether nobody's seat and no result of a game changes with the lines."""
    return not job.seats and job.result is None and not any(entry.kind == UNDO for entry in job.entries)


class Moves:
    """Between transactions there is none open: the statements of a batch are one by themselves."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine.execution_options(isolation_level="AUTOCOMMIT")

    def append(self, jobs: list[Append]) -> list[bool]:
        """Add lines to tables, in this order; for each whether they are on disk now, or its table has moved on."""
        with self._engine.connect() as connection:
            try:
                cursor: Any = connection.connection.cursor()
                if len(jobs) == 1:
                    cursor.execute(MOVE, _parameters(jobs[0]), prepare=True)
                else:
                    cursor.executemany(MOVE, [_parameters(job) for job in jobs], returning=True)
                return [bool(found.rowcount) for found in cursor.results()]
            except Exception:
                connection.invalidate()
                raise


def _parameters(job: Append) -> dict[str, Any]:
    return {
        "table": job.table,
        "seq": job.seq,
        "asked": job.asked,
        "status": job.status,
        "changed": job.entries[-1].at,
        "due": job.due,
        "seats": [entry.seat for entry in job.entries],
        "kinds": [entry.kind for entry in job.entries],
        "words": [entry.words for entry in job.entries],
        "ats": [entry.at for entry in job.entries],
    }
