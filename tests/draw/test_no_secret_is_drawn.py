"""The board is drawn once for everybody, so it may not depend on who looks."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.contract.test_contract import course

from goldenspike.draw import draw_fragments
from goldenspike.games import GAMES
from goldenspike.kernel.core import CHANCE


@pytest.mark.parametrize("name", GAMES)
def test_the_board_looks_the_same_to_every_seat(name: str) -> None:
    players, options = next(iter(GAMES[name].trials()))
    game = GAMES[name].set_up(players, options)
    for state, _, _ in islice(course(game, 5), 0, 400, 25):
        public = draw_fragments(game, game.view(state, CHANCE))
        assert all(draw_fragments(game, game.view(state, seat)) == public for seat in range(players))
