"""Reads the store, and hands what is to be written to the writer."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from goldenspike.kernel.course import Entry
from goldenspike.tables.stored import OPEN, OVER, RUNNING, Append, Header, User
from goldenspike.web.store.accounts import find_user
from goldenspike.web.store.engine import is_sqlite, open_engine, store_url
from goldenspike.web.store.files import StoreError, StoreFile
from goldenspike.web.store.migrate import migrate
from goldenspike.web.store.reading import read_board, read_headers, read_table
from goldenspike.web.store.schema import IN_EARNEST, seats, settings, tables
from goldenspike.web.store.studies import StudyKey, find_study, running_alike
from goldenspike.web.store.trouble import Trouble, first_line
from goldenspike.web.store.writer import Writer

T = TypeVar("T")
LIST_LENGTH: Final = 100
MOST_DUE: Final = 1000


def prepare(url: str, address: str = "") -> None:
    """Make the store or bring it up to date before a server starts that can then be visited at `address`.

    Raises `StoreError` if the store cannot be used.
    """
    parsed = store_url(url)
    file = StoreFile(str(parsed.database)) if is_sqlite(parsed) else None
    try:
        with opening():
            engine = open_engine(parsed, "IMMEDIATE", 1)
            migrate(engine)
            engine.dispose()
        if file is not None and address:
            file.tell_address(address)
    finally:
        if file is not None:
            file.release()


@contextmanager
def opening() -> Iterator[None]:
    """Whatever keeps the store from being opened is told in a sentence."""
    try:
        yield
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs psycopg: pip install -e '.[postgresql]'") from None
    except (DBAPIError, OSError) as error:
        raise StoreError(f"the store cannot be opened: {first_line(error)}") from None


class Store:
    def __init__(self, url: str) -> None:
        self.url: Final = store_url(url)
        self.shared: Final = not is_sqlite(self.url)
        """Whether other processes may write too."""
        self._file: Final = None if self.shared else StoreFile(str(self.url.database))
        self._trouble: Final = Trouble()
        try:
            with opening():
                self._writing: Final = open_engine(self.url, "IMMEDIATE", 1)
                self._reading: Final = open_engine(self.url, "DEFERRED", 4)
                migrate(self._writing)
        except StoreError:
            self._release()
            raise
        self._writer: Final = Writer(self._writing, self._check)

    async def write(self, job: Callable[[Connection], T], order: str = "") -> T:
        with self._trouble.told():
            return await self._writer.write(job, order)

    async def append(self, job: Append) -> bool:
        with self._trouble.told():
            return await self._writer.append(job)

    def read(self, job: Callable[[Connection], T]) -> T:
        """What a question to the store finds, as all of it was at one moment."""
        with self._read() as connection:
            return job(connection)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with self._trouble.told():
            self._check()
            with self._reading.begin() as connection:
                yield connection

    def _check(self) -> None:
        if self._file is not None:
            self._file.check()

    def close(self) -> None:
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        self._release()

    def _release(self) -> None:
        if self._file is not None:
            self._file.release()

    def secret(self, name: str = "secret", make: Callable[[], str] = secrets.token_urlsafe) -> str:
        """The key that signs cookies, or another one: made once, the same for every process that shares the store."""
        wanted = select(settings.c.value).where(settings.c.name == name)
        with opening():
            try:
                with self._writing.begin() as connection:
                    found = connection.execute(wanted).scalar()
                    if found is None:
                        connection.execute(insert(settings).values(name=name, value=make()))
            except IntegrityError:
                pass
            with self._reading.begin() as connection:
                return str(connection.execute(wanted).scalar_one())

    def user(self, user: str) -> User | None:
        return self.read(partial(find_user, user=user))

    def header(self, table: str) -> Header | None:
        with self._read() as connection:
            found = read_headers(connection, select(tables).where(tables.c.id == table))
        return found[0] if found else None

    def table(self, table: str, after: int = 0) -> tuple[Header, list[Entry]] | None:
        """A table and its log after a line, as they were at one moment."""
        return self.read(partial(read_table, table=table, after=after))

    def board(self, game: str, board: str) -> dict[str, str] | None:
        """The files of a board, if it was kept."""
        return self.read(partial(read_board, game=game, board=board))

    def study(self, key: StudyKey) -> Row[Any] | None:
        """What was found out about a game, if anything."""
        with self._read() as connection:
            return find_study(connection, key)

    def running_alike(self, header: Header, first: str) -> list[str]:
        with self._read() as connection:
            return running_alike(connection, header, first)

    def tables_of(self, user: str) -> list[Header]:
        sat = select(seats.c.table_id).where(seats.c.user_id == user)
        return self._list(tables.c.id.in_(sat), tables.c.status != OVER, IN_EARNEST)

    def public_tables(self) -> list[Header]:
        return self._list(tables.c.public, tables.c.status.in_([OPEN, RUNNING]))

    def finished_tables(self, user: str) -> list[Header]:
        sat = select(seats.c.table_id).where(seats.c.user_id == user)
        return self._list(tables.c.id.in_(sat) | tables.c.public, tables.c.status == OVER, IN_EARNEST)

    def running_since(self, before: float) -> list[Header]:
        """Running games in which nothing has happened since a time; a bot may be waiting to be asked there."""
        return self._list(tables.c.status == RUNNING, tables.c.changed < before, seats_with_bots(), IN_EARNEST, limit=1000)

    def due_by(self, moment: float) -> list[str]:
        """The tables at which somebody's time has run out, the longest ago first."""
        wanted = select(tables.c.id).where(tables.c.due <= moment, tables.c.status == RUNNING).order_by(tables.c.due)
        with self._read() as connection:
            return list(connection.execute(wanted.limit(MOST_DUE)).scalars())

    def draws_due_by(self, moment: float) -> list[str]:
        """The tables at which the draw of the seed is to go on without those who are missing."""
        wanted = select(tables.c.id).where(tables.c.due <= moment, tables.c.status == OPEN).order_by(tables.c.due)
        with self._read() as connection:
            return list(connection.execute(wanted.limit(MOST_DUE)).scalars())

    def _list(self, *conditions: Any, limit: int = LIST_LENGTH) -> list[Header]:
        wanted = select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(limit)
        with self._read() as connection:
            return read_headers(connection, wanted)


def seats_with_bots() -> Any:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "bot"))
