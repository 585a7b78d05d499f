"""A real server and a real browser. Without Debian's Chromium or Playwright these tests skip themselves and say so."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need: pip install playwright")

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = "from goldenspike.web.serve import serve; import sys; serve(port=int(sys.argv[1]), database_url=sys.argv[2], open_browser=False)"


class Server:
    """The server as a user starts it, on a store of its own; it can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.store = f"sqlite:///{folder / 'tables.sqlite'}"
        self.url = f"http://localhost:{self.port}"
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        limits = {"GOLDENSPIKE_ACTIONS_PER_SECOND": "0", "GOLDENSPIKE_BOT_WORKERS": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), self.store], env=os.environ | limits, stdout=log, stderr=log
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=2).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    started = Server(tmp_path)
    yield started
    started.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[playwright.Browser]:
    if CHROMIUM is None:
        pytest.skip("browser tests need Chromium: apt-get install chromium, or set CHROMIUM to one")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., "playwright.Page"]


@pytest.fixture
def visit(chromium: playwright.Browser) -> Iterator[Visit]:
    """Opens pages, each by default as another person; at the end no page may have complained."""
    contexts: list[playwright.BrowserContext] = []
    complaints: list[str] = []

    def note(message: playwright.ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text and "WebSocket" not in message.text:
            complaints.append(message.text)

    def opened(url: str, **settings: object) -> playwright.Page:
        chosen = {"viewport": {"width": 1360, "height": 860}, "locale": "en-GB", "reduced_motion": "reduce"} | settings
        prefs = chosen.pop("prefs", '{"pace": 0}')
        context = chromium.new_context(**chosen)
        context.set_default_timeout(20_000)
        context.add_init_script(f"if (!localStorage.goldenspike) localStorage.goldenspike = '{prefs}'")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints
