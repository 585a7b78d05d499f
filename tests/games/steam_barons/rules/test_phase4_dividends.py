"""Phase four, dividends and prices: rulings [13] to [16]."""

from __future__ import annotations

import pytest

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.phase4_dividends import Dividends
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.kernel.core import Log
from tests.games.steam_barons.scene import BLACK, BROWN, GREEN, NATURAL, ORANGE, WHITE, started


def adjusted(performance: dict[int, int], before: dict[int, int], bankrupt: int = 0) -> dict[str, int]:
    scene = started()
    scene.state.bankrupt = bankrupt
    for company in range(COMPANY_COUNT):
        scene.state.performance[company] = performance.get(company, 0)
        scene.state.price[company] = before.get(company, 5)
    Dividends(3, scene.game.market).begin(scene.state, Log())
    return scene.prices()


def test_example_of_share_price_adjustment() -> None:
    """Four stacks; natural gains one more from its green box, orange stands still in a pink one and falls."""
    performance = {NATURAL: 9, GREEN: 7, ORANGE: 5, BLACK: 5, WHITE: 2, BROWN: 2}
    before = {NATURAL: 2, GREEN: 6, ORANGE: 9, BLACK: 6, WHITE: 5, BROWN: 7}
    after = {"natural": 2 + 3 + 1, "green": 6 + 1, "orange": 9 - 1, "black": 6, "white": 5 - 1, "brown": 7 - 1}
    assert adjusted(performance, before) == after


def test_example_of_share_adjustment_with_one_bankrupt_company() -> None:
    """Natural is bankrupt and takes up the box of 0; the other three stacks lie at +3, +1 and -1."""
    performance = {GREEN: 8, ORANGE: 8, BLACK: 4, WHITE: 1, BROWN: 1}
    before = {NATURAL: -1, GREEN: 5, ORANGE: 6, BLACK: 5, WHITE: 5, BROWN: 6}
    after = {"natural": -1, "green": 8, "orange": 9, "black": 6, "white": 4, "brown": 5}
    assert adjusted(performance, before, 1 << NATURAL) == after


@pytest.mark.parametrize(
    ("levels", "changes"),
    [
        ([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),
        ([3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
        ([3, 2, 0, 0, 0, 0], [1, 0, -1, -1, -1, -1]),
        ([3, 2, 1, 0, 0, 0], [3, 1, 0, -1, -1, -1]),
        ([4, 3, 2, 1, 0, 0], [3, 1, 0, -1, -3, -3]),
        ([5, 4, 3, 2, 1, 0], [5, 3, 1, 0, -1, -3]),
    ],
)
def test_13_stacks_lie_from_left_to_right(levels: list[int], changes: list[int]) -> None:
    after = adjusted(dict(enumerate(levels)), {})
    assert [price - 5 for price in after.values()] == changes


@pytest.mark.parametrize(
    ("bankrupt", "levels", "changes"),
    [
        (1, [9, 8, 7, 6, 5], [5, 3, 1, -1, -3]),
        (2, [9, 8, 7, 6], [5, 3, 1, -3]),
        (2, [9, 9, 9, 9], [1, 1, 1, 1]),
        (3, [9, 8, 7], [5, 3, -3]),
        (4, [9, 8], [5, 3]),
        (4, [9, 9], [3, 3]),
        (5, [9], [5]),
    ],
)
def test_14_bankrupt_companies_block_boxes(bankrupt: int, levels: list[int], changes: list[int]) -> None:
    out = (1 << bankrupt) - 1
    performance = {bankrupt + place: level for place, level in enumerate(levels)}
    before = dict.fromkeys(range(bankrupt), -1)
    after = list(adjusted(performance, before, out).values())[bankrupt:]
    assert [price - 5 for price in after] == changes


def test_16_the_chart_pays_dividends_bonus_and_profit() -> None:
    scene = started()
    scene.give(1, "orange", 2)
    scene.give(2, "orange", 1)
    scene.control(3, "orange")
    scene.state.performance[ORANGE] = 12
    card = scene.game.market
    Dividends(3, card).begin(scene.state, scene.journal)
    paid = [f"DIVIDEND_PAID seat={seat} company=orange paid={shares * card.dividends[12]}" for seat, shares in ((1, 2), (2, 1))]
    assert scene.told(rules.DIVIDENDS) == paid
    assert list(scene.state.cash) == [30 + 2 * card.dividends[12], 30 + card.dividends[12], 30 + card.bonuses[12]]
    assert scene.state.treasury[ORANGE] == 5 + card.profits[12]
    assert card.bonuses[9] == 0 < card.bonuses[10]
    assert scene.state.performance[ORANGE] == 0
