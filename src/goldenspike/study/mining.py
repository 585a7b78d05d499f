"""Finds puzzles in a game that was played: decisions at which one choice is far better than all others, beyond doubt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, final

from goldenspike.bots.outlook import Outlook
from goldenspike.bots.search import FOREVER, Search
from goldenspike.bots.tree import NOBODY, Node
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Log
from goldenspike.study.analysis import difference, means
from goldenspike.study.played import SEED, Played, mind_of, positions
from goldenspike.text.puzzle import Finish, Puzzle, Weighed

FEWEST_CHOICES: Final = 3
MOST_CHOICES: Final = 60
"""A decision with fewer legal actions is next to forced; one with more cannot be weighed whole."""
FEWEST_PLANS: Final = 3
"""So many of its choices the game's own planner must find worth a look."""
GAP: Final = 0.1
"""The best choice must be so much of a chance to win ahead of every other,"""
SURE: Final = 4.0
"""and more than so many standard errors of the difference;"""
LIKELY: Final = 2.0
"""at the first look, more than so many."""
HOPELESS: Final = 0.15
"""Whoever has less than this even after the best choice has no puzzle to solve,"""
WON: Final = 0.9
"""nor has whoever has more than this after the second best."""
MET: Final = 3
"""What a search has met less often says nothing about a plan."""
GLANCED_AT: Final = 6
QUICK: Final = (3, 8)
"""Tries after which most decisions are seen to be no puzzles,"""
PROMISING: Final = 0.7
"""because not even this part of the gap is there."""
TO_THE_END: Final = 60
"""Stages ahead in which every game ends, or is left out of account."""
OTHER_SEED: Final = 7_368_787
AGREED: Final = 0.5
"""An answer is foreseen that more than this part of the games began with."""


@dataclass(frozen=True)
class Effort:
    """How much each look does: a glance weighs what the planner likes best, the first look every legal choice, the second all
    of them again with other luck and a horizon one stage further; then games are played on to their end."""

    simulations: int = 160
    tries: int = 40
    second_simulations: int = 400
    second_tries: int = 160
    games: int = 60


@final
class Mine:
    def __init__(self, played: Played, effort: Effort) -> None:
        self._effort: Final = effort
        self._game: Final = played.set_up()
        self._mind: Final = mind_of(self._game)
        self._moves: Final = played.moves
        self._states: Final = positions(self._game, played.moves)

    def find(self) -> list[tuple[int, Puzzle]]:
        """Every puzzle, with the number of moves before it."""
        found = [(place, self.puzzle(place)) for place in range(1, len(self._moves)) if self._begins(place)]
        return [(place, puzzle) for place, puzzle in found if puzzle is not None]

    def _begins(self, place: int) -> bool:
        """Whether a seat is asked here that has not just moved, or that is asked something else than before."""
        seat, before = self._moves[place][0], self._moves[place - 1][0]
        return seat != CHANCE and (seat != before or self._rule(place) != self._rule(place - 1))

    def _rule(self, place: int) -> str:
        """The rule by which the seat that moves at a place is asked."""
        return rule_of(self._game, self._states[place], self._moves[place][0])

    def puzzle(self, place: int) -> Puzzle | None:
        """The decision at a place as a puzzle, if it is one."""
        seat = self._moves[place][0]
        known = self._game.determinize(self._states[place], seat, SEED)
        best = self._glance(known, seat)
        legal = [] if best is None else self._legal(known, seat)
        put_off = [action for action in legal if best is not None and self._puts_off(known, seat, action, best)]
        decisive = [action for action in legal if action not in put_off]
        if len(decisive) < FEWEST_CHOICES:
            return None
        for seed, further, sure in ((SEED, 0, LIKELY), (OTHER_SEED, 1, SURE)):
            choices = self._look(known, seat, decisive, seed + place, further)
            if not is_clear(choices, sure) or choices[0].actions[0] != best:
                return None
        finishes = [self._finish(known, seat, choice.actions) for choice in choices[:2]]
        if finishes[0].won <= finishes[1].won:
            return None
        return self._told(known, seat, choices, put_off, finishes)

    def _puts_off(self, known: Any, seat: int, action: int, best: int) -> bool:
        """Whether the seat is asked the same again after an action, and may still do what is best: that decides nothing yet."""
        game, state = self._game, self._game.copy(known)
        if action == best:
            return False
        game.apply(state, seat, action, Log())
        if state.phase == OVER or not game.pending(state) >> seat & 1 or rule_of(game, state, seat) != rule_of(game, known, seat):
            return False
        return game.check(state, seat, best) is None

    def _legal(self, state: Any, seat: int) -> list[int]:
        """All that the seat may do; empty if it is more than can be weighed."""
        choices = self._game.choices(state, seat)
        if sum(int(choice.last) - int(choice.first) + 1 for choice in choices) > MOST_CHOICES:
            return []
        return [action for choice in choices for action in range(int(choice.first), int(choice.last) + 1)]

    def _glance(self, known: Any, seat: int) -> int | None:
        """The one of the planner's choices that seems to stand out, if one does."""
        plans = list(by_choice(self._mind.plans(known, seat)).values())[:GLANCED_AT]
        if len(plans) < FEWEST_PLANS:
            return None
        best = self._outstanding(Search(self._game, self._mind, SEED), known, seat, plans)
        return None if best is None else best[0]

    def _outstanding(self, search: Search[Any], known: Any, seat: int, plans: list[list[int]]) -> list[int] | None:
        """The plan that after a few tries may still be far better than all the others."""
        for tries in QUICK:
            weighed = search.weigh(known, seat, plans, tries)
            chances = [means(one)[seat] for one in weighed]
            best, second = sorted(chances, reverse=True)[:2]
            if best < PROMISING * HOPELESS or second > WON or best - second < PROMISING * GAP:
                return None
        return plans[chances.index(best)]

    def _look(self, known: Any, seat: int, legal: list[int], seed: int, further: int) -> list[Choice]:
        """These choices, each by the best plan that begins with it, weighed by the same luck; best first.

        None at all if it is soon plain that none stands out.
        """
        simulations, tries = self._effort.simulations, self._effort.tries
        if further:
            simulations, tries = self._effort.second_simulations, self._effort.second_tries
        search = Search(self._game, self._mind, seed, simulations, FOREVER, 1, further)
        for explored in (False, True):
            found = by_choice(ranked(search.explore(known, seat)) if explored else self._mind.plans(known, seat))
            plans = [found.get(action, [action]) for action in legal]
            if self._outstanding(search, known, seat, plans) is None:
                return []
        chances = [[one[seat] for one in tried] for tried in search.weigh(known, seat, plans, tries)]
        best = max(chances, key=sum)
        weighed = [
            Choice(plan, sum(one) / tries, *difference(best, one), tries) for plan, one in zip(plans, chances, strict=True)
        ]
        return sorted(weighed, key=lambda choice: choice.lost)

    def _finish(self, known: Any, seat: int, plan: list[int]) -> Finish:
        """Play on after a plan by quick answers, to the end of the game."""
        game, ahead = self._game, Outlook(self._game, self._mind, TO_THE_END)
        ends: list[tuple[int, int, float]] = []
        answers: Counter[tuple[int, str]] = Counter()
        for number in range(self._effort.games):
            twin = game.determinize(known, seat, OTHER_SEED + number)
            ahead.look_from(twin)
            ahead.stream = Stream(OTHER_SEED + number)
            ahead.follow(twin, seat, plan)
            asked = ahead.draw_on(twin)
            if asked not in (NOBODY, seat):
                answers[int(asked), game.spell(twin, self._mind.answer(twin, asked))] += 1
            won = ahead.play_on(twin)[seat]
            if twin.phase == OVER:
                scores = [int(score) for score in game.result(twin).scores]
                ends.append((scores[seat], max(scores[:seat] + scores[seat + 1 :]), won))
        return finish_of(ends, answers)

    def _told(self, known: Any, seat: int, choices: list[Choice], put_off: list[int], finishes: list[Finish]) -> Puzzle:
        rule = rule_of(self._game, known, seat)
        obvious = int(self._mind.answer(known, seat)) == choices[0].actions[0]
        told = [self._spelled(known, seat, choice) for choice in choices]
        return Puzzle("", seat, rule, obvious, told, [self._game.spell(known, action) for action in put_off], finishes)

    def _spelled(self, known: Any, seat: int, choice: Choice) -> Weighed:
        game, silence, state = self._game, Log(), self._game.copy(known)
        words: list[str] = []
        for action in choice.actions:
            if game.check(state, seat, action) is not None:
                break
            words.append(game.spell(state, action))
            game.apply(state, seat, action, silence)
        return Weighed(words, round(choice.chance, 4), round(choice.lost, 4), round(choice.doubt, 4), choice.tries)


@dataclass(frozen=True)
class Choice:
    """A choice, with what follows it in its plan."""

    actions: list[int]
    chance: float
    lost: float
    doubt: float
    tries: int


def is_clear(choices: list[Choice], sure: float) -> bool:
    """Whether the best is far ahead of every other beyond doubt, in a game that is neither lost nor won whatever is chosen."""
    if not choices:
        return False
    best, *others = choices
    if best.chance < HOPELESS or others[0].chance > WON:
        return False
    return all(other.lost >= GAP and other.lost > sure * other.doubt for other in others)


def rule_of(game: Game[Any], state: Any, seat: int) -> str:
    return next(decision.rule.name for decision in game.decisions(state) if decision.seat == seat)


def by_choice(plans: list[list[int]]) -> dict[int, list[int]]:
    """The first plan of these for each action that one begins with."""
    found: dict[int, list[int]] = {}
    for plan in plans:
        found.setdefault(int(plan[0]), [int(action) for action in plan])
    return found


def ranked(root: Node) -> list[list[int]]:
    """The plans that a search has looked at, those that did best first, then those that it has hardly tried."""
    met = sorted((child for child in root.children if child.visits >= MET), key=lambda child: -child.won / float(child.visits))
    hardly = [child.plan for child in root.children if child.visits < MET]
    return [list(plan) for plan in [*(child.plan for child in met), *hardly, *reversed(root.untried)]]


def finish_of(ends: list[tuple[int, int, float]], answers: Counter[tuple[int, str]]) -> Finish:
    if not ends:
        return Finish(0.0, 0.0, 0.0)
    own, rival, won = (sum(column) / len(ends) for column in zip(*ends, strict=True))
    finish = Finish(round(own, 1), round(rival, 1), round(won, 3))
    for (seat, words), often in answers.most_common(1):
        if often > AGREED * len(ends):
            finish.answering, finish.answer = seat, words
    return finish
