"""What becomes of a store that fails under a running server: one line to the operator, and a clear answer to the visitor."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from goldenspike.web.errors import StoreDown
from goldenspike.web.metrics import failures
from goldenspike.web.store.files import Gone

OUR_FAULT: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of the database that no disk and no network can cause."""
SAY_AGAIN: Final = 60.0
"""Seconds after which trouble that lasts is told once more."""
logger: Final = logging.getLogger("goldenspike.store")


class Trouble:
    def __init__(self) -> None:
        self._quiet_until = 0.0

    @contextmanager
    def told(self) -> Iterator[None]:
        """Raise `StoreDown` for a store that cannot be read or written."""
        try:
            yield
        except (DBAPIError, PoolTimeout, Gone) as error:
            if isinstance(error, OUR_FAULT):
                raise
            failures.inc()
            self._tell_operator(first_line(error))
            raise StoreDown from None

    def _tell_operator(self, why: str) -> None:
        if time.monotonic() >= self._quiet_until:
            self._quiet_until = time.monotonic() + SAY_AGAIN
            logger.error("the store fails: %s", why)


def first_line(error: Exception) -> str:
    told = error.orig if isinstance(error, DBAPIError) else error
    return (str(told).strip() or type(told).__name__).splitlines()[0]
