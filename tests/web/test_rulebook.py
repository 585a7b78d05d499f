"""The rules page as data: what stands before the rules, the rules by chapters, and the picture of the board."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree

import pytest

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import LANGUAGES
from goldenspike.web.api.rulebook import rulebook, set_up
from tests.web.servers import Person, Server, fetched

STORES = ["sqlite"]

every_game = pytest.mark.parametrize("game", [name for name, box in BOXES.items() if box.primer])
every_language = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"\b(print|rule|chapter|about)-[A-Za-z]")


def test_every_game_of_ours_tells_a_newcomer_how_it_is_played() -> None:
    ours = [box.name for box in BOXES.values() if type(box.offer).__module__.startswith("goldenspike.")]
    assert len(ours) > 3
    assert all(BOXES[name].primer for name in ours)


@every_game
@every_language
def test_a_rulebook_begins_with_aim_length_turn_examples_and_tables(game: str, language: str) -> None:
    book = rulebook(game, language)
    primer = book.primer
    assert primer is not None
    assert book.title == BOXES[game].title
    assert str(BOXES[game].offer.most) in book.players
    assert len(primer.aim) > 200
    assert len(primer.turn) > 5
    assert len(primer.examples) > 1
    assert all(re.search(r"\d", example.text) for example in primer.examples)
    said = [book.about, primer.aim, primer.length, primer.course, *(one.text for one in [*primer.turn, *primer.examples])]
    said += [word for one in primer.figures for row in one.rows for word in row] + [one.title for one in primer.figures]
    assert not [words for words in said if KEY.search(words)]


@every_game
def test_every_step_of_a_turn_leads_to_a_chapter(game: str) -> None:
    book = rulebook(game, "en")
    assert book.primer is not None
    titles = {chapter.number: chapter.title for chapter in book.chapters}
    assert all(titles[step.chapter] for step in book.primer.turn)
    assert not [step.title for step in book.primer.turn if step.title[0].isdigit()]


@every_game
def test_tables_have_rows_as_long_as_their_head(game: str) -> None:
    book = rulebook(game, "en")
    assert book.primer is not None
    for table in book.primer.figures:
        assert {len(row) for row in table.rows} == {len(table.rows[0])}, table.title


@every_game
def test_every_rule_stands_in_one_chapter(game: str) -> None:
    chapters = rulebook(game, "en").chapters
    assert [rule.name for chapter in chapters for rule in chapter.rules] == [rule.name for rule in set_up(game).rules()]
    assert len({chapter.number for chapter in chapters}) == len(chapters)


@every_game
def test_the_languages_say_the_same_at_the_same_place(game: str) -> None:
    books = [rulebook(game, language) for language in LANGUAGES]
    shapes = [[[len(row) for row in table.rows] for table in book.primer.figures] for book in books if book.primer]
    assert shapes == [shapes[0]] * len(LANGUAGES)
    assert len({book.primer.aim for book in books if book.primer}) == len(LANGUAGES)


def test_the_api_gives_rulebook_and_picture(server: Server, ada: Person) -> None:
    game = next(iter(BOXES))
    answer = fetched(f"{server.base}/api/games/{game}/rulebook", params={"lang": "fr"})
    assert answer.json()["primer"]["aim"] == rulebook(game, "fr").primer.aim  # type: ignore[union-attr]
    picture = fetched(f"{server.base}/api/games/{game}/board.svg", params={"lang": "de"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(picture.content).tag.endswith("svg")
    again = fetched(picture.url, headers={"if-none-match": picture.headers["etag"]})
    assert again.status_code == 304
    for path in ("rulebook", "board.svg"):
        assert fetched(f"{server.base}/api/games/chess/{path}").status_code == 404


def test_the_page_has_its_own_title_and_can_be_read_without_scripts(server: Server) -> None:
    game = next(iter(BOXES))
    for language in LANGUAGES:
        page = fetched(f"{server.base}/rules/{game}", headers={"accept-language": language})
        book = rulebook(game, language)
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert re.search(rf"<title>{re.escape(book.title)}\s?: .+ . Golden Spike</title>", page.text)
        assert f'content="{escape(book.about)}"' in page.text
        without_script = page.text.partition("<noscript>")[2]
        assert all(escape(rule.text) in without_script for chapter in book.chapters for rule in chapter.rules)
    assert fetched(f"{server.base}/rules/chess").status_code == 404
