"""A copy of a whole store as one file, the same for SQLite and PostgreSQL: packed lines of JSON, table by table, with a digest.

A copy has the form that its store had. It is read into a store of that form, which is then brought up to date.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from goldenspike.web.store.files import StoreError
from goldenspike.web.store.migrate import revision_of, upgrade

FORMAT: Final = 1
LEFT_OUT: Final = {"alembic_version", "presence", "calls"}
"""The form of the store is in the first line of a copy; who is where, and what was called out, is news of a moment."""
AT_ONCE: Final = 1000


@dataclass
class Copied:
    """What a copy holds: when it was made, and how many rows of each table."""

    made: float
    revision: str
    rows: dict[str, int] = field(default_factory=dict)


class Lines:
    """The lines of a copy, each counted into the digest that the last one names."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file: Final = file
        self._digest: Final = hashlib.sha256()

    def write(self, line: object) -> None:
        words = msgspec.json.encode(line) + b"\n"
        self._digest.update(words)
        self._file.write(words)

    def read(self) -> Iterator[Any]:
        for words in self._file:
            line = msgspec.json.decode(words)
            if isinstance(line, dict) and "digest" in line:
                if line["digest"] == self.digest:
                    yield line
                return
            self._digest.update(words)
            yield line

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()


def write_copy(connection: Connection, file: BinaryIO) -> Copied:
    """Write all that the store has, as it is at one moment; the caller has begun a transaction that sees to that."""
    copied = Copied(time.time(), str(revision_of(connection)))
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
        lines = Lines(packed)
        first = {"golden_spike": version("goldenspike"), "format": FORMAT, "revision": copied.revision, "made": copied.made}
        lines.write(first)
        for table in tables_of(connection):
            copied.rows[str(table.name)] = _write_table(connection, table, lines)
        lines.write({"digest": lines.digest, "rows": copied.rows})
    return copied


def _write_table(connection: Connection, table: Table, lines: Lines) -> int:
    lines.write({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
    count = 0
    for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key)):
        lines.write(list(row))
        count += 1
    return count


def read_copy(connection: Connection, file: BinaryIO) -> Copied:
    """Fill an empty store with a copy and bring it up to date, all in the transaction that is under way; raises `StoreError`."""
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            copied = _read_lines(connection, Lines(packed).read())
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError):
        raise StoreError("the copy is damaged, or none of Golden Spike's") from None
    upgrade(connection)
    return copied


def _read_lines(connection: Connection, lines: Iterator[Any]) -> Copied:
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise StoreError("the copy is damaged, or none of Golden Spike's")
    upgrade(connection, first["revision"])
    copied = Copied(first["made"], first["revision"])
    known = {table.name: table for table in tables_of(connection)}
    filling: Filling | None = None
    for line in lines:
        if isinstance(line, list) and filling is not None:
            filling.add(line)
            continue
        if filling is not None:
            copied.rows[str(filling.table.name)] = filling.end()
        if "digest" in line and line["rows"] == copied.rows:
            return copied
        filling = Filling(connection, known[line["table"]], line["columns"])
    raise StoreError("the copy is damaged: its end is missing, or is not that of what stands before it")


class Filling:
    """Rows on their way into a table."""

    def __init__(self, connection: Connection, table: Table, columns: list[str]) -> None:
        self.table: Final = table
        self._connection: Final = connection
        self._columns: Final = columns
        self._bytes: Final = [isinstance(table.c[name].type, LargeBinary) for name in columns]
        self._waiting: list[dict[str, Any]] = []
        self._count = 0

    def add(self, row: list[Any]) -> None:
        values = [base64.b64decode(value) if raw and value else value for value, raw in zip(row, self._bytes, strict=True)]
        self._waiting.append(dict(zip(self._columns, values, strict=True)))
        if len(self._waiting) == AT_ONCE:
            self._write()

    def end(self) -> int:
        self._write()
        _count_on(self._connection, self.table)
        return self._count

    def _write(self) -> None:
        if self._waiting:
            self._connection.execute(insert(self.table), self._waiting)
        self._count += len(self._waiting)
        self._waiting = []


def _count_on(connection: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows from the highest number on; SQLite does so by itself."""
    number = table.autoincrement_column
    if connection.dialect.name == "postgresql" and number is not None and number.server_default is not None:
        highest = connection.execute(select(func.max(number))).scalar()
        sequence = {"table": table.name, "column": number.name, "highest": highest or 1, "called": highest is not None}
        connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest, :called)"), sequence)


def tables_of(connection: Connection) -> list[Table]:
    """The tables that a store has, those first to which others refer."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def is_used(connection: Connection) -> bool:
    """Whether anybody has done anything in a store."""
    kept = {table.name: table for table in tables_of(connection)}
    return any(connection.execute(select(kept[name]).limit(1)).first() for name in ("tables", "users") if name in kept)


def empty(connection: Connection) -> None:
    """Remove all that a store has, and its form."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)
