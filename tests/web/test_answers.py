"""Bad input gets a clear answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.servers import Person, Server, fetched

STORES = ["sqlite"]

TABLE = {"game": "steel_driver", "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]}


def test_a_stale_action_gets_the_newer_view(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 2"})
    late = ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 2"}, expect=409)
    assert late["error"] == "stale"
    assert late["view"]["seq"] == 1
    assert late["view"]["choices"]


def test_an_illegal_action_is_told_its_rule(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    told = ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 99"}, expect=422)
    assert (told["error"], told["rule"], told["reference"]) == ("illegal", "BID_WITHIN_CUBES", "2.6 [8]")
    assert "99" in told["reason"]
    turn = ada.post(f"/api/tables/{table}/actions", {"seat": 2, "seq": 0, "words": "pass"}, expect=422)
    assert turn["rule"] == "NOT_YOUR_DECISION"
    nonsense = ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "fly to the moon"}, expect=422)
    assert nonsense["error"] == "no_such_action"
    number = ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "action": 2**60}, expect=422)
    assert number["rule"]
    assert ada.view(table)["seq"] == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "bid"), ("fr", "miser"), ("de", "bieten")])
def test_why_not_speaks_the_readers_language(ada: Person, lang: str, word: str) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    told = ada.post(f"/api/tables/{table}/why", {"seat": 1, "words": "auction red 99", "lang": lang})
    assert not told["allowed"]
    assert word in told["text"].lower()
    assert ada.post(f"/api/tables/{table}/why", {"seat": 1, "words": "auction red 1", "lang": lang})["allowed"]


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "there is no company 'pink'"),
        ("fr", "il n\u2019y a pas de compagnie «\xa0pink\xa0»"),
        ("de", "es gibt keine Gesellschaft „pink“"),
    ],
)
def test_words_that_spell_nothing_are_told_in_the_readers_language(ada: Person, lang: str, reason: str) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    told = ada.post(f"/api/tables/{table}/why", {"seat": 1, "words": "auction pink 1", "lang": lang})
    assert (told["allowed"], told["rule"], told["text"]) == (False, None, f"{reason}.")
    ada.post("/api/me", {"lang": lang})
    told = ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction pink 1"}, expect=422)
    assert (told["error"], told["reason"]) == ("no_such_action", reason)


def test_a_preview_tells_what_would_happen_and_changes_nothing(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    before = ada.view(table)
    told = ada.post(f"/api/tables/{table}/preview", {"seat": 1, "words": "auction red 2"})
    assert told["facts"][0]["key"] == "PUT_UP"
    assert {"path": ["auction"], "before": None, "after": {"company": "red", "bid": 2, "bidder": 1, "out": []}} in told["changes"]
    assert ada.view(table) == before


def test_a_stranger_is_refused(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    for path in ("actions", "undo", "why", "preview", "consent"):
        answer = bob.http.post(f"/api/tables/{table}/{path}", json={"seat": 1, "seq": 0, "words": "pass"})
        assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat"), path
    seen = bob.view(table)
    assert (seen["choices"], seen["seat"], seen["key"]) == ([], None, None)


def test_a_private_table_needs_its_key(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    for path in ("", "/record", "/positions/0", "/description", "/background.svg"):
        assert bob.http.get(f"/api/tables/{table}{path}").status_code == 403
        assert bob.http.get(f"/api/tables/{table}{path}", params={"key": ada.key}).status_code == 200
        assert bob.http.get(f"/api/tables/{table}{path}", params={"key": "guess"}).status_code == 403


def test_what_is_not_there(ada: Person) -> None:
    assert ada.http.get("/api/tables/nowhere").json()["error"] == "unknown_table"
    assert ada.http.get("/api/games/chess/rules").json()["error"] == "unknown_game"
    assert ada.http.get("/api/nothing").status_code == 404
    page = ada.http.get("/t/nowhere")
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    table = ada.opens("me", "hotseat", "hotseat")
    assert ada.http.get(f"/api/tables/{table}/positions/5").status_code == 404
    assert ada.http.get(f"/api/tables/{table}/description", params={"at": 5}).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"game": "steel_driver", "seats": []},
        {"game": "steel_driver", "seats": [{"kind": "me"}]},
        {"game": "steel_driver", "seats": [{"kind": "ghost"}] * 3},
        {**TABLE, "board": "atlantis"},
        {**TABLE, "options": {"cheating": "yes"}},
        {"game": "steel_driver", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}, {"kind": "open"}]},
        "a text",
        None,
    ],
)
def test_a_table_that_cannot_be(ada: Person, body: object) -> None:
    answer = ada.http.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


def test_requests_from_other_sites_are_refused(ada: Person) -> None:
    for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
        answer = ada.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.json()["error"] == "cross_site"
    assert ada.http.post("/api/tables", json=TABLE, headers={"origin": ada.server.base}).status_code == 201


def test_a_forged_cookie_is_nobody(ada: Person) -> None:
    forged = fetched(f"{ada.server.base}/api/me", headers={"cookie": f"spike={ada.id}.forged"})
    assert forged.json()["id"] != ada.id
    assert "HttpOnly" in forged.headers["set-cookie"]


def test_every_page_carries_the_policy(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    for path in ("/", "/docs", "/nowhere", f"/t/{table}", f"/api/tables/{table}/background.svg", "/static/icon.svg"):
        policy = ada.http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_no_answer_is_taken_for_what_it_is_not(ada: Person) -> None:
    for path in ("/", "/api/me", "/api/tables/nowhere", "/docs/openapi.json", "/static/js/main.js"):
        assert ada.http.get(path).headers["x-content-type-options"] == "nosniff"


def test_a_board_comes_whole_or_in_parts(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    whole = ada.get(f"/api/tables/{table}/board")
    assert ada.get(f"/api/tables/{table}/board", parts="links,nothing") == {"links": whole["links"]}


def test_files_are_small_and_asked_for_once(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    for path in ("/", "/static/index.html", "/api/texts/fr", f"/api/tables/{table}/background.svg"):
        for packed in ("br", "gzip"):
            first = ada.http.get(path, headers={"accept-encoding": packed})
            assert first.headers["content-encoding"] == packed, path
        again = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
    assert ada.http.get("/static/../app.py").status_code == 404
    assert ada.http.get("/static/%2e%2e/app.py").status_code == 404
    assert "<h1>" in ada.http.get("/docs").text


def test_names_and_language_are_kept(ada: Person) -> None:
    table = ada.opens("me", "bot:random", "open")
    assert ada.post("/api/me", {"name": "  Ada   L. ", "lang": "de"})["name"] == "Ada L."
    assert ada.get("/api/me") == {"id": ada.id, "name": "Ada L.", "lang": "de", "named": True}
    assert ada.view(table)["seats"][0]["name"] == "Ada L."
    assert ada.http.post("/api/me", json={"name": " "}).status_code == 400
    assert ada.http.post("/api/me", json={"name": "x" * 40}).status_code == 400


def test_a_flood_is_stopped_and_others_are_not(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    server = Server(store_url("sqlite", "flood"), tmp_path / "log", ACTIONS_PER_SECOND=1, BURST=5)
    try:
        ada, bob = Person(server), Person(server)
        answers = [ada.http.post("/api/me", json={"lang": "fr"}) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"] == "flood"
        assert bob.http.post("/api/me", json={"lang": "fr"}).status_code == 200
    finally:
        server.kill()


def test_a_guest_is_called_one_in_their_own_language(server: Server) -> None:
    gast = Person(server, **{"Accept-Language": "de"})
    name = gast.get("/api/me")["name"]
    assert re.fullmatch(r"Gast \d{4}", name)
    assert gast.post("/api/me", {"name": name, "lang": "fr"})["name"] == name.replace("Gast", "Invité")
    table = gast.opens("me", "bot:greedy", "bot:greedy", public=True)
    assert [seat["name"] for seat in gast.view(table)["seats"]] == [name.replace("Gast", "Invité"), "Avide", "Avide 2"]
    listed = gast.get("/api/tables", which="mine", lang="de")
    assert [seat["name"] for seat in listed[0]["seats"]] == [name, "Gierig", "Gierig 2"]
