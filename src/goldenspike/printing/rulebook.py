"""The rulebook of a game: aim, parts, set-up and a turn at a glance, then every rule by chapters, in the rules page's words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goldenspike.printing.booklet import Booklet
from goldenspike.printing.poster import Draw, Size
from goldenspike.printing.tables import Row
from goldenspike.printing.words import KitWords


class Figures(NamedTuple):
    """A table at the end of the rulebook."""

    title: str
    wide: Sequence[float]
    rows: Sequence[Row]
    head: bool = True


class Opening(NamedTuple):
    """What stands before the rules: the printed parts, what else is needed, how to set up, and the course of a turn."""

    parts: Sequence[Row]
    needs: Sequence[Row]
    set_up: Sequence[str]
    turn: Sequence[Row]


def write_rulebook(
    path: Path, words: KitWords, players: tuple[int, int], opening: Opening, figures: Sequence[Figures], cover: tuple[Draw, Size]
) -> Path:
    lead = f"{words.text(f'about-{words.game.name}')} {words.text('print-players', fewest=players[0], most=players[1])}"
    booklet = Booklet(path, words, words.text("print-rules"), lead)
    booklet.heading(words.text("print-parts"))
    booklet.table((30, 136), opening.parts, head=False)
    booklet.heading(words.text("print-needs"))
    booklet.table((30, 136), opening.needs, head=False)
    booklet.heading(words.text("print-set-up"))
    for number, said in enumerate(opening.set_up, 1):
        booklet.entry(f"{number}.", said)
    booklet.heading(words.text("print-course"))
    booklet.entries(opening.turn)
    _add_rules(booklet, words)
    for one in figures:
        booklet.heading(one.title)
        booklet.table(one.wide, one.rows, one.head)
    return booklet.write(*cover)


def _add_rules(booklet: Booklet, words: KitWords) -> None:
    """Every rule under the number by which the game cites it. Rules that several games share have letters and no chapter."""
    chapter = ""
    for rule in words.game.rules():
        number = rule.reference.split()[0]
        found = re.match(r"\d+", number)
        if found and found[0] != chapter:
            chapter = found[0]
            booklet.heading(f"{chapter}. {words.text(f'chapter-{words.game.name}-{chapter}')}")
        booklet.entry(number, words.text(f"rule-{rule.name}"))
