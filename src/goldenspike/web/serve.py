"""Starts the server: on SQLite in one process, on PostgreSQL in as many as wanted."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from typing import Any, Final

import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess

from goldenspike.parts.offer import SetupError
from goldenspike.web import metrics, neighbours
from goldenspike.web.settings import Settings, settings_from_environment
from goldenspike.web.store.engine import is_sqlite, store_url
from goldenspike.web.store.files import InUse, StoreError
from goldenspike.web.store.store import prepare

EVERYWHERE: Final = ("0.0.0.0", "::")
FIRST_HANDED_DOWN: Final = 3
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
UVICORN: Final[dict[str, Any]] = {
    "factory": True,
    "http": "goldenspike.web.connections:GuardedConnection",
    "ws": "goldenspike.web.connections:LiveConnection",
    "ws_max_size": 4096,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 30.0,
    "timeout_graceful_shutdown": 5,
    "timeout_keep_alive": 75,
    "timeout_worker_healthcheck": 60,
    "access_log": False,
    "log_level": "warning",
    "proxy_headers": True,
}
"""Live messages are not compressed: that would be done again for each of 2,000 onlookers. Onlookers have nothing to send.
A process that is given less time to answer is killed and begun again for ever on a busy machine, where starting takes longer."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8018,
    database_url: str | None = None,
    open_browser: bool = True,
    processes: int = 1,
) -> None:
    """Serve until interrupted, or open the server that runs on the same file; raises `CannotServe` or `SetupError`."""
    settings = _settings_for(database_url, processes)
    address = f"http://{_host_in_links(host)}:{port}/"
    try:
        prepare(settings.database_url, address)
    except InUse as error:
        visit(error, open_browser)
        return
    listening = handed_down()
    if listening is None:
        check_port(host, port)
    os.environ.update(settings.environment())
    print(f"Golden Spike is at {address} (Ctrl-C ends it)", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port, address), daemon=True).start()
    where: dict[str, Any] = {"host": host, "port": port, "workers": processes, "forwarded_allow_ips": settings.proxies}
    run(processes, uvicorn.Config("goldenspike.web.app:app_from_environment", **where, **UVICORN), listening)


def _settings_for(database_url: str | None, processes: int) -> Settings:
    settings = settings_from_environment()
    settings = replace(settings, database_url=database_url or settings.database_url)
    if processes > 1 and is_sqlite(store_url(settings.database_url)):
        raise StoreError("SQLite takes one process; give a PostgreSQL URL for more")
    return settings


def run(processes: int, config: uvicorn.Config, listening: socket.socket | None) -> None:
    """Run one process here, or several under one that starts them anew when they die."""
    if processes > 1:
        with metrics.shared(), neighbours.meeting(processes):
            Multiprocess(config, [listening or config.bind_socket()]).run()
    else:
        uvicorn.Server(config).run(None if listening is None else [listening])


def handed_down() -> socket.socket | None:
    """The socket on which systemd listens for us: who comes while we start again waits there, and nobody is turned away."""
    mine = os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1"
    return socket.socket(fileno=FIRST_HANDED_DOWN) if mine else None


def visit(running: InUse, open_browser: bool) -> None:
    """Open the server that uses the file already; raises `InUse` if it cannot be visited, or nobody wants to look."""
    if not (open_browser and answers(running.address)):
        raise running
    print(f"Golden Spike is running already at {running.address}\n({running})", flush=True)
    _open(running.address)


def _host_in_links(host: str) -> str:
    if host in ("127.0.0.1", *EVERYWHERE):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def answers(address: str) -> bool:
    """Whether a server of ours can be visited there."""
    try:
        with urllib.request.urlopen(f"{address}api/games", timeout=5) as found:
            return bool(found.status == 200)
    except (OSError, ValueError):
        return False


def check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise SetupError("setup-port", port=str(port), host=host, reason=error.strerror) from None


def _open(address: str) -> None:
    """Open the browser, where there is one."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("win32", "darwin"):
        webbrowser.open(address)


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if probe.connect_ex((LOOPBACK.get(host, host), port)) == 0:
                _open(address)
                return
        time.sleep(0.1)
