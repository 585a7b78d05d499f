"""What happens in Steam Barons is told under its rule, and what does not fit the moment is refused by the rule that asks."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules import rules
from goldenspike.parts.hex import goods_rules, track_rules
from tests.games.steam_barons.scene import ORANGE, Scene, started
from tests.replays.played import rules_told

PURPLE = 3


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


def test_3_chance_draws_what_is_in_the_bag() -> None:
    scene = Scene()
    scene.state.bag[PURPLE] = 0
    scene.refuses("* draw purple", rules.DRAW_CUBES, "colour=purple")


def test_0_2_the_first_player_sits_at_the_table() -> None:
    scene = Scene()
    while scene.phase() != "first_player":
        scene.does(f"* {scene.offered()[0]}")
    scene.refuses("* seat 4", rules.FIRST_PLAYER, "seat=3")


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


def test_12_a_cube_moves_as_in_steam() -> None:
    scene = started()
    scene.control(1, "orange")
    scene.join("Dell", "Wick", "orange", 1, 4)
    scene.join("Wick", "Bray", "orange", 1, 4)
    scene.join("Bray", "Nook", "orange", 1, 4)
    scene.no_cubes()
    scene.put_cube("purple", "Wick")
    scene.begins("move_goods")
    scene.refuses("1 move purple Bray Nook", goods_rules.CUBE_LIES_THERE, "colour=purple stop=Bray")
    scene.refuses("1 move purple Wick Nook", goods_rules.COMPLETE_LINKS_ONLY, "colour=purple stop=Wick")
    scene.refuses("1 move purple Wick Bray Wick Dell", goods_rules.NO_STOP_TWICE, "colour=purple stop=Wick")
    scene.refuses("1 move purple Wick Bray", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=purple stop=Wick")
    scene.does("1 move purple Wick Bray Nook")
    assert scene.state.performance[ORANGE] == 2
