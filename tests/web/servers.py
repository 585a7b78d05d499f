"""Real servers on loopback for the tests of the web, and people who use them."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.web.starter import begin_server, fork_server

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 60.0
STARTING = 300.0
"""Seconds that a server may take to start: on a busy machine the processes of one need minutes for what takes seconds else."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients on loopback: they are made in no time, as they need not read all the certificates of the world."""


def until(done: Callable[[], Any], what: str, patience: float | None = None) -> Any:
    """Wait for something to become true, and say what it was if it does not."""
    patience = patience or PATIENCE
    began = time.monotonic()
    while (waited := time.monotonic() - began) < patience:
        found = done()
        if found:
            return found
        time.sleep(min(0.01 + waited / 10, 0.1))
    raise AssertionError(f"waited {patience:.0f} seconds in vain for {what}")


def run_alone(job: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, run in a thread of its own: in this one a browser's loop may be running."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, job).result()


def fetched(url: str, **more: Any) -> httpx.Response:
    """What a stranger is answered who comes once."""
    return httpx.get(url, verify=NO_TLS, timeout=30.0, **more)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, url: str, log: Path, processes: int = 1, afresh: bool = False, **settings: object) -> None:
        """One that is started `afresh` imports everything itself, as people start it; others are forked."""
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._processes = processes
        self._start = begin_server if afresh else fork_server
        self._log = log
        limits = {"ACTIONS_PER_SECOND": 0, "BOT_WORKERS": 1, "SWEEP_SECONDS": 1.0}
        wanted = {"DATABASE_URL": url, **limits, **settings}
        self.environment = {**os.environ, **{f"GOLDENSPIKE_{name}": str(value) for name, value in wanted.items()}}
        self.start()

    def start(self) -> None:
        self._log.touch()
        self.process = self._start(self.environment, self.port, self._processes, self._log)
        until(self._ready, f"the server; its log:\n{self._log.read_text()}", STARTING)

    def _ready(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended by itself:\n{self._log.read_text()}")
        try:
            return fetched(f"{self.base}/health/live").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would, with all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Politely; how long it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return time.monotonic() - began

    def log(self) -> str:
        return self._log.read_text()


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.base, timeout=30.0, headers=headers, verify=NO_TLS)
        self.id = str(self.get("/api/me")["id"])

    def get(self, path: str, **params: object) -> Any:
        answer = self.http.get(path, params={key: str(value) for key, value in params.items()})
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text[:500]}"
        return msgspec.json.decode(answer.content)

    def post(self, path: str, body: object = None, expect: int = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == expect, f"{path}: {answer.status_code} {answer.text[:500]}"
        return msgspec.json.decode(answer.content)

    def opens(self, *seats: str, public: bool = False, game: str = "steel_driver", **more: object) -> str:
        """A table with seats such as `me`, `hotseat`, `open` or `bot:greedy`; its id."""
        wanted = [{"kind": kind, "bot": bot or None} for kind, _, bot in (seat.partition(":") for seat in seats)]
        made = self.post("/api/tables", {"game": game, "seats": wanted, "public": public, **more}, expect=201)
        self.key = made["key"]
        return str(made["id"])

    def view(self, table: str, **params: object) -> Json:
        seen: Json = self.get(f"/api/tables/{table}", **params)
        return seen

    def looks(self, table: str) -> Json:
        """The table as it is seen; behind the curtain, where one of several people at this screen has secrets."""
        seen = self.view(table)
        return self.view(table, seat=seen["curtain"]) if seen["curtain"] is not None else seen

    def whole_log(self, table: str) -> list[Json]:
        """All lines of the log, page by page."""
        seen = self.view(table)
        lines: list[Json] = seen["log"]
        while seen["earlier"]:
            seen = self.get(f"/api/tables/{table}/log", before=lines[0]["seq"])
            lines = seen["log"] + lines
        return lines

    def act(self, table: str, seen: Json, chance: random.Random) -> httpx.Response:
        """Any choice, then any action in it."""
        choice = chance.choice(seen["choices"])
        action = chance.randint(choice["first"], choice["last"])
        body = {"seat": choice["seat"], "seq": seen["seq"], "action": action}
        return self.http.post(f"/api/tables/{table}/actions", json=body)

    def live(self, table: str, **params: object) -> ClientConnection:
        query = "&".join(f"{key}={value}" for key, value in params.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return connect(address, additional_headers={"Cookie": cookie}, max_size=2**24)


def received(socket: ClientConnection) -> Json:
    """The next message that tells something; signs of life are passed over."""
    while True:
        told: Json = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if "beat" not in told:
            return told


def play_out(table: str, people: list[Person], seed: int = 1) -> Json:
    """Random play by these people until the game is over; the last view of the first."""
    chance = random.Random(seed)
    deadline, seq = time.monotonic() + PATIENCE, -1
    while (seen := let_one_act(table, people, chance))["status"] != "over":
        if seen["seq"] != seq:
            deadline, seq = time.monotonic() + PATIENCE, seen["seq"]
        else:
            assert time.monotonic() < deadline, f"nobody went on for {PATIENCE:.0f} seconds after line {seq}"
            time.sleep(0.02)
    return people[0].looks(table)


def let_one_act(table: str, people: list[Person], chance: random.Random) -> Json:
    """Any action by the first of these people who has a choice; the table as it was seen before."""
    for person in people:
        seen = person.looks(table)
        if seen["choices"]:
            answer = person.act(table, seen, chance)
            assert answer.status_code in (200, 409), answer.text
            break
    return seen


class PostgreSQL:
    """A PostgreSQL of our own in a temporary directory."""

    def __init__(self, place: Path) -> None:
        self._place = place
        place.mkdir(mode=0o700)
        self._port = free_port()
        self._made = 0
        if os.getuid() == 0:
            shutil.chown(place, "postgres", "postgres")
        self._run("initdb", "-D", f"{place}/data", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        options = f"-p {self._port} -k {self._place} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run("pg_ctl", "-D", f"{self._place}/data", "-o", options, "-l", f"{self._place}/log", "-w", "start")

    def url(self, name: str) -> str:
        """A new database; the fixture of a module that pytest goes back to asks for it a second time."""
        self._made += 1
        database = f"{name}_{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres", database)
        return f"postgresql://postgres@127.0.0.1:{self._port}/{database}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self._place}/data", "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [f"{postgresql_programs()}/{program}", *arguments]
        if os.getuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


def postgresql_programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None
