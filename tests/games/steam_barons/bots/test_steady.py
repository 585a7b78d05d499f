"""The steady bot of Steam Barons plays legal actions, beats greedy ones and is free of their known errors."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import play
from goldenspike.games.steam_barons.bots.steady import SteamBaronsSteady
from goldenspike.games.steam_barons.rules import events
from goldenspike.games.steam_barons.rules.rules import TURNS
from goldenspike.kernel.core import Journal
from tests.bots.playing import plays_only_legal_actions, winners
from tests.games.steam_barons.scene import GREEN, ORANGE, Scene, started
from tests.parts.hex.games import MAPS, set_up

GAMES_PLAYED = 8


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("board", list(MAPS))
def test_a_steady_bot_plays_only_legal_actions(board: str, players: int) -> None:
    plays_only_legal_actions(set_up("steam_barons", "none", board, players), "steady")


def test_steady_beats_three_greedy_bots() -> None:
    game = set_up("steam_barons", "none", "northern_england", 4)
    won = winners(game, ["steady", "greedy", "greedy", "greedy"], GAMES_PLAYED)
    assert won.count(["steady"]) >= 0.6 * GAMES_PLAYED


def answer(scene: Scene) -> str:
    (seat, *_) = scene.seats()
    bot = SteamBaronsSteady(scene.game, 0)
    return scene.game.spell(scene.state, bot.choose(scene.game.determinize(scene.state, seat, 0), seat))


def busy_company(turn: int) -> Scene:
    """The orange company, controlled by the third seat, has a route of three links with two cubes to move along it."""
    scene = started().no_cubes().give(3, "orange", 1).control(3, "orange")
    scene.join("Ash", "Dell", "orange", 2, 5).join("Dell", "Yarm", "orange", 2, 5).join("Yarm", "Fen", "orange", 2, 5)
    scene.put_cube("red", "Dell").put_cube("purple", "Fen").put_cube("purple", "Ash").put_cube("red", "Yarm")
    scene.state.turn = turn
    return scene


def test_in_the_last_turn_it_buys_every_share_that_pays() -> None:
    scene = busy_company(TURNS)
    scene.state.available[ORANGE] = 4
    scene.begins("buy_shares").does("1 bid 5")
    scene.does("2 pass", "3 pass")
    assert answer(scene) == "buy 4"


def test_in_the_first_turn_it_bids_no_more_than_a_share_brings() -> None:
    scene = started(4)
    scene.begins("buy_shares").does("1 bid 6")
    assert answer(scene) == "bid 7"
    scene.does("2 bid 13")
    assert answer(scene) == "pass"


def test_it_keeps_what_it_bought_while_its_company_does_best() -> None:
    scene = busy_company(3).give(1, "orange", 2)
    scene.state.performance[ORANGE] = 6
    scene.begins("dividends")
    assert scene.asked() == "1 3"
    assert answer(scene) == "sell orange 0"


def test_it_sells_what_falls_to_buy_what_rises() -> None:
    scene = busy_company(4).give(1, "green", 2).control(1, "green")
    scene.state.available[ORANGE], scene.state.unissued[ORANGE] = 4, 0
    scene.state.price[GREEN] = 12
    for seat in range(3):
        scene.state.cash[seat] = 0
    scene.begins("sell_shares")
    assert answer(scene) == "sell green 2"


def test_it_builds_for_the_long_route() -> None:
    """In a whole game between steady bots deliveries grow longer than in one between greedy bots."""
    assert longest_haul("steady") > longest_haul("greedy")


def longest_haul(name: str) -> int:
    """The links of the longest delivery of a game."""
    game = set_up("steam_barons", "none", "eastern_us", 3)
    journal = Journal()
    play(game, [name] * game.players, 1, journal)
    return max(fact.values[1] for fact in journal.facts if fact.event is events.PERFORMED)
