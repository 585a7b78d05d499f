"""The sequence of play: phases stand where their names do."""

from __future__ import annotations

import pytest

from goldenspike.kernel.core import Phase, State
from goldenspike.parts.sequence import arrange, number_of
from goldenspike.shelf import BOXES


class Named(Phase[State]):
    def __init__(self, name: str) -> None:
        self.name = name


def test_phases_are_put_in_the_order_of_their_names() -> None:
    build, pay = Named("build"), Named("pay")
    assert arrange(["build", "pay"], [pay, build]) == [build, pay]
    assert number_of([build, pay], "pay") == 1


@pytest.mark.parametrize("names", [["build"], ["build", "pay", "rest"], ["build", "sell"]])
def test_a_phase_without_a_name_or_a_name_without_a_phase_is_refused(names: list[str]) -> None:
    with pytest.raises(ValueError, match="the phases are build, pay"):
        arrange(names, [Named("pay"), Named("build")])


@pytest.mark.parametrize("name", list(BOXES))
def test_no_two_phases_of_a_game_have_the_same_name(name: str) -> None:
    offer = BOXES[name].offer
    names = [phase.name for phase in offer.set_up(offer.most, {}).phases]
    assert len(set(names)) == len(names)
