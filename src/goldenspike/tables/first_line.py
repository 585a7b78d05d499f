"""What may be taken back: all that was done at a table, but not what led to a scene of a lesson or to a puzzle."""

from __future__ import annotations

from goldenspike.tables.guide import scene_at
from goldenspike.tables.puzzles import line_of, puzzle_at
from goldenspike.tables.table import Table


def first_line(table: Table) -> int:
    """The first line of the log that may be taken back."""
    scene, puzzle = scene_at(table), puzzle_at(table)
    if scene is not None:
        return scene.actions + 1
    return 1 if puzzle is None else line_of(table, puzzle) + 1
