"""Every ruling of Steel Driver has a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rulebooks import words_in


def test_every_ruling_has_a_test() -> None:
    cited = {int(number) for number in re.findall(r"def test_\w*?ruling_(\d+)", words_in(Path(__file__).parent))}
    assert cited == set(range(1, 20))
