"""The rulings that the rules of track and goods cite are those of Steam, and have a test here or with the parts."""

from __future__ import annotations

import re

import pytest

from goldenspike.kernel.core import Rule
from tests.parts.hex.games import HEX_GAMES
from tests.rulebooks import TESTS, is_shared, rules_of, words_in

SHARED = {rule.name: rule for game in HEX_GAMES for rule in rules_of(game) if is_shared(rule)}


@pytest.mark.parametrize("rule", SHARED.values(), ids=list(SHARED))
def test_a_ruling_on_track_or_goods_has_a_test(rule: Rule) -> None:
    tests = words_in(TESTS / "games" / "steam") + words_in(TESTS / "parts")
    assert set(re.findall(r"\[(\d+)\]", rule.reference)) <= set(re.findall(r"def test_(\d+)_[a-z]", tests))
