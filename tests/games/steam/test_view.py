"""What a seat sees of Steam while the turn order is being settled."""

from __future__ import annotations

import json
from typing import Any

from tests.games.hex_games import play_lines
from tests.games.steam.positions import ready, started


def test_seats_are_numbered_from_one() -> None:
    game, state = ready()
    assert [seat["seat"] for seat in game.view(state, 0)["seats"]] == [1, 2, 3]  # type: ignore[attr-defined]


def test_6_the_order_shows_the_places_that_are_sold() -> None:
    game, state = started(players=4)
    play_lines(game, state, "* seat 2")
    assert game.view(state, 0)["order"] == []
    play_lines(game, state, "2 bid 0\n3 pass\n4 pass")
    auction = {"place": 1, "bid": 0, "bidder": 2, "bids": [0, 0, 0, 0], "out": [3, 4], "capital_step": 5}
    assert game.view(state, 0)["auction"] == auction
    play_lines(game, state, "1 pass")
    assert game.view(state, 0)["order"] == [2]


def test_28_until_the_auction_is_over_the_order_is_the_one_before() -> None:
    game, state = ready("standard", 4)
    play_lines(game, state, "\n".join(f"{seat} capital 2" for seat in range(1, 5)))
    play_lines(game, state, "1 pass")
    assert game.view(state, 0)["order"] == [1, 2, 3, 4]
    play_lines(game, state, "2 bid 1\n3 pass\n4 pass")
    assert game.view(state, 0)["order"] == [2, 4, 3, 1]


def test_28_who_passes_once_and_stays_in_takes_nobody_out() -> None:
    game, state = ready("standard", 4)
    state.tile[1] = 1
    play_lines(game, state, "\n".join(f"{seat} capital 2" for seat in range(1, 5)))
    play_lines(game, state, "1 bid 3\n2 stay")
    assert game.view(state, 0)["auction"]["out"] == []  # type: ignore[index]
    play_lines(game, state, "3 pass")
    assert game.view(state, 0)["auction"]["out"] == [3]  # type: ignore[index]


def test_the_board_tells_what_is_printed_on_the_pieces() -> None:
    game, _ = started()
    board: dict[str, Any] = game.board_view()
    assert json.loads(json.dumps(board)) == board
    assert (board["actions"][0], len(board["actions"]), board["highest_level"]) == ("Turn_Order", 7, 6)
    assert (board["letters"]["black"], board["owners"][0]) == ("K", {"name": "orange", "letter": "O"})
    assert (board["tiles"]["routes"]["gentle"], board["tiles"]["exits"]["town_star"]) == ([[0, 2]], [0, 2, 4])
