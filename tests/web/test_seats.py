"""Two processes change the same table at once: the second sees what the first has done, and no game has an empty seat."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select, text

from goldenspike.tables import opening
from goldenspike.tables.stored import FREE, OVER, PERSON, Header, Seat, User
from goldenspike.web.store import writes
from goldenspike.web.store.engine import open_engine, store_url
from goldenspike.web.store.schema import seats, tables, users
from goldenspike.web.store.store import prepare
from tests.web.servers import Person, Server, until

ADA, BOB, EVE = (User(name.lower(), name, "en") for name in ("Ada", "Bob", "Eve"))
Job = Callable[[Connection], Any]
WAITS = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
ROUNDS = 30


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def engines(request: pytest.FixtureRequest) -> Iterator[list[Engine]]:
    """The same store, as three processes would open it."""
    make: Callable[[str, str], str] = request.getfixturevalue("store_url")
    url = make(request.param, "seats")
    prepare(url)
    opened = [open_engine(store_url(url), "IMMEDIATE", 1) for _ in range(3)]
    yield opened
    for engine in opened:
        engine.dispose()


def table(engines: list[Engine], *sitting: User | None, **changed: Any) -> Header:
    game = opening.settled("steel_driver", 3, {}, None)
    sat = [Seat(n, PERSON, user.id, None, user.name) if user else Seat(n, FREE, None, None, "") for n, user in enumerate(sitting)]
    header = replace(opening.new_header(game, ADA.id, True, sat), **changed)
    with engines[0].begin() as connection:
        writes.open_table(connection, header, None, game.board_texts)
    return header


def both(engines: list[Engine], first: Job, second: Job) -> tuple[Any, Any]:
    """What two transactions return, of which the second begins before the first has ended."""

    def run(job: Job) -> Any:
        with engines[1].begin() as connection:
            return job(connection)

    with ThreadPoolExecutor(1) as pool, engines[0].connect() as connection:
        with connection.begin():
            one = first(connection)
            other = pool.submit(run, second)
            until(lambda: other.done() or waits(engines), "the second transaction")
        return one, other.result()


def waits(engines: list[Engine]) -> bool:
    """Whether the second waits for the first; on SQLite it does from its first statement on."""
    if engines[0].dialect.name == "sqlite":
        return True
    with engines[2].begin() as connection:
        return bool(connection.execute(WAITS).scalar_one())


def now(engines: list[Engine], header: Header) -> tuple[str | None, list[str]]:
    """Status and kinds of the seats."""
    with engines[0].begin() as connection:
        status = connection.execute(select(tables.c.status).where(tables.c.id == header.id)).scalar()
        kinds = connection.execute(select(seats.c.kind).where(seats.c.table_id == header.id).order_by(seats.c.seat))
        return status, list(kinds.scalars())


def start(header: Header) -> Job:
    from goldenspike.kernel.course import Course  # noqa: PLC0415

    game = opening.settled("steel_driver", 3, {}, None)
    return partial(writes.start, job=opening.started(header, Course(game, header.seed))[1], began=1.0, header=header)


def leave(header: Header) -> Job:
    return partial(writes.leave_seats, table=header.id, user=BOB.id, seat=None)


def free(header: Header) -> Job:
    return partial(writes.set_seat, table=header.id, seat=Seat(0, FREE, None, None, ""), host=ADA.id)


def join(header: Header, user: User = EVE, seat: int = 2) -> Job:
    return partial(writes.take_seat, table=header.id, seat=seat, user=user, name=user.name)


def close(header: Header) -> Job:
    return partial(writes.close_table, table=header.id)


def names(engines: list[Engine], header: Header) -> list[str]:
    with engines[0].begin() as connection:
        told = connection.execute(select(seats.c.name).where(seats.c.table_id == header.id).order_by(seats.c.seat)).scalars()
        return list(told)


def move(header: Header) -> Job:
    return partial(writes.move_seats, table=header.id, places=[2, 0, 1])


def test_nobody_is_lost_when_all_change_places_while_somebody_sits_down_or_leaves(engines: list[Engine]) -> None:
    header = table(engines, ADA, BOB, None)
    assert both(engines, join(header), move(header)) == (True, True)
    assert names(engines, header) == ["Eve", "Ada", "Bob"]
    assert both(engines, leave(header), move(header)) == (True, True)
    assert names(engines, header) == ["", "Eve", "Ada"]
    header = table(engines, ADA, BOB, None)
    assert both(engines, move(header), join(header)) == (True, False)
    assert names(engines, header) == ["", "Ada", "Bob"]


def test_nobody_changes_places_in_a_game_that_has_begun(engines: list[Engine]) -> None:
    header = table(engines, ADA, BOB, EVE)
    assert both(engines, start(header), move(header)) == (True, False)
    assert names(engines, header) == ["Ada", "Bob", "Eve"]


@pytest.mark.parametrize("change", [leave, free, close])
def test_a_game_starts_or_somebody_leaves_but_not_both(engines: list[Engine], change: Callable[[Header], Job]) -> None:
    for one, other in ((change, start), (start, change)):
        header = table(engines, ADA, BOB, EVE)
        done = both(engines, one(header), other(header))
        assert done == (True, False)
        status, kinds = now(engines, header)
        assert (status, FREE in kinds) == (
            ("running", False) if one is start else (None if change is close else "open", change is not close)
        )


def test_a_table_is_not_closed_under_one_who_sits_down(engines: list[Engine]) -> None:
    header = table(engines, None, None, None)
    empty = partial(writes.close_if_empty, table=header.id)
    assert both(engines, join(header), empty) == (True, False)
    assert now(engines, header)[1] == [FREE, FREE, PERSON]
    header = table(engines, None, None, None)
    assert both(engines, partial(writes.close_if_empty, table=header.id), join(header)) == (True, False)
    assert now(engines, header) == (None, [])


def test_a_seat_is_taken_once_and_two_of_one_name_are_told_apart(engines: list[Engine]) -> None:
    header = table(engines, ADA, None, None)
    assert both(engines, join(header), join(header, BOB)) == (True, False)
    header = table(engines, ADA, None, None)
    namesake = replace(BOB, name=EVE.name)
    assert both(engines, join(header), join(header, namesake, 1)) == (True, True)
    with engines[0].begin() as connection:
        names = connection.execute(select(seats.c.name).where(seats.c.table_id == header.id).order_by(seats.c.seat)).scalars()
        assert list(names) == ["Ada", "Eve 2", "Eve"]


def test_a_rematch_is_opened_once_and_only_after_the_end(engines: list[Engine]) -> None:
    header = table(engines, ADA, BOB, EVE, status=OVER)
    again = [opening.rematch(header) for _ in range(2)]
    jobs = [partial(writes.note_rematch, table=header.id, again=made, first=first, board=board) for made, first, board in again]
    assert both(engines, *jobs) == (again[0][0].id, again[0][0].id)
    running = table(engines, ADA, BOB, EVE, status="running")
    with engines[0].begin() as connection:
        assert writes.note_rematch(connection, running.id, *again[1]) is None


def test_two_processes_meet_a_new_guest_at_the_same_moment(engines: list[Engine]) -> None:
    new = User("new", "New", "en")
    jobs = [partial(writes.save_user, user=new), partial(writes.save_user, user=replace(new, lang="fr"))]
    assert both(engines, *jobs) == ([], [])
    with engines[0].begin() as connection:
        assert connection.execute(select(users.c.lang).where(users.c.id == "new")).scalars().all() == ["fr"]


def test_leaving_and_starting_over_and_over(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    others = [Person(server) for _ in range(2)]
    for other, owner in zip(others, (ada, bob), strict=True):
        other.http.cookies = owner.http.cookies
    for _ in range(ROUNDS):
        here = ada.opens("me", "hotseat", "open", public=True)
        bob.post(f"/api/tables/{here}/join", {"seat": 3})
        line = threading.Barrier(2)

        def ask(person: Person, what: str, line: threading.Barrier = line, here: str = here) -> int:
            line.wait()
            return person.http.post(f"/api/tables/{here}/{what}", json={}).status_code

        with ThreadPoolExecutor(2) as pool:
            codes = list(pool.map(ask, (ada, bob), ("start", "leave")))
        seen = ada.view(here)
        kinds = [seat["kind"] for seat in seen["seats"]]
        assert (seen["status"] == "running") == (FREE not in kinds), (codes, kinds)
        assert (codes[0] == 200) == (seen["status"] == "running"), codes


@pytest.mark.one_store
def test_the_host_alone_has_the_seats_shuffled_and_only_before_the_start(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    here = ada.opens("me", "open", "bot", "bot", public=True)
    bob.post(f"/api/tables/{here}/join", {"seat": 2})
    path = f"/api/tables/{here}/shuffle"
    assert bob.http.post(path, json={}).status_code == 403
    sat = {tuple(seat["name"] for seat in ada.view(here)["seats"])}
    for _ in range(ROUNDS):
        ada.post(path, {})
        seen = bob.view(here)["seats"]
        sat.add(tuple(seat["name"] for seat in seen))
        assert sum(seat["mine"] for seat in seen) == 1
    assert len({tuple(sorted(names)) for names in sat}) == 1
    assert len(sat) > 1
    ada.post(f"/api/tables/{here}/start", {})
    assert ada.http.post(path, json={}).status_code == 409


def test_a_table_opens_with_its_seats_shuffled_when_asked(server: Server) -> None:
    ada = Person(server)
    mine = set()
    while len(mine) < 3:
        seen = ada.view(ada.opens("me", "bot:random", "bot:random", shuffled=True))
        assert [seat["kind"] for seat in seen["seats"]].count("person") == 1
        mine.add(seen["seat"])
