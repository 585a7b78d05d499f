"""Sheets of cards and drawings on paper, whatever the game."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.printing import card_sheets
from goldenspike.printing.sheet import A4, Document
from goldenspike.printing.svg_page import _commands


def test_backs_lie_behind_their_fronts(tmp_path: Path) -> None:
    fronts: dict[int, tuple[float, float]] = {}
    backs: dict[int, tuple[float, float]] = {}
    document = Document(tmp_path / "cards.pdf", A4, "cards")
    card_sheets.lay_out(
        document,
        12,
        lambda _, card, x, y: fronts.update({card: (x, y)}),
        lambda _, card, x, y: backs.update({card: (x, y)}),
    )
    assert set(fronts) == set(backs) == set(range(12))
    for card, (x, y) in fronts.items():
        assert backs[card] == (pytest.approx(A4[0] - x - card_sheets.WIDE), y)


def test_paths_are_read_as_browsers_read_them() -> None:
    read = list(_commands("M1 2l3-4 .5.5zM10 20C1 2 3 4 5 6h7V-8"))
    assert read == [
        ("M", [1, 2]),
        ("l", [3, -4]),
        ("l", [0.5, 0.5]),
        ("z", []),
        ("M", [10, 20]),
        ("C", [1, 2, 3, 4, 5, 6]),
        ("h", [7]),
        ("V", [-8]),
    ]
