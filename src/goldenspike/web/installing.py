"""What lets a device install the pages: the worker that browsers run beside them, and its page for when no server answers."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from litestar import Response, get

from goldenspike.text.speaker import LANGUAGES, common_text
from goldenspike.web.asking import language_of
from goldenspike.web.errors import unknown_page
from goldenspike.web.pages import PageRequest, StaticFile, answer, packed_file, static_file

AWAY: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Golden Spike</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/all.css">
</head>
<body>
<main class="page narrow"><header><h1>{title}</h1><p class="lead">{lead}</p></header>
<p><a class="button primary" href="">{again}</a></p></main>
</body>
</html>
"""


@get("/worker.js", include_in_schema=False, packed=True)
async def worker(request: PageRequest) -> Response[bytes]:
    """Its address is at the root, because a worker serves only the pages below its own address."""
    file = static_file("js/worker.js")
    if file is None:
        raise unknown_page("There is no such file.")
    return answer(request, file)


@get("/away", include_in_schema=False, packed=True)
async def away(request: PageRequest) -> Response[bytes]:
    """The page that the worker keeps for the time when the server is out of reach."""
    return answer(request, told(await language_of(request, None)))


@lru_cache(len(LANGUAGES))
def told(language: str) -> StaticFile:
    title, lead, again = (escape(common_text(language, key)) for key in ("away-title", "away-lead", "away-again"))
    return packed_file(AWAY.format(language=language, title=title, lead=lead, again=again).encode(), "text/html")
