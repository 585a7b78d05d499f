"""Who I am, what games there are, and the texts of the interface."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get, post
from litestar.status_codes import HTTP_200_OK

from goldenspike.compiled import at_full_strength
from goldenspike.shelf import BOXES
from goldenspike.tables.bots import bots_for, levels_for
from goldenspike.tables.errors import unknown_game
from goldenspike.tables.names import checked_name
from goldenspike.tables.shown_names import is_made_up, name_shown
from goldenspike.tables.stored import User
from goldenspike.text.speaker import CATALOGUES, LANGUAGES, SHARED, Lang
from goldenspike.web.api.models import ChangeMe, Me, OfferedGame, RuleText, problems
from goldenspike.web.asking import guests_of, house_of, language_of, user_of
from goldenspike.web.errors import unknown_page
from goldenspike.web.pages import PageRequest, StaticFile, answer, packed_file


@get("/api/me", responses=problems())
async def read_me(request: PageRequest) -> Me:
    """Who you are: a guest from the first request on."""
    return shown(await user_of(request))


@post("/api/me", status_code=HTTP_200_OK, responses=problems(400, 403))
async def change_me(request: PageRequest, data: ChangeMe) -> Me:
    """Change your name or your language."""
    user = await user_of(request)
    name = user.name if data.name in (None, shown(user).name) else checked_name(str(data.name))
    user = replace(user, name=name, lang=data.lang or user.lang)
    await house_of(request).reseat_known(await guests_of(request).save(user))
    return shown(user)


def shown(user: User) -> Me:
    return Me(user.id, name_shown(user.name, user.lang), user.lang, not is_made_up(user.name))  # type: ignore[arg-type]


SPOKEN_HERE: Final = (
    "describe-",
    "event-",
    "choice-",
    "because-",
    "rule-",
    "draw-",
    "print-",
    "notation-",
    "record-",
    "setup-",
    "limit-",
    "analyse-",
    "wait-",
    "away-",
    "tile-",
)
"""Prefixes of the messages that only the server, the terminal and the drawings say."""
SAID_EARLY: Final = ("about-", "board-", "chapter-", "option-")
"""Prefixes of the messages that pages need before a table of the game is open."""
FIRST: Final = ("common", "web")
"""The catalogues that every page needs."""
TOPICS: Final = frozenset(SHARED) - set(FIRST)
"""Those that a page asks for when it needs them."""


@get("/api/texts/{lang:str}", media_type="text/plain", packed=True, responses=problems(400, 404))
async def texts(request: PageRequest, lang: str, game: str | None = None, topic: str | None = None) -> Response[bytes]:
    """The words of the pages as Fluent source; with `game` or `topic`, those of that alone."""
    if lang not in LANGUAGES or (game is not None and game not in BOXES) or (topic is not None and topic not in TOPICS):
        raise unknown_page("There are no such texts.")
    if topic:
        return answer(request, _texts((path := CATALOGUES / lang / f"{topic}.ftl",), (), path.stat().st_mtime))
    games = tuple(box.words / f"{lang}.ftl" for box in BOXES.values() if game in (None, box.name))
    shared = () if game else tuple(CATALOGUES / lang / f"{name}.ftl" for name in FIRST)
    return answer(request, _texts(shared, games, max(path.stat().st_mtime for path in shared + games)))


@lru_cache(32)
def _texts(shared: tuple[Path, ...], games: tuple[Path, ...], _changed: float) -> StaticFile:
    """The shared words with the early ones of all games, or all words of one game."""
    catalogues = [for_pages(path.read_text("utf-8")) for path in shared]
    catalogues += [for_pages(path.read_text("utf-8"), SAID_EARLY if shared else ("",)) for path in games]
    return packed_file("".join(catalogues).encode(), "text/plain")


def for_pages(catalogue: str, kinds: tuple[str, ...] = ("",)) -> str:
    """The messages of these kinds, without comments and without the sentences that the server speaks itself."""
    kept, keeping = [], False
    for line in catalogue.splitlines():
        if line[:1].isalpha() or line.startswith("#"):
            keeping = line.startswith(kinds) and not line.startswith(("#", *SPOKEN_HERE))
        if keeping and line:
            kept.append(line)
    return "\n".join(kept) + "\n"


@get("/api/games", responses=problems())
async def games() -> list[OfferedGame]:
    """Everything that can be played here."""
    return _offered(at_full_strength())


@cache
def _offered(compiled: bool) -> list[OfferedGame]:
    return [
        OfferedGame(
            offer.name,
            offer.title,
            offer.fewest,
            offer.most,
            list(offer.boards),
            offer.options,
            bots_for(offer.name),
            levels_for(offer.name),
            compiled,
            0 if box.lesson is None else len(box.lesson.script.scenes),
            0 if box.puzzles is None else len(box.puzzles.collection.puzzles),
        )
        for box, offer in ((box, box.offer) for box in BOXES.values())
    ]


@get("/api/games/{game:str}/rules", responses=problems(400, 404))
async def rules(request: PageRequest, game: str, lang: Lang | None = None) -> list[RuleText]:
    """The rules of a game in the order of the rulebook."""
    if game not in BOXES:
        raise unknown_game()
    return _rules(game, await language_of(request, lang))


@cache
def _rules(game: str, lang: str) -> list[RuleText]:
    box = BOXES[game]
    made = box.offer.set_up(box.offer.fewest, {})
    speaker = box.speaker(made, lang, [])
    return [RuleText(rule.name, rule.reference, speaker.text("rule-" + rule.name)) for rule in made.rules()]
