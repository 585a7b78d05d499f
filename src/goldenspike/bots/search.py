"""A search: a tree of plans over positions that fit what a seat knows, grown by short playouts, each seat for its own chance."""

from __future__ import annotations

import math
import os
import time
from typing import Final, final

from goldenspike.bots.bot import Bot
from goldenspike.bots.mind import Mind
from goldenspike.bots.outlook import Outlook
from goldenspike.bots.tree import CAN_FORK, NOBODY, Core, Node, fork
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER, Game, S, first_seat
from goldenspike.kernel.ints import i64

CORE_LUCK: Final = 1_000_003
OTHER_LUCK: Final = 500_000_003
CURIOSITY: Final = 0.6
"""How many standard deviations of the results a plan that was never tried may be better than it looks."""
WIDENING: Final = 0.7
"""A decision that was met n times looks at 2 + this times the square root of n of its plans."""
DOUBT: Final = 0.5
"""How many standard errors a plan must be better than what the quick answer would be."""
ENDLESS: Final = 1_000_000_000
FOREVER: Final = 1.0e9
LOOK_UP: Final = 8
"""Every so many simulations it looks at the clock and at whether the rest could still change anything."""
KEPT_VISITS: Final = 8
"""What was met less often is not worth looking for again when the next decision comes."""


@final
class Search(Bot[S]):
    """At a fixed number of simulations the same seed and position always give the same plan. `seconds` are processor
    time, and playouts go on for `further` stages than the mind asks for."""

    def __init__(
        self,
        game: Game[S],
        mind: Mind[S],
        seed: i64,
        simulations: i64 = ENDLESS,
        seconds: float = FOREVER,
        cores: i64 = 1,
        further: i64 = 0,
    ) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.seed: Final[i64] = seed
        self.simulations: Final[i64] = simulations
        self.seconds: Final = seconds
        self.cores: Final[i64] = cores if CAN_FORK else 1
        self.ahead: Final = Outlook(game, mind, further)
        self.luck: i64 = seed * 7919
        self.asked: i64 = NOBODY
        self.spread: float = 0.0
        self.rest: list[int] = []
        self.kept: Node | None = None
        self.before: S | None = None

    def choose(self, state: S, seat: i64) -> i64:
        if not self.rest or seat != self.asked or self.game.check(state, seat, self.rest[0]) is not None:
            self.rest = self.plan(state, seat)
        return self.rest.pop(0)

    def plan(self, state: S, seat: i64) -> list[int]:
        choices = self.game.choices(state, seat)
        if len(choices) == 1 and choices[0].first == choices[0].last:
            return [choices[0].first]
        return self._keep(state, seat, self.best(self.explore(state, seat)))

    def explore(self, state: S, seat: i64) -> Node:
        """Look into a decision until the time is up; the children of its node are the plans, with visits and chances."""
        self.asked = seat
        self.ahead.look_from(state)
        root = self._find_again(state, seat)
        if root is None:
            root = Node([])
            self._open(root, state, seat)
        if len(root.children) + len(root.untried) == 1:
            return self._only_child(root)
        others = [self._begin_beside(state, seat, core) for core in range(1, self.cores)]
        self._grow(root, state)
        for other in others:
            root.add(other.seen())
        return root

    def _begin_beside(self, state: S, seat: i64, core: i64) -> Core:
        """Another process, which knows all that this one knows, grows a tree of its own with other luck."""
        other = fork()
        if other.is_parent:
            return other
        try:
            root = Node([])
            self._open(root, state, seat)
            self.luck += core * CORE_LUCK
            self._grow(root, state)
            other.tell(root)
        finally:
            os._exit(0)

    def _grow(self, root: Node, state: S) -> None:
        """Simulate until the time is up."""
        began = time.process_time()
        done: i64 = 0
        squares = 0.0
        total = 0.0
        while done < self.simulations:
            chance = self._simulate(root, self._next_child(root), state)[self.asked]
            done += 1
            total += chance
            squares += chance * chance
            self.spread = math.sqrt(max(0.0, squares / float(done) - (total / float(done)) ** 2))
            if done % LOOK_UP == 0 and self._is_enough(root, done, time.process_time() - began):
                break

    def best(self, root: Node) -> Node:
        """The plan that was met most; but the one that seemed best at first, unless the other is better beyond doubt."""
        first = root.children[0]
        best = first
        for child in root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.won > best.won):
                best = child
        if best is first or first.visits == 0:
            return best
        doubt = DOUBT * self.spread * math.sqrt(1.0 / float(best.visits) + 1.0 / float(first.visits))
        return best if best.won / float(best.visits) > first.won / float(first.visits) + doubt else first

    def _only_child(self, root: Node) -> Node:
        if not root.children:
            root.children.append(Node(root.untried.pop()))
        return root

    def _is_enough(self, root: Node, done: i64, taken: float) -> bool:
        """Whether the time is up, or what is left of it could not make another plan the most visited."""
        if taken >= self.seconds:
            return True
        left = min(float(self.simulations - done), (self.seconds - taken) * float(done) / max(taken, 1.0e-9))
        first: i64 = 0
        second: i64 = 0
        for child in root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return not root.untried and float(first - second) > left

    def _open(self, node: Node, state: S, seat: i64) -> None:
        """A decision that is met for the first time: its plans, the most promising last."""
        node.seat = seat
        node.untried = self.mind.plans(state, seat)
        node.untried.reverse()

    def weigh(self, state: S, seat: i64, plans: list[list[int]], tries: i64) -> list[list[list[float]]]:
        """Each seat's chances after each of these plans, try by try: the n-th try of all plans meets the same luck, which is
        another than the one by which `explore` chooses, and below each plan the search goes on as ever."""
        self.asked = seat
        self.ahead.look_from(state)
        self.luck += OTHER_LUCK
        root = Node([])
        root.seat = seat
        root.children = [Node(plan) for plan in plans]
        found: list[list[list[float]]] = [[] for _ in plans]
        for _ in range(tries):
            for place in range(len(plans)):
                found[place].append(self._simulate(root, root.children[place], state))
        self.luck -= OTHER_LUCK
        return found

    def _simulate(self, root: Node, child: Node, state: S) -> list[float]:
        """One simulation of a plan; each seat's chance. The n-th try of each plan meets the same luck."""
        number: i64 = self.luck + child.visits
        self.ahead.stream = Stream(number)
        twin = self.game.determinize(state, self.asked, number)
        path = [root, child]
        self.ahead.follow(twin, root.seat, child.plan)
        self._descend(path, twin)
        chances = self.ahead.play_on(twin)
        for place in range(len(path) - 1, 0, -1):
            node = path[place]
            node.visits += 1
            node.won += chances[path[place - 1].seat]
        root.visits += 1
        return chances

    def _next_child(self, node: Node) -> Node:
        """A plan not yet tried while there is room for it, else the most promising one."""
        if node.untried and len(node.children) < 2 + int(WIDENING * math.sqrt(float(node.visits))):
            child = Node(node.untried.pop())
            node.children.append(child)
            return child
        return self._most_promising(node)

    def _most_promising(self, node: Node) -> Node:
        curiosity = CURIOSITY * max(self.spread, 0.01) * math.sqrt(math.log(float(node.visits) + 1.0))
        best = node.children[0]
        most = -1.0
        for child in node.children:
            visits = float(child.visits) + 1.0e-9
            score = child.won / visits + curiosity / math.sqrt(visits)
            if score > most:
                best, most = child, score
        return best

    def _descend(self, path: list[Node], state: S) -> None:
        """Follow the most promising plans down to one that is met for the first time, or to the horizon."""
        game = self.game
        node = path[len(path) - 1]
        while True:
            seat = self.ahead.draw_on(state)
            if seat == NOBODY or self.mind.stage(state) >= self.ahead.until:
                return
            if node.seat == NOBODY:
                if node.visits > 0:
                    self._open(node, state, seat)
                else:
                    return
            if node.seat != seat:
                return
            child = self._next_child(node)
            if game.check(state, seat, child.plan[0]) is not None:
                return
            self.ahead.follow(state, seat, child.plan)
            path.append(child)
            node = child

    # the tree is kept between decisions

    def _keep(self, state: S, seat: i64, chosen: Node) -> list[int]:
        """Keep what was seen after the chosen plan, and the position there; returns the part of the plan that is sure."""
        after = self.game.determinize(state, seat, 0)
        sure = self.ahead.follow(after, seat, chosen.plan)
        self.kept = chosen if len(sure) == len(chosen.plan) else None
        self.before = after
        return sure[:]

    def _find_again(self, state: S, seat: i64) -> Node | None:
        """The decision at hand in the tree that was kept, reached by plans of others that were foreseen; None if it is new."""
        kept, before = self.kept, self.before
        self.kept = None
        self.before = None
        if kept is None or before is None:
            return None
        wanted = self.game.determinize(state, seat, 0).numbers()
        nodes = [kept]
        positions = [before]
        place = 0
        while place < len(nodes):
            node, position = nodes[place], positions[place]
            place += 1
            if node.seat == seat and position.numbers() == wanted:
                return node
            for child in node.children:
                twin = self._position_after(node, child, position)
                if twin is not None:
                    nodes.append(child)
                    positions.append(twin)
        return None

    def _position_after(self, node: Node, child: Node, position: S) -> S | None:
        """Where a foreseen plan leads, if it was met often enough and may be carried out."""
        game = self.game
        if child.visits < KEPT_VISITS or position.phase == OVER or first_seat(game.pending(position)) != node.seat:
            return None
        if game.check(position, node.seat, child.plan[0]) is not None:
            return None
        twin = game.copy(position)
        self.ahead.follow(twin, node.seat, child.plan)
        return twin
