"""The card of the stock market: rulings [15] and [16]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules.market import load_market, parse_market
from goldenspike.games.steam_barons.rules.rules import FIRST_PRICE
from goldenspike.parts.lines import BoardError
from tests.games.steam_barons.scene import toy_market


def test_15_green_on_a_rise_pink_otherwise_cap_and_bankruptcy() -> None:
    card = toy_market()
    assert [card.new_price(3, change) for change in (1, 0, -1)] == [5, 3, 2]
    assert [card.new_price(9, change) for change in (1, 0, -1)] == [10, 8, 7]
    assert card.new_price(17, 5) == 18
    assert card.new_price(0, 0) == 0
    assert card.new_price(1, -3) == card.new_price(0, -1) == -1


def test_16_our_card_has_boxes_like_those_of_the_printed_example() -> None:
    """Green ones at low prices and pink ones at high prices, none beyond two, and none where all companies begin."""
    boxes = list(load_market().boxes)
    assert {2, -1} <= set(boxes)
    assert boxes == sorted(boxes, reverse=True)
    assert all(-2 <= box <= 2 for box in boxes)
    assert boxes[FIRST_PRICE] == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("chart", "table"),
        ("\n 0  0  0  0", "\n 0  1  0  0"),
        ("30 15 10  5", "30 1 10  5"),
        (" 9  4  3  0", " 9  4  3  1"),
        ("30 15 10  5", ""),
        (" 2  1\n 3  1", " 2  1\n 2  1"),
        (" 2  1\n 3  1", " 2  1\n 3  9"),
    ],
)
def test_16_a_card_is_checked(old: str, new: str) -> None:
    lines = ["chart"] + [f"{n:2d} {n // 2:2d} {n // 3:2d}  {min(5, max(0, (n - 7) // 3)) if n > 9 else 0}" for n in range(31)]
    text = "\n".join([*lines, "boxes", " 1  1", " 2  1", " 3  1", " 9 -1", ""])
    assert parse_market("card", text).dividends[30] == 15
    assert old in text
    with pytest.raises(BoardError):
        parse_market("card", text.replace(old, new, 1))
