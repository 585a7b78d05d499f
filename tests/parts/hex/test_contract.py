"""The contract, by random and by careful play on every map, rule set and number of players."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.games.steam.rules import events as steam_events
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.rules import BAG, HIGHEST_INCOME, HIGHEST_LEVEL, LOWEST_INCOME
from goldenspike.games.steam_barons.rules import events as barons_events
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Choice, Game, Journal, Log, NotationError, first_seat
from goldenspike.kernel.record import dumps, header_of, loads, replay, verify
from goldenspike.parts.hex.goods_rules import FAULTY
from goldenspike.text.speaker import error_text
from tests.games.hex_games import ALL_GAMES, barons, careful, game_named

SAMPLES = 4


def looked_at(choices: list[Choice], stream: Stream) -> list[Choice]:
    return [choices[stream.below(len(choices))] for _ in range(min(SAMPLES, len(choices)))]


def check_boxes(game: Game[Any], state: Any, seat: int, choices: list[Choice], stream: Stream) -> None:
    """What is offered is legal; what lies just outside is not; nobody else may act."""
    for choice in looked_at(choices, stream):
        for action in {choice.first, choice.last, choice.first + stream.below(choice.last - choice.first + 1)}:
            assert game.check(state, seat, action) is None, game.spell(state, action)
        for action in (choice.first - 1, choice.last + 1):
            inside = any(other.first <= action <= other.last for other in choices)
            assert (game.check(state, seat, action) is None) == inside
    for other in range(game.players + 1):
        if not game.pending(state) >> other & 1:
            assert game.check(state, other, choices[0].first) is not None


def check_spelling(game: Game[Any], state: Any, choices: list[Choice], stream: Stream) -> None:
    for choice in looked_at(choices, stream):
        for action in (choice.first, choice.last):
            assert game.parse(state, game.spell(state, action)) == action
            assert game.parse(state, game.spell(state, action).upper().lower()) == action
            wording = game.wording(action)
            assert len(game.wording_values(state, action)) == len(wording.names)


def check_sums(game: Game[Any], state: Any, delivered: int) -> None:
    """Cubes and shares never come from nowhere, and nobody has less than nothing."""
    assert min(state.cash) >= 0
    if isinstance(game, Steam):
        assert sum(state.bag) + sum(state.cubes) + sum(state.supply) + delivered == sum(BAG)
        alive = [seat for seat in range(game.players) if not state.bankrupt >> seat & 1]
        assert all(LOWEST_INCOME <= state.income[seat] <= HIGHEST_INCOME for seat in alive)
        assert state.phase == OVER or min(state.points) >= 0
        assert all(1 <= level <= HIGHEST_LEVEL for level in state.level)
        return
    for company in range(COMPANY_COUNT):
        held = sum(state.shares[seat * COMPANY_COUNT + company] for seat in range(game.players))
        gone = state.bankrupt >> company & 1
        assert held + state.available[company] + state.unissued[company] == (0 if gone else game.terrain.shares)  # type: ignore[attr-defined]
        assert state.treasury[company] >= 0
        assert -1 <= state.price[company] <= 18


@pytest.mark.parametrize("name", ALL_GAMES)
def test_contract(name: str) -> None:
    game = game_named(name)
    stream = Stream(len(name) * 7 + game.players)
    journal = Journal()
    state = game.start(journal)
    moves: list[tuple[int, int]] = []
    steps = 0
    while game.pending(state):
        seats = [seat for seat in range(CHANCE + 1) if game.pending(state) >> seat & 1]
        seat = seats[stream.below(len(seats))]
        choices = game.choices(state, seat)
        assert choices
        steps += 1
        if steps % 3 == 0:
            check_boxes(game, state, seat, choices, stream)
            check_spelling(game, state, choices, stream)
        action = careful(choices, stream, seat)
        twin = game.copy(state)
        before = state.numbers()
        assert twin.numbers() == before
        game.apply(twin, seat, action, Log())
        assert state.numbers() == before
        game.apply(state, seat, action, journal)
        assert twin.numbers() == state.numbers()
        moves.append((seat, action))
        if steps % 5 == 0:
            game.view(state, 0)
            check_sums(game, state, deliveries(journal))
    check_sums(game, state, deliveries(journal))
    check_record(game, state, moves)
    assert game.check(state, 0, 0) is not None
    assert game.result(state).winners


def deliveries(journal: Journal) -> int:
    told = [fact.event for fact in journal.facts]
    return told.count(steam_events.DELIVERED) + told.count(barons_events.DELIVERED)


def check_record(game: Game[Any], state: Any, moves: list[tuple[int, int]]) -> None:
    text = dumps(game, header_of(game, ["random"]), moves)
    record = loads(text)
    verify(game, record)
    assert replay(game, record) == moves
    again = game.start(Log())
    for seat, action in moves:
        game.apply(again, seat, action, Log())
    assert again.numbers() == state.numbers()


@pytest.mark.parametrize("name", ["base eastern_us 3", "standard northern_england 4", "barons eastern_us 4"])
def test_any_number_may_be_asked_about(name: str) -> None:
    game = game_named(name)
    stream = Stream(5)
    state = game.start(Log())
    steps = 0
    while game.pending(state):
        seat = first_seat(game.pending(state))
        choices = game.choices(state, seat)
        steps += 1
        if steps % 5 == 0:
            for kind in range(24):
                for low in (0, 1, 5, 70, FAULTY, FAULTY + 6, FAULTY + 99):
                    action = kind * 2**48 + stream.below(90) * 8 * 2**32 * (kind % 2) + low
                    legal = any(choice.first <= action <= choice.last for choice in choices)
                    assert (game.check(state, seat, action) is None) == legal
        game.apply(state, seat, careful(choices, stream, seat), Log())


@pytest.mark.parametrize("name", ["base eastern_us 3", "barons eastern_us 3"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "'' is no action; write bid DOLLARS, pass, "),
        ("x", "'x' is no action"),
        ("bid", "'bid' is no action"),
        ("bid x", "'x' is no whole number"),
        ("bid 1 2", "'bid 1 2' is no action"),
        ("seat 0", "people count from one"),
        ("draw pink", "there is no colour 'pink'"),
        ("connect Oz Boston", "there is no stop 'Oz'"),
        ("site Z99", "there is no hex 'Z99'; write the letter of its row"),
        ("lay A1 bent 1", "there is no tile 'bent 1'; faces are "),
        ("lay A1 sharp 7", "there is no tile 'sharp 7'"),
        ("move red", "'move red' is no action"),
        ("move red Boston New_York@7", "'7' is no side from 1 to 6"),
    ],
)
def test_words_that_spell_nothing_are_refused(name: str, words: str, message: str) -> None:
    game = game_named(name)
    with pytest.raises(NotationError) as caught:
        game.parse(game.start(Log()), words)
    assert message in error_text("en", caught.value)


@pytest.mark.parametrize("players", [2, 4])
def test_sealed_sales_commute_and_stay_hidden(players: int) -> None:
    game = barons("northern_england", players)
    for seed in range(6):
        stream = Stream(seed)
        state = game.start(Log())
        while game.pending(state) and game.phases[state.phase].name != "sell_shares":
            seat = first_seat(game.pending(state))
            game.apply(state, seat, careful(game.choices(state, seat), stream, seat), Log())
        waiting = [seat for seat in range(players) if game.pending(state) >> seat & 1]
        if len(waiting) < 2:
            continue
        a, b = waiting[:2]
        first, second = game.copy(state), game.copy(state)
        for one, other, position in ((a, b, first), (b, a, second)):
            for seat in (one, other):
                game.apply(position, seat, game.choices(position, seat)[0].last, Log())
        assert first.numbers() == second.numbers()
        if not game.pending(first) or game.phases[first.phase].name != "sell_shares":
            continue
        changed = game.copy(first)
        place = a * COMPANY_COUNT + min(company for company in range(COMPANY_COUNT) if first.shares[a * COMPANY_COUNT + company])
        changed.sales[place] = 0
        assert game.view(changed, b) == game.view(first, b)
        assert game.view(changed, a) != game.view(first, a)
        guess = game.determinize(first, b, seed)
        assert game.view(guess, b) == game.view(first, b)
