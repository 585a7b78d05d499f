"""Random play over player counts, lengths and every combination of options keeps the contract."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from goldenspike.games import offer_of
from goldenspike.games.steel_and_steam.options import OPTIONS
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Journal, Log, first_seat
from goldenspike.kernel.record import dumps, header_of, loads, replay, verify

LENGTHS = ["short", "long", "experimental"]
COMBINATIONS = list(product(LENGTHS, OPTIONS["economy"], OPTIONS["yards"], OPTIONS["fees"], OPTIONS["victory_cards"]))


def game_of(players: int, combination: tuple[str, ...], limit: int = 10) -> Any:
    names = ["length", "economy", "yards", "fees", "victory_cards"]
    return offer_of("steel_and_steam").set_up(players, {**dict(zip(names, combination, strict=True)), "limit": str(limit)})


def check_choices(game: Any, state: Any, seat: int) -> None:
    """Offered boxes are legal at their corners and do not overlap; what lies just outside is refused."""
    choices = game.choices(state, seat)
    boxes = sorted((choice.first, choice.last) for choice in choices)
    assert boxes
    for first, last in boxes:
        assert game.check(state, seat, first) is None, game.spell(state, first)
        assert game.check(state, seat, last) is None
        for outside in (first - 1, last + 1):
            if not any(low <= outside <= high for low, high in boxes):
                assert game.check(state, seat, outside) is not None, outside
    assert all(a[1] < b[0] for a, b in pairwise(boxes))
    for junk in (0, -1, 1 << 40, 7 << 32 | 0xFFFF):
        if not any(low <= junk <= high for low, high in boxes):
            assert game.check(state, seat, junk) is not None


def conserved(state: Any) -> None:
    assert sum(state.cash) + state.bank == 0
    assert min(state.cash) >= 0
    assert sum(state.debt) == 0 or state.debtor >= 0
    owned = 0
    for deeds in state.owned:
        assert owned & deeds == 0
        owned |= deeds
    assert owned & state.available == 0
    assert owned | state.available == (1 << len(state.owner)) - 1
    assert state.mortgaged & ~owned == 0
    assert state.deck_size == sum(state.in_deck)


@pytest.mark.parametrize("combination", COMBINATIONS, ids="-".join)
def test_random_play_keeps_the_contract(combination: tuple[str, ...]) -> None:
    players = 3 + COMBINATIONS.index(combination) % 4
    game = game_of(players, combination)
    stream, log = Stream(COMBINATIONS.index(combination)), Journal()
    state = game.start(log)
    moves = []
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        assert waiting == 1 << seat
        before = state.numbers()
        check_choices(game, state, seat)
        other = 0 if seat == CHANCE else CHANCE
        assert game.check(state, other, game.choices(state, seat)[0].first) is not None
        assert state.numbers() == before
        action = stream.pick(game.choices(state, seat))
        moves.append((seat, action))
        game.apply(state, seat, action, log)
        conserved(state)
    assert game.result(state).winners
    assert [fact for fact in log.facts if len(fact.values) != len(fact.event.names)] == []
    text = dumps(game, header_of(game, " ".join(["random"] * players)), moves)
    record = loads(text)
    assert replay(game, record) == moves
    verify(game, record)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_copy_shares_nothing_and_plays_on_alike(players: int) -> None:
    game = game_of(players, ("experimental", "depression", "yes", "barrelhead", "secret"))
    stream, silence = Stream(players), Log()
    state = game.start(silence)
    for number in range(600):
        if not game.pending(state):
            break
        seat = first_seat(game.pending(state))
        action = stream.pick(game.choices(state, seat))
        twin, before = game.copy(state), state.numbers()
        assert twin.numbers() == before
        game.apply(twin, seat, action, silence)
        assert state.numbers() == before
        game.apply(state, seat, action, silence)
        assert twin.numbers() == state.numbers(), number
        for name in vars(type(state)).get("__slots__", []) or vars(state):
            value = getattr(state, name)
            assert not isinstance(value, list) or value is not getattr(twin, name)


def test_views_are_plain_and_every_choice_can_be_spelled_and_read_back() -> None:
    game = game_of(4, ("experimental", "depression", "yes", "end_of_turn", "secret"), 15)
    stream, log = Stream(5), Log()
    state = game.start(log)
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        for choice in game.choices(state, seat):
            words = game.spell(state, choice.first)
            assert game.parse(state, words) == choice.first
            assert len(game.wording_values(state, choice.first)) == len(game.wording(choice.first).names)
        if stream.below(40) == 0:
            plain(game.view(state, stream.below(4)))
        game.apply(state, seat, stream.pick(game.choices(state, seat)), log)
    plain(game.board_view())


def plain(value: object) -> None:
    """Only what JSON has."""
    if isinstance(value, dict):
        for key, inner in value.items():
            assert isinstance(key, str)
            plain(inner)
    elif isinstance(value, list):
        for inner in value:
            plain(inner)
    else:
        assert value is None or isinstance(value, (bool, int, float, str))
