"""People and what is known of them: their pages, the records of a title, finished games searched, friends and invitations."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, text

from goldenspike.web.store import finished
from goldenspike.web.store.engine import store_url as parsed
from goldenspike.web.store.migrate import migrate
from goldenspike.web.store.people_schema import result_seats, results
from goldenspike.web.store.schema import tables
from tests.web.servers import Person, Server, received, until
from tests.web.test_accounts import PASSWORD, keeps
from tests.web.test_results import act_once, given_up, kept, resigns

MANY = 4000


def rated(person: Person, server: Server) -> dict[str, Any]:
    kept(server)
    found: dict[str, Any] = person.get(f"/api/people/{person.id}")
    return found


def test_a_person_has_a_page_of_ratings_results_and_head_to_head(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    given_up(ada, bob, eve)
    given_up(bob, ada, eve)
    mine = rated(ada, server)
    assert (mine["mine"], mine["hidden"], mine["friend"]) == (True, False, "none")
    rating = mine["ratings"][0]
    assert (rating["game"], rating["company"], rating["games"], len(rating["course"])) == ("steel_driver", "people", 2, 2)
    assert rating["course"][-1]["value"] == rating["value"]
    assert rating["course"][0]["half"] > rating["half"] > 0
    rows = [(row["players"], row["seat"], row["games"], row["won"], row["rank"]) for row in mine["seats"]]
    assert rows == [(3, 1, 1, 0, 3.0), (3, 2, 1, 0, 1.0)]
    others = {row["person"]: (row["games"], row["ahead"], row["behind"]) for row in mine["against"]}
    assert others == {bob.id: (2, 1, 1), eve.id: (2, 0, 1)}
    seen = bob.get(f"/api/people/{ada.id}")
    assert (seen["mine"], seen["ratings"]) == (False, mine["ratings"])


def test_whoever_hides_their_page_is_found_nowhere(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    name = keeps(ada)
    table = given_up(ada, bob, eve)
    assert bob.get("/api/people", name=name.upper())["id"] == ada.id
    assert ada.post("/api/people/hide", {"hidden": True}) == {"hidden": True}
    assert ada.get(f"/api/people/{ada.id}")["hidden"]
    for path, params in ((f"/api/people/{ada.id}", {}), ("/api/people", {"name": name}), ("/api/people/nobody", {})):
        assert bob.http.get(path, params=params).json()["error"] == "unknown_person"
    assert ada.id not in {row["person"] for row in eve.get(f"/api/people/{bob.id}")["against"]}
    assert bob.get("/api/finished", player=ada.id)["games"] == []
    game = bob.get("/api/finished", player=bob.id)["games"][0]
    assert (game["id"], game["seats"][0]["person"], game["seats"][0]["name"]) == (table, None, name)
    ada.post("/api/people/hide", {"hidden": False})
    assert bob.get("/api/finished", player=ada.id)["games"][0]["id"] == table


def test_finished_games_are_searched_and_private_ones_are_for_those_who_sat_there(
    ada: Person, bob: Person, server: Server
) -> None:
    eve = Person(server)
    shown = given_up(ada, bob, eve)
    own = ada.opens("me", "bot:random", "bot:random")
    act_once(ada, own)
    resigns(ada, own)
    assert [game["id"] for game in ada.get("/api/finished", player=ada.id)["games"]] == [own, shown]
    assert [game["id"] for game in bob.get("/api/finished", player=ada.id)["games"]] == [shown]
    everything = [game["id"] for game in ada.get("/api/finished")["games"]]
    assert shown in everything
    assert own not in everything
    asked = {"player": ada.id, "game": "steel_driver", "players": 3, "board": "usa", "since": time.time() - 3600}
    assert [game["id"] for game in ada.get("/api/finished", **asked)["games"]] == [own, shown]
    for other in ({"game": "steam"}, {"players": 4}, {"board": "moon"}, {"until": time.time() - 3600}):
        assert ada.get("/api/finished", **{**asked, **other})["games"] == []
    game = ada.get("/api/finished", player=ada.id)["games"][1]
    assert (game["title"], game["why"], game["given_up"], game["company"]) == ("Steel Driver", "", True, "people")
    assert [(seat["person"], seat["rank"], seat["left"]) for seat in game["seats"]] == [
        (ada.id, 3, "left"),
        (bob.id, 1, ""),
        (eve.id, 1, ""),
    ]
    assert ada.http.get("/api/finished", params={"before": "nonsense"}).status_code == 400


def test_a_title_tells_its_lengths_scores_and_best_players(ada: Person, bob: Person, server: Server) -> None:
    """Five games make one certain enough to stand in the list."""
    eve = Person(server)
    for _ in range(5):
        given_up(ada, bob, eve)
    kept(server)
    told = ada.get("/api/games/steel_driver/records")
    places = {leader["person"]: number for number, leader in enumerate(told["people"])}
    assert places[bob.id] < places[ada.id]
    assert told["least"] == 5
    assert all(leader["games"] >= 5 for leader in told["people"])
    assert ada.http.get("/api/games/nothing/records").status_code == 404
    for length in told["lengths"]:
        assert length["decisions"]["least"] <= length["decisions"]["mean"] <= length["decisions"]["most"]
    assert [score["score"] for score in told["scores"]] == sorted((score["score"] for score in told["scores"]), reverse=True)


def filled(connection: Connection) -> None:
    """Some thousand games of a few hundred people."""
    rows = [{"table_id": f"t{n}", "game": f"g{n % 4}", "board": f"b{n % 3}", "players": 3 + n % 3, "n": n} for n in range(MANY)]
    header = {
        "rules": 1,
        "options": "",
        "host": "",
        "seed": "",
        "status": "over",
        "seq": 1,
        "asked": 0,
        "created": 0,
        "changed": 0,
    }
    connection.execute(
        insert(tables),
        [{**header, "id": row["table_id"], "game": row["game"], "board": row["board"], "public": True} for row in rows],
    )
    known = {"rules": 1, "options": "", "company": "people", "why": "", "began": 0, "decisions": 9, "turns": 1, "given_up": False}
    games = [{**known, "rated": True, "public": row["n"] % 5 > 0, "ended": float(row.pop("n")), **row} for row in rows]
    connection.execute(insert(results), games)
    came = {"counts": True, "rank": 1, "score": 5, "won": False, "decisions": 3, "by_bot": 0, "left_by": ""}
    seats = [
        {
            **came,
            "seat": seat,
            "user_id": f"u{(n + seat) % 300}",
            **{name: game[name] for name in ("table_id", "game", "players", "ended")},
        }
        for n, game in enumerate(games)
        for seat in range(3)
    ]
    connection.execute(insert(result_seats), seats)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_searches_read_no_more_than_a_page_however_many_games_there_are(
    engine: str, store_url: Callable[[str, str], str]
) -> None:
    made = create_engine(parsed(store_url(engine, "many")))
    migrate(made)
    everything = finished.Search("u1")
    place = (float(MANY // 2), "t")
    asked = [everything, replace(everything, game="g1"), replace(everything, game="g1", players=4, before=place)]
    asked += [replace(everything, game="g1", board="b1"), replace(everything, since=100.0, until=900.0)]
    asked += [replace(everything, player="u1"), replace(everything, player="u2", before=place)]
    with made.begin() as connection:
        filled(connection)
        connection.execute(text("ANALYZE"))
        for wanted in asked:
            query = finished.search(wanted).compile(made, compile_kwargs={"literal_binds": True})
            how = "EXPLAIN QUERY PLAN" if engine == "sqlite" else "EXPLAIN"
            plan = "\n".join(str(row[-1]) for row in connection.execute(text(f"{how} {query}".replace(":", "\\:"))))
            assert "INDEX" in plan.upper(), plan
            for slow in ("SCAN results\n", "SCAN result_seats\n", "TEMP B-TREE", "Seq Scan on result"):
                assert slow not in f"{plan}\n", f"{wanted}\n{plan}"
            assert connection.execute(finished.search(wanted)).all(), wanted
    made.dispose()


def pages(person: Person, **asked: object) -> list[str]:
    found: list[str] = []
    following: dict[str, object] = {}
    while True:
        page = person.get("/api/finished", **asked, **following)
        found += [game["id"] for game in page["games"]]
        if page["next"] is None:
            return found
        following = {"before": page["next"]}


def test_a_long_list_goes_on_from_page_to_page(ada: Person, server: Server) -> None:
    made = []
    for _ in range(finished.PAGE + 2):
        table = ada.opens("me", "bot:random", "bot:random")
        resigns(ada, table)
        made.append(table)
    assert pages(ada, player=ada.id) == made[::-1]
    assert {game["why"] for game in ada.get("/api/finished", player=ada.id)["games"]} == {"short"}


def befriended(one: Person, other: Person, name: str) -> None:
    one.post("/api/friends", {"name": name})
    other.post("/api/friends/answer", {"id": one.id, "accept": True})


def test_friends_are_asked_by_name_and_see_who_is_here(ada: Person, bob: Person, server: Server) -> None:
    bobs = keeps(bob)
    assert ada.post("/api/friends", {"name": bobs}, expect=409)["error"] == "not_kept"
    keeps(ada)
    assert [one["id"] for one in ada.post("/api/friends", {"name": bobs.lower()})["asked"]] == [bob.id]
    assert [one["id"] for one in bob.get("/api/friends")["asking"]] == [ada.id]
    assert bob.get("/api/friends")["friends"] == []
    told = bob.post("/api/friends/answer", {"id": ada.id, "accept": True})
    assert [(one["id"], one["here"]) for one in told["friends"]] == [(ada.id, False)]
    table = ada.opens("me", "open", "open")
    with ada.live(table) as socket:
        received(socket)
        until(lambda: bob.get("/api/friends")["friends"][0]["here"], "Bob to see that Ada is here")
    assert ada.get(f"/api/people/{bob.id}")["friend"] == "friend"
    assert ada.get("/api/account/export")["friends"]["known"][0]["other_id"] == bob.id
    assert bob.post("/api/friends/end", {"id": ada.id})["friends"] == []
    assert ada.get("/api/friends")["friends"] == []
    for nobody in ("Nobody At All", ada.get("/api/account")["login"]):
        assert ada.post("/api/friends", {"name": nobody}, expect=404)["error"] == "unknown_person"


def test_who_is_declined_hears_nothing_and_who_is_blocked_cannot_ask(ada: Person, bob: Person, server: Server) -> None:
    name, _ = keeps(bob), keeps(ada)
    ada.post("/api/friends", {"name": name})
    bob.post("/api/friends/answer", {"id": ada.id, "accept": False})
    assert [one["id"] for one in ada.get("/api/friends")["asked"]] == [bob.id]
    ada.post("/api/friends", {"name": name})
    assert bob.get("/api/friends")["asking"] == []
    assert [one["id"] for one in bob.post("/api/friends/block", {"id": ada.id})["blocked"]] == [ada.id]
    assert ada.post("/api/friends", {"name": name}, expect=409)["error"] == "not_welcome"
    table = ada.opens("me", "open", "open")
    assert ada.post(f"/api/tables/{table}/invitations", {"name": name}, expect=409)["error"] == "not_welcome"
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "steel_driver", "seats": seats, "invited": [{"name": name}]}
    assert ada.post("/api/tables", body, expect=409)["error"] == "not_welcome"
    bob.post("/api/friends/block", {"id": ada.id, "blocked": False})
    assert ada.post(f"/api/tables/{table}/invitations", {"name": name})["invited"][0]["id"] == bob.id


def test_an_invitation_stands_in_the_lobby_and_is_one_click_from_a_seat(ada: Person, bob: Person, server: Server) -> None:
    name, _ = keeps(bob), keeps(ada)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.post("/api/tables", {"game": "steel_driver", "seats": seats, "invited": [{"name": name}]}, expect=201)["id"]
    told = bob.get("/api/invitations")
    assert [(one["table"]["id"], one["by"]) for one in told] == [(table, ada.get("/api/me")["name"])]
    assert bob.view(table, key=told[0]["key"])["status"] == "open"
    assert bob.http.get(f"/api/tables/{table}/invitations").status_code == 403
    bob.post(f"/api/tables/{table}/invitations/accept")
    assert bob.view(table)["seats"][1]["mine"]
    assert bob.get("/api/invitations") == []
    assert ada.get(f"/api/tables/{table}/invitations")["invited"] == []
    eve = Person(server)
    eves = keeps(eve)
    assert bob.post(f"/api/tables/{table}/invitations", {"name": eves})["invited"][0]["id"] == eve.id
    assert ada.post(f"/api/tables/{table}/invitations/withdraw", {"id": eve.id})["invited"] == []
    assert eve.post(f"/api/tables/{table}/invitations/accept", expect=404)["error"] == "not_invited"
    ada.post(f"/api/tables/{table}/invitations", {"name": eves})
    assert eve.post(f"/api/tables/{table}/invitations/decline") == {"done": True}
    assert eve.get("/api/invitations") == []
    ada.post(f"/api/tables/{table}/invitations", {"id": eve.id})
    ada.post("/api/account/delete", {"name": ada.get("/api/me")["name"], "password": PASSWORD})
    assert eve.get("/api/invitations") == []
