"""Steam Barons in a terminal: its companies, its card and its edges."""

from __future__ import annotations

from tests.parts.hex.screens import board, shown_with


def test_every_edge_that_nothing_crosses_is_told_once() -> None:
    told = board("steam_barons", "--map", "northern_england")
    assert ["N3", "O4"] in told["forbidden"]
    assert len(told["forbidden"]) == 8


def test_the_board_has_its_companies_in_order_and_its_card() -> None:
    told = board("steam_barons")
    assert told["companies"] == ["orange", "green", "brown", "natural", "black", "white"]
    assert len(told["dividends"]) == len(told["bonuses"]) == len(told["profits"]) == 31
    assert len(told["boxes"]) == 19


def test_when_no_cubes_are_left_nothing_is_listed() -> None:
    assert shown_with("steam_barons", {"cubes": {}}) == ""
