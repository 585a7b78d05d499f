"""The sequence of play: a game lists the names of its phases once, and a phase's number is its place in that list."""

from __future__ import annotations

from goldenspike.kernel.core import Phase, S
from goldenspike.kernel.ints import i64


def arrange(names: list[str], phases: list[Phase[S]]) -> list[Phase[S]]:
    """These phases in the order of their names; every name needs its phase, and every phase its name."""
    named = {phase.name: phase for phase in phases}
    if sorted(named) != sorted(names) or len(phases) != len(names):
        raise ValueError(f"the phases are {', '.join(sorted(named))}, not {', '.join(sorted(names))}")
    return [named[name] for name in names]


def number_of(phases: list[Phase[S]], name: str) -> i64:
    return [phase.name for phase in phases].index(name)
