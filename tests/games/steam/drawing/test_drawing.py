"""The drawing of Steam's maps: well-formed, keyed, free of styles and scripts, and track that joins."""

from __future__ import annotations

import re
from math import hypot, isclose
from xml.etree import ElementTree

import pytest

from goldenspike.games.steam.drawing import picture as steam
from goldenspike.games.steam.drawing import track as steam_track
from goldenspike.games.steam.drawing.geometry import ACROSS, centre_of, gate, route_middle, route_path
from goldenspike.parts.hex.map import HexMap, load_map, parse_map
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from tests.games.steam.drawing.midgame import midgame
from tests.parts.hex.games import MAPS

WORDS = DrawnWords(BOXES["steam_barons"].words, "en")
WORDS.update(income="Income", points="Points")  # the made-up positions have companies and incomes at once

STOCK_MARKET = {
    "companies": [{"name": "orange", "title": "Great Northern", "price": 8, "treasury": 5, "performance": 4, "issued": 3}],
    "seats": [{"seat": 1, "name": "A & <B>", "cash": 12}],
}


@pytest.fixture(params=["eastern_us", "northern_england"])
def hexmap(request: pytest.FixtureRequest) -> HexMap:
    return load_map(MAPS[request.param])


def ids(svg: str) -> list[str]:
    return [found for element in ElementTree.fromstring(svg).iter() if (found := element.get("id"))]


def test_pictures_are_well_formed_with_unique_ids(hexmap: HexMap) -> None:
    for position in (None, {}, midgame(hexmap), STOCK_MARKET):
        found = ids(steam.picture(hexmap, position, WORDS))
        assert len(found) == len(set(found))


def test_no_styles_scripts_or_outside_references(hexmap: HexMap) -> None:
    svg = steam.picture(hexmap, midgame(hexmap), WORDS)
    assert not re.search(r"\sstyle=|<style|<script|\son[a-z]+=|https?://(?!www\.w3\.org/2000/svg)|nan|inf\b", svg)


def test_fragments_keep_their_ids_whatever_the_position(hexmap: HexMap) -> None:
    full, empty = midgame(hexmap), {"seats": midgame(hexmap)["seats"]}
    assert list(steam.fragments(hexmap, full)) == list(steam.fragments(hexmap, empty))
    for key, fragment in steam.fragments(hexmap, full).items():
        assert ElementTree.fromstring(fragment).get("id") == key


def test_a_fragment_changes_only_where_the_position_does(hexmap: HexMap) -> None:
    before = midgame(hexmap)
    after = {**before, "cubes": {**before["cubes"], hexmap.city_names[0]: ["black"]}}
    old, new = steam.fragments(hexmap, before), steam.fragments(hexmap, after)
    assert [key for key in new if new[key] != old[key]] == [f"cubes-{hexmap.city_names[0]}"]


def test_every_name_stands_on_the_map(hexmap: HexMap) -> None:
    svg = steam.background(hexmap, WORDS)
    for name in [*hexmap.city_names, *hexmap.town_names]:
        assert f">{name.replace('_', ' ')}<" in svg


def test_everything_lies_on_the_sheet(hexmap: HexMap) -> None:
    root = ElementTree.fromstring(steam.picture(hexmap, midgame(hexmap), WORDS))
    wide, tall = float(root.get("width", "0")), float(root.get("height", "0"))
    for element in root.iter():
        if element.tag.endswith("}text"):
            x, y = float(element.get("x", "0")), float(element.get("y", "0"))
            assert 0 < x < wide
            assert 0 < y < tall


def test_a_map_without_an_outline_is_drawn_from_its_hexes(hexmap: HexMap) -> None:
    text = MAPS[hexmap.name].read_text("utf-8").replace(f"map {hexmap.name}", "map elsewhere")
    other = parse_map("elsewhere.map", text)
    assert ids(steam.picture(other, midgame(other), WORDS))


def test_names_are_escaped(hexmap: HexMap) -> None:
    assert "A &amp; &lt;B&gt;" in steam.picture(hexmap, STOCK_MARKET, WORDS)


def test_track_meets_the_next_hex_in_the_middle_of_the_edge() -> None:
    for row in (2, 3):
        here = centre_of(row, 4)
        below = centre_of(row + 1, 4 if row % 2 == 0 else 5)
        for a, b in zip(gate(here, 2), gate(below, 5), strict=True):
            assert isclose(a, b, abs_tol=1e-6)


@pytest.mark.parametrize(("start", "end", "radius"), [(0, 1, 23.1), (1, 0, 23.1), (0, 2, 69.3), (5, 1, 69.3), (4, 2, 69.3)])
def test_curves_are_arcs_square_to_both_edges(start: int, end: int, radius: float) -> None:
    path = route_path((0.0, 0.0), start, end)
    assert f"A{radius} {radius} 0 0 " in path
    x, y = route_middle((0.0, 0.0), start, end)
    ends = [gate((0.0, 0.0), side) for side in (start, end)]
    assert isclose(hypot(x - ends[0][0], y - ends[0][1]), hypot(x - ends[1][0], y - ends[1][1]))
    assert hypot(x, y) < ACROSS / 2


def test_a_route_is_the_same_track_both_ways() -> None:
    for start in range(6):
        for end in range(6):
            if start != end:
                there, back = route_middle((0.0, 0.0), start, end), route_middle((0.0, 0.0), end, start)
                assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(there, back, strict=True))


def test_one_marker_for_each_stretch_of_one_owner() -> None:
    hexmap = load_map(MAPS["northern_england"])
    straight = [(int(hexmap.parse_label(label)), 1, 4, 2) for label in ("P12", "P13", "P14")]
    found = steam_track.stretches(hexmap, straight)
    assert [len(stretch) for stretch in found] == [3]
    mixed = [(hex, start, end, owner) for (hex, start, end, _), owner in zip(straight, (2, None, 2), strict=True)]
    assert [len(stretch) for stretch in steam_track.stretches(hexmap, mixed)] == [1, 1, 1]


def test_a_new_city_covers_its_town_and_takes_its_cubes(hexmap: HexMap) -> None:
    town = hexmap.town_names[0]
    label = hexmap.hex_label(hexmap.town_hex[0])
    drawn = steam.fragments(hexmap, {"new_cities": {label: "grey"}, "cubes": {town: ["red"]}})
    assert town.replace("_", " ") in drawn[f"new-city-{town}"]
    assert f">{town.replace('_', ' ')}<" not in drawn["names"]
    assert ">R<" in drawn[f"cubes-{town}"]
