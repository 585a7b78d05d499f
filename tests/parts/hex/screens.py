"""What a terminal shows of games on hexes."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

from click.testing import CliRunner
from rich.console import Console

from goldenspike.cli import main
from goldenspike.shelf import BOXES, box_of


def board(*words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(CliRunner().invoke(main, ["board", *words, "--json"]).stdout)
    return told


def screen(game: str, *words: str, columns: int = 80) -> str:
    asked = ["play", game, "--players", "3", "--seed", "2", *words]
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, asked, input="quit\n").stdout


def shown_with(game: str, view: dict[str, Any], language: str = "en") -> str:
    """The goods of a view, as they are printed."""
    set_up = BOXES[game].offer.set_up(3, {})
    shown: Any = BOXES[game].screen(set_up)
    console = Console(file=StringIO(), width=80)
    shown.show_goods(console, view, box_of(set_up.name).speaker(set_up, language, []))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
