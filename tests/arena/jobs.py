"""Work that engines are given in tests; it must lie in a module, because other processes look for it there."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from uuid import uuid4

from goldenspike.arena.outcome import Outcome, play_fixture
from goldenspike.arena.plan import Fixture
from goldenspike.arena.series import Room


def square(number: int) -> int:
    return number * number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError("seven is too many")
    return number


def die_once(folder: str, number: int) -> int:
    """Kills its process at the number 5, the first time."""
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def play_but_die_once(folder: str, rooms: list[Room], fixture: Fixture) -> Outcome:
    """Plays a game that was planned; the process is killed after the sixth that anybody plays, before it can tell of it."""
    outcome = play_fixture(rooms, fixture)
    (Path(folder) / f"played-{uuid4()}").touch()
    if len(list(Path(folder).glob("played-*"))) >= 6 and not (Path(folder) / "died").exists():
        (Path(folder) / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return outcome
