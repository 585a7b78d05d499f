"""How the things of Steam are said."""

from __future__ import annotations

import pytest

from goldenspike.games.steam import BOX
from goldenspike.games.steam.rules.rules import ACTION_NAMES
from goldenspike.parts.hex.map import COLOURS, SIDES
from goldenspike.parts.hex.tiles import TILES, tile_name
from goldenspike.text.speaker import LANGUAGES, bundle

NAMES = ["Ann", "Bea", "Cy", "Di", "Eve", "Flo"]
THINGS = {"tile": [tile_name(tile) for tile in range(1, TILES)], "colour": COLOURS, "side": SIDES, "action": ACTION_NAMES[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_a_word_of_their_own_in_every_language(language: str) -> None:
    speaker = BOX.speaker(BOX.offer.set_up(4, {}), language, NAMES)
    catalogue = bundle(language, BOX.words)
    for kind, things in THINGS.items():
        assert all(catalogue.has_message(f"{kind}-{thing.split()[0]}") for thing in things)
        assert len({speaker.named(kind, thing) for thing in things}) == len(things)


def test_a_tile_is_told_by_its_face_and_turn() -> None:
    spoken = [BOX.speaker(BOX.offer.set_up(4, {}), language, NAMES).named("tile", "gentle 2") for language in LANGUAGES]
    assert spoken == ["gentle curve (turn 2)", "une courbe douce (orientation 2)", "weite Kurve (Drehung 2)"]
