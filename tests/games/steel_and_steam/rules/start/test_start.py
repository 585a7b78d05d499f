"""Paragraph 1: set-up, turn order, home cities."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.offer import SteelAndSteamOffer
from goldenspike.kernel.core import CHANCE
from tests.games.steel_and_steam.scene import Scene
from tests.games.steel_and_steam.toy import CARDS_OF_AREA


def fresh(players: int, **options: str) -> Scene:
    """Before the turn-order rolls."""
    return Scene(players, rolled=False, **options)


def test_1_1_everyone_is_dealt_two_cards_then_the_three_selection_spaces_are_filled() -> None:
    scene = Scene(4)
    assert len(scene.told(events.CARD_DEALT)) == 8
    assert [fact.values[0] for fact in scene.facts(events.SPACE_FILLED)] == [1, 2, 3]
    assert scene.view()["cards"]["tableau"] == ["East"] * 3
    assert scene.state.deck_size == 2 * CARDS_OF_AREA - 11


def test_1_1_only_cards_left_in_the_deck_can_be_drawn() -> None:
    scene = fresh(3)
    scene.state.in_deck[1] = 0
    scene.begins("deal_cards")
    scene.refuses("* draw West", rules.DEAL_CARDS)


def test_1_2_ruling_1_three_to_six_players() -> None:
    assert (SteelAndSteamOffer().fewest, SteelAndSteamOffer().most) == (3, 6)


def test_1_2_ruling_1_the_highest_roll_goes_first() -> None:
    scene = fresh(3).does("* roll 1 2", "* roll 6 5", "* roll 4 3")
    assert list(scene.state.order) == [1, 2, 0]
    assert scene.told(events.ORDER_PLACE) == [
        "ORDER_PLACE seat=1 place=3",
        "ORDER_PLACE seat=2 place=1",
        "ORDER_PLACE seat=3 place=2",
    ]
    assert scene.told(rules.TURN_ORDER)


def test_1_2_ruling_1_ties_roll_again_among_themselves_and_keep_their_place() -> None:
    scene = fresh(4).does("* roll 3 4", "* roll 6 5", "* roll 2 5", "* roll 1 1")
    assert scene.told(events.ORDER_ROLLED)[-1] == "ORDER_ROLLED seat=4 roll=2"
    scene.does("* roll 1 2", "* roll 6 6")
    assert list(scene.state.order) == [1, 2, 0, 3]


def test_1_2_ruling_1_two_ties_at_once_are_both_rolled_off_and_a_new_tie_again() -> None:
    scene = fresh(4).does("* roll 3 4", "* roll 6 5", "* roll 2 5", "* roll 5 6")
    scene.does("* roll 2 2", "* roll 1 2", "* roll 1 3", "* roll 4 5")
    scene.does("* roll 2 1", "* roll 1 1")
    assert list(scene.state.order) == [3, 1, 0, 2]


def test_1_3_ruling_2_everyone_starts_with_10000_a_4_4_0_at_level_2_and_no_property() -> None:
    scene = Scene(6)
    assert list(scene.state.cash) == [10_000] * 6
    assert list(scene.state.engine) == [0] * 6
    assert list(scene.state.level) == [2] * 6
    assert list(scene.state.owned) == [0] * 6
    assert scene.state.available == 2**7 - 1


def test_1_3_ruling_3_one_dealt_card_names_the_home_and_the_other_goes_to_the_discard() -> None:
    scene = Scene()
    assert scene.phase() == "home_city"
    scene.does("1 home 2", "* turn 5", "* turn 8", "* roll 1 5")
    assert scene.told(events.HOME_FOUND) == ["HOME_FOUND seat=1 city=Bton"]
    assert scene.told(events.CARD_DISCARDED) == ["CARD_DISCARDED card=8"]
    assert scene.where(1) == "Bton"
    assert scene.view()["cards"]["discard"] == [5, 8]


def test_1_3_ruling_3_home_destination_and_first_turn_come_player_by_player() -> None:
    scene = Scene().does("1 home 1", "* turn 1", "* turn 2", "* roll 1 5", "1 pick 1", "* draw West", "* turn 3", "* roll 3 4")
    assert (scene.phase(), scene.asked()) == ("running", "1")
    scene.does("1 move p3", "1 dump")
    assert (scene.phase(), scene.asked()) == ("home_city", "2")


def test_1_3_ruling_3_two_players_may_share_a_home_city() -> None:
    scene = Scene().does(
        "1 home 1",
        "* turn 1",
        "* turn 2",
        "* roll 1 5",
        "1 pick 1",
        "* draw West",
        "* turn 3",
        "* roll 3 4",
        "1 move p3",
        "1 dump",
    )
    scene.does("2 home 1", "* turn 4", "* turn 5", "* roll 2 4")
    assert scene.state.home[0] == scene.state.home[1] == 1


def test_1_3_there_are_two_home_cards_to_pick_from() -> None:
    Scene().refuses("1 home 3", rules.HOME_CITY)


def test_1_4_a_roll_is_of_two_dice_from_1_to_6() -> None:
    scene = fresh(3)
    scene.refuses("* roll 0 6", rules.ROLL_DICE)
    scene.refuses("* roll 3 7", rules.ROLL_DICE)
    choices = scene.game.choices(scene.state, CHANCE)
    assert sum(choice.weight for choice in choices) == 36
    assert all(choice.weight == choice.last - choice.first + 1 for choice in choices)


def test_ruling_6_all_money_comes_from_a_bank_that_never_runs_out() -> None:
    scene = Scene(4)
    assert scene.state.bank == -40_000
    assert sum(scene.state.cash) + scene.state.bank == 0
