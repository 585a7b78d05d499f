"""Style sheets are sent whole: with all that they import, and with the colours of the drawings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goldenspike.shelf import BOXES
from goldenspike.web.pages import STATIC, static_file
from goldenspike.web.sheets import joined

NAMES = [
    *(path.relative_to(STATIC).as_posix() for path in sorted(STATIC.rglob("*.css"))),
    *(f"games/{name}/{path.name}" for name, box in BOXES.items() for path in sorted(box.page.glob("*.css"))),
]


@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_is_sent_with_all_that_it_imports(name: str) -> None:
    file = static_file(name)
    assert file is not None
    assert b"@import" not in file.body
    assert file.media_type == "text/css"


def test_every_shared_sheet_comes_with_the_pages_or_with_the_part_that_wears_it() -> None:
    said = (STATIC / "css/all.css").read_text("utf-8")
    scripts = "".join(path.read_text("utf-8") for path in sorted((STATIC / "js").glob("*.js")))
    shared = {path.stem for path in (STATIC / "css").glob("*.css")} - {"all", "docs"}
    worn = {name for name in shared if re.search(rf'(?:dressed|wear)\(.*"{name}"', scripts)}
    assert {name for name in shared - worn if f'url("{name}.css")' not in said} == set()


def test_colours_come_from_the_drawings() -> None:
    night = static_file("css/night.css")
    assert night is not None
    assert b"[data-theme=" in night.body
    for name, box in BOXES.items():
        assert (static_file(f"games/{name}/colours.css") is None) == (box.colours is None)


def test_an_import_is_found_beside_its_sheet_and_stays_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    (tmp_path / "a/one.css").write_text('@import url("../b/two.css");\n\np { margin: 0; }\n')
    (tmp_path / "b/two.css").write_text('@import url("three.css");\na { color: red; }\n')
    (tmp_path / "b/three.css").write_text("b { color: blue; }\n")
    read: list[Path] = []
    sheet = joined("a/one.css", lambda name: path if (path := tmp_path / name).is_file() else None, read)
    assert sheet == "b { color: blue; }\na { color: red; }\n\np { margin: 0; }\n"
    assert [path.name for path in read] == ["one.css", "two.css", "three.css"]


def test_a_sheet_whose_import_is_missing_is_not_sent_by_halves(tmp_path: Path) -> None:
    (tmp_path / "one.css").write_text('@import url("nowhere.css");\np { margin: 0; }\n')
    assert joined("one.css", lambda name: path if (path := tmp_path / name).is_file() else None, []) is None
