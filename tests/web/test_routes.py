"""Routes and boards are told to those who may see a table; a way is played by its words."""

from __future__ import annotations

from tests.web.servers import Person


def until_running(person: Person, table: str) -> dict:
    """The first choice of every decision, until the locomotive is to be run."""
    seen = person.view(table)
    while seen["position"]["phase"] != "running":
        choice = seen["choices"][0]
        person.post(f"/api/tables/{table}/actions", {"seat": choice["seat"], "seq": seen["seq"], "action": choice["first"]})
        seen = person.view(table)
    return seen


def test_ends_of_a_turn_and_a_way_that_can_be_played(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat", game="steel_and_steam")
    seen = until_running(ada, table)
    seat = seen["position"]["active"]
    routes = ada.get(f"/api/tables/{table}/routes", seat=seat)
    assert routes["seq"] == seen["seq"]
    end = max(routes["ends"], key=lambda one: one["mps"])
    way = ada.get(f"/api/tables/{table}/routes", seat=seat, to=end["end"])["ways"][0]
    assert (way["mps"], way["fee"]) == (end["mps"], end["fee"])
    seq = seen["seq"]
    for step in way["steps"]:
        seq = ada.post(f"/api/tables/{table}/actions", {"seat": seat, "seq": seq, "words": step["words"]})["seq"]
    assert ada.view(table)["position"]["seats"][seat - 1]["location"] == end["end"]


def test_a_game_without_routes_tells_none_and_a_stranger_is_told_nothing(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    told = ada.get(f"/api/tables/{table}/routes", seat=1)
    assert (told["ends"], told["ways"]) == ([], [])
    assert bob.http.get(f"/api/tables/{table}/routes").status_code == 403
    assert ada.get(f"/api/tables/{table}/board")
