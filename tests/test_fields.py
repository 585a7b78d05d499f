"""What tools/fields writes is written, and holds every field."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest


def load_tool() -> ModuleType:
    loader = SourceFileLoader("fields", str(Path(__file__).parents[1] / "tools" / "fields"))
    spec = spec_from_loader("fields", loader)
    assert spec is not None
    tool = module_from_spec(spec)
    loader.exec_module(tool)
    return tool


TOOL = load_tool()
STATE = f'''"""A toy."""


@final
class Toy(State):
    track: Track
    cash: Row  # by seat
    bid: i64 = 0
    # Derived:
    rank: Row  # by seat
    best: i64 = -1

{TOOL.MARK}


def after() -> None:
    pass
'''
METHODS = """
    def __init__(self, track: Track, cash: Row, rank: Row) -> None:
        super().__init__()
        self.track = track
        self.cash = cash
        self.rank = rank

    def copy(self) -> Toy:
        twin = Toy(self.track.copy(), self.cash[:], self.rank[:])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.bid = self.bid
        twin.best = self.best
        return twin

    def numbers(self) -> list[int]:
        numbers: list[int] = [self.phase, self.turn, self.bid, *self.cash, *self.track.numbers()]
        return numbers
"""


def test_there_are_states() -> None:
    assert {"state.py", "lying.py"} <= {path.name for path in TOOL.states()}


@pytest.mark.parametrize("path", TOOL.states(), ids=lambda path: "/".join(path.parts[-3:]))
def test_the_methods_of_a_state_are_up_to_date(path: Path) -> None:
    """If this fails, run tools/fields."""
    text = path.read_text("utf-8")
    assert TOOL.written(text) == text


def test_methods_are_written_from_the_list_and_nothing_else_changes() -> None:
    head, tail = STATE.split(TOOL.MARK)
    assert TOOL.written(STATE) == head + TOOL.MARK + "\n" + METHODS.rstrip("\n") + tail


def test_a_field_that_is_added_is_copied_and_numbered() -> None:
    written = TOOL.written(TOOL.written(STATE).replace("    bid: i64 = 0\n", "    bid: i64 = 0\n    asked: i64 = -1\n"))
    assert "twin.asked = self.asked" in written
    assert "self.bid, self.asked, *self.cash" in written
    assert TOOL.written(written) == written
