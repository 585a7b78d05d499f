"""What is missing at a live table does not end the game: its key is shown, and it is logged once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from goldenspike import shelf
from goldenspike.kernel.core import Fact, Rule, Wording
from goldenspike.shelf import BOXES
from goldenspike.tables import pictures
from goldenspike.tables.voice import Voice

GAME = next(iter(BOXES))
NEW = Wording("event-FELL_FROM_THE_SKY", "seat:seat")


class Torn:
    """A drawing that fails at every position."""

    def fragments(self, game: Any, position: Any) -> dict[str, str]:
        raise KeyError("ink")


def test_what_cannot_be_said_shows_its_key_and_is_logged_once(missing_words: list[str]) -> None:
    voice = Voice(BOXES[GAME].offer.set_up(3, {}), "de", ["Ada", "Ben", "Cem"])
    told = [voice.fact(Fact(NEW, [1], -1)) for _ in range(3)]
    assert [fact.text for fact in told] == ["event-FELL_FROM_THE_SKY"] * 3
    assert told[0].values == {"seat": 2}
    assert missing_words == ["de, event-FELL_FROM_THE_SKY: there is no such message"]
    assert voice.rule(Rule("NOBODY_FLIES", "9.9")) == "rule-NOBODY_FLIES"
    missing_words.clear()


def test_what_cannot_be_drawn_shows_its_key_and_is_logged_once(monkeypatch: pytest.MonkeyPatch, missing_words: list[str]) -> None:
    monkeypatch.setitem(shelf.BOXES, GAME, replace(BOXES[GAME], drawing=Torn()))
    game = BOXES[GAME].offer.set_up(3, {})
    shown = [pictures.fragments(game, {}) for _ in range(3)]
    assert shown == [{"not-drawn": f'<text x="20" y="40" font-size="24" id="not-drawn">not-drawn {GAME}</text>'}] * 3
    assert missing_words == [f"a position of {GAME} could not be drawn: KeyError('ink')"]
    missing_words.clear()
