"""The greedy bot plays legal games to their end and beats random players."""

from __future__ import annotations

import pytest

from goldenspike.arena.match import play
from goldenspike.games.steel_and_steam.bots.engine import highballing_gain
from goldenspike.games.steel_and_steam.bots.greedy import SteelAndSteamGreedy
from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.state import SteelAndSteamState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.parts.bits import BIT
from goldenspike.shelf import box_of, offer_of


@pytest.mark.parametrize(
    "options",
    [
        {"length": "experimental"},
        {"fees": "barrelhead", "yards": "yes", "economy": "depression", "limit": "15"},
        {"length": "long", "limit": "15"},
    ],
)
def test_greedy_plays_every_kind_of_game_legally(options: dict[str, str]) -> None:
    game = offer_of("steel_and_steam").set_up(3, {"limit": "40", **options})
    played = play(game, ["greedy"] * 3, 7)
    state = game.start(Log())
    for seat, action in played.moves:
        assert game.check(state, seat, action) is None, game.spell(state, action)
        game.apply(state, seat, action, Log())
    assert state.numbers() == played.state.numbers()


def test_greedy_beats_two_randoms() -> None:
    game = offer_of("steel_and_steam").set_up(3, {})
    for number in range(2):
        seats = ["random"] * 3
        seats[number] = "greedy"
        assert play(game, seats, number).result.winners == [number]


def test_greedy_pays_a_fee_in_the_end_so_that_it_arrives_and_the_last_deed_is_bought() -> None:
    game = offer_of("steel_and_steam").set_up(6, {})
    bots = [SteelAndSteamGreedy(game, seat) for seat in range(6)]
    state, luck = game.start(Log()), Stream(24)
    while waiting := game.pending(state):
        assert state.turn < 60 * 6
        seat = first_seat(waiting)
        action = luck.draw(game.choices(state, seat)) if seat == CHANCE else bots[seat].choose(state, seat)
        game.apply(state, seat, action, Log())
    assert state.available == 0


def test_highballing_gains_most_with_the_best_engine_and_loses_when_worn() -> None:
    assert highballing_gain(2, 0) > highballing_gain(1, 1) > highballing_gain(0, 2) > 0
    assert highballing_gain(0, 6) < 0


def in_business(options: dict[str, str], cash: int, engine: int) -> tuple[SteelAndSteam, SteelAndSteamState]:
    """The first seat has just arrived in Chicago."""
    game = offer_of("steel_and_steam").set_up(3, options)
    state = game.setup()
    for seat in range(3):
        state.home[seat] = state.start[seat] = game.board.city_names.index("Chicago")
        state.location[seat] = game.board.city_space[state.start[seat]]
    state.cash[0] = cash
    state.engine[0] = engine
    state.phase = sequence.BUSINESS
    game.phases[state.phase].begin(state, Log())
    return game, state


def business(options: dict[str, str], cash: int, engine: int) -> str:
    game, state = in_business(options, cash, engine)
    return game.spell(state, box_of(game.name).bot("greedy", game, 1).choose(state, 0))


def test_greedy_saves_for_the_best_engine_then_buys_deeds() -> None:
    assert business({}, 25_000, 0) == "nothing"
    assert business({}, 40_000, 0) == "upgrade 4-8-4"
    assert business({}, 48_000, 2).startswith("buy ")


def test_greedy_builds_a_yard_where_it_will_often_pass() -> None:
    assert business({"yards": "yes", "length": "long"}, 30_000, 2) == "yard Chicago"


@pytest.mark.parametrize(("cash", "words"), [(60_000, "buy FEC"), (20_000, "nothing")])
def test_greedy_buys_the_last_deed_only_to_win(cash: int, words: str) -> None:
    game, state = in_business({}, cash, 2)
    last = game.board.initials.index("FEC")
    for place in range(game.board.property_count):
        if place != last:
            state.available ^= BIT[place]
            state.owned[place % 3] |= BIT[place]
            state.owner[place] = place % 3
    state.cash[1] = state.cash[2] = 40_000
    worths = [net_worth(game.rails, state, seat) for seat in range(3)]
    state.cash[1] -= worths[1] - worths[0] - 40_000 + cash
    state.cash[2] -= worths[2] - worths[0] - 40_000 + cash
    assert game.spell(state, box_of(game.name).bot("greedy", game, 1).choose(state, 0)) == words


def test_greedy_goes_home_when_that_wins_the_long_game() -> None:
    game, state = in_business({"length": "long"}, 600_000, 2)
    state.phase = sequence.RUNNING
    state.location[0] = game.board.city_space[game.board.city_names.index("Milwaukee")]
    state.destination[0] = game.board.city_names.index("Seattle")
    state.mps = 13
    bot = SteelAndSteamGreedy(game, 1)
    bot.choose(state, 0)
    assert bot.course.goal == game.board.city_space[state.home[0]]
