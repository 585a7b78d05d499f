"""What happens in Steam Barons is told under its rule, and what does not fit the moment is refused by the rule that asks."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.kernel.core import Log
from tests.games.hex_games import market, play_lines, refused, told_in
from tests.games.steam.positions import plains
from tests.games.steam_barons.positions import BUILD_TRACK, MOVE_GOODS, ORANGE, at, begin, join, no_cubes, put_cube

PURPLE = 3


def test_whatever_happens_by_itself_is_told_under_its_rule() -> None:
    told = told_in("barons_greedy", "barons_bankrupt")
    assert told >= {"PASS_THE_MARKER", "CONTROL", "ISSUE_SHARES", "PERFORMANCE", "CEO_BONUS", "COMPANY_PROFIT"}
    assert told >= {"SHARE_ADJUSTMENT", "COLOURED_BOXES", "SELL_EVERYTHING", "BANKRUPTCY", "END_OF_TURN", "WINNER"}


def test_3_chance_draws_what_is_in_the_bag() -> None:
    game = SteamBarons(plains(), market(), 3)
    state = game.start(Log())
    state.bag[PURPLE] = 0
    assert refused(game, state, "* draw purple") == ("DRAW_CUBES", [PURPLE, 0, 0])


def test_0_2_the_first_player_sits_at_the_table() -> None:
    game = SteamBarons(plains(), market(), 3)
    state = game.start(Log())
    while game.phases[state.phase].name != "first_player":
        game.apply(state, 15, game.choices(state, 15)[0].first, Log())
    assert refused(game, state, "* seat 4") == ("FIRST_PLAYER", [2, 0, 0])


def test_8_after_the_hex_comes_the_tile() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = 0
    begin(game, state)
    play_lines(game, state, "1 site B5")
    assert refused(game, state, "1 done")[0] == "LAY_A_TILE"


def test_15_only_printed_pairs_are_joined_without_a_tile() -> None:
    game, state = at(BUILD_TRACK)
    state.controller[ORANGE] = 0
    begin(game, state)
    assert refused(game, state, "1 connect Ash Kew")[0] == "PRINTED_CONNECTION"


def test_12_a_cube_moves_as_in_steam() -> None:
    game, state = at(MOVE_GOODS)
    state.controller[ORANGE] = 0
    join(game, state, "Dell", "Wick", ORANGE, 1, 4)
    join(game, state, "Wick", "Bray", ORANGE, 1, 4)
    join(game, state, "Bray", "Nook", ORANGE, 1, 4)
    no_cubes(state)
    put_cube(game, state, PURPLE, "Wick")
    begin(game, state)
    assert refused(game, state, "1 move purple Bray Nook")[0] == "CUBE_LIES_THERE"
    assert refused(game, state, "1 move purple Wick Nook")[0] == "COMPLETE_LINKS_ONLY"
    assert refused(game, state, "1 move purple Wick Bray Wick Dell")[0] == "NO_STOP_TWICE"
    assert refused(game, state, "1 move purple Wick Bray")[0] == "FIRST_CITY_OF_ITS_COLOUR"
    play_lines(game, state, "1 move purple Wick Bray Nook")
    assert state.performance[ORANGE] == 2
