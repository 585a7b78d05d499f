"""Puzzles: their list, each as a table of one's own, and their solutions."""

from __future__ import annotations

import time
from functools import cache, partial

from litestar import get, post
from litestar.status_codes import HTTP_201_CREATED

from goldenspike.shelf import BOXES
from goldenspike.study.answers import PuzzleListed, Solution
from goldenspike.study.solutions import listed, solution
from goldenspike.tables.errors import unknown_game, unknown_puzzle
from goldenspike.tables.puzzles import puzzle_at, puzzle_opened
from goldenspike.text.speaker import Lang
from goldenspike.web.api.lessons import KEPT
from goldenspike.web.api.models import Opened, OpenPuzzle, problems
from goldenspike.web.api.tables import limit_tables, store_opening
from goldenspike.web.asking import language_of, store_of, table_for, user_of
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import writes


@get("/api/puzzles/{game:str}", responses=problems(400, 404))
async def read_puzzles(request: PageRequest, game: str, lang: Lang | None = None) -> list[PuzzleListed]:
    """The puzzles of a game: positions of games between bots in which one choice is far better than all others."""
    if game not in BOXES:
        raise unknown_game()
    return _listed(game, await language_of(request, lang))


@cache
def _listed(game: str, lang: str) -> list[PuzzleListed]:
    return listed(game, lang)


@post("/api/puzzles", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404))
async def open_puzzle(request: PageRequest, data: OpenPuzzle) -> Opened:
    """Open one of a game's own puzzles as a table of yours; it is in no list, and gone a day after its last action."""
    if data.game not in BOXES:
        raise unknown_game()
    limit_tables(request)
    opening = puzzle_opened(data.game, data.puzzle, await user_of(request))
    await store_of(request).write(partial(writes.clear_lessons, before=time.time() - KEPT))
    return await store_opening(request, opening)


@get("/api/tables/{table:str}/puzzle", responses=problems(400, 403, 404))
async def read_solution(request: PageRequest, table: str, lang: Lang | None = None) -> Solution:
    """The solution of the puzzle at a table of yours: the chances of its choices, and why the best one is."""
    here = await table_for(request, table)
    puzzle = puzzle_at(here)
    if puzzle is None:
        raise unknown_puzzle()
    return solution(here, puzzle, await language_of(request, lang))
