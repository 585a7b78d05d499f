"""What happens at a table is a library: it needs no server, no database and no other process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from goldenspike.shelf import BOXES

SHORTER = {"steel_and_steam": "limit=5"}
ALONE = Path(__file__).with_name("alone.py")


@pytest.mark.parametrize("game", BOXES)
def test_a_table_is_played_with_every_other_dependency_hidden(game: str) -> None:
    played = subprocess.run(
        [sys.executable, ALONE, game, SHORTER.get(game, "none")], capture_output=True, text=True, timeout=300, check=False
    )
    assert played.returncode == 0, played.stderr
    assert "answered what is not legal" in played.stderr
