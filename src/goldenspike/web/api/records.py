"""Games as text: out and in."""

from __future__ import annotations

import math
from typing import Final

from litestar import Response, get, post
from litestar.status_codes import HTTP_201_CREATED

from goldenspike.tables.errors import bad_request
from goldenspike.text.speaker import Lang, common_text
from goldenspike.web.api.models import Opened, problems
from goldenspike.web.api.tables import limit_tables, store_opening
from goldenspike.web.asking import clerk_of, language_of, sight_for, table_for, user_of
from goldenspike.web.fair_play import must_not_run_elsewhere
from goldenspike.web.pages import PageRequest

LONGEST: Final = 500
"""The most kB of a record: twice what one of the most actions needs."""


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=problems(400, 403, 404))
async def read_record(request: PageRequest, table: str, key: str | None = None) -> Response[str]:
    """The game as a record; while it runs, up to the first line that is a secret to you."""
    here = await table_for(request, table, key)
    sight = await sight_for(request, here, "en", None)
    text = await clerk_of(request).write_out(here, sight)
    name = f'attachment; filename="{here.header.game}-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@post("/api/records", status_code=HTTP_201_CREATED, responses=problems(400, 403, 409))
async def import_record(request: PageRequest, lang: Lang | None = None) -> Opened:
    """Bring a record in as a table of yours; not that of a game which several people are still playing here."""
    limit_tables(request)
    body, language = await request.body(), await language_of(request, lang)
    if len(body) > LONGEST * 1000:
        raise bad_request(common_text(language, "limit-record-size", most=LONGEST, found=math.ceil(len(body) / 1000)))
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad_request("A record is plain text in UTF-8.") from None
    opening = await clerk_of(request).read_in(text, await user_of(request), language)
    await must_not_run_elsewhere(request, opening)
    return await store_opening(request, opening)
