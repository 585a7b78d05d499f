"""The rules page of a game as data: what a newcomer reads first, then every rule by chapters, and a picture of the board."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from typing import Any, Final

from litestar import Response, get
from msgspec import Struct

from goldenspike.kernel.core import Game, Rule
from goldenspike.shelf import BOXES
from goldenspike.tables.errors import unknown_game
from goldenspike.tables.pictures import draw_board
from goldenspike.text.rulebook import Primer, RulebookWords
from goldenspike.text.speaker import LANGUAGES, Lang
from goldenspike.web.api.models import RuleText, problems
from goldenspike.web.asking import language_of
from goldenspike.web.pages import PageRequest, StaticFile, answer, packed_file

KEPT: Final = 32
NUMBER: Final = re.compile(r"\d+")


class Chapter(Struct):
    """A chapter by its number in the rulebook; rules before the first chapter have neither number nor title."""

    number: str
    title: str
    rules: list[RuleText]


class Rulebook(Struct):
    title: str
    about: str
    players: str
    primer: Primer | None
    chapters: list[Chapter]


@get("/api/games/{game:str}/rulebook", responses=problems(400, 404))
async def read_rulebook(request: PageRequest, game: str, lang: Lang | None = None) -> Rulebook:
    """What the rules page shows: aim, course of a turn, examples and tables, if the game has them, and all rules by chapters."""
    if game not in BOXES:
        raise unknown_game()
    return rulebook(game, await language_of(request, lang))


@lru_cache(KEPT)
def set_up(game: str) -> Game[Any]:
    offer = BOXES[game].offer
    return offer.set_up(offer.fewest, {})


@lru_cache(KEPT * len(LANGUAGES))
def rulebook(game: str, language: str) -> Rulebook:
    box, made = BOXES[game], set_up(game)
    words = RulebookWords(box.speaker(made, language, []))
    about = words.text_if_any(f"about-{game}")
    players = words("players", fewest=box.offer.fewest, most=box.offer.most)
    primer = None if box.primer is None else box.primer(made, words)
    return Rulebook(box.title, about, players, primer, chapters(words, made))


def chapters(words: RulebookWords, game: Game[Any]) -> list[Chapter]:
    """Rules that several games share have letters for numbers, and stand in the chapter where the game lists them."""
    found: list[Chapter] = []
    for rule in game.rules():
        number = NUMBER.match(rule.reference)
        if not found or (number and number[0] != found[-1].number):
            digits = number[0] if number else ""
            found.append(Chapter(digits, words.text_if_any(f"chapter-{game.name}-{digits}"), []))
        found[-1].rules.append(rule_text(words, rule))
    return found


def rule_text(words: RulebookWords, rule: Rule) -> RuleText:
    return RuleText(rule.name, rule.reference, words.text(f"rule-{rule.name}"))


@get("/api/games/{game:str}/board.svg", media_type="image/svg+xml", packed=True, responses=problems(400, 404))
async def picture(request: PageRequest, game: str, lang: Lang | None = None) -> Response[bytes]:
    """The empty board of a game, its first one if it has several."""
    if game not in BOXES:
        raise unknown_game()
    language = await language_of(request, lang)
    return answer(request, await asyncio.to_thread(board_picture, game, language))


@lru_cache(KEPT * len(LANGUAGES))
def board_picture(game: str, language: str) -> StaticFile:
    return packed_file(draw_board(set_up(game), language).encode(), "image/svg+xml")
