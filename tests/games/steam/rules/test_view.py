"""What a seat sees of Steam while the turn order is being settled."""

from __future__ import annotations

import json
from typing import Any

from tests.games.steam.scene import ready, started


def test_seats_are_numbered_from_one() -> None:
    scene = ready()
    assert [seat["seat"] for seat in scene.view()["seats"]] == [1, 2, 3]  # type: ignore[attr-defined]


def test_6_the_order_shows_the_places_that_are_sold() -> None:
    scene = started(players=4)
    scene.does("* seat 2")
    assert scene.view()["order"] == []
    scene.does("2 bid 0", "3 pass", "4 pass")
    auction = {"place": 1, "bid": 0, "bidder": 2, "bids": [0, 0, 0, 0], "out": [3, 4], "capital_step": 5}
    assert scene.view()["auction"] == auction
    scene.does("1 pass")
    assert scene.view()["order"] == [2]


def test_28_until_the_auction_is_over_the_order_is_the_one_before() -> None:
    scene = ready("standard", 4)
    scene.does(*[f"{seat} capital 2" for seat in range(1, 5)])
    scene.does("1 pass")
    assert scene.view()["order"] == [1, 2, 3, 4]
    scene.does("2 bid 1", "3 pass", "4 pass")
    assert scene.view()["order"] == [2, 4, 3, 1]


def test_28_who_passes_once_and_stays_in_takes_nobody_out() -> None:
    scene = ready("standard", 4)
    scene.state.tile[1] = 1
    scene.does(*[f"{seat} capital 2" for seat in range(1, 5)])
    scene.does("1 bid 3", "2 stay")
    assert scene.view()["auction"]["out"] == []  # type: ignore[index]
    scene.does("3 pass")
    assert scene.view()["auction"]["out"] == [3]  # type: ignore[index]


def test_the_board_tells_what_is_printed_on_the_pieces() -> None:
    board: dict[str, Any] = started().game.board_view()
    assert json.loads(json.dumps(board)) == board
    assert (board["actions"][0], len(board["actions"]), board["highest_level"]) == ("Turn_Order", 7, 6)
    assert (board["letters"]["black"], board["owners"][0]) == ("K", {"name": "orange", "letter": "O"})
    assert (board["tiles"]["routes"]["gentle"], board["tiles"]["exits"]["town_star"]) == ([[0, 2]], [0, 2, 4])
