"""Sheets of cards and drawings on paper, whatever the game."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest

pytest.importorskip("reportlab")

from goldenspike.printing import card_sheets
from goldenspike.printing.sheet import A4, SERIF, Document, lines_of, plain, width_of
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.svg_paths import arc, commands
from tests.printing.reading import objects, pages, stream


def test_backs_lie_behind_their_fronts(tmp_path: Path) -> None:
    fronts: dict[int, tuple[float, float]] = {}
    backs: dict[int, tuple[float, float]] = {}
    document = Document(tmp_path / "cards.pdf", A4, "cards")
    card_sheets.lay_out(
        document,
        12,
        lambda _, card, x, y: fronts.update({card: (x, y)}),
        lambda _, card, x, y: backs.update({card: (x, y)}),
    )
    assert set(fronts) == set(backs) == set(range(12))
    for card, (x, y) in fronts.items():
        assert backs[card] == (pytest.approx(A4[0] - x - card_sheets.WIDE), y)


def test_paths_are_read_as_browsers_read_them() -> None:
    read = list(commands("M1 2l3-4 .5.5zM10 20C1 2 3 4 5 6h7V-8"))
    assert read == [
        ("M", [1, 2]),
        ("l", [3, -4]),
        ("l", [0.5, 0.5]),
        ("z", []),
        ("M", [10, 20]),
        ("C", [1, 2, 3, 4, 5, 6]),
        ("h", [7]),
        ("V", [-8]),
    ]


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("large", [True, False])
def test_arcs_keep_to_their_circle(large: bool, clockwise: bool) -> None:
    start, end, radius = (10.0, 0.0), (0.0, 10.0), 10.0
    curves = arc(start, end, radius, large, clockwise)
    assert len(curves) == (3 if large else 1)
    assert curves[-1][2] == (pytest.approx(0), pytest.approx(10))
    middle = (0.0, 0.0) if large != clockwise else (10.0, 10.0)
    here = start
    for first, second, there in curves:
        half = [(here[i] + 3 * first[i] + 3 * second[i] + there[i]) / 8 for i in (0, 1)]
        assert hypot(half[0] - middle[0], half[1] - middle[1]) == pytest.approx(radius, abs=0.01)
        here = there


def drawn(tmp_path: Path, inside: str) -> str:
    """What a drawing makes of the content of a page."""
    document = Document(tmp_path / "drawn.pdf", A4, "drawn")
    draw_svg(document, f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>', 0, 0, 1)
    document.end_page()
    body = next(body for body in objects(document.save().read_bytes()).values() if b"/ASCII85Decode" in body)
    return stream(body).decode("latin-1")


def test_a_clip_path_hides_what_lies_outside_of_it(tmp_path: Path) -> None:
    shape = '<defs><path id="land" d="M0 0L9 0L9 9Z"/><clipPath id="dry"><use href="#land"/></clipPath></defs>'
    content = drawn(tmp_path, shape + '<g clip-path="url(#dry)"><rect width="20" height="20" fill="#ff0000"/></g>')
    assert content.index("9 9 l") < content.index("W n") < content.index("20 20 re")


def test_words_are_turned_around_their_own_place(tmp_path: Path) -> None:
    content = drawn(tmp_path, '<text x="30" y="40" font-size="5" transform="rotate(90 30 40)">Sea</text>')
    assert "0 1 -1 0 70 10 cm" in content, "a quarter turn that leaves 30, 40 where it is"


def test_amounts_and_hard_spaces_are_never_broken() -> None:
    said = plain("Es kostet 10 000 $ oder 50 $ mehr, 1\u202f000 in allem")
    assert "10\xa0000\xa0$" in said
    assert "50\xa0$" in said
    for line in lines_of(said, SERIF, 12, 25):
        assert not line.startswith("$")
        assert width_of(line, SERIF, 12) <= 25


def test_words_in_a_box_shrink_until_they_stand_inside(tmp_path: Path) -> None:
    document = Document(tmp_path / "boxed.pdf", A4, "boxed")
    document.boxed(50, 50, 30, 10, "quite a number of words that want to stand in one small box together", 14)
    document.end_page()
    (page,) = pages(document.save().read_bytes())
    assert len(page.said) > 1
    for one in page.said:
        assert one.left >= 50
        assert one.right <= 80
        assert one.low >= A4[1] - 60
        assert one.high <= A4[1] - 50
