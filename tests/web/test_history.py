"""History equals what was live, updates equal whole views, and records come and go."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.servers import Json, Person, play_out, received, until


def merged(seen: Json, update: Json) -> Json:
    """What a browser does with a live message."""
    if update["from"] == 0:
        return {key: value for key, value in update.items() if key not in ("from", "struck")}
    assert seen["seq"] == update["from"]
    log = [{**line, "undone": line["undone"] or line["seq"] in update["struck"]} for line in seen["log"]]
    whole = {**seen, **update, "fragments": {**seen["fragments"], **update["fragments"]}, "log": log + update["log"]}
    return {key: value for key, value in whole.items() if key not in ("from", "struck")}


def past(seen: Json) -> dict[str, Any]:
    """What must be the same when it is looked at again."""
    return {key: seen[key] for key in ("seq", "position", "fragments", "log", "opening", "result", "decisions")}


def test_live_updates_add_up_to_the_view_and_history_remembers_it(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random")
    chance, live = random.Random(3), {}
    with ada.live(table) as socket:
        seen: Json = {}
        for _ in range(30):
            seen = merged(seen, received(socket))
            while not seen["choices"]:
                seen = merged(seen, received(socket))
            live[seen["seq"]] = seen
            assert ada.act(table, seen, chance).status_code == 200
    now = ada.view(table)
    for seq, before in live.items():
        again = ada.get(f"/api/tables/{table}/positions/{seq}", seat=before["seat"])
        assert past(again) == past(before)
        assert again["choices"] == []
        assert again["last"] >= now["seq"]


@pytest.mark.one_store
def test_a_live_update_equals_the_whole_view(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    chance = random.Random(5)
    with ada.live(table) as socket:
        seen = merged({}, received(socket))
        for step in range(25):
            if step % 6 == 5:
                ada.post(f"/api/tables/{table}/undo", {"seat": seen["undo"]["seat"], "seq": seen["seq"]})
            else:
                assert ada.act(table, seen, chance).status_code == 200
            seen = merged(seen, received(socket))
            assert seen == ada.view(table)


@pytest.mark.one_store
def test_a_record_goes_out_and_comes_in(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random")
    end = play_out(table, [ada])
    text = ada.http.get(f"/api/tables/{table}/record").text
    made = ada.http.post("/api/records", content=text)
    assert made.status_code == 201, made.text
    again = ada.view(made.json()["id"])
    assert re.search(r"(?m)^seats Guest_\d+ Guest_\d+_2 bot:random$", text)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert again["result"] == end["result"]
    assert again["position"]["companies"] == end["position"]["companies"]
    assert actions_in(ada.http.get(f"/api/tables/{made.json()['id']}/record").text) == actions_in(text)


def actions_in(record: str) -> list[str]:
    """Without the luck of its own table, and the digests that cover it."""
    return [line for line in record.splitlines() if not line.startswith(("draw_", "="))]


@pytest.mark.one_store
def test_an_unfinished_record_is_played_on(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    text = until(lambda: ada.view(table)["choices"] and ada.http.get(f"/api/tables/{table}/record").text, "my turn")
    made = ada.http.post("/api/records", content=text).json()["id"]
    assert play_out(made, [ada])["status"] == "over"


@pytest.mark.one_store
def test_a_broken_record_is_told_by_its_line(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    lines = ada.http.get(f"/api/tables/{table}/record").text.splitlines()
    first = lines.index("---") + 2
    for broken, line in [
        ("", 1),
        ("\n".join(lines).replace("1 auction red 1", "1 auction pink 1"), first),
        ("\n".join(lines).replace("1 auction red 1", "2 auction red 1"), first),
        ("\n".join(lines).replace("1 auction red 1", "1 auction red 77"), first),
        ("\n".join(lines[:-1]) + "\n= 00000000", first + 1),
        ("\n".join(lines).replace("steel_driver", "chess"), 2),
    ]:
        answer = ada.http.post("/api/records", content=broken)
        assert answer.status_code == 400, broken
        assert (answer.json()["error"], answer.json()["line"]) == ("bad_record", line), broken
        if "red 77" in broken:
            assert "You cannot bid 77" in answer.json()["text"]
            assert answer.json()["text"].endswith("(2.6 [8])")
    assert ada.http.post("/api/records", content=b"\xff\xfe").status_code == 400


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Line 1: this is not a record: no line --- ends its header.", "Line 4: there is no company 'pink'."]),
        (
            "fr",
            [
                "Ligne 1\xa0: ce n\u2019est pas une partie enregistrée\xa0: aucune ligne --- ne termine l\u2019en-tête.",
                "Ligne 4\xa0: il n\u2019y a pas de compagnie «\xa0pink\xa0».",
            ],
        ),
        (
            "de",
            [
                "Zeile 1: das ist keine Aufzeichnung: keine Zeile --- beendet ihren Kopf.",
                "Zeile 4: es gibt keine Gesellschaft „pink“.",
            ],
        ),
    ],
)
@pytest.mark.one_store
def test_a_broken_record_is_told_in_the_readers_language(ada: Person, lang: str, sentences: list[str]) -> None:
    broken = ["", "game steel_driver\nplayers 3\n---\n1 auction pink 1\n"]
    answers = [ada.http.post("/api/records", params={"lang": lang}, content=text).json() for text in broken]
    assert [answer["text"] for answer in answers] == sentences
    ada.post("/api/me", {"lang": lang})
    assert ada.http.post("/api/records", content="").json()["text"] == sentences[0]


@pytest.mark.one_store
def test_the_log_is_told_in_every_language(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    told = {lang: ada.view(table, lang=lang)["log"][0]["facts"][0] for lang in ("en", "fr", "de")}
    assert len({fact["text"] for fact in told.values()}) == 3
    assert {fact["places"]["company"] for fact in told.values()} == {"red"}
    boards = {ada.http.get(f"/api/tables/{table}/background.svg", params={"lang": lang}).text for lang in ("en", "fr", "de")}
    assert len(boards) == 3
