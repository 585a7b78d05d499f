"""Letters go out by a real mail server: to confirm an address, and to let somebody back in. Nobody learns who has one."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email.message import EmailMessage, Message
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from goldenspike.web.settings import CannotServe, Settings, mail_server
from tests.web.servers import Person, Server, free_port, until
from tests.web.test_accounts import PASSWORD, carried, keeps, signs_in

BASE = "https://games.example.org"


class Post:
    """A mail server, and the letters that it was given."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.port = free_port()
        self._server = Controller(
            self,
            hostname="127.0.0.1",
            port=self.port,
            authenticator=lambda _server, _session, _envelope, _how, given: AuthResult(
                success=isinstance(given, LoginPassword) and (given.login, given.password) == (b"spike", b"p@ss")
            ),
            auth_required=True,
            auth_require_tls=False,
        )
        self._server.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.letters.append(BytesParser(EmailMessage, policy=default).parsebytes(envelope.content))
        return "250 OK"

    def next_to(self, address: str) -> EmailMessage:
        """The next letter, which must be to this address."""
        until(lambda: self.letters, f"a letter to {address}")
        letter = self.letters.pop(0)
        assert isinstance(letter, EmailMessage)
        assert letter["To"] == address
        return letter

    def close(self) -> None:
        self._server.stop()


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mailing(post: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("mailing")
    mail = {"MAIL": f"smtp://spike:p%40ss@127.0.0.1:{post.port}", "MAIL_FROM": "Golden Spike <spike@example.org>", "URL": BASE}
    server = Server(f"sqlite:///{place}/tables.sqlite", place / "log", **mail)
    yield server
    server.kill()
    assert "Traceback" not in server.log(), server.log()


def token_in(letter: EmailMessage) -> dict[str, str]:
    found = re.search(rf"{BASE}/link#\S+", letter.get_content())
    assert found, letter.get_content()
    return {"token": carried(found[0])}


def confirms(person: Person, post: Post, address: str) -> None:
    asked = person.post("/api/account/mail", {"address": address})
    assert (asked["mail"], asked["asked"], asked["letters"]) == (None, address, True)
    Person(person.server).post("/api/links/use", token_in(post.next_to(address)))
    told = person.get("/api/account")
    assert (told["mail"], told["asked"]) == (address, None)


def test_an_address_counts_once_it_is_confirmed_in_any_browser(mailing: Server, post: Post) -> None:
    ada = Person(mailing)
    ada.post("/api/me", {"name": "Ada", "lang": "de"})
    confirms(ada, post, "ada@example.org")
    assert ada.post("/api/account/mail", {"address": "other@example.org"})["mail"] == "ada@example.org"
    letter = post.next_to("other@example.org")
    assert (letter["From"], letter["Subject"]) == ("Golden Spike <spike@example.org>", "Golden Spike: Ist das deine Adresse?")
    assert letter.get_content().startswith("Hallo Ada,")
    assert ada.get("/api/account/export")["mail"]["confirmed"] == {"address": "ada@example.org"}
    assert ada.post("/api/account/mail", {})["mail"] is None
    for wrong in ("nobody", "a@b@c", "a b@c", "a@b\r\nBcc: x@y", "<a@b>", "a,b@c"):
        assert ada.http.post("/api/account/mail", json={"address": wrong}).status_code == 400, wrong


def test_a_forgotten_password_is_replaced_by_letter(mailing: Server, post: Post) -> None:
    ada, bob = Person(mailing), Person(mailing)
    name = keeps(ada)
    confirms(ada, post, "forgetful@example.org")
    assert bob.post("/api/reset", {"name": "nobody"}) == {"letters": True}
    asked = []
    for known in (name, "Forgetful@Example.org"):
        assert bob.post("/api/reset", {"name": known}) == {"letters": True}
        asked.append(token_in(post.next_to("forgetful@example.org")))
    first, second = asked
    assert bob.post("/api/links/use", {**first, "password": "a new beginning"}, expect=404)["error"] == "unknown_link"
    assert bob.post("/api/links/look", second)["purpose"] == "reset"
    bob.post("/api/links/use", {**second, "password": "a new beginning"})
    assert bob.get("/api/me")["id"] == ada.id
    signs_in(Person(mailing), name, PASSWORD, expect=403)
    assert post.letters == []


def test_whoever_has_no_password_gets_a_link_to_sign_in(mailing: Server, post: Post) -> None:
    ada, phone = Person(mailing), Person(mailing)
    confirms(ada, post, "linked@example.org")
    phone.post("/api/reset", {"name": "linked@example.org"})
    assert phone.post("/api/links/use", token_in(post.next_to("linked@example.org")))["purpose"] == "sign_in"
    assert phone.get("/api/me")["id"] == ada.id


def test_without_mail_nothing_is_sent_and_that_is_told(ada: Person) -> None:
    assert ada.post("/api/reset", {"name": "anybody"}) == {"letters": False}
    assert not ada.get("/api/account")["letters"]
    assert ada.post("/api/account/mail", {"address": "ada@example.org"}, expect=409)["error"] == "no_mail"


@pytest.fixture
def deaf() -> Iterator[int]:
    """A port that is taken but at which nobody listens, so that nobody else can come to listen there."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield int(taken.getsockname()[1])


def test_a_mail_server_that_does_not_answer_is_told_in_a_sentence(tmp_path: Path, deaf: int) -> None:
    nowhere = {"MAIL": f"smtp://127.0.0.1:{deaf}", "MAIL_FROM": "spike@example.org", "URL": BASE}
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", **nowhere)
    try:
        ada = Person(server)
        assert ada.post("/api/account/mail", {"address": "ada@example.org"}, expect=503)["error"] == "mail_down"
        until(lambda: "a letter could not be sent" in server.log(), "the log to tell it")
        assert "Traceback" not in server.log()
    finally:
        server.kill()


@pytest.mark.parametrize("text", ["mail.example.org", "https://mail.example.org", "smtp://", "smtp://host:port", "smtp://[x"])
def test_an_address_that_is_no_mail_server_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(CannotServe, match="GOLDENSPIKE_MAIL is an address"):
        mail_server(text)
    assert mail_server(Settings().mail).hostname is None
