"""Every word that the pages ask for is there, in three languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import CATALOGUES, LANGUAGES, SHARED
from goldenspike.web.pages import STATIC

ASKED = re.compile(
    r"""\b(?:t|joined)\(\s*"([\w-]+)"|\bt\([^`"()]+\? "([\w-]+)" : "([\w-]+)"|\bwords="([\w-]+)"|"((?:key|pace|theme)-\w+)"]"""
)
SAID = re.compile(r'say\((?:answer\.undone \? )?"([\w-]+)"(?: : "([\w-]+)")?')


BORROWED = re.compile(r'from "\.\./(\w+)/(\w+\.js)"')


def shared_scripts() -> str:
    return "".join(path.read_text("utf-8") for name in ("js", "plain") for path in sorted((STATIC / name).rglob("*.js")))


def scripts_of(name: str) -> str:
    """The scripts of a game's page, with those that it borrows from another game."""
    own = "".join(path.read_text("utf-8") for path in sorted(BOXES[name].page.rglob("*.js")))
    return own + "".join((BOXES[other].page / file).read_text("utf-8") for other, file in BORROWED.findall(own))


@cache
def messages(language: str, name: str) -> dict[str, Message]:
    file = BOXES[name].words / f"{language}.ftl" if name in BOXES else CATALOGUES / language / f"{name}.ftl"
    entries = FluentResource(file.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def asked_in(text: str) -> set[str]:
    said = {f"note-{key}" for found in SAID.findall(text) for key in found if key}
    return {key for found in ASKED.findall(text) for key in found if key} | said


def test_the_pages_ask_only_for_words_that_are_there():
    asked = asked_in(shared_scripts())
    assert len(asked) > 60
    assert sorted(asked.difference(*(messages("en", name) for name in SHARED))) == []


@pytest.mark.parametrize("name", BOXES)
def test_the_page_of_a_game_asks_only_for_words_of_its_own_and_those_that_all_share(name):
    asked = asked_in(scripts_of(name))
    known = {key for catalogue in ("common", "web", name) for key in messages("en", catalogue)}
    assert len(asked) > 20
    assert sorted(asked - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHARED)
def test_every_language_has_the_same_words_for_the_pages(language, name):
    assert list(messages(language, name)) == list(messages("en", name))
    assert not set(messages(language, name)) & {key for other in SHARED if other != name for key in messages(language, other)}
