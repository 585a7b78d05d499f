"""Scenes of lessons are tables like others, but that the others answer by the script, and that no list tells of them."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from sqlalchemy import select

from goldenspike.shelf import BOXES
from goldenspike.tables.lessons import scene_opened
from goldenspike.tables.stored import User
from goldenspike.web.store import writes
from goldenspike.web.store.engine import open_engine
from goldenspike.web.store.engine import store_url as parsed_url
from goldenspike.web.store.schema import log, seats, tables
from goldenspike.web.store.store import prepare
from tests.web.servers import Json, Person, until

STORES = ["sqlite"]

GAME = "steel_driver"


def opens_scene(person: Person, scene: int, game: str = GAME) -> str:
    return str(person.post("/api/lessons", {"game": game, "scene": scene}, expect=201)["id"])


def acts(person: Person, table: str, words: str) -> None:
    seen = person.view(table)
    person.post(f"/api/tables/{table}/actions", {"seat": seen["seat"], "seq": seen["seq"], "words": words})


def told(person: Person, table: str, state: str) -> Json:
    """What the guide says as soon as the learner stands so; the others may still have to answer."""
    until(lambda: person.view(table)["lesson"]["state"] == state, f"the guide to find the learner {state}")
    said: Json = person.view(table)["lesson"]
    return said


def test_a_wanted_move_is_answered_by_the_script_and_praised_with_figures(ada: Person) -> None:
    table = opens_scene(ada, 1)
    said = ada.view(table)["lesson"]
    assert (said["scene"], said["scenes"], said["state"], said["back"], said["outcomes"]) == (1, 8, "ask", 0, [])
    acts(ada, table, "auction red 5")
    said = told(ada, table, "done")
    seen = ada.view(table)
    assert [line["words"] for line in seen["log"]] == ["auction red 5", "pass", "pass"]
    assert [outcome["mine"] for outcome in said["outcomes"]] == [True, False, False]
    assert all(len(outcome["figures"]) == len(said["figures"]) for outcome in said["outcomes"])
    assert "Ada" in said["text"]
    assert ada.view(table, lang="de")["lesson"]["title"] == "Die erste Versteigerung"


def test_a_temptation_shows_where_it_leads_and_is_taken_back(ada: Person) -> None:
    table = opens_scene(ada, 1)
    acts(ada, table, "auction red 1")
    said = told(ada, table, "other")
    assert said["back"] == 1
    seen = ada.view(table)
    assert seen["position"]["auction"]["bidder"] == 2, "the others did answer"
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": seen["seq"]})["undone"]
    assert ada.view(table)["lesson"]["state"] == "ask"
    acts(ada, table, "auction red 5")
    told(ada, table, "done")


def test_whatever_else_is_legal_may_be_tried_and_nothing_answers_it(ada: Person) -> None:
    table = opens_scene(ada, 1)
    acts(ada, table, "auction blue 4")
    said = told(ada, table, "astray")
    assert (said["back"], said["outcomes"]) == (1, [])
    assert ada.view(table)["seq"] == 1


def test_what_led_to_a_scene_cannot_be_taken_back(ada: Person) -> None:
    table = opens_scene(ada, 3)
    seen = ada.view(table)
    assert not seen["undo"]["allowed"]
    refused = ada.http.post(f"/api/tables/{table}/undo", json={"seat": 1, "seq": seen["seq"]})
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    assert ada.view(table)["seq"] == seen["seq"]


def test_no_list_tells_of_a_scene_and_no_stranger_sees_it(ada: Person, bob: Person) -> None:
    begun, over = opens_scene(ada, 1), opens_scene(ada, 8)
    for which in ("mine", "public", "finished"):
        assert not {begun, over} & {table["id"] for table in ada.get("/api/tables", which=which)}
    assert bob.http.get(f"/api/tables/{begun}").status_code == 403


@pytest.mark.parametrize("wrong", [{"game": GAME, "scene": 99}, {"game": "tiddlywinks", "scene": 1}])
def test_there_is_no_such_lesson(ada: Person, wrong: Json) -> None:
    assert ada.post("/api/lessons", wrong, expect=404)["error"] in ("unknown_lesson", "unknown_game")
    assert ada.http.get("/api/lessons/tiddlywinks").status_code == 404


def test_after_a_lesson_a_real_game_waits_with_a_note_for_its_first_turn(ada: Person) -> None:
    for game, box in BOXES.items():
        if box.lesson is None:
            continue
        after = ada.get(f"/api/lessons/{game}", lang="fr")
        bots = [f"bot:{after['bot']}"] * (after["players"] - 1)
        table = ada.opens("me", *bots, game=game, options=after["options"])
        assert ada.view(table)["status"] == "running"
        assert "lesson" not in ada.view(table)
        assert after["first_turn"]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_old_scenes_are_cleared_away_and_nothing_else(engine: str, store_url: Callable[[str, str], str]) -> None:
    url = store_url(engine, "lessons")
    prepare(url)
    store = open_engine(parsed_url(url), "IMMEDIATE", 1)
    user = User("ada", "Ada", "en")
    with store.begin() as connection:
        for number in (1, 3):
            header, first, board = scene_opened(GAME, number, user)
            writes.open_table(connection, header, first, board)
        writes.clear_lessons(connection, time.time() - 60)
        assert len(connection.execute(select(tables)).all()) == 2
        connection.execute(tables.update().where(tables.c.id == header.id).values(changed=0.0))
        writes.clear_lessons(connection, time.time() - 60)
        left = connection.execute(select(tables.c.lesson)).scalars().all()
        assert left == ["bid"]
        assert not connection.execute(select(log).where(log.c.table_id == header.id)).all()
        assert {row.table_id for row in connection.execute(select(seats))} == {connection.execute(select(tables.c.id)).scalar()}
    store.dispose()
