"""Elements, numbers and texts as SVG."""

from __future__ import annotations

from goldenspike.draw.svg import element, number, shrunk


def test_numbers_and_attributes_are_short() -> None:
    assert [number(value) for value in (12.0, 12.34, -0.01)] == ["12", "12.3", "0"]
    assert element("g", stroke_width=2, id=None, class_="hit") == '<g stroke-width="2" class="hit"/>'


def test_long_words_are_written_smaller() -> None:
    assert 'font-size="16"' in shrunk((0, 0), "Erie", 16, 100)
    assert 'font-size="9.5"' in shrunk((0, 0), "x" * 20, 16, 100)
