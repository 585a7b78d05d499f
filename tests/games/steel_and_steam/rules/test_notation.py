"""The notation: what people may write, and what they are told when it spells nothing."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam import BOX
from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.kernel.core import NotationError
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import offer_of
from goldenspike.text.speaker import error_text
from tests.games.steel_and_steam.scene import Scene


def test_a_move_names_the_space_and_the_property_only_where_several_lead_there() -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p3")
    assert scene.game.parse(scene.state, "MOVE bton") == scene.game.parse(scene.state, "move Bton AB")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "'' is no action; an action begins with "),
        ("fly", "'fly' is no action"),
        ("move", "write 'move SPACE' or 'move SPACE PROPERTY'"),
        ("move Nowhere", "'move': there is no 'Nowhere'"),
        ("move p5", "p5 is no neighbour"),
        ("move Bton XX", "'move': there is no 'XX'"),
        ("move p1 SL", "SL does not lead to p1"),
        ("buy", "'buy': after 'buy' comes 1 word, not 0"),
        ("buy XX", "'buy': there is no 'XX'"),
        ("roll 1", "'roll 1': after 'roll' come 2 words, not 1"),
        ("roll x y", "'x' is no number from 0 to 9999"),
        ("pick", "after 'pick' comes 1 word, not 0"),
        ("pick one", "'one' is no number"),
        ("upgrade 2-2-2", "'upgrade': there is no '2-2-2'"),
        ("nothing now", "'nothing now': after 'nothing' come 0 words, not 1"),
        ("yard Paris", "'yard': there is no 'Paris'"),
        ("move p1 p2 p3 p4", "write 'move SPACE'"),
        ("turn 99999", "'99999' is no number"),
        ("highball now", "after 'highball' come 0 words, not 1"),
    ],
)
def test_words_that_spell_nothing_are_told_why(words: str, message: str) -> None:
    scene = Scene().on_the_road(1, "Aton", "Isle", at="p3")
    with pytest.raises(NotationError) as error:
        scene.game.parse(scene.state, words)
    assert message in error_text("en", error.value, BOX.words)


def test_slots_and_cards_are_counted_from_one() -> None:
    scene = Scene()
    scene.refuses("1 home 0", rules.HOME_CITY)
    scene.allows("1 home 1")


@pytest.mark.parametrize("options", [{"length": "endless"}, {"speed": "high"}, {"limit": "11"}])
def test_options_that_do_not_exist_are_told(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        offer_of("steel_and_steam").set_up(3, options)


def test_the_options_of_a_game_are_spelled_in_full() -> None:
    game = offer_of("steel_and_steam").set_up(3, {"length": "long", "economy": "depression"})
    assert game.options == "length=long economy=depression yards=no fees=end_of_turn victory_cards=open limit=none"
