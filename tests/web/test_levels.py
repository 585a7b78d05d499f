"""What the server tells of its bots: those that people are offered, and whether they think at full strength."""

from __future__ import annotations

import pytest

from goldenspike.bots.levels import LEVELS
from goldenspike.compiled import at_full_strength
from goldenspike.tables import bots
from tests.web.servers import Person

STORES = ["sqlite"]


def test_people_are_offered_levels_and_programs_all_bots(ada: Person) -> None:
    for game in ada.get("/api/games"):
        assert game["levels"] == [level for level in LEVELS if level in game["bots"]] or game["levels"] == game["bots"]
        assert game["bots"] == bots.bots_for(game["name"])
        assert game["compiled"] == at_full_strength()
    assert ada.view(ada.opens("me", "bot:random", "bot:greedy"))["seats"][1]["bot"] == "random"


def test_a_game_without_levels_offers_all_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for known, levels, usual in (
        (["random", "greedy"], ["random", "greedy"], "greedy"),
        (["random", "mine"], ["random", "mine"], "random"),
        (["random", "expert", "steady"], ["steady", "expert"], "steady"),
    ):
        monkeypatch.setattr(bots, "bots_for", lambda _, known=known: known)
        assert (bots.levels_for("any"), bots.usual_bot("any")) == (levels, usual)
