"""The application: all that answers, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from goldenspike.web import pages
from goldenspike.web.api import live, people, play, records, routes, tables
from goldenspike.web.describe import ReadablePlugin
from goldenspike.web.door import Door
from goldenspike.web.errors import ApiError
from goldenspike.web.guests import Guests
from goldenspike.web.house import House
from goldenspike.web.limits import Limits
from goldenspike.web.settings import Settings, settings_from_environment
from goldenspike.web.store.notices import listen
from goldenspike.web.store.store import Store

ROUTES: Final[list[Any]] = [
    pages.page,
    pages.rules_page,
    pages.table_page,
    pages.static_path,
    pages.icon,
    people.read_me,
    people.change_me,
    people.texts,
    people.games,
    people.rules,
    tables.open_table,
    tables.list_tables,
    tables.join,
    tables.leave,
    tables.close,
    tables.change_seat,
    tables.start,
    tables.rematch,
    play.read_table,
    play.read_position,
    play.background,
    routes.board,
    routes.routes,
    routes.ways,
    play.act,
    play.why,
    play.preview,
    play.undo,
    play.consent,
    records.read_record,
    records.import_record,
    live.live,
]
logger: Final = logging.getLogger("goldenspike.web")


def make_app(settings: Settings) -> Door:
    store = Store(settings.database_url)
    house = House(store, settings)
    guests = Guests(store, settings.secret or store.secret(), settings.secure_cookie)
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[_running],
        exception_handlers={ApiError: _api_error, HTTPException: _http_error, Exception: _failure},
        openapi_config=description(),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, minimum_size=1000, exclude_opt_key="packed"),
    )
    app.state.house, app.state.guests = house, guests
    app.state.table_limits = Limits(min(settings.actions_per_second, settings.tables_per_minute / 60), settings.tables_per_minute)
    return Door(app, guests, Limits(settings.actions_per_second, settings.burst))


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Golden Spike",
        version=version("goldenspike"),
        path="/docs",
        render_plugins=[ReadablePlugin(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def app_from_environment() -> Door:
    return make_app(settings_from_environment())


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    tasks = [asyncio.create_task(_sweep(house)), asyncio.create_task(house.hub.beat())]
    if house.store.shared:
        tasks.append(asyncio.create_task(listen(house.store.url, house.heard, house.look_again)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.hub.close()
        house.driver.close()
        house.store.close()


async def _sweep(house: House) -> None:
    """At once after the start, then now and then."""
    older_than = 0.0
    while True:
        try:
            await house.driver.sweep(older_than)
        except Exception:
            logger.exception("looking for idle bots failed")
        older_than = house.settings.sweep_seconds if house.store.shared else 0.0
        await asyncio.sleep(house.settings.sweep_seconds)


def _api_error(_request: Request[Any, Any, Any], error: ApiError) -> Response[dict[str, Any]]:
    content = {"error": error.error, "text": error.text, **error.more}
    return Response(content, status_code=error.status, headers=error.headers, media_type="application/json")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return pages.shell(request, 404)
    code = {400: "bad_request", 404: "unknown_page", 405: "bad_method"}.get(error.status_code, "refused")
    content = {"error": code, "text": error.detail or "That cannot be done."}
    return Response(content, status_code=error.status_code, headers=error.headers, media_type="application/json")


def _failure(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    logger.error("a request failed", exc_info=error)
    content = {"error": "failure", "text": "Something went wrong here; it has been noted."}
    return Response(content, status_code=500, media_type="application/json")
