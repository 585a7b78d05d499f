"""Tools that find what deeds of Steel & Steam bring, and that every table they have written tells by which command."""

from __future__ import annotations

import os
import shlex
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from goldenspike.games.steel_and_steam.bots import incomes
from goldenspike.games.steel_and_steam.bots.incomes import read_incomes
from goldenspike.shelf import offer_of

ROOT = Path(__file__).parents[2]
TABLES = sorted((Path(incomes.__file__).parent / "weights").glob("*.txt"))


def tool(path: str) -> ModuleType:
    name = Path(path).name
    spec = spec_from_loader(name, SourceFileLoader(name, str(ROOT / path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def printed(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    arguments = shlex.split(command)
    monkeypatch.setattr(sys, "argv", arguments)
    program = tool(arguments[0])
    monkeypatch.setattr(program, "ROUNDS", 2, raising=False)
    program.main()
    return capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_a_table_tells_by_which_command_it_was_written(table: Path) -> None:
    command = table.read_text("utf-8").splitlines()[1]
    path, *options = shlex.split(command.removeprefix("# "))
    assert os.access(ROOT / path, os.X_OK)
    text = (ROOT / path).read_text("utf-8")
    assert all(f'"{option}"' in text for option in options if option.startswith("--"))
    assert {"--games", "--seed"} <= set(options)


@pytest.mark.parametrize("length", ["short", "long"])
def test_gifts_write_a_table_of_all_deeds_with_the_command_in_its_head(
    length: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"tools/steel_and_steam/deed_gifts --length {length} --games 2 --seed 1"
    text = printed(command, monkeypatch, capsys)
    assert text.splitlines()[1] == f"# {command}"
    board = offer_of("steel_and_steam").set_up(4, {}).board
    assert list(read_incomes(text)) == list(board.initials)
    assert printed(command, monkeypatch, capsys) == text, "the same command writes the same table"


@pytest.mark.parametrize("experts", [False, True])
def test_tastes_tell_something_of_every_rule(
    experts: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    option = " --experts" if experts else ""
    text = printed(f"tools/steel_and_steam/deed_tastes --players 3 --games 2 --seed 1{option}", monkeypatch, capsys)
    rules = ["ahead", "table", "least return", "money in a round", "part of the reserve", "money in the end"]
    if experts:
        rules += ["rivalry,", "rivalry on the way", "part of the going rate for", "worth of cities", "part of the going rate on"]
    assert [line.startswith(rule) for line, rule in zip(text.splitlines(), rules, strict=True)] == [True] * len(rules)
