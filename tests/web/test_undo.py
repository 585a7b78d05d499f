"""Taking back: at once while nobody else has acted, later by consent; what was taken back stays in the log."""

from __future__ import annotations

import pytest

from tests.web.servers import Json, Person, until


def two_people(ada: Person, bob: Person) -> str:
    table = ada.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    return table


def test_an_action_is_taken_back_at_once(ada: Person, bob: Person) -> None:
    table = two_people(ada, bob)
    start = ada.view(table)
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    assert ada.view(table)["undo"] | {"seat": 1} == {
        "allowed": True,
        "free": True,
        "seat": 1,
        "back_to": 1,
        "seen": False,
        "asked": None,
    }
    told = ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": 1})
    assert told == {"seq": 2, "undone": True}
    now = bob.view(table)
    assert [(line["kind"], line["undone"]) for line in now["log"]] == [("act", True), ("undo", False)]
    assert now["position"] == start["position"]
    assert ada.view(table)["choices"] == start["choices"]


@pytest.mark.one_store
def test_there_may_be_nothing_to_take_back(ada: Person, bob: Person) -> None:
    table = two_people(ada, bob)
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": 0}, expect=422)["rule"] == "NOTHING_TO_UNDO"
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": 7}, expect=409)["error"] == "stale"


def others_have_acted(ada: Person, bob: Person) -> tuple[str, int]:
    table = two_people(ada, bob)
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    bob.post(f"/api/tables/{table}/actions", {"seat": 2, "seq": 1, "words": "pass"})
    seen = until(lambda: (now := ada.view(table))["decisions"][0]["seat"] != 3 and now, "the bot")
    return table, int(seen["seq"])


def test_others_are_asked_and_agree(ada: Person, bob: Person) -> None:
    table, seq = others_have_acted(ada, bob)
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seq}) == {"seq": seq + 1, "undone": False}
    asked = bob.view(table)["undo"]["asked"]
    assert (asked["seat"], asked["waiting"]) == (1, [2])
    assert ada.post(f"/api/tables/{table}/consent", {"seat": 1, "seq": seq + 1}, expect=409)["error"] == "nothing_asked"
    told = bob.post(f"/api/tables/{table}/consent", {"seat": 2, "seq": seq + 1})
    assert told == {"seq": seq + 3, "undone": True}
    now = ada.view(table)
    struck = [line["undone"] for line in now["log"] if line["kind"] == "act"]
    last = [line for line in now["log"] if line["kind"] == "act"][-1]
    assert struck.count(True) >= 1
    assert last["undone"]
    assert now["decisions"][0]["seat"] == 1


@pytest.mark.one_store
def test_others_are_asked_and_refuse(ada: Person, bob: Person) -> None:
    table, seq = others_have_acted(ada, bob)
    ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seq})
    told = bob.post(f"/api/tables/{table}/consent", {"seat": 2, "seq": seq + 1, "agree": False})
    assert told == {"seq": seq + 2, "undone": False}
    now = ada.view(table)
    assert now["undo"]["asked"] is None
    assert not any(line["undone"] for line in now["log"])


@pytest.mark.one_store
def test_playing_on_answers_the_question(ada: Person, bob: Person) -> None:
    table, seq = others_have_acted(ada, bob)
    ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seq})
    seen = [ada.view(table), bob.view(table)]
    person, view = next((person, view) for person, view in zip((ada, bob), seen, strict=True) if view["choices"])
    choice = view["choices"][0]
    person.post(f"/api/tables/{table}/actions", {"seat": choice["seat"], "seq": seq + 1, "action": choice["first"]})
    assert bob.http.post(f"/api/tables/{table}/consent", json={"seat": 2, "seq": ada.view(table)["seq"]}).status_code == 409


@pytest.mark.one_store
def test_bots_and_ones_own_screen_always_agree(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    ada.post(f"/api/tables/{table}/actions", {"seat": 2, "seq": 1, "words": "pass"})
    seen = until(lambda: (now := ada.view(table))["choices"] and now, "the bot")
    if seen["undo"]["seat"] != 1:
        assert ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seen["seq"]})["undone"]
        assert ada.view(table)["decisions"][0]["seat"] == 1


def play_to_the_end(people: list[Person], table: str) -> Json:
    """Everybody passes, until the game is over."""
    while (seen := people[0].view(table))["status"] == "running":
        seat = seen["decisions"][0]["seat"]
        people[seat - 1].post(f"/api/tables/{table}/actions", {"seat": seat, "seq": seen["seq"], "words": "pass"})
    return seen


@pytest.mark.one_store
def test_a_finished_game_stays_finished_unless_all_people_agree(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    eve = Person(ada.server)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    eve.post(f"/api/tables/{table}/join", {"seat": 3})
    ada.post(f"/api/tables/{table}/start")
    seen = play_to_the_end([ada, bob, eve], table)
    last = seen["log"][-1]["seat"]
    people = [ada, bob, eve]
    acted, others = people[last - 1], [person for person in people if person is not people[last - 1]]
    offer = acted.view(table)["undo"]
    assert (offer["free"], offer["seen"]) == (False, True)
    asked = acted.post(f"/api/tables/{table}/undo", {"seat": last, "seq": seen["seq"]})
    assert not asked["undone"]
    assert ada.view(table)["status"] == "over"
    seats = [seat for seat in (1, 2, 3) if seat != last]
    first = others[0].post(f"/api/tables/{table}/consent", {"seat": seats[0], "seq": asked["seq"]})
    assert (first["undone"], ada.view(table)["status"]) == (False, "over")
    second = others[1].post(f"/api/tables/{table}/consent", {"seat": seats[1], "seq": first["seq"]})
    assert (second["undone"], ada.view(table)["status"]) == (True, "running")


@pytest.mark.one_store
def test_past_the_end_one_person_at_one_screen_consents_alone(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    seen = play_to_the_end([ada, ada, ada], table)
    assert (seen["undo"]["free"], seen["undo"]["seen"]) == (True, True)
    assert ada.post(f"/api/tables/{table}/undo", {"seat": seen["undo"]["seat"], "seq": seen["seq"]})["undone"]
    assert ada.view(table)["status"] == "running"
