"""Scripts lose their comments on the way to the browser, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.shelf import BOXES
from goldenspike.web.pages import STATIC
from goldenspike.web.scripts import without_comments

SCRIPTS = sorted([*STATIC.rglob("*.js"), *(path for box in BOXES.values() for path in box.page.rglob("*.js"))])
WIDEST = 130


def test_comments_go_and_code_stays_in_its_line() -> None:
    script = "f();\n// Why.\n/** What.\n * @type {number} */\nconst a = 1; // still here\n  /** One line. */\ng(`a // b`);\n"
    assert without_comments(script) == "f();\n\n\n\nconst a = 1; // still here\n\ng(`a // b`);\n"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_every_line_of_code_is_sent(path: Path) -> None:
    written = path.read_text("utf-8").split("\n")
    sent = without_comments(path.read_text("utf-8")).split("\n")
    assert len(sent) == len(written)
    for before, after in zip(written, sent, strict=True):
        assert after == before or (after == "" and before.lstrip().startswith(("/", "*")))


@pytest.mark.parametrize("path", [path for path in SCRIPTS if "vendor" not in path.parts], ids=lambda path: path.name)
def test_lines_are_no_wider_than_ours(path: Path) -> None:
    assert [line for line in path.read_text("utf-8").splitlines() if len(line) > WIDEST] == []
