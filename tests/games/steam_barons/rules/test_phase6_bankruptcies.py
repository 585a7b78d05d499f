"""Phase six, bankruptcies."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from goldenspike.games.steam_barons.rules.phase4_dividends import stacks
from tests.games.steam_barons.scene import BROWN, started


def test_6_1_a_bankrupt_company_leaves_its_track_to_nobody() -> None:
    scene = started()
    scene.lay("brown", "C4 straight 2", "C5 town 5")
    scene.give(1, "brown", 2)
    scene.state.price[BROWN] = -1
    scene.begins("sell_shares")
    assert scene.state.bankrupt == 1 << BROWN
    assert BROWN not in list(scene.state.track.owner)
    assert scene.state.shares[BROWN] == 0
    assert scene.state.track.far[scene.game.ground.names.index("Dell") * 6 + 1] >= 0
    scene.refuses("* company brown", rules.COMPANY_ORDER, "company=brown")
    assert stacks(scene.state) == 2
