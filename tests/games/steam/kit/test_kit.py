"""The printable kit of Steam: two maps, tiles that fit them, tracks and action tiles, rules and aid in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("reportlab")

from goldenspike.cli import main
from goldenspike.games.steam.drawing.geometry import ACROSS
from goldenspike.games.steam.kit.aid import write_aid
from goldenspike.games.steam.kit.charts import write_charts
from goldenspike.games.steam.kit.kit import write_kit
from goldenspike.games.steam.kit.maps import HEX, SCALE, load_maps, size_of
from goldenspike.games.steam.kit.rulebook import write_rules
from goldenspike.games.steam.kit.tiles import COLUMNS, GAP, LEFT, ON_A_SHEET, PLAIN_COUNTS, TILE_COUNT, TOP, TOWN_COUNTS, faces
from goldenspike.games.steam.kit.words import Words
from goldenspike.games.steam.rules.offer import BOARDS
from goldenspike.parts.hex.tiles import PLAIN_FACES, TOWN_FACES
from goldenspike.printing.poster import plan
from goldenspike.printing.sheet import A4
from tests.printing.reading import Page, check_pages, text_of

PAGES = {
    "rulebook.pdf": 6,
    "map_eastern_us_large.pdf": 1,
    "map_eastern_us_sheets.pdf": 12,
    "map_northern_england_large.pdf": 1,
    "map_northern_england_sheets.pdf": 12,
    "tiles.pdf": 6,
    "charts.pdf": 2,
    "player_aids.pdf": 1,
}


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Page]]:
    folder = tmp_path_factory.mktemp("kit")
    return {path.name: check_pages(path.read_bytes()) for path in write_kit(folder / "new", "en")}


def test_the_kit_has_all_its_files_and_pages(kit: dict[str, list[Page]]) -> None:
    assert {name: len(pages) for name, pages in kit.items()} == PAGES
    assert [plan(size_of(hexmap)).sheets for hexmap in load_maps(None)] == [12, 12]


def test_every_face_is_printed_in_its_number() -> None:
    assert set(PLAIN_COUNTS) == set(PLAIN_FACES)
    assert set(TOWN_COUNTS) == set(TOWN_FACES)
    drawn = list(faces())
    assert len(drawn) == TILE_COUNT == 171
    counts = [drawn.count(face) for face in dict.fromkeys(drawn)]
    assert counts == [*PLAIN_COUNTS.values(), *TOWN_COUNTS.values()]


def test_a_tile_has_the_exits_of_its_face() -> None:
    by_face = dict(zip([*PLAIN_COUNTS, *TOWN_COUNTS], dict.fromkeys(faces()), strict=True))
    for face, drawn in by_face.items():
        routes = len(PLAIN_FACES.get(face, TOWN_FACES.get(face, [])))
        assert len(set(re.findall(r' d="(M[^"]*[LA][^"]*)" stroke="', drawn))) == routes, face


def test_tiles_are_as_large_as_the_hexes_of_the_map_and_stay_apart(kit: dict[str, list[Page]]) -> None:
    assert SCALE * ACROSS == HEX
    assert len(kit["tiles.pdf"]) == -(-(TILE_COUNT + 8) // ON_A_SHEET)
    assert GAP > 0
    assert LEFT >= 5
    assert A4[0] - 10 >= COLUMNS * (HEX + GAP)
    assert TOP >= 8
    assert text_of(kit["tiles.pdf"]).count("New City") == 8


def test_the_maps_have_their_cities_and_towns(kit: dict[str, list[Page]]) -> None:
    for hexmap in load_maps(None):
        text = text_of(kit[f"map_{hexmap.name}_large.pdf"])
        for name in [*hexmap.city_names, *hexmap.town_names]:
            assert name.replace("_", " ") in text
        assert "Goods Supply" in text


def test_tracks_and_action_tiles_have_the_numbers_of_the_rules(kit: dict[str, list[Page]]) -> None:
    tracks, actions = kit["charts.pdf"]
    assert {"-10", "0", "+10", "49"} <= set(tracks.words)
    assert {"Turn Order", "First Move", "Engineer", "First Build", "City Growth", "Locomotive", "Urbanization"} <= set(
        actions.words
    )
    assert actions.words.count("+") == 10
    assert "Cost, base game: $4 and the new level" in text_of([actions])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Move goods", "Goods cubes in black"]),
        ("fr", ["Transporter", "noir"]),
        ("de", ["Waren transportieren", "schwarz"]),
    ],
)
def test_the_kit_speaks_three_languages(tmp_path: Path, language: str, words: list[str]) -> None:
    maps = load_maps(BOARDS / "northern_england.map")
    spoken = Words(maps[0], language)
    read = check_pages(write_rules(tmp_path / "rulebook.pdf", spoken, maps).read_bytes())
    read += check_pages(write_aid(tmp_path / "aid.pdf", spoken).read_bytes())
    read += check_pages(write_charts(tmp_path / "charts.pdf", spoken, maps).read_bytes())
    text = text_of(read)
    for word in words:
        assert word in text
    for rule in spoken.game.rules():
        assert f"{rule.reference.split()[0]} " in text


def test_a_map_of_ones_own_is_printed_with_a_supply_beside_it(tmp_path: Path) -> None:
    own = tmp_path / "own.map"
    own.write_text((BOARDS / "northern_england.map").read_text("utf-8").replace("map northern_england", "map my_north"), "utf-8")
    out = tmp_path / "kit"
    result = CliRunner().invoke(main, ["print", "steam", "--board", str(own), "--out", str(out), "--lang", "fr"])
    assert result.exit_code == 0, result.output
    assert {path.name for path in out.glob("map*")} == {"map_my_north_large.pdf", "map_my_north_sheets.pdf"}
    assert "R\xe9serve de marchandises" in text_of(check_pages((out / "charts.pdf").read_bytes())[2:])


def test_one_of_the_maps_can_be_asked_for(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["print", "steam", "--map", "eastern_us", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert not list(tmp_path.glob("*northern*"))
    refused = CliRunner().invoke(main, ["print", "steam", "--map", "atlantis", "--out", str(tmp_path)])
    assert refused.stderr == "Error: Steam has no map 'atlantis'; there are eastern_us, northern_england\n"
