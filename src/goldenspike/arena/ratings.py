"""Ratings of bots from all games of an arena, in the order given."""

from __future__ import annotations

from collections.abc import Iterable

from goldenspike.arena.outcome import Outcome
from goldenspike.ratings import Model, Rating, Skill, rating_of
from goldenspike.tables import results


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of every bot; a game of one bot against itself tells nothing."""
    model = Model(unchanging=True)
    known: dict[str, Skill] = {}
    for outcome in outcomes:
        if len(set(outcome.seats)) > 1:
            known |= model.after(known, outcome.seats, places(outcome))
    return {bot: rating_of(skill) for bot, skill in known.items()}


def places(outcome: Outcome) -> list[int]:
    return results.places(outcome.winners, outcome.scores)
