"""Facts, choices and questions of a table as the API tells them: a sentence, and the things on the board it is about."""

from __future__ import annotations

from typing import Any, Final, final

from goldenspike.kernel.core import CHANCE, EVERYBODY, Choice, Decision, Fact, Game, Refusal, Rule, State, Wording
from goldenspike.shelf import box_of

Json = dict[str, Any]
MOST_REMEMBERED: Final = 2000
NUMBERS: Final = ("number", "cubes", "money")


def seat_number(seat: int) -> int:
    """Seats count from 1 for people, and chance is 0."""
    return 0 if seat == CHANCE else seat + 1


def plain_value(game: Game[Any], kind: str, value: int) -> object:
    if kind in NUMBERS:
        return value
    return seat_number(value) if kind == "seat" else game.name_of(kind, value)


def places(game: Game[Any], wording: Wording, values: list[int]) -> Json:
    """The things a sentence names: one name, or a list where there are several of a kind. Two locations are a link."""
    found: dict[str, list[str]] = {}
    for kind, value in zip(wording.kinds, values, strict=False):
        if kind not in (*NUMBERS, "seat"):
            found.setdefault(kind, []).append(game.name_of(kind, value))
    link = found.pop("location", [])
    named: Json = {kind: names[0] if len(names) == 1 else names for kind, names in found.items()}
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
        self._lines: Final[dict[int, list[tuple[int, Json]]]] = {}
        self._choices: Final[dict[tuple[int, ...], Json]] = {}

    def line_facts(self, seq: int, facts: list[Fact], seats: set[int]) -> list[Json]:
        """The facts of a line, as far as these seats may know them."""
        if seq not in self._lines:
            self._lines[seq] = [(fact.audience, self.fact(fact)) for fact in facts]
        return [told for audience, told in self._lines[seq] if audience == EVERYBODY or audience in seats]

    def fact(self, fact: Fact) -> Json:
        event = fact.event
        pairs = zip(event.names, event.kinds, fact.values, strict=False)
        return {
            "key": event.key.removeprefix("event-"),
            "text": self.speaker.fact(fact),
            "places": places(self.game, event, fact.values),
            "values": {name: plain_value(self.game, kind, value) for name, kind, value in pairs},
            "rule": None if event.rule is None else event.rule.name,
            "reference": None if event.rule is None else event.rule.reference,
        }

    def choice(self, state: State, seat: int, choice: Choice) -> Json:
        first, last = int(choice.first), int(choice.last)
        values = self.game.wording_values(state, first)
        key = (first, last, *values)
        if key not in self._choices:
            if len(self._choices) > MOST_REMEMBERED:
                self._choices.clear()
            self._choices[key] = self._new_choice(state, choice, values)
        words = self.game.spell(state, first)
        words_last = words if first == last else self.game.spell(state, last)
        told = {"seat": seat_number(seat), "words": words, "words_last": words_last, **self._choices[key]}
        ways = self._cube_ways.of_choice(self.game, state, choice) if self._cube_ways is not None else None
        if ways is not None:
            told["ways"] = ways
        return told

    def _new_choice(self, state: State, choice: Choice, values: list[int]) -> Json:
        wording = self.game.wording(choice.first)
        ranged = choice.first != choice.last
        return {
            "first": int(choice.first),
            "last": int(choice.last),
            "text": self.speaker.choice(state, choice),
            "low": int(values[-1]) if ranged else None,
            "high": int(self.game.wording_values(state, choice.last)[-1]) if ranged else None,
            "kind": wording.key.removeprefix("choice-"),
            "place": places(self.game, wording, values),
            "values": {
                name: plain_value(self.game, kind, value)
                for name, kind, value in zip(wording.names, wording.kinds, values, strict=False)
            },
        }

    def action(self, state: State, action: int) -> str:
        """One action as a choice of it would be worded."""
        return str(self.choice(state, 0, Choice(action, action))["text"])

    def decision(self, decision: Decision) -> Json:
        return {"seat": seat_number(decision.seat), "sealed": decision.sealed, **self.rule(decision.rule)}

    def rule(self, rule: Rule) -> Json:
        return {"rule": rule.name, "reference": rule.reference, "text": self.speaker.text("rule-" + rule.name)}

    def refusal(self, refusal: Refusal) -> Json:
        rule = refusal.rule
        reason = self.speaker.say(rule.because, refusal.values)
        return {"rule": rule.name, "reference": rule.reference, "reason": reason, "text": self.speaker.refusal(refusal)}
