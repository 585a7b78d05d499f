"""The pages and static files: kept in memory with their digest and their compressed form."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from posixpath import normpath
from typing import Any, Final

import brotli  # type: ignore[import-untyped]
from litestar import Request, Response, get

from goldenspike.draw.face import BROWSER_FILES, FOLDER
from goldenspike.shelf import BOXES
from goldenspike.tables.errors import TableError
from goldenspike.web import sheets
from goldenspike.web.asking import house_of
from goldenspike.web.errors import status_of, unknown_page
from goldenspike.web.scripts import Scripts, without_comments
from goldenspike.web.sheets import digest, joined

PageRequest = Request[None, None, Any]
STATIC: Final = Path(__file__).parent / "static"
PLAIN: Final = STATIC / "plain"
SHELL: Final = "index.html"
FACES: Final = [f"face/{file}" for file in BROWSER_FILES.values()]
EMPTY_SHELL: Final = b"<!doctype html><title>Golden Spike</title><p>Golden Spike"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class StaticFile:
    body: bytes
    gzipped: bytes
    brotli: bytes
    etag: str
    media_type: str
    made_of: Sequence[Path] = ()
    changed: float = 0.0


FILES: Final[dict[str, StaticFile]] = {}
KNOWN_SCRIPTS: Final[list[tuple[Scripts, float]]] = []


def static_file(name: str) -> StaticFile | None:
    """A file of the pages, read again when it has changed; each has one name, without dots that lead nowhere."""
    if name != normpath(name):
        return None
    known = FILES.get(name)
    if known is None or known.changed != last_change(known.made_of):
        known = read_file(name)
        if known is None:
            FILES.pop(name, None)
        else:
            FILES[name] = known
    return known


def read_file(name: str) -> StaticFile | None:
    made_of: list[Path] = []
    if name.endswith(".css"):
        sheet = joined(name, path_of, made_of)
        return None if sheet is None else packed_file(sheets.without_comments(sheet).encode(), "text/css", made_of)
    script = scripts().sent(name) if name.endswith(".js") else None
    if script is not None:
        return packed_file(script.encode(), TYPES[".js"], scripts().read)
    path = path_of(name)
    return None if path is None else packed_file(path.read_bytes(), media_type(path), [path])


def scripts() -> Scripts:
    """The scripts of all pages, read again when one of them has changed."""
    if not KNOWN_SCRIPTS or KNOWN_SCRIPTS[0][1] != last_change(KNOWN_SCRIPTS[0][0].read):
        made = Scripts(path_of, [f"games/{game}/page.js" for game in BOXES])
        KNOWN_SCRIPTS[:] = [(made, last_change(made.read))]
    return KNOWN_SCRIPTS[0][0]


def path_of(name: str) -> Path | None:
    return next((path for path in (within(folder, rest) for folder, rest in places(name)) if path is not None), None)


def last_change(files: Iterable[Path]) -> float:
    """When the newest of these files was changed; -1 if one is gone."""
    try:
        return max((path.stat().st_mtime for path in files), default=0.0)
    except FileNotFoundError:
        return -1.0


def places(name: str) -> list[tuple[Path, str]]:
    """Where a file may lie: a path under `games` is looked up in that game's folder, then among the plain files for all games."""
    first, _, rest = name.partition("/")
    game, _, file = rest.partition("/")
    if first == "games" and game in BOXES:
        return [(BOXES[game].page, file), (PLAIN, file)]
    if name in FACES:
        return [(FOLDER, rest)]
    return [(STATIC, name)]


def within(folder: Path, name: str) -> Path | None:
    """The file of that name; None if there is none, or if no file can have such a name."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def media_type(path: Path) -> str:
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def packed_file(body: bytes, kind: str, made_of: Sequence[Path] = ()) -> StaticFile:
    if kind == TYPES[".js"]:
        body = without_comments(body.decode()).encode()
    etag = f'"{digest(body)}"'
    return StaticFile(body, gzip.compress(body, 9, mtime=0), brotli.compress(body), etag, kind, made_of, last_change(made_of))


def answer(request: PageRequest, file: StaticFile, status: int = 200, lasting: bool = False) -> Response[bytes]:
    """A file, or an empty answer if the browser's copy is still good."""
    headers = {
        "etag": file.etag,
        "vary": "Accept-Encoding",
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted, body = request.headers.get("accept-encoding", ""), file.body
    for coding, packed in (("gzip", file.gzipped), ("br", file.brotli)):
        if coding in accepted and len(packed) < len(body):
            headers["content-encoding"], body = coding, packed
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def shell(request: PageRequest, status: int = 200) -> Response[bytes]:
    file = static_file(SHELL) or packed_file(EMPTY_SHELL, "text/html")
    return answer(request, file, status)


PAGES: Final = ["/", "/new", "/replay", "/me", "/link", "/fair", "/stop/{carried:str}"]
PAGES_OF_PEOPLE: Final = ["/friends", "/games", "/people/{person:str}", "/records/{game:str}"]


@get([*PAGES, *PAGES_OF_PEOPLE], include_in_schema=False, packed=True)
async def page(request: PageRequest) -> Response[bytes]:
    return shell(request)


@get("/puzzles/{game:str}", include_in_schema=False, packed=True)
async def puzzles_page(request: PageRequest, game: str) -> Response[bytes]:
    return shell(request, 200 if game in BOXES else 404)


@get("/t/{table:str}", include_in_schema=False, packed=True)
async def table_page(request: PageRequest, table: str) -> Response[bytes]:
    try:
        await house_of(request).table(table)
    except TableError as error:
        return shell(request, status_of(error))
    return shell(request)


@get("/static/{path:path}", include_in_schema=False, packed=True)
async def static_path(request: PageRequest, path: str) -> Response[bytes]:
    file = static_file(str(path).lstrip("/"))
    if file is None:
        raise unknown_page("There is no such file.")
    return answer(request, file, lasting=request.query_params.get("v") == file.etag.strip('"'))


@get("/favicon.ico", include_in_schema=False, packed=True)
async def icon(request: PageRequest) -> Response[bytes]:
    for name in ("favicon.ico", "icon.svg", "favicon.svg"):
        file = static_file(name)
        if file is not None:
            return answer(request, file)
    return Response(b"", status_code=204)
