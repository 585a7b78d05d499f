"""What happens in Steam by itself is told under its rule."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from tests.replays.played import rules_told


def test_whatever_happens_by_itself_is_told_under_its_rule() -> None:
    told = rules_told("steam", "base_greedy", "base_everybody_bankrupt", "base_links_lost")
    assert told >= {
        rules.RAISE_CAPITAL,
        rules.BANKRUPT,
        rules.UNFINISHED_LINKS,
        rules.COLLECT_INCOME,
        rules.NEXT_TURN_ORDER,
        rules.FINAL_SCORE,
        rules.WINNER,
    }
    assert rules.PAY_EXPENSES not in told
    assert rules_told("steam", "standard_debt") >= {rules.PAY_EXPENSES, rules.FINAL_SCORE, rules.WINNER}
