"""The drawing of Steel Driver: everything once, nothing but plain SVG, and only what changed changes."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenspike.draw.palette import CARD, GOLD, GOLD_INK
from goldenspike.draw.paper import outline
from goldenspike.games.steel_driver import drawing
from goldenspike.games.steel_driver.drawing.board import cube, link_name, sign
from goldenspike.games.steel_driver.drawing.colours import GOODS, LIVERIES
from goldenspike.games.steel_driver.drawing.picture import background, picture
from goldenspike.games.steel_driver.drawing.picture import fragments as on_the_board
from goldenspike.games.steel_driver.drawing.projection import HEIGHT, WIDTH, project
from goldenspike.games.steel_driver.drawing.status import strip
from goldenspike.games.steel_driver.drawing.track import RIBBON, rail
from goldenspike.games.steel_driver.rules.board import Board, load_board
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.rules import COLOURS, COMPANIES, GOODS_LETTERS
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from tests.games.steel_driver.scene import example_track

WORDS = DrawnWords(BOXES["steel_driver"].words, "en")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(BOXES["steel_driver"].offer.boards["usa"])


def example() -> dict[str, list[list[str]]]:
    return {company: [link.split("-") for link in links] for company, links in example_track().items()}


def company_in(name: str, links: list[list[str]]) -> dict[str, Any]:
    return {
        "name": name,
        "controller": 1,
        "treasury": 5,
        "profit": 40,
        "start": links[0][0] if links else None,
        "locations": sorted({place for link in links for place in link}),
        "links": links,
        "goods": dict.fromkeys(COLOURS, 0),
        "final_value": 0,
    }


def position() -> dict[str, Any]:
    links = example()
    shares = dict.fromkeys(COMPANIES, 1)
    seats = [(1, 'Ann & "Bo" <x>', list(COMPANIES)), (2, "Bea", []), (3, None, [])]
    return {
        "turn": 3,
        "phase": "build_track",
        "over": False,
        "marker": 2,
        "seats": [
            {"seat": seat, "name": name, "cash": 120, "cubes": 4, "shares": shares, "controls": controls}
            for seat, name, controls in seats
        ],
        "companies": [company_in(name, links[name]) for name in COMPANIES],
        "order": list(COMPANIES),
        "passed": ["purple"],
        "active": "green",
        "auction": None,
        "goods": {},
        "transcontinental": None,
    }


def fragments(board: Board, shown: dict[str, Any]) -> dict[str, str]:
    return {**on_the_board(board, shown), **strip(shown, WORDS)}


def changed(board: Board, before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    old, new = fragments(board, before), fragments(board, after)
    assert list(old) == list(new)
    return {key for key in old if old[key] != new[key]}


def ids(svg: str) -> Counter[str]:
    return Counter(found.attrib["id"] for found in ElementTree.fromstring(svg).iter() if "id" in found.attrib)


def test_every_location_and_link_appears_once(board: Board) -> None:
    found = ids(picture(board, None, WORDS))
    assert all(found[f"at-{name}"] == 1 for name in board.names)
    assert all(found[f"link-{link_name(board, link)}"] == 1 for link in range(len(board.costs)))
    assert sum(1 for name in found if name.startswith(("at-", "link-"))) == len(board.names) + len(board.costs)


def test_ids_are_unique_with_and_without_a_position(board: Board) -> None:
    for svg in (picture(board, None, WORDS), picture(board, position(), WORDS)):
        assert set(ids(svg).values()) == {1}


def test_a_fragment_is_one_element_with_its_key_as_id(board: Board) -> None:
    for key, fragment in fragments(board, position()).items():
        assert ElementTree.fromstring(fragment).attrib["id"] == key


@pytest.mark.parametrize("word", [" style=", "<script", "<style", " onclick=", "url(", 'href="http', "<image"])
def test_nothing_that_a_strict_content_security_policy_refuses(board: Board, word: str) -> None:
    assert word not in picture(board, position(), WORDS)


def test_names_of_players_are_escaped(board: Board) -> None:
    assert "Ann &amp; &quot;Bo&quot; &lt;x&gt;" in strip(position(), WORDS)["seat-1"]


def test_the_view_of_a_new_game_can_be_drawn(board: Board) -> None:
    game = SteelDriver(board, 3)
    drawn = fragments(board, game.view(game.setup(), 0))
    assert {"seat-1", "seat-2", "seat-3", "order"} <= set(drawn)
    assert not any("<line" in drawn[f"track-{link_name(board, link)}"] for link in range(len(board.costs)))


def test_nothing_changes_when_nothing_changed(board: Board) -> None:
    assert changed(board, position(), position()) == set()


def test_a_build_changes_its_track_and_its_company(board: Board) -> None:
    after = position()
    green = after["companies"][COMPANIES.index("green")]
    green["links"].append(["Omaha", "Denver"])
    green["treasury"] = 1
    assert changed(board, position(), after) == {"track-Denver-Omaha", "company-green"}


def test_a_company_is_told_by_its_letter_as_well_as_its_colour(board: Board) -> None:
    drawn = fragments(board, position())
    letters = {
        ElementTree.fromstring(drawn[f"track-{link}"]).findtext(".//text")
        for link in ("New_York-Philadelphia", "Boston-Albany", "Reno-San_Francisco")
    }
    assert letters == {"R", "B", "G"}


def test_a_claimed_cube_changes_its_location_and_the_company(board: Board) -> None:
    before, after = position(), position()
    before["goods"] = {"Boston": "white", "Chicago": "white"}
    after["goods"] = {"Chicago": "white"}
    after["companies"][1]["goods"]["white"] = 1
    assert changed(board, before, after) == {"goods-Boston", "company-blue"}


def test_a_bid_changes_only_the_company_under_auction(board: Board) -> None:
    after = position()
    after["auction"] = {"company": "black", "bid": 3, "bidder": 2, "out": [1]}
    assert changed(board, position(), after) == {"company-black"}


def test_the_transcontinental_chain_is_lit_link_by_link(board: Board) -> None:
    after = position()
    after["transcontinental"] = {"companies": ["green"], "links": example()["green"]}
    assert changed(board, position(), after) == {"transcontinental"}
    assert fragments(board, after)["transcontinental"].count("<line") == len(RIBBON) * len(example()["green"])


def test_locations_and_their_links_do_not_touch_others(board: Board) -> None:
    places = [project(*place) for place in zip(board.longitudes, board.latitudes, strict=True)]
    assert all(40 < x < WIDTH - 40 and 40 < y < HEIGHT - 40 for x, y in places)
    for a, b in zip(board.link_a, board.link_b, strict=True):
        for other, place in enumerate(places):
            assert other in (a, b) or distance(place, places[a], places[b]) > 45, board.names[other]


def distance(place: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    line, to = complex(*end) - complex(*start), complex(*place) - complex(*start)
    share = min(1.0, max(0.0, (to * line.conjugate()).real / abs(line) ** 2))
    return abs(to - share * line)


def test_no_two_links_cross(board: Board) -> None:
    places = [complex(*project(*place)) for place in zip(board.longitudes, board.latitudes, strict=True)]
    links = list(zip(board.link_a, board.link_b, strict=True))
    for a, b in links:
        for c, d in links:
            if len({a, b, c, d}) == 4:
                apart = side(places[a], places[b], places[c]) * side(places[a], places[b], places[d]) > 0
                assert apart or side(places[c], places[d], places[a]) * side(places[c], places[d], places[b]) > 0


def side(start: complex, end: complex, place: complex) -> float:
    return ((end - start).conjugate() * (place - start)).imag


def test_the_projection_keeps_its_meridian_upright_and_north_up() -> None:
    (south_x, south_y), (north_x, north_y) = project(-96.0, 30.0), project(-96.0, 45.0)
    assert south_x == pytest.approx(north_x)
    assert north_y < south_y
    assert project(-122.0, 38.0)[0] < project(-74.0, 41.0)[0]


def test_the_outline_names_its_sources() -> None:
    assert "Natural Earth" in outline(drawing.__name__, "usa")["attribution"]
    assert "Census" in outline(drawing.__name__, "usa")["attribution"]


def test_the_background_does_not_depend_on_the_position(board: Board) -> None:
    assert background(board, WORDS) in picture(board, None, WORDS)
    assert background(board, WORDS) in picture(board, position(), WORDS)


def test_yellow_track_does_not_touch_the_gold_of_the_transcontinental_link(board: Board) -> None:
    """The uppermost colour of the ribbon is paper, wider than track, and dark hems lie between it and the gold."""
    after = position()
    after["transcontinental"] = {"companies": ["green"], "links": example()["green"]}
    groups = list(ElementTree.fromstring(fragments(board, after)["transcontinental"]))
    under = [(float(group[0].get("stroke-width", 0)), group.get("stroke")) for group in groups]
    assert [colour for _, colour in under] == [GOLD_INK, GOLD, GOLD_INK, CARD]
    assert under == sorted(under, reverse=True, key=lambda one: one[0])
    rail_widths = re.findall(r'stroke-width="([\d.]+)"', rail((0, 0), (9, 0), LIVERIES["yellow"]))
    assert under[-1][0] > max(map(float, rail_widths))


def test_goods_are_told_apart_without_their_colours() -> None:
    bare = re.compile(r'"#[0-9a-f]{6}"')
    assert len({bare.sub("", sign((0.0, 0.0), 18, colour)) for colour in GOODS}) == len(GOODS)
    cubes = [cube((0.0, 0.0), 10, GOODS[colour], GOODS_LETTERS[colour]) for colour in GOODS]
    assert len({bare.sub("", one) for one in cubes}) == len(GOODS)
