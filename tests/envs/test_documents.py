"""The documents about environments: what is generated is up to date, and the examples run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="environments need: pip install goldenspike[envs]")

from goldenspike.envs.describe import described

DOCS = Path(__file__).parents[2] / "docs"


def examples(document: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / document).read_text("utf-8"), re.DOTALL)


def test_the_games_in_numbers_are_as_the_document_says() -> None:
    assert (DOCS / "encodings.md").read_text("utf-8") == described(), "run tools/encodings"


def test_the_engine_is_embedded_in_twenty_lines_that_run(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples("engine.md")
    assert len([line for line in example.splitlines() if line.strip()]) <= 21
    exec(compile(example, "engine.md", "exec"), {})
    reference, scores, record = capsys.readouterr().out.split("\n", 2)
    assert reference == "2.1"
    assert scores.startswith("[")
    assert record.startswith("format 1\ngame steel_driver")


def test_the_examples_of_environments_run() -> None:
    played = {}
    for example in examples("envs.md"):
        exec(compile(example, "envs.md", "exec"), played)
    assert played["played"].scores.shape == (4, 4)
