"""Notices over HTTP on both stores: once for each turn, not while the player looks on, by webhook, push and mail."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from goldenspike.web.store.engine import store_url as parsed
from tests.web.receivers import Receiver
from tests.web.servers import Json, Person, Server, fetched, received, until
from tests.web.test_accounts import PASSWORD, keeps, signs_in
from tests.web.test_mail import BASE, Post, confirms
from tests.web.test_push import Browser, check

QUICK = {"NOTICE_SECONDS": 0.2, "NOTICE_NETWORKS": "127.0.0.0/8", "IDLE_SECONDS": 0, "LETTERS_PER_HOUR": 1000}


class Place:
    """A server that looks five times a second whom to tell, with a mail server and somebody who takes its calls."""

    def __init__(self, url: str, log: Path, processes: int) -> None:
        self.url, self.post, self.receiver = url, Post(), Receiver()
        mail = {"MAIL": f"smtp://spike:p%40ss@127.0.0.1:{self.post.port}", "MAIL_FROM": "Spike <spike@example.org>", "URL": BASE}
        self.server = Server(url, log, processes, **mail, **QUICK)

    def people(self, count: int) -> list[Person]:
        """Each is told by a webhook of their own."""
        found = [Person(self.server) for _ in range(count)]
        for person in found:
            person.post("/api/notices", {"webhook": f"{self.receiver.base}/{person.id}", "style": "json"})
        return found

    def table(self, people: list[Person], **more: object) -> str:
        table = people[0].opens("me", *["open"] * (len(people) - 1), public=True, **more)
        for number, person in enumerate(people[1:], 2):
            person.post(f"/api/tables/{table}/join", {"seat": number})
        people[0].post(f"/api/tables/{table}/start")
        return table

    def told(self, person: Person) -> list[str]:
        return [call.json["title"] for call in self.receiver.at(f"/{person.id}")]

    def hears(self, person: Person, count: int) -> str:
        """Wait until somebody has been told so many things; the last of them."""
        until(lambda: len(self.told(person)) >= count, f"notice {count}")
        assert len(self.told(person)) == count
        return self.told(person)[-1]

    def run(self, sql: str, **values: object) -> list[Any]:
        with create_engine(parsed(self.url)).begin() as connection:
            done = connection.execute(text(sql), values)
            return list(done) if done.returns_rows else []

    def close(self) -> None:
        self.server.kill()
        self.post.close()
        self.receiver.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    yield from running(store_url(request.param, "notices"), tmp_path_factory.mktemp("notices"))


def running(url: str, folder: Path) -> Iterator[Place]:
    made = Place(url, folder / "log", 1 if url.startswith("sqlite") else 2)
    yield made
    made.close()
    assert "Traceback" not in made.server.log(), made.server.log()
    assert "there is no such message" not in made.server.log(), made.server.log()


def asked(people: list[Person], table: str) -> int:
    seen = people[0].view(table)
    return next(seat["seat"] - 1 for seat in seen["seats"] if seat["asked"])


def act(person: Person, table: str) -> Json:
    seen = person.view(table)
    choice = seen["choices"][0]
    body = {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]}
    done: Json = person.post(f"/api/tables/{table}/actions", body)
    return done


def pass_on(people: list[Person], table: str) -> int:
    """Whoever is asked acts until another one is; who that is."""
    before = asked(people, table)
    while asked(people, table) == before:
        act(people[before], table)
    return asked(people, table)


def test_everybody_is_told_once_for_each_turn_also_where_it_is_taken_back(place: Place) -> None:
    people = place.people(3)
    table = place.table(people)
    turns = [0, 0, 0]
    now = asked(people, table)
    for _ in range(5):
        turns[now] += 1
        assert place.hears(people[now], turns[now]) == "Your turn: Steel Driver"
        mover, now = now, pass_on(people, table)
    turns[now] += 1
    place.hears(people[now], turns[now])
    seen = people[mover].view(table)
    people[mover].post(f"/api/tables/{table}/undo", {"seat": mover + 1, "seq": seen["seq"]})
    assert pass_on(people, table) == now
    later = pass_on(people, table)
    place.hears(people[later], turns[later] + 1)
    assert [len(place.told(people[number])) for number in (mover, now) if number != later] == [
        turns[number] for number in (mover, now) if number != later
    ]
    link = place.receiver.at(f"/{people[later].id}")[-1].json
    assert (link["url"], "key" in link["url"]) == (f"{BASE}/t/{table}", False)


def test_nobody_is_told_of_what_they_look_at_and_a_hidden_page_is_not_looked_at(place: Place) -> None:
    people = place.people(3)
    table = place.table(people)
    first = asked(people, table)
    place.hears(people[first], 1)
    looker = (first + 1) % 3
    with people[looker].live(table) as page:
        received(page)
        turn = pass_on(people, table)
        while turn != looker:
            turn = pass_on(people, table)
        heard = len(place.told(people[pass_on(people, table)]))
        until(lambda: sum(len(place.told(person)) for person in people) > heard, "the next one to be told")
        assert place.told(people[looker]) == []
        page.send("hidden")
        if place.url.startswith("postgresql"):
            away = "SELECT 1 FROM presence WHERE NOT looking AND table_id = :table"
            until(lambda: place.run(away, table=table), "the word of it")
        while pass_on(people, table) != looker:
            pass
        place.hears(people[looker], 1)


def test_an_answer_does_not_wait_for_those_who_are_told(place: Place) -> None:
    people = place.people(3)
    table = place.table(people)
    held = {f"/{person.id}": threading.Event() for person in people}
    place.receiver.held |= held
    try:
        now = asked(people, table)
        until(lambda: place.receiver.at(f"/{people[now].id}"), "the call that is not answered")
        pass_on(people, table)
        assert place.receiver.at(f"/{people[now].id}"), "and still waits"
    finally:
        for event in held.values():
            event.set()


def test_what_else_people_are_told_of(place: Place) -> None:
    people = place.people(4)
    eve = Person(place.server)
    table = place.table(people, time={"kind": "none", "then": "resign"})
    idle = asked(people, table)
    place.hears(people[idle], 1)
    voter = people[(idle + 1) % 4]
    voter.post(f"/api/tables/{table}/vote", {"seat": idle + 1})
    assert place.hears(people[idle], 2) == "The others vote on giving up your seat: Steel Driver"
    hand = people[idle].get(f"/api/tables/{table}/hand", seat=idle + 1)["hand"]
    eve.post(f"/api/tables/{table}/take", {"seat": idle + 1, "hand": hand, "name": "Eve"})
    assert place.hears(people[idle], 3) == "Eve has taken your seat: Steel Driver"
    voter.post(f"/api/tables/{table}/leave")
    for person in people:
        if person is not people[idle]:
            assert place.hears(person, 1) == "The game is over: Steel Driver"
    assert len(place.told(people[idle])) == 3, "who is gone from the table is told no more"


def test_letters_speak_the_readers_language_and_end_by_one_click(place: Place) -> None:
    ada, bob, cid = place.people(3)
    ada.post("/api/me", {"name": "Ada", "lang": "de"})
    confirms(ada, place.post, "ada@example.org")
    ada.post("/api/notices", {"mail": True, "zone": "Europe/Berlin"})
    table = place.table([ada, bob, cid])
    while asked([ada], table) != 0:
        pass_on([ada, bob, cid], table)
    letter = place.post.next_to("ada@example.org")
    assert letter["Subject"] == "Golden Spike: Du bist am Zug: Steel Driver"
    assert letter.get_content().startswith("Hallo Ada,")
    assert f"{BASE}/t/{table}" in letter.get_content()
    stop = str(letter["List-Unsubscribe"]).strip("<>")
    assert (letter["List-Unsubscribe-Post"], stop in letter.get_content()) == ("List-Unsubscribe=One-Click", True)
    path = stop.removeprefix(BASE)
    assert fetched(place.server.base + path).status_code == 200, "a page that asks"
    assert ada.get("/api/notices")["mail"], "and looking at it ends nothing"
    form = {"List-Unsubscribe": "One-Click"}
    forged = path[:-9] + ("x" if path[-9] != "x" else "y") + path[-8:]  # the last letter may have bits that mean nothing
    assert httpx.post(place.server.base + forged, data=form).status_code == 404
    assert httpx.post(place.server.base + path, data=form).status_code == 200
    assert not ada.get("/api/notices")["mail"]


def test_a_browser_reads_what_is_pushed_and_is_forgotten_once_it_is_gone(place: Place) -> None:
    people = [Person(place.server) for _ in range(3)]
    browsers = [Browser(place.receiver, f"/push/{person.id}") for person in people]
    key = people[0].get("/api/notices")["key"]
    for person, browser in zip(people, browsers, strict=True):
        shown = person.post("/api/notices/browsers", browser.told)
        assert [one["here"] for one in shown["browsers"]] == [True]
    table = place.table(people)
    now = asked(people, table)
    until(browsers[now].calls, "the push")
    call = browsers[now].calls()[0]
    check(call, key, "mailto:spike@example.org")
    told = browsers[now].read(call)
    assert (told["title"], told["url"], told["tag"]) == ("Your turn: Steel Driver", f"/t/{table}", f"turn/{table}")
    place.receiver.answers = {browser.path: [410] for browser in browsers}
    now = pass_on(people, table)
    until(lambda: people[now].get("/api/notices")["browsers"] == [], "the browser to be forgotten")


def test_what_is_no_browser_is_refused_and_signing_out_ends_its_pushes(place: Place) -> None:
    ada = Person(place.server)
    good = Browser(place.receiver, "/push/ada").told
    for wrong in ({"p256dh": "A" * 87}, {"auth": "short"}, {"endpoint": "http://192.168.1.1/x"}, {"endpoint": "ftp://a/b"}):
        assert ada.http.post("/api/notices/browsers", json={**good, **wrong}).status_code == 400, wrong
    ada.post("/api/notices/browsers", good)
    name = keeps(ada)
    assert len(ada.get("/api/notices")["browsers"]) == 1
    phone = Person(place.server)
    phone.post("/api/notices/browsers", Browser(place.receiver, "/push/phone").told)
    signs_in(phone, name, PASSWORD)
    assert [one["here"] for one in phone.get("/api/notices")["browsers"]] == [False, True], "a guest's browser comes along"
    ada.post("/api/account/sessions/end", {})
    assert [one["here"] for one in ada.get("/api/notices")["browsers"]] == [True]
    ada.post("/api/notices/browsers/end")
    assert ada.post("/api/notices/browsers/end", expect=404)["error"] == "unknown_browser"


def test_wishes_are_checked_exported_and_deleted(place: Place) -> None:
    ada = Person(place.server)
    inner = ("http://10.0.0.1/", "http://localhost.localdomain:22/", "http://[fc00::1]/", "http://192.168.0.1:8080/x")
    for url in inner:
        assert ada.post("/api/notices", {"webhook": url}, expect=400)["error"] == "inner_address", url
        assert ada.post("/api/notices/test", {"webhook": url}, expect=400)["error"] == "inner_address", url
    times = {"quiet": {"begin": "25:00", "end": "1:00"}}
    for wrong in ({"webhook": "javascript:x"}, {"zone": "Mars/Olympus"}, {"zone": "../UTC"}, times):
        assert ada.http.post("/api/notices", json=wrong).status_code == 400, wrong
    wished: Json = {"webhook": f"{place.receiver.base}/w", "style": "ntfy", "digest": "day", "digest_at": "07:30"}
    wished |= {"quiet": {"begin": "22:00", "end": "08:15"}, "mail": False, "zone": "Europe/Paris"}
    shown = ada.post("/api/notices", wished)
    assert {name: shown[name] for name in wished} == wished
    assert ada.post("/api/notices/test", {"webhook": f"{place.receiver.base}/w"}) == {"reached": True, "status": 200}
    place.receiver.answers["/w"] = [404]
    assert ada.post("/api/notices/test", {"webhook": f"{place.receiver.base}/w"}) == {"reached": False, "status": 404}
    kept = ada.get("/api/account/export")["notices"]
    assert (kept["wishes"]["webhook"], kept["wishes"]["quiet_to"], kept["browsers"]) == (wished["webhook"], 8 * 60 + 15, [])
    ada.post("/api/account/delete", {"name": ada.get("/api/me")["name"]})
    assert place.run("SELECT * FROM wishes WHERE user_id = :user", user=ada.id) == []


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_what_waits_is_told_after_a_restart(place: Place) -> None:
    people = place.people(3)
    for person in people:
        quiet = {"begin": "00:00", "end": "23:59"}
        person.post("/api/notices", {"webhook": f"{place.receiver.base}/{person.id}", "quiet": quiet})
    table = place.table(people)
    now = asked(people, table)
    waiting = "SELECT due FROM notices WHERE table_id = :table AND done IS NULL"
    until(lambda: place.run(waiting, table=table), "the queue")
    assert place.told(people[now]) == []
    place.server.kill()
    place.run("UPDATE wishes SET quiet_from = NULL")
    place.run("UPDATE notices SET due = 0 WHERE done IS NULL")
    place.server.start()
    assert place.hears(people[now], 1) == "Your turn: Steel Driver"
