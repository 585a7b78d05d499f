"""Whoever comes for a table is led to the process that keeps it, connection and all, and served anywhere else if need be."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection

from goldenspike.web.connections import framed
from goldenspike.web.neighbours import Neighbours
from tests.web.servers import Person, PostgreSQL, Server, received, run_alone, until
from tests.web.test_restart import workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="connections are handed on by Linux alone")
TABLES = [f"table{number}" for number in range(20)]


class Process(asyncio.Protocol):
    """Stands for a process: answers each request with its own name and what it was asked."""

    def __init__(self, name: str, neighbours: Neighbours, begun: bytes = b"") -> None:
        self.name, self.neighbours, self.begun = name, neighbours, begun

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self.begun:
            self.answer(self.begun)
        else:
            self.neighbours.take_part(lambda begun: Process(self.name, self.neighbours, begun))

    def data_received(self, data: bytes) -> None:
        if not self.neighbours.hand_on(self.transport, data):
            self.answer(data)

    def answer(self, data: bytes) -> None:
        self.transport.write(f"{self.name}: ".encode() + data + b"\n")


class Machine:
    """Two processes that have met; a visitor comes in at either."""

    def __init__(self, folder: Path) -> None:
        for place in (0, 1):
            (folder / f"{place}.place").touch()
        self.folder = folder
        self.processes = {name: Neighbours(folder) for name in ("first", "second")}

    async def start(self, name: str) -> None:
        loop, neighbours = asyncio.get_running_loop(), self.processes[name]
        server = await loop.create_server(lambda: Process(name, neighbours), "127.0.0.1", 0)
        setattr(self, name, server.sockets[0].getsockname()[1])
        await self.asks(name, "hello")

    async def keepers(self, at: str = "first") -> dict[str, str]:
        """By whom those are answered who come in at a process, table by table."""
        return {table: (await self.asks(at, about(table)))[0].partition(":")[0] for table in TABLES}

    async def asks(self, name: str, *requests: str) -> list[str]:
        """What one connection is answered that comes in at a process."""
        reader, writer = await asyncio.open_connection("127.0.0.1", getattr(self, name))
        answers = []
        for request in requests:
            writer.write(request.encode())
            answers.append((await reader.readline()).decode().strip())
        writer.close()
        return answers


def in_both(tmp_path: Path, do: Callable[[Machine], Awaitable[None]]) -> None:
    async def run() -> None:
        machine = Machine(tmp_path)
        for name in machine.processes:
            await machine.start(name)
        await do(machine)

    run_alone(run())


def about(table: str, more: str = "") -> str:
    return f"GET /api/tables/{table}{more} HTTP/1.1"


def test_all_who_come_for_a_table_are_answered_by_one_process(tmp_path: Path) -> None:
    async def check(machine: Machine) -> None:
        keepers = set()
        for table in TABLES:
            (first,) = await machine.asks("first", about(table))
            (second,) = await machine.asks("second", about(table, "/live?from=3"))
            assert first.partition(":")[0] == second.partition(":")[0]
            assert (first.partition(": ")[2], second.partition(": ")[2]) == (about(table), about(table, "/live?from=3"))
            keepers.add(first.partition(":")[0])
        assert keepers == {"first", "second"}

    in_both(tmp_path, check)


def test_a_connection_goes_from_one_process_to_another_and_back_and_stays_for_all_else(tmp_path: Path) -> None:
    async def check(machine: Machine) -> None:
        keeper = await machine.keepers()
        mine = next(table for table in TABLES if keeper[table] == "first")
        theirs = next(table for table in TABLES if keeper[table] == "second")
        asked = [about(mine), about(theirs), "GET /api/me HTTP/1.1", about(theirs), about(mine)]
        answers = await machine.asks("first", *asked)
        assert [answer.partition(":")[0] for answer in answers] == ["first", "second", "second", "second", "first"]
        assert [answer.partition(": ")[2] for answer in answers] == asked

    in_both(tmp_path, check)


def test_where_the_keeper_is_gone_everybody_is_served_where_they_came_in_until_another_takes_its_place(tmp_path: Path) -> None:
    async def check(machine: Machine) -> None:
        before = await machine.keepers()
        assert set(before.values()) == {"first", "second"}
        machine.processes["third"] = Neighbours(machine.folder)
        await machine.start("third")
        assert await machine.keepers("third") == before
        machine.processes["second"].close()
        assert set((await machine.keepers("first")).values()) == {"first"}
        assert set((await machine.keepers("second")).values()) == {"first", "second"}
        await machine.asks("third", about(TABLES[0]))
        after = {table: {"second": "third"}.get(name, name) for table, name in before.items()}
        assert await machine.keepers("first") == await machine.keepers("third") == after

    in_both(tmp_path, check)


def test_those_who_come_to_watch_with_a_crowd_stay_where_they_came_in(tmp_path: Path) -> None:
    async def check(machine: Machine) -> None:
        keeper = await machine.keepers()
        theirs = next(table for table in TABLES if keeper[table] == "second")
        machine.processes["second"].crowded = lambda table: table == theirs
        assert (await machine.asks("first", about(theirs, "/live?from=0")))[0].startswith("first: ")
        assert (await machine.asks("second", about(theirs, "/live?from=0")))[0].startswith("second: ")
        assert (await machine.asks("first", about(theirs, "/actions")))[0].startswith("second: ")

    in_both(tmp_path, check)


@pytest.mark.parametrize(("length", "head"), [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_message_is_framed_as_the_protocol_says(length: int, head: int) -> None:
    frame = framed(b"x" * length)
    assert (frame[0], len(frame), frame[head:]) == (0x81, head + length, b"x" * length)
    told = frame[1] if head == 2 else int.from_bytes(frame[2:head], "big")
    assert told == length


def serving(server: Server, socket: ClientConnection) -> int:
    """The process at the other end of a connection: the one that holds its socket."""
    port = socket.local_address[1]
    lines = Path("/proc/net/tcp").read_text().splitlines()
    wanted = [line.split() for line in lines if line.split()[2].endswith(f":{port:04X}")]
    inode = next(words[9] for words in wanted if words[1].endswith(f":{server.port:04X}"))
    for process in workers(server):
        for link in Path(f"/proc/{process}/fd").iterdir():
            if link.is_symlink() and os.readlink(link) == f"socket:[{inode}]":
                return process
    raise AssertionError("no process serves this connection")


def test_a_table_has_one_process_and_lives_on_when_that_is_killed(postgresql: PostgreSQL, tmp_path: Path) -> None:
    server = Server(postgresql.url("neighbours"), tmp_path / "log", 2)
    try:
        ada = Person(server)
        tables = [ada.opens("me", "hotseat", "hotseat") for _ in range(4)]
        with ExitStack() as opened:
            kept = until(lambda: kept_by_one(server, ada, tables, opened), "both processes to be in their places")
            os.kill(kept[0], signal.SIGKILL)
            until(lambda: acted(ada, tables), "an action at each table")
        for table in tables:
            with ada.live(table, **{"from": 0}) as again:
                assert received(again)["seq"] == 1
    finally:
        server.kill()


def kept_by_one(server: Server, person: Person, tables: list[str], opened: ExitStack) -> list[int]:
    """The process of each table; none while those who come for the same table are served by several."""
    keepers = [{keeper(server, person, table, opened) for _ in range(6)} for table in tables]
    return [process for each in keepers for process in each] if all(len(each) == 1 for each in keepers) else []


def keeper(server: Server, person: Person, table: str, opened: ExitStack) -> int:
    """The process that somebody who begins to watch a table is served by."""
    socket = opened.enter_context(person.live(table, **{"from": 0}))
    assert received(socket)["seq"] == 0
    return serving(server, socket)


def acted(ada: Person, tables: list[str]) -> bool:
    """Whether each table has its first line; connections that ended with their process are opened anew."""
    for table in tables:
        try:
            if (seen := ada.view(table))["seq"] == 0:
                choice = seen["choices"][0]
                body = {"seat": choice["seat"], "seq": 0, "action": choice["first"], "again": True}
                ada.post(f"/api/tables/{table}/actions", body)
        except httpx.TransportError:
            return False
    return True


@pytest.fixture(scope="module")
def machines(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one store, as on two machines, which hand nobody on to each other."""
    url, place = postgresql.url("machines"), tmp_path_factory.mktemp("machines")
    running = [Server(url, place / name) for name in ("here", "there")]
    yield running
    for server in running:
        server.kill()
        assert "Traceback" not in server.log(), server.log()


def test_two_machines_follow_each_other(machines: list[Server]) -> None:
    ada, bob = map(Person, machines)
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    with bob.live(table, **{"from": 0}) as watching:
        assert received(watching)["seq"] == 0
        assert first_choice(ada, table) == 200
        assert received(watching)["seq"] == 1
    assert first_choice(ada, table) == 200
    assert bob.view(table)["seq"] == 2


def first_choice(person: Person, table: str) -> int:
    seen = person.view(table)
    choice = seen["choices"][0]
    body = {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]}
    return person.http.post(f"/api/tables/{table}/actions", json=body).status_code


def test_of_many_answers_on_two_machines_one_counts(machines: list[Server]) -> None:
    ada = Person(machines[0])
    table = ada.opens("me", "hotseat", "hotseat")
    people = [Person(machines[number % 2]) for number in range(8)]
    for person in people:
        person.http.cookies = ada.http.cookies
    for seq in range(4):
        choice = ada.view(table)["choices"][-1]
        body = {"seat": choice["seat"], "seq": seq, "action": choice["first"]}
        with ThreadPoolExecutor(8) as pool:
            answers = list(
                pool.map(lambda person, body=body: person.http.post(f"/api/tables/{table}/actions", json=body), people)
            )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert all(answer.json()["view"]["seq"] == seq + 1 for answer in answers if answer.status_code == 409)
