"""What is missing at a live table does not end the game, and is logged."""

from __future__ import annotations

import logging

import pytest

from goldenspike.kernel.core import Fact, Rule, Wording
from goldenspike.shelf import BOXES
from goldenspike.tables.voice import UNSAID, Voice

NEW = Wording("event-FELL_FROM_THE_SKY", "seat:seat")


def test_what_cannot_be_said_shows_its_key_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    voice = Voice(BOXES["steel_driver"].offer.set_up(3, {}), "de", ["Ada", "Ben", "Cem"])
    with caplog.at_level(logging.ERROR, "goldenspike.tables"):
        told = [voice.fact(Fact(NEW, [1], -1)) for _ in range(3)]
    assert [fact.text for fact in told] == ["event-FELL_FROM_THE_SKY"] * 3
    assert told[0].values == {"seat": 2}
    (record,) = caplog.records
    assert record.getMessage().startswith("there are no words for event-FELL_FROM_THE_SKY in de of steel_driver")
    assert voice.rule(Rule("NOBODY_FLIES", "9.9")) == "rule-NOBODY_FLIES"
    UNSAID.clear()
