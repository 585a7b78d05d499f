"""However a game at the terminal ends, it is kept, and nothing that is no record is written over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from goldenspike.cli import main
from goldenspike.cli.session import Session
from goldenspike.kernel.record import loads
from goldenspike.shelf import BOXES

TYPED = """# typed by hand
game steel_driver
players 3
note precious
seats Ann bot:greedy bot:greedy
---
1 auction red 3
"""
SAVED = Path("goldenspike-saved.record")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("opening", ["", "\ufeff"])
def test_a_record_typed_by_hand_is_gone_on_with_and_keeps_its_further_keys(opening: str) -> None:
    typed = Path("typed.record")
    typed.write_text(opening + TYPED, "utf-8")
    shown = CliRunner().invoke(main, ["play", "--resume", "typed.record", "--seed", "1"], input="2 1\n")
    assert "Saved to typed.record." in shown.output
    kept = loads(typed.read_text("utf-8"))
    assert kept.header["note"] == "precious"
    assert kept.actions() > 1


def test_a_record_that_cannot_be_written_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = Path("typed.record")
    typed.write_text(TYPED)
    write = Path.write_text

    def no_room(self: Path, *given: object) -> int:
        if self == typed:
            raise OSError(28, "No space left on device")
        return write(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "write_text", no_room)
    shown = CliRunner().invoke(main, ["play", "--resume", "typed.record", "--seed", "1"], input="2 1\n")
    assert "No space left on device" in shown.output
    assert loads(SAVED.read_text()).actions() > 1


def test_interrupting_a_bot_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BOXES["steel_driver"].offer.set_up(3, {})
    session = Session(game, ["Ann", "bot:greedy", "bot:greedy"], 1, "en")

    class Interrupted:
        def plan(self, state: object, seat: int) -> list[int]:
            raise KeyboardInterrupt

    session.bots[1] = session.bots[2] = lambda luck: Interrupted()  # type: ignore[assignment, return-value]
    monkeypatch.setattr(Session, "line", lambda self, prompt: "auction red 3")
    session.run()
    assert loads(SAVED.read_text()).actions() == 1


@pytest.mark.parametrize("command", ["goldenspike play steel_driver <&-", "printf '\\377\\n' | goldenspike play steel_driver"])
def test_no_keyboard_or_no_text_from_it_is_no_traceback(command: str) -> None:
    program = f'goldenspike() {{ "{sys.executable}" -c "from goldenspike.cli import main; main()" "$@"; }}\n'
    strict = os.environ | {"PYTHONIOENCODING": "utf-8:strict", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(["sh", "-c", program + command], capture_output=True, text=True, env=strict, check=False)
    assert done.returncode == 0, done.stderr
    assert "Your choice" in done.stdout
    assert done.stderr == ""


def test_what_is_no_file_is_not_written_to() -> None:
    os.mkfifo("pipe")
    shown = CliRunner().invoke(main, ["play", "steel_driver", "--seed", "1"], input="save pipe\nquit\n")
    assert "pipe is there already and is no record" in shown.output


def test_home_is_where_a_tilde_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    CliRunner().invoke(main, ["play", "steel_driver", "--seed", "1"], input="save ~/mine.record\nquit\n")
    assert Path("mine.record").exists()
