"""Phase two, building: rulings [8] to [11]."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import events, rules
from goldenspike.games.steam_barons.rules.phase2_build_track import BuildTrack
from goldenspike.parts.hex import track_rules
from tests.games.steam_barons.scene import GREEN, ORANGE, Scene, started


def test_8_tiles_by_turn_with_ports_and_three_without() -> None:
    scene = started(ports=True)
    assert [limit_in(scene, turn) for turn in range(1, 6)] == [2, 3, 4, 5, 6]
    assert [limit_in(started(), turn) for turn in range(1, 6)] == [3] * 5


def limit_in(scene: Scene, turn: int) -> int:
    scene.state.turn = turn
    (build,) = [phase for phase in scene.game.phases if phase.name == "build_track"]
    assert isinstance(build, BuildTrack)
    return build.limit(scene.state)


def test_8_the_company_is_done_after_its_last_tile() -> None:
    scene = started()
    scene.control(1, "orange", "green")
    scene.begins("build_track")
    scene.does("1 connect Bay Cove", "1 connect Oak Bay", "1 site B5", "1 lay B5 straight 2")
    assert scene.state.order[scene.state.place] == GREEN


def test_9_all_track_of_a_company_hangs_together() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.does("1 site C4", "1 lay C4 straight 2")
    scene.refuses("1 site D7", rules.ONE_NETWORK, "stop=Nook")
    scene.refuses("1 connect Bay Cove", rules.ONE_NETWORK, "stop=Bay")


def test_9_the_first_tile_needs_a_port_on_the_coast() -> None:
    scene = started(ports=True)
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.refuses("1 site C4", track_rules.PORT_WITHIN_REACH, "stop=Dell")
    scene.does("1 connect Oak Bay", "1 site B5")


def test_10_shares_are_issued_only_as_needed() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.state.treasury[ORANGE] = 1
    scene.begins("build_track")
    scene.does("1 site D7")
    assert scene.game.wording_values(scene.state, scene.game.parse(scene.state, "lay D7 straight 2"))[-2:] == [3, 1]
    scene.does("1 lay D7 straight 2")
    assert (scene.state.treasury[ORANGE], scene.state.unissued[ORANGE], scene.state.available[ORANGE]) == (3, 4, 2)
    scene.does("1 site D8", "1 lay D8 straight 2")
    assert (scene.state.treasury[ORANGE], scene.state.unissued[ORANGE], scene.state.available[ORANGE]) == (1, 4, 2)


def test_10_no_share_left_no_money_left() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.state.unissued[ORANGE], scene.state.treasury[ORANGE] = 0, 2
    scene.begins("build_track")
    scene.refuses("1 site D7", track_rules.TOO_DEAR, "cost=3 purse=2 short=1")
    scene.refuses("1 connect Bay Cove", track_rules.TOO_DEAR, "cost=3 purse=2 short=1")


def test_10_who_can_build_nothing_is_not_asked() -> None:
    scene = started().control(1, "orange", "green")
    scene.state.unissued[ORANGE], scene.state.treasury[ORANGE] = 0, 3
    scene.begins("build_track")
    scene.does("1 site C4", "1 lay C4 straight 2")
    assert scene.told(events.BUILDING_DONE) == ["BUILDING_DONE company=orange"]
    assert scene.state.order[scene.state.place] == GREEN
    scene.does("1 done")
    assert scene.phase() != "build_track"


def test_10_in_the_first_version_everybody_was_asked() -> None:
    scene = started(version=1).control(1, "orange")
    scene.state.unissued[ORANGE], scene.state.treasury[ORANGE] = 0, 1
    scene.begins("build_track")
    scene.refuses("1 site C4", track_rules.TOO_DEAR, "cost=2 purse=1 short=1")
    scene.does("1 done", "1 pass", "1 pass")


def test_11_nobody_goes_on_with_the_track_of_a_company_in_play() -> None:
    scene = started()
    scene.lay("green", "C4 straight 2")
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.refuses("1 site C5", rules.NOT_ITS_TRACK, "hex=C5 side=W company=green")
    scene.game.builder.disown(scene.state.track, GREEN)
    scene.does("1 site C5", "1 lay C5 town 5")


def test_8_after_the_hex_comes_the_tile() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.does("1 site B5")
    scene.refuses("1 done", rules.LAY_A_TILE, "hex=B5")


def test_15_only_printed_pairs_are_joined_without_a_tile() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.begins("build_track")
    scene.refuses("1 connect Ash Kew", track_rules.PRINTED_CONNECTION)


def test_8_in_the_building_phase_track_is_built() -> None:
    scene = started().control(1, "orange").begins("build_track")
    assert scene.question() is rules.BUILD_TRACK
    scene.refuses("1 bid 3", rules.BUILD_TRACK)
    scene.does("1 done")
    assert "BUILDING_DONE company=orange" in scene.told(rules.BUILD_TRACK)
