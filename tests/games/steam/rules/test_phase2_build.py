"""Phase two, building: rulings [12] to [18], but for those that tests/parts has."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.parts.hex import track_rules
from tests.games.steam.scene import ready


def test_12_three_tiles_a_turn_and_four_with_engineer() -> None:
    scene = ready()
    scene.take("First_Build", "Engineer", "Urbanization")
    scene.does("1 site C4", "1 lay C4 straight 2", "1 site D7", "1 lay D7 straight 2", "1 site B3")
    scene.refuses("1 site B5", rules.LAY_A_TILE, "hex=B3")
    scene.does("1 lay B3 straight 1")
    assert scene.state.queue[scene.state.place] == 1
    scene.does("2 connect Bay Cove", "2 site B5", "2 lay B5 straight 2", "2 site D8", "2 lay D8 gentle 4")
    assert scene.state.queue[scene.state.place] == 1
    scene.does("2 connect Oak Bay")
    assert scene.state.queue[scene.state.place] == 2


def test_12_too_many_tiles() -> None:
    scene = ready()
    scene.take("Urbanization", "Engineer", "First_Move")
    scene.does("1 connect Bay Cove", "1 connect Oak Bay", "1 site C4", "1 lay C4 straight 2")
    scene.refuses("1 site D7", rules.TOO_MANY_TILES, "limit=3")
    scene.refuses("1 connect Oak Bay", rules.TOO_MANY_TILES, "limit=3")


def test_15_only_printed_connections() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "First_Build")
    scene.refuses("3 connect Ash Low", track_rules.PRINTED_CONNECTION)


def test_18_claimed_links_by_extension_in_play() -> None:
    scene = ready()
    scene.lay(1, "C4 straight 2")
    scene.take("Engineer", "First_Move", "Turn_Order")
    scene.does("1 done", "2 done", "3 done")
    dell = scene.game.ground.names.index("Dell")
    assert scene.state.track.owner[dell * 6 + 1] == 0
    scene.pass_goods()
    scene.take("Engineer", "First_Move", "Turn_Order")
    scene.build_nothing()
    assert scene.state.track.owner[dell * 6 + 1] == -1


def test_14_nobody_goes_on_with_anothers_track() -> None:
    scene = ready()
    scene.lay(2, "C4 straight 2")
    scene.take("First_Build", "First_Move", "Engineer")
    scene.refuses("1 site C5", rules.NOT_YOUR_TRACK, "hex=C5 side=W owner=2")
