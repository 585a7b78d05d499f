"""Ratings by openskill, for bots of an arena and people alike: the model of Plackett and Luce, for any number of players."""

from __future__ import annotations

from statistics import mean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from goldenspike.terminal.intervals import Z


class Skill(NamedTuple):
    """What is thought of somebody's strength: the likeliest value, and the deviation from it."""

    mu: float
    sigma: float


class Rating(NamedTuple):
    """25 is where everybody begins; `half` is half of the 95 % interval."""

    value: float
    half: float


class Model:
    """`unchanging` players never get better or worse, so that nothing of their games is forgotten (tau is 0)."""

    def __init__(self, unchanging: bool = False) -> None:
        self._model: Final = PlackettLuce(tau=0.0) if unchanging else PlackettLuce()
        self.first: Final = Skill(self._model.mu, self._model.sigma)

    def after(self, known: dict[str, Skill], players: list[str], places: list[int]) -> dict[str, Skill]:
        """The skills of all players after a game; whoever has several seats gets the mean of what each of them would."""
        now = [known.get(player, self.first) for player in players]
        teams = [[self._model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in now]
        rated = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in places])]
        found: dict[str, Skill] = {}
        for player in dict.fromkeys(players):
            mine = [one for one, sitting in zip(rated, players, strict=True) if sitting == player]
            found[player] = Skill(mean(one.mu for one in mine), mean(one.sigma for one in mine))
        return found


def rating_of(skill: Skill) -> Rating:
    return Rating(skill.mu, Z * skill.sigma)
