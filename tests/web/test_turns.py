"""Turns to think are given out fairly: by visitor, then by table, and never more to one than half of the processes."""

from __future__ import annotations

from goldenspike.web.turns import Turn, Turns


def take(turns: Turns) -> list[Turn]:
    """All turns that can begin now."""
    taken = []
    while (turn := turns.next()) is not None:
        taken.append(turn)
    return taken


def test_a_visitor_waits_for_one_turn_of_each_other_however_many_tables_these_have() -> None:
    turns = Turns(1)
    for table in range(59):
        turns.wait(Turn("ada", f"a{table}"))
    (thinking,) = take(turns)
    for table in range(5):
        turns.wait(Turn("cid", f"c{table}"))
    turns.wait(Turn("bob", "b"))
    order = []
    for _ in range(6):
        turns.done(thinking)
        turns.wait(thinking)
        (thinking,) = take(turns)
        order.append(thinking.visitor)
    assert order == ["ada", "cid", "bob", "ada", "cid", "bob"]


def test_the_tables_of_a_visitor_take_turns() -> None:
    turns = Turns(1)
    for table in ("a1", "a2", "a3"):
        turns.wait(Turn("ada", table))
    order = []
    for _ in range(6):
        (thinking,) = take(turns)
        order.append(thinking.table)
        turns.done(thinking)
        turns.wait(thinking)
    assert order == ["a1", "a2", "a3", "a1", "a2", "a3"]


def test_one_visitor_gets_half_of_the_processes() -> None:
    turns = Turns(4)
    for table in range(10):
        turns.wait(Turn("ada", f"a{table}"))
    assert len(take(turns)) == 2
    for table in range(10):
        turns.wait(Turn("bob", f"b{table}"))
    turns.wait(Turn("cid", "c"))
    assert [turn.visitor for turn in take(turns)] == ["bob", "cid"], "four at once, and no more"


def test_a_table_stands_in_line_once_until_its_turn_is_over() -> None:
    turns = Turns(2)
    turn = Turn("ada", "a")
    turns.wait(turn)
    turns.wait(turn)
    assert take(turns) == [turn]
    turns.wait(turn)
    assert take(turns) == []
    assert turn.table in turns
    turns.done(turn)
    assert turn.table not in turns
    turns.wait(turn)
    assert take(turns) == [turn]
