"""Bots from files: named by a digest, given options, checked, and known to other processes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goldenspike.arena.engine import WorkFailed
from goldenspike.arena.engines import engine_for
from goldenspike.arena.own_bots import bot_of, take_in
from goldenspike.arena.series import series
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES

GAME = BOXES["steel_driver"].offer.set_up(3, {})
FIRST_CHOICE = """
class First:
    def __init__(self, game, seed, skip=0):
        self.game, self.skip = game, skip

    def choose(self, state, seat):
        choices = self.game.choices(state, seat)
        return choices[min(self.skip, len(choices) - 1)].first

BOT = First
"""
CHEAT = (
    "class BOT:\n    def __init__(self, game, seed):\n        pass\n    def choose(self, state, seat):\n        return 12345678\n"
)


def written(folder: Path, text: str) -> str:
    file = folder / "my_bot.py"
    file.write_text(text)
    return str(file)


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    name = take_in(written(tmp_path, FIRST_CHOICE) + ":skip=1")
    assert re.fullmatch(r"my_bot\.py@[0-9a-f]{8}:skip=1", name)
    assert take_in(written(tmp_path, FIRST_CHOICE + "# better\n") + ":skip=1") != name
    assert take_in("greedy") == "greedy"


def test_it_plays_in_other_processes_as_in_this_one(tmp_path: Path) -> None:
    name = take_in(written(tmp_path, FIRST_CHOICE) + ":skip=1")
    with engine_for(1) as one, engine_for(2) as two:
        assert [told.moves for told in series(one, GAME, [name, "random"], 3, 1)] == [
            told.moves for told in series(two, GAME, [name, "random"], 3, 1)
        ]


def test_an_answer_that_is_not_legal_ends_the_match_with_a_reason(tmp_path: Path) -> None:
    name = take_in(written(tmp_path, CHEAT))
    with engine_for(1) as engine, pytest.raises(WorkFailed, match=f"NotLegal: {name} answered 12345678, which"):
        list(series(engine, GAME, [name], 1, 1))


@pytest.mark.parametrize(
    ("text", "told"),
    [("x", "NameError"), ("BOT = 3", "TypeError"), ("", "has no attribute 'BOT'"), ("(", "SyntaxError")],
)
def test_a_file_that_defines_no_bot_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    name = take_in(written(tmp_path, text))
    with pytest.raises(SetupError, match=f"setup-bot-file: bot={name}, told=.*{told}"):
        bot_of(name, GAME, 0)


def test_a_record_that_names_a_file_does_not_make_us_run_it(tmp_path: Path) -> None:
    file = written(tmp_path, "raise SystemExit('run')")
    with pytest.raises(SetupError, match="setup-no-such-bot"):
        bot_of(file, GAME, 0)
