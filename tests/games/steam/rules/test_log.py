"""What happens in Steam is told under its rule."""

from __future__ import annotations

from tests.games.hex_games import refused, told_in
from tests.games.steam.positions import build_nothing, ready, take


def test_whatever_happens_by_itself_is_told_under_its_rule() -> None:
    told = told_in("base_greedy", "base_everybody_bankrupt", "base_links_lost")
    assert told >= {"RAISE_CAPITAL", "BANKRUPT", "UNFINISHED_LINKS", "COLLECT_INCOME", "NEXT_TURN_ORDER", "FINAL_SCORE", "WINNER"}
    assert "PAY_EXPENSES" not in told
    assert told_in("standard_debt") >= {"PAY_EXPENSES", "FINAL_SCORE", "WINNER"}


def test_22_in_the_goods_phase_goods_are_moved() -> None:
    game, state = ready()
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    assert refused(game, state, "2 done") == ("MOVE_GOODS", [0, 0, 0])
