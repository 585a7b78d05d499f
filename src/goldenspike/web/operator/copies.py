"""Copies of the store: made while the server runs, read into an empty store of either kind, and by both the move to another."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import BinaryIO, Final

from goldenspike.web.operator.opened import alone_in_store, at_one_moment
from goldenspike.web.settings import CannotServe
from goldenspike.web.store.copies import Copied, empty, is_used, read_copy, write_copy
from goldenspike.web.store.files import OWNER_ONLY
from goldenspike.web.store.migrate import revision_of

NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL


def back_up(database: str, file: Path) -> Copied:
    """Write a copy that only its owner can read. It gets its name when it is whole; a file of that name stays as it is."""
    if file.exists():
        raise CannotServe(f"{file} is there already; choose another name")
    begun = file.with_name(file.name + ".part")
    begun.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(begun, NEW_FILE, OWNER_ONLY), "wb") as out:
            copied = _write(database, out)
            out.flush()
            os.fsync(out.fileno())
        begun.rename(file)
    finally:
        begun.unlink(missing_ok=True)
    return copied


def _write(database: str, out: BinaryIO) -> Copied:
    with at_one_moment(database) as connection:
        if revision_of(connection) is None:
            raise CannotServe("there is nothing in this store")
        return write_copy(connection, out)


def restore(file: Path, database: str, replace: bool) -> Copied:
    """Read a copy into a store in which nobody has done anything, or in place of all that it has; wholly or not at all."""
    with file.open("rb") as copy:
        return _fill(database, copy, replace)


def _fill(database: str, copy: BinaryIO, replace: bool) -> Copied:
    with alone_in_store(database) as connection:
        if is_used(connection) and not replace:
            raise CannotServe("this store has games or people already; --replace puts the copy in place of all that is there")
        empty(connection)
        return read_copy(connection, copy)


def move(database: str, to: str, replace: bool) -> Copied:
    """Bring everything into another store. No server may use either: what is played after the copy would be missing there."""
    with tempfile.TemporaryFile() as between:
        with alone_in_store(database) as connection:
            if revision_of(connection) is None:
                raise CannotServe("there is nothing in this store")
            write_copy(connection, between)
        between.seek(0)
        return _fill(to, between, replace)
