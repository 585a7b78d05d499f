"""Long games: limits that are named in every language, pages of the log, and a server that answers others meanwhile."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from functools import cache

import httpx
import pytest

from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.kernel.record import dumps, header_of
from goldenspike.shelf import BOXES
from goldenspike.tables.keeping import MOST_LINES
from goldenspike.tables.views import PAGE
from goldenspike.web.api.records import LONGEST
from tests.web.servers import Person, Server, received

LANGUAGES = ("en", "fr", "de")


@cache
def endless(lines: int) -> str:
    """A record of so many actions, by random play of a game that has no other end than somebody's success."""
    game = BOXES["steel_and_steam"].offer.set_up(3, {})
    chance, silence, moves = Stream(5), Log(), []
    state = game.start(silence)
    while len(moves) < lines:
        seat = first_seat(game.pending(state))
        choices = game.choices(state, seat)
        action = chance.draw(choices) if seat == CHANCE else chance.pick(choices)
        moves.append((int(seat), int(action)))
        game.apply(state, seat, action, silence)
    return dumps(game, header_of(game, ["Ada", "Bob", "Cid"]), moves)


def brought_in(person: Person, record: str) -> str:
    answer = person.http.post("/api/records", content=record.encode(), timeout=120)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture(scope="module")
def alone(store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(store_url("sqlite", "long"), tmp_path_factory.mktemp("long") / "log")
    yield running
    running.kill()
    assert "Traceback" not in running.log(), running.log()


def test_a_long_log_comes_in_pages(alone: Server) -> None:
    ada = Person(alone)
    table = brought_in(ada, endless(2 * PAGE + 50))
    seen = ada.view(table)
    last = seen["seq"]
    assert (len(seen["log"]), seen["earlier"]) == (PAGE, last - PAGE)
    assert [line["seq"] for line in ada.whole_log(table)] == list(range(1, last + 1))
    early = ada.get(f"/api/tables/{table}/positions/{PAGE + 20}")
    assert (early["log"][0]["seq"], early["log"][-1]["seq"], early["earlier"]) == (21, PAGE + 20, 20)
    assert ada.get(f"/api/tables/{table}/log", before=1) == {"earlier": 0, "log": []}
    with ada.live(table, **{"from": 1}) as socket:
        told = received(socket)
        assert (told["from"], told["earlier"], len(told["log"])) == (0, last - PAGE, PAGE), "too much to tell line by line"
    with ada.live(table, **{"from": last - 1}) as socket:
        told = received(socket)
        assert (told["from"], len(told["log"])) == (last - 1, 1)
        assert "earlier" not in told


def test_the_pages_of_a_log_keep_its_secrets(alone: Server) -> None:
    ada, bob = Person(alone), Person(alone)
    table = ada.opens("me", "hotseat", "hotseat")
    assert bob.http.get(f"/api/tables/{table}/log?before=9").status_code == 403


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_long_is_refused_and_the_limit_named(alone: Server, lang: str) -> None:
    ada = Person(alone)
    for record, limit in ((endless(MOST_LINES + 1), MOST_LINES), ("x" * (LONGEST * 1000 + 1), LONGEST)):
        answer = ada.http.post(f"/api/records?lang={lang}", content=record.encode(), timeout=120)
        assert answer.status_code == 400
        assert str(limit) in re.sub(r"\D", "", answer.json()["text"]), answer.text


def test_others_are_answered_while_the_longest_record_is_read_shown_and_written(alone: Server) -> None:
    """Every step is answered only after others were: nobody waits for it to end."""
    ada, bob = Person(alone), Person(alone)
    text = endless(MOST_LINES)
    table = ""

    def bring() -> None:
        nonlocal table
        table = brought_in(ada, text)

    assert answered_meanwhile(bob, bring) > 20
    written = ada.http.get(f"/api/tables/{table}/record", timeout=120).text
    body = text.index("---")
    assert written[written.index("---") :][: len(text) - body - 100] == text[body:-100]


def answered_meanwhile(person: Person, work: Callable[[], None]) -> int:
    """How many requests of a person are answered while something else goes on."""
    working = threading.Thread(target=work)
    working.start()
    answers = 0
    while working.is_alive():
        assert person.http.get("/api/me").status_code == 200
        answers += 1
    return answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_at_its_limit_says_so(alone: Server, lang: str) -> None:
    ada = Person(alone)
    ada.post("/api/me", {"lang": lang})
    table = brought_in(ada, endless(MOST_LINES))
    seen = ada.view(table)
    assert seen["seq"] >= MOST_LINES
    choice = seen["choices"][0]
    body = {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]}
    refused: httpx.Response = ada.http.post(f"/api/tables/{table}/actions", json=body)
    assert (refused.status_code, refused.json()["error"]) == (409, "too_long")
    assert str(MOST_LINES) in re.sub(r"\D", "", refused.json()["text"]), refused.text
    assert ada.view(table)["seq"] == seen["seq"]
