"""The typeface of maps and headings: what it has, how wide it sets words, and that all words keep to their boxes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from goldenspike.draw.face import (
    BROWSER_FILES,
    FACE_FILES,
    FAMILY,
    UNKNOWN,
    advances,
    browser_file,
    cut,
    file_of,
    fitting,
    unpacked,
    width,
)
from goldenspike.draw.palette import CARD, GOLD, GOLD_INK
from goldenspike.kernel.core import CHANCE, Game
from goldenspike.shelf import BOXES
from goldenspike.tables.pictures import draw_board, draw_position
from goldenspike.text.speaker import CATALOGUES, LANGUAGES
from tests.contract.random_play import course

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Wilhelmina Vanderbilt", "Łukasz Østergaard", "Bartholomew Gould-Fitzgerald", "Zoë", "Ferdinand de la Tour", "Émilie"]
SLANT = 0.2
IN_THE_TAB = {"●"}
"""A sign that only stands in the title of a browser's tab."""


class Style(NamedTuple):
    """What a text takes over from the groups around it."""

    size: float = 16.0
    bold: bool = False
    slanted: bool = False
    anchor: str = "start"
    spacing: float = 0.0

    def within(self, item: ElementTree.Element) -> Style:
        return Style(
            float(item.get("font-size", self.size)),
            item.get("font-weight", "bold" if self.bold else "") == "bold",
            item.get("font-style", "italic" if self.slanted else "") == "italic",
            item.get("text-anchor", self.anchor),
            float(item.get("letter-spacing", self.spacing)),
        )


def texts(item: ElementTree.Element, style: Style = Style()) -> list[tuple[str, float, float, float]]:  # noqa: B008
    """All words inside of an element that are not turned: their left end, their right end and their base line."""
    style = style.within(item)
    if item.get("transform"):
        return []
    if item.tag == f"{SVG}text":
        words = item.text or ""
        wide = width(words, style.size, style.bold, style.spacing)
        left = float(item.get("x", 0)) - {"start": 0.0, "middle": wide / 2, "end": wide}[style.anchor]
        lean = SLANT * style.size if style.slanted else 0.0
        return [(words, left, left + wide + lean, float(item.get("y", 0)))]
    return [said for child in item for said in texts(child, style)]


def boxes(root: ElementTree.Element) -> list[tuple[ElementTree.Element, ElementTree.Element]]:
    """Groups that lie on a card, with the card."""
    cards = [(group, next((child for child in group if child.tag == f"{SVG}rect"), None)) for group in root.iter(f"{SVG}g")]
    return [(group, card) for group, card in cards if card is not None and card.get("fill") in (CARD, "#fdf0c8")]


def beyond_their_boxes(svg: str) -> list[str]:
    found = []
    for group, card in boxes(ElementTree.fromstring(svg)):
        left, top = float(card.get("x", 0)), float(card.get("y", 0))
        right, low = left + float(card.get("width", 0)), top + float(card.get("height", 0))
        found += [words for words, start, end, y in texts(group) if start < left + 1 or end > right - 1 or not top < y < low]
    return found


def games() -> list[tuple[str, Game[Any]]]:
    """A game of every title on each of its boards, with as many players as there can be."""
    found = []
    for title, box in BOXES.items():
        players, options = box.offer.trials()[-1]
        for name, board in box.offer.boards.items():
            found.append((f"{title} {name}", box.offer.set_up(players, options, board)))
    return found


def test_the_files_are_small_and_bear_no_reserved_name() -> None:
    assert sum(len(file_of(bold)) for bold in FACE_FILES) < 30_000
    assert sum(len(browser_file(bold)) for bold in BROWSER_FILES) < 24_000
    for bold in FACE_FILES:
        assert FAMILY.encode("utf-16-be") in unpacked(bold)
        assert b"SourceSerif" not in unpacked(bold)
        assert "Source Serif".encode("utf-16-be") not in unpacked(bold)


@pytest.mark.parametrize("bold", [False, True])
def test_it_has_every_sign_of_our_catalogues_and_boards(bold: bool) -> None:
    folders = [CATALOGUES, *(box.words for box in BOXES.values()), *(box.words.parent / "boards" for box in BOXES.values())]
    files = [file for folder in folders for file in folder.rglob("*.*") if file.suffix not in (".py", ".pyc")]
    used = {sign for file in files for sign in file.read_text("utf-8") if sign not in "\n\t"}
    assert used - set(advances(bold)) == IN_THE_TAB


def test_a_text_is_as_wide_as_its_letters() -> None:
    assert width("Reno", 20) == pytest.approx(sum(width(letter, 20) for letter in "Reno"))
    assert width("Reno", 20, spacing=2) == pytest.approx(width("Reno", 20) + 8)
    assert width("Reno", 20, bold=True) > width("Reno", 20)
    assert width("駅", 20) == 20 * UNKNOWN


@pytest.mark.parametrize("bold", [False, True])
def test_what_does_not_fit_becomes_smaller_or_is_cut(bold: bool) -> None:
    for name in NAMES:
        sizes = [fitting(name, 20, within, bold) for within in range(300, 20, -10)]
        assert all(larger >= smaller for larger, smaller in pairwise(sizes))
        assert width(name, fitting(name, 20, 60, bold), bold) <= 60
        assert width(cut(name, 15, 60, bold), 15, bold) <= 60
    assert cut("Reno", 15, 100, bold) == "Reno"
    assert cut("Bartholomew", 15, 60, bold).endswith("…")


@pytest.mark.parametrize("bold", [False, True])
def test_printed_sheets_measure_as_drawings_do(bold: bool) -> None:
    sheet = pytest.importorskip("goldenspike.printing.sheet", reason="the kits need: pip install reportlab")
    for words in NAMES:
        printed = sheet.width_of(words, sheet.BOLD if bold else sheet.SERIF, 12) * sheet.MM
        assert printed == pytest.approx(width(words, 12, bold), rel=0.001)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [pytest.param(game, id=title) for title, game in games()])
def test_all_words_stay_in_their_boxes(game: Game[Any], language: str) -> None:
    assert boxes(ElementTree.fromstring(draw_board(game, language)))
    assert beyond_their_boxes(draw_board(game, language)) == []
    states = [state for state, _, _ in course(game, 7)]
    for state in (states[len(states) // 2], states[-1]):
        view = game.view(state, CHANCE)
        assert beyond_their_boxes(draw_position(game, view, NAMES[: len(view["seats"])], language)) == []


def test_a_picture_that_stands_alone_brings_its_typeface_along() -> None:
    for _, game in games():
        svg = draw_board(game)
        assert svg.count("@font-face") == len(FACE_FILES)
        assert ElementTree.fromstring(svg).get("font-family", "").startswith(f"'{FAMILY}'")


def framed(svg: str) -> list[str]:
    """The seats whose card has another frame than most."""
    cards = {group.get("id", ""): card.get("stroke", "") for group, card in boxes(ElementTree.fromstring(svg))}
    seats = {seat: edge for seat, edge in cards.items() if seat.startswith("seat-")}
    return [seat for seat, edge in seats.items() if edge in (GOLD, GOLD_INK)]


@pytest.mark.parametrize("game", [pytest.param(game, id=title) for title, game in games()])
def test_at_the_end_the_frame_is_on_the_winners(game: Game[Any]) -> None:
    for seed in (7, 8):
        state = [state for state, _, _ in course(game, seed)][-1]
        view, winners = game.view(state, CHANCE), game.result(state).winners
        svg = draw_position(game, view, NAMES[: len(view["seats"])], "en", winners)
        assert framed(svg) == [f"seat-{seat + 1}" for seat in sorted(winners)]
