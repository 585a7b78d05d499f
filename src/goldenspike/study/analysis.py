"""Follows a whole game: first roughly and everywhere, then by search where a decision seems to have swung it."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, final

from goldenspike.bots.outlook import Outlook
from goldenspike.bots.search import Search
from goldenspike.kernel.core import OVER
from goldenspike.study.findings import Findings, Look, Plan, Point
from goldenspike.study.played import SEED, Played, has_choice, mind_of, positions

MOST_PLANS: Final = 3
"""So many of the bot's plans are told, beside the one that was carried out."""
MOST_POINTS: Final = 400
"""A graph has no more points than a reader could tell apart; in a longer game they lie evenly."""


@dataclass(frozen=True)
class Depth:
    """How much a study does: playouts at each point at first and at last; decisions looked at, and those looked at again; and
    for each look, simulations that find the best plans and tries that weigh them."""

    first: int = 2
    last: int = 8
    looks: int = 24
    again: int = 8
    simulations: int = 160
    tries: int = 64


USUAL: Final = Depth()
SHARES: Final = (0.35, 0.35, 0.2, 0.1)
"""The part of the whole that each of the four passes is taken for."""
DEEPER: Final = 4
"""The second look at a decision is so many times as long as the first."""


@final
class Analysis:
    def __init__(self, played: Played, findings: Findings, depth: Depth = USUAL) -> None:
        self.findings: Final = findings
        self._depth: Final = depth
        self._game: Final = played.set_up()
        self._moves: Final = played.moves
        self._states: Final = positions(self._game, played.moves)
        self._ahead: Final[Outlook[Any]] = Outlook(self._game, mind_of(self._game))
        self._places: Final = evenly([place for place in range(len(self._moves)) if self._is_open(place)], MOST_POINTS)
        if self._states[-1].phase == OVER:
            findings.points[len(self._moves)] = Point(depth.last, self._ahead.result(self._states[-1]))

    def _is_open(self, place: int) -> bool:
        return has_choice(self._game, self._states[place], self._moves[place][0])

    def go_on(self, seconds: float) -> None:
        """Find out more for about so many seconds, or until nothing is left to find."""
        until = time.monotonic() + seconds
        for done in self.steps():
            self.findings.done = done
            if time.monotonic() >= until:
                return
        self.findings.done = 1.0

    def steps(self) -> Iterator[float]:
        """Do what is left, bit by bit; after each bit, the part that is done."""
        before = 0.0
        for share, work in zip(SHARES, (self._first_points, self._looks, self._looks_again, self._last_points), strict=True):
            for done, whole in work():
                yield min(0.999, before + share * done / whole)
            before += share

    def _first_points(self) -> Iterator[tuple[int, int]]:
        return self._play_out(self._depth.first)

    def _last_points(self) -> Iterator[tuple[int, int]]:
        return self._play_out(self._depth.last)

    def _play_out(self, tries: int) -> Iterator[tuple[int, int]]:
        order = spread(len(self._places))
        for number, one in enumerate(order, 1):
            place = self._places[one]
            point = self.findings.points.setdefault(place, Point(0, [0.0] * self._game.players))
            if point.tries < tries:
                self._improve(place, point, tries)
                yield number, len(order)

    def _improve(self, place: int, point: Point, tries: int) -> None:
        state, seat = self._states[place], self._moves[place][0]
        while point.tries < tries:
            chances = self._ahead.chances(state, seat, SEED + point.tries)
            share = 1.0 / (point.tries + 1)
            point.chances = [old + (new - old) * share for old, new in zip(point.chances, chances, strict=True)]
            point.tries += 1

    def _looks(self) -> Iterator[tuple[int, int]]:
        ranked = self._by_drop()[: self._depth.looks]
        for number, place in enumerate(ranked, 1):
            if place not in self.findings.looks:
                self.findings.looks[place] = self.look(place, 1)
                yield number, len(ranked)

    def _looks_again(self) -> Iterator[tuple[int, int]]:
        looks = self.findings.looks
        ranked = sorted(looks, key=lambda place: (looks[place].depth == 1, -looks[place].lost))[: self._depth.again]
        for number, place in enumerate(sorted(ranked, key=lambda place: -looks[place].lost), 1):
            if looks[place].depth == 1:
                looks[place] = self.look(place, DEEPER)
                yield number, len(ranked)

    def _by_drop(self) -> list[int]:
        """The decisions, those after which the deciding seat's chance fell most first."""
        points = self.findings.points
        known = sorted(points)
        drops: dict[int, float] = {}
        for here, after in pairwise(known):
            seat = self._moves[here][0]
            drops[here] = points[here].chances[seat] - points[after].chances[seat]
        return sorted(drops, key=lambda place: -drops[place])

    def look(self, place: int, depth: int) -> Look:
        """The bot's plans and the one that was carried out, weighed by the same luck, as the seat knew the game."""
        game, seat = self._game, self._moves[place][0]
        known = game.determinize(self._states[place], seat, SEED)
        search = Search(game, mind_of(game), SEED + place, depth * self._depth.simulations)
        root = search.explore(known, seat)
        best = search.best(root)
        others = sorted((child for child in root.children if child is not best), key=lambda child: -child.visits)
        plans = [list(child.plan) for child in [best, *others][:MOST_PLANS]]
        chosen = self._carried_out(place, [list(child.plan) for child in root.children] + [list(plan) for plan in root.untried])
        if chosen not in plans:
            plans.append(chosen)
        tries = search.weigh(known, seat, plans, depth * self._depth.tries)
        number = plans.index(chosen)
        lost, doubt = difference([one[seat] for one in tries[0]], [one[seat] for one in tries[number]])
        return Look(seat, depth, [Plan(plan, means(one)) for plan, one in zip(plans, tries, strict=True)], number, lost, doubt)

    def _carried_out(self, place: int, plans: list[list[int]]) -> list[int]:
        """The plan that the seat began here: the longest of these, or else as many actions as the longest of these has."""
        run = [action for seat, action in self._run_from(place)]
        known = [plan for plan in plans if plan == run[: len(plan)]]
        return max(known, key=len) if known else run[: max(len(plan) for plan in plans)]

    def _run_from(self, place: int) -> list[tuple[int, int]]:
        """The moves of the seat from here on, until another or chance moves."""
        end = place
        while end < len(self._moves) and self._moves[end][0] == self._moves[place][0]:
            end += 1
        return list(self._moves[place:end])


def evenly(places: list[int], most: int) -> list[int]:
    """All of them, or so many that lie evenly among them."""
    if len(places) <= most:
        return places
    return [places[number * len(places) // most] for number in range(most)]


def spread(count: int) -> list[int]:
    """The numbers below a count, first far apart, then ever closer."""
    step = 1 << max(0, count - 1).bit_length()
    found: list[int] = []
    seen: set[int] = set()
    while step:
        fresh = [number for number in range(0, count, step) if number not in seen]
        found += fresh
        seen.update(fresh)
        step //= 2
    return found


def means(tries: list[list[float]]) -> list[float]:
    return [math.fsum(column) / len(tries) for column in zip(*tries, strict=True)]


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """How much greater the one is than the other on average, pair by pair, and the standard error of that."""
    pairs = [a - b for a, b in zip(one, other, strict=True)]
    mean = math.fsum(pairs) / len(pairs)
    variance = math.fsum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    return mean, math.sqrt(variance / len(pairs))


def go_on(played: Played, findings: Findings, seconds: float) -> Findings:
    """A slice of an analysis, for a process of its own: what is found so far, and what has been found on top of it."""
    Analysis(played, findings).go_on(seconds)
    return findings
