"""Every colour of a piece stands once, in Python: the style sheets take it over, and ink can be read on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goldenspike
from goldenspike.draw.colours import style_sheet
from goldenspike.draw.palette import NIGHT_RULES
from goldenspike.shelf import BOXES

SHEETS = sorted(Path(goldenspike.__file__).parent.rglob("*.css"))
HEX = re.compile(r"#[0-9a-f]{6}\b")
AA = 4.5
"""The least contrast of text that the guidelines for accessible pages ask for."""
COLOURED = [name for name, box in BOXES.items() if box.colours is not None]


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def made(name: str) -> str:
    return style_sheet(BOXES[name].colours or {})


@pytest.mark.parametrize("name", COLOURED)
def test_ink_can_be_read_on_every_colour(name: str) -> None:
    pairs = [
        (selector, declared[fill], declared[f"{fill}-ink"])
        for selector, declared in (BOXES[name].colours or {}).items()
        for fill in declared
        if f"{fill}-ink" in declared
    ]
    assert len(pairs) > 5
    assert {selector: ink for selector, fill, ink in pairs if contrast(fill, ink) < AA} == {}


@pytest.mark.parametrize("name", COLOURED)
def test_a_game_s_own_sheet_takes_its_colours_over(name: str) -> None:
    text = (BOXES[name].page / "style.css").read_text("utf-8")
    assert '@import url("colours.css");' in text
    used = "".join(path.read_text("utf-8") for path in SHEETS)
    assert {variable for variable in re.findall(r"(--[a-z-]+):", made(name)) if f"var({variable}" not in used} == set()


def test_no_colour_of_a_drawing_is_written_again_in_a_sheet() -> None:
    colours = set(HEX.findall(style_sheet(NIGHT_RULES) + "".join(map(made, COLOURED)))) - page_colours()
    again = {path: colours.intersection(HEX.findall(path.read_text("utf-8"))) for path in SHEETS}
    assert {path: found for path, found in again.items() if found} == {}


def page_colours() -> set[str]:
    """The colours of the pages themselves; the sea of a board may look like that behind a picture of it."""
    theme = next(path for path in SHEETS if path.name == "theme.css")
    return set(HEX.findall(theme.read_text("utf-8")))


def test_companies_of_two_games_that_share_a_name_share_a_colour() -> None:
    """Both sheets may be on one page, one after the other."""
    by_class: dict[str, set[str]] = {}
    for name in COLOURED:
        for selector, declared in (BOXES[name].colours or {}).items():
            if "--livery" in declared:
                by_class.setdefault(selector, set()).add(declared["--livery"])
    assert {selector: fills for selector, fills in by_class.items() if len(fills) > 1} == {}
