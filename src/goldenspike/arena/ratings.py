"""Ratings of bots by openskill: the model of Plackett and Luce, for any number of players, from all games in the order given."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import NamedTuple

from openskill.models import PlackettLuce

from goldenspike.arena.outcome import Outcome
from goldenspike.terminal.intervals import Z


class Rating(NamedTuple):
    """25 is where everybody begins; `half` is half of the 95 % interval."""

    value: float
    half: float


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of every bot. Bots do not change, so the model is told to forget nothing (tau is 0)."""
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for outcome in outcomes:
        if len(set(outcome.seats)) > 1:
            now = [known.get(bot, (model.mu, model.sigma)) for bot in outcome.seats]
            teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in now]
            rated = model.rate(teams, ranks=[float(place) for place in places(outcome)])
            for bot in set(outcome.seats):
                mine = [rated[seat][0] for seat, sitting in enumerate(outcome.seats) if sitting == bot]
                known[bot] = mean(one.mu for one in mine), mean(one.sigma for one in mine)
    return {bot: Rating(mu, Z * sigma) for bot, (mu, sigma) in known.items()}


def places(outcome: Outcome) -> list[int]:
    """Each seat's place: the winners share the first, the others follow by their scores."""
    standing = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other > mine for other in standing) for mine in standing]
