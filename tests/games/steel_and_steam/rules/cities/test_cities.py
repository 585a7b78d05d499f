"""Paragraph 2: city cards and destinations."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.board.board import load_board
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE
from goldenspike.parts.bits import BIT, WORD_BITS
from tests.dialect import seat_of
from tests.games.steel_and_steam.rules.test_conservation import conserve_cards
from tests.games.steel_and_steam.scene import Scene
from tests.games.steel_and_steam.toy import CARDS_OF_AREA


def at_home(roll: str = "3 4") -> Scene:
    """The first seat has a home and is to pick a destination card."""
    return Scene().does("1 home 1", "* turn 1", "* turn 2", f"* roll {roll}")


def test_2_1_ruling_3_a_card_is_picked_and_its_space_filled_before_it_is_turned() -> None:
    scene = at_home().does("1 pick 2")
    assert scene.state.tableau[1] == -1
    scene.does("* draw West")
    assert scene.view()["cards"]["tableau"] == ["East", "West", "East"]
    scene.does("* turn 3", "* roll 1 5")
    assert scene.told(events.DESTINATION_FOUND) == ["DESTINATION_FOUND seat=1 city=Bton payoff=4000"]
    assert scene.told(rules.DESTINATION_CITY)


def test_2_1_there_are_three_selection_spaces() -> None:
    at_home().refuses("1 pick 4", rules.SELECT_A_CARD)


def test_2_2_ruling_5_the_turned_card_is_any_unseen_card_of_that_region_with_the_same_odds() -> None:
    scene = at_home().does("1 pick 1", "* draw East")
    choices = scene.game.choices(scene.state, CHANCE)
    assert len(choices) == CARDS_OF_AREA - 2
    assert {choice.weight for choice in choices} == {1}
    scene.refuses("* turn 1", rules.TURN_THE_CARD, "card=1")
    scene.refuses(f"* turn {CARDS_OF_AREA + 1}", rules.TURN_THE_CARD, "card=21")


def test_2_2_ruling_5_a_region_side_is_drawn_by_the_number_of_its_cards_in_the_deck() -> None:
    scene = at_home().does("1 pick 1")
    weights = {scene.game.spell(scene.state, c.first): c.weight for c in scene.game.choices(scene.state, CHANCE)}
    assert weights == {"draw East": CARDS_OF_AREA - 9, "draw West": CARDS_OF_AREA}


def test_2_2_ruling_5_unseen_cards_and_discard_are_public() -> None:
    cards = at_home().view(3)["cards"]
    assert cards["discard"] == [1, 2]
    assert len(cards["unseen"]) == 2 * CARDS_OF_AREA - 2


def test_2_3_card_28_names_its_cities_by_the_roll_as_printed() -> None:
    board = load_board()
    names = [board.city_names[board.card_city(27, roll)] for roll in range(2, 13)]
    assert names == [
        *["New_Orleans", "Denver", "Milwaukee", "Denver", "New_Orleans", "Memphis"],
        *["Omaha", "Cleveland", "Milwaukee", "Cleveland", "Omaha"],
    ]


def test_2_3_ruling_4_the_city_of_the_locomotive_is_no_destination_and_another_card_is_picked() -> None:
    scene = at_home().does("1 pick 1", "* draw West", "* turn 3", "* roll 3 4")
    assert scene.told(events.SAME_CITY) == ["SAME_CITY seat=1 city=Aton"]
    assert scene.view()["cards"]["discard"] == [1, 2, 3]
    assert (scene.phase(), scene.asked()) == ("destination", "1")
    scene.does("1 pick 1", "* draw West", f"* turn {CARDS_OF_AREA + 1}", "* roll 1 5")
    assert scene.told(events.DESTINATION_FOUND) == ["DESTINATION_FOUND seat=1 city=Port payoff=13500"]


def test_2_4_the_discard_becomes_the_deck_when_the_deck_is_empty() -> None:
    scene = at_home()
    scene.state.in_deck[0] = 1
    scene.state.in_deck[1] = 0
    scene.state.deck_size = 1
    scene.state.unseen[0] = sum(BIT[card] for card in range(2, 10))
    scene.does("1 pick 1", "* draw East")
    assert scene.told(events.DECK_REFILLED) == ["DECK_REFILLED cards=2"]
    assert scene.told(rules.REFILL_DECK)
    assert scene.state.in_deck[0] == 2
    assert scene.view()["cards"]["discard"] == []


def test_2_4_ruling_5_cards_that_lay_out_at_the_shuffle_are_none_of_the_shuffled_ones() -> None:
    scene = at_home()
    for card in range(10, 2 * CARDS_OF_AREA):
        scene.state.unseen[card // WORD_BITS] ^= BIT[card % WORD_BITS]
        scene.state.discard[card // WORD_BITS] |= BIT[card % WORD_BITS]
    scene.state.in_deck[0] = scene.state.deck_size = 1
    scene.state.in_deck[1] = 0
    scene.does("1 pick 1", "* draw East")
    assert scene.offered() == [f"turn {card}" for card in range(3, 11)]
    scene.refuses("* turn 1", rules.TURN_THE_CARD, "card=1")
    assert len(scene.view()["cards"]["unseen"]) == 2 * CARDS_OF_AREA
    scene.does("* turn 3", "* roll 3 4", "1 pick 1", "* draw East")
    assert scene.offered() == [f"turn {card}" for card in range(4, 11)]
    scene.does("* turn 4", "* roll 3 4", "1 pick 1", "* draw East")
    assert scene.offered() == [f"turn {card}" for card in (1, 2, *range(11, CARDS_OF_AREA + 1))]


def test_2_4_in_random_games_with_shuffles_every_region_side_has_its_card() -> None:
    scene, stream = Scene(length="long", limit="60"), Stream(5)
    for card in range(10, 2 * CARDS_OF_AREA):
        scene.state.unseen[card // WORD_BITS] ^= BIT[card % WORD_BITS]
        scene.state.discard[card // WORD_BITS] |= BIT[card % WORD_BITS]
    scene.state.in_deck[0] = scene.state.deck_size = 1
    scene.state.in_deck[1] = 0
    while scene.asked():
        seat = seat_of(scene.asked())
        choices = scene.game.choices(scene.state, seat)
        picked = stream.draw(choices) if seat == CHANCE else stream.pick(choices)
        scene.game.apply(scene.state, seat, picked, scene.journal)
        conserve_cards(scene.game, scene.state)
    assert scene.told(events.DECK_REFILLED)


def test_the_payoff_is_the_same_both_ways_for_every_pair_of_cities() -> None:
    board = load_board()
    for a in range(board.city_count):
        for b in range(board.city_count):
            assert board.payoff_between(a, b) == board.payoff_between(b, a)
            assert a == b or board.payoff_between(a, b) >= 500
