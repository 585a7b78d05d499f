"""A designer's own board, printed: its map, deeds, cards and victory deck, and what is said of one that cannot be printed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("reportlab")

from goldenspike.cli import main
from goldenspike.games.steel_and_steam.kit.city_cards import write_city_cards
from goldenspike.games.steel_and_steam.kit.words import words_of
from goldenspike.games.steel_and_steam.rules.board.board import DIRECTORY
from tests.printing.reading import check_pages, text_of


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The standard board with a region, an area, a property, a price and a victory card of the designer's own."""
    board = tmp_path / "mine"
    shutil.copytree(DIRECTORY, board)
    change(board / "places.txt", "region NE Northeast", "region NE Atlantic Seaboard")
    change(board / "cards.txt", "Great_Lakes", "Inland_Seas")
    change(board / "lines.txt", "railway ERIE Erie", "railway ERX Erie Express")
    change(board / "deeds.txt", "ERIE       7000   3500   4000   9500   2000", "ERX        8500   3500   4000   9500   2000")
    change(board / "victory.txt", "Portfolio          properties 5 and journeys 5", "My_Own_Card  properties 5 and connect NE SW")
    return board


def printed(board: Path, out: Path, *more: str) -> Result:
    return CliRunner().invoke(main, ["print", "steel_and_steam", "--board", str(board), "--out", str(out), *more])


def test_all_parts_are_those_of_the_own_board(own: Path, tmp_path: Path) -> None:
    result = printed(own, tmp_path / "kit")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[0].endswith("rulebook.pdf")
    with_names = ["deeds.pdf", "board_large.pdf", "city_cards.pdf", "payoff_booklet.pdf", "victory_cards.pdf"]
    said = {name: text_of(check_pages((tmp_path / "kit" / name).read_bytes())) for name in with_names}
    assert "ERX" in said["deeds.pdf"]
    assert "$8,500" in said["deeds.pdf"]
    assert "Erie Express" in said["board_large.pdf"]
    assert "Inland Seas" in said["city_cards.pdf"]
    assert "Atlantic Seaboard" in said["payoff_booklet.pdf"]
    assert "My Own Card" in said["victory_cards.pdf"]
    assert "connect a city of the region Atlantic Seaboard" in said["victory_cards.pdf"]


def test_words_of_the_designer_are_kept_in_every_language(own: Path, tmp_path: Path) -> None:
    words = words_of(own, "de")
    said = text_of(check_pages(write_city_cards(tmp_path / "cards.pdf", words).read_bytes()))
    assert "Atlantic Seaboard" in said
    assert "S\xfcdosten" in said
    assert "Atlantic Seaboard" in words.victory_card(0)[1]


def sentence(result: Result) -> str:
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr


def test_a_place_off_the_map_is_refused_in_one_sentence(own: Path, tmp_path: Path) -> None:
    text = (own / "places.txt").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("Halifax"))
    words = line.split()
    (own / "places.txt").write_text(text.replace(line, " ".join([*words[:2], "20.0", "50.0", words[-1]])), "utf-8")
    said = sentence(printed(own, tmp_path / "kit"))
    assert "lies off the map that is drawn under the board, so this board cannot be printed" in said
    assert not (tmp_path / "kit").exists()


def test_a_faulty_or_missing_board_is_told_in_one_sentence(own: Path, tmp_path: Path) -> None:
    change(own / "deeds.txt", "ERX        8500", "ERX        8501")
    assert "deeds.txt, line" in sentence(printed(own, tmp_path / "kit"))
    assert "No such file" in sentence(printed(tmp_path / "nowhere", tmp_path / "kit"))
    assert "Not a directory" in sentence(printed(own / "deeds.txt", tmp_path / "kit"))
    assert "give one of them" in sentence(printed(own, tmp_path / "kit", "--map", "north_america"))
    (tmp_path / "file").write_text("")
    assert "file" in sentence(printed(own, tmp_path / "file"))
