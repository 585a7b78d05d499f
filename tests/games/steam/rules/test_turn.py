"""Rulings [10] to [29] of Steam, but for those that tests/parts has."""

from __future__ import annotations

from goldenspike.games.steam.rules import rules
from goldenspike.games.steam.rules.phase4_income import cover_debt
from goldenspike.games.steam.rules.phase5_turn_order import points_for_income, winners
from goldenspike.games.steam.rules.standard_phases import price_of_place
from goldenspike.kernel.core import Log
from goldenspike.parts.hex import goods_rules, track_rules
from tests.games.steam.scene import ready

RED, BLUE, YELLOW, PURPLE, GREY, BLACK = range(6)


def test_10_actions_and_their_costs() -> None:
    scene = ready()
    scene.refuses("1 bid 3", rules.TAKE_AN_ACTION)
    scene.does("1 take Locomotive")
    assert (scene.state.level[0], scene.state.cash[0], scene.state.income[0]) == (2, 4, -2)
    scene.refuses("2 take Locomotive", rules.ACTION_TAKEN, "tile=Locomotive")
    scene.refuses("2 take Engineer pass", rules.NUMBER_ONLY, "tile=Engineer")
    scene.does("2 take Urbanization")
    assert (scene.state.cash[1], scene.state.income[1], scene.state.effect[1]) == (4, -2, 1)
    scene.does("3 take City_Growth pass")
    assert (scene.state.cash[2], scene.state.income[2], scene.state.effect[2], scene.state.tile[2]) == (0, 0, 0, 5)


def test_10_too_dear_an_action() -> None:
    scene = ready()
    scene.state.income[0] = -10
    scene.refuses("1 take Locomotive", rules.ACTION_COST, "tile=Locomotive cost=6 means=0")
    scene.refuses("1 take City_Growth", rules.ACTION_COST, "tile=City_Growth cost=2 means=0")


def test_10_the_locomotive_at_level_six_is_for_its_number_only() -> None:
    scene = ready()
    scene.state.level[0] = 6
    scene.does("1 take Locomotive")
    assert (scene.state.level[0], scene.state.cash[0], scene.state.income[0]) == (6, 0, 0)


def test_10_what_is_paid_for_must_be_carried_out() -> None:
    scene = ready()
    scene.take("Urbanization", "Engineer", "First_Move")
    scene.refuses("1 done", rules.MUST_BE_CARRIED_OUT, "tile=Urbanization")
    scene.does("1 urbanize Wick red", "1 supply 3", "1 done")


def test_10_standard_actions_are_free_and_their_effects_optional() -> None:
    scene = ready("standard")
    scene.does("1 capital 0", "2 capital 0", "3 capital 0")
    scene.take("Urbanization", "City_Growth", "Locomotive")
    assert list(scene.state.cash) == [0, 0, 0]
    scene.refuses(f"{scene.state.queue[0] + 1} bid 1", rules.BUILD_TRACK)
    scene.build_nothing()


def test_11_first_build_and_first_move_come_first() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "First_Build")
    assert list(scene.state.queue) == [2, 0, 1]
    scene.build_nothing()
    assert list(scene.state.queue) == [1, 0, 2]


def test_11_next_turn_follows_the_numbers() -> None:
    scene = ready()
    scene.take("Engineer", "First_Move", "Turn_Order")
    scene.build_nothing()
    scene.pass_goods()
    assert list(scene.state.order) == [2, 1, 0]
    assert scene.state.turn == 2


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


def test_19_urbanization_needs_its_action_a_town_and_a_tile() -> None:
    scene = ready()
    scene.take("Urbanization", "Engineer", "First_Move")
    scene.refuses("1 urbanize Dell red", rules.URBANIZE_A_TOWN, "stop=Dell")
    scene.refuses("1 urbanize Wick black", rules.NEW_CITY_LEFT, "colour=black")
    scene.refuses("1 grow Dell", rules.NEEDS_CITY_GROWTH)
    before = [scene.state.supply[3 * 6 + colour] for colour in range(6)]
    scene.does("1 urbanize Wick red")
    scene.refuses("1 done", rules.CHOOSE_A_SUPPLY, "stop=Wick")
    scene.does("1 supply 4")
    wick = scene.game.ground.names.index("Wick")
    assert [scene.state.cubes[wick * 6 + colour] for colour in range(6)] == before
    assert scene.state.new_cities[RED] == 0
    scene.does("1 done")
    scene.refuses("2 urbanize Yarm red", rules.NEEDS_URBANIZATION)


def test_20_city_growth_once_per_printed_city() -> None:
    scene = ready()
    scene.take("City_Growth", "Engineer", "First_Move")
    scene.state.grown = 1 << scene.game.ground.names.index("Ash")
    scene.refuses("1 grow Ash", rules.GROWN_ALREADY, "stop=Ash")
    scene.refuses("1 grow Wick", rules.GROW_A_PRINTED_CITY, "stop=Wick")
    scene.does("1 grow Bay")
    for colour in range(6):
        scene.state.supply[colour] = 0
    scene.refuses("1 supply 1", rules.SUPPLY_IS_EMPTY, "space=1")
    scene.does("1 supply 2")


def test_20_without_supply_it_is_carried_out_without_cubes() -> None:
    scene = ready()
    scene.take("City_Growth", "Engineer", "First_Move")
    for place in range(len(scene.state.supply)):
        scene.state.supply[place] = 0
    scene.does("1 grow Bay", "1 done")


def test_20_without_a_city_left_it_can_only_be_passed() -> None:
    scene = ready()
    scene.state.grown = 1023
    scene.refuses("1 take City_Growth", rules.NOTHING_TO_DO_WITH_IT, "tile=City_Growth")
    scene.does("1 take City_Growth pass")


def test_22_two_rounds_of_a_cube_or_a_locomotive_or_nothing() -> None:
    scene = ready()
    scene.take("Turn_Order", "Engineer", "First_Build")
    scene.build_nothing()
    scene.does("1 improve", "2 pass", "3 improve")
    scene.refuses("1 improve", rules.IMPROVE_ONCE)
    scene.state.level[1] = 6
    scene.does("1 pass")
    scene.refuses("2 improve", rules.HIGHEST_LOCOMOTIVE)
    scene.does("2 pass", "3 pass")
    assert (list(scene.state.level), scene.state.turn) == ([2, 6, 2], 2)


def test_23_to_25_a_delivery_and_who_scores_it() -> None:
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town_straight 2", "C6 straight 2")
    scene.lay(1, "C7 town 5")
    scene.lay(2, "D7 crossing 1")
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("purple", "Bray")
    scene.state.level[1] = 1
    scene.refuses("2 move purple Bray Wick Dell", goods_rules.WITHIN_LOCOMOTIVE_LEVEL, "colour=purple stop=Bray")
    scene.state.level[1] = 2
    scene.refuses("2 move purple Bray Wick Dell", goods_rules.OWN_LINK_ON_THE_WAY, "colour=purple stop=Bray")
    scene.refuses("2 move red Bray Wick Dell", goods_rules.CUBE_LIES_THERE, "colour=red stop=Bray")
    scene.refuses("2 move purple Bray Wick", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=purple stop=Bray")
    scene.refuses("2 move purple Bray Dell", goods_rules.COMPLETE_LINKS_ONLY, "colour=purple stop=Bray")
    scene.refuses("2 move purple Bray Wick Bray", goods_rules.NO_STOP_TWICE, "colour=purple stop=Bray")
    scene.does("2 pass")
    scene.state.level[0] = 2
    scene.does("1 move purple Bray Wick Dell")
    assert sum(scene.state.cubes) == 0
    scene.refuses("1 pass", rules.INCOME_OR_POINTS, "points=2")
    scene.state.income[0] = 9
    scene.does("1 income")
    assert (scene.state.income[0], scene.state.points[0]) == (10, 0)


def test_24_nobody_may_own_more_of_the_way_than_the_mover() -> None:
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town 5")
    scene.join("Wick", "Bray", 2, 1, 4)
    scene.join("Bray", "Nook", 2, 1, 4)
    scene.join("Nook", "Jay", 3, 3, 1)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("black", "Dell")
    scene.put_cube("purple", "Dell")
    scene.state.level[0] = scene.state.level[1] = 6
    scene.does("2 move purple Dell Wick Bray Nook", "2 points", "1 income")
    assert (scene.state.points[1], scene.state.income[0]) == (2, 1)
    scene.refuses("1 move black Dell Wick Bray Nook Jay", goods_rules.NOBODY_OWNS_MORE, "colour=black stop=Dell")
    scene.game.builder.disown(scene.state.track, 1)
    scene.does("1 move black Dell Wick Bray Nook Jay")
    assert list(scene.state.gains)[:3] == [1, 0, 1]


def test_23_grey_cubes_go_to_grey_new_cities_only() -> None:
    scene = ready()
    scene.join("Dell", "Wick", 1, 1, 4)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("grey", "Dell")
    scene.does("2 pass")
    scene.refuses("1 move grey Dell Wick", goods_rules.FIRST_CITY_OF_ITS_COLOUR, "colour=grey stop=Dell")
    scene.state.track.colour[scene.game.ground.names.index("Wick")] = GREY
    scene.does("1 move grey Dell Wick")


def test_25_points_are_placed_by_the_mover_first_then_in_turn_order() -> None:
    scene = ready()
    scene.join("Dell", "Wick", 3, 1, 4)
    scene.join("Wick", "Bray", 2, 1, 4)
    scene.join("Bray", "Nook", 1, 1, 4)
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.no_cubes()
    scene.put_cube("purple", "Dell")
    scene.state.level[1] = 3
    scene.does("2 move purple Dell Wick Bray Nook", "2 points", "1 points", "3 income")
    assert (list(scene.state.points), list(scene.state.income)) == ([1, 1, 0], [0, 0, 1])


def test_26_income_is_received_or_paid() -> None:
    scene = ready()
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.state.income[0], scene.state.income[1], scene.state.income[2] = 4, -3, -10
    scene.state.cash[1], scene.state.cash[2], scene.state.points[2] = 1, 2, 4
    scene.pass_goods()
    assert (list(scene.state.cash), list(scene.state.income), list(scene.state.points)) == ([4, 3, 2], [4, -4, -10], [0, 0, 0])


def test_27_points_for_income_and_links() -> None:
    assert [points_for_income(income) for income in (-3, -1, 0, 1, 2, 7, 10)] == [-6, -2, 0, 0, 1, 3, 5]
    scene = ready()
    scene.lay(1, "C4 straight 2", "C5 town 5")
    scene.state.turn = scene.game.turns
    scene.state.income[0] = 5
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    scene.pass_goods()
    assert scene.asked() == ""
    assert scene.game.result(scene.state).scores[0] == 2 + 1


def test_27_ties_go_to_income_and_then_to_the_lower_action() -> None:
    scene = ready()
    for seat, (points, income, tile) in enumerate([(9, 3, 2), (9, 4, 5), (9, 4, 3)]):
        scene.state.points[seat], scene.state.income[seat], scene.state.tile[seat] = points, income, tile
    assert winners(scene.state, 3) == [2]
    scene.state.bankrupt = 0b100
    assert winners(scene.state, 3) == [1]


def test_28_the_auction_of_turn_order() -> None:
    scene = ready("standard", 4)
    scene.does("1 capital 2", "2 capital 2", "3 capital 2", "4 capital 2")
    scene.refuses("1 stay", rules.PASS_ONCE)
    scene.refuses("1 take Engineer", rules.TURN_ORDER_AUCTION, "bid=0")
    scene.refuses("1 bid 11", rules.BID_WITHIN_MEANS, "bid=11 means=10")
    scene.does("1 bid 3", "2 bid 4", "3 pass")
    scene.refuses("4 bid 4", rules.BID_HIGHER, "bid=4 high=4")
    scene.does("4 bid 5", "1 pass", "2 pass")
    assert list(scene.state.order) == [3, 1, 0, 2]
    assert list(scene.state.cash) == [10 - 2, 10 - 4, 10, 10 - 5]


def test_28_the_holder_of_turn_order_may_pass_once_and_stay() -> None:
    scene = ready("standard")
    scene.state.tile[1] = 1
    scene.does("1 capital 1", "2 capital 1", "3 capital 1")
    scene.does("1 bid 1", "2 stay", "3 bid 2", "1 pass", "2 bid 3", "3 pass")
    assert list(scene.state.order) == [1, 2, 0]


def test_28_prices_of_places() -> None:
    assert [price_of_place(place, 6, 5) for place in range(6)] == [5, 5, 3, 3, 3, 0]
    assert [price_of_place(place, 2, 5) for place in range(2)] == [5, 0]


def test_29_expenses_and_what_is_short() -> None:
    scene = ready("standard")
    scene.does("1 capital 0", "2 capital 0", "3 capital 0")
    scene.take("Turn_Order", "First_Move", "Engineer")
    scene.build_nothing()
    for seat, (cash, points, income, level) in enumerate([(5, 0, 3, 4), (0, 1, -1, 4), (0, 0, -9, 2)]):
        scene.state.cash[seat], scene.state.points[seat], scene.state.income[seat], scene.state.level[seat] = (
            cash,
            points,
            income,
            level,
        )
    scene.pass_goods()
    assert (scene.state.cash[0], scene.state.income[0]) == (4, 3)
    assert (scene.state.cash[1], scene.state.points[1], scene.state.income[1]) == (1, 0, -3)
    assert scene.state.bankrupt == 0b100


def test_29_an_odd_dollar_is_given_back() -> None:
    scene = ready("standard")
    scene.state.cash[0], scene.state.points[0] = -3, 5
    cover_debt(scene.state, 0, Log())
    assert (scene.state.cash[0], scene.state.points[0]) == (1, 3)


def test_14_nobody_goes_on_with_anothers_track() -> None:
    scene = ready()
    scene.lay(2, "C4 straight 2")
    scene.take("First_Build", "First_Move", "Engineer")
    scene.refuses("1 site C5", rules.NOT_YOUR_TRACK, "hex=C5 side=W owner=2")
