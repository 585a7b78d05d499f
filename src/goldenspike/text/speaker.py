"""Says in one language what the games tell by keys and numbers."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from fluent.runtime import FluentBundle, FluentResource

from goldenspike.kernel.core import CHANCE, Choice, Fact, Game, NotationError, Refusal, Rule, Wording
from goldenspike.kernel.record import RecordError
from goldenspike.parts.offer import SetupError

Lang = Literal["en", "fr", "de"]
LANGUAGES: Final[list[str]] = list(get_args(Lang))
CATALOGUES: Final = Path(__file__).parent
SHARED: Final = sorted(path.stem for path in (CATALOGUES / LANGUAGES[0]).glob("*.ftl"))
"""The catalogues that belong to no game: what the program says, and the pages, by topic."""
PROPER_NAMES: Final = frozenset({"bot", "city", "hex", "location", "property", "space", "stop"})
"""The kinds of things that keep their own name where there is no word for it. Things of all other kinds have a word in each."""
logger: Final = logging.getLogger("goldenspike.text")


@cache
def bundle(language: str, words: Path | None = None) -> FluentBundle:
    """The words that all games share, and those of one game if the folder of its words is named."""
    catalogue = FluentBundle([language], use_isolating=False)
    for file in (CATALOGUES / language / "common.ftl", *([words / f"{language}.ftl"] if words else [])):
        catalogue.add_resource(FluentResource(file.read_text("utf-8")))
    return catalogue


@lru_cache(256)
def report_once(language: str, key: str, trouble: str) -> None:
    logger.error("%s, %s: %s", language, key, trouble)


def said(catalogue: FluentBundle, key: str, values: dict[str, object]) -> str:
    """A message of a catalogue with its values in place. If there is no such message, its key, and a line in the log."""
    language = catalogue.locales[0]
    pattern = catalogue.get_message(key).value if catalogue.has_message(key) else None
    if pattern is None:
        report_once(language, key, "there is no such message")
        return key
    spoken, errors = catalogue.format_pattern(pattern, values)
    if errors:
        report_once(language, key, str(errors[0]))
    return str(spoken)


def common_text(language: str, key: str, /, **values: object) -> str:
    """What can be said before any game is known."""
    return said(bundle(language), key, values)


@cache
def topic_bundle(language: str, topic: str) -> FluentBundle:
    catalogue = FluentBundle([language], use_isolating=False)
    catalogue.add_resource(FluentResource((CATALOGUES / language / f"{topic}.ftl").read_text("utf-8")))
    return catalogue


def topic_text(language: str, topic: str, key: str, /, **values: object) -> str:
    """What is said of a topic that has a catalogue of its own."""
    return said(topic_bundle(language, topic), key, values)


def error_text(language: str, error: NotationError | RecordError | SetupError, words: Path | None = None) -> str:
    """What is wrong with the words of an action, with a set-up, or with a record and in which line; `words` as for `bundle`."""
    told = said(bundle(language, words), error.key, error.values)
    return common_text(language, "record-at-line", line=error.line, told=told) if isinstance(error, RecordError) else told


@lru_cache(4096)
def money(catalogue: FluentBundle, amount: int) -> str:
    return said(catalogue, "money", {"amount": amount})


@lru_cache(4096)
def named(catalogue: FluentBundle, kind: str, name: str) -> str:
    word, _, turn = name.partition(" ")
    key = f"{kind}-{word}"
    if kind in PROPER_NAMES and not catalogue.has_message(key):
        return name.replace("_", " ")
    return said(catalogue, key, {"turn": turn}) if word else ""


class Told(NamedTuple):
    """A refusal in words: the rule, and why it applies here."""

    rule: str
    reason: str


class Speaker:
    """Tells of one game in one language, with the names of those who play it."""

    def __init__(self, game: Game[Any], words: Path, language: str, seats: list[str]) -> None:
        self.game: Final = game
        self.words: Final = words
        self.language: Final = language
        self.seats: Final = seats
        self._bundle: Final = bundle(language, words)

    def text(self, key: str, /, **values: object) -> str:
        return said(self._bundle, key, values)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, wording: Wording, values: list[int]) -> str:
        pairs = zip(wording.names, wording.kinds, values, strict=False)
        return self.text(wording.key, **{name: self.parameter(kind, value) for name, kind, value in pairs})

    def parameter(self, kind: str, value: int) -> object:
        """A value as the catalogues want it: numbers stay numbers, so that plurals work."""
        if kind in ("number", "cubes"):
            return value
        if kind == "money":
            return money(self._bundle, value)
        if kind == "seat":
            return self.seat(value)
        return self.named(kind, self.game.name_of(kind, value))

    def named(self, kind: str, name: str) -> str:
        """A thing by its word in this language, or by its proper name; a tile with its turn. An empty name stays empty."""
        return named(self._bundle, kind, name)

    def seat(self, seat: int) -> str:
        return self.text("chance") if seat == CHANCE else self.seats[seat]

    def fact(self, fact: Fact) -> str:
        return self.say(fact.event, fact.values)

    def error(self, error: NotationError | RecordError) -> str:
        return error_text(self.language, error, self.words)

    def record_error(self, error: RecordError) -> str:
        """A refused line with its number, its rule and the reason."""
        told = self.error(error)
        if error.refusal is None:
            return told
        rule = error.refusal.rule
        reason = self.refusal(error.refusal)
        return self.text("record-by-rule", told=told, rule=rule.name, reference=rule.reference, reason=reason)

    def rule(self, rule: Rule) -> str:
        """A rule with the place in the rulebook where it stands."""
        return self.text("cited", rule=self.text(f"rule-{rule.name}"), reference=rule.reference)

    def told(self, refusal: Refusal) -> Told:
        return Told(self.text(f"rule-{refusal.rule.name}"), self.say(refusal.rule.because, refusal.values))

    def refusal(self, refusal: Refusal) -> str:
        """The reason, then the rule with its place in the rulebook."""
        return self.text("refused", reason=self.told(refusal).reason, rule=self.rule(refusal.rule))

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
