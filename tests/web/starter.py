"""Starts servers in no time: a process that has imported everything forks one whenever a test asks for it.

Hundreds of servers are started by the tests, and importing takes each process more than a second. What a server itself does is
as ever, but where it has several processes they are forked too. Where that matters a test starts its server as people do.
"""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

READY = b"ready\n"
SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"
"""Has to name a folder when the library is imported, or its figures are those of one process for ever."""
BEGIN = """
import sys
from goldenspike.web.serve import serve
serve(port=int(sys.argv[1]), open_browser=False, processes=int(sys.argv[2]))
"""
ROOT = Path(__file__).parents[2]
FORK = "from tests.web.forking import run; run()"
LEFT_BEHIND = "ignore::UserWarning:multiprocessing.resource_tracker"
"""Whoever is killed leaves locks behind, which `multiprocessing` clears away with a warning."""


class Started:
    """A server's process, with what the tests ask of one that they have started themselves."""

    def __init__(self, asked: socket.socket) -> None:
        self._told = asked.makefile("r")
        self._asked = asked
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._asked], [], [], 0)[0]:
            self.wait()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._asked], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0.0)
            self.returncode = int(self._told.readline())
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def begin_server(environment: Mapping[str, str], port: int, processes: int, log: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", BEGIN, str(port), str(processes)]
    with log.open("ab") as told:
        return subprocess.Popen(command, env=environment, stdout=told, stderr=told, start_new_session=True)


def fork_server(environment: Mapping[str, str], port: int, processes: int, log: Path) -> Started:
    asked = socket.socket(socket.AF_UNIX)
    asked.connect(_starter(environment.get("PYTHONPATH"), processes > 1))
    wanted = {"environment": dict(environment), "port": port, "processes": processes, "log": str(log)}
    asked.sendall(json.dumps(wanted).encode() + b"\n")
    return Started(asked)


@cache
def _starter(path: str | None, several: bool) -> str:
    """Where a process listens that has imported what is found on that path; it ends with this one."""
    folder = tempfile.TemporaryDirectory(prefix="goldenspike-starter-")
    address = f"{folder.name}/socket"
    environment = {**os.environ, "PYTHONPATH": path or ""} | ({SHARED_METRICS: folder.name} if several else {})
    command = [sys.executable, "-W", LEFT_BEHIND, "-c", FORK, address]
    begun = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    assert begun.stdout is not None
    assert begun.stdout.readline() == READY
    _kept.append((folder, begun))
    return address


_kept: list[tuple[tempfile.TemporaryDirectory[str], subprocess.Popen[bytes]]] = []
"""The folders are there and the processes run for as long as this one."""
