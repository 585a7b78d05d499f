"""Actions as dense indices: everything that may ever be done in a game, counted from 0 in the order of the actions' numbers."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import Choice, row
from goldenspike.kernel.ints import Row, i64, u8, vec
from goldenspike.kernel.packing import one, simple

NO_INDEX: Final = -1
NO_ACTION: Final = -1
FIRST_PAGE: Final = 0


@final
class Span:
    """Actions of one kind: the intervals of their numbers, each with a note of what its numbers stand for.

    With `pages` an interval is a window of equal size onto numbers that have no end, such as the ways of a cube: further ones
    are on the next page.
    """

    def __init__(self, word: str, note: str, choices: list[Choice], pages: bool = False) -> None:
        self.word: Final = word
        self.note: Final = note
        self.choices: Final = choices
        self.pages: Final = pages


def each(word: str, note: str, actions: list[int]) -> Span:
    """A span of single actions."""
    return Span(word, note, [one(action) for action in actions])


def numbered(word: str, note: str, kind: int, first: int, last: int) -> Span:
    """The actions of a kind that has one field, from `first` to `last`."""
    return Span(word, f"{note} from {first} to {last}", [Choice(simple(kind, first), simple(kind, last))])


def alone(word: str, kind: int) -> Span:
    """The one action of a kind without fields."""
    return each(word, "", [simple(kind)])


@final
class Indices:
    """Indices of actions. With pages the last index, `more`, stands for no action, but for turning to the next page."""

    def __init__(self, spans: list[Span]) -> None:
        self.spans: Final = spans
        chosen = sorted([(choice.first, choice.last, span.pages) for span in spans for choice in span.choices])
        sizes = [last - first + 1 for first, last, _ in chosen]
        self.firsts: Final[Row] = row([first for first, _, _ in chosen])
        self.lasts: Final[Row] = row([last for _, last, _ in chosen])
        self.paged: Final[Row] = row([int(pages) for _, _, pages in chosen])
        self.offsets: Final[Row] = row([sum(sizes[:place]) for place in range(len(sizes))])
        self.has_pages: Final = any(pages for _, _, pages in chosen)
        self.more: Final[i64] = sum(sizes) if self.has_pages else NO_INDEX
        self.size: Final[i64] = sum(sizes) + int(self.has_pages)
        self.none: Final[vec[u8]] = vec[u8]([0] * self.size)
        for place in range(1, len(chosen)):
            if chosen[place][0] <= chosen[place - 1][1]:
                raise ValueError("an action has two indices")

    def _place(self, sorted_numbers: Row, number: i64) -> i64:
        """The last place in a rising row whose number is not above this one, or -1."""
        low: i64 = 0
        high: i64 = len(sorted_numbers)
        while low < high:
            middle = (low + high) // 2
            if sorted_numbers[middle] <= number:
                low = middle + 1
            else:
                high = middle
        return low - 1

    def index(self, action: i64) -> i64:
        """The index of an action on the page that it is on; `NO_INDEX` if it has none."""
        place = self._place(self.firsts, action)
        if place < 0:
            return NO_INDEX
        number = action - self.firsts[place]
        size = self.lasts[place] - self.firsts[place] + 1
        if number >= size and not self.paged[place]:
            return NO_INDEX
        return self.offsets[place] + number % size

    def page(self, action: i64) -> i64:
        """The page that an action with an index is on."""
        place = self._place(self.firsts, action)
        if not self.paged[place]:
            return FIRST_PAGE
        return (action - self.firsts[place]) // (self.lasts[place] - self.firsts[place] + 1)

    def action(self, index: i64, page: i64) -> i64:
        """The action of an index on a page; `NO_ACTION` if the index is `more` or no index at all."""
        if not 0 <= index < self.size or index == self.more:
            return NO_ACTION
        place = self._place(self.offsets, index)
        size = self.lasts[place] - self.firsts[place] + 1
        return self.firsts[place] + index - self.offsets[place] + (page * size if self.paged[place] else 0)

    def mask(self, choices: list[Choice], page: i64) -> vec[u8]:
        """For every index 1 if these choices offer it on this page, else 0; later pages have only what did not fit before."""
        flags = self.none[:]
        for choice in choices:
            place = self._place(self.firsts, choice.first)
            start = self.offsets[place] - self.firsts[place]
            if choice.last <= self.lasts[place]:
                if page == FIRST_PAGE:
                    for index in range(start + choice.first, start + choice.last + 1):
                        flags[index] = 1
            else:
                self._mask_page(place, choice, page, flags)
        return flags

    def _mask_page(self, place: i64, choice: Choice, page: i64, flags: vec[u8]) -> None:
        size = self.lasts[place] - self.firsts[place] + 1
        first = self.firsts[place] + page * size
        last = first + size - 1
        if choice.last > last:
            flags[self.more] = 1
        for action in range(max(first, choice.first), min(last, choice.last) + 1):
            flags[self.offsets[place] + action - first] = 1
