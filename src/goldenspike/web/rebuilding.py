"""Makes all results and ratings anew from the logs, for the operator, while the server runs or not."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Engine, select

from goldenspike.kernel.course import Entry
from goldenspike.tables.results import Result, result_of
from goldenspike.tables.stored import CLOSED, OVER, RECORD, RESIGNED, Header
from goldenspike.tables.table import Table
from goldenspike.web.settings import settings_from_environment
from goldenspike.web.store.engine import open_engine, store_url
from goldenspike.web.store.files import InUse
from goldenspike.web.store.people_schema import results
from goldenspike.web.store.rating import rate_some
from goldenspike.web.store.reading import read_board, read_table
from goldenspike.web.store.results import drop_results, keep_result
from goldenspike.web.store.schema import IN_EARNEST, tables
from goldenspike.web.store.store import opening, prepare
from goldenspike.web.store.writes import held

AT_ONCE: Final = 50
"""So many games are written in one transaction, so that a server that runs need not wait."""
logger: Final = logging.getLogger("goldenspike.web")


@dataclass
class Rebuilt:
    games: int = 0
    counted: int = 0
    unreadable: int = 0
    """Games that the rules at hand do not understand: what was known of them stays."""


def rebuild_results(database: str | None) -> Rebuilt:
    """Read every finished game again; raises `CannotServe`."""
    done = Rebuilt()
    with _engine(database or settings_from_environment().database_url) as engine:
        with engine.begin() as connection:
            over = select(tables.c.id).where(tables.c.status == OVER, IN_EARNEST).order_by(tables.c.id)
            wanted = list(connection.execute(over).scalars())
            others = select(results.c.table_id).where(results.c.table_id.not_in(over.order_by(None)))
            drop_results(connection, list(connection.execute(others).scalars()))
        for first in range(0, len(wanted), AT_ONCE):
            _rebuild_some(engine, wanted[first : first + AT_ONCE], done)
        while _rate(engine):
            pass
    return done


@contextmanager
def _engine(database: str) -> Iterator[Engine]:
    with suppress(InUse):  # a server runs on it then, which has brought it up to date
        prepare(database)
    with opening():
        engine = open_engine(store_url(database), "IMMEDIATE", 1)
        try:
            yield engine
        finally:
            engine.dispose()


def _rebuild_some(engine: Engine, wanted: list[str], done: Rebuilt) -> None:
    """The games are followed while nothing is held in the store."""
    found: list[tuple[Table, Result]] = []
    for table in wanted:
        with engine.begin() as connection:
            laid = read_table(connection, table)
            kept = None if laid is None else read_board(connection, laid[0].game, laid[0].board)
        try:
            if laid is not None and not _was_closed(laid[1]) and not _was_over_before(*laid):
                here = Table(*laid, kept)
                found.append((here, result_of(here.header, here.header.seats, here.course)))
        except Exception as error:
            done.unreadable += 1
            logger.warning("table %s cannot be read by these rules: %s", table, error)
    with engine.begin() as connection:
        for here, result in found:
            if _stands(connection, here):
                keep_result(connection, result)
                done.games += 1
                done.counted += not result.why


def _was_closed(entries: list[Entry]) -> bool:
    """Whether the operator has ended the game: nothing has come of it."""
    return bool(entries) and (entries[-1].kind, entries[-1].words) == (RESIGNED, CLOSED)


def _was_over_before(header: Header, entries: list[Entry]) -> bool:
    """Whether the record of a finished game was brought here: it was played elsewhere."""
    return header.practice == RECORD and len(entries) <= header.brought


def _stands(connection: Connection, table: Table) -> bool:
    """Whether nothing has happened at the table since it was read."""
    if not held(connection, table.id, OVER):
        return False
    laid = read_table(connection, table.id, table.course.seq)
    return laid is not None and not laid[1] and laid[0].seats == table.header.seats


def _rate(engine: Engine) -> int:
    with engine.begin() as connection:
        return rate_some(connection)
