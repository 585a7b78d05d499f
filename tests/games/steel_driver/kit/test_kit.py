"""The printable kit of Steel Driver: board, pieces in the numbers of the rulebook, rules and aid in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("reportlab")

from goldenspike.cli import main
from goldenspike.games.steel_driver.kit.aid import write_aid
from goldenspike.games.steel_driver.kit.board_sheets import SIZE
from goldenspike.games.steel_driver.kit.kit import write_kit
from goldenspike.games.steel_driver.kit.pieces import write_pieces
from goldenspike.games.steel_driver.kit.rulebook import write_rules
from goldenspike.games.steel_driver.kit.words import words_of
from goldenspike.games.steel_driver.rules.offer import BOARDS
from goldenspike.printing.poster import plan
from tests.printing.reading import Page, check_pages, every_word, text_of

PAGES = {"rulebook.pdf": 4, "board_large.pdf": 1, "board_sheets.pdf": 8, "pieces.pdf": 2, "player_aids.pdf": 1}
LETTERS = "RBGYPK"


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Page]]:
    folder = tmp_path_factory.mktemp("kit")
    return {path.name: check_pages(path.read_bytes()) for path in write_kit(folder / "new", "en")}


def test_the_kit_has_all_its_files_and_pages(kit: dict[str, list[Page]]) -> None:
    assert {name: len(pages) for name, pages in kit.items()} == PAGES
    assert plan(SIZE).sheets == PAGES["board_sheets.pdf"]


def test_the_board_has_all_that_the_rulebook_puts_on_it(kit: dict[str, list[Page]], tmp_path: Path) -> None:
    text = text_of(kit["board_large.pdf"])
    for word in ("New York", "San Francisco", "Red", "Black", "Order of play", "Passed", "Profit of the turn", "$0", "$200"):
        assert word in text
    assert text.count("Investment cubes") == 6
    sheets = (write_kit(tmp_path, "de")[2]).read_bytes()
    words = [word.replace("\xa0", " ") for word in every_word(sheets)]
    assert {"Rot", "Spielreihenfolge", "Profit der Runde", "200 $", "Denver"} <= set(words)


def test_there_are_as_many_pieces_as_the_rulebook_counts(kit: dict[str, list[Page]]) -> None:
    shares, tokens = kit["pieces.pdf"]
    assert shares.words.count("Share") == 30
    assert shares.words.count("Control marker") == 6
    for letter in LETTERS:
        assert shares.words.count(letter) == 5 + 1
        assert tokens.words.count(letter) == 2
    assert "17 links for each company" in text_of([tokens])
    needed = text_of(kit["rulebook.pdf"][1:2])
    for line in (
        "60 \xd7 White investment cubes",
        "12 \xd7 Goods cubes in black",
        "6 \xd7 Goods cubes in silver",
        "102 \xd7 Links",
    ):
        assert line in needed


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Player aid", "The company that completes", "hexagonal city"]),
        ("fr", ["Aide de jeu", "Bénéfices", "ville hexagonale", "Table des matières"]),
        ("de", ["Spielhilfe", "Investitionsmarker", "sechseckigen Stadt", "Inhalt"]),
    ],
)
def test_the_kit_speaks_three_languages(tmp_path: Path, language: str, words: list[str]) -> None:
    spoken = words_of(None, language)
    read = check_pages(write_rules(tmp_path / "rulebook.pdf", spoken).read_bytes())
    read += check_pages(write_aid(tmp_path / "aid.pdf", spoken).read_bytes())
    read += check_pages(write_pieces(tmp_path / "pieces.pdf", spoken).read_bytes())
    text = text_of(read)
    for word in words:
        assert word.lower() in text.lower()
    for rule in spoken.game.rules():
        assert f"{rule.reference.split()[0]} " in text


def test_a_board_of_ones_own_is_printed_and_one_off_the_map_refused(tmp_path: Path) -> None:
    standard = (BOARDS / "usa.board").read_text("utf-8")
    own = tmp_path / "own.board"
    own.write_text(standard.replace("Albany ", "Utica  "), "utf-8")
    command = ["print", "steel_driver", "--board", str(own), "--out", str(tmp_path / "kit")]
    assert CliRunner().invoke(main, command).exit_code == 0
    assert "Utica" in text_of(check_pages((tmp_path / "kit" / "board_large.pdf").read_bytes()))
    line = next(line for line in standard.splitlines() if line.strip().startswith("Boston "))
    own.write_text(standard.replace(line, line.replace("-71.0", "-11.0")), "utf-8")
    refused = CliRunner().invoke(main, command)
    assert refused.stderr == "Error: Boston lies off the map that is drawn under the board, so this board cannot be printed\n"
