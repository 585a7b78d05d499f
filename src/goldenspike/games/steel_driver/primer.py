"""How Steel Driver is told to a newcomer: the aim, a turn, two examples and the tables, with the figures of the rules."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.rules import rules
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.text.rulebook import Example, Primer, RulebookWords, Table, steps

TURN: Final = {"cubes": 1, "auction": 2, "build": 3, "profit": 4, "end": 5, "final": 6}
"""The steps of a turn, each with its chapter."""
FOUR: Final = 4
BID: Final = 5
SHARES: Final = 3


def write_primer(_game: SteelDriver, words: RulebookWords) -> Primer:
    return Primer(
        aim=words("aim", turns=rules.TURNS),
        length=words("length", turns=rules.TURNS),
        course=words("course"),
        turn=steps(turn(words), TURN.values()),
        examples=_examples(words),
        figures=[
            words.figures(words("cubes-here"), _cubes(words)),
            words.figures(words.text("draw-sets"), sets(words)),
            words.figures(words("across"), across(words), head=False),
        ],
    )


def turn(words: RulebookWords) -> Table:
    cubes = [words("cubes-for", cubes=cubes, players=players) for players, cubes in rules.CUBES_BY_PLAYERS.items()]
    return words.each(
        "turn",
        TURN,
        cubes=", ".join(cubes),
        least=rules.LOWEST_OPENING_BID,
        builder=words.money(rules.BUILDER_BONUS),
        partner=words.money(rules.PARTNER_BONUS),
        turns=rules.TURNS,
    )


def sets(words: RulebookWords) -> Table:
    sizes = range(1, len(rules.SET_VALUES))
    return [
        (words("set-size"), *[str(size) for size in sizes]),
        (words("set-value"), *[words.money(rules.SET_VALUES[size]) for size in sizes]),
    ]


def across(words: RulebookWords) -> Table:
    """What the first link across the continent brings."""
    return [
        (words("across-builder"), words.money(rules.BUILDER_BONUS)),
        (words("across-partner"), words.money(rules.PARTNER_BONUS)),
    ]


def _cubes(words: RulebookWords) -> Table:
    players, cubes = rules.CUBES_BY_PLAYERS, words("cubes-each")
    return [(words.text("players"), *[str(count) for count in players]), (cubes, *[str(count) for count in players.values()])]


def _examples(words: RulebookWords) -> list[Example]:
    four, one = rules.SET_VALUES[FOUR], rules.SET_VALUES[1]
    cubes = rules.CUBES_BY_PLAYERS[FOUR]
    return words.examples(
        ["auction", "goods"],
        cubes=cubes,
        bid=BID,
        left=cubes - BID,
        four=words.money(four),
        one=words.money(one),
        share=words.money(four + one),
        shares=SHARES,
        all=words.money(SHARES * (four + one)),
    )
