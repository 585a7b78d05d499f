"""Rulings [2] and [12] to [21] on building, in the notation: hex, face and turn. The map is the toy."""

from __future__ import annotations

import pytest

from goldenspike.kernel.core import Rule
from goldenspike.parts.hex import track_rules as rules
from goldenspike.parts.hex.tiles import (
    EXIT_COUNT,
    FACES,
    LAST_PLAIN,
    PLAIN_FACES,
    TILE_FACE,
    TILES,
    TOWN_FACES,
    named_tile,
    tile_name,
)
from tests.parts.hex.site import NOT_YOUR_TRACK, ONE_NETWORK, Site


def test_2_every_face_in_every_turn_once() -> None:
    assert len(PLAIN_FACES) == 3 + 3 + 6
    assert [sum(len(exits) == number for exits in TOWN_FACES.values()) for number in (1, 2, 3, 4)] == [1, 3, 4, 3]
    assert [sum(EXIT_COUNT[tile] == number for tile in range(1, LAST_PLAIN + 1)) for number in (2, 4)] == [15, 45]
    assert TILES == LAST_PLAIN + 1 + 6 + 15 + 20 + 15
    assert len({tile_name(tile) for tile in range(1, TILES)}) == TILES - 1
    assert set(TILE_FACE[1:]) == set(FACES)
    assert named_tile("straight", 5) == named_tile("straight", 2)
    assert named_tile("straight", 7) == named_tile("bent", 1) == 0


@pytest.mark.parametrize(
    ("words", "rule", "values"),
    [
        ("C3 straight 2", rules.CITIES_STAY_CLEAR, "hex=C3 stop=Dell"),
        ("C9 straight 2", rules.BUILDABLE_LAND, "hex=C9"),
        ("C5 straight 2", rules.TOWN_TILES_IN_TOWNS, "hex=C5"),
        ("C4 town 5", rules.TOWN_TILES_IN_TOWNS, "hex=C4"),
        ("D3 sharp 5", rules.FORBIDDEN_EDGE, "hex=D3 side=5"),
        ("H3 sharp 3", rules.FORBIDDEN_EDGE, "hex=H3 side=3"),
        ("B1 straight 2", rules.FORBIDDEN_EDGE, "hex=B1 side=5"),
    ],
)
def test_13_only_on_land_with_town_tiles_in_towns_and_never_over_a_forbidden_edge(words: str, rule: Rule, values: str) -> None:
    Site().refuses(f"1 lay {words}", rule, values)


def test_13_a_link_may_not_come_back_to_where_it_began() -> None:
    site = Site()
    site.does("1 lay C4 sharp 5")
    site.refuses("1 lay B3 sharp 3", rules.NOT_TO_ITS_START, "stop=Dell")
    site.does("1 lay B3 straight 3")
    assert site.end("Dell", 2) == "loose"


def test_13_a_town_link_may_not_come_back_to_its_town() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town_straight 2", "1 lay C6 sharp 5", "1 lay B5 sharp 3")
    site.refuses("1 lay C5 town_right 1", rules.NOT_TO_ITS_START, "stop=Wick")


def test_13_branches_only_in_towns() -> None:
    site = Site()
    site.does("1 lay C4 straight 2")
    site.refuses("1 lay C4 gentles 1", rules.KEEP_EVERY_ROUTE, "hex=C4")
    site.does("1 lay C5 town_straight 2")
    assert site.does("1 lay C5 town_right 1") == 0


def test_14_new_track_starts_at_a_city_or_at_own_track() -> None:
    site = Site()
    site.refuses("1 lay E3 straight 2", rules.START_SOMEWHERE, "hex=E3")
    site.allows("1 lay C4 straight 2")
    site.refuses("1 lay C5 town_straight 2", rules.START_SOMEWHERE, "hex=C5")
    site.does("1 lay C4 straight 2")
    site.allows("1 lay C5 town_straight 2")
    site.refuses("2 lay C5 town_straight 2", NOT_YOUR_TRACK, "hex=C5 side=5 owner=1")


def test_14_track_goes_on_out_of_a_town_that_it_reaches() -> None:
    site = Site()
    site.does("1 lay C4 straight 2")
    assert site.does("1 lay C5 town_straight 2") == 1
    assert (site.end("Dell", 2), site.end("Wick", 5), site.end("Wick", 2)) == ("Wick", "Dell", "loose")
    site.refuses("2 lay C6 straight 2", NOT_YOUR_TRACK, "hex=C6 side=5 owner=1")
    site.does("1 lay C6 straight 2")
    site.refuses("2 lay C5 town_left 2", rules.START_SOMEWHERE, "hex=C5")


def test_14_blocking_is_allowed() -> None:
    site = Site()
    site.does("1 lay D7 straight 2", "2 lay D8 gentle 4")
    site.refuses("1 lay D8 straight 2", rules.LAST_TILE_ONLY, "hex=D8")


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("C4 straight 2", 2),
        ("C4 crossing 1", 4),
        ("D7 straight 2", 3),
        ("B2 straight 1", 4),
        ("D5 straight 2", 5),
        ("C5 town 5", 5),
        ("C5 town_straight 2", 6),
        ("F5 town_four_sharp 1", 5),
    ],
)
def test_15_a_dollar_per_exit_and_more_for_town_river_hills_and_mountains(words: str, cost: int) -> None:
    assert Site().cost(words) == cost


def test_15_too_dear_says_by_how_much() -> None:
    site = Site()
    for line in ("1 lay D7 straight 2", "1 site D7"):
        site.refuses(line, rules.TOO_DEAR, "cost=3 purse=1 short=2", purse=1)


def test_15_adjacent_cities_are_joined_without_a_tile() -> None:
    site = Site(ports=True)
    site.refuses("1 connect Bay Cove", rules.TOO_DEAR, "cost=3 purse=2 short=1", purse=2)
    site.does("1 connect Bay Cove")
    assert (site.end("Bay", 2), site.owner("Bay", 2)) == ("Cove", 1)
    site.refuses("2 connect Bay Cove", rules.CONNECTED_ALREADY, "stop=Bay other=Cove", purse=9)


def test_16_redirect_turns_the_last_tile_and_pays_no_terrain() -> None:
    site = Site()
    site.does("1 lay D7 straight 2")
    assert site.cost("D7 gentle 3") == 2
    site.refuses("2 lay D7 gentle 3", NOT_YOUR_TRACK, "hex=D7 side=5 owner=1")
    site.does("1 lay D7 gentle 3")
    assert site.end("Jay", 2) == "loose"
    site.refuses("1 lay D7 sharp 1", rules.LAST_TILE_ONLY, "hex=D7")


def test_16_only_the_last_tile_of_an_unfinished_link_may_turn() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town 5")
    site.refuses("1 lay C4 gentle 1", rules.LAST_TILE_ONLY, "hex=C4")
    site.refuses("1 lay C5 town 4", rules.KEEP_EVERY_ROUTE, "hex=C5")


def test_16_a_redirect_does_not_keep_an_old_link_alive() -> None:
    site = Site()
    site.does("1 lay D7 straight 2")
    assert site.ends_building(1) == 0
    site.does("1 lay D7 gentle 3")
    assert site.ends_building(1) == 1


def test_17_replacing_keeps_routes_and_owners_and_pays_all_exits() -> None:
    site = Site()
    site.does("1 lay D7 straight 2")
    assert site.cost("D7 crossing 1") == 4
    site.refuses("2 lay D7 straight_over_gentle 5", rules.START_SOMEWHERE, "hex=D7")
    site.does("2 lay D7 crossing 1")
    assert (site.owner("Jay", 2), site.owner("Nook", 4)) == (1, 2)
    site.refuses("1 lay D7 straight 2", rules.KEEP_EVERY_ROUTE, "hex=D7")


def test_17_a_town_takes_more_exits_of_another_owner() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town 5", "2 lay B5 gentle 2")
    assert (site.end("Oak", 5), site.owner("Oak", 5)) == ("loose", 2)
    assert site.cost("C5 town_gentle 5") == 3
    assert site.does("2 lay C5 town_gentle 5") == 1
    assert (site.end("Oak", 5), site.owner("Wick", 1), site.owner("Wick", 5)) == ("Wick", 2, 1)


def test_18_unfinished_links_are_lost_at_the_end_of_the_next_build_turn() -> None:
    site = Site()
    site.does("1 lay C4 straight 2")
    assert site.ends_building(1) == 0
    assert site.owner("Dell", 2) == 1
    assert site.ends_building(1) == 1
    assert site.owner("Dell", 2) == 0


def test_18_extending_keeps_a_link() -> None:
    site = Site()
    site.does("1 lay D7 straight 2")
    site.ends_building(1)
    site.does("1 lay D8 straight 2")
    assert site.ends_building(1) == 0


def test_18_complete_links_are_owned_for_good() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town 5")
    for _ in range(3):
        assert site.ends_building(1) == 0
    assert site.owner("Dell", 2) == site.owner("Wick", 5) == 1


def test_18_unowned_links_that_start_at_a_city_are_claimed_by_extending() -> None:
    site = Site()
    site.does("1 lay C4 straight 2")
    site.ends_building(1)
    site.ends_building(1)
    site.does("2 lay C5 town 5")
    assert site.owner("Dell", 2) == 2


def test_18_unowned_links_out_of_a_town_need_a_link_of_the_claimer_there() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town_straight 2")
    site.ends_building(1)
    site.ends_building(1)
    assert site.owner("Wick", 2) == 0
    site.refuses("2 lay C6 straight 2", rules.CLAIM_UNOWNED_LINKS, "stop=Wick")
    site.allows("1 lay C6 straight 2")


def test_19_a_new_city_finishes_what_points_at_it() -> None:
    site = Site()
    site.does("1 lay C4 straight 2")
    site.urbanize("Wick", 4)
    assert (site.end("Dell", 2), site.end("Wick", 5), site.owner("Wick", 5)) == ("Wick", "Dell", 1)
    site.allows("2 lay C6 straight 2")
    site.refuses("1 lay C5 town 5", rules.CITIES_STAY_CLEAR, "hex=C5 stop=Wick")


def test_19_an_unfinished_link_with_tiles_beyond_the_town_keeps_its_owner() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town_straight 2", "1 lay C6 straight 2")
    site.urbanize("Wick", 0)
    assert (site.end("Wick", 2), site.owner("Wick", 2), site.owner("Wick", 5)) == ("loose", 1, 1)
    site.refuses("2 lay C7 town 5", NOT_YOUR_TRACK, "hex=C7 side=5 owner=1")
    assert site.ends_building(1) == 0
    assert site.ends_building(1) == 1, "it is lost like every other one [18]"


def test_19_spurs_that_end_on_the_removed_town_tile_vanish_with_it() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town_straight 2")
    site.urbanize("Wick", 0)
    assert (site.end("Wick", 2), site.owner("Wick", 2)) == ("none", 0)
    site.allows("2 lay C6 straight 2")


def test_19_in_the_first_version_all_unfinished_links_at_the_town_were_lost() -> None:
    site = Site()
    site.does("1 lay C4 straight 2", "1 lay C5 town_straight 2", "1 lay C6 straight 2")
    site.builder.urbanize(site.track, site.ground.names.index("Wick"), 0, False)
    assert (site.end("Wick", 2), site.owner("Wick", 2), site.owner("Wick", 5)) == ("loose", 0, 1)


def test_21_building_starts_within_reach_of_a_port() -> None:
    site = Site(ports=True)
    site.refuses("1 lay C4 straight 2", rules.PORT_WITHIN_REACH, "stop=Dell")
    site.allows("1 lay A7 gentle 3")
    oak = site.ground.names.index("Oak")
    assert not site.track.ported[oak]
    site.does("3 connect Oak Bay")
    assert site.track.ported[oak]
    site.allows("1 lay B5 straight 2")


def test_barons_9_a_companys_track_hangs_together() -> None:
    site = Site(one_network=True)
    site.does("1 lay C4 straight 2")
    site.refuses("1 lay D7 straight 2", ONE_NETWORK, "stop=Jay")
    site.allows("2 lay D7 straight 2")
    site.allows("1 lay B3 straight 1")


def left_by_the_bankrupt(links_up: bool) -> Site:
    """A finished link from Dell to Wick and a stub that ends east of Wick, all of it nobody's."""
    site = Site(one_network=True, links_up=links_up)
    site.does("3 lay C4 straight 2", "3 lay C5 town_straight 2")
    site.builder.disown(site.track, 2)
    return site


def test_barons_9_ownerless_track_is_linked_up_with_from_any_stop_of_the_network() -> None:
    site = left_by_the_bankrupt(links_up=True)
    site.does("1 connect Oak Bay")
    assert site.does("1 lay C6 gentle 5") == 1
    assert (site.end("Oak", 4), site.owner("Oak", 4), site.owner("Wick", 2)) == ("Wick", 1, 1)


def test_barons_9_ownerless_track_is_linked_up_with_by_a_first_build() -> None:
    site = left_by_the_bankrupt(links_up=True)
    assert site.does("1 lay C6 gentle 5") == 1
    assert site.owner("Wick", 2) == 1


def test_barons_9_ownerless_track_is_not_a_place_to_start_from() -> None:
    site = left_by_the_bankrupt(links_up=True)
    site.refuses("1 lay C6 straight 2", rules.CLAIM_UNOWNED_LINKS, "stop=Wick")


def test_barons_9_in_the_first_version_only_an_own_link_could_be_joined() -> None:
    site = left_by_the_bankrupt(links_up=False)
    site.refuses("1 lay C6 gentle 5", rules.CLAIM_UNOWNED_LINKS, "stop=Wick")
    site.does("1 connect Oak Bay")
    site.refuses("1 lay C6 gentle 5", rules.CLAIM_UNOWNED_LINKS, "stop=Wick")


def test_barons_9_a_first_tile_with_two_routes_must_not_make_two_networks() -> None:
    site = Site(one_network=True)
    hex = site.ground.map.parse_label("B3")
    doubles = [tile for tile in range(16, 61) if Site().inspector.check_tile(site.track, 0, hex, tile, 99) is None]
    for tile in doubles:
        refusal = site.inspector.check_tile(site.track, 0, hex, tile, 99)
        assert refusal is None or refusal.rule is ONE_NETWORK
    assert any(site.inspector.check_tile(site.track, 0, hex, tile, 99) is not None for tile in doubles)
