"""The documents name files and functions that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLACES = [
    ROOT,
    ROOT / "src/goldenspike",
    ROOT / "src/goldenspike/web/static/js",
    ROOT / "src/goldenspike/web",
    ROOT / "src/goldenspike/web/static",
    ROOT / "src/goldenspike/kernel",
    *sorted((ROOT / "src/goldenspike/games").glob("*/")),
    ROOT / "tests/packages/branch_line/branch_line",
]
"""Where a path that a document names may begin."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FILE = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|js|css|md|ftl|board|map|card|html|mjs))`")
FUNCTION = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|js))` `(?:\w+\.)?(\w+)`")
LINK = re.compile(r"\]\(([^)#:]+)\)")


def found(name: str) -> list[Path]:
    return [place / name for place in PLACES if (place / name).is_file()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_exists(document: Path) -> None:
    text = document.read_text("utf-8")
    assert [name for name in FILE.findall(text) if "/" in name and not found(name)] == []
    assert [link for link in LINK.findall(text) if not (document.parent / link).exists()] == []


def test_every_function_of_the_walks_is_in_its_file() -> None:
    named = FUNCTION.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
    assert len(named) > 20
    missing = [
        pair for pair in named if not any(re.search(rf"\b{pair[1]}\b", path.read_text("utf-8")) for path in found(pair[0]))
    ]
    assert missing == []
