"""Puts the application together: pages, API, store and bots."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from goldenspike.tables.answers import Problem
from goldenspike.tables.errors import TableError
from goldenspike.web import health, metrics, pages
from goldenspike.web.actions import Actions
from goldenspike.web.asking import JsonRequest, likely_language
from goldenspike.web.bans import Bans
from goldenspike.web.bookkeeper import keep_ratings
from goldenspike.web.caretaker import tidy_daily
from goldenspike.web.clerk import Clerk
from goldenspike.web.connections import watch
from goldenspike.web.describe import ReadablePlugin
from goldenspike.web.door import Door
from goldenspike.web.draws import Draws
from goldenspike.web.driver import Driver
from goldenspike.web.errors import StoreDown, headers_of, status_of, told_in
from goldenspike.web.figures import Figures
from goldenspike.web.garbage import search_rarely
from goldenspike.web.guests import Guests
from goldenspike.web.house import House
from goldenspike.web.limits import Allowance
from goldenspike.web.listening import hearing, learn, learn_again
from goldenspike.web.mail import mail_for
from goldenspike.web.notices.office import Office
from goldenspike.web.parent import end_with_parent
from goldenspike.web.routes import ROUTES
from goldenspike.web.scholar import Scholar
from goldenspike.web.sessions import Sessions
from goldenspike.web.settings import CannotServe, Settings, settings_from_environment, with_kept
from goldenspike.web.store.kept_settings import kept_settings
from goldenspike.web.store.store import Store
from goldenspike.web.talk.parlour import Parlour
from goldenspike.web.thinkers import Thinkers
from goldenspike.web.timekeeper import Timekeeper

LONGEST_BODY: Final = 2_000_000
logger: Final = logging.getLogger("goldenspike.web")


def make_app(settings: Settings) -> Door:
    store = Store(settings.database_url)
    first, settings = settings, with_kept(settings, store.read(kept_settings))
    house = House(store, settings.memory_mb * 1_000_000, settings.idle_seconds)
    guests = Guests(store)
    secret = settings.secret or store.secret()
    sessions = Sessions(store, secret, settings.secure_cookie)
    parlour = Parlour(house, store, settings.presence_seconds)
    sessions.tell = partial(_look_again_at, guests, parlour)
    app = Litestar(
        route_handlers=ROUTES,
        request_class=JsonRequest,
        lifespan=[_running],
        exception_handlers={TableError: _table_error, HTTPException: _http_error, Exception: _failure},
        openapi_config=description(),
        request_max_body_size=LONGEST_BODY,
        compression_config=CompressionConfig(
            backend="brotli", brotli_quality=4, gzip_compress_level=4, minimum_size=1000, exclude_opt_key="packed"
        ),
    )
    app.state.store, app.state.house, app.state.guests, app.state.settings = store, house, guests, settings
    app.state.allowance, app.state.sessions, app.state.mail = Allowance(settings), sessions, mail_for(settings)
    app.state.parlour, app.state.draws = parlour, Draws(house, store, settings.draw_seconds)
    app.state.office = Office(store, house, parlour.presence, settings, app.state.mail, secret)
    app.state.bans, app.state.first_settings, app.state.stopping = Bans(store), first, False
    return Door(Actions(app), guests, sessions, app.state.allowance, app.state.bans)


def _look_again_at(guests: Guests, parlour: Parlour, user: str) -> None:
    guests.forget(user)
    parlour.look_again_at(user)


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Golden Spike",
        version=version("goldenspike"),
        path="/docs",
        render_plugins=[ReadablePlugin(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def app_from_environment() -> Door:
    """For the processes of a server. What keeps one from starting is told in one line."""
    try:
        return make_app(settings_from_environment())
    except CannotServe as error:
        raise SystemExit(f"Error: {error}") from None


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    store: Store = app.state.store
    settings: Settings = app.state.settings
    end_with_parent(lambda: signal.raise_signal(signal.SIGTERM))
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_cores)
    app.state.clerk, app.state.scholar = Clerk(), Scholar(store)
    driver = Driver(house, store, thinkers, settings.bot_workers)
    house.call_bots = driver.drive
    app.state.figures = Figures(house, store, driver)
    await learn(app)
    if (neighbours := watch().neighbours) is not None:
        neighbours.crowded = house.hub.crowded
    health.tell_before_stopping(app, settings.drain_seconds)
    tasks = [asyncio.create_task(one) for one in _looking_after(app, driver)]
    try:
        yield
    finally:
        await _ended(tasks)
        house.hub.close()
        await app.state.parlour.presence.close()
        for part in (driver, thinkers, app.state.clerk, app.state.scholar, store):
            part.close()
        metrics.end()


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _looking_after(app: Litestar, driver: Driver) -> list[Coroutine[Any, Any, None]]:
    """All that goes on for as long as the server runs."""
    house: House = app.state.house
    parlour: Parlour = app.state.parlour
    store: Store = app.state.store
    settings: Settings = app.state.settings
    calls_time = Timekeeper(house, store, app.state.draws, settings.grace_seconds).run(settings.clock_seconds)
    beats = [house.hub.beat(), parlour.presence.beat(), app.state.figures.run()]
    keeps = [keep_ratings(store, settings.sweep_seconds), tidy_daily(app), *app.state.office.work()]
    hears = [hearing(app), learn_again(app), search_rarely()]
    return [_sweep(driver, settings.sweep_seconds, store.shared), *beats, calls_time, *keeps, *hears]


async def _sweep(driver: Driver, seconds: float, shared: bool) -> None:
    """Look for games whose bots are idle: at once after the start, then every so many seconds."""
    older_than = 0.0
    while True:
        try:
            await driver.sweep(older_than)
            older_than = seconds if shared else 0.0
        except StoreDown:
            older_than = 0.0  # the store has told why; once it is back, every table is looked at
        except Exception:
            logger.exception("looking for idle bots failed")
        await asyncio.sleep(seconds)


def _table_error(request: Request[Any, Any, Any], error: TableError) -> Response[Problem]:
    content = told_in(likely_language(request), error)
    return Response(content, status_code=status_of(error), headers=headers_of(error), media_type="application/json")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return pages.shell(request, 404)
    code = {400: "bad_request", 404: "unknown_page", 405: "bad_method"}.get(error.status_code, "refused")
    content = Problem(code, error.detail or "That cannot be done.")
    return Response(content, status_code=error.status_code, headers=error.headers, media_type="application/json")


def _failure(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    content = Problem("failure", "Something went wrong here; it has been noted.")
    return Response(content, status_code=500, media_type="application/json")
