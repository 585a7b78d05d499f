"""Private notes at a table: a text of one's own that nobody else can read."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from goldenspike.tables.errors import TableError
from goldenspike.web.api.models import problems
from goldenspike.web.api.talk_models import KeepNotes, Notes, NotesChanged, note_problems
from goldenspike.web.asking import guest_of, store_of, table_for
from goldenspike.web.pages import PageRequest
from goldenspike.web.store import talk
from goldenspike.web.talk import plain


@get("/api/tables/{table:str}/notes", responses=problems(400, 403, 404))
async def read_notes(request: PageRequest, table: str, key: str | None = None) -> Notes:
    """Your own notes about a table."""
    await table_for(request, table, key, fresh=False)
    read = partial(talk.notes_of, user=guest_of(request), table=table)
    return Notes(*await asyncio.to_thread(store_of(request).read, read))


@post("/api/tables/{table:str}/notes", status_code=HTTP_200_OK, responses=note_problems(400, 403, 404))
async def keep_notes(request: PageRequest, table: str, data: KeepNotes) -> Notes:
    """Keep your notes, made from a `version` of them; if they were changed elsewhere since, nothing is kept."""
    await table_for(request, table, fresh=False)
    user, text = guest_of(request), plain.notes(data.text)
    kept = partial(talk.keep_notes, user=user, table=table, kept=talk.Notes(text, data.version))
    if not await store_of(request).write(kept, table):
        newer = await asyncio.to_thread(store_of(request).read, partial(talk.notes_of, user=user, table=table))
        raise TableError(NotesChanged("notes_changed", "Your notes were changed elsewhere in the meantime.", Notes(*newer)))
    return Notes(text, data.version + 1)
