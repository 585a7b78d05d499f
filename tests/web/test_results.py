"""What comes of finished games: who came where, what counts, ratings, and that all of it can be made anew from the logs."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from goldenspike.web.store.engine import store_url as parsed
from goldenspike.web.store.people_schema import ratings, result_seats, results
from tests.web.servers import Person, Server, play_out, until
from tests.web.test_accounts import PASSWORD, admin, keeps, signs_in


def kept(server: Server) -> dict[str, list[Any]]:
    """All that the store knows of finished games, once ratings know them all."""
    engine = create_engine(parsed(server.environment["GOLDENSPIKE_DATABASE_URL"]))

    def rows(table: Any) -> list[Any]:
        with engine.connect() as connection:
            return [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]

    rated = list(results.c).index(results.c.rated)
    until(lambda: all(row[rated] is not False for row in rows(results)), "all games to be rated")
    found = {table.name: rows(table) for table in (results, result_seats, ratings)}
    engine.dispose()
    return found


def result(server: Server, table: str) -> dict[str, Any]:
    """What came of a game, with its seats, once ratings know it."""
    found = kept(server)
    game = next(dict(zip(results.c.keys(), row, strict=True)) for row in found["results"] if row[0] == table)
    seats = [dict(zip(result_seats.c.keys(), row, strict=True)) for row in found["result_seats"] if row[0] == table]
    return {**game, "seats": seats}


def together(*people: Person, **more: object) -> str:
    """A public table at which all of these people sit, begun."""
    host, *others = people
    table = host.opens("me", *["open"] * len(others), public=True, **more)
    for seat, person in enumerate(others, 2):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    host.post(f"/api/tables/{table}/start")
    return table


def act_once(person: Person, table: str) -> None:
    seen = until(lambda: (view := person.looks(table))["choices"] and view, "my turn")
    assert person.act(table, seen, random.Random(1)).status_code == 200


def given_up(*people: Person) -> str:
    """A short game that counts: everybody has acted when the first of them gives up."""
    table = together(*people, time={"then": "resign"})
    for person in people:
        act_once(person, table)
    resigns(people[0], table)
    return table


def resigns(person: Person, table: str) -> None:
    person.post(f"/api/tables/{table}/resign", {"seat": 1})


def test_a_game_among_people_is_kept_with_its_end_and_rated(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    table = together(ada, bob, eve)
    seen = play_out(table, [ada, bob, eve])
    found = result(server, table)
    assert (found["company"], found["why"], found["players"], found["given_up"]) == ("people", "", 3, False)
    assert [seat["user_id"] for seat in found["seats"]] == [ada.id, bob.id, eve.id]
    assert [seat["score"] for seat in found["seats"]] == seen["result"]["scores"]
    assert [seat["seat"] + 1 for seat in found["seats"] if seat["won"]] == seen["result"]["winners"]
    lines = [line for line in ada.whole_log(table) if line["kind"] == "act" and not line["undone"]]
    assert [seat["decisions"] for seat in found["seats"]] == [sum(line["seat"] == n for line in lines) for n in (1, 2, 3)]
    best = min(found["seats"], key=lambda seat: seat["rank"])
    worst = max(found["seats"], key=lambda seat: seat["rank"])
    assert best["mu"] > 25 > worst["mu"]
    assert all(0 < seat["sigma"] < 25 / 3 for seat in found["seats"])


def test_a_game_against_bots_counts_apart_and_an_end_taken_back_is_no_end(ada: Person, server: Server) -> None:
    table = ada.opens("me", "bot:random", "bot:random")
    seen = play_out(table, [ada])
    found = result(server, table)
    assert (found["company"], found["why"], [seat["bot"] for seat in found["seats"]]) == ("bots", "", [None, "random", "random"])
    assert found["seats"][1]["mu"] is not None
    ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seen["seq"]})
    assert all(row[0] != table for row in kept(server)["results"])
    play_out(table, [ada])
    assert result(server, table)["why"] == "undo", "who tries the end again has not won against anybody"


def test_what_does_not_count_says_why(ada: Person, server: Server) -> None:
    own = ada.opens("me", "hotseat", "hotseat")
    act_once(ada, own)
    resigns(ada, own)
    short = ada.opens("me", "bot:random", "bot:random")
    resigns(ada, short)
    over = ada.opens("me", "bot:random", "bot:random")
    act_once(ada, over)
    resigns(ada, over)
    going = ada.opens("me", "bot:random", "bot:random")
    act_once(ada, going)
    record = ada.http.get(f"/api/tables/{own}/record").text
    taken_in = ada.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["id"]
    resigns(ada, taken_in)
    played_on = ada.post(f"/api/tables/{going}/play_on", {"line": 1, "seat": 1}, expect=201)["id"]
    act_once(ada, played_on)
    resigns(ada, played_on)
    hinted = ada.opens("me", "bot:steady", "bot:steady")
    until(lambda: ada.view(hinted)["choices"], "my turn")
    ada.post(f"/api/tables/{hinted}/hint", {"seat": 1})
    act_once(ada, hinted)
    resigns(ada, hinted)
    whys = {table: result(server, table)["why"] for table in (own, short, over, taken_in, played_on, hinted)}
    assert list(whys.values()) == ["hotseat", "short", "", "record", "position", "hint"]
    assert all(seat["mu"] is None for seat in result(server, hinted)["seats"])


def test_who_leaves_comes_last_and_who_gives_up_loses(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    table = together(ada, bob, eve)
    for person in (ada, bob, eve):
        act_once(person, table)
    bob.post(f"/api/tables/{table}/leave", {})
    play_out(table, [ada, eve])
    found = result(server, table)
    gone = found["seats"][1]
    assert (gone["user_id"], gone["left_by"], found["company"]) == (bob.id, "left", "people")
    assert 0 < gone["by_bot"] < gone["decisions"]
    assert gone["mu"] == min(seat["mu"] for seat in found["seats"]), "however well the bot did"
    given = result(server, given_up(ada, bob, eve))
    assert [(seat["rank"], seat["won"], seat["score"]) for seat in given["seats"]] == [
        (3, False, None),
        (1, False, None),
        (1, False, None),
    ]
    assert (given["given_up"], given["why"], given["seats"][0]["left_by"]) == (True, "", "left")


@pytest.mark.usefixtures("ada")
def test_all_is_made_anew_from_the_logs_and_comes_out_the_same(server: Server) -> None:
    """After whatever the other tests did: guests who signed in, people who left for good, ends that were taken back."""
    people = [Person(server) for _ in range(3)]
    given_up(*people)
    name = keeps(people[0])
    phone = Person(server)
    given_up(phone, *people[1:])
    given_up(phone, *people[:2])
    signs_in(phone, name)
    me = people[2].get("/api/me")["name"]
    people[2].post("/api/account/delete", {"name": me})
    before = kept(server)
    whys = {row[list(results.c).index(results.c.why)] for row in before["results"]}
    assert {"", "hotseat"} <= whys
    told = admin(server, "rebuild-results")
    assert f"{len(before['results'])} finished games" in told
    after = kept(server)
    for part, rows in before.items():
        assert after[part] == rows, part
    assert len(before["ratings"]) >= 2


def test_what_came_of_my_games_is_mine_to_save_and_gone_with_me(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    table = given_up(ada, bob, eve)
    name = keeps(ada)
    kept(server)
    told = ada.get("/api/account/export")["results"]
    assert [(game["table_id"], game["seat"], game["company"]) for game in told["games"]] == [(table, 1, "people")]
    assert [(rating["company"], rating["games"]) for rating in told["ratings"]] == [("people", 1)]
    ada.post("/api/account/delete", {"name": name, "password": PASSWORD})
    found = result(server, table)
    assert [seat["user_id"] for seat in found["seats"]] == [None, bob.id, eve.id]
    assert ada.id not in str(kept(server))
    assert found["why"] == "", "it counts for the others"
    bob.post("/api/account/delete", {"name": bob.get("/api/me")["name"]})
    assert result(server, table)["why"] == "anonymous"
