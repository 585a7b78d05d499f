"""Actions as numbers: what is packed comes out again."""

from __future__ import annotations

import pytest

from goldenspike.kernel.packing import (
    FIELD,
    KIND,
    MOST,
    first,
    kind,
    narrow_first,
    narrow_kind,
    narrow_second,
    one,
    pack,
    pack_narrow,
    second,
    simple,
)

FIELDS = [(0, 0), (1, 0), (0, 1), (7, 61), (0xFFFF, 0xFFFF)]


@pytest.mark.parametrize("number", [1, 2, 31])
@pytest.mark.parametrize(("a", "b"), [*FIELDS, (0xFFFF, MOST)])
def test_what_is_packed_comes_out_again(number: int, a: int, b: int) -> None:
    action = pack(number, a, b)
    assert (kind(action), first(action), second(action)) == (number, a, b)


@pytest.mark.parametrize("number", [1, 2, 31])
@pytest.mark.parametrize(("a", "b"), FIELDS)
def test_what_is_packed_narrow_comes_out_again(number: int, a: int, b: int) -> None:
    action = pack_narrow(number, a, b)
    assert (narrow_kind(action), narrow_first(action), narrow_second(action)) == (number, a, b)


def test_a_simple_action_has_its_value_in_the_second_field() -> None:
    assert simple(3) == 3 * KIND
    assert simple(3, 5) == pack(3, 0, 5) == 3 * KIND + 5
    assert pack(3, 1, 5) - simple(3, 5) == FIELD


def test_the_second_field_is_the_one_that_varies() -> None:
    assert pack(3, 1, 6) - pack(3, 1, 5) == 1
    assert pack_narrow(3, 1, 6) - pack_narrow(3, 1, 5) == 1


@pytest.mark.parametrize("action", [-1, -(2**62), 2**62, 0])
def test_any_number_can_be_taken_apart(action: int) -> None:
    assert kind(action) * KIND + first(action) * FIELD + second(action) == action
    assert pack_narrow(narrow_kind(action), narrow_first(action), narrow_second(action)) == action


def test_one_action_is_a_choice_of_its_own() -> None:
    choice = one(simple(3, 5))
    assert (choice.first, choice.last, choice.weight) == (simple(3, 5), simple(3, 5), 1)
