"""Studies over the web: analysis that goes on while somebody looks and is kept, and doors that stay shut while others play."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from goldenspike.web.fair_play import OPENING
from tests.web.servers import Json, Person, until

RECORDS = Path(__file__).parents[1] / "replays"
FINISHED = (RECORDS / "steel_driver" / "four_players.record").read_text()


def imports(person: Person, record: str, expect: int = 201) -> Json:
    answer = person.http.post("/api/records", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == expect, answer.text
    made: Json = answer.json()
    return made


def play_until(table: str, people: list[Person], line: int) -> None:
    """Random play by these people until the log has so many lines."""
    chance = random.Random(4)

    def is_there() -> bool:
        for person in people:
            seen = person.view(table)
            if seen["seq"] < line and seen["choices"]:
                person.act(table, seen, chance)
        return bool(people[0].view(table)["seq"] >= line)

    until(is_there, f"line {line}")


def refused(person: Person, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = person.http.request(method, path, json=body)
    told = answer.json()
    assert told["text"], "a refusal says why"
    return answer.status_code, told["error"]


def test_an_analysis_goes_on_while_somebody_looks_and_is_kept(ada: Person, bob: Person) -> None:
    made = imports(ada, FINISHED)
    path = f"/api/tables/{made['id']}/analysis"
    assert ada.get(path) == {"number": 0, "done": 0.0, "running": False, "points": [], "swings": []}
    begun = ada.post(path)
    assert begun["running"]

    def more() -> Json | None:
        found: Json = ada.get(path, after=begun["number"])
        return found if (found["points"] or []) else None

    found = until(more, "the first points of a graph")
    assert found["running"]
    assert 0 < found["done"] < 1
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in found["points"])
    lines = [point["line"] for point in found["points"]]
    assert lines == sorted(set(lines))
    assert ada.view(made["id"])["seq"] in lines
    ada.post(f"{path}/cancel")
    until(lambda: not ada.get(path)["running"], "the study to stop")
    kept = bob.get(path, key=made["key"])
    assert kept["number"] >= found["number"]
    assert len(kept["points"]) >= len(found["points"])


@pytest.mark.one_store
def test_a_second_table_takes_the_place_of_the_first(ada: Person) -> None:
    first, second = (f"/api/tables/{imports(ada, FINISHED)['id']}/analysis" for _ in range(2))
    ada.post(first)
    ada.post(second)
    until(lambda: not ada.get(first)["running"], "the first study to stop")
    assert ada.get(second)["running"]
    ada.post(f"{second}/cancel")


DOORS = [
    ("GET", "analysis", None),
    ("POST", "analysis", {}),
    ("POST", "analysis/cancel", {}),
    ("POST", "hint", {"seat": 1}),
    ("POST", "hint", {"seat": 2}),
    ("POST", "play_on", {"line": 1, "seat": 1}),
    ("POST", "play_on", {"line": 1, "seat": 2}),
    ("GET", "puzzle", None),
]


def running_game(ada: Person, bob: Person, lines: int) -> str:
    table = ada.opens("me", "open", "bot:random", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    play_until(table, [ada, bob], lines)
    return table


@pytest.mark.one_store
def test_no_door_is_open_while_several_people_play(ada: Person, bob: Person) -> None:
    """Neither to players nor to onlookers; and whoever takes the record of the game cannot bring it in to have it studied."""
    table = running_game(ada, bob, OPENING)
    early = ada.http.get(f"/api/tables/{table}/record").text
    play_until(table, [ada, bob], OPENING + 2)
    stranger = Person(ada.server)
    for person in (ada, bob, stranger):
        for method, door, body in DOORS:
            status, error = refused(person, method, f"/api/tables/{table}/{door}", body)
            assert error in ("still_running", "no_hints", "not_your_seat", "unknown_puzzle"), (door, error)
            assert status in (403, 404, 409)
        record = person.http.get(f"/api/tables/{table}/record").text
        for copy in (record, early):
            assert imports(person, copy, expect=409)["error"] == "still_running"


@pytest.mark.one_store
def test_no_running_game_is_made_a_puzzle(ada: Person, bob: Person) -> None:
    """Whoever asks for one, and whatever they send along, is given one of those that the game brings."""
    table = running_game(ada, bob, OPENING)
    record = ada.http.get(f"/api/tables/{table}/record").text
    wanted = {"game": "steel_driver", "puzzle": 1, "table": table, "record": record, "line": OPENING, "seat": 1, "name": table}
    opened = ada.post("/api/puzzles", wanted, expect=201)["id"]
    assert ada.view(opened)["puzzle"]["name"] == ada.get("/api/puzzles/steel_driver")[0]["name"]
    assert ada.whole_log(opened)[:OPENING] != ada.whole_log(table)[:OPENING]
    for name in (table, record, "../../1", "0"):
        answer = ada.http.post("/api/puzzles", json={"game": "steel_driver", "puzzle": name})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert ada.http.post(f"/api/tables/{table}/puzzle", json={}).status_code == 405


def test_who_has_a_copy_of_a_running_game_gets_no_help_with_it(ada: Person, bob: Person) -> None:
    """A table of one's own that stands where a game with others stands is closed as long as that game does."""
    practice = ada.opens("me", "hotseat", "hotseat")
    table = ada.opens("me", "open", "hotseat", public=True)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    seen = until(lambda: (view := ada.looks(practice))["choices"] and view, "a choice")
    first = {"seat": seen["choices"][0]["seat"], "seq": seen["seq"], "words": seen["choices"][0]["words"]}
    ada.post(f"/api/tables/{practice}/actions", first)
    on = {"line": first["seq"] + 1, "seat": 1}
    made = ada.post(f"/api/tables/{practice}/play_on", on, expect=201)
    assert made["id"] != practice
    mover = ada if first["seat"] != 2 else bob
    mover.post(f"/api/tables/{table}/actions", first)
    assert refused(ada, "POST", f"/api/tables/{practice}/play_on", on) == (409, "still_running")


@pytest.mark.one_store
def test_a_running_game_of_one_is_not_analysed_and_hints_are_for_one(ada: Person) -> None:
    alone = ada.opens("me", "bot:random", "bot:random")
    assert refused(ada, "POST", f"/api/tables/{alone}/analysis") == (409, "still_running")
    assert refused(ada, "POST", f"/api/tables/{alone}/play_on", {"line": 0, "seat": 2}) == (409, "still_running")
    shared = ada.opens("me", "hotseat", "bot:random")
    for seat in (1, 2):
        assert refused(ada, "POST", f"/api/tables/{shared}/hint", {"seat": seat}) == (409, "no_hints")


@pytest.mark.one_store
def test_a_hint_tells_the_best_choices_and_why(ada: Person) -> None:
    table = ada.opens("me", "bot:random", "bot:random")
    seen = until(lambda: (view := ada.view(table))["choices"] and view, "my turn")
    told = ada.post(f"/api/tables/{table}/hint", {"seat": 1})
    assert told["seq"] == seen["seq"]
    assert 0 < len(told["hints"]) <= 3
    chances = [hint["plan"]["chance"] for hint in told["hints"]]
    assert chances == sorted(chances, reverse=True)
    offered = seen["choices"]
    for hint in told["hints"]:
        assert hint["plan"]["text"]
        assert hint["preview"]["words"] == hint["plan"]["words"][0]
        verb = hint["plan"]["words"][0].split()[0]
        assert any(choice["words"].split()[0] == verb for choice in offered)
    assert ada.view(table)["seq"] == seen["seq"], "a hint changes nothing"


@pytest.mark.one_store
def test_any_position_of_a_finished_game_is_played_on_with_luck_of_its_own(ada: Person, bob: Person) -> None:
    made = imports(ada, FINISHED)
    key = {"key": made["key"]}
    before = ada.get(f"/api/tables/{made['id']}/positions/40")
    answer = bob.http.post(f"/api/tables/{made['id']}/play_on", json={"line": 40, "seat": 3, "bot": "greedy"}, params=key)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    seen = bob.view(table)
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "bot", "person", "bot"]
    assert [line["words"] for line in bob.whole_log(table)][:40] == [line["words"] for line in before["log"]]
    assert bob.get(f"/api/tables/{table}/positions/40")["fragments"] == before["fragments"]
    over = {"line": ada.view(made["id"])["seq"], "seat": 1}
    assert refused(ada, "POST", f"/api/tables/{made['id']}/play_on", over) == (400, "bad_request")
