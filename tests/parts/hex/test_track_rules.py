"""Rulings [2] and [12] to [21] on building, in the notation: hex, face and turn. The map is the coast of `hex_positions`."""

from __future__ import annotations

import pytest

from goldenspike.kernel.core import Rule
from goldenspike.parts.hex.laying import Builder
from goldenspike.parts.hex.map import parse_map
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
from goldenspike.parts.hex.track import LOOSE, NO_TRACK, NOBODY, Ground
from goldenspike.parts.hex.track_rules import Inspector
from tests.parts.hex_positions import COAST

FOREIGN = Rule("FOREIGN", "x")
NETWORK = Rule("NETWORK", "x")


class Site:
    """A map to build on, with words for what is done and asked."""

    def __init__(self, ports: bool = False, one_network: bool = False) -> None:
        text = COAST if ports else COAST.replace(" port", " -")
        self.builder = Builder(Ground(parse_map("coast", text)), one_network)
        self.ground = self.builder.ground
        self.track = self.builder.bare()
        self.inspector = Inspector(self.builder.rules, FOREIGN, NETWORK)

    def where(self, words: str) -> tuple[int, int]:
        label, face, turn = words.split()
        return self.ground.map.parse_label(label), named_tile(face, int(turn))

    def why(self, who: int, words: str, purse: int = 99) -> str | None:
        refusal = self.inspector.check_tile(self.track, who, *self.where(words), purse)
        return refusal.rule.name if refusal else None

    def lay(self, who: int, words: str) -> int:
        assert self.why(who, words) is None, self.why(who, words)
        return self.builder.lay(self.track, who, *self.where(words))

    def cost(self, words: str) -> int:
        return self.builder.rules.cost(self.track, *self.where(words))

    def slot(self, name: str, side: int) -> int:
        return self.ground.names.index(name) * 6 + side - 1

    def owner(self, name: str, side: int) -> int:
        return self.track.owner[self.slot(name, side)]

    def end(self, name: str, side: int) -> str:
        """Where the link on a side of a stop leads: a stop, `loose` or `none`."""
        far = self.track.far[self.slot(name, side)]
        return {LOOSE: "loose", NO_TRACK: "none"}.get(far) or self.ground.names[far // 6]


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
    ("words", "rule"),
    [
        ("C3 straight 2", "CITIES_STAY_CLEAR"),
        ("C9 straight 2", "BUILDABLE_LAND"),
        ("C5 straight 2", "TOWN_TILES_IN_TOWNS"),
        ("C4 town 5", "TOWN_TILES_IN_TOWNS"),
        ("D3 sharp 5", "FORBIDDEN_EDGE"),
        ("H3 sharp 3", "FORBIDDEN_EDGE"),
        ("B1 straight 2", "FORBIDDEN_EDGE"),
    ],
)
def test_13_only_on_land_with_town_tiles_in_towns_and_never_over_a_forbidden_edge(words: str, rule: str) -> None:
    assert Site().why(0, words) == rule


def test_13_a_link_may_not_come_back_to_where_it_began() -> None:
    site = Site()
    site.lay(0, "C4 sharp 5")
    assert site.why(0, "B3 sharp 3") == "NOT_TO_ITS_START"
    site.lay(0, "B3 straight 3")
    assert site.end("Dell", 2) == "loose"


def test_13_a_town_link_may_not_come_back_to_its_town() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town_straight 2")
    site.lay(0, "C6 sharp 5")
    site.lay(0, "B5 sharp 3")
    assert site.why(0, "C5 town_right 1") == "NOT_TO_ITS_START"


def test_13_branches_only_in_towns() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    assert site.why(0, "C4 gentles 1") == "KEEP_EVERY_ROUTE"
    site.lay(0, "C5 town_straight 2")
    assert site.lay(0, "C5 town_right 1") == 0


def test_14_new_track_starts_at_a_city_or_at_own_track() -> None:
    site = Site()
    assert site.why(0, "E3 straight 2") == "START_SOMEWHERE"
    assert site.why(0, "C4 straight 2") is None
    assert site.why(0, "C5 town_straight 2") == "START_SOMEWHERE"
    site.lay(0, "C4 straight 2")
    assert site.why(0, "C5 town_straight 2") is None
    assert site.why(1, "C5 town_straight 2") == "FOREIGN"


def test_14_track_goes_on_out_of_a_town_that_it_reaches() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    assert site.lay(0, "C5 town_straight 2") == 1
    assert (site.end("Dell", 2), site.end("Wick", 5), site.end("Wick", 2)) == ("Wick", "Dell", "loose")
    assert site.why(1, "C6 straight 2") == "FOREIGN"
    site.lay(0, "C6 straight 2")
    assert site.why(1, "C5 town_left 2") == "START_SOMEWHERE"


def test_14_blocking_is_allowed() -> None:
    site = Site()
    site.lay(0, "D7 straight 2")
    site.lay(1, "D8 gentle 4")
    assert site.why(0, "D8 straight 2") == "LAST_TILE_ONLY"


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
    refusal = site.inspector.check_tile(site.track, 0, *site.where("D7 straight 2"), 1)
    assert refusal is not None
    assert (refusal.rule.name, refusal.values) == ("TOO_DEAR", [3, 1, 2])
    hex = site.ground.map.parse_label("D7")
    refusal = site.inspector.check_hex(site.track, 0, hex, 1)
    assert refusal is not None
    assert (refusal.rule.name, refusal.values) == ("TOO_DEAR", [3, 1, 2])


def test_15_adjacent_cities_are_joined_without_a_tile() -> None:
    site = Site(ports=True)
    pair = site.ground.map.adjacent.index((site.ground.names.index("Bay"), site.ground.names.index("Cove")))
    refusal = site.inspector.check_pair(site.track, 0, pair, 2)
    assert refusal is not None
    assert (refusal.rule.name, refusal.values) == ("TOO_DEAR", [3, 2, 1])
    site.builder.connect(site.track, 0, pair)
    assert (site.end("Bay", 2), site.owner("Bay", 2)) == ("Cove", 0)
    refusal = site.inspector.check_pair(site.track, 1, pair, 9)
    assert refusal is not None
    assert refusal.rule.name == "CONNECTED_ALREADY"


def test_16_redirect_turns_the_last_tile_and_pays_no_terrain() -> None:
    site = Site()
    site.lay(0, "D7 straight 2")
    assert site.cost("D7 gentle 3") == 2
    assert site.why(1, "D7 gentle 3") == "FOREIGN"
    site.lay(0, "D7 gentle 3")
    assert site.end("Jay", 2) == "loose"
    assert site.why(0, "D7 sharp 1") == "LAST_TILE_ONLY"


def test_16_only_the_last_tile_of_an_unfinished_link_may_turn() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town 5")
    assert site.why(0, "C4 gentle 1") == "LAST_TILE_ONLY"
    assert site.why(0, "C5 town 4") == "KEEP_EVERY_ROUTE"


def test_16_a_redirect_does_not_keep_an_old_link_alive() -> None:
    site = Site()
    site.lay(0, "D7 straight 2")
    assert site.builder.lose_unfinished(site.track, 0) == 0
    site.lay(0, "D7 gentle 3")
    assert site.builder.lose_unfinished(site.track, 0) == 1


def test_17_replacing_keeps_routes_and_owners_and_pays_all_exits() -> None:
    site = Site()
    site.lay(0, "D7 straight 2")
    assert site.cost("D7 crossing 1") == 4
    assert site.why(1, "D7 straight_over_gentle 5") == "START_SOMEWHERE"
    site.lay(1, "D7 crossing 1")
    assert (site.owner("Jay", 2), site.owner("Nook", 4)) == (0, 1)
    assert site.why(0, "D7 straight 2") == "KEEP_EVERY_ROUTE"


def test_17_a_town_takes_more_exits_of_another_owner() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town 5")
    site.lay(1, "B5 gentle 2")
    assert (site.end("Oak", 5), site.owner("Oak", 5)) == ("loose", 1)
    assert site.cost("C5 town_gentle 5") == 3
    assert site.lay(1, "C5 town_gentle 5") == 1
    assert (site.end("Oak", 5), site.owner("Wick", 1), site.owner("Wick", 5)) == ("Wick", 1, 0)


def test_18_unfinished_links_are_lost_at_the_end_of_the_next_build_turn() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    assert site.builder.lose_unfinished(site.track, 0) == 0
    assert site.owner("Dell", 2) == 0
    assert site.builder.lose_unfinished(site.track, 0) == 1
    assert site.owner("Dell", 2) == NOBODY


def test_18_extending_keeps_a_link() -> None:
    site = Site()
    site.lay(0, "D7 straight 2")
    site.builder.lose_unfinished(site.track, 0)
    site.lay(0, "D8 straight 2")
    assert site.builder.lose_unfinished(site.track, 0) == 0


def test_18_complete_links_are_owned_for_good() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town 5")
    for _ in range(3):
        assert site.builder.lose_unfinished(site.track, 0) == 0
    assert site.owner("Dell", 2) == site.owner("Wick", 5) == 0


def test_18_unowned_links_that_start_at_a_city_are_claimed_by_extending() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.builder.lose_unfinished(site.track, 0)
    site.builder.lose_unfinished(site.track, 0)
    site.lay(1, "C5 town 5")
    assert site.owner("Dell", 2) == 1


def test_18_unowned_links_out_of_a_town_need_a_link_of_the_claimer_there() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town_straight 2")
    site.builder.lose_unfinished(site.track, 0)
    site.builder.lose_unfinished(site.track, 0)
    assert site.owner("Wick", 2) == NOBODY
    assert site.why(1, "C6 straight 2") == "CLAIM_UNOWNED_LINKS"
    assert site.why(0, "C6 straight 2") is None


def test_19_a_new_city_finishes_what_points_at_it() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    wick = site.ground.names.index("Wick")
    site.builder.urbanize(site.track, wick, 4)
    assert (site.end("Dell", 2), site.end("Wick", 5), site.owner("Wick", 5)) == ("Wick", "Dell", 0)
    assert site.why(1, "C6 straight 2") is None
    assert site.why(0, "C5 town 5") == "CITIES_STAY_CLEAR"


def test_19_spurs_of_a_removed_town_tile_are_nobodys() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town_straight 2")
    site.lay(0, "C6 straight 2")
    wick = site.ground.names.index("Wick")
    assert site.end("Wick", 2) == "loose"
    site.builder.urbanize(site.track, wick, 0)
    assert (site.end("Wick", 2), site.owner("Wick", 2)) == ("loose", NOBODY)
    assert site.owner("Wick", 5) == 0


def test_19_exits_that_led_nowhere_vanish_with_the_town_tile() -> None:
    site = Site()
    site.lay(0, "C4 straight 2")
    site.lay(0, "C5 town_straight 2")
    site.builder.urbanize(site.track, site.ground.names.index("Wick"), 0)
    assert site.end("Wick", 2) == "none"


def test_21_building_starts_within_reach_of_a_port() -> None:
    site = Site(ports=True)
    assert site.why(0, "C4 straight 2") == "PORT_WITHIN_REACH"
    assert site.why(0, "A7 gentle 3") is None
    oak = site.ground.names.index("Oak")
    assert not site.track.ported[oak]
    pair = site.ground.map.adjacent.index((oak, site.ground.names.index("Bay")))
    site.builder.connect(site.track, 2, pair)
    assert site.track.ported[oak]
    assert site.why(0, "B5 straight 2") is None


def test_barons_9_a_companys_track_hangs_together() -> None:
    site = Site(one_network=True)
    site.lay(0, "C4 straight 2")
    assert site.why(0, "D7 straight 2") == "NETWORK"
    assert site.why(1, "D7 straight 2") is None
    assert site.why(0, "B3 straight 1") is None


def test_barons_9_a_first_tile_with_two_routes_must_not_make_two_networks() -> None:
    site = Site(one_network=True)
    hex = site.ground.map.parse_label("B3")
    doubles = [tile for tile in range(16, 61) if Site().inspector.check_tile(site.track, 0, hex, tile, 99) is None]
    for tile in doubles:
        refusal = site.inspector.check_tile(site.track, 0, hex, tile, 99)
        assert refusal is None or refusal.rule.name == "NETWORK"
    assert any(site.inspector.check_tile(site.track, 0, hex, tile, 99) is not None for tile in doubles)
