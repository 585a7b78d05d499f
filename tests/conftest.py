"""Settings for all tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("shared machine", deadline=None)
settings.load_profile("shared machine")


class Heard(logging.Handler):
    """What a logger has said."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def missing_words() -> Iterator[list[str]]:
    """The words that are in no catalogue and the boards that could not be drawn: a test fails that leaves any here."""
    heard = Heard()
    for name in ("goldenspike.text", "goldenspike.draw"):
        logging.getLogger(name).addHandler(heard)
    yield heard.lines
    for name in ("goldenspike.text", "goldenspike.draw"):
        logging.getLogger(name).removeHandler(heard)
    assert heard.lines == []
