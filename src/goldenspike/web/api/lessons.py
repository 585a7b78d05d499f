"""Guided first games: their scenes as tables, and the real game that follows."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from litestar import get, post
from litestar.status_codes import HTTP_201_CREATED

from goldenspike.shelf import BOXES
from goldenspike.tables import lessons
from goldenspike.tables.answers import AfterLesson
from goldenspike.tables.errors import unknown_game
from goldenspike.text.speaker import Lang
from goldenspike.web.api.models import Opened, OpenScene, problems
from goldenspike.web.api.tables import limit_tables, store_opening
from goldenspike.web.asking import language_of, store_of, user_of
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import writes

KEPT: Final = 24 * 3600
"""Seconds for which the table of a scene is kept after the last action there."""


@post("/api/lessons", status_code=HTTP_201_CREATED, responses=problems(400, 403, 404))
async def open_scene(request: PageRequest, data: OpenScene) -> Opened:
    """Open a scene of a game's lesson as a table of yours; it is in no list, and gone a day after its last action."""
    if data.game not in BOXES:
        raise unknown_game()
    limit_tables(request)
    opening = lessons.scene_opened(data.game, data.scene, await user_of(request))
    await store_of(request).write(partial(writes.clear_lessons, before=time.time() - KEPT))
    return await store_opening(request, opening)


@get("/api/lessons/{game:str}", responses=problems(400, 404))
async def read_after(request: PageRequest, game: str, lang: Lang | None = None) -> AfterLesson:
    """The real game that follows the lesson of a game: how many play, and what to look for in the first turn."""
    if game not in BOXES:
        raise unknown_game()
    return lessons.after_lesson(game, await language_of(request, lang))
