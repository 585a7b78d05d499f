"""Several people at one screen: no answer holds a secret of a seat that was not asked for, and taking back never rerolls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goldenspike.kernel.record import DIGEST, dumps, header_of, loads, replay
from goldenspike.shelf import game_of_record
from tests.web.servers import Json, Person, received, until

STORES = ["sqlite"]

RECORD = Path(__file__).parents[1] / "replays" / "steam_barons" / "bankrupt.record"
FIRST_SALE = "1 sell white 1"
SOLD = "sell white"
CHOSEN = "SALE_CHOSEN"


def before_the_sales(ada: Person) -> str:
    """A recorded game in which everybody is about to sell in secret; Ada has all four seats."""
    played = loads(RECORD.read_text())
    game = game_of_record(played)
    first = [f"{entry.seat + 1} {entry.words}" for entry in played.entries if entry.seat != DIGEST].index(FIRST_SALE)
    made = ada.http.post("/api/records", content=dumps(game, header_of(game, []), replay(game, played, first)))
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def sell(ada: Person, table: str, seat: int, words: str) -> None:
    ada.post(f"/api/tables/{table}/actions", {"seat": seat, "seq": ada.view(table)["seq"], "words": words})


@pytest.fixture
def sold(ada: Person) -> tuple[str, int]:
    """Seat 1 has sold in secret; the table, and the line before."""
    table = before_the_sales(ada)
    start = ada.view(table)["seq"]
    sell(ada, table, 1, "sell white 1")
    return table, start


def told(answer: Any) -> bool:
    """Whether an answer tells the sealed sale of seat 1."""
    text = json.dumps(answer) if isinstance(answer, dict) else answer
    return SOLD in text or CHOSEN in text


def test_before_a_person_says_that_they_look_nothing_secret_is_shown(ada: Person) -> None:
    table = before_the_sales(ada)
    seen = ada.view(table)
    assert (seen["curtain"], seen["seat"], seen["choices"]) == (1, None, [])
    assert seen["position"]["sales"]["own"] == {}
    mine = ada.view(table, seat=1)
    assert (mine["curtain"], mine["seat"], {choice["seat"] for choice in mine["choices"]}) == (1, 1, {1})
    assert mine["position"]["sales"]["own"]


def test_views_and_history_of_the_next_seat_hold_nothing_of_the_one_before(ada: Person, sold: tuple[str, int]) -> None:
    table, start = sold
    assert ada.view(table)["curtain"] == 2
    assert told(ada.view(table, seat=1))
    for seat in ({}, {"seat": 2}, {"seat": 3}):
        assert not told(ada.view(table, **seat)), seat
        assert not told(ada.get(f"/api/tables/{table}/positions/{start + 1}", **seat)), seat
        assert not any(choice["seat"] == 1 for choice in ada.view(table, **seat)["choices"])
        assert "My sealed sales" not in json.dumps(ada.get(f"/api/tables/{table}/description", **seat)), seat
    assert "My sealed sales: White 1" in json.dumps(ada.get(f"/api/tables/{table}/description", seat=1))
    assert not told(ada.http.get(f"/api/tables/{table}/record").text)


def test_neither_live_messages_nor_previews_nor_refusals_tell_it(ada: Person, sold: tuple[str, int]) -> None:
    table, start = sold
    for seat in ({}, {"seat": 2}):
        with ada.live(table, **{"from": start}, **seat) as socket:
            assert not told(received(socket)), seat
    foreseen = ada.post(f"/api/tables/{table}/preview", {"seat": 2, "words": "sell brown 0"})
    assert not told(foreseen)
    body = {"seat": 2, "seq": start, "words": "sell brown 0"}
    stale: Json = ada.post(f"/api/tables/{table}/actions", body, expect=409)
    assert stale["error"] == "stale"
    assert not told(stale)
    asked = ada.http.post(f"/api/tables/{table}/actions", json=body, params={"seat": 2}).json()
    assert (asked["view"]["seat"], told(asked)) == (2, False)


def test_where_nothing_is_secret_there_is_no_curtain(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    seen = ada.view(table)
    assert (seen["curtain"], seen["seat"], bool(seen["choices"])) == (None, 1, True)
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": 0, "words": "auction red 1"})
    seen = ada.view(table)
    assert (seen["curtain"], seen["seat"], bool(seen["choices"])) == (None, 2, True)


def sell_all(ada: Person, table: str, first: int = 2) -> None:
    for seat, words in ((2, "brown 0"), (2, "black 0"), (3, "orange 0"), (3, "green 1"), (4, "natural 1")):
        if seat >= first:
            sell(ada, table, seat, f"sell {words}")


def test_past_a_reveal_one_person_takes_back_alone_and_what_was_seen_stays_marked(ada: Person, sold: tuple[str, int]) -> None:
    table, _ = sold
    assert not ada.view(table)["undo"]["seen"]
    sell_all(ada, table)
    seen = ada.view(table)
    assert (seen["undo"]["seen"], seen["undo"]["free"], seen["curtain"]) == (True, True, None)
    ada.post(f"/api/tables/{table}/undo", {"seat": 4, "seq": seen["seq"]})
    after = ada.view(table, seat=4)
    sales = [line for line in after["log"] if (line["words"] or "").startswith("sell")][-6:]
    assert f"1 {sales[0]['words']}" == FIRST_SALE
    assert all(line["seen"] for line in sales)
    assert not any(line["seen"] for line in after["log"][: sales[0]["seq"] - 1])


def dice(view: Json, since: int) -> list[Any]:
    return [line["words"] for line in view["log"][since:] if line["kind"] == "act"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_an_action_made_again_meets_the_same_chance_and_the_same_bots(ada: Person, bot: str) -> None:
    table = ada.opens("me", f"bot:{bot}", f"bot:{bot}", game="steel_and_steam")

    def settled() -> Json:
        asked: Json = until(lambda: (now := ada.view(table))["choices"] and now, "my turn")
        return asked

    seen = settled()
    for _ in range(4):
        choice = seen["choices"][0]
        outcomes = set()
        for _ in range(3):
            before = settled()
            body = {"seat": 1, "seq": before["seq"], "action": choice["first"]}
            ada.post(f"/api/tables/{table}/actions", body)
            after = settled()
            outcomes.add(tuple(dice(after, before["seq"])))
            ada.post(f"/api/tables/{table}/undo", {"seat": 1, "seq": after["seq"]})
        assert len(outcomes) == 1
        before = settled()
        ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": before["seq"], "action": choice["first"]})
        seen = settled()
        assert tuple(dice(seen, before["seq"])) in outcomes


def test_secret_cards_of_people_at_one_screen_are_shown_one_at_a_time(ada: Person) -> None:
    options = {"length": "experimental", "victory_cards": "secret"}
    table = ada.opens("me", "hotseat", "bot:greedy", game="steel_and_steam", options=options)
    seen = until(lambda: (now := ada.view(table))["curtain"] and now, "a person with a secret card")
    assert [seat["victory_card"] for seat in seen["position"]["seats"]] == [None, None, None]
    for seat in (1, 2):
        cards = [one["victory_card"] for one in ada.view(table, seat=seat)["position"]["seats"]]
        assert [number for number, card in enumerate(cards, 1) if card is not None] == [seat]
