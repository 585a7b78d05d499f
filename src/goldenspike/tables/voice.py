"""Facts, choices and questions of a table in words: a sentence, and the things on the board it is about."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import Struct, structs

from goldenspike.box import CubeWay
from goldenspike.kernel.core import CHANCE, EVERYBODY, Choice, Decision, Fact, Game, Refusal, Rule, State, Wording
from goldenspike.shelf import box_of
from goldenspike.tables.answers import ChoiceShown, DecisionShown, FactTold

Places = dict[str, str | list[str]]
MOST_LINES: Final = 600
MOST_CHOICES: Final = 600
"""How many lines and choices a voice remembers: those of a page of the log and of the decisions that are just being taken."""
SENTENCE_SIZE: Final = 1500
"""Bytes that a remembered line or choice takes, as measured, and a little more."""
NUMBERS: Final = ("number", "cubes", "money")


class RefusalTold(Struct):
    """Why something may not be done: the rule by name, reference and text, and the reason in this case."""

    rule: str
    reference: str
    rule_text: str
    reason: str

    @property
    def text(self) -> str:
        return f"{self.reason} {self.rule_text} ({self.reference})"


def seat_number(seat: int) -> int:
    """Seats count from 1 for people, and chance is 0."""
    return 0 if seat == CHANCE else seat + 1


def plain_values(game: Game[Any], wording: Wording, values: list[int]) -> dict[str, int | str]:
    """The parameters of a sentence by name: seats as their numbers, things as their names, all else as numbers."""
    told: dict[str, int | str] = {}
    for name, kind, value in zip(wording.names, wording.kinds, values, strict=False):
        if kind in NUMBERS:
            told[name] = value
        else:
            told[name] = seat_number(value) if kind == "seat" else game.name_of(kind, value)
    return told


def places(game: Game[Any], wording: Wording, values: list[int]) -> Places:
    """The things a sentence names: one name, or a list where there are several of a kind. Two locations are a link."""
    found: dict[str, list[str]] = {}
    for kind, value in zip(wording.kinds, values, strict=False):
        if kind not in (*NUMBERS, "seat"):
            found.setdefault(kind, []).append(game.name_of(kind, value))
    link = found.pop("location", [])
    named: Places = {kind: names[0] if len(names) == 1 else names for kind, names in found.items()}
    if len(link) == 2:
        named["link"] = link
    elif link:
        named["location"] = link[0] if len(link) == 1 else link
    return named


@final
class Voice:
    """Speaks of one table in one language, and remembers what it has said."""

    def __init__(self, game: Game[Any], language: str, names: list[str]) -> None:
        self.game: Final = game
        box = box_of(game.name)
        self.speaker: Final = box.speaker(game, language, names)
        self._cube_ways: Final = box.cube_ways
        self._sites: Final = box.sites
        self._lines: Final[dict[int, list[tuple[int, FactTold]]]] = {}
        self._choices: Final[dict[tuple[int, ...], ChoiceShown]] = {}

    @property
    def size(self) -> int:
        """About how many bytes the remembered sentences take."""
        return SENTENCE_SIZE * (len(self._lines) + len(self._choices))

    def line_facts(self, seq: int, facts: list[Fact], seats: set[int]) -> list[FactTold]:
        """The facts of a line, as far as these seats may know them."""
        if seq not in self._lines:
            if len(self._lines) > MOST_LINES:
                self._lines.clear()
            self._lines[seq] = [(fact.audience, self.fact(fact)) for fact in facts]
        return [told for audience, told in self._lines[seq] if audience == EVERYBODY or audience in seats]

    def fact(self, fact: Fact) -> FactTold:
        event, rule = fact.event, fact.event.rule
        return FactTold(
            key=event.key.removeprefix("event-"),
            text=self.speaker.fact(fact),
            places=places(self.game, event, fact.values),
            values=plain_values(self.game, event, fact.values),
            rule=None if rule is None else rule.name,
            reference=None if rule is None else rule.reference,
        )

    def choice(self, state: State, seat: int, choice: Choice) -> ChoiceShown:
        words = self.game.spell(state, choice.first)
        words_last = words if choice.first == choice.last else self.game.spell(state, choice.last)
        shown = structs.replace(self._said(state, choice), seat=seat_number(seat), words=words, words_last=words_last)
        ways = self._cube_ways.of_choice(self.game, state, choice) if self._cube_ways is not None else None
        if ways is not None:
            shown.ways = ways
        site = self._sites.of_choice(self.game, state, seat, choice) if self._sites is not None else None
        if site is not None:
            shown.site = site
        return shown

    def way(self, state: State, seat: int, action: int) -> CubeWay | None:
        """The way of the cube that an action moves."""
        ways = self._cube_ways.of_action(self.game, state, seat, action) if self._cube_ways is not None else []
        return next((way for way in ways if way.action == action), None)

    def _said(self, state: State, choice: Choice) -> ChoiceShown:
        values = self.game.wording_values(state, choice.first)
        key = (int(choice.first), int(choice.last), *values)
        if key not in self._choices:
            if len(self._choices) > MOST_CHOICES:
                self._choices.clear()
            self._choices[key] = self._new_choice(state, choice, values)
        return self._choices[key]

    def _new_choice(self, state: State, choice: Choice, values: list[int]) -> ChoiceShown:
        """The part of a choice that is the same for every seat."""
        wording = self.game.wording(choice.first)
        ranged = choice.first != choice.last
        return ChoiceShown(
            seat=0,
            first=int(choice.first),
            last=int(choice.last),
            words="",
            words_last="",
            text=self.speaker.choice(state, choice),
            low=int(values[-1]) if ranged else None,
            high=int(self.game.wording_values(state, choice.last)[-1]) if ranged else None,
            kind=wording.key.removeprefix("choice-"),
            place=places(self.game, wording, values),
            values=plain_values(self.game, wording, values),
        )

    def action(self, state: State, action: int) -> str:
        """One action as a choice of it would be worded."""
        return self._said(state, Choice(action, action)).text

    def decision(self, decision: Decision) -> DecisionShown:
        rule = decision.rule
        return DecisionShown(seat_number(decision.seat), rule.name, rule.reference, self.rule(rule), decision.sealed)

    def rule(self, rule: Rule) -> str:
        return self.text("rule-" + rule.name)

    def refusal(self, refusal: Refusal) -> RefusalTold:
        rule = refusal.rule
        reason = self.speaker.say(rule.because, refusal.values)
        return RefusalTold(rule.name, rule.reference, self.rule(rule), reason)

    def text(self, key: str, /, **values: object) -> str:
        return self.speaker.text(key, **values)
