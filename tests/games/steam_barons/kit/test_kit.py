"""The printable kit of Steam Barons: maps and tiles, the stock-market card and company displays, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.games.steam.kit.maps import load_maps
from goldenspike.games.steam.rules.offer import BOARDS
from goldenspike.games.steam_barons.kit.aid import write_aid
from goldenspike.games.steam_barons.kit.companies import write_companies
from goldenspike.games.steam_barons.kit.kit import write_kit
from goldenspike.games.steam_barons.kit.rulebook import write_rules
from goldenspike.games.steam_barons.kit.stock_market import write_stock_market
from goldenspike.games.steam_barons.kit.words import Words
from goldenspike.games.steam_barons.rules.market import load_market
from tests.printing.reading import Page, check_pages, text_of

PAGES = {
    "rulebook.pdf": 6,
    "map_northern_england_large.pdf": 1,
    "map_northern_england_sheets.pdf": 12,
    "tiles.pdf": 6,
    "stock_market.pdf": 2,
    "companies.pdf": 2,
    "player_aids.pdf": 2,
}


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Page]]:
    folder = tmp_path_factory.mktemp("kit")
    written = write_kit(folder / "new", "en", BOARDS / "northern_england.map")
    return {path.name: check_pages(path.read_bytes()) for path in written}


def test_the_kit_has_all_its_files_and_pages(kit: dict[str, list[Page]]) -> None:
    assert {name: len(pages) for name, pages in kit.items()} == PAGES


def test_the_price_track_has_every_box_with_its_modifier(kit: dict[str, list[Page]]) -> None:
    card = kit["stock_market.pdf"][0]
    boxes = [f"${price}" for price in range(19)]
    assert [word for word in card.words if word.startswith("$")] == boxes
    assert "B" in card.words
    market = load_market()
    for price in range(19):
        if market.boxes[price]:
            assert card.words[card.words.index(f"${price}") + 1] == f"{market.boxes[price]:+d}"


def test_the_adjustment_table_tells_where_the_first_stack_goes(kit: dict[str, list[Page]]) -> None:
    text = text_of(kit["stock_market.pdf"][:1])
    assert "+5 6 stacks +3 4-5 stacks +1 2-3 stacks 0 1 stack -1 -3" in text


def test_the_chart_pays_what_the_card_says(kit: dict[str, list[Page]]) -> None:
    words = kit["stock_market.pdf"][1].words
    market = load_market()
    for performance in (0, 9, 10, 30):
        at = words.index(str(performance))
        paid = (market.dividends[performance], market.profits[performance], market.bonuses[performance])
        assert words[at + 1 : at + 4] == [f"${amount}" for amount in paid]


def test_every_company_has_its_display_and_tokens(kit: dict[str, list[Page]]) -> None:
    displays, tokens = kit["companies.pdf"]
    assert {"Orange", "Green", "Brown", "Natural", "Black", "White"} <= set(displays.words)
    assert displays.words.count("Treasury") == 6
    for letter in "OGBNKW":
        assert tokens.words.count(letter) == 8 + 3


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["CEO bonus", "6 on Northern England", "Buy shares"]),
        ("fr", ["Prime de direction", "Parts disponibles", "Acheter des parts"]),
        ("de", ["Direktionsbonus", "Verf\xfcgbare Aktien", "Aktien kaufen"]),
    ],
)
def test_the_kit_speaks_three_languages(tmp_path: Path, language: str, words: list[str]) -> None:
    maps = load_maps(BOARDS / "northern_england.map")
    spoken = Words(maps[0], language)
    read = check_pages(write_rules(tmp_path / "rulebook.pdf", spoken, maps).read_bytes())
    for number, write in enumerate((write_aid, write_stock_market, write_companies)):
        read += check_pages(write(tmp_path / f"{number}.pdf", spoken).read_bytes())
    text = text_of(read)
    for word in words:
        assert word in text
    for rule in spoken.game.rules():
        assert f"{rule.reference.split()[0]} " in text
