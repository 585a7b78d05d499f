"""Many tables of one visitor: another's bots are asked in their turn, and nobody's bot moves at random for lack of time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from goldenspike.kernel.core import CHANCE
from goldenspike.kernel.course import Entry
from goldenspike.tables.bots import question_for, think
from goldenspike.tables.stored import BOT, Header
from goldenspike.tables.table import Table
from goldenspike.web.store.store import Store
from tests.web.servers import Person, Server, until

TABLES = 16
BOTS = ["bot:greedy"] * 3
TURNS = 4
"""The turns of others that may come between a bot's and the line before: one that is under way when the bot begins to wait, one
more, and two that passed while that line was being stored."""


def test_another_visitors_bots_are_asked_in_their_turn(store_url: Callable[[str, str], str], tmp_path: Path) -> None:
    """One process thinks, and at sixteen tables of Ada's a bot is always asked: Bob's bots do not wait for all of these."""
    url = store_url("sqlite", "fair")
    server = Server(url, tmp_path / "log", TABLES_PER_MINUTE=1000)
    try:
        ada, bob = Person(server), Person(server)
        hers = [ada.opens(*BOTS, public=True) for _ in range(TABLES)]
        until(lambda: all(ada.view(table)["seq"] for table in hers), "her bots to begin")
        his = bob.opens("me", "bot:greedy", "bot:greedy")
        for _ in range(3):
            act_and_wait(bob, his)
        assert all(ada.view(table)["status"] == "running" for table in hers), "they have been asked all the time"
        assert "too long" not in server.log()
    finally:
        server.kill()
    logs = {table: read(url, table) for table in [his, *hers]}
    others = sorted(entry.at for table in hers for entry in logs[table][1] if entry.seat != CHANCE)
    waited = waits(*logs[his])
    assert len(waited) >= 3
    for since, until_then in waited:
        assert sum(since < at < until_then for at in others) <= TURNS
    assert_thought_out(*logs[his])


def act_and_wait(person: Person, table: str) -> None:
    """The person does the first thing they may, as soon as they are asked, and waits to be asked again."""
    seen = until(lambda: (view := person.view(table))["choices"] and view, "the person to be asked")
    first = seen["choices"][0]
    person.post(f"/api/tables/{table}/actions", {"seat": first["seat"], "seq": seen["seq"], "action": first["first"]})
    until(lambda: person.view(table)["choices"], "the bots to answer")


def read(url: str, table: str) -> tuple[Header, list[Entry]]:
    store = Store(url)
    try:
        found = store.table(table)
    finally:
        store.close()
    assert found is not None
    return found


def waits(header: Header, entries: list[Entry]) -> list[tuple[float, float]]:
    """From when to when each bot waited for its turn and thought."""
    pairs = pairwise(entries)
    return [(before.at, line.at) for before, line in pairs if line.seat != CHANCE and header.seats[line.seat].kind == BOT]


def assert_thought_out(header: Header, entries: list[Entry]) -> None:
    """Every line of a bot is what that bot chooses when it has all the time it wants."""
    replayed = Table(header, [])
    for entry in entries:
        if entry.seat != CHANCE and header.seats[entry.seat].kind == BOT:
            answer = think(question_for(replayed, entry.seat))[0]
            assert entry.words == replayed.game.spell(replayed.course.state, answer)
        replayed.follow([entry])
