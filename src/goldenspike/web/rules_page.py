"""The page of a game's rules as the server sends it: its own title and description, and its text for readers without scripts."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from litestar import Response, get

from goldenspike.shelf import BOXES
from goldenspike.text.rulebook import Primer
from goldenspike.text.speaker import LANGUAGES, common_text
from goldenspike.web.api.rulebook import Chapter, rulebook
from goldenspike.web.asking import language_of
from goldenspike.web.pages import SHELL, PageRequest, StaticFile, answer, packed_file, shell, static_file

ENGLISH: Final = '<html lang="en">'
TITLE: Final = "<title>Golden Spike</title>"
DESCRIPTION: Final = "Railway board games played by their rulebooks."
WITHOUT_SCRIPT: Final = "<noscript>"


@get("/rules/{game:str}", include_in_schema=False, packed=True)
async def rules_page(request: PageRequest, game: str) -> Response[bytes]:
    file = static_file(SHELL)
    if game not in BOXES or file is None:
        return shell(request, 200 if game in BOXES else 404)
    return answer(request, filled(file.body, game, await language_of(request, None)))


@lru_cache(8 * len(LANGUAGES))
def filled(page: bytes, game: str, language: str) -> StaticFile:
    """The shell of all pages with what is known of this one before any script runs."""
    book = rulebook(game, language)
    title = escape(common_text(language, "rules-tab", game=book.title))
    told = f"<h1>{escape(book.title)}</h1><p>{escape(book.about)} {escape(book.players)}</p>"
    told += (_primer(book.primer) if book.primer else "") + "".join(map(_chapter, book.chapters))
    known = {
        ENGLISH: f'<html lang="{language}">',
        TITLE: f"<title>{title}</title>",
        DESCRIPTION: escape(book.about) or title,
        WITHOUT_SCRIPT: f'{WITHOUT_SCRIPT}<main class="page narrow">{told}</main>',
    }
    written = page.decode()
    for blank, filling in known.items():
        written = written.replace(blank, filling)
    return packed_file(written.encode(), "text/html")


def _primer(primer: Primer) -> str:
    turn = "".join(f"<li><b>{escape(step.title)}</b> {escape(step.text)}</li>" for step in primer.turn)
    examples = "".join(f"<h3>{escape(one.title)}</h3><p>{escape(one.text)}</p>" for one in primer.examples)
    return f"<p>{escape(primer.aim)} {escape(primer.length)}</p><h2>{escape(primer.course)}</h2><ol>{turn}</ol>{examples}"


def _chapter(chapter: Chapter) -> str:
    rules = "".join(f"<dt>{escape(rule.reference)}</dt><dd>{escape(rule.text)}</dd>" for rule in chapter.rules)
    return f"<h2>{escape(chapter.title)}</h2><dl>{rules}</dl>" if chapter.title else f"<dl>{rules}</dl>"
