"""The process that forks servers for the tests: it has imported all that they need."""

from __future__ import annotations

import gc
import importlib
import json
import multiprocessing
import os
import select
import signal
import socket
import sys
from multiprocessing import forkserver, resource_tracker
from typing import Any

import uvicorn._subprocess

from goldenspike.shelf import BOXES
from goldenspike.text.speaker import LANGUAGES, bundle
from goldenspike.web import pages
from goldenspike.web.serve import serve
from goldenspike.web.store.migrate import newest_revision
from tests.web.starter import READY

LATER = (
    "anyio._backends._asyncio",
    "goldenspike.web.app",
    "goldenspike.web.connections",
    "litestar.exceptions.responses",
    "litestar.logging.standard",
    "litestar.middleware.compression.brotli_facade",
    "litestar.plugins.attrs",
    "py_vapid",
    "sqlite3",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
)
"""What a server imports when it needs it, which is always."""


def run() -> None:
    """Fork a server for everybody who asks, until nobody is left who might."""
    uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for module in LATER:
        importlib.import_module(module)
    _read_ahead()
    _keep_workers()
    gc.freeze()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(sys.argv[1])
        listening.listen()
        os.write(1, READY)
        while listening in select.select([listening, sys.stdin], [], [])[0]:
            asked = listening.accept()[0]
            if os.fork() == 0:
                listening.close()
                os._exit(_keep(asked))
            asked.close()


def _read_ahead() -> None:
    """What nearly every server reads and then keeps: the words of all games, and the scripts of the pages."""
    newest_revision()
    for box in BOXES.values():
        bundle(LANGUAGES[0], box.words)
    bundle(LANGUAGES[0])
    pages.static_file("js/main.js")


def _keep_workers() -> None:
    """The processes that work for a server are forked too: by one that has imported the same, and has no threads or sockets.

    It is the one that `multiprocessing` begins for this, but for its imports; it ends with the last server. Workers that need the
    environment of their own server have one that is started afresh.
    """
    resource_tracker.ensure_running()
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(f"{sys.argv[1]}-of-workers")
    listening.listen()
    ended, running = os.pipe()
    if os.fork() == 0:
        os.close(running)
        forkserver.main(listening.fileno(), ended, [])
    os.close(ended)
    listening.close()
    known: Any = forkserver
    known._forkserver._forkserver_address = f"{sys.argv[1]}-of-workers"
    known._forkserver._forkserver_alive_fd = running
    known._forkserver.ensure_running = lambda: None
    contexts: Any = multiprocessing.context
    contexts._concrete_contexts["spawn"] = multiprocessing.get_context("forkserver")


def _keep(asked: socket.socket) -> int:
    """Fork a server, wait until it ends, and tell both."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    wanted = json.loads(asked.makefile().readline())
    server = os.fork()
    if server == 0:
        asked.close()
        _serve(wanted)
    asked.sendall(f"{server}\n".encode())
    status = os.waitpid(server, 0)[1]
    asked.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    return 0


def _serve(wanted: dict[str, Any]) -> None:
    """Become a server as it would be if it had been begun by itself."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with open(os.devnull) as nothing, open(wanted["log"], "ab") as log:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    os.environ.clear()
    os.environ.update(wanted["environment"])
    serve(port=wanted["port"], open_browser=False, processes=wanted["processes"])
    sys.stdout.flush()
    os._exit(0)
