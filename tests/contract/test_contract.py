"""What every game on the shelf promises, proved by random play over all player counts and options."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from goldenspike.bots.playout import Playout
from goldenspike.compiled import is_compiled
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, NOT_YOUR_DECISION, OVER, Choice, Game, Journal, Log
from goldenspike.kernel.course import Course, position_after
from goldenspike.kernel.record import dumps, header_of, loads, replay, verify
from goldenspike.shelf import BOXES, game_of_record
from tests.contract.random_play import course, moves_of, pending_seats

SEEDS = range(2 if is_compiled() else 1)


def tables() -> list[tuple[str, int, dict[str, str]]]:
    return [(name, players, options) for name, box in BOXES.items() for players, options in box.offer.trials()]


def spelled(table: object) -> str | None:
    return " ".join(f"{key}={value}" for key, value in table.items()) or "plain" if isinstance(table, dict) else None


every_table = pytest.mark.parametrize(("name", "players", "options"), tables(), ids=spelled)


def set_up(name: str, players: int, options: dict[str, str]) -> Game[Any]:
    return _set_up(name, players, tuple(options.items()))


@cache
def _set_up(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    return BOXES[name].offer.set_up(players, dict(options))


def within(choices: list[Choice], action: int) -> bool:
    return any(choice.first <= action <= choice.last for choice in choices)


@every_table
def test_every_offered_action_passes_check_and_those_beside_it_do_not(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    dice = random.Random(players)
    for seed in SEEDS:
        for state, _, _ in course(game, seed):
            for seat in pending_seats(game, state):
                choices = game.choices(state, seat)
                assert choices, "a seat that owes a decision is offered nothing"
                for choice in choices:
                    assert choice.first <= choice.last
                    assert choice.weight > 0
                    inside = {choice.first, choice.last, dice.randint(choice.first, choice.last)}
                    assert [action for action in inside if game.check(state, seat, action) is not None] == []
                    beside = [action for action in (choice.first - 1, choice.last + 1) if not within(choices, action)]
                    assert [action for action in beside if game.check(state, seat, action) is None] == []


@every_table
def test_what_is_taken_at_random_is_what_a_stream_takes_of_the_choices(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for number, (state, _, _) in enumerate(course(game, seed=1)):
        for seat in pending_seats(game, state):
            listing, quick = Stream(number), Stream(number)
            choices = game.choices(state, seat)
            taken = listing.draw(choices) if seat == CHANCE else listing.pick(choices)
            assert game.phases[state.phase].at_random(state, seat, quick) == taken
            assert quick.below(1000) == listing.below(1000)


@every_table
def test_no_action_is_offered_twice(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for seed in SEEDS:
        for state, _, _ in course(game, seed):
            for seat in pending_seats(game, state):
                boxes = sorted((choice.first, choice.last) for choice in game.choices(state, seat))
                assert all(last < first for (_, last), (first, _) in pairwise(boxes))


@every_table
def test_any_number_may_be_asked_about_and_is_legal_only_if_offered(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    dice = random.Random(players)
    seen = {0, -1, 1, 2**62, -(2**62), 2**63 - 1, -(2**63)}
    for seed in SEEDS:
        for state, _, action in course(game, seed):
            seen |= {action, action + dice.randint(-70, 70), action ^ 1 << dice.randrange(62), dice.getrandbits(62)}
            before = state.numbers()
            for seat in pending_seats(game, state):
                choices = game.choices(state, seat)
                for code in dice.sample(sorted(seen), min(len(seen), 20)):
                    assert (game.check(state, seat, code) is None) == within(choices, code), code
            assert state.numbers() == before


@every_table
def test_only_a_pending_seat_may_act(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for state, seat, action in course(game, 7):
        waiting = pending_seats(game, state)
        assert [decision.seat for decision in game.decisions(state)] == waiting
        assert set(waiting) <= {*range(players), CHANCE}
        for other in {*range(-2, CHANCE + 5)} - {*waiting}:
            refusal = game.check(state, other, action)
            assert refusal is not None
            assert refusal.rule is NOT_YOUR_DECISION or seat < 0


@every_table
def test_play_ends_with_a_result_for_every_seat(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for seed in range(10):
        *_, (state, _, _) = course(game, seed)
        result = game.result(state)
        assert len(result.scores) == players
        assert result.winners
        assert set(result.winners) <= set(range(players))
        assert game.pending(state) == 0
        assert game.decisions(state) == []


@every_table
def test_a_copy_shares_nothing(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for number, (state, _, _) in enumerate(course(game, 11)):
        if number % 8 == 0:
            before, twin = state.numbers(), game.copy(state)
            assert twin.numbers() == before
            Playout(game, number).run(twin)
            assert twin.phase == OVER
            assert state.numbers() == before
            other = game.copy(state)
            Playout(game, number).run(other)
            assert other.numbers() == twin.numbers()


@every_table
def test_a_position_far_on_does_not_move_its_earlier_copies(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    kept = [(game.copy(state), state.numbers()) for state, _, _ in course(game, 12)]
    assert [twin.numbers() for twin, _ in kept] == [numbers for _, numbers in kept]
    assert all(before != after for (_, before), (_, after) in pairwise(kept)), "an action that changes nothing"


@every_table
def test_a_record_reads_back_to_the_same_game(name: str, players: int, options: dict[str, str]) -> None:
    for seed in SEEDS:
        game = set_up(name, players, options)
        moves = moves_of(game, seed)
        text = dumps(game, header_of(game, ["Ann", "Bea", "bot:random"]), moves)
        record = loads(text)
        again = game_of_record(record)
        assert (again.name, again.players, again.options, again.board_name) == (name, players, game.options, game.board_name)
        assert replay(again, record) == moves
        assert position_after(again, moves).numbers() == position_after(game, moves).numbers()
        verify(again, record)
        assert dumps(again, record.header, moves) == text


@every_table
def test_a_record_of_an_unfinished_game_verifies_at_any_length(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    moves = moves_of(game, 4)
    for length in range(0, len(moves), 1 + len(moves) // 12):
        record = loads(dumps(game, header_of(game, ["x"]), moves[:length]))
        verify(game, record)
        assert replay(game, record) == moves[:length]
        assert replay(game, record, upto=length // 2) == moves[: length // 2]


@every_table
def test_every_offered_action_has_a_spelling_and_a_wording(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    for state, _, _ in course(game, 5):
        for seat in pending_seats(game, state):
            for choice in game.choices(state, seat):
                for action in (choice.first, choice.last):
                    words = game.spell(state, action)
                    assert words == " ".join(words.split())
                    assert game.parse(state, words) == action
                    assert len(game.wording_values(state, action)) == len(game.wording(action).names)


@every_table
def test_a_course_deals_plays_and_tells_as_the_game_does(name: str, players: int, options: dict[str, str]) -> None:
    game = set_up(name, players, options)
    live, stream = Course(game, "contract"), Stream(6)
    live.deal()
    while not live.over:
        seats = pending_seats(game, live.state)
        assert CHANCE not in seats, "the course deals for chance by itself"
        seat = seats[stream.below(len(seats))]
        assert live.submit(seat, stream.pick(game.choices(live.state, seat))) is None
    journal = Journal()
    assert position_after(game, live.moves, journal).numbers() == live.state.numbers()
    heard = [(fact.event.key, fact.values, fact.audience) for fact in live.told()]
    assert heard == [(fact.event.key, fact.values, fact.audience) for fact in journal.facts]
    again = Course(game)
    again.carry_out(live.moves)
    assert heard == [(fact.event.key, fact.values, fact.audience) for fact in again.told()]


@every_table
def test_a_determinized_position_looks_the_same_to_its_seat(name: str, players: int, options: dict[str, str]) -> None:
    """Where something is hidden, positions that differ only there give the seat equal views and equal choices; seat by seat
    in turn, they can also be played to the end.
    """
    game = set_up(name, players, options)
    for number, (state, _, _) in enumerate(course(game, 8)):
        if number % 5 == 0:
            before = state.numbers()
            for seat in range(players):
                other = game.determinize(state, seat, number)
                assert game.view(other, seat) == game.view(state, seat)
                assert game.pending(other) == game.pending(state)
                if state.phase != OVER and game.pending(state) >> seat & 1:
                    offered, seen = game.choices(state, seat), game.choices(other, seat)
                    assert [(c.first, c.last) for c in offered] == [(c.first, c.last) for c in seen]
                if seat == number // 5 % players:
                    Playout(game, number).run(other)
            assert state.numbers() == before


@every_table
def test_the_same_seed_plays_the_same_game(name: str, players: int, options: dict[str, str]) -> None:
    games = [set_up(name, players, options) for _ in range(2)]
    ends = []
    for game in games:
        state, playout = game.start(Log()), Playout(game, 21)
        playout.run(state)
        ends.append((state.numbers(), playout.decisions))
    assert ends[0] == ends[1]
    other = games[0].start(Log())
    Playout(games[0], 22).run(other)
    assert other.numbers() != ends[0][0]
