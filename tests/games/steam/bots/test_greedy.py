"""Bots of Steam and Steam Barons play legal actions, and greedy ones beat random ones."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import match
from goldenspike.kernel.chance import Dealer
from goldenspike.kernel.table import Table
from goldenspike.shelf import BOXES, box_of

TABLES = [("steam", "base"), ("steam", "standard"), ("steam_barons", "")]
GAMES_PLAYED = 12


@pytest.mark.parametrize(("name", "rules"), TABLES)
@pytest.mark.parametrize("board", ["northern_england", "eastern_us"])
def test_a_greedy_bot_plays_only_legal_actions(name: str, rules: str, board: str) -> None:
    offer = BOXES[name].offer
    game = offer.set_up(4, {"rules": rules} if rules else {}, offer.boards[board])
    table = Table(game, Dealer("bots"))
    bots = [box_of(game.name).bot("greedy", game, seat) for seat in range(4)]
    while decisions := table.decisions():
        seat = decisions[0].seat
        assert table.submit(seat, bots[seat].choose(game.determinize(table.state, seat, 0), seat)) is None


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_greedy_beats_two_random_bots(name: str, rules: str) -> None:
    offer = BOXES[name].offer
    game = offer.set_up(3, {"rules": rules} if rules else {}, offer.boards["northern_england"])
    won = 0
    for played in match(game, ["greedy", "random", "random"], GAMES_PLAYED, seed=11):
        won += [played.seats[seat] for seat in played.result.winners] == ["greedy"]
    assert won >= 0.95 * GAMES_PLAYED
