"""The drawing of Steel & Steam: everything once, plain SVG, every property told apart, and only what changed changes."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenspike.draw.paper import outline
from goldenspike.games.steel_and_steam import drawing
from goldenspike.games.steel_and_steam.drawing.colours import LINE_STYLES, line_style
from goldenspike.games.steel_and_steam.drawing.curves import curves
from goldenspike.games.steel_and_steam.drawing.layout import STORE, digest, from_stored, layout, new_layout
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH, project
from goldenspike.games.steel_and_steam.drawing.picture import background, fragments, picture
from goldenspike.games.steel_and_steam.drawing.plates import plates
from goldenspike.games.steel_and_steam.rules.board.board import MILEPOST, Board, load_board
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from tests.games.steel_and_steam.toy import toy_board

WORDS = DrawnWords(BOXES["steel_and_steam"].words, "en")

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


def position(board: Board) -> dict[str, Any]:
    seats = [
        {
            "seat": seat,
            "name": name,
            "location": at,
            "home": "Boston",
            "destination": "Denver",
            "cash": 23500,
            "engine": "4-6-2",
            "level": level,
            "properties": ["AT&SF", "UP"] if seat == 1 else [],
            "mortgaged": ["UP"] if seat == 1 else [],
        }
        for seat, name, at, level in ((1, "Ada & Co <x>", "Chicago", 2), (2, None, "Chicago", 8), (3, "Cy", "SLSF_4", 0))
    ]
    deeds = {initials: {"owner": None, "mortgaged": False} for initials in board.initials}
    deeds["AT&SF"] = {"owner": 1, "mortgaged": False}
    deeds["UP"] = {"owner": 1, "mortgaged": True}
    return {"seats": seats, "deeds": deeds, "economy": "bullish", "active": 1, "route": ["Chicago", "AT&SF_1", "AT&SF_2"]}


@pytest.fixture(scope="module")
def empty(board: Board) -> ElementTree.Element:
    return ElementTree.fromstring(picture(board, None, WORDS))


def test_the_picture_is_plain_svg(board: Board) -> None:
    drawn = ElementTree.fromstring(picture(board, position(board), WORDS))
    tags = {item.tag.removeprefix(SVG) for item in drawn.iter()}
    assert not tags & {"script", "style", "foreignObject", "image", "a"}
    attributes = {name for item in drawn.iter() for name in item.attrib}
    assert "style" not in attributes
    assert not [name for name in attributes if name.startswith("on")]
    ids = {item.attrib.get("id") for item in drawn.iter()}
    assert all(item.attrib["href"].removeprefix("#") in ids for item in drawn.iter() if "href" in item.attrib)


def test_every_id_stands_once(board: Board) -> None:
    drawn = ElementTree.fromstring(picture(board, position(board), WORDS))
    ids = Counter(item.attrib["id"] for item in drawn.iter() if "id" in item.attrib)
    assert max(ids.values()) == 1


def test_every_space_and_property_is_drawn(board: Board, empty: ElementTree.Element) -> None:
    spaces = [item.attrib["data-space"] for item in empty.iter() if "data-space" in item.attrib]
    lines = [item.attrib["data-property"] for item in empty.iter() if "data-property" in item.attrib]
    assert sorted(spaces) == sorted(board.space_names)
    assert lines == board.initials


def test_every_city_is_named_and_every_property_is_in_the_legend(board: Board, empty: ElementTree.Element) -> None:
    words = {item.text for item in empty.iter(f"{SVG}text")}
    assert {name.replace("_", " ") for name in board.city_names} <= words
    assert set(board.property_names) <= words


def test_every_property_has_its_own_colour_and_pattern(board: Board) -> None:
    assert set(LINE_STYLES) == set(board.initials)
    liveries = [line_style(board.initials, owner) for owner in range(board.property_count)]
    assert len({one.fill for one in liveries}) == board.property_count
    assert len({(one.fill, one.mark, one.pattern()) for one in liveries}) == board.property_count
    assert len({one.pattern() for one in liveries}) >= 8


def test_a_property_of_another_board_gets_a_livery_too() -> None:
    assert line_style(["XYZ"], 0).fill.startswith("#")


def test_every_property_carries_its_initials(board: Board) -> None:
    carried = Counter(plate.owner for plate in plates(board))
    assert set(carried) == set(range(board.property_count))
    assert sum(carried.values()) > 200


def test_everything_lies_inside_the_frame(board: Board) -> None:
    places = layout(board)
    for x, y in [*places.places, *places.twins.values()]:
        assert 30 < x < WIDTH - 30
        assert 30 < y < HEIGHT - 30


def test_circles_stay_apart_and_near_their_true_place(board: Board) -> None:
    places = layout(board).places
    for space, (x, y) in enumerate(places):
        true_x, true_y = project(board.longitudes[space], board.latitudes[space])
        assert hypot(x - true_x, y - true_y) < 60, board.space_names[space]
        for other, (other_x, other_y) in enumerate(places[:space]):
            both = f"{board.space_names[space]} and {board.space_names[other]}"
            assert hypot(x - other_x, y - other_y) > 17, both


def test_cities_lie_at_their_true_place(board: Board) -> None:
    for space in board.city_space:
        assert layout(board).places[space] == pytest.approx(project(board.longitudes[space], board.latitudes[space]), abs=0.51)


def test_lines_between_the_same_circles_lie_side_by_side(board: Board) -> None:
    middles = [tuple(round((c[0][i] + 3 * c[1][i] + 3 * c[2][i] + c[3][i]) / 8, 1) for i in (0, 1)) for c in curves(board)]
    assert max(Counter(middles).values()) == 1


def test_a_line_runs_smoothly_through_its_mileposts(board: Board) -> None:
    every = curves(board)
    for space in range(board.space_count):
        segments = board.segments_at[space]
        if board.kinds[space] == MILEPOST and len(segments) == 2:
            (ax, ay), (bx, by) = (_leaving(board, every, segment, space) for segment in segments)
            assert ax * bx + ay * by < 0


def _leaving(board: Board, every: list[Any], segment: int, space: int) -> tuple[float, float]:
    a, b, c, d = every[segment]
    start, towards = (a, b) if board.segment_a[segment] == space else (d, c)
    return towards[0] - start[0], towards[1] - start[1]


def test_fragments_have_the_same_keys_in_every_position(board: Board) -> None:
    bare = {"seats": [{"seat": seat} for seat in (1, 2, 3)]}
    assert list(fragments(board, bare)) == list(fragments(board, position(board)))
    for key, drawn in fragments(board, position(board)).items():
        assert ElementTree.fromstring(drawn).attrib["id"] == key


def test_only_what_changed_changes(board: Board) -> None:
    before, now = position(board), position(board)
    now["seats"][2]["location"] = "Memphis"
    changed = {key for key, drawn in fragments(board, now).items() if drawn != fragments(board, before)[key]}
    assert changed == {"train-3"}
    now["deeds"]["CP"] = {"owner": 2, "mortgaged": True}
    changed = {key for key, drawn in fragments(board, now).items() if drawn != fragments(board, before)[key]}
    assert changed == {"train-3", "deed-CP"}


def test_the_destination_of_the_player_to_move_is_ringed(board: Board) -> None:
    to_move = {"seats": [{"seat": seat, "destination": "Memphis"} for seat in (1, 2)], "active": 2}
    drawn = fragments(board, to_move)
    assert "<circle" in drawn["destination-2"]
    assert ">Memphis<" in drawn["destination-2"]
    assert "<circle" not in drawn["destination-1"]
    assert "<circle" not in fragments(board, {**to_move, "over": True})["destination-2"]


def test_two_locomotives_in_one_city_stand_side_by_side(board: Board) -> None:
    drawn = fragments(board, position(board))
    assert drawn["train-1"].split("translate")[1][:20] != drawn["train-2"].split("translate")[1][:20]


def test_the_background_is_the_same_each_time(board: Board) -> None:
    assert background(board, WORDS) == background(board, WORDS) == background(load_board(), WORDS)


def test_the_map_names_its_sources() -> None:
    assert "Natural Earth" in outline(drawing.__name__, "north_america")["attribution"]
    assert "tools/steel_and_steam/outline" in outline(drawing.__name__, "north_america")["attribution"]


def test_the_stored_layout_is_that_of_the_standard_board(board: Board) -> None:
    """If this fails, run tools/steel_and_steam/layout."""
    stored = json.loads(files(drawing).joinpath(STORE, f"{board.map_digest}.json").read_text())
    assert stored["digest"] == digest(board)
    assert stored["digest"].startswith(board.map_digest)
    assert layout(board).places == from_stored(board, stored).places


def test_a_board_of_ones_own_is_drawn_too() -> None:
    """Nothing is stored for it: a few rounds part what touches."""
    drawn = ElementTree.fromstring(picture(toy_board(), None, WORDS))
    assert {item.attrib["data-space"] for item in drawn.iter() if "data-space" in item.attrib} == set(toy_board().space_names)
    words = [item.text for item in drawn.iter(f"{SVG}text")]
    assert {"Aton", "Dton", "Duo"} <= set(words)


def test_a_layout_that_is_worked_out_on_the_way_parts_circles(board: Board) -> None:
    places = from_stored(board, new_layout(board, rounds=6)).places
    near = [
        (space, other)
        for space, (x, y) in enumerate(places)
        for other, (other_x, other_y) in enumerate(places[:space])
        if hypot(x - other_x, y - other_y) < 15
    ]
    assert len(near) < 20
