"""What one visitor, one address and one connection may do: no cookie, no header and no patience gets round it."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from goldenspike.web.connections import HEAD_BYTES, MOST_HEADERS, REQUEST_BYTES
from goldenspike.web.limits import MOST_BUCKETS, Allowance, Limits, household
from goldenspike.web.settings import Settings
from tests.web.servers import NO_TLS, PATIENCE, Person, Server, fetched, until

TABLE = {"game": "steel_driver", "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]}
ADDRESSES = 4
OPEN = 20
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")


def new_guest(server: Server, forwarded: str = "") -> httpx.Client:
    client = httpx.Client(base_url=server.base, headers={"x-forwarded-for": forwarded} if forwarded else {}, verify=NO_TLS)
    client.get("/")
    return client


def called(server: Server, sent: bytes = b"") -> socket.socket:
    """A connection on which something was sent."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    send(line, sent)
    return line


def send(line: socket.socket, sent: bytes) -> None:
    try:
        line.sendall(sent)
    except OSError:
        return  # the server has hung up already


def heard(line: socket.socket) -> bytes:
    """Everything the server says before it hangs up."""
    told = b""
    try:
        while more := line.recv(65536):
            told += more
    except ConnectionResetError:
        pass  # it hung up before it had read all
    line.close()
    return told


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("limited")
    usual = {"ACTIONS_PER_SECOND": 1000, "BURST": 1000, "REQUEST_SECONDS": 1.5, "CONNECTIONS_PER_ADDRESS": OPEN}
    server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", **usual, GUESTS_PER_MINUTE=1000)
    yield server
    server.kill()
    assert "Traceback" not in server.log(), server.log()


def test_a_new_cookie_for_every_request_does_not_help(tmp_path: Path) -> None:
    rates = {"ACTIONS_PER_SECOND": 0.01, "BURST": 3, "VISITORS_PER_ADDRESS": 4, "GUESTS_PER_MINUTE": 1000}
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", **rates)
    try:
        codes = [new_guest(server).post("/api/me", json={"lang": "fr"}).status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes.count(200) <= 12
        assert codes[-1] == 429
        other = new_guest(server, "192.0.2.7")
        assert other.post("/api/me", json={"lang": "fr"}).status_code == 200
        told = new_guest(server).post("/api/me", json={"lang": "fr"}, headers={"accept-language": "de-AT"})
        assert told.json()["text"].startswith("Das war zu viel auf einmal.")
    finally:
        server.kill()


def test_tables_are_counted_by_address_too(tmp_path: Path) -> None:
    rates = {"ACTIONS_PER_SECOND": 1000, "BURST": 1000, "TABLES_PER_MINUTE": 2, "VISITORS_PER_ADDRESS": 2}
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", **rates)
    try:
        codes = [new_guest(server).post("/api/tables", json=TABLE).status_code for _ in range(8)]
        assert codes == [201] * 4 + [429] * 4
        assert new_guest(server, "192.0.2.7").post("/api/tables", json=TABLE).status_code == 201
    finally:
        server.kill()


def test_an_address_gets_so_many_new_guests_and_may_go_on_reading(tmp_path: Path) -> None:
    rates = {"ACTIONS_PER_SECOND": 1000, "BURST": 1000, "GUESTS_PER_MINUTE": 5}
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", **rates)
    try:
        old = new_guest(server, "192.0.2.1")
        guests = [new_guest(server, "192.0.2.1") for _ in range(10)]
        assert sum(bool(guest.cookies) for guest in guests) == 4
        assert [guests[-1].get(path).status_code for path in ("/", "/api/games", "/api/tables?which=public")] == [200] * 3
        refused = guests[-1].post("/api/tables", json=TABLE)
        assert (refused.status_code, refused.json()["error"]) == (429, "flood")
        assert old.post("/api/tables", json=TABLE).status_code == 201
        assert new_guest(server, "192.0.2.2").cookies
    finally:
        server.kill()


def test_only_a_proxy_is_believed(tmp_path: Path) -> None:
    rates = {"ACTIONS_PER_SECOND": 1000, "BURST": 1000, "GUESTS_PER_MINUTE": 5, "PROXIES": "192.0.2.50"}
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", **rates)
    try:
        guests = [new_guest(server, f"192.0.2.{number}") for number in range(10)]
        assert sum(bool(guest.cookies) for guest in guests) < 6
    finally:
        server.kill()


def test_a_household_has_one_address() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("nowhere") == "nowhere"


def test_what_is_remembered_of_visitors_is_bounded() -> None:
    limits = Limits(1.0, 2.0)
    assert [limits.wait("ada") for _ in range(2)] == [0.0, 0.0]
    for number in range(MOST_BUCKETS - 1):
        limits.wait(f"visitor {number}")
    assert limits.wait("ada") > 0
    for number in range(MOST_BUCKETS):
        limits.wait(f"other {number}")
    assert limits.wait("ada") == 0
    assert len(limits._buckets) == MOST_BUCKETS


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 48_000_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * (HEAD_BYTES + 1) + b"\r\n\r\n",
        b"GET /" + b"a" * 1_000_000,
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-More: 1\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-More: 1\r\n" * 4_000_000,
    ],
    ids=["one endless", "one too long", "endless address", "too many", "endlessly many"],
)
def test_headers_have_a_size_and_a_number(limited: Server, head: bytes) -> None:
    told = heard(called(limited, head))
    assert told.startswith(b"HTTP/1.1 431") or told == b"", told[:100]
    assert memory(limited) < 400


def memory(server: Server) -> float:
    """Megabytes that the server has in use."""
    if sys.platform != "linux":
        return 0.0
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1000


def test_as_much_as_browsers_send_is_taken(limited: Server) -> None:
    headers = {f"x-{number}": "a" * 200 for number in range(MOST_HEADERS - 20)}
    assert fetched(f"{limited.base}/api/me", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
        b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    ],
    ids=["nothing", "half a line", "half a header", "half a body", "half in chunks", "refused early", "half a second request"],
)
def test_an_unfinished_request_is_not_waited_for(limited: Server, start: bytes) -> None:
    line = called(limited, start)
    line.settimeout(0.2)
    told = b""
    for _ in range(100):  # a byte from time to time does not help
        try:
            more = line.recv(65536)
            if not more:
                break
            told += more
        except TimeoutError:
            send(line, b"a" if start else b"")
        except ConnectionResetError:
            break
    else:
        raise AssertionError("the server still waits")
    line.close()
    assert b"Traceback" not in told


def test_a_body_without_end_is_not_read(limited: Server) -> None:
    chunk = b"%x\r\n%s\r\n" % (100_000, b"a" * 100_000)
    line = called(limited, b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk * 10)
    send(line, chunk * (10 * REQUEST_BYTES // len(chunk)))
    told = heard(line)
    assert told.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400", b"HTTP/1.1 429")) or told == b"", told[:100]


def test_an_address_has_so_many_connections(limited: Server) -> None:
    lines = [called(limited) for _ in range(OPEN)]
    assert heard(called(limited, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"))[:12] in (b"HTTP/1.1 429", b"")
    for line in lines:
        line.close()
    until(lambda: fetched(f"{limited.base}/").status_code == 200, "room for a visitor")


def test_live_streams_count_by_the_address_that_a_proxy_names(limited: Server) -> None:
    people = [Person(limited, **{"x-forwarded-for": f"192.0.2.{n}"}) for n in range(ADDRESSES)]
    table = people[0].opens("me", "hotseat", "hotseat", public=True)
    forwarded = "192.0.2.99"
    streams = [live(limited, table, forwarded) for _ in range(OPEN)]
    assert all(stream.recv(12) == b"HTTP/1.1 101" for stream in streams)
    assert live(limited, table, forwarded).recv(12) != b"HTTP/1.1 101"
    assert live(limited, table, "192.0.2.98").recv(12) == b"HTTP/1.1 101"
    for stream in streams:
        stream.close()
    until(lambda: live(limited, table, forwarded).recv(12) == b"HTTP/1.1 101", "room for a stream")


def live(server: Server, table: str, forwarded: str) -> socket.socket:
    lines = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"X-Forwarded-For: {forwarded}",
    )
    return called(server, "\r\n".join((*lines, "", "")).encode())


def test_zero_lifts_every_limit() -> None:
    lifted = Allowance(Settings(actions_per_second=0))
    for _ in range(1000):
        assert lifted.request("ada", "192.0.2.1", 1.0) == lifted.file("192.0.2.1", 1.0) == lifted.table("ada", "192.0.2.1") == 0
        assert lifted.welcomes("192.0.2.1")
        assert lifted.connections.enter("192.0.2.1")


@linux_only
def test_nothing_outlives_a_killed_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log", afresh=True, BOT_WORKERS=2)
    try:
        ada = Person(server)
        ada.opens("bot:uct", "bot:uct", "me")
        until(lambda: processes(server) > 1, "the bots' processes")
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: processes(server) == 0, "the bots' processes to end")
    finally:
        if processes(server):
            server.kill()


@linux_only
def test_the_processes_of_a_server_end_with_the_first(postgresql_url: str, tmp_path: Path) -> None:
    server = Server(postgresql_url, tmp_path / "log", 2)
    try:
        Person(server)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: processes(server) == 0, "the processes to end")
    finally:
        if processes(server):
            server.kill()


@pytest.fixture
def postgresql_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue("store_url")("postgresql", "orphans")
    return url


def processes(server: Server) -> int:
    """How many processes of the server's group are left, itself included."""
    found = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = process.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        found += group == str(server.process.pid) and state != "Z"
    return found
