"""The options of Steel & Steam: which end of the game, which optional rules, and how they are written in a record."""

from __future__ import annotations

from typing import Final, final

LENGTHS: Final = ["short", "long", "experimental"]
SWITCHES: Final = ["economy", "depression", "yards", "barrelhead", "secret"]
LIMIT: Final = "limit"
MOST_ROUNDS: Final = 9_999
NO_LIMIT: Final = 0


class OptionError(ValueError):
    """What is wrong with the options, and what is possible."""


@final
class Options:
    """A length and the optional rules in use; `limit` is the number of rounds after which the game ends at the latest."""

    def __init__(self, length: str = "short", switches: list[str] | None = None, limit: int = NO_LIMIT) -> None:
        chosen = [] if switches is None else switches
        self.length: Final = length
        self.economy: Final = "economy" in chosen
        self.depression: Final = "depression" in chosen
        self.yards: Final = "yards" in chosen
        self.barrelhead: Final = "barrelhead" in chosen
        self.secret: Final = "secret" in chosen
        self.limit: Final = limit
        if self.depression and not self.economy:
            raise OptionError("the option 'depression' needs the option 'economy' [34]")
        if self.secret and length != "experimental":
            raise OptionError("the option 'secret' is for the length 'experimental' [31]")

    def __str__(self) -> str:
        words = [self.length]
        chosen = [self.economy, self.depression, self.yards, self.barrelhead, self.secret]
        words += [word for word, on in zip(SWITCHES, chosen, strict=True) if on]
        if self.limit != NO_LIMIT:
            words.append(f"{LIMIT}={self.limit}")
        return " ".join(words)


def parse_options(text: str) -> Options:
    """Words in any order, such as `long economy limit=40`; none of them means the short game as it stands."""
    length, limit = LENGTHS[0], NO_LIMIT
    switches: list[str] = []
    for word in text.lower().split():
        if word in LENGTHS:
            length = word
        elif word in SWITCHES:
            switches.append(word)
        elif word.startswith(LIMIT + "="):
            limit = _rounds(word.removeprefix(LIMIT + "="))
        elif word != "none":
            raise OptionError(f"there is no option '{word[:40]}'; there are {', '.join(LENGTHS + SWITCHES)} and {LIMIT}=ROUNDS")
    return Options(length, switches, limit)


def _rounds(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= MOST_ROUNDS):
        raise OptionError(f"'{word[:40]}' is no number of rounds from 1 to {MOST_ROUNDS}")
    return int(word[:9])
