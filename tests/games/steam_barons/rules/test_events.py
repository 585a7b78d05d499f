"""What happens in Steam Barons by itself is told under its rule."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from tests.replays.played import rules_told


def test_whatever_happens_by_itself_is_told_under_its_rule() -> None:
    told = rules_told("steam_barons", "greedy", "bankrupt")
    assert told >= {
        rules.PASS_THE_MARKER,
        rules.CONTROL,
        rules.ISSUE_SHARES,
        rules.PERFORMANCE,
        rules.CEO_BONUS,
        rules.COMPANY_PROFIT,
    }
    assert told >= {
        rules.SHARE_ADJUSTMENT,
        rules.COLOURED_BOXES,
        rules.SELL_EVERYTHING,
        rules.BANKRUPTCY,
        rules.END_OF_TURN,
        rules.WINNER,
    }
