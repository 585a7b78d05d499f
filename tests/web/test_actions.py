"""Actions go past the framework, and moves to PostgreSQL in one message: all is answered and kept as ever."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from goldenspike.kernel.course import ACT, Entry
from goldenspike.shelf import offer_of
from goldenspike.tables.opening import new_header, opened, seated
from goldenspike.tables.stored import RUNNING, Append, User
from goldenspike.tables.table import game_of
from goldenspike.web.store.store import Store
from goldenspike.web.store.writes import open_table
from tests.web.servers import Json, Person, Server, run_alone

ADA = User("ada", "Ada", "en")


def acted(ada: Person, table: str, body: Json, usual: bool) -> httpx.Response:
    """What is answered to an action, at once or, because more is asked for, in the usual way."""
    return ada.http.post(f"/api/tables/{table}/actions", json=body, params={"lang": "en"} if usual else {})


@pytest.mark.one_store
def test_an_action_is_answered_as_every_request_is(server: Server, ada: Person) -> None:
    tables = [ada.opens("me", "hotseat", "hotseat") for _ in range(2)]
    seen = ada.view(tables[0])
    good = {"seat": seen["decisions"][0]["seat"], "seq": seen["seq"], "words": seen["choices"][0]["words"]}
    for body in ({**good, "words": "nonsense"}, {**good, "seat": 9}, {**good, "seq": "x"}, {**good, "seq": 7}, {}, good):
        at_once, usual = (acted(ada, table, body, table == tables[1]) for table in tables)
        assert at_once.status_code == usual.status_code
        assert at_once.json().keys() == usual.json().keys()
        assert {**at_once.headers, "content-length": "", "date": ""} == {**usual.headers, "content-length": "", "date": ""}
    assert at_once.json() == usual.json() == {"seq": good["seq"] + 1}


@pytest.mark.one_store
def test_an_answer_comes_whole_and_a_body_is_asked_for(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(b"HEAD /health/live HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 ")
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
        assert line.recv(4096) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(b"{}")
        assert line.recv(65536).endswith(b"}")


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_of_moves_that_come_together_those_are_kept_that_come_next(engine: str, store_url: Callable[[str, str], str]) -> None:
    store = Store(store_url(engine, "moves"))
    game = game_of("steel_driver", offer_of("steel_driver").version, 3, "none", "usa")
    headers = [new_header(game, ADA.id, True, seated("steel_driver", ADA, [("me", None, None)] * 3)) for _ in range(3)]
    lines = (Entry(0, ACT, "one", 1.5), Entry(1, ACT, "two", 2.5))
    both, late = Append(headers[0].id, 0, lines, RUNNING, 2), Append(headers[1].id, 7, lines[:1], RUNNING, 1)
    other = Append(headers[2].id, 0, lines[:1], RUNNING, 4, 9.5)

    async def write() -> list[bool]:
        for header in headers:
            begun, first, board = opened(game, header)
            await store.write(partial(open_table, header=begun, first=first, board=board))
        return await asyncio.gather(*(store.append(job) for job in (both, late, other, both)))

    assert run_alone(write()) == [True, False, True, False]
    found = [store.table(header.id) for header in headers]
    kept = [
        (header.seq, header.asked, header.due, [(one.seat, one.words, one.at) for one in entries])
        for header, entries in filter(None, found)
    ]
    assert kept[0] == (2, 2, None, [(0, "one", 1.5), (1, "two", 2.5)])
    assert kept[2] == (1, 4, 9.5, [(0, "one", 1.5)])
    assert kept[1][0] == 0
    store.close()
