"""Starts the server: on SQLite in one process, on PostgreSQL in as many as wanted."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Any, Final

import uvicorn

from goldenspike.parts.offer import SetupError
from goldenspike.web.settings import settings_from_environment
from goldenspike.web.store.engine import StoreError, is_sqlite, store_url
from goldenspike.web.store.store import prepare

EVERYWHERE: Final = ("0.0.0.0", "::")
UVICORN: Final[dict[str, Any]] = {
    "factory": True,
    "http": "httptools",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "ws_ping_interval": 30.0,
    "timeout_graceful_shutdown": 5,
    "timeout_keep_alive": 75,
    "access_log": False,
    "log_level": "warning",
    "proxy_headers": True,
}
"""Live messages are not compressed: that would be done again for each of 2,000 onlookers."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8018,
    database_url: str | None = None,
    open_browser: bool = True,
    processes: int = 1,
) -> None:
    """Serve until interrupted; raises `SetupError` if the server cannot start."""
    settings = settings_from_environment()
    settings = replace(settings, database_url=database_url or settings.database_url)
    if processes > 1 and is_sqlite(store_url(settings.database_url)):
        raise StoreError("SQLite takes one process; give a PostgreSQL URL for more")
    prepare(settings.database_url)
    check_port(host, port)
    os.environ.update(settings.environment())
    address = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else host}:{port}/"
    print(f"Golden Spike is at {address} (Ctrl-C ends it)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port, address), daemon=True).start()
    uvicorn.run("goldenspike.web.app:app_from_environment", host=host, port=port, workers=processes, **UVICORN)


def check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise SetupError("setup-port", port=str(port), host=host, reason=error.strerror) from None


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Open the browser, where there is one, as soon as the server answers."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or os.uname().sysname == "Darwin"):
        return
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1" if host in EVERYWHERE else host, port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
