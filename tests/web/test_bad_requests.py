"""Whatever is sent, the server answers with a sentence: nothing fails inside it, and nothing gets into its log."""

from __future__ import annotations

import socket

import pytest

from tests.web.servers import Person, Server

STORES = ["sqlite"]

DEEP = b"[" * 50_000 + b"]" * 50_000
NESTED = b'{"a":' * 50_000 + b"1" + b"}" * 50_000
PIECES = (
    b"%00",
    b"%ff",
    b"%ed%a0%80",
    b"a" * 5000,
    b"%e2%80%ae",
    b"%0a",
    b"..%2f..%2fapp.py",
    b"%",
    b"\xff",
    b"9" * 30,
    b"%d9%a1",
)
VALUES = (
    b'"\\u0000"',
    b'"\\ud800"',
    b'"\xff"',
    b'"\xed\xa0\x80"',
    b"null",
    b"{}",
    b"1e400",
    b"-1",
    b"9" * 30,
    b"true",
    DEEP,
    NESTED,
)
HEADERS = (
    b"Origin: http://[",
    b"Origin: \xff",
    b"Cookie: spike=\xff",
    b"Cookie: spike=a.b; =",
    b"Accept-Language: \xff,,;;",
    b"Content-Type: application/json; charset=nothing",
    b"Content-Type: multipart/form-data; boundary=",
    b"X-Forwarded-For: [",
    b"X-Forwarded-For: 192.0.2.1:x",
    b"Host: [",
    b"Content-Length: -1",
    b"Upgrade: websocket\r\nConnection: Upgrade",
)
READ = (
    "/",
    "/t/{}",
    "/static",
    "/rules",
    "/api/me",
    "/api/texts/en",
    "/api/games/steam/rules",
    "/api/tables",
    "/docs",
    "/api/tables/{}",
)
READ_AT_TABLE = ("positions", "background.svg", "board", "routes", "ways", "record", "talk", "notes")
FIELDS = {
    "/api/me": ("name", "lang"),
    "/api/account": ("login", "password"),
    "/api/account/change": ("password", "login", "new_password"),
    "/api/account/mail": ("address",),
    "/api/account/delete": ("name", "password"),
    "/api/account/sessions/end": ("id",),
    "/api/sign-in": ("login", "password"),
    "/api/reset": ("name",),
    "/api/links/look": ("token",),
    "/api/links/use": ("token", "password"),
    "/api/tables": ("game", "board", "options", "public", "seats"),
    "/api/tables/{}/join": ("seat", "name"),
    "/api/tables/{}/leave": ("seat",),
    "/api/tables/{}/seat": ("kind", "bot", "name"),
    "/api/tables/{}/start": (),
    "/api/tables/{}/actions": ("seat", "seq", "words", "action"),
    "/api/tables/{}/why": ("words", "lang"),
    "/api/tables/{}/preview": ("words", "before"),
    "/api/tables/{}/undo": ("seq",),
    "/api/tables/{}/consent": ("seat", "agree"),
    "/api/tables/{}/talk": ("text", "seat"),
    "/api/tables/{}/talk/react": ("reaction", "number", "line", "room", "on"),
    "/api/tables/{}/talk/delete": ("number", "room"),
    "/api/tables/{}/talk/report": ("reason", "more"),
    "/api/tables/{}/talk/mute": ("by", "muted"),
    "/api/tables/{}/talk/switch": ("open",),
    "/api/tables/{}/notes": ("text", "version"),
    "/api/tables/{}/close": (),
    "/api/tables/{}/rematch": (),
}
USUAL = {
    b"game": b'"steel_driver"',
    b"seats": b'[{"kind":"me"},{"kind":"open"},{"kind":"open"}]',
    b"seat": b"1",
    b"kind": b'"hotseat"',
    b"seq": b"0",
    b"text": b'"hello"',
    b"version": b"0",
    b"room": b'"players"',
    b"number": b"1",
    b"reason": b'"spam"',
    b"reaction": b'"bravo"',
}


class Visitor:
    """Sends bytes as they are, on one connection after another."""

    def __init__(self, person: Person) -> None:
        self.server = person.server
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        self.head = f"Host: 127.0.0.1:{self.server.port}\r\nCookie: {cookies}\r\nConnection: close\r\n".encode()

    def ask(self, method: str, path: bytes, body: bytes = b"", header: bytes = b"Content-Type: application/json") -> int:
        length = b"Content-Length: %d\r\n" % len(body) if body else b""
        sent = method.encode() + b" " + path + b" HTTP/1.1\r\n" + self.head + header + b"\r\n" + length + b"\r\n" + body
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as line:
            line.sendall(sent)
            told = line.recv(12)
        return int(told[9:12] or b"0")


@pytest.fixture
def visitor(ada: Person) -> Visitor:
    return Visitor(ada)


def test_no_path_and_no_query_fails(ada: Person, visitor: Visitor) -> None:
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    paths = [path.format(table) for path in READ] + [f"/api/tables/{table}/{path}" for path in READ_AT_TABLE]
    for path in map(str.encode, paths):
        for piece in PIECES:
            for address in (path + b"/" + piece, path + b"?lang=" + piece, path + b"?key=" + piece + b"&seat=" + piece):
                assert visitor.ask("GET", address) in (200, 400, 403, 404), address[:80]
    assert visitor.ask("GET", b"/static/%00") == 404
    assert visitor.ask("GET", b"/t/%00") == 404
    assert visitor.ask("GET", b"/static/" + b"a" * 5000) == 404


def test_no_header_fails(ada: Person, visitor: Visitor) -> None:
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    for header in HEADERS:
        for path in ("/", "/api/me", f"/api/tables/{table}"):
            assert visitor.ask("GET", path.encode(), header=header) in (200, 400), header
        assert visitor.ask("POST", b"/api/me", b'{"lang":"en"}', header) in (200, 400, 403, 405), header
    assert visitor.ask("POST", b"/api/me", b'{"lang":"en"}', b"Origin: http://[") == 403


def test_no_body_fails(ada: Person, visitor: Visitor) -> None:
    for path, fields in FIELDS.items():
        table = ada.opens("me", "hotseat", "open", public=True)
        at = path.format(table).encode()
        for body in (b"null", b"[]", b"\xff", b"{", b"\0", DEEP, NESTED):
            assert visitor.ask("POST", at, body) in (200, 400, 403, 404, 409), (path, body[:20])
        for field in map(str.encode, fields):
            for value in VALUES:
                sent = {**USUAL, field: value}
                body = b"{" + b",".join(b'"%s":%s' % pair for pair in sent.items()) + b"}"
                assert visitor.ask("POST", at, body) in (200, 201, 400, 403, 404, 409, 422), (path, field, value[:20])


def test_an_option_given_twice_in_a_record_is_told(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat", game="steam")
    lines = ada.http.get(f"/api/tables/{table}/record").text.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("options "))
    option = lines[number].split()[1]
    lines[number] += f" {option}"
    for lang, word in (("en", "twice"), ("fr", "deux fois"), ("de", "zweimal")):
        answer = ada.http.post("/api/records", content="\n".join(lines), params={"lang": lang})
        assert (answer.status_code, answer.json()["error"], answer.json()["line"]) == (400, "bad_record", number + 1)
        assert word in answer.json()["text"]


@pytest.mark.parametrize(
    "name",
    [
        "a\0b",
        "a\u202eb",
        "\u200b",
        "a\u200db",
        " ",
        "\u3164",
        "\u2800",
        "a\ufe0f",
        "\u0301",
        "a\nb\x07",
        "\x9b31m",
        "\ue000",
        "\U000e0041",
    ],
)
def test_seats_are_named_as_people_are(ada: Person, bob: Person, name: str) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": name}, {"kind": "open"}]
    wanted = [
        ada.http.post("/api/me", json={"name": name}),
        ada.http.post("/api/tables", json={"game": "steel_driver", "seats": seats}),
    ]
    table = ada.opens("me", "open", "open", public=True)
    wanted.append(bob.http.post(f"/api/tables/{table}/join", json={"seat": 2, "name": name}))
    wanted.append(ada.http.post(f"/api/tables/{table}/seat", json={"seat": 3, "kind": "hotseat", "name": name}))
    wanted.append(ada.http.post(f"/api/tables/{table}/seat", json={"seat": 3, "kind": "bot", "name": name}))
    for answer in wanted:
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request"), name
        assert "can be seen" in answer.json()["text"]


@pytest.mark.parametrize("name", ["Ada", "Ada L.", "Zoë", "李", "Ада", "علي", "Ada 😀", "x", "a\u0301da"])
def test_names_of_all_scripts_are_taken(ada: Person, bob: Person, name: str) -> None:
    table = ada.opens("me", "open", "open", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2, "name": f"  {name} "})
    assert bob.view(table)["seats"][1]["name"] == name


def test_the_rules_are_worded_once(ada: Person) -> None:
    from goldenspike.web.api.people import _rules  # noqa: PLC0415

    assert ada.get("/api/games/steam/rules", lang="fr") == ada.get("/api/games/steam/rules", lang="fr")
    assert _rules("steam", "fr") is _rules("steam", "fr")


def test_nothing_has_got_into_the_log(server: Server) -> None:
    assert "Traceback" not in server.log(), server.log()[-3000:]
