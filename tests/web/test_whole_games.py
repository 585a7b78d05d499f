"""Whole games through the API: against bots, between two people, and at one screen."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

from goldenspike.shelf import BOXES
from tests.web.servers import Person, Server, play_out, received, until


@pytest.mark.one_store
@pytest.mark.parametrize("game", list(BOXES))
def test_a_game_against_bots(ada: Person, game: str) -> None:
    bots = ["bot:random"] * (BOXES[game].offer.fewest - 1)
    options = {"limit": "10"} if "limit" in BOXES[game].offer.options else {}
    table = ada.opens("me", *bots, game=game, options=options)
    end = play_out(table, [ada])
    assert end["result"]["winners"]
    assert end["decisions"] == []
    assert end["choices"] == []
    assert [line["seq"] for line in ada.whole_log(table)] == list(range(1, end["seq"] + 1))
    assert table in [listed["id"] for listed in ada.get("/api/tables", which="finished")]


def test_two_people_by_invitation(server: Server, ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:random")
    assert bob.http.get(f"/api/tables/{table}").status_code == 403
    key = {"key": ada.key}
    seen = bob.view(table, **key)
    assert (seen["status"], seen["seat"], seen["choices"]) == ("open", None, [])
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 409
    bob.post(f"/api/tables/{table}/join?key={ada.key}", {"seat": 2})
    assert bob.view(table)["seats"][1]["mine"]
    ada.post(f"/api/tables/{table}/start")
    end = play_out(table, [ada, bob])
    assert end["result"]["winners"]
    assert [line["seq"] for line in bob.whole_log(table)] == list(range(1, end["seq"] + 1))
    assert table in [listed["id"] for listed in bob.get("/api/tables", which="finished")]
    again = bob.post(f"/api/tables/{table}/rematch")["id"]
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == again
    assert ada.view(table)["rematch"] == again
    assert {seat["mine"] for seat in ada.view(again)["seats"]} == {True, False}


@pytest.mark.one_store
def test_two_people_at_one_screen(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    seen = ada.view(table)
    assert len({seat["name"] for seat in seen["seats"]}) == 3
    assert seen["seat"] == seen["decisions"][0]["seat"]
    assert play_out(table, [ada])["status"] == "over"


@pytest.mark.one_store
def test_bots_among_themselves_are_watched(ada: Person, bob: Person) -> None:
    table = ada.opens("bot:greedy", "bot:random", "bot:random", public=True)
    until(lambda: bob.view(table)["status"] == "over", "three bots to finish")
    assert bob.view(table)["seat"] is None


def test_everybody_can_leave_before_the_start(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert ada.http.post(f"/api/tables/{table}/join", json={"seat": 2}).json()["error"] == "seat_taken"
    bob.post(f"/api/tables/{table}/leave")
    assert ada.view(table)["seats"][1]["free"]
    assert table in [listed["id"] for listed in bob.get("/api/tables", which="public")]
    ada.post(f"/api/tables/{table}/leave")
    assert ada.http.get(f"/api/tables/{table}").status_code == 404


def test_the_host_closes_a_table_before_the_start(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert (ada.view(table)["host"], bob.view(table)["host"]) == (True, False)
    assert bob.post(f"/api/tables/{table}/close", expect=403)["error"] == "not_your_seat"
    with bob.live(table) as watching:
        received(watching)
        ada.post(f"/api/tables/{table}/close")
        with pytest.raises(ConnectionClosed) as sent_away:
            received(watching)
    assert sent_away.value.rcvd.code == 4404
    for person in (ada, bob):
        assert person.http.get(f"/api/tables/{table}").status_code == 404
        assert table not in [listed["id"] for which in ("mine", "public") for listed in person.get("/api/tables", which=which)]
    assert ada.post(f"/api/tables/{table}/close", expect=404)["error"] == "unknown_table"


@pytest.mark.one_store
def test_a_game_that_has_begun_is_not_closed(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    assert ada.act(table, ada.looks(table), random.Random(1)).status_code == 200
    assert ada.post(f"/api/tables/{table}/close", expect=409)["error"] == "not_open"
    assert ada.view(table)["status"] == "running"


def test_a_list_tells_the_options_that_differ_from_the_standard(ada: Person) -> None:
    plain = ada.opens("me", "hotseat", "hotseat", game="steam")
    other = ada.opens("me", "hotseat", "hotseat", game="steam", options={"rules": "standard"})
    special = {listed["id"]: listed["special"] for listed in ada.get("/api/tables")}
    assert (special[plain], special[other]) == ({}, {"rules": "standard"})


def test_the_host_fills_an_open_seat_with_a_bot(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    change = {"seat": 2, "kind": "bot", "bot": "random"}
    assert bob.http.post(f"/api/tables/{table}/seat", json=change).status_code == 403
    ada.post(f"/api/tables/{table}/seat", change)
    ada.post(f"/api/tables/{table}/seat", {"seat": 3, "kind": "hotseat", "name": "Grace"})
    ada.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in ada.view(table)["seats"]] == ["person", "bot", "person"]


def test_my_tables_begin_with_those_that_wait_for_me(ada: Person, bob: Person) -> None:
    idle = ada.opens("me", "open", "open")
    waiting = ada.opens("me", "hotseat", "hotseat")
    mine = ada.get("/api/tables", which="mine")
    assert [table["waiting"] for table in mine] == sorted((table["waiting"] for table in mine), reverse=True)
    assert {idle, waiting} <= {table["id"] for table in mine}
    assert waiting == mine[0]["id"]
    assert bob.get("/api/tables", which="mine") == []
