"""The printable kit of Steel & Steam: every file, its pages, and the words on them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.games.steel_and_steam.drawing.picture import picture
from goldenspike.games.steel_and_steam.kit.aids import write_aids
from goldenspike.games.steel_and_steam.kit.board_sheets import BANK, BOARD_WIDE, CHIP, ECONOMY, PAD, SIZE, SPACE, STRIP, TABLEAU
from goldenspike.games.steel_and_steam.kit.deeds import write_deeds
from goldenspike.games.steel_and_steam.kit.kit import write_kit
from goldenspike.games.steel_and_steam.kit.locomotive_cards import write_locomotive_cards
from goldenspike.games.steel_and_steam.kit.rulebook import write_rules
from goldenspike.games.steel_and_steam.kit.victory_cards import write_victory_cards
from goldenspike.games.steel_and_steam.kit.words import Words, words_of
from goldenspike.games.steel_and_steam.rules.board.board import Board, load_board
from goldenspike.games.steel_and_steam.tables import highballing, locomotives
from goldenspike.printing.poster import plan
from goldenspike.printing.sheet import A4, Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.shelf import BOXES
from goldenspike.text.drawn import DrawnWords
from goldenspike.text.speaker import LANGUAGES
from tests.printing.reading import Page, check_pages, every_word, text_of

WORDS = DrawnWords(BOXES["steel_and_steam"].words, "en")

PAGES = {
    "rulebook.pdf": 7,
    "board_large.pdf": 1,
    "board_sheets.pdf": 12,
    "deeds.pdf": 10,
    "city_cards.pdf": 32,
    "victory_cards.pdf": 6,
    "payoff_booklet.pdf": 25,
    "locomotive_cards.pdf": 4,
    "player_aids.pdf": 2,
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    written = write_kit(tmp_path_factory.mktemp("kit") / "new", "en")
    return {path.name: path.read_bytes() for path in written}


def words_on(pdf: bytes) -> list[str]:
    """The words that a file writes, those of drawings too, in their order."""
    return every_word(pdf)


@cache
def words_in_language(language: str) -> Words:
    return words_of(None, language)


def test_the_kit_has_all_its_files_and_pages(kit: dict[str, bytes]) -> None:
    assert {name: len(check_pages(pdf)) for name, pdf in kit.items()} == PAGES
    assert next(iter(kit)) == "rulebook.pdf"


def test_every_victory_card_tells_what_it_asks_for_and_for_whom(kit: dict[str, bytes]) -> None:
    said = words_on(kit["victory_cards.pdf"])
    assert said.count("Victory card") == 2 * 26
    assert said.count("Steel & Steam") == 26
    assert {"Toll Keeper", "Sightseer"} <= set(said)
    assert "19" in " ".join(said[said.index("Sightseer") :][:4])
    toll_keeper = said[said.index("Toll Keeper") :]
    assert toll_keeper.index("4+ players") < toll_keeper.index("Tycoon")


def test_what_a_victory_card_asks_for_is_a_whole_sentence() -> None:
    for language in LANGUAGES:
        words = words_in_language(language)
        for card in range(len(words.deck.cards)):
            _, asked, _ = words.victory_card(card)
            assert asked[0].isupper()
            assert asked.endswith(".")
    assert words_in_language("en").victory_card(0)[1] == "Own 5 properties without lien and complete 5 journeys."


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


def test_the_same_board_gives_the_same_file(tmp_path: Path, kit: dict[str, bytes]) -> None:
    assert write_deeds(tmp_path / "deeds.pdf", words_of(None, "en")).read_bytes() == kit["deeds.pdf"]


def test_every_part_of_the_drawing_can_be_printed(tmp_path: Path, board: Board) -> None:
    position = {"seats": [{"seat": 1, "location": "Chicago", "home": "Boston", "destination": "Denver", "properties": ["PRR"]}]}
    document = Document(tmp_path / "position.pdf", A4, "position")
    draw_svg(document, picture(board, position, WORDS), 5, 5, 0.06)
    document.end_page()
    assert document.save().stat().st_size > 100_000


def test_the_board_has_bank_tableau_and_economy_track(kit: dict[str, bytes]) -> None:
    for name in ("board_large.pdf", "board_sheets.pdf"):
        said = words_on(kit[name])
        assert {"Bank", "Available deeds", "$500", "$1,000", "$5,000", "$25,000"} <= set(said)
        assert {"City Card Tableau", "Deck, region side up", "Selection 1", "Selection 2", "Selection 3"} <= set(said)
        assert {"Discard, city side up", "Economy", "Boom", "Bullish", "Normal", "Bearish", "Bust", "Great Depression"} <= set(
            said
        )


def test_the_spaces_of_the_strip_lie_side_by_side_and_take_a_card() -> None:
    assert pytest.approx(BOARD_WIDE) == BANK + TABLEAU + ECONOMY + 4 * PAD
    assert ECONOMY > 180
    assert SPACE[0] > 63
    assert SPACE[1] > 88
    assert SPACE[1] + 17 < STRIP - 10
    assert CHIP > 40
    assert plan(SIZE).part[0] <= A4[1]


def test_the_transit_track_begins_at_0_and_has_a_box_for_plus_0(kit: dict[str, bytes]) -> None:
    for page in check_pages(kit["locomotive_cards.pdf"])[:3]:
        track = page.words[page.words.index("Transit track") + 1 :][:12]
        assert track == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+0", "+10"]
        assert page.words.count("B!") >= 2


def test_the_rulebook_has_contents_and_every_rule(kit: dict[str, bytes]) -> None:
    read = check_pages(kit["rulebook.pdf"])
    assert "Contents" in read[0].words
    assert "10. Optional rules" in read[0].words
    text = text_of(read)
    for rule in words_in_language("en").game.rules():
        assert rule.reference.split()[0] in text
    assert "grandfathered" in text
    assert "Everyone takes $10,000" in text


def test_the_rulebook_lists_cubes_chips_and_dice(kit: dict[str, bytes]) -> None:
    text = text_of(check_pages(kit["rulebook.pdf"])[1:3])
    for need in ("2 \xd7 Dice", "42 \xd7 Cubes, 7 for each of the 6 colours", "Chips of $500", "Chips of $25,000"):
        assert need in text
    for part in ("43 \xd7 Deeds", "144 \xd7 City cards", "26 \xd7 Victory cards", "on 12 sheets"):
        assert part in text


def aid(language: str, folder: Path) -> str:
    return text_of(check_pages(write_aids(folder / "aids.pdf", words_in_language(language)).read_bytes()))


def test_the_aid_tells_of_the_great_depression_barrelhead_and_grandfathering(tmp_path: Path) -> None:
    said = aid("en", tmp_path)
    assert "Great Depression Once a game, on double 1s in a bust." in said
    assert "Cash on the barrelhead Pay before you ride" in said
    assert "Grandfathered fees If the line your locomotive rode last changes hands" in said
    assert "its extra $1,000 ($2,000) goes to the bank" in said
    assert "The $1,000 more are due once a turn" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Price", "$30,000", "Boom"]),
        ("de", ["Preis", "30.000 $", "Hochkonjunktur", "Gro\xdfe Depression", "Bar im Voraus", "ab 4 Personen"]),
        ("fr", ["Prix", "Essor", "Tout double", "Grande D\xe9pression", "Comptant d\u2019avance", "4+ joueurs"]),
    ],
)
def test_the_kit_speaks_three_languages_with_the_figures_of_the_rules(tmp_path: Path, language: str, words: list[str]) -> None:
    spoken = words_in_language(language)
    writers = (write_aids, write_deeds, write_locomotive_cards, write_victory_cards, write_rules)
    read: list[Page] = []
    for number, write in enumerate(writers):
        read += check_pages(write(tmp_path / f"{number}.pdf", spoken).read_bytes())
    said = text_of(read)
    for word in words:
        assert word in said
    assert len(highballing(spoken)) == 7
    assert [row[0] for row in locomotives(spoken)][1:3] == [spoken("normal"), spoken("breakdown")]
    assert spoken.economy()[4][1].startswith("1 ")
