"""Games as text: out and in."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.status_codes import HTTP_201_CREATED

from goldenspike.tables.errors import bad_request
from goldenspike.tables.records import imported, record_of
from goldenspike.text.speaker import Lang
from goldenspike.web.api.models import Opened, problems
from goldenspike.web.api.tables import limit_tables, store_opening
from goldenspike.web.asking import language_of, sight_for, table_for, user_of
from goldenspike.web.pages import PageRequest

LONGEST = 1_000_000


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=problems(400, 403, 404))
async def read_record(request: PageRequest, table: str, key: str | None = None) -> Response[str]:
    """The game as a record; while it runs, up to the first line that is a secret to you."""
    here = await table_for(request, table, key)
    sight = await sight_for(request, here, "en", None)
    name = f'attachment; filename="{here.header.game}-{table}.txt"'
    return Response(record_of(here, sight), media_type="text/plain", headers={"content-disposition": name})


@post("/api/records", status_code=HTTP_201_CREATED, responses=problems(400, 403))
async def import_record(request: PageRequest, lang: Lang | None = None) -> Opened:
    """Bring a record in as a table of yours."""
    limit_tables(request)
    body = await request.body()
    if len(body) > LONGEST:
        raise bad_request("That is too long for a record.")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad_request("A record is plain text in UTF-8.") from None
    return await store_opening(request, imported(text, await user_of(request), await language_of(request, lang)))
