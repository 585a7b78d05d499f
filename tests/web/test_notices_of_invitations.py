"""Notices of what others ask: invitations to a table and requests to be friends, over HTTP on both stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.servers import Json, Person, received, until
from tests.web.test_accounts import PASSWORD, keeps
from tests.web.test_mail import BASE, confirms
from tests.web.test_notices import Place, running
from tests.web.test_push import Browser

ALWAYS = {"begin": "00:00", "end": "23:59"}
OPEN = ("me", "open", "open")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    yield from running(store_url(request.param, "invitations"), tmp_path_factory.mktemp("invitations"))


def known(place: Place, count: int) -> list[Person]:
    """People with an account, each told by a webhook of their own."""
    found = place.people(count)
    for person in found:
        keeps(person)
    return found


def name_of(person: Person) -> str:
    return str(person.get("/api/me")["name"])


def asks(person: Person, other: Person) -> None:
    person.post("/api/friends", {"id": other.id})


def invites(person: Person, table: str, other: Person) -> None:
    person.post(f"/api/tables/{table}/invitations", {"id": other.id})


def withdraws(person: Person, table: str, other: Person) -> None:
    person.post(f"/api/tables/{table}/invitations/withdraw", {"id": other.id})


def wishes(place: Place, person: Person, **more: object) -> None:
    person.post("/api/notices", {"webhook": f"{place.receiver.base}/{person.id}", **more})


def queued(place: Place, person: Person) -> list[tuple[Any, ...]]:
    sql = "SELECT kind, outcome FROM notices WHERE user_id = :user ORDER BY made, key"
    return [tuple(row) for row in place.run(sql, user=person.id)]


def comes_due(place: Place, person: Person) -> None:
    """As if the hours had passed for which it waits."""
    place.run("UPDATE notices SET due = 0 WHERE done IS NULL AND user_id = :user", user=person.id)


def last_call(place: Place, person: Person) -> Json:
    told: Json = place.receiver.at(f"/{person.id}")[-1].json
    return told


def test_an_invitation_and_a_request_are_told_once_and_lead_to_where_they_are_answered(place: Place) -> None:
    ada, bob, eve = known(place, 3)
    asks(ada, bob)
    assert place.hears(bob, 1) == f"{name_of(ada)} asks to be your friend"
    assert (last_call(place, bob)["url"], last_call(place, bob)["text"]) == (f"{BASE}/friends", "Answer on the page “Friends”.")
    table = ada.opens(*OPEN, invited=[{"id": bob.id}])
    assert place.hears(bob, 2) == f"{name_of(ada)} invites you: Steel Driver"
    told = last_call(place, bob)
    assert (told["url"], told["text"]) == (f"{BASE}/", f"With {name_of(ada)}")
    assert ada.key not in str(told), "the key of a private table"
    asks(ada, bob)
    invites(ada, table, bob)
    asks(eve, bob)
    assert place.hears(bob, 3) == f"{name_of(eve)} asks to be your friend"
    eve.post("/api/account/delete", {"name": name_of(eve), "password": PASSWORD})
    assert sorted(queued(place, bob)) == [("invited", "sent"), ("request", "sent")], "who is gone leaves no trace"


def test_what_waits_outlives_a_restart_and_only_what_still_stands_is_told(place: Place) -> None:
    ada, bob, cid, dot, eve = known(place, 5)
    wishes(place, bob, quiet=ALWAYS)
    tables = {
        what: ada.opens(*OPEN, public=True, invited=[{"id": bob.id}]) for what in ("taken", "declined", "withdrawn", "closed")
    }
    full, begun = ada.opens("me", "open", "bot:random", public=True), ada.opens("me", "open", "bot:random", public=True)
    stands = ada.opens("me", "open", "open")
    for table in (full, begun, stands):
        invites(ada, table, bob)
    for person in (ada, cid, dot, eve):
        asks(person, bob)
    assert len(queued(place, bob)) == 11
    bob.post(f"/api/tables/{tables['taken']}/invitations/accept")
    bob.post(f"/api/tables/{tables['declined']}/invitations/decline")
    withdraws(ada, tables["withdrawn"], bob)
    ada.post(f"/api/tables/{tables['closed']}/close")
    for table in (full, begun):
        cid.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{begun}/start")
    ada.post("/api/friends/end", {"id": bob.id})
    bob.post("/api/friends/answer", {"id": cid.id, "accept": False})
    bob.post("/api/friends/block", {"id": dot.id})
    assert place.told(bob) == []
    restarts = place.url.startswith("sqlite")  # several processes are started for long, and keep nothing either
    if restarts:
        place.server.kill()
    place.run("UPDATE wishes SET quiet_from = NULL WHERE user_id = :user", user=bob.id)
    comes_due(place, bob)
    if restarts:
        place.server.start()
    assert place.hears(bob, 1) == "There is news for you"
    lines = {(one["text"], one["url"]) for one in last_call(place, bob)["notices"]}
    invited = f"{name_of(ada)} invites you: Steel Driver, with {name_of(ada)}"
    assert lines == {(invited, f"{BASE}/"), (f"{name_of(eve)} asks to be your friend", f"{BASE}/friends")}
    until(lambda: all(outcome for _, outcome in queued(place, bob)), "the queue to be empty")
    outcomes = [outcome for _, outcome in queued(place, bob)]
    assert (outcomes.count("sent"), outcomes.count("void")) == (2, len(outcomes) - 2)


def test_nobody_is_told_who_looks_at_the_table_or_does_not_wish_to_hear_of_it(place: Place) -> None:
    ada, bob, cid = known(place, 3)
    wishes(place, cid, invitations=False)
    assert (bob.get("/api/notices")["invitations"], cid.get("/api/notices")["invitations"]) == (True, False)
    table = ada.opens(*OPEN, public=True)
    with bob.live(table) as page:
        received(page)
        if place.url.startswith("postgresql"):
            there = "SELECT 1 FROM presence WHERE looking AND table_id = :table AND user_id = :user"
            until(lambda: place.run(there, table=table, user=bob.id), "the word of it")
        invites(ada, table, bob)
        invites(ada, table, cid)
        until(lambda: queued(place, bob) == [("invited", "seen")], "Bob to be found at the table")
    asks(ada, cid)
    assert (place.told(bob), queued(place, cid)) == ([], [])
    wishes(place, cid, quiet=ALWAYS)
    asks(bob, cid)
    wishes(place, cid, invitations=False)
    comes_due(place, cid)
    until(lambda: queued(place, cid) == [("request", "void")], "the wish to be heeded")


def test_nobody_is_pestered_by_what_is_taken_back_and_asked_again(place: Place) -> None:
    ada, bob = known(place, 2)
    table = ada.opens(*OPEN)
    invites(ada, table, bob)
    place.hears(bob, 1)
    until(lambda: queued(place, bob) == [("invited", "sent")], "the end of it")
    withdraws(ada, table, bob)
    invites(ada, table, bob)
    assert queued(place, bob) == [("invited", "sent")], "it was told today"
    place.run("UPDATE notices SET done = done - 90000 WHERE user_id = :user", user=bob.id)
    withdraws(ada, table, bob)
    invites(ada, table, bob)
    place.hears(bob, 2)
    wishes(place, bob, quiet=ALWAYS)
    other = ada.opens(*OPEN, invited=[{"id": bob.id}])
    withdraws(ada, other, bob)
    wishes(place, bob)
    comes_due(place, bob)
    until(lambda: ("invited", "void") in queued(place, bob), "what came to nothing")
    invites(ada, other, bob)
    place.hears(bob, 3)


def test_letters_gather_invitations_and_browsers_show_them_in_the_readers_language(place: Place) -> None:
    ada, bob = known(place, 2)
    bob.post("/api/me", {"name": "Bob", "lang": "de"})
    confirms(bob, place.post, "bob@example.org")
    browser = Browser(place.receiver, f"/push/{bob.id}")
    bob.post("/api/notices/browsers", browser.told)
    bob.post("/api/notices", {"mail": True, "digest": "day"})
    table = ada.opens(*OPEN, invited=[{"id": bob.id}])
    until(browser.calls, "the push")
    told, name = browser.read(browser.calls()[0]), name_of(ada)
    assert (told["title"], told["url"], told["tag"]) == (f"{name} lädt dich ein: Steel Driver", "/", f"invited/{table}")
    asks(ada, bob)
    until(lambda: len(browser.calls()) == 2, "the second push")
    assert browser.read(browser.calls()[1])["title"] == f"{name} möchte mit dir befreundet sein"
    assert place.post.letters == [], "they come in the evening"
    comes_due(place, bob)
    letter = place.post.next_to("bob@example.org")
    assert letter["Subject"] == "Golden Spike: Es gibt Neues für dich"
    for line in (f"{name} lädt dich ein: Steel Driver, mit {name}\n{BASE}/\n", f"befreundet sein\n{BASE}/friends\n"):
        assert line in letter.get_content().replace("\r", "")
