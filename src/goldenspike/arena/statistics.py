"""What many outcomes say: how each bot fared, who beat whom, and what seats, companies and openings won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import mean, median
from typing import Final

from goldenspike.arena.outcome import Outcome
from goldenspike.terminal.intervals import wilson


class Count:
    """How often something was won; `level` is how often it would be won if it made no difference."""

    def __init__(self) -> None:
        self.tries = 0
        self.won = 0.0
        self.level = 0.0

    def add(self, won: float, level: float) -> None:
        self.tries += 1
        self.won += won
        self.level += level

    @property
    def share(self) -> float:
        return self.won / self.tries if self.tries else 0.0

    @property
    def level_share(self) -> float:
        return self.level / self.tries if self.tries else 0.0

    @property
    def ratio(self) -> float:
        """How many times level."""
        return self.won / self.level if self.level else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.tries)


class Standing:
    """One bot: games that it took part in, in one seat or several."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot
        self.games: Final = Count()
        self.scores: Final[list[int]] = []
        self.decisions = 0
        self.seconds = 0.0

    def add(self, outcome: Outcome) -> None:
        seats = [seat for seat, bot in enumerate(outcome.seats) if bot == self.bot]
        self.games.add(sum(map(outcome.won, seats)), len(seats) / outcome.players)
        self.scores.extend(outcome.scores[seat] for seat in seats)
        self.decisions += sum(outcome.decisions[seat] for seat in seats)
        self.seconds += sum(outcome.seconds[seat] for seat in seats)

    @property
    def mean_score(self) -> float:
        return mean(self.scores)

    @property
    def milliseconds(self) -> float:
        """Of a processor, for a decision."""
        return 1000 * self.seconds / max(1, self.decisions)


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Best first, by what was won beyond level."""
    found: dict[str, Standing] = {}
    for outcome in outcomes:
        for bot in dict.fromkeys(outcome.seats):
            found.setdefault(bot, Standing(bot)).add(outcome)
    return sorted(found.values(), key=lambda one: (one.games.level_share - one.games.share, one.bot))


def apart(outcomes: Iterable[Outcome]) -> dict[tuple[str, tuple[str, ...]], list[Outcome]]:
    """The games of each setting and of each company of bots."""
    found: dict[tuple[str, tuple[str, ...]], list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault((outcome.setting, tuple(sorted(set(outcome.seats)))), []).append(outcome)
    return found


def by_setting(outcomes: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.setting, []).append(outcome)
    return found


def by_seat(outcomes: Iterable[Outcome]) -> dict[str, Count]:
    found: dict[str, Count] = {}
    for outcome in outcomes:
        for seat in range(outcome.players):
            found.setdefault(f"seat {seat + 1}", Count()).add(outcome.won(seat), 1 / outcome.players)
    return found


def by_kind(outcomes: Iterable[Outcome], kind: str) -> dict[str, Count]:
    """What those seats won that had something of a kind, most frequent first; it counts as often as a seat had it."""
    found: dict[str, Count] = {}
    for outcome in outcomes:
        for seat, had in enumerate(outcome.kinds.get(kind, [])):
            for one, times in Counter(had).items():
                for _ in range(times):
                    found.setdefault(one, Count()).add(outcome.won(seat), 1 / outcome.players)
    return dict(sorted(found.items(), key=lambda item: -item[1].tries))


def kinds_of(outcomes: Iterable[Outcome]) -> list[str]:
    return list(dict.fromkeys(name for outcome in outcomes for name, had in outcome.kinds.items() if any(had)))


def summary(values: list[float]) -> str:
    """A figure over all games, in short."""
    if min(values) == max(values):
        return f"always {values[0]:,.4g}"
    above = sum(value > 0 for value in values) / len(values)
    told = f"mean {mean(values):,.4g}, median {median(values):,.4g}, {min(values):,.4g} to {max(values):,.4g}"
    return told if above == 1 else f"{told}; above 0: {above:.1%}"


def figures_of(outcomes: Iterable[Outcome]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for outcome in outcomes:
        lengths = {"length in turns": [float(outcome.turns)], "length in actions": [float(outcome.moves)]}
        for name, values in {**lengths, **outcome.figures}.items():
            found.setdefault(name, []).extend(values)
    return {name: values for name, values in found.items() if values}


def faults_by_bot(played: Iterable[Outcome]) -> dict[str, list[str]]:
    """What went wrong with programs, by the bots that they are."""
    found: dict[str, list[str]] = {}
    for outcome in played:
        for bot, faults in zip(outcome.seats, outcome.faults, strict=False):
            found.setdefault(bot, []).extend(faults)
    return {bot: faults for bot, faults in found.items() if faults}
