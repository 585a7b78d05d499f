"""Board files: lines of words, read with errors that name the file, the line, what is wrong and what was expected."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.record import CONTROL, excerpt


class BoardError(Exception):
    """What is wrong with a board file, where, and what was expected there."""

    def __init__(self, file: str, line: int, wrong: str, expected: str) -> None:
        super().__init__(f"{file}, line {line}: {wrong}; expected {expected}")


@final
class Line:
    """The words of one line that is neither blank nor a comment."""

    def __init__(self, file: str, number: int, words: list[str]) -> None:
        self.file: Final = file
        self.number: Final = number
        self.words: Final = words

    def error(self, wrong: str, expected: str) -> BoardError:
        return BoardError(self.file, self.number, wrong, expected)

    def whole(self, place: int, least: int, most: int, what: str) -> int:
        """The whole number at a place in the line, within limits."""
        word = self.words[place]
        if not (word.isascii() and word.isdigit() and len(word) < 10 and least <= int(word) <= most):
            raise self.error(f"{what} is {word!r}", f"a whole number from {least} to {most}")
        return int(word)

    def degrees(self, place: int, most: float, what: str) -> float:
        word = self.words[place]
        try:
            value = float(word)
        except ValueError:
            value = most + 1
        if not -most <= value <= most:
            raise self.error(f"{what} is {word!r}", f"degrees from -{most:g} to {most:g}")
        return value

    def one_of(self, place: int, words: list[str], what: str) -> int:
        """The index of the word at a place in the line among the words allowed there."""
        if self.words[place] not in words:
            raise self.error(f"{what} is {self.words[place]!r}", f"one of {', '.join(words)}")
        return words.index(self.words[place])

    def columns(self, names: str) -> None:
        expected = names.split()
        if len(self.words) != len(expected):
            raise self.error(f"{len(self.words)} words", f"{len(expected)}: {names}")


def read_lines(file: str, text: str) -> list[Line]:
    lines: list[Line] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = line.split("#")[0].split()
        if CONTROL.search(" ".join(words)):
            raise BoardError(file, number, f"a control character in '{excerpt(line)}'", "text that can be printed")
        if words:
            lines.append(Line(file, number, words))
    return lines
