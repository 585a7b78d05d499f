"""Bots play legal actions, the same ones for the same seed, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.arena.match import match, seat_bots
from goldenspike.bots.uct import Uct
from goldenspike.games.steel_driver.rules.game import FINAL_PROFIT, SteelDriver
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.kernel.core import Game, Log
from goldenspike.kernel.course import Course
from goldenspike.parts.bits import BIT
from goldenspike.parts.offer import SetupError
from goldenspike.shelf import BOXES, box_of


def steel_driver(players: int) -> Game[Any]:
    return BOXES["steel_driver"].offer.set_up(players, {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_only_legal_actions(name: str, players: int) -> None:
    game = steel_driver(players)
    course = Course(game, "bots")
    bots = [box_of(game.name).bot(name, game, seat) for seat in range(players)]
    while decisions := course.decisions():
        seat = decisions[0].seat
        assert course.submit(seat, bots[seat].choose(game.determinize(course.state, seat, 0), seat)) is None


def test_greedy_beats_two_random_bots_in_95_of_100_games() -> None:
    won = 0.0
    for played in match(steel_driver(3), ["greedy", "random", "random"], 100, seed=11):
        winners = [played.seats[seat] for seat in played.result.winners]
        won += winners.count("greedy") / len(winners)
    assert won >= 95


def test_uct_finds_the_claim_that_wins() -> None:
    """Red has a white cube: the black one makes a set of two worth $30 and wins, a second white one loses."""
    game = BOXES["steel_driver"].offer.set_up(3, {})
    assert isinstance(game, SteelDriver)
    state = game.start(Log())
    black, white = (game.board.names.index(name) for name in ("Atlanta", "Boston"))
    state.phase, state.asked, state.goods = FINAL_PROFIT, 0, BIT[black] | BIT[white]
    state.reached[0] = state.reached[1] = state.goods
    state.controller[0], state.controller[1] = 0, 1
    state.shares[0], state.shares[COMPANY_COUNT + 1] = 1, 1
    state.claimed[0] = 1
    state.cash[1] = 15
    assert game.spell(state, Uct(game, 1, 100).choose(game.copy(state), 0)) == "claim Atlanta"


def test_uct_plays_the_same_for_the_same_seed() -> None:
    game = steel_driver(3)
    state = Course(game, "uct").state
    assert Uct(game, 3, 60).choose(game.copy(state), 0) == Uct(game, 3, 60).choose(game.copy(state), 0)


def test_a_search_leaves_the_position_as_it_was() -> None:
    game = steel_driver(4)
    state = Course(game, "uct").state
    before = state.numbers()
    Uct(game, 3, 60).choose(state, 0)
    assert state.numbers() == before


def test_seats_move_on_from_game_to_game() -> None:
    assert [seat_bots(["a", "b"], 3, number) for number in range(3)] == [["a", "b", "a"], ["a", "a", "b"], ["b", "a", "a"]]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="there is no bot 'oracle'"):
        box_of(steel_driver(3).name).bot("oracle", steel_driver(3), 0)
    assert list(box_of("steel_driver").bots) == ["random", "greedy", "uct"]
