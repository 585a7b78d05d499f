"""Every rule is used by a phase and asserted by a test, and every ruling has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from goldenspike.games.steel_and_steam.rules import events, rules
from goldenspike.kernel.core import Wording

SOURCES = Path(rules.__file__).parent
TESTS = Path(__file__).parent


def test_every_rule_is_used_by_a_phase_or_tells_an_event() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py") if path.name != "rules.py")
    assert [rule.name for rule in rules.RULES if f"rules.{rule.name}" not in text] == []


def test_every_event_is_told() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py") if path.name != "events.py")
    told = [event.key.removeprefix("event-") for event in vars(events).values() if isinstance(event, Wording)]
    assert len(told) > 10
    assert [name for name in told if f"events.{name}" not in text] == []


def test_every_ruling_has_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    found = {int(number) for number in re.findall(r"ruling_(\d+)_", text)}
    assert sorted(set(range(1, 37)) - found) == []


def test_rules_are_numbered_in_the_order_of_the_rulebook() -> None:
    numbers = [tuple(int(part) for part in rule.reference.split()[0].split(".")) for rule in rules.RULES]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
