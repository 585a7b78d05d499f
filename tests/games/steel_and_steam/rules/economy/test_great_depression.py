"""The Great Depression."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import rules
from goldenspike.games.steel_and_steam.rules.rules import BUST
from goldenspike.games.steel_and_steam.rules.state import NOW, PAST
from tests.games.steel_and_steam.scene import Scene, in_economy


def depression() -> Scene:
    return in_economy(BUST, "depression").on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 1 1")


def test_10_2_ruling_34_double_1s_in_a_bust_make_everyone_roll_and_pay_thousands() -> None:
    scene = depression().does("* roll 2 3", "* roll 1 1", "* roll 4 3")
    assert list(scene.state.cash) == [5_000, 8_000, 3_000]
    assert scene.state.depression == NOW
    assert scene.view()["economy"] == "depression"
    assert (scene.phase(), scene.state.level[0]) == ("running", 5)


def test_10_2_ruling_34_its_rolls_are_not_looked_at_for_doubles() -> None:
    scene = depression().does("* roll 2 2", "* roll 3 3", "* roll 6 6")
    assert (scene.state.depression, scene.state.economy) == (NOW, BUST)


def test_10_2_it_is_rolled_with_two_dice() -> None:
    depression().refuses("* roll 7 1", rules.GREAT_DEPRESSION)


def test_10_2_ruling_23_who_cannot_pay_raises_money_or_is_forgiven() -> None:
    scene = in_economy(BUST, "depression").give(2, "AB", "SL").on_the_road(1, "Aton", "Isle").cash(1_000, 1_000, 1_000)
    scene.does("1 highball", "* roll 1 1", "* roll 2 3", "* roll 2 3")
    assert (scene.phase(), scene.asked()) == ("payment", "2")
    scene.does("2 mortgage AB", "* roll 1 2")
    assert list(scene.state.cash) == [0, 1_000, 0]
    assert (scene.phase(), scene.asked()) == ("running", "1")


def test_10_2_the_rulebooks_example_10000_is_reduced_by_3000() -> None:
    scene = depression()
    assert scene.game.economy.adjusted(scene.state, 10_000) == 7_000


def test_10_2_ruling_34_it_ends_with_the_next_doubles_leaves_a_bust_and_never_comes_again() -> None:
    scene = depression().does("* roll 2 3", "* roll 2 3", "* roll 2 3")
    scene.state.level[0] = 2
    scene.on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 4 4")
    assert (scene.state.depression, scene.state.economy) == (PAST, BUST)
    scene.state.level[0] = 2
    scene.on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 1 1")
    assert (scene.state.depression, scene.phase()) == (PAST, "running")


def test_10_2_without_the_option_there_is_no_depression() -> None:
    scene = in_economy(BUST).on_the_road(1, "Aton", "Isle").does("1 highball", "* roll 1 1")
    assert (scene.state.depression, scene.phase()) == (0, "running")
