"""Links to a private table: the invitation for those who are to sit down, and a key that lets one look on and no more."""

from __future__ import annotations

from tests.web.servers import Person, received


def test_the_onlookers_key_shows_every_position_and_no_more(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    look = ada.view(table)["look"]
    assert look not in (None, ada.key)
    assert bob.http.get(f"/api/tables/{table}").status_code == 403
    seen = bob.view(table, key=look)
    assert (seen["seat"], seen["choices"], seen["key"], seen["look"]) == (None, [], None, look)
    assert bob.get(f"/api/tables/{table}/positions/1", key=look)["seq"] == 1
    assert bob.http.get(f"/api/tables/{table}/background.svg", params={"key": look}).status_code == 200
    with bob.live(table, key=look) as socket:
        assert received(socket)["seq"] == 1


def test_the_onlookers_key_lets_nobody_sit_down(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open")
    look = ada.view(table)["look"]
    assert bob.post(f"/api/tables/{table}/join?key={look}", {"seat": 2}, expect=403)["error"] == "private_table"
    assert bob.post(f"/api/tables/{table}/start?key={look}", {}, expect=403)["error"] == "not_your_seat"
    bob.post(f"/api/tables/{table}/join?key={ada.key}", {"seat": 2})
    assert bob.view(table)["seats"][1]["mine"]


def test_an_onlooker_sees_no_secrets(ada: Person, bob: Person) -> None:
    options = {"length": "experimental", "victory_cards": "secret"}
    table = ada.opens("me", "bot:greedy", "bot:greedy", game="steel_and_steam", options=options)
    seen = bob.view(table, key=ada.view(table)["look"])
    assert [seat["victory_card"] for seat in seen["position"]["seats"]] == [None, None, None]


def test_the_host_gets_the_invitation_again_at_any_time(ada: Person, bob: Person) -> None:
    table = ada.opens("open", "open", "bot:greedy")
    invitation = ada.key
    assert ada.view(table)["key"] == invitation
    for seat, person in ((1, ada), (2, bob)):
        person.post(f"/api/tables/{table}/join?key={invitation}", {"seat": seat})
    ada.post(f"/api/tables/{table}/start")
    assert (ada.view(table)["status"], ada.view(table)["key"]) == ("running", invitation)


def test_a_public_table_needs_no_key_to_look(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    assert bob.view(table)["look"] is None
