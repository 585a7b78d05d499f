"""Every word that the pages ask for is there, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from goldenspike.text.speaker import CATALOGUES, LANGUAGES
from goldenspike.web.pages import STATIC

ASKED = re.compile(
    r"""\bt\(\s*"([\w-]+)"|\bt\([^`"()]+\? "([\w-]+)" : "([\w-]+)"|\bwords="([\w-]+)"|"((?:key|pace|theme)-\w+)"]"""
)
SAID = re.compile(r'say\((?:answer\.undone \? )?"([\w-]+)"(?: : "([\w-]+)")?')


def sources() -> str:
    return "".join(path.read_text("utf-8") for folder in ("js", "games") for path in sorted((STATIC / folder).rglob("*.js")))


def messages(language: str, name: str) -> dict[str, Message]:
    entries = FluentResource((Path(CATALOGUES) / language / f"{name}.ftl").read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def test_the_pages_ask_only_for_words_that_are_there():
    text = sources()
    said = {f"note-{key}" for found in SAID.findall(text) for key in found if key}
    asked = {key for found in ASKED.findall(text) for key in found if key} | said
    known = {
        key
        for name in ("common", "web", "steel_driver", "steel_and_steam", "steam", "steam_barons")
        for key in messages("en", name)
    }
    assert len(asked) > 60
    assert sorted(asked - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_for_the_pages(language):
    assert list(messages(language, "web")) == list(messages("en", "web"))
    assert not set(messages(language, "web")) & set(messages(language, "common"))
