"""Sets of small numbers as the bits of a machine word."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64

WORD_BITS: Final = 62
"""How many numbers one word holds; larger sets take two words."""
BIT: Final[Row] = row([2**place for place in range(WORD_BITS)])
_PLACE: Final[Row] = row([next((place for place in range(WORD_BITS) if 2**place % 67 == rest), 0) for rest in range(67)])


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty (powers of two all differ modulo 67)."""
    return _PLACE[(bits & -bits) % 67]


def alone(number: i64) -> i64:
    """The set of just this number; of nothing at all if the number is below zero."""
    if number < 0:
        return 0
    return BIT[number]


def members(bits: i64) -> list[int]:
    numbers: list[int] = []
    while bits:
        numbers.append(lowest(bits))
        bits &= bits - 1
    return numbers


def count(bits: i64) -> i64:
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def count_all(words: Row) -> i64:
    """How many numbers a set of several words has."""
    number: i64 = 0
    for word in words:
        number += count(word)
    return number


def nth(bits: i64, place: i64) -> i64:
    """The number at this place, from 0, in a set."""
    while place > 0:
        bits &= bits - 1
        place -= 1
    return lowest(bits)


def nth_of_all(words: Row, place: i64) -> i64:
    """The number at this place, from 0, in a set of several words."""
    word: i64 = 0
    left = words[0]
    while place > 0 or left == 0:
        if left == 0:
            word += 1
            left = words[word]
        else:
            left &= left - 1
            place -= 1
    return word * WORD_BITS + lowest(left)


def low_word(numbers: list[int]) -> int:
    """The first word of a set that takes two."""
    return sum(2**number for number in numbers if number < WORD_BITS)


def high_word(numbers: list[int]) -> int:
    """The second word of a set that takes two."""
    return sum(2 ** (number - WORD_BITS) for number in numbers if number >= WORD_BITS)
