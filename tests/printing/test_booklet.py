"""A booklet: its table of contents tells the truth, its pages are numbered, and headings stay with what follows."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.games.steel_driver.kit.words import words_of
from goldenspike.printing.booklet import Booklet
from goldenspike.printing.sheet import Document
from tests.printing.reading import Page, check_pages, text_of

LONG = "Words that fill a line and then some more of them, so that a page is soon full of nothing else. " * 3


def draw(document: Document, x: float, y: float) -> None:
    document.rectangle(x, y, 60, 40, fill="#cccccc")


@pytest.fixture(scope="module")
def booklet(tmp_path_factory: pytest.TempPathFactory) -> list[Page]:
    path = tmp_path_factory.mktemp("booklet") / "booklet.pdf"
    made = Booklet(path, words_of(None, "en"), "A subtitle", "What it is about.")
    for chapter in range(1, 10):
        made.heading(f"Chapter {chapter}")
        for number in range(4 + chapter % 3):
            made.entry(f"{chapter}.{number}", LONG)
        made.table((40, 60), [("one", "two"), ("three", LONG)])
    return check_pages(made.write(draw, (60, 40)).read_bytes())


def test_the_contents_name_the_page_of_every_chapter(booklet: list[Page]) -> None:
    cover = booklet[0].said
    for chapter in range(1, 10):
        title = next(one for one in cover if one.words == f"Chapter {chapter}")
        numbers = [one.words for one in cover if one.low == title.low and one.words.isdigit()]
        page = booklet[int(numbers[0]) - 1]
        assert f"Chapter {chapter}" in page.words


def test_every_page_but_the_cover_has_its_number(booklet: list[Page]) -> None:
    assert len(booklet) > 3
    for number, page in enumerate(booklet[1:], 2):
        assert page.words[-1] == str(number)


def test_no_heading_is_the_last_on_its_page(booklet: list[Page]) -> None:
    for page in booklet[1:]:
        assert not page.words[-3].startswith("Chapter")


def test_all_that_was_added_is_there_in_its_order(booklet: list[Page]) -> None:
    text = text_of(booklet[1:])
    places = [text.index(f"Chapter {chapter}") for chapter in range(1, 10)]
    assert places == sorted(places)
    assert text.count("nothing else.") == 3 * sum(5 + chapter % 3 for chapter in range(1, 10))


def test_chapters_can_be_jumped_to(tmp_path: Path) -> None:
    made = Booklet(tmp_path / "small.pdf", words_of(None, "fr"), "Rien", "Peu.")
    made.heading("Un chapitre")
    made.paragraph("Des mots.")
    pdf = made.write(draw, (60, 40)).read_bytes()
    assert b"/Outlines" in pdf
    assert b"/Subtype /Link" in pdf
