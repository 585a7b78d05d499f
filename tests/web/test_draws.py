"""The seed of a table is drawn by the server and the browsers together, step by step, whoever comes, goes or stays away."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from goldenspike.kernel.record import loads, verify
from goldenspike.shelf import game_of_record
from goldenspike.tables.draw_answers import DrawShown
from goldenspike.tables.fairness import dice_of, record_lines, shown_draw
from goldenspike.tables.luck import Luck, check_luck
from goldenspike.tables.opening import new_header, settled
from goldenspike.tables.stored import COMMITTING, DRAWN, GATHERING, NO_DRAW, OPEN, OVER, PERSON, REVEALING, RUNNING, Header, Seat
from goldenspike.web.draws import Draws
from goldenspike.web.house import House
from goldenspike.web.store import draws, writes
from goldenspike.web.store.belongings import erase_user
from goldenspike.web.store.store import Store
from goldenspike.web.timekeeper import Timekeeper
from tests.web.servers import Json, Person, Server, received, run_alone

T = TypeVar("T")
RESIGN = {"kind": "none", "then": "resign"}


def seal(number: str) -> str:
    return hashlib.sha256(number.encode()).hexdigest()


class Browser(Person):
    """Somebody whose browser takes part in the draw."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.number = secrets.token_hex(32)

    def opens_here(self, *seats: str, **more: object) -> str:
        return self.opens(*seats, game="steam", time=RESIGN, public=True, commitment=seal(self.number), **more)

    def sits_down(self, table: str, seat: int) -> None:
        self.post(f"/api/tables/{table}/join", {"seat": seat})
        self.promises(table)

    def promises(self, table: str) -> None:
        self.post(f"/api/tables/{table}/commit", {"commitment": seal(self.number)})

    def tells(self, table: str, number: str | None = None, expect: int = 200) -> None:
        self.post(f"/api/tables/{table}/reveal", {"contribution": number or self.number}, expect)

    def draw(self, table: str) -> Json:
        shown: Json = self.view(table)["draw"]
        return shown

    def resigns(self, table: str, seat: int = 1) -> Json:
        """End the game; what is told of the draw then."""
        self.post(f"/api/tables/{table}/resign", {"seat": seat})
        return self.draw(table)

    def record(self, table: str) -> str:
        return self.http.get(f"/api/tables/{table}/record").text


@pytest.fixture
def cid(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def dot(server: Server) -> Browser:
    return Browser(server)


def seed_by_hand(table: str, secret: str, **numbers: str) -> str:
    """The seed as docs/fairness.md says, written anew."""
    told = [f"seat {seat[1:]} {number}" for seat, number in numbers.items()]
    lines = ["golden spike draw 1", f"table {table}", f"server {secret}", *told]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def luck_of(record: str) -> Luck:
    read = loads(record)
    game = game_of_record(read)
    verify(game, read)
    found = check_luck(game, read)
    assert found is not None
    return found


def test_two_browsers_and_the_server_draw_a_seed_that_nobody_knows_before_the_end(cid: Browser, dot: Browser) -> None:
    table = cid.opens_here("me", "open", "bot:greedy")
    first = cid.draw(table)
    dot.sits_down(table, 2)
    cid.post(f"/api/tables/{table}/start")
    promised = dot.draw(table)
    assert promised["stage"] == "reveal"
    assert promised["commitment"] == first["commitment"], "the seal of the first minute"
    assert promised["parts"] == [
        {"seat": 1, "commitment": seal(cid.number), "contribution": None},
        {"seat": 2, "commitment": seal(dot.number), "contribution": None},
    ]
    cid.tells(table)
    assert cid.view(table)["status"] == "open"
    assert cid.draw(table)["parts"][0]["contribution"] is None, "told when all have told"
    dot.tells(table)
    running = cid.view(table)
    with cid.live(table) as socket:
        heard = [json.dumps(running), cid.record(table), json.dumps(received(socket))]
    assert running["status"] == "running"
    assert running["log"][0]["seat"] == 0, "chance has dealt"
    assert [part["contribution"] for part in running["draw"]["parts"]] == [cid.number, dot.number]
    over = cid.resigns(table)
    assert seal(over["secret"]) == first["commitment"]
    assert over["seed"] == seed_by_hand(table, over["secret"], s1=cid.number, s2=dot.number)
    assert not [text for text in heard for hidden in (over["secret"], over["seed"]) if hidden in text]
    luck = luck_of(cid.record(table))
    assert luck.outcomes > 0
    assert (luck.brought, len(luck.parts), luck.known_from) == (0, 2, None)


def test_who_tells_another_number_than_was_promised_is_found_out(cid: Browser, dot: Browser) -> None:
    table = cid.opens_here("me", "open", "bot:greedy")
    dot.sits_down(table, 2)
    cid.tells(table, expect=409)  # nothing is fixed yet
    cid.post(f"/api/tables/{table}/start")
    dot.tells(table, secrets.token_hex(32), expect=409)
    dot.tells(table, cid.number, expect=409)
    dot.post(f"/api/tables/{table}/commit", {"commitment": "0" * 64}, 409)
    dot.post(f"/api/tables/{table}/commit", {"commitment": "no hash"}, 400)
    dot.post(f"/api/tables/{table}/leave", expect=409)
    Person(cid.server).post(f"/api/tables/{table}/reveal", {"contribution": cid.number}, 403)
    cid.tells(table)
    dot.tells(table)
    assert cid.view(table)["status"] == "running"


def test_programs_that_promise_nothing_begin_at_once_and_are_told_so(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:greedy", game="steam", public=True, time=RESIGN)
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    assert ada.view(table)["status"] == "running"
    assert ada.view(table)["draw"]["parts"] == []
    ada.post(f"/api/tables/{table}/resign", {"seat": 1})
    luck = luck_of(ada.http.get(f"/api/tables/{table}/record").text)
    assert luck.outcomes > 0
    assert luck.parts == []


def test_a_rematch_waits_for_the_browsers_of_the_game_before(cid: Browser, dot: Browser) -> None:
    table = cid.opens_here("me", "open", "bot:greedy")
    dot.sits_down(table, 2)
    cid.post(f"/api/tables/{table}/start")
    cid.tells(table)
    dot.tells(table)
    cid.resigns(table)
    again = cid.post(f"/api/tables/{table}/rematch")["id"]
    assert dot.draw(again)["stage"] == "commit"
    assert dot.draw(again)["parts"] == []
    assert dot.draw(again)["commitment"] != dot.draw(table)["commitment"]
    for browser in (cid, dot):
        browser.number = secrets.token_hex(32)
        browser.promises(again)
    assert cid.draw(again)["stage"] == "reveal"
    dot.tells(again)
    cid.tells(again)
    assert cid.view(again)["status"] == "running"


def test_who_leaves_or_takes_a_seat_over_does_not_change_the_draw(cid: Browser, dot: Browser, bob: Person) -> None:
    table = cid.opens("me", "open", "open", game="steam", public=True, commitment=seal(cid.number))
    dot.sits_down(table, 2)
    bob.post(f"/api/tables/{table}/join", {"seat": 3})
    cid.post(f"/api/tables/{table}/shuffle")
    dot.post(f"/api/tables/{table}/leave")
    assert len(cid.draw(table)["parts"]) == 1, "who stands up takes their promise along"
    free = next(seat["seat"] for seat in cid.view(table)["seats"] if seat["kind"] == "open")
    dot.sits_down(table, free)
    cid.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/commit", {"commitment": seal("c" * 64)})
    for person, number in ((cid, cid.number), (dot, dot.number), (bob, "c" * 64)):
        person.post(f"/api/tables/{table}/reveal", {"contribution": number})
    drawn = cid.draw(table)["parts"]
    assert sorted(part["contribution"] for part in drawn) == sorted([cid.number, dot.number, "c" * 64])
    mine = next(seat["seat"] for seat in bob.view(table)["seats"] if seat["mine"])
    hand = bob.get(f"/api/tables/{table}/hand", seat=mine)["hand"]
    Person(cid.server).post(f"/api/tables/{table}/take", {"seat": mine, "hand": hand})
    dot.post(f"/api/tables/{table}/leave")
    assert cid.draw(table)["parts"] == drawn


# in one process, on a store of its own


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, store_url: Callable[[str, str], str]) -> Iterator[Store]:
    made = Store(store_url(request.param, f"draws{secrets.token_hex(4)}"))
    yield made
    made.close()


def at_table(store: Store, *numbers: str | None, **more: Any) -> Header:
    """A table of people of whom those with a number have promised it, kept in the store."""
    game = settled("steam", len(numbers), {}, None)
    promises = [None if number is None else seal(number) for number in numbers]
    sat = [Seat(n, PERSON, f"user{n}", None, f"P{n}", promise) for n, promise in enumerate(promises)]
    header = replace(new_header(game, "user0", True, sat), **more)
    work(lambda: store.write(partial(writes.open_table, header=header, first=None, board=game.board_texts)))
    return header


def work(job: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return run_alone(job())


def swept(store: Store, header: Header, *, after: float) -> Header:
    """The table after the timekeeper has looked at it, so many seconds from now."""

    async def sweep() -> Header:
        house = House(store, 10_000_000)
        await Timekeeper(house, store, Draws(house, store, 15.0), 300.0).sweep(time.time() + after)
        return (await house.table(header.id)).header

    return work(sweep)


def test_a_browser_that_stays_away_is_waited_for_and_then_left_out_by_name(store: Store) -> None:
    header = at_table(store, "a" * 64, "b" * 64, None, draw=COMMITTING, due=time.time() + 15)
    assert swept(store, header, after=10).draw == COMMITTING
    waiting = swept(store, header, after=20)
    assert waiting.draw == REVEALING
    assert work(lambda: store.write(partial(draws.reveal, table=header.id, user="user0", contribution="a" * 64)))
    assert swept(store, header, after=20).status == OPEN, "the second wait begins with the second stage"
    begun = swept(store, header, after=60)
    assert (begun.status, begun.draw) == (RUNNING, DRAWN)
    over = replace(begun, status=OVER)
    assert record_lines(over, None)["draw_parts"] == f"1:{seal('a' * 64)}:{'a' * 64} 2:{seal('b' * 64)}:-"
    assert dice_of(begun) == seed_by_hand(header.id, record_lines(over, None)["draw_secret"], s1="a" * 64)


def test_who_is_gone_in_the_middle_of_a_draw_calls_it_off_and_all_promise_anew(store: Store) -> None:
    header = at_table(store, "a" * 64, "b" * 64, "c" * 64, draw=REVEALING, due=time.time() + 15)
    assert work(lambda: store.write(partial(draws.reveal, table=header.id, user="user0", contribution="a" * 64)))
    work(lambda: store.write(partial(erase_user, user="user1")))
    left = store.header(header.id)
    assert left is not None
    assert (left.draw, left.due) == (GATHERING, None)
    assert [(seat.kind, seat.commitment, seat.contribution) for seat in left.seats] == [
        ("person", None, None),
        ("open", None, None),
        ("person", None, None),
    ]


def test_a_table_from_before_goes_on_with_the_seed_it_has_and_says_so(store: Store) -> None:
    header = at_table(store, None, None, None, draw=NO_DRAW)
    assert dice_of(header) == header.seed
    assert shown_draw(replace(header, status=OVER), None) == DrawShown(stage=NO_DRAW)
    assert record_lines(replace(header, status=OVER), None) == {}


def test_a_promise_outlives_a_restart_of_the_server(tmp_path: Path) -> None:
    running = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", DRAW_SECONDS=600)
    eve = Browser(running)
    table = eve.opens_here("me", "bot:greedy", "bot:greedy")
    before = eve.draw(table)
    running.kill()
    running.start()
    assert eve.draw(table) == before
    eve.tells(table)
    assert eve.view(table)["status"] == "running"
    assert seal(eve.resigns(table)["secret"]) == before["commitment"]
    running.kill()
