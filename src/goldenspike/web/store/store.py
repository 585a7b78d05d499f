"""Reads the store, and hands what is to be written to the writer."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import IO, Any, Final, TypeVar

from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from goldenspike.kernel.course import Entry
from goldenspike.tables.stored import OPEN, OVER, RUNNING, Append, Header, Seat, User
from goldenspike.web.store.engine import StoreError, is_sqlite, lock_sqlite, open_engine, store_url
from goldenspike.web.store.migrate import migrate
from goldenspike.web.store.schema import boards, log, seats, settings, tables, users
from goldenspike.web.store.writer import Writer

T = TypeVar("T")
LIST_LENGTH: Final = 100


def prepare(url: str) -> None:
    """Make the store or bring it up to date before a server starts; raises `StoreError` if it cannot be used."""
    parsed = store_url(url)
    lock = lock_sqlite(parsed) if is_sqlite(parsed) else None
    try:
        engine = open_engine(parsed, "IMMEDIATE", 1)
        migrate(engine)
        engine.dispose()
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs psycopg: pip install -e '.[postgresql]'") from None
    except DBAPIError as error:
        raise StoreError(f"the store cannot be opened: {str(error.orig).strip().splitlines()[0]}") from None
    finally:
        if lock is not None:
            lock.close()


class Store:
    def __init__(self, url: str) -> None:
        self.url: Final = store_url(url)
        self.shared: Final = not is_sqlite(self.url)
        """Whether other processes may write too."""
        self._lock: Final[IO[str] | None] = None if self.shared else lock_sqlite(self.url)
        self._writing: Final = open_engine(self.url, "IMMEDIATE", 1)
        self._reading: Final = open_engine(self.url, "DEFERRED", 4)
        migrate(self._writing)
        self._writer: Final = Writer(self._writing)

    async def write(self, job: Callable[[Connection], T], order: str = "") -> T:
        return await self._writer.write(job, order)

    async def append(self, job: Append) -> bool:
        return await self._writer.append(job)

    def close(self) -> None:
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.close()

    def secret(self) -> str:
        """The key that signs cookies, the same for every process that shares the store."""
        wanted = select(settings.c.value).where(settings.c.name == "secret")
        try:
            with self._writing.begin() as connection:
                found = connection.execute(wanted).scalar()
                if found is None:
                    connection.execute(insert(settings).values(name="secret", value=secrets.token_urlsafe(32)))
        except IntegrityError:
            pass
        with self._reading.begin() as connection:
            return str(connection.execute(wanted).scalar_one())

    def user(self, user: str) -> User | None:
        with self._reading.begin() as connection:
            row = connection.execute(select(users).where(users.c.id == user)).first()
        return None if row is None else User(row.id, row.name, row.lang)

    def header(self, table: str) -> Header | None:
        with self._reading.begin() as connection:
            found = _headers(connection, select(tables).where(tables.c.id == table))
        return found[0] if found else None

    def table(self, table: str, after: int = 0) -> tuple[Header, list[Entry]] | None:
        """A table and its log after a line, as they were at one moment."""
        with self._reading.begin() as connection:
            found = _headers(connection, select(tables).where(tables.c.id == table))
            if not found:
                return None
            wanted = select(log).where(log.c.table_id == table, log.c.seq > after, log.c.seq <= found[0].seq)
            rows = connection.execute(wanted.order_by(log.c.seq)).all()
        return found[0], [Entry(row.seat, row.kind, row.words, row.at) for row in rows]

    def board(self, game: str, board: str) -> dict[str, str] | None:
        """The files of a board, if it was kept."""
        wanted = select(boards.c.files).where(boards.c.game == game, boards.c.board == board)
        with self._reading.begin() as connection:
            found = connection.execute(wanted).scalar()
        return None if found is None else dict(json.loads(found))

    def tables_of(self, user: str) -> list[Header]:
        sat = select(seats.c.table_id).where(seats.c.user_id == user)
        return self._list(tables.c.id.in_(sat), tables.c.status != OVER)

    def public_tables(self) -> list[Header]:
        return self._list(tables.c.public, tables.c.status.in_([OPEN, RUNNING]))

    def finished_tables(self, user: str) -> list[Header]:
        sat = select(seats.c.table_id).where(seats.c.user_id == user)
        return self._list(tables.c.id.in_(sat) | tables.c.public, tables.c.status == OVER)

    def running_since(self, before: float) -> list[Header]:
        """Running games in which nothing has happened since a time; a bot may be waiting to be asked there."""
        return self._list(tables.c.status == RUNNING, tables.c.changed < before, seats_with_bots(), limit=1000)

    def _list(self, *conditions: Any, limit: int = LIST_LENGTH) -> list[Header]:
        wanted = select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(limit)
        with self._reading.begin() as connection:
            return _headers(connection, wanted)


def seats_with_bots() -> Any:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "bot"))


def _headers(connection: Connection, wanted: Any) -> list[Header]:
    rows = connection.execute(wanted).all()
    sat: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(list(sat))).order_by(seats.c.seat)):
        sat[seat.table_id].append(Seat(seat.seat, seat.kind, seat.user_id, seat.bot, seat.name))
    return [_header(row, tuple(sat[row.id])) for row in rows]


def _header(row: Row[Any], sat: tuple[Seat, ...]) -> Header:
    return Header(**{column.name: getattr(row, column.name) for column in tables.columns}, seats=sat)
