"""A real server and a real browser. Without Debian's Chromium or Playwright these tests skip themselves and say so."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.servers import Server

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need: pip install playwright")

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
    "--num-raster-threads=1",
]
NO_PIXELS = "--force-gpu-mem-available-mb=1"
"""Leaves no room for the pixels of a page, which no test looks at: to paint them took a fifth of all time."""


def server_in(folder: Path) -> Server:
    return Server(f"sqlite:///{folder / 'tables.sqlite'}", folder / "server.log")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = server_in(tmp_path_factory.mktemp("server"))
    yield started
    started.kill()
    assert "there is no such message" not in started.log(), started.log()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    started = server_in(tmp_path)
    yield started
    started.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[playwright.Browser]:
    if CHROMIUM is None:
        pytest.skip("browser tests need Chromium: apt-get install chromium-headless-shell, or set CHROMIUM to one")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, NO_PIXELS])
        yield browser
        browser.close()


Visit = Callable[..., "playwright.Page"]


@pytest.fixture
def visit(chromium: playwright.Browser) -> Iterator[Visit]:
    """Opens pages, each by default as another person, at an address or blank; at the end no page may have complained.

    A service worker costs time with every new person: only tests that are about it allow it.
    """
    contexts: list[playwright.BrowserContext] = []
    complaints: list[str] = []

    def note(message: playwright.ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text and "WebSocket" not in message.text:
            complaints.append(message.text)

    def opened(url: str | None = None, **settings: object) -> playwright.Page:
        usual = {"viewport": {"width": 1360, "height": 860}, "locale": "en-GB", "reduced_motion": "reduce"}
        chosen = usual | {"service_workers": "block"} | settings
        prefs = chosen.pop("prefs", '{"pace": 0, "toured": ["steel_driver", "steel_and_steam", "steam", "steam_barons"]}')
        context = chromium.new_context(**chosen)
        context.set_default_timeout(20_000)
        context.add_init_script(f"if (!localStorage.goldenspike) localStorage.goldenspike = '{prefs}'")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        if url is not None:
            page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints
