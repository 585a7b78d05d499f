"""Rulings [10] to [29] of Steam, but for those that tests/parts has."""

from __future__ import annotations

from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.phase4_income import cover_debt
from goldenspike.games.steam.rules.phase5_turn_order import points_for_income, winners
from goldenspike.games.steam.rules.standard_phases import price_of_place
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Log
from tests.games.hex_games import play_lines, refused
from tests.games.steam.positions import build_nothing, lay, no_cubes, pass_goods, put_cube, ready, take

RED, BLUE, YELLOW, PURPLE, GREY, BLACK = range(6)


def test_10_actions_and_their_costs() -> None:
    game, state = ready()
    assert refused(game, state, "1 bid 3") == ("TAKE_AN_ACTION", [0, 0, 0])
    play_lines(game, state, "1 take Locomotive")
    assert (state.level[0], state.cash[0], state.income[0]) == (2, 4, -2)
    assert refused(game, state, "2 take Locomotive") == ("ACTION_TAKEN", [6, 0, 0])
    assert refused(game, state, "2 take Engineer pass") == ("NUMBER_ONLY", [3, 0, 0])
    play_lines(game, state, "2 take Urbanization")
    assert (state.cash[1], state.income[1], state.effect[1]) == (4, -2, 1)
    play_lines(game, state, "3 take City_Growth pass")
    assert (state.cash[2], state.income[2], state.effect[2], state.tile[2]) == (0, 0, 0, 5)


def test_10_too_dear_an_action() -> None:
    game, state = ready()
    state.income[0] = -10
    assert refused(game, state, "1 take Locomotive") == ("ACTION_COST", [6, 6, 0])
    assert refused(game, state, "1 take City_Growth") == ("ACTION_COST", [5, 2, 0])


def test_10_the_locomotive_at_level_six_is_for_its_number_only() -> None:
    game, state = ready()
    state.level[0] = 6
    play_lines(game, state, "1 take Locomotive")
    assert (state.level[0], state.cash[0], state.income[0]) == (6, 0, 0)


def test_10_what_is_paid_for_must_be_carried_out() -> None:
    game, state = ready()
    take(game, state, "Urbanization", "Engineer", "First_Move")
    assert refused(game, state, "1 done") == ("MUST_BE_CARRIED_OUT", [7, 0, 0])
    play_lines(game, state, "1 urbanize Wick red\n1 supply 3\n1 done")


def test_10_standard_actions_are_free_and_their_effects_optional() -> None:
    game, state = ready("standard")
    play_lines(game, state, "1 capital 0\n2 capital 0\n3 capital 0")
    take(game, state, "Urbanization", "City_Growth", "Locomotive")
    assert list(state.cash) == [0, 0, 0]
    assert refused(game, state, f"{state.queue[0] + 1} bid 1") == ("BUILD_TRACK", [0, 0, 0])
    build_nothing(game, state)


def test_11_first_build_and_first_move_come_first() -> None:
    game, state = ready()
    take(game, state, "Engineer", "First_Move", "First_Build")
    assert list(state.queue) == [2, 0, 1]
    build_nothing(game, state)
    assert list(state.queue) == [1, 0, 2]


def test_11_next_turn_follows_the_numbers() -> None:
    game, state = ready()
    take(game, state, "Engineer", "First_Move", "Turn_Order")
    build_nothing(game, state)
    pass_goods(game, state)
    assert list(state.order) == [2, 1, 0]
    assert state.turn == 2


def test_12_three_tiles_a_turn_and_four_with_engineer() -> None:
    game, state = ready()
    take(game, state, "First_Build", "Engineer", "Urbanization")
    lines = "site C4\n1 lay C4 straight 2\n1 site D7\n1 lay D7 straight 2\n1 site B3"
    play_lines(game, state, "1 " + lines)
    assert refused(game, state, "1 site B5") == ("LAY_A_TILE", [game.ground.map.parse_label("B3"), 0, 0])
    play_lines(game, state, "1 lay B3 straight 1")
    assert state.queue[state.place] == 1
    play_lines(game, state, "2 connect Bay Cove\n2 site B5\n2 lay B5 straight 2\n2 site D8\n2 lay D8 gentle 4")
    assert state.queue[state.place] == 1
    play_lines(game, state, "2 connect Oak Bay")
    assert state.queue[state.place] == 2


def test_12_too_many_tiles() -> None:
    game, state = ready()
    take(game, state, "Urbanization", "Engineer", "First_Move")
    play_lines(game, state, "1 connect Bay Cove\n1 connect Oak Bay\n1 site C4\n1 lay C4 straight 2")
    assert refused(game, state, "1 site D7") == ("TOO_MANY_TILES", [3, 0, 0])
    assert refused(game, state, "1 connect Oak Bay") == ("TOO_MANY_TILES", [3, 0, 0])


def test_15_only_printed_connections() -> None:
    game, state = ready()
    take(game, state, "Engineer", "First_Move", "First_Build")
    assert refused(game, state, "3 connect Ash Low") == ("PRINTED_CONNECTION", [0, 0, 0])


def test_18_claimed_links_by_extension_in_play() -> None:
    game, state = ready()
    lay(game, state, 1, "C4 straight 2")
    take(game, state, "Engineer", "First_Move", "Turn_Order")
    play_lines(game, state, "1 done\n2 done\n3 done")
    dell = game.ground.names.index("Dell")
    assert state.track.owner[dell * 6 + 1] == 0
    pass_goods(game, state)
    take(game, state, "Engineer", "First_Move", "Turn_Order")
    build_nothing(game, state)
    assert state.track.owner[dell * 6 + 1] == -1


def test_19_urbanization_needs_its_action_a_town_and_a_tile() -> None:
    game, state = ready()
    take(game, state, "Urbanization", "Engineer", "First_Move")
    assert refused(game, state, "1 urbanize Dell red") == ("URBANIZE_A_TOWN", [3, 0, 0])
    assert refused(game, state, "1 urbanize Wick black") == ("NEW_CITY_LEFT", [5, 0, 0])
    assert refused(game, state, "1 grow Dell") == ("NEEDS_CITY_GROWTH", [0, 0, 0])
    before = [state.supply[3 * 6 + colour] for colour in range(6)]
    play_lines(game, state, "1 urbanize Wick red")
    assert refused(game, state, "1 done") == ("CHOOSE_A_SUPPLY", [22, 0, 0])
    play_lines(game, state, "1 supply 4")
    wick = game.ground.names.index("Wick")
    assert [state.cubes[wick * 6 + colour] for colour in range(6)] == before
    assert state.new_cities[RED] == 0
    play_lines(game, state, "1 done")
    assert refused(game, state, "2 urbanize Yarm red") == ("NEEDS_URBANIZATION", [0, 0, 0])


def test_20_city_growth_once_per_printed_city() -> None:
    game, state = ready()
    take(game, state, "City_Growth", "Engineer", "First_Move")
    state.grown = 1 << game.ground.names.index("Ash")
    assert refused(game, state, "1 grow Ash") == ("GROWN_ALREADY", [0, 0, 0])
    assert refused(game, state, "1 grow Wick") == ("GROW_A_PRINTED_CITY", [22, 0, 0])
    play_lines(game, state, "1 grow Bay")
    for colour in range(6):
        state.supply[colour] = 0
    assert refused(game, state, "1 supply 1") == ("SUPPLY_IS_EMPTY", [1, 0, 0])
    play_lines(game, state, "1 supply 2")


def test_20_without_supply_it_is_carried_out_without_cubes() -> None:
    game, state = ready()
    take(game, state, "City_Growth", "Engineer", "First_Move")
    for place in range(len(state.supply)):
        state.supply[place] = 0
    play_lines(game, state, "1 grow Bay\n1 done")


def test_20_without_a_city_left_it_can_only_be_passed() -> None:
    game, state = ready()
    state.grown = 1023
    assert refused(game, state, "1 take City_Growth") == ("NOTHING_TO_DO_WITH_IT", [5, 0, 0])
    play_lines(game, state, "1 take City_Growth pass")


def test_22_two_rounds_of_a_cube_or_a_locomotive_or_nothing() -> None:
    game, state = ready()
    take(game, state, "Turn_Order", "Engineer", "First_Build")
    build_nothing(game, state)
    play_lines(game, state, "1 improve\n2 pass\n3 improve")
    assert refused(game, state, "1 improve") == ("IMPROVE_ONCE", [0, 0, 0])
    state.level[1] = 6
    play_lines(game, state, "1 pass")
    assert refused(game, state, "2 improve") == ("HIGHEST_LOCOMOTIVE", [0, 0, 0])
    play_lines(game, state, "2 pass\n3 pass")
    assert (list(state.level), state.turn) == ([2, 6, 2], 2)


def test_23_to_25_a_delivery_and_who_scores_it() -> None:
    game, state = ready()
    lay(game, state, 1, "C4 straight 2", "C5 town_straight 2", "C6 straight 2")
    lay(game, state, 1, "C7 town 5")
    lay(game, state, 2, "D7 crossing 1")
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    no_cubes(state)
    put_cube(game, state, PURPLE, "Bray")
    state.level[1] = 1
    assert refused(game, state, "2 move purple Bray Wick Dell") == ("WITHIN_LOCOMOTIVE_LEVEL", [3, 25, 0])
    state.level[1] = 2
    assert refused(game, state, "2 move purple Bray Wick Dell") == ("OWN_LINK_ON_THE_WAY", [3, 25, 0])
    assert refused(game, state, "2 move red Bray Wick Dell") == ("CUBE_LIES_THERE", [0, 25, 0])
    assert refused(game, state, "2 move purple Bray Wick") == ("FIRST_CITY_OF_ITS_COLOUR", [3, 25, 0])
    assert refused(game, state, "2 move purple Bray Dell") == ("COMPLETE_LINKS_ONLY", [3, 25, 0])
    assert refused(game, state, "2 move purple Bray Wick Bray") == ("NO_STOP_TWICE", [3, 25, 0])
    play_lines(game, state, "2 pass")
    state.level[0] = 2
    play_lines(game, state, "1 move purple Bray Wick Dell")
    assert sum(state.cubes) == 0
    assert refused(game, state, "1 pass") == ("INCOME_OR_POINTS", [2, 0, 0])
    state.income[0] = 9
    play_lines(game, state, "1 income")
    assert (state.income[0], state.points[0]) == (10, 0)


def test_24_nobody_may_own_more_of_the_way_than_the_mover() -> None:
    game, state = ready()
    lay(game, state, 1, "C4 straight 2", "C5 town 5")
    join(game, state, "Wick", "Bray", 1, 1, 4)
    join(game, state, "Bray", "Nook", 1, 1, 4)
    join(game, state, "Nook", "Jay", 2, 3, 1)
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    no_cubes(state)
    put_cube(game, state, BLACK, "Dell")
    put_cube(game, state, PURPLE, "Dell")
    state.level[0] = state.level[1] = 6
    play_lines(game, state, "2 move purple Dell Wick Bray Nook\n2 points\n1 income")
    assert (state.points[1], state.income[0]) == (2, 1)
    assert refused(game, state, "1 move black Dell Wick Bray Nook Jay") == ("NOBODY_OWNS_MORE", [5, 3, 0])
    game.builder.disown(state.track, 1)
    play_lines(game, state, "1 move black Dell Wick Bray Nook Jay")
    assert list(state.gains)[:3] == [1, 0, 1]


def join(game: Steam, state: SteamState, a: str, b: str, owner: int, side_a: int, side_b: int) -> None:
    """A link between two sides of stops, without tiles: goods look at links only."""
    ground, track = game.ground, state.track
    ground.complete(track, owner, ground.names.index(a) * 6 + side_a, ground.names.index(b) * 6 + side_b)


def test_23_grey_cubes_go_to_grey_new_cities_only() -> None:
    game, state = ready()
    join(game, state, "Dell", "Wick", 0, 1, 4)
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    no_cubes(state)
    put_cube(game, state, GREY, "Dell")
    play_lines(game, state, "2 pass")
    assert refused(game, state, "1 move grey Dell Wick")[0] == "FIRST_CITY_OF_ITS_COLOUR"
    state.track.colour[game.ground.names.index("Wick")] = GREY
    play_lines(game, state, "1 move grey Dell Wick")


def test_25_points_are_placed_by_the_mover_first_then_in_turn_order() -> None:
    game, state = ready()
    join(game, state, "Dell", "Wick", 2, 1, 4)
    join(game, state, "Wick", "Bray", 1, 1, 4)
    join(game, state, "Bray", "Nook", 0, 1, 4)
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    no_cubes(state)
    put_cube(game, state, PURPLE, "Dell")
    state.level[1] = 3
    play_lines(game, state, "2 move purple Dell Wick Bray Nook\n2 points\n1 points\n3 income")
    assert (list(state.points), list(state.income)) == ([1, 1, 0], [0, 0, 1])


def test_26_income_is_received_or_paid() -> None:
    game, state = ready()
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    state.income[0], state.income[1], state.income[2] = 4, -3, -10
    state.cash[1], state.cash[2], state.points[2] = 1, 2, 4
    pass_goods(game, state)
    assert (list(state.cash), list(state.income), list(state.points)) == ([4, 3, 2], [4, -4, -10], [0, 0, 0])


def test_27_points_for_income_and_links() -> None:
    assert [points_for_income(income) for income in (-3, -1, 0, 1, 2, 7, 10)] == [-6, -2, 0, 0, 1, 3, 5]
    game, state = ready()
    lay(game, state, 1, "C4 straight 2", "C5 town 5")
    state.turn = game.turns
    state.income[0] = 5
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    pass_goods(game, state)
    assert game.pending(state) == 0
    assert game.result(state).scores[0] == 2 + 1


def test_27_ties_go_to_income_and_then_to_the_lower_action() -> None:
    _, state = ready()
    for seat, (points, income, tile) in enumerate([(9, 3, 2), (9, 4, 5), (9, 4, 3)]):
        state.points[seat], state.income[seat], state.tile[seat] = points, income, tile
    assert winners(state, 3) == [2]
    state.bankrupt = 0b100
    assert winners(state, 3) == [1]


def test_28_the_auction_of_turn_order() -> None:
    game, state = ready("standard", 4)
    play_lines(game, state, "1 capital 2\n2 capital 2\n3 capital 2\n4 capital 2")
    assert refused(game, state, "1 stay") == ("PASS_ONCE", [0, 0, 0])
    assert refused(game, state, "1 take Engineer") == ("TURN_ORDER_AUCTION", [0, 0, 0])
    assert refused(game, state, "1 bid 11") == ("BID_WITHIN_MEANS", [11, 10, 0])
    play_lines(game, state, "1 bid 3\n2 bid 4\n3 pass")
    assert refused(game, state, "4 bid 4") == ("BID_HIGHER", [4, 4, 0])
    play_lines(game, state, "4 bid 5\n1 pass\n2 pass")
    assert list(state.order) == [3, 1, 0, 2]
    assert list(state.cash) == [10 - 2, 10 - 4, 10, 10 - 5]


def test_28_the_holder_of_turn_order_may_pass_once_and_stay() -> None:
    game, state = ready("standard")
    state.tile[1] = 1
    play_lines(game, state, "1 capital 1\n2 capital 1\n3 capital 1")
    play_lines(game, state, "1 bid 1\n2 stay\n3 bid 2\n1 pass\n2 bid 3\n3 pass")
    assert list(state.order) == [1, 2, 0]


def test_28_prices_of_places() -> None:
    assert [price_of_place(place, 6, 5) for place in range(6)] == [5, 5, 3, 3, 3, 0]
    assert [price_of_place(place, 2, 5) for place in range(2)] == [5, 0]


def test_29_expenses_and_what_is_short() -> None:
    game, state = ready("standard")
    play_lines(game, state, "1 capital 0\n2 capital 0\n3 capital 0")
    take(game, state, "Turn_Order", "First_Move", "Engineer")
    build_nothing(game, state)
    for seat, (cash, points, income, level) in enumerate([(5, 0, 3, 4), (0, 1, -1, 4), (0, 0, -9, 2)]):
        state.cash[seat], state.points[seat], state.income[seat], state.level[seat] = cash, points, income, level
    pass_goods(game, state)
    assert (state.cash[0], state.income[0]) == (4, 3)
    assert (state.cash[1], state.points[1], state.income[1]) == (1, 0, -3)
    assert state.bankrupt == 0b100


def test_29_an_odd_dollar_is_given_back() -> None:
    _, state = ready("standard")
    state.cash[0], state.points[0] = -3, 5
    cover_debt(state, 0, Log())
    assert (state.cash[0], state.points[0]) == (1, 3)


def test_14_nobody_goes_on_with_anothers_track() -> None:
    game, state = ready()
    lay(game, state, 2, "C4 straight 2")
    take(game, state, "First_Build", "First_Move", "Engineer")
    hex = game.ground.map.parse_label("C5")
    assert refused(game, state, "1 site C5") == ("NOT_YOUR_TRACK", [hex, 4, 1])
