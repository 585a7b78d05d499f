"""Plain UCT: a tree of positions grown by random play, each seat choosing for its own share of victories."""

from __future__ import annotations

import math
from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.bots.playout import Playout
from goldenspike.kernel.core import CHANCE, OVER, Choice, Game, S, first_seat
from goldenspike.kernel.ints import i64

SIMULATIONS: Final = 2000
CURIOSITY: Final = 0.7
STEPS_IN_A_RANGE: Final = 6
"""How many actions of a long range (a bid, a number of shares) the tree looks at."""


@final
class Node:
    """A decision in the tree; `wins` counts the victories of the seat whose action led to it."""

    def __init__(self, parent: Node | None, action: i64) -> None:
        self.parent: Final = parent
        self.action: Final[i64] = action
        self.children: Final[list[Node]] = []
        self.untried: list[int] | None = None
        self.seat: i64 = 0
        self.visits: i64 = 0
        self.wins: float = 0.0


@final
class Uct(Bot[S]):
    def __init__(self, game: Game[S], seed: i64, simulations: int = SIMULATIONS) -> None:
        self.game: Final = game
        self.simulations: Final = simulations
        self.playout: Final = Playout(game, seed)

    def choose(self, state: S, seat: i64) -> i64:
        choices = self.game.choices(state, seat)
        if len(choices) == 1 and choices[0].first == choices[0].last:
            return choices[0].first
        root = Node(None, 0)
        for number in range(self.simulations):
            self._simulate(root, self.game.determinize(state, seat, number))
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best.action

    def _simulate(self, root: Node, state: S) -> None:
        node = self._descend(root, state)
        self.playout.run(state)
        result = self.game.result(state)
        share = 1.0 / len(result.winners)
        walk: Node | None = node
        while walk is not None:
            walk.visits += 1
            above = walk.parent
            if above is not None and above.seat in result.winners:
                walk.wins += share
            walk = above

    def _descend(self, root: Node, state: S) -> Node:
        """Follow the most promising actions down to one not yet tried. Stop early at an action that other draws made illegal."""
        node = root
        game = self.game
        while state.phase != OVER:
            seat = first_seat(game.pending(state))
            if seat == CHANCE:
                game.apply(state, seat, self.playout.stream.draw(game.choices(state, seat)), self.playout.silence)
                continue
            node.seat = seat
            if node.untried is None:
                node.untried = self._candidates(game.choices(state, seat))
            fresh = bool(node.untried)
            child = Node(node, node.untried[-1]) if fresh else most_promising(node)
            if game.check(state, seat, child.action) is not None:
                return node
            game.apply(state, seat, child.action, self.playout.silence)
            if fresh:
                node.untried.pop()
                node.children.append(child)
                return child
            node = child
        return node

    def _candidates(self, choices: list[Choice]) -> list[int]:
        """The actions of a decision in random order; of a long range only a few, most of them low."""
        candidates: list[int] = []
        for choice in choices:
            width = choice.last - choice.first
            if width < STEPS_IN_A_RANGE:
                candidates += list(range(choice.first, choice.last + 1))
            else:
                candidates += [choice.first + width * step * step // 25 for step in range(STEPS_IN_A_RANGE)]
        for place in range(len(candidates) - 1, 0, -1):
            other = self.playout.stream.below(place + 1)
            candidates[place], candidates[other] = candidates[other], candidates[place]
        return candidates


def most_promising(node: Node) -> Node:
    spread = math.log(node.visits + 1)
    best = node.children[0]
    best_score = -1.0
    for child in node.children:
        visits = float(child.visits) + 1e-9
        score = child.wins / visits + CURIOSITY * math.sqrt(spread / visits)
        if score > best_score:
            best = child
            best_score = score
    return best
