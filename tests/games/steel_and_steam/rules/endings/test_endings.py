"""Paragraph 9: the three ends of the game, and the turn limit."""

from __future__ import annotations

import pytest

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import Options
from goldenspike.games.steel_and_steam.rules.state import DEPARTING
from goldenspike.kernel.core import CHANCE
from tests.games.steel_and_steam.scene import Scene

ALL_BUT_AB = ["BC", "BX", "CD", "DP", "JP", "SL"]


def test_9_1_ruling_29_the_short_game_ends_at_once_with_the_last_deed() -> None:
    scene = Scene().give(2, *ALL_BUT_AB).cash(20_000, 0, 0).on_the_road(1, "Aton", "Bton", at="p3")
    scene.does("1 move Bton", "1 buy AB")
    assert scene.phase() == "over"
    assert scene.told(events.FEE_TO_BANK) == []
    assert scene.told(rules.SHORT_GAME)
    result = scene.game.result(scene.state)
    assert result.scores == [24_000, 46_000, 0]
    assert result.winners == [1]


def test_9_1_ruling_22_mortgaged_properties_do_not_count() -> None:
    scene = Scene().give(2, *ALL_BUT_AB, mortgaged=True).cash(20_000, 0, 0).on_the_road(1, "Aton", "Bton", at="p3")
    assert scene.game.result(scene.does("1 move Bton", "1 buy AB").state).winners == [0]


def test_9_1_ruling_29_ties_share_the_victory() -> None:
    scene = Scene().give(2, *ALL_BUT_AB).cash(42_000, 0, 0).on_the_road(1, "Aton", "Bton", at="p3")
    scene.does("1 move Bton", "1 buy AB")
    assert scene.game.result(scene.state).winners == [0, 1]


@pytest.mark.parametrize(("players", "target"), [(3, 375_000), (4, 340_000), (5, 305_000), (6, 270_000)])
def test_9_2_the_net_worth_target_by_players(players: int, target: int) -> None:
    for cash, ends in ((target, True), (target - 500, False)):
        scene = Scene(players, length="long").cash(cash + 1_000).on_the_road(1, "Cton", "Isle", at="p1")
        scene.does("1 move Aton", "1 dump")
        assert (scene.phase() == "over") is ends


def test_9_2_ruling_30_net_worth_counts_after_the_fees_of_the_turn() -> None:
    scene = Scene(length="long").cash(375_000).on_the_road(1, "Cton", "Isle", at="p1").does("1 move Aton", "1 dump")
    assert scene.phase() != "over"


def test_9_2_ruling_30_passing_through_the_home_city_is_enough_and_the_first_to_do_it_wins() -> None:
    scene = Scene(length="long").cash(400_000, 900_000, 0).on_the_road(1, "Cton", "Isle", at="p1")
    scene.does("1 move Aton", "1 move p1", "1 dump")
    assert scene.phase() == "over"
    assert scene.game.result(scene.state).winners == [0]
    assert scene.told(events.HOME_RICH) == ["HOME_RICH seat=1 worth=399000"]
    assert scene.told(rules.LONG_GAME)


def test_9_2_ruling_30_standing_in_the_home_city_is_not_entering_it() -> None:
    scene = Scene(length="long").cash(400_000).on_the_road(1, "Aton", "Isle").does("1 move p1", "1 dump")
    assert scene.phase() != "over"


def test_9_2_the_long_game_goes_on_after_the_last_deed() -> None:
    scene = (
        Scene(length="long")
        .give(2, *ALL_BUT_AB)
        .cash(20_000)
        .on_the_road(1, "Cton", "Bton", at="p3")
        .does("1 move Bton", "1 buy AB")
    )
    assert scene.phase() == "station"
    assert scene.told(events.ESTABLISHED) == ["ESTABLISHED"]


def with_cards(*names: str, **options: str) -> Scene:
    """The experimental short game after everyone drew a victory card."""
    return Scene(length="experimental", **options).does(*[f"* victory {name}" for name in names])


def test_9_3_ruling_31_everyone_draws_one_victory_card_at_the_start() -> None:
    scene = Scene(length="experimental").does("* victory Rich")
    scene.refuses("* victory Rich", rules.VICTORY_CARD, "card=Rich")
    assert len(scene.game.choices(scene.state, CHANCE)) == 6
    scene.does("* victory Across", "* victory Tour")
    assert scene.phase() == "home_city"
    assert scene.view(2)["seats"][0]["victory_card"]["name"] == "Rich"
    assert [part["money"] for part in scene.view(2)["seats"][0]["victory_card"]["conditions"]] == [True]


def test_9_3_ruling_31_the_first_to_meet_the_card_at_the_end_of_an_own_turn_wins() -> None:
    scene = with_cards("Two_Deeds", "Rich", "Tour").give(1, "AB").cash(20_000).on_the_road(1, "Aton", "Bton", at="p3")
    scene.does("1 move Bton", "1 buy BC")
    assert scene.phase() == "station"
    scene.does("1 dump")
    assert scene.phase() == "over"
    assert scene.game.result(scene.state).winners == [0]


def test_9_3_a_card_met_in_another_players_turn_waits_for_the_own_one() -> None:
    scene = (
        with_cards("Two_Deeds", "Rich", "Tour")
        .cash(0, 60_000, 0)
        .on_the_road(1, "Aton", "Bton", at="p3")
        .does("1 move p2", "1 dump")
    )
    assert scene.phase() != "over"


@pytest.mark.parametrize(
    ("card", "arrange"),
    [
        ("Two_Journeys", lambda scene: scene.state.tally.__setitem__(0, 2)),
        ("Rich", lambda scene: scene.cash(61_000)),
        ("Two_Deeds", lambda scene: scene.give(1, "AB", "SL")),
        ("Across", lambda scene: scene.give(1, "CD")),
        ("Tour", lambda scene: scene.state.entered.__setitem__(0, 0b10)),
        ("Fast", lambda scene: (scene.state.engine.__setitem__(0, 1), scene.state.tally.__setitem__(4, 1))),
        ("Sailor", lambda scene: scene.give(1, "SL")),
    ],
)
def test_9_3_every_kind_of_condition(card: str, arrange) -> None:  # type: ignore[no-untyped-def]
    others = [name for name in ("Two_Journeys", "Rich", "Two_Deeds") if name != card][:2]
    scene = with_cards(card, *others)
    scene.on_the_road(1, "Bton", "Isle", at="p2").does("1 move p1", "1 move p2", "1 dump")
    assert scene.phase() != "over"
    arrange(scene)
    scene.on_the_road(1, "Bton", "Isle", at="p1").does("1 move Aton", "1 dump")
    assert scene.phase() == "over"


def test_9_3_a_mortgaged_deed_does_not_count_for_a_card() -> None:
    scene = (
        with_cards("Sailor", "Rich", "Tour")
        .give(1, "SL", mortgaged=True)
        .on_the_road(1, "Bton", "Isle", at="p2")
        .does("1 move p1", "1 dump")
    )
    assert scene.phase() != "over"


def test_9_4_ruling_31_instead_of_moving_the_card_is_swapped_for_10000() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").on_the_road(1, "Bton", "Isle", at="p2").does("1 swap")
    assert scene.state.cash[0] == 0
    scene.refuses("* victory Sailor", rules.VICTORY_CARD, "card=Sailor")
    scene.does("* victory Across")
    assert scene.asked() == "2"
    assert scene.told(events.FEE_TO_BANK) == []
    assert scene.view()["seats"][0]["victory_card"]["name"] == "Across"
    assert scene.state.victory_deck & 1 << 6


def test_9_4_no_swap_after_moving_or_without_the_money_or_in_another_game() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").on_the_road(1, "Bton", "Isle", at="p2")
    scene.does("1 move p1").refuses("1 swap", rules.SWAP_VICTORY_CARD)
    poor = with_cards("Sailor", "Rich", "Tour").cash(9_500).on_the_road(1, "Bton", "Isle", at="p2")
    poor.refuses("1 swap", rules.SWAP_VICTORY_CARD)
    Scene().on_the_road(1, "Bton", "Isle", at="p2").refuses("1 swap", rules.SWAP_VICTORY_CARD)


def test_9_4_who_is_in_the_station_may_swap_too() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").on_the_road(1, "Bton", "Isle", at="p2").put(2, "Bton")
    scene.does("1 move p1", "1 dump")
    assert (scene.asked(), scene.phase()) == ("2", "station")
    scene.does("2 swap", "* victory Across")
    assert scene.asked() == "3"


def test_9_4_ruling_20_who_is_in_the_station_may_raise_the_money_for_it_first() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").cash(10_000, 9_000, 10_000).give(2, "DP")
    scene.on_the_road(1, "Bton", "Isle", at="p2").put(2, "Bton").does("1 move p1", "1 dump")
    assert (scene.asked(), scene.phase()) == ("2", "station")
    assert scene.offered() == ["depart", "mortgage DP"]
    scene.does("2 mortgage DP", "2 swap", "* victory Across")
    assert (scene.asked(), scene.state.cash[1]) == ("3", 2_000)


def test_9_4_who_could_not_raise_the_money_for_it_departs_by_itself() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").cash(10_000, 2_500, 10_000).give(2, "DP")
    scene.on_the_road(1, "Bton", "Isle", at="p2").put(2, "Bton").does("1 move p1", "1 dump")
    assert (scene.asked(), scene.phase()) == ("2", "destination")


def test_9_3_ruling_31_secret_cards_are_seen_by_their_owner_alone() -> None:
    scene = with_cards("Sailor", "Rich", "Tour", victory_cards="secret")
    assert scene.view(1)["seats"][0]["victory_card"]["name"] == "Sailor"
    assert scene.view(1)["seats"][1]["victory_card"] is None
    told = [fact.audience for fact in scene.facts(events.VICTORY_CARD_DRAWN)]
    assert told == [0, 1, 2]


def test_9_3_ruling_31_two_positions_that_differ_in_hidden_cards_look_the_same() -> None:
    scene = with_cards("Sailor", "Rich", "Tour", victory_cards="secret")
    for seed in range(20):
        other = scene.game.determinize(scene.state, 0, seed)
        assert scene.game.view(other, 0) == scene.view(1)
        assert sorted(other.victory_card)[0] >= 0
        assert len(set(other.victory_card)) == 3
        assert other.victory_deck & sum(1 << card for card in other.victory_card) == 0


def test_9_5_the_turn_limit_ends_the_game_after_so_many_rounds() -> None:
    scene = Scene(limit="10").on_the_road(1, "Aton", "Isle")
    scene.state.turn = 30
    scene.cash(5_000, 9_000, 9_000).does("1 move p1", "1 dump")
    assert scene.phase() == "over"
    assert scene.told(events.LIMIT_REACHED) == ["LIMIT_REACHED rounds=10"]
    assert scene.told(rules.TURN_LIMIT)
    assert scene.game.result(scene.state).winners == [1, 2]


def test_9_5_there_is_no_limit_by_default() -> None:
    scene = Scene()
    assert "limit=none" in scene.game.options
    assert isinstance(scene.game, SteelAndSteam)
    assert Options({}).limit == 0


def test_9_4_ruling_31_no_swap_in_a_turn_that_departed() -> None:
    scene = with_cards("Sailor", "Rich", "Tour").on_the_road(1, "Bton", "Isle", at="Bton")
    scene.state.journey[0] = DEPARTING
    scene.state.turn = 1
    scene.allows("1 swap")
    scene.state.turn = 4
    scene.refuses("1 swap", rules.SWAP_VICTORY_CARD)
