"""Time at a table: clocks that run out, who comes and goes, and games that are given up or deleted; on both stores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from goldenspike.kernel.record import loads, verify
from goldenspike.shelf import game_of_record
from goldenspike.tables.agreement import DAY
from goldenspike.tables.opening import new_header, opened, settled
from goldenspike.tables.stored import PERSON, Seat
from goldenspike.web.draws import Draws
from goldenspike.web.house import House
from goldenspike.web.store.engine import store_url as parsed
from goldenspike.web.store.store import Store
from goldenspike.web.store.writes import open_table
from goldenspike.web.timekeeper import Timekeeper
from tests.web.servers import Json, Person, Server, run_alone, until

QUICK = {"CLOCK_SECONDS": 0.1, "GRACE_SECONDS": 0, "IDLE_SECONDS": 0}
DAYS = {"kind": "correspondence", "hours": 48, "vacation": 7, "then": "bot", "bot": "random"}
LIVE = {"kind": "live", "bank": 1, "increment": 0, "then": "bot", "bot": "random"}


class Place:
    """A server whose clocks are looked at ten times a second, without grace and without patience."""

    def __init__(self, url: str, log: Path, processes: int) -> None:
        self.url = url
        self.server = Server(url, log, processes, **QUICK)

    def table(self, count: int, seats: list[str], **more: object) -> tuple[str, list[Person]]:
        """A running game: so many people, and who else sits there."""
        people = [Person(self.server) for _ in range(count)]
        table = people[0].opens("me", *["open"] * (count - 1), *seats, public=True, **more)
        for number, person in enumerate(people[1:], 2):
            person.post(f"/api/tables/{table}/join", {"seat": number})
        people[0].post(f"/api/tables/{table}/start")
        return table, people


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, store_url: Callable[[str, str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    engine: str = request.param
    made = Place(store_url(engine, "clocks"), tmp_path_factory.mktemp("clocks") / "log", 1 if engine == "sqlite" else 2)
    yield made
    made.server.kill()
    assert "Traceback" not in made.server.log(), made.server.log()


def lines(person: Person, table: str, *kinds: str) -> list[tuple[int, str]]:
    return [(line["seat"], line["words"]) for line in person.whole_log(table) if line["kind"] in kinds]


def asked(seen: Json) -> int:
    return next(seat["seat"] for seat in seen["seats"] if seat["asked"] and seat["kind"] == "person")


def test_a_bot_takes_over_when_time_is_up_and_the_player_comes_back(place: Place) -> None:
    table, (ada, _) = place.table(2, ["bot:random"], time=LIVE)
    first = until(lambda: lines(ada, table, "taken"), "the clock to run out")[0]
    assert first[1] == "random time"
    until(lambda: ada.view(table)["seats"][0]["stands_in"], "the bot in Ada's seat")
    seat = ada.view(table)["seats"][0]
    assert (seat["mine"], seat["left"], seat["clock"]) == (False, True, None)
    assert table in [one["id"] for one in ada.get("/api/tables")]
    ada.post(f"/api/tables/{table}/back", {"seat": 1})
    seen = ada.view(table)
    assert (seen["seats"][0]["mine"], seen["seats"][0]["stands_in"]) == (True, False)
    assert 0 < seen["seats"][0]["clock"]["left"] <= 60
    seen = until(lambda: (found := ada.view(table))["choices"] and found, "Ada's turn")
    choice = seen["choices"][0]
    ada.post(f"/api/tables/{table}/actions", {"seat": 1, "seq": seen["seq"], "words": choice["words"]})


def test_the_game_ends_when_time_is_up_where_that_was_agreed_on(place: Place) -> None:
    table, (ada, bob, _) = place.table(3, [], time={**LIVE, "then": "resign"})
    seen = until(lambda: (found := ada.view(table))["status"] == "over" and found, "the end")
    assert seen["given_up"] == {"seat": lines(ada, table, "resign")[0][0], "why": "time", "winners": []}
    assert (seen["result"], seen["choices"], seen["decisions"], seen["undo"]["allowed"]) == (None, [], [], False)
    assert not any(seat["asked"] or seat["clock"] for seat in seen["seats"])
    body = {"seat": 1, "seq": seen["seq"], "words": "auction red 1"}
    answer = ada.http.post(f"/api/tables/{table}/actions", json=body)
    assert (answer.status_code, answer.json()["rule"]) == (422, "GAME_IS_OVER")
    assert ada.http.post(f"/api/tables/{table}/undo", json={"seat": 1, "seq": seen["seq"]}).status_code == 422
    assert ada.get(f"/api/tables/{table}/positions/0")["status"] == "running"
    assert table in [one["id"] for one in bob.get("/api/tables", which="finished")]
    record = loads(ada.http.get(f"/api/tables/{table}/record", timeout=90).text)
    verify(game_of_record(record), record)
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    assert ada.view(again)["time"]["then"] == "resign"


def test_nobody_ends_the_game_of_several_others(place: Place) -> None:
    table, (ada, bob, _) = place.table(3, [])
    assert ada.http.post(f"/api/tables/{table}/resign", json={"seat": 1}).json()["error"] == "not_agreed"
    assert bob.http.post(f"/api/tables/{table}/resign", json={"seat": 1}).json()["error"] == "not_your_seat"


def test_who_leaves_may_come_back_and_the_last_who_leaves_ends_the_game(place: Place) -> None:
    table, (ada, bob) = place.table(2, ["bot:random"])
    bob.post(f"/api/tables/{table}/leave")
    seat = ada.view(table)["seats"][1]
    assert (seat["kind"], seat["stands_in"], lines(ada, table, "taken")) == ("bot", True, [(2, "steady left")])
    stranger = Person(place.server)
    assert stranger.http.post(f"/api/tables/{table}/back", json={"seat": 2}).status_code == 403
    bob.post(f"/api/tables/{table}/back", {"seat": 2})
    assert [seat["mine"] for seat in bob.view(table)["seats"]] == [False, True, False]
    bob.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/leave")
    assert ada.view(table)["status"] == "over"


def test_a_friend_takes_a_seat_over_by_its_link_and_only_once(place: Place) -> None:
    table, (ada, bob, cid) = place.table(3, [], game="steel_and_steam")
    eve = Person(place.server)
    secret = ada.view(table)["position"]
    hand = ada.get(f"/api/tables/{table}/hand", seat=1)["hand"]
    take = f"/api/tables/{table}/take"
    assert bob.http.get(f"/api/tables/{table}/hand", params={"seat": 1}).status_code == 403
    assert bob.http.post(take, json={"seat": 1, "hand": hand}).json()["error"] == "seat_taken", "nobody plays two seats"
    assert eve.http.post(take, json={"seat": 2, "hand": hand}).json()["error"] == "seat_taken"
    eve.post(take, {"seat": 1, "hand": hand, "name": "Eve"})
    seen, old = eve.view(table), ada.view(table)
    assert (seen["seats"][0]["name"], seen["seats"][0]["mine"], old["seats"][0]["mine"]) == ("Eve", True, False)
    own = ("seats", 0)
    assert seen["position"][own[0]][own[1]] == {**secret[own[0]][own[1]], "name": "Eve"}
    assert old["position"] == {**cid.view(table)["position"], "seats": old["position"]["seats"]}
    assert ada.http.post(take, json={"seat": 1, "hand": hand}).json()["error"] == "seat_taken"
    assert ada.http.post(f"/api/tables/{table}/back", json={"seat": 1}).status_code == 403


def test_most_of_the_others_vote_an_idle_player_out(place: Place) -> None:
    table, people = place.table(4, [])
    ada = people[0]
    idle = asked(ada.view(table))
    others = [person for number, person in enumerate(people, 1) if number != idle]
    vote = f"/api/tables/{table}/vote"
    assert people[idle - 1].http.post(vote, json={"seat": idle}).status_code == 403
    late = next(number for number in range(1, 5) if number != idle)
    assert people[idle - 1].http.post(vote, json={"seat": late}).json()["error"] == "not_idle"
    others[0].post(vote, {"seat": idle})
    others[0].post(vote, {"seat": idle})
    told = others[1].view(table)["seats"][idle - 1]["vote"]
    assert (told["cast"], told["needed"], told["voted"]) == (1, 2, False)
    others[1].post(vote, {"seat": idle})
    assert lines(ada, table, "taken") == [(idle, "steady vote")]
    two, (ada, bob) = place.table(2, ["bot:random"])
    seat = 2 if asked(ada.view(two)) == 1 else 1
    voter = bob if seat == 2 else ada
    assert voter.http.post(f"/api/tables/{two}/vote", json={"seat": 3 - seat}).json()["error"] == "not_idle"


def test_vacation_stops_a_clock(place: Place) -> None:
    table, (ada, *_) = place.table(2, ["bot:random"], time=DAYS)
    before = ada.view(table)["seats"][0]["clock"]
    ada.post(f"/api/tables/{table}/away", {"seat": 1})
    clock = ada.view(table)["seats"][0]["clock"]
    assert clock["away"]
    if before["until"] is not None:
        assert clock["until"] == pytest.approx(before["until"] + 7 * DAY, abs=120)
    ada.post(f"/api/tables/{table}/back", {"seat": 1})
    assert not ada.view(table)["seats"][0]["clock"]["away"]
    none, (bob, *_) = place.table(2, ["bot:random"])
    assert bob.http.post(f"/api/tables/{none}/away", json={"seat": 1}).json()["error"] == "no_vacation"


def test_the_host_deletes_a_game_in_which_no_person_has_acted(place: Place) -> None:
    table, (ada, bob) = place.table(2, ["bot:random"])
    assert bob.http.post(f"/api/tables/{table}/close", json={}).status_code == 403
    ada.post(f"/api/tables/{table}/close")
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    played = ada.opens("me", "hotseat", "hotseat")
    seen = ada.view(played)
    ada.post(f"/api/tables/{played}/actions", {"seat": 1, "seq": seen["seq"], "words": seen["choices"][0]["words"]})
    assert ada.http.post(f"/api/tables/{played}/close", json={}).json()["error"] == "not_open"


@pytest.mark.parametrize(
    "time",
    [{"kind": "live"}, {"kind": "correspondence"}, {"kind": "live", "bank": 60, "bot": "nobody"}, {"kind": "live", "bank": -1}],
)
def test_an_agreement_that_is_none_is_refused(place: Place, time: Json) -> None:
    body = {"game": "steel_driver", "seats": [{"kind": "me"}] * 3, "time": time}
    assert Person(place.server).http.post("/api/tables", json=body).status_code == 400


def test_a_clock_runs_on_while_the_server_is_down_and_one_process_calls_time(place: Place) -> None:
    table, (ada, bob, _) = place.table(3, [], time=DAYS)
    idle = asked(ada.view(table))
    due = ada.view(table)["seats"][idle - 1]["clock"]["until"]
    place.server.stop()
    with create_engine(parsed(place.url)).begin() as connection:
        earlier = {"past": 3 * DAY, "table": table}
        connection.execute(text("UPDATE tables SET began = began - :past, due = due - :past WHERE id = :table"), earlier)
    place.server.start()
    until(lambda: lines(bob, table, "taken"), "the time to be called")
    assert lines(bob, table, "taken") == [(idle, "random time")], "once, however many processes look"
    assert due > time.time()


def test_nobody_is_called_soon_after_a_start(tmp_path: Path) -> None:
    """By the timekeeper of a server itself, on a store of its own."""
    game = settled("steel_driver", 3, {}, None)
    seats = [Seat(number, PERSON, f"user{number}", None, f"P{number}") for number in range(3)]
    header, first, board = opened(game, new_header(game, "user0", True, seats, "live 1m+0s then bot random"))
    store = Store(f"sqlite:///{tmp_path}/a.sqlite")

    async def called(grace: float) -> str:
        await store.write(lambda connection: open_table(connection, header, first, board)) if grace else None
        house = House(store, 10_000_000)
        await Timekeeper(house, store, Draws(house, store, 1.0), grace).sweep(time.time() + 90)
        return (await house.table(header.id)).header.seats[header.asked.bit_length() - 1].kind

    results = [run_alone(called(grace)) for grace in (300.0, 0.0)]
    store.close()
    assert results == ["person", "bot"]
