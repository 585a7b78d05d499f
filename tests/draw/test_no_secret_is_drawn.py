"""The board is drawn once for everybody, so it may not depend on who looks."""

from __future__ import annotations

from itertools import islice

import pytest

from goldenspike.kernel.core import CHANCE
from goldenspike.shelf import BOXES
from goldenspike.tables.pictures import fragments
from tests.contract.random_play import course


@pytest.mark.parametrize("name", BOXES)
def test_the_board_looks_the_same_to_every_seat(name: str) -> None:
    players, options = next(iter(BOXES[name].offer.trials()))
    game = BOXES[name].offer.set_up(players, options)
    for state, _, _ in islice(course(game, 5), 0, 400, 25):
        public = fragments(game, game.view(state, CHANCE))
        assert all(fragments(game, game.view(state, seat)) == public for seat in range(players))
