"""What playback asks for: the positions of a table line by line, and the turn of every line."""

from __future__ import annotations

import random

from tests.web.servers import Person
from tests.web.test_history import merged, past

STORES = ["sqlite"]


def played(ada: Person, actions: int) -> str:
    table = ada.opens("me", "hotseat", "hotseat")
    chance = random.Random(7)
    for step in range(actions):
        seen = ada.view(table)
        if step % 9 == 8:
            ada.post(f"/api/tables/{table}/undo", {"seat": seen["undo"]["seat"], "seq": seen["seq"]})
        else:
            assert ada.act(table, seen, chance).status_code == 200
    return table


def test_steps_add_up_to_every_position(ada: Person) -> None:
    table = played(ada, 40)
    seen = {}
    steps = ada.get(f"/api/tables/{table}/steps", after=3)
    assert [step["seq"] for step in steps] == list(range(3, 28))
    for step in steps:
        seen = merged(seen, step)
        assert past(seen) == past(ada.get(f"/api/tables/{table}/positions/{step['seq']}"))
        if step["from"]:
            assert len(step["log"]) == 1


def test_steps_end_with_the_log(ada: Person) -> None:
    table = played(ada, 6)
    last = ada.view(table)["seq"]
    assert [step["seq"] for step in ada.get(f"/api/tables/{table}/steps", after=last - 1)] == [last - 1, last]
    assert ada.http.get(f"/api/tables/{table}/steps", params={"after": last + 1}).status_code == 404


def test_every_line_tells_its_turn(ada: Person) -> None:
    table = played(ada, 30)
    turns = [line["turn"] for line in ada.view(table)["log"]]
    assert turns[0] == 1
    assert turns == sorted(turns)
