"""What the rules page tells of Steam Barons has the figures of the rules."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.market import load_market
from tests.primers import primer_of


def test_tables_and_examples_have_the_figures_of_rules_and_card() -> None:
    primer = primer_of("steam_barons")
    cash, _, adjustments, chart = (table.rows for table in primer.figures)
    assert list(cash[1][1:]) == [f"${amount}" for amount in rules.CASH_BY_PLAYERS.values()]
    market = load_market()
    assert [row[1] for row in chart[1:]] == [f"${amount}" for amount in list(market.dividends)[: rules.HIGHEST_PERFORMANCE + 1]]
    assert [int(change) for change in adjustments[-1][1:]] == list(rules.ADJUSTMENTS)
    assert [row[1] for row in adjustments[1:]] == ["0", "+1", "+1", "+3", "+3", "+5"]
    assert all(sum(1 for change in row[1:] if change) == stacks for stacks, row in enumerate(adjustments[1:], start=1))
    dividends = primer.examples[1].text
    assert f"performance of 10: every share pays ${market.dividends[10]}, " in dividends
    assert "change by +1, 0 and -1" in dividends
