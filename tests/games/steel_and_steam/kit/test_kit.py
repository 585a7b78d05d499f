"""The printable kit of Steel & Steam: every file, its pages, and the words on them."""

from __future__ import annotations

import re
import zlib
from base64 import a85decode
from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.games.steel_and_steam.drawing.picture import picture
from goldenspike.games.steel_and_steam.kit.aids import write_aids
from goldenspike.games.steel_and_steam.kit.deeds import write_deeds
from goldenspike.games.steel_and_steam.kit.kit import write_kit
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.games.steel_and_steam.rules.board.board import Board, load_board
from goldenspike.printing.sheet import A4, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords

WORDS = DrawnWords(BOXES["steel_and_steam"].words, "en")

PAGES = {
    "board_large.pdf": 1,
    "board_sheets.pdf": 9,
    "deeds.pdf": 10,
    "city_cards.pdf": 32,
    "victory_cards.pdf": 6,
    "payoff_booklet.pdf": 25,
    "player_aids.pdf": 5,
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory, board: Board) -> dict[str, bytes]:
    written = write_kit(tmp_path_factory.mktemp("kit") / "new", board)
    return {path.name: path.read_bytes() for path in written}


def words_on(pdf: bytes) -> list[str]:
    """The strings that a file writes, in their order."""
    found: list[str] = []
    for stream in re.findall(rb"stream\r?\n(.*?)~>endstream", pdf, flags=re.DOTALL):
        for said in re.findall(rb"\(((?:[^()\\]|\\.)*)\) Tj", zlib.decompress(a85decode(stream))):
            found.append(re.sub(rb"\\([()\\])", rb"\1", said).decode("latin-1"))
    return found


def test_the_kit_has_all_its_files_and_pages(kit: dict[str, bytes]) -> None:
    assert {name: len(re.findall(rb"/Type\s*/Page\b", pdf)) for name, pdf in kit.items()} == PAGES


def test_every_victory_card_tells_what_it_asks_for_and_for_whom(kit: dict[str, bytes]) -> None:
    said = words_on(kit["victory_cards.pdf"])
    assert said.count("Victory card") == said.count("Steel & Steam") == 26
    assert {"Toll Keeper", "Sightseer", "4 players or more"} <= set(said)
    assert "22" in " ".join(said[said.index("Sightseer") :][:4])


def test_every_deed_has_both_its_sides(kit: dict[str, bytes], board: Board) -> None:
    said = words_on(kit["deeds.pdf"])
    for owner, initials in enumerate(board.initials):
        assert said.count(initials) == 2
        for amounts in (board.price, board.mortgage, board.payoff, board.takeover, board.controlling):
            assert f"${amounts[owner]:,}" in said
    assert said.count("LIEN") == board.property_count


def test_every_city_card_is_printed_with_its_number(kit: dict[str, bytes], board: Board) -> None:
    said = words_on(kit["city_cards.pdf"])
    assert said.count("Steel & Steam") == 144
    at = next(place for place in range(len(said)) if said[place : place + 2] == ["Central", "28"])
    table = said[at + 2 : at + 35]
    assert table[:6] == ["2", "New Orleans", "SC", "3", "Denver", "P"]
    assert table[15:18] == ["7", "Memphis", "SC"]
    assert table[30:] == ["12", "Omaha", "P"]


def test_the_booklet_has_every_pair_of_cities_twice(kit: dict[str, bytes], board: Board) -> None:
    said = words_on(kit["payoff_booklet.pdf"])
    for name in board.city_names:
        assert said.count(name.replace("_", " ")) == board.city_count
    amounts = [word for word in said if re.fullmatch(r"[\d,]+(00|500)", word)]
    assert len(amounts) == board.city_count * (board.city_count - 1)


def test_the_board_carries_every_city(kit: dict[str, bytes], board: Board) -> None:
    said = words_on(kit["board_large.pdf"])
    assert {name.replace("_", " ") for name in board.city_names} <= set(said)
    assert set(board.property_names) <= set(said)


def test_the_same_board_gives_the_same_file(tmp_path: Path, kit: dict[str, bytes], board: Board) -> None:
    assert write_deeds(tmp_path / "deeds.pdf", board, Words(board, "en")).read_bytes() == kit["deeds.pdf"]


def test_every_part_of_the_drawing_can_be_printed(tmp_path: Path, board: Board) -> None:
    position = {"seats": [{"seat": 1, "location": "Chicago", "home": "Boston", "destination": "Denver", "properties": ["PRR"]}]}
    document = Document(tmp_path / "position.pdf", A4, "position")
    draw_svg(document, picture(board, position, WORDS), 5, 5, 0.06)
    document.end_page()
    assert document.save().stat().st_size > 100_000


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Price", "$30,000", "Boom"]),
        ("de", ["Preis", "30.000 $", "Hochkonjunktur"]),
        ("fr", ["Prix", "Essor", "Tout double"]),
    ],
)
def test_the_kit_speaks_three_languages_with_the_figures_of_the_rules(
    tmp_path: Path, board: Board, language: str, words: list[str]
) -> None:
    spoken = Words(board, language)
    said = " ".join(words_on(write_aids(tmp_path / "aids.pdf", spoken).read_bytes()))
    said += " ".join(words_on(write_deeds(tmp_path / "deeds.pdf", board, spoken).read_bytes()))
    for word in words:
        assert word in said.replace("\\240", " ").replace("\xa0", " ")
    assert len(spoken.highballing()) == 7
    assert [row[0] for row in spoken.locomotives()][1:3] == [spoken("normal"), spoken("breakdown")]
    assert spoken.economy()[4][1].startswith("1 ")
