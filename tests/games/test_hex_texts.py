"""Every rule of Steam and Steam Barons is used, tested or told in an event, told in three languages and documented."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.games.steam import actions as steam_actions
from goldenspike.games.steam import events as steam_events
from goldenspike.games.steam import rules as steam_rules
from goldenspike.games.steam_barons import actions as barons_actions
from goldenspike.games.steam_barons import events as barons_events
from goldenspike.games.steam_barons import rules as barons_rules
from goldenspike.kernel.core import Rule, Wording
from goldenspike.text.speaker import LANGUAGES, bundle

ROOT = Path(__file__).parents[2]
RULES = {"steam": steam_rules.RULES, "steam_barons": barons_rules.RULES}
WORDINGS = {
    "steam": [*steam_events.EVENTS, *steam_actions.WORDINGS[1:]],
    "steam_barons": [*barons_events.EVENTS, *barons_actions.WORDINGS[1:]],
}


@pytest.mark.parametrize("game", list(RULES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(game: str, language: str) -> None:
    catalogue = bundle(language, game)
    assert not [rule.name for rule in RULES[game] if not catalogue.has_message("rule-" + rule.name)]
    assert not [wording.key for wording in WORDINGS[game] if not catalogue.has_message(wording.key)]


@pytest.mark.parametrize("game", list(RULES))
def test_every_rule_is_documented_under_its_number(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    assert not [rule.name for rule in RULES[game] if f"**{rule.reference}** `{rule.name}`" not in text]


def used(rule: Rule, wordings: list[Wording]) -> bool:
    return any(wording.rule is rule for wording in wordings)


@pytest.mark.parametrize("game", list(RULES))
def test_every_rule_is_used_in_code_and_named_in_a_test_or_told_in_an_event(game: str) -> None:
    phases = (ROOT / "src" / "goldenspike" / "games" / game).glob("*.py")
    code = "".join(path.read_text() for path in phases if path.name != "rules.py")
    code += "".join(path.read_text() for path in (ROOT / "src" / "goldenspike" / "parts").glob("*.py"))
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    for rule in RULES[game]:
        assert rule.name in code, rule.name
        assert f'"{rule.name}"' in tests or used(rule, WORDINGS[game]) or rule.because.names == [], rule.name
