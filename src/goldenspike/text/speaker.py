"""Says in one language what the games tell by keys and numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from goldenspike.kernel.core import CHANCE, Choice, Fact, Game, NotationError, Refusal, Rule, Wording
from goldenspike.kernel.record import RecordError

LANGUAGES: Final = ["en", "fr", "de"]
CATALOGUES: Final = Path(__file__).parent


@cache
def bundle(language: str, words: Path | None = None) -> FluentBundle:
    """The catalogue in a game's folder of words, with the words common to all; these alone where no folder is named."""
    catalogue = FluentBundle([language], use_isolating=False)
    for file in (CATALOGUES / language / "common.ftl", *([words / f"{language}.ftl"] if words else [])):
        catalogue.add_resource(FluentResource(file.read_text("utf-8")))
    return catalogue


def said(catalogue: FluentBundle, key: str, values: dict[str, object]) -> str:
    """A message of a catalogue with its values in place; raises `KeyError` if there is no such message."""
    message = catalogue.get_message(key)
    if message.value is None:
        raise KeyError(key)
    spoken, errors = catalogue.format_pattern(message.value, values)
    if errors:
        raise errors[0]
    return str(spoken)


def common_text(language: str, key: str, /, **values: object) -> str:
    """What can be said before any game is known."""
    return said(bundle(language), key, values)


def error_text(language: str, error: NotationError | RecordError, words: Path | None = None) -> str:
    """What is wrong with the words of an action or with a record, and in which line of it; `words` as for `bundle`."""
    told = said(bundle(language, words), error.key, error.values)
    return common_text(language, "record-at-line", line=error.line, told=told) if isinstance(error, RecordError) else told


class Speaker:
    """Speaks for one game and the names at its table."""

    def __init__(self, game: Game[Any], words: Path, language: str, seats: list[str]) -> None:
        self.game: Final = game
        self.words: Final = words
        self.language: Final = language
        self.seats: Final = seats
        self._bundle: Final = bundle(language, words)

    def text(self, key: str, /, **values: object) -> str:
        return said(self._bundle, key, values)

    def say(self, wording: Wording, values: list[int]) -> str:
        pairs = zip(wording.names, wording.kinds, values, strict=False)
        return self.text(wording.key, **{name: self.parameter(kind, value) for name, kind, value in pairs})

    def parameter(self, kind: str, value: int) -> object:
        """A value as the catalogues want it: numbers stay numbers, so that plurals work."""
        if kind in ("number", "cubes"):
            return value
        if kind == "money":
            return self.text("money", amount=value)
        if kind == "seat":
            return self.seat(value)
        return self.named(kind, self.game.name_of(kind, value))

    def named(self, kind: str, name: str) -> str:
        """A thing by its own word in this language where it has one, else by its name; a tile with its turn."""
        word, _, turn = name.partition(" ")
        key = f"{kind}-{word}"
        return self.text(key, turn=turn) if self._bundle.has_message(key) else name.replace("_", " ")

    def seat(self, seat: int) -> str:
        return self.text("chance") if seat == CHANCE else self.seats[seat]

    def fact(self, fact: Fact) -> str:
        return self.say(fact.event, fact.values)

    def error(self, error: NotationError | RecordError) -> str:
        return error_text(self.language, error, self.words)

    def record_error(self, error: RecordError) -> str:
        """A refused line with its number, its rule and the reason."""
        words = self.error(error)
        if error.refusal is None:
            return words
        rule = f"{error.refusal.rule.name} {error.refusal.rule.reference}"
        return self.text("record-by-rule", told=words, rule=rule, reason=self.refusal(error.refusal))

    def rule(self, rule: Rule) -> str:
        return f"{self.text('rule-' + rule.name)} ({rule.reference})"

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.rule.because, refusal.values)} {self.rule(refusal.rule)}"

    def choice(self, state: Any, choice: Choice) -> str:
        """A choice in words; a range is told by its ends."""
        wording = self.game.wording(choice.first)
        values = self.game.wording_values(state, choice.first)
        if choice.first == choice.last:
            return self.say(wording, values)
        low, high = values[-1], self.game.wording_values(state, choice.last)[-1]
        pairs = list(zip(wording.names, wording.kinds, values, strict=True))[:-1]
        fixed = {name: self.parameter(kind, value) for name, kind, value in pairs}
        return self.text(wording.key.replace("choice-", "range-"), low=low, high=high, **fixed)
