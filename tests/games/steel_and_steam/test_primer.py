"""What the rules page tells of Steel & Steam has the figures of rules and board."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.board.board import load_board
from tests.primers import primer_of


def test_tables_have_the_figures_of_the_rules() -> None:
    locomotives, highballing, fees, payoffs, deeds, targets, economy = (
        table.rows for table in primer_of("steel_and_steam").figures
    )
    assert list(locomotives[1][1:]) == [str(mps) for mps in rules.NORMAL]
    assert list(locomotives[-1][2:]) == [f"${cost:,}" for cost in list(rules.UPGRADE_COST)[1:]]
    assert len(highballing) == 7
    assert f"${rules.OTHER_FEE[0]:,}" in fees[2][1]
    assert f"${rules.OTHER_FEE[1]:,}" in fees[2][2]
    assert list(targets[1][1:]) == [f"${worth:,}" for worth in rules.NET_WORTH_TARGET.values()]
    assert len(economy) == len(rules.CONDITIONS) + 2
    board = load_board()
    assert [row[1] for row in deeds[1:]] == [f"${price:,}" for price in board.price]
    assert len(payoffs) == 7
    chicago, new_york = (board.city_names.index(name) for name in ("Chicago", "New_York"))
    assert payoffs[1][2] == payoffs[2][1] == f"${board.payoff_between(chicago, new_york):,}"


def test_the_examples_are_right() -> None:
    highball, journey, fees = (example.text for example in primer_of("steel_and_steam").examples)
    assert f"{rules.NORMAL[1]} + {rules.FULL_BENEFIT[1]} = {rules.NORMAL[1] + rules.FULL_BENEFIT[1]} MPs" in highball
    assert f"level becomes {rules.BASE_LEVEL[1] + rules.WEAR[6 - rules.BASE_LEVEL[1]]}." in highball
    assert f"with ${rules.STARTING_CASH:,}" in journey
    total = rules.FLAT_FEE + rules.OTHER_FEE[0] + rules.ADDITIONAL_FEE[0] + rules.MORTGAGED_FEE[0]
    assert f"That is ${total:,} for the turn" in fees
