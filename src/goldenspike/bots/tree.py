"""The tree of a search, and what the trees of several cores tell each other."""

from __future__ import annotations

import json
import os
from typing import Final, final

from goldenspike.kernel.ints import i64

NOBODY: Final = -1
CAN_FORK: Final = os.name == "posix"


@final
class Node:
    """What has been seen after a plan; `won` adds up the chances of the seat that chose the plan."""

    def __init__(self, plan: list[int]) -> None:
        self.plan: Final = plan
        self.children: list[Node] = []
        self.untried: list[list[int]] = []
        self.seat: i64 = NOBODY
        self.visits: i64 = 0
        self.won: float = 0.0

    def add(self, told: str) -> None:
        """Add what another core has seen of the plans; it tells nothing if its process died."""
        for plan, visits, won in json.loads(told or "[]"):
            child = self._child(plan)
            child.visits += visits
            child.won += won

    def _child(self, plan: list[int]) -> Node:
        for child in self.children:
            if child.plan == plan:
                return child
        self.children.append(Node(plan))
        return self.children[-1]


@final
class Core:
    """A process beside this one and the pipe between them; `process` is 0 in that process itself."""

    def __init__(self, reading: int, writing: int, process: int) -> None:
        self.reading: Final = reading
        self.writing: Final = writing
        self.is_parent: Final = process != 0
        self.process: Final = process

    def tell(self, root: Node) -> None:
        told = json.dumps([[child.plan, child.visits, child.won] for child in root.children])
        with os.fdopen(self.writing, "w") as pipe:
            pipe.write(told)

    def seen(self) -> str:
        """What the other process has told, when it has ended."""
        os.close(self.writing)
        with os.fdopen(self.reading) as pipe:
            told = pipe.read()
        os.waitpid(self.process, 0)
        return told


def fork() -> Core:
    reading, writing = os.pipe()
    return Core(reading, writing, os.fork())
