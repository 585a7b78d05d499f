"""The stock-market card: the dividend chart and the coloured boxes of the share price track, loaded from a file and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from goldenspike.games.steam_barons.rules.rules import HIGHEST_PERFORMANCE, HIGHEST_PRICE
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.lines import BoardError, Line, read_lines

HIGHEST_PAYMENT: Final = 99
LAST_WITHOUT_BONUS: Final = 9
BOX_SIGNS: Final = ["-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5"]
STANDARD_CARD: Final = Path(__file__).parents[1] / "boards" / "stock_market.card"


@final
class Market:
    """Payments by performance, 0 to 30, and `boxes` by share price, 0 to 18: a green box is above zero, a pink one below."""

    def __init__(self, digest: str, dividends: list[int], profits: list[int], bonuses: list[int], boxes: list[int]) -> None:
        self.digest: Final = digest
        self.dividends: Final[Row] = row(dividends)
        self.profits: Final[Row] = row(profits)
        self.bonuses: Final[Row] = row(bonuses)
        self.boxes: Final[Row] = row(boxes)

    def new_price(self, price: i64, adjustment: i64) -> i64:
        """A green box adds to a rise; a pink one lowers any price that does not rise. Below zero is the B box [15]."""
        box = self.boxes[price]
        moved = price + adjustment
        if (adjustment > 0 and box > 0) or (adjustment <= 0 and box < 0):
            moved += box
        return max(-1, min(HIGHEST_PRICE, moved))


def load_market(path: Path = STANDARD_CARD) -> Market:
    """Read and check a stock-market card; raises `BoardError`, or `OSError` if it cannot be read at all."""
    return parse_market(path.name, path.read_bytes().decode("utf-8", errors="replace"))


def parse_market(file: str, text: str) -> Market:
    lines = read_lines(file, text)
    titles = [line.words for line in lines]
    if titles.count(["chart"]) != 1 or titles.count(["boxes"]) != 1 or titles.index(["boxes"]) < titles.index(["chart"]):
        raise BoardError(file, 1, "the tables are not as they should be", "a line 'chart', its table, a line 'boxes', its table")
    start, middle = titles.index(["chart"]), titles.index(["boxes"])
    chart = _chart(file, lines[start + 1 : middle])
    digest = hashlib.sha256(repr(titles).encode()).hexdigest()[:8]
    columns = [[numbers[column] for numbers in chart] for column in (1, 2, 3)]
    return Market(digest, columns[0], columns[1], columns[2], _boxes(lines[middle + 1 :]))


def _chart(file: str, lines: list[Line]) -> list[list[int]]:
    """One line per performance: 0 pays nothing, more performance never pays less, and there is no bonus up to nine [16]."""
    if len(lines) != HIGHEST_PERFORMANCE + 1:
        raise BoardError(file, 1, f"{len(lines)} lines in the chart", f"one for each performance from 0 to {HIGHEST_PERFORMANCE}")
    before = [0, 0, 0, 0]
    chart: list[list[int]] = []
    for number, line in enumerate(lines):
        line.columns("performance dividend profit bonus")
        performance = line.whole(0, number, number, "the performance")
        numbers = [performance] + [line.whole(place, 0, HIGHEST_PAYMENT, "a payment") for place in (1, 2, 3)]
        if number == 0 and numbers != before:
            raise line.error("no performance is paid for", "0 for the dividend, the profit and the bonus")
        if any(now < was for now, was in zip(numbers, before, strict=True)):
            raise line.error("a payment falls as performance grows", "at least what the line before pays")
        if number <= LAST_WITHOUT_BONUS and numbers[3]:
            raise line.error("a CEO bonus", f"none up to {LAST_WITHOUT_BONUS}")
        chart.append(numbers)
        before = numbers
    return chart


def _boxes(lines: list[Line]) -> list[int]:
    boxes = [0] * (HIGHEST_PRICE + 1)
    for line in lines:
        line.columns("price modifier")
        price = line.whole(0, 0, HIGHEST_PRICE, "the share price")
        if boxes[price]:
            raise line.error(f"box {price} stands here for the second time", "every box once")
        boxes[price] = line.one_of(1, BOX_SIGNS, "the modifier") - BOX_SIGNS.index("0")
    return boxes
