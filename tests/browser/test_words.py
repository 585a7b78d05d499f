"""Every word that the pages ask for is there, in three languages."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import CATALOGUES, LANGUAGES
from goldenspike.web.pages import STATIC

ASKED = re.compile(
    r"""\b(?:t|joined)\(\s*"([\w-]+)"|\bt\([^`"()]+\? "([\w-]+)" : "([\w-]+)"|\bwords="([\w-]+)"|"((?:key|pace|theme)-\w+)"]"""
)
SAID = re.compile(r'say\((?:answer\.undone \? )?"([\w-]+)"(?: : "([\w-]+)")?')


def sources() -> str:
    folders = [STATIC / "js", STATIC / "plain", *(box.page for box in BOXES.values())]
    return "".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.js")))


def messages(language: str, name: str) -> dict[str, Message]:
    file = BOXES[name].words / f"{language}.ftl" if name in BOXES else CATALOGUES / language / f"{name}.ftl"
    entries = FluentResource(file.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def test_the_pages_ask_only_for_words_that_are_there():
    text = sources()
    said = {f"note-{key}" for found in SAID.findall(text) for key in found if key}
    asked = {key for found in ASKED.findall(text) for key in found if key} | said
    known = {key for name in ("common", "web", *BOXES) for key in messages("en", name)}
    assert len(asked) > 60
    assert sorted(asked - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_for_the_pages(language):
    assert list(messages(language, "web")) == list(messages("en", "web"))
    assert not set(messages(language, "web")) & set(messages(language, "common"))
