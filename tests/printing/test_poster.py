"""Large drawings on sheets that overlap: nothing of the drawing is missing, and marks tell where to cut and join."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

pytest.importorskip("reportlab")

from goldenspike.games.steel_driver.kit.words import words_of
from goldenspike.printing.poster import MARGIN, OVERLAP, Plan, plan, write_poster
from goldenspike.printing.sheet import A4, Document
from tests.printing.reading import MM, check_pages, objects, pages, stream, text_of

SIZES = [(804.0, 724.0), (660.0, 545.0), (100.0, 90.0), (277.5, 190.0), (190.0, 900.0)]


@pytest.mark.parametrize("size", SIZES)
def test_the_sheets_show_all_of_a_drawing_and_overlap(size: tuple[float, float]) -> None:
    cut = plan(size)
    for length, count, part, paper, side in (
        (size[0], cut.across, cut.part[0], cut.paper[0], 0),
        (size[1], cut.down, cut.part[1], cut.paper[1], 1),
    ):
        begins = [cut.shown(number, number)[side] for number in range(count)]
        assert begins[0] == 0
        assert begins[-1] + part == pytest.approx(length)
        assert all(later - earlier == pytest.approx(part - OVERLAP) for earlier, later in pairwise(begins))
        assert part <= paper - 2 * MARGIN + 1e-6


@pytest.mark.parametrize("size", SIZES)
def test_upright_or_lying_whichever_takes_fewer_sheets(size: tuple[float, float]) -> None:
    assert plan(size).sheets == min(Plan(size, A4).sheets, Plan(size, (A4[1], A4[0])).sheets)


def draw(document: Document, x: float, y: float) -> None:
    document.rectangle(x, y, 400, 300, stroke="#000000")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    folder = tmp_path_factory.mktemp("poster")
    paths = write_poster(folder, "thing", "A Thing", (400.0, 300.0), draw, words_of(None, "en"))
    assert [path.name for path in paths] == ["thing_large.pdf", "thing_sheets.pdf"]
    return [path.read_bytes() for path in paths]


def test_the_large_page_is_as_large_as_the_drawing(written: list[bytes]) -> None:
    (page,) = pages(written[0])
    assert (page.wide, page.high) == (pytest.approx(400, abs=0.01), pytest.approx(300, abs=0.01))


def test_every_sheet_tells_its_number_and_how_to_join_it(written: list[bytes]) -> None:
    cut = plan((400.0, 300.0))
    sheets = check_pages(written[1])
    assert len(sheets) == cut.sheets
    for number, sheet in enumerate(sheets, 1):
        assert f"A Thing, sheet {number} of {cut.sheets}. Cut along the left and upper marks" in text_of([sheet])
        assert f"{(number - 1) // cut.across + 1}.{(number - 1) % cut.across + 1}" in sheet.words


def lines(content: bytes) -> set[tuple[float, ...]]:
    """The straight lines that are drawn, as rounded millimetres."""
    drawn = re.findall(rb"n (\S+) (\S+) m (\S+) (\S+) l S", content)
    return {tuple(round(float(number) / MM, 1) for number in line) for line in drawn}


def test_cut_marks_stand_at_the_corners_and_a_line_where_the_next_sheet_comes(written: list[bytes]) -> None:
    cut = plan((400.0, 300.0))
    found = objects(written[1])
    contents = [stream(body) for body in found.values() if b"/FormXob" not in body and b"stream" in body]
    sheets = [content for content in contents if b"/FormXob" in content]
    assert len(sheets) == cut.sheets
    left, right = cut.corner[0], cut.corner[0] + cut.part[0]
    for content in sheets:
        uprights = {line[0] for line in lines(content) if line[0] == line[2]}
        assert {round(left, 1), round(right, 1)} <= uprights
    joined = [content for content in sheets if any(line[0] == line[2] == round(right - OVERLAP, 1) for line in lines(content))]
    assert len(joined) == (cut.across - 1) * cut.down
