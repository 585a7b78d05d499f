"""What the rules page tells of Steel Driver has the figures of the rules."""

from __future__ import annotations

from goldenspike.games.steel_driver.rules import rules
from tests.primers import primer_of


def test_tables_and_examples_have_the_figures_of_the_rules() -> None:
    primer = primer_of("steel_driver")
    cubes, sets, across = (table.rows for table in primer.figures)
    assert dict(zip(map(int, cubes[0][1:]), map(int, cubes[1][1:]), strict=True)) == rules.CUBES_BY_PLAYERS
    assert list(sets[1][1:]) == [f"${value}" for value in rules.SET_VALUES[1:]]
    assert [row[1] for row in across] == [f"${rules.BUILDER_BONUS}", f"${rules.PARTNER_BONUS}"]
    auction, goods = (example.text for example in primer.examples)
    assert f"everybody takes {rules.CUBES_BY_PLAYERS[4]} cubes" in auction
    worth = rules.SET_VALUES[4] + rules.SET_VALUES[1]
    assert f"final value is ${worth}," in goods
    assert f"${3 * worth} to a player with 3 shares" in goods
