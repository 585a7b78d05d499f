"""The one way in which rule tests speak: lines as they stand in a record, done, allowed, or refused by a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Choice, Fact, Game, Journal, Refusal, Rule, Wording

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S")


def seat_of(name: str) -> int:
    """The seat that a line of a record begins with: people count from one, and `*` is chance."""
    return CHANCE if name == "*" else int(name) - 1


def name_of(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def spell(wording: Wording, values: Sequence[int], word: Callable[[str, int], str]) -> str:
    """What is said with a wording, as `bid=3 high=5`; `word` is how a value of its kind is called."""
    assert not any(values[len(wording.names) :]), "a value that no word is said of"
    said = zip(wording.names, wording.kinds, values, strict=False)
    return " ".join(f"{name}={word(kind, value)}" for name, kind, value in said)


def assert_allowed(line: object, refusal: Refusal | None) -> None:
    assert refusal is None, f"{line}: refused by {refusal.rule.name} with {refusal.values}"


def assert_refused(line: object, refusal: Refusal | None, rule: Rule, values: str, word: Callable[[str, int], str]) -> None:
    assert refusal is not None, f"{line} is allowed"
    assert refusal.rule is rule, f"{line}: refused by {refusal.rule.name}, not by {rule.name}"
    assert spell(rule.because, refusal.values, word) == values


class Scene(Generic[G, S]):
    """A game and a position of it. `1 bid 3` is what the first seat does, `* roll 3 4` what chance does."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.journal = Journal()
        self.state: S = game.start(self.journal)
        self._forgotten = 0

    # doing

    def does(self, *lines: str) -> Self:
        """Each line is legal and is carried out."""
        for line in lines:
            self.acts(*self._read(line), line)
        return self

    def acts(self, seat: int, action: int, line: str = "") -> Self:
        """The same by numbers: what a bot has chosen is legal and is carried out."""
        assert_allowed(line or action, self.game.check(self.state, seat, action))
        self.game.apply(self.state, seat, action, self.journal)
        return self

    def allows(self, *lines: str) -> None:
        """Each line would be legal now; nothing is done."""
        for line in lines:
            assert_allowed(line, self._check(*self._read(line)))

    def refuses(self, line: str | tuple[int, int], rule: Rule, values: str = "") -> None:
        """The line, or the action of a seat, is refused by this rule and no other, which tells `bid=3 high=5`."""
        seat, action = self._read(line) if isinstance(line, str) else (line[0] - 1, line[1])
        assert_refused(line, self._check(seat, action), rule, values, self._word)

    def deals(self, seed: int = 1) -> Self:
        """Chance decides by itself as long as it is asked."""
        stream = Stream(seed)
        while self.asked() == "*":
            self.game.apply(self.state, CHANCE, stream.draw(self.game.choices(self.state, CHANCE)), self.journal)
        return self

    def begins(self, phase: str) -> Self:
        """This phase begins now, and play runs on until somebody is asked."""
        self.state.phase = [each.name for each in self.game.phases].index(phase)
        self.game.phases[self.state.phase].begin(self.state, self.journal)
        self.game.run_on(self.state, self.journal)
        return self

    def _read(self, line: str) -> tuple[int, int]:
        name, words = line.split(maxsplit=1)
        return seat_of(name), self.game.parse(self.state, words)

    def _check(self, seat: int, action: int) -> Refusal | None:
        """Whether or not it is refused, to ask changes nothing."""
        before, told = self.state.numbers(), len(self.journal.facts)
        refusal = self.game.check(self.state, seat, action)
        assert (self.state.numbers(), len(self.journal.facts)) == (before, told)
        return refusal

    # seeing

    def asked(self) -> str:
        """Who owes a decision: `2`, `1 3`, `*` for chance, or nothing when the game is over."""
        return " ".join(name_of(seat) for seat in self.seats())

    def seats(self) -> list[int]:
        """The same by numbers."""
        return [decision.seat for decision in self.game.decisions(self.state)]

    def question(self) -> Rule:
        """The rule by which the only seat is asked."""
        (decision,) = self.game.decisions(self.state)
        return decision.rule

    def offered(self) -> list[str]:
        """Everything that the only asked seat may do, a range as `bid 3..5`."""
        return [self._spell(choice) for choice in self.game.choices(self.state, seat_of(self.asked()))]

    def _spell(self, choice: Choice) -> str:
        first, last = self.game.spell(self.state, choice.first), self.game.spell(self.state, choice.last)
        return first if choice.first == choice.last else f"{first}..{last.split()[-1]}"

    def phase(self) -> str:
        return "over" if self.state.phase == OVER else self.game.phases[self.state.phase].name

    def view(self, seat: int = 1) -> dict[str, Any]:
        return self.game.view(self.state, seat - 1)

    def facts(self, told: Rule | Wording | None = None) -> list[Fact]:
        """What the log tells: of an event, of everything under a rule, or all."""
        facts = self.journal.facts[self._forgotten :]
        return facts if told is None else [fact for fact in facts if told in (fact.event, fact.event.rule)]

    def told(self, told: Rule | Wording) -> list[str]:
        """The same in words, as `BID seat=1 company=red bid=3`."""
        return [self._say(fact) for fact in self.facts(told)]

    def forget(self) -> Self:
        """Only what happens from now on is told."""
        self._forgotten = len(self.journal.facts)
        return self

    def _say(self, fact: Fact) -> str:
        return f"{fact.event.key.removeprefix('event-')} {spell(fact.event, fact.values, self._word)}".strip()

    def _word(self, kind: str, value: int) -> str:
        """A thing by its name in the notation, a seat by its number, and all else as the number that it is."""
        if kind == "seat":
            return name_of(value)
        try:
            return self.game.name_of(kind, value)
        except KeyError:
            return str(value)
