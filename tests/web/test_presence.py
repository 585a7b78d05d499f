"""Who is at a table now, and when the others were last seen: told to those who sit there, and true across processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from websockets.sync.client import ClientConnection

from tests.web.servers import Json, Person, Server, received
from tests.web.test_talk import seated


def here(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The first message about who is here that is as wanted."""
    while True:
        told = received(socket).get("here")
        if told is not None and wanted(told):
            return told


def those(told: Json) -> list[bool]:
    return [seat["here"] for seat in told["seats"]]


def test_people_come_and_go_and_onlookers_are_counted(ada: Person, bob: Person, server: Server) -> None:
    eve = Person(server)
    table = seated(ada, bob)
    with ada.live(table, talk="0.0") as hers:
        told = here(hers, lambda told: those(told) == [True, False])
        assert (told["onlookers"], [seat["seat"] for seat in told["seats"]]) == (0, [1, 2]), "bots are always there"
        with bob.live(table), bob.live(table), eve.live(table, talk="0.0") as theirs:
            told = here(hers, lambda told: those(told) == [True, True] and told["onlookers"] == 1)
            assert [seat["seen"] for seat in told["seats"]] == [None, None]
            here(theirs, lambda told: those(told) == [True, True] and told["onlookers"] == 1)
        began = time.time() / 60
        told = here(hers, lambda told: those(told) == [True, False] and told["onlookers"] == 0)
        assert abs(told["seats"][1]["seen"] - began) < 2
    with eve.live(table, talk="0.0") as theirs:
        told = here(theirs, lambda told: those(told) == [False, False])
        assert [seat["seen"] for seat in told["seats"]] == [None, None], "onlookers are not told"


def test_when_a_player_was_last_seen_is_stored_by_the_minute(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    with bob.live(table, talk="0.0") as socket:
        here(socket, lambda told: those(told) == [False, True])
    with ada.live(table, talk="0.0") as socket:
        told = here(socket, lambda told: those(told) == [True, False] and told["seats"][1]["seen"])
        assert isinstance(told["seats"][1]["seen"], int)


def test_seats_that_share_a_screen_share_a_person(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "bot:random")
    with ada.live(table, talk="0.0") as socket:
        told = here(socket, lambda told: those(told) == [True, True])
        assert told["seats"][0]["by"] == told["seats"][1]["by"]
        assert told["onlookers"] == 0


def test_one_who_sits_down_is_no_onlooker_any_more(ada: Person, bob: Person) -> None:
    table = ada.opens("me", "open", "bot:random", public=True)
    with ada.live(table, talk="0.0") as hers, bob.live(table):
        here(hers, lambda told: told["onlookers"] == 1)
        bob.post(f"/api/tables/{table}/join", {"seat": 2})
        here(hers, lambda told: those(told) == [True, True] and told["onlookers"] == 0)


def test_a_reloaded_page_is_no_absence(ada: Person, bob: Person) -> None:
    table = seated(ada, bob)
    with ada.live(table, talk="0.0") as hers:
        with bob.live(table):
            here(hers, lambda told: those(told) == [True, True])
        with bob.live(table):
            ada.post(f"/api/tables/{table}/talk", {"text": "still there?"}, expect=201)
            heard: list[Json] = []
            while not heard or not heard[-1].get("talk", {}).get("remarks"):
                heard.append(received(hers))
            assert not [told for told in heard if "here" in told and not those(told["here"])[1]]


def test_a_crash_leaves_nobody_behind(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    """Two servers on PostgreSQL, as on two machines: what one knows the other tells, and those of a dead one age out."""
    url = store_url("postgresql", "crash")
    first, second = (Server(url, tmp_path / name, PRESENCE_SECONDS=0.3) for name in ("first", "second"))
    try:
        ada, bob = Person(first), Person(second)
        table = seated(ada, bob)
        with ada.live(table, talk="0.0") as hers, bob.live(table):
            here(hers, lambda told: those(told) == [True, True])
            second.kill()
            told = here(hers, lambda told: those(told) == [True, False])
            assert told["onlookers"] == 0
    finally:
        first.kill()
        with suppress(ProcessLookupError):
            second.kill()
