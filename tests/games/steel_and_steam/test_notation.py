"""The notation: what people may write, and what they are told when it spells nothing."""

from __future__ import annotations

import pytest
from toy import Scene

from goldenspike.games import offer_of
from goldenspike.games.steel_and_steam import rules
from goldenspike.kernel.core import NotationError
from goldenspike.parts.offer import SetupError


def test_a_move_names_the_space_and_the_property_only_where_several_lead_there() -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p3")
    assert scene.game.parse(scene.state, "MOVE bton") == scene.game.parse(scene.state, "move Bton AB")


@pytest.mark.parametrize(
    "words",
    [
        "",
        "fly",
        "move",
        "move Nowhere",
        "move p5",
        "move Bton XX",
        "move p1 SL",
        "buy",
        "buy XX",
        "roll 1",
        "roll x y",
        "pick",
        "pick one",
        "upgrade 2-2-2",
        "nothing now",
        "yard Paris",
        "move p1 p2 p3 p4",
        "turn 99999",
        "highball now",
    ],
)
def test_words_that_spell_nothing_are_told_why(words: str) -> None:
    scene = Scene().on_the_road(0, "Aton", "Isle", at="p3")
    with pytest.raises(NotationError) as error:
        scene.game.parse(scene.state, words)
    assert str(error.value)


def test_slots_and_cards_are_counted_from_one() -> None:
    scene = Scene()
    assert scene.refuses("home 0", rules.HOME_CITY)
    assert scene.allows("home 1")


@pytest.mark.parametrize("options", [{"length": "endless"}, {"speed": "high"}, {"limit": "11"}])
def test_options_that_do_not_exist_are_told(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        offer_of("steel_and_steam").set_up(3, options)


def test_the_options_of_a_game_are_spelled_in_full() -> None:
    game = offer_of("steel_and_steam").set_up(3, {"length": "long", "economy": "depression"})
    assert game.options == "length=long economy=depression yards=no fees=end_of_turn victory_cards=open limit=none"
