"""Games in numbers: every legal action has one index, masks are exact, and an observation tells what its seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.bots.trial import NOBODY, Trial
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Game, Log
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import NO_ACTION, NO_INDEX, Indices, Span, alone, each
from goldenspike.shelf import BOXES
from tests.contract.random_play import course
from tests.envs.settings import encoded, every_setting, every_title

MANY_WAYS = 1
"""The seed of a game in which a cube soon has many ways."""


def actions_of(choices: list[Choice]) -> list[int]:
    return [action for choice in choices for action in range(choice.first, choice.last + 1)]


def allowed(mask: Any) -> list[int]:
    return [index for index in range(len(mask)) if mask[index]]


def seen(encoding: Encoding[Any], state: Any, seat: int) -> list[int]:
    encoding.observe(state, seat, 0)
    return list(encoding.sheet.numbers)


@every_setting
def test_every_legal_action_has_an_index_and_the_mask_has_exactly_these(
    name: str, board: str, players: int, options: dict[str, str]
) -> None:
    game, encoding = encoded(name, board, players, options)
    for state, seat, _ in course(game, players):
        if seat < 0:
            break
        indices = encoding.outcomes if seat == CHANCE else encoding.actions
        choices = game.choices(state, seat)
        legal = actions_of(choices)
        of_legal = [indices.index(action) for action in legal]
        assert NO_INDEX not in of_legal
        assert [indices.action(index, indices.page(action)) for index, action in zip(of_legal, legal, strict=True)] == legal
        first = [index for index, action in zip(of_legal, legal, strict=True) if indices.page(action) == 0]
        more = [indices.more] if len(first) < len(legal) else []
        assert allowed(indices.mask(choices, 0)) == sorted(first) + more


@every_title
def test_index_and_action_are_each_others_inverse(title: str) -> None:
    offer = BOXES[title].offer
    _, encoding = encoded(title, next(iter(offer.boards)), *offer.trials()[0])
    for indices in (encoding.actions, encoding.outcomes):
        actions = [indices.action(index, 0) for index in range(indices.size) if index != indices.more]
        assert [indices.index(action) for action in actions] == list(range(len(actions)))
        assert actions == sorted(set(actions))
        assert indices.action(indices.size, 0) == indices.action(-1, 0) == NO_ACTION
        assert (indices.index(2**62 - 1) == NO_INDEX) == (not indices.paged[len(indices.paged) - 1] if actions else True)


def test_pages_show_what_does_not_fit_on_the_first() -> None:
    indices = Indices([alone("pass", 1), Span("move", "", [Choice(1000, 1007), Choice(2000, 2007)], pages=True)])
    choices = [*alone("pass", 1).choices, Choice(1000, 1003), Choice(2000, 2019)]
    assert indices.more == 17
    assert allowed(indices.mask(choices, 0)) == [0, 1, 2, 3, *range(8, 16), 16, 17]
    pages = [allowed(indices.mask(choices, page)) for page in range(4)]
    told = [[indices.action(index, page) for index in pages[page] if index != indices.more] for page in range(4)]
    assert sorted(action for page in told for action in page) == sorted(actions_of(choices))
    assert [indices.more in page for page in pages] == [True, True, False, False]
    assert pages[3] == []
    assert [
        (indices.page(action), indices.action(indices.index(action), indices.page(action))) for action in (2000, 2008, 2019)
    ] == [
        (0, 2000),
        (1, 2008),
        (2, 2019),
    ]


def test_no_action_gets_two_indices() -> None:
    with pytest.raises(ValueError, match="two indices"):
        Indices([each("one", "", [1, 2]), each("two", "", [2])])


@every_setting
def test_an_observation_tells_nothing_that_is_hidden(name: str, board: str, players: int, options: dict[str, str]) -> None:
    """Positions that differ only in what a seat cannot see look alike to it."""
    game, encoding = encoded(name, board, players, options)
    hidden = 0
    for number, (state, seat, _) in enumerate(course(game, players)):
        sealed = seat >= 0 and game.phases[state.phase].sealed(state, seat)
        if seat < 0 or (not sealed and number % 40):
            continue
        for eyes in range(players) if sealed else [number // 40 % players]:
            looked = seen(encoding, state, eyes)
            others = [game.determinize(state, eyes, seed) for seed in range(2)]
            hidden += any(other.numbers() != state.numbers() for other in others)
            assert [seen(encoding, other, eyes) for other in others] == [looked] * 2
    assert (hidden > 0) == encoding.hides


@every_setting
def test_an_observation_tells_all_that_a_view_shows(name: str, board: str, players: int, options: dict[str, str]) -> None:
    """Where a seat that decides sees something else than elsewhere in the game, its numbers are others too."""
    game, encoding = encoded(name, board, players, options)
    shown: dict[str, str] = {}
    for number, (state, seat, _) in enumerate(course(game, players)):
        if 0 <= seat < players and number % 5 == 0:
            view, numbers = f"{seat} {game.view(state, seat)}", repr(seen(encoding, state, seat))
            assert shown.setdefault(numbers, view) == view
    assert len(shown) > 1


@every_title
def test_own_facts_come_first_and_fields_fill_the_sheet(title: str) -> None:
    offer = BOXES[title].offer
    players, options = offer.trials()[0]
    game, encoding = encoded(title, next(iter(offer.boards)), players, options)
    fields = {field.name: field for field in encoding.sheet.fields}
    assert len(fields) == len(encoding.sheet.fields)
    assert [field.first for field in fields.values()] == [
        sum(field.count for field in list(fields.values())[:place]) for place in range(len(fields))
    ]
    assert sum(field.count for field in fields.values()) == len(encoding.sheet.numbers)
    for state, seat, _ in course(game, 5):
        if 0 <= seat < players:
            numbers = seen(encoding, state, seat)
            assert numbers[fields["seat"].first] == seat + 1
            cash = numbers[fields["cash"].first : fields["cash"].first + players]
            assert cash == [state.cash[(seat + place) % players] for place in range(players)]
            assert numbers[fields["asked"].first] == 1


def play_on(trial: Trial[Any], stream: Stream) -> None:
    mask = allowed(trial.mask())
    assert trial.step(mask[stream.below(len(mask))])


@every_title
def test_a_trial_plays_by_indices_to_the_end_and_refuses_what_the_mask_does_not_allow(title: str) -> None:
    offer = BOXES[title].offer
    game, encoding = encoded(title, next(iter(offer.boards)), *offer.trials()[0])
    ends = []
    for _ in range(2):
        trial, stream = Trial(encoding, 7), Stream(3)
        while trial.seat != NOBODY:
            before = trial.state.numbers()
            forbidden = [
                index
                for index in (-1, 0, encoding.actions.size // 2, encoding.actions.size)
                if index not in allowed(trial.mask())
            ]
            assert [trial.step(index) for index in forbidden] == [False] * len(forbidden)
            assert trial.state.numbers() == before
            play_on(trial, stream)
        assert not trial.step(0)
        ends.append(trial.state.numbers())
    assert ends[0] == ends[1]
    assert game.pending(trial.state) == 0


def many_ways(game: Game[Any], encoding: Encoding[Any]) -> Trial[Any]:
    """A game of greedy bots up to a decision with more ways of a cube than have an index."""
    box = BOXES[game.name]
    trial = Trial(encoding, MANY_WAYS)
    bots = [box.bot("greedy", game, MANY_WAYS * 64 + seat) for seat in range(game.players)]
    while not trial.mask()[encoding.actions.more]:
        trial.do(bots[trial.seat].choose(game.copy(trial.state), trial.seat))
    return trial


def test_further_ways_of_a_cube_are_on_the_next_page() -> None:
    game, encoding = encoded("steam", "eastern_us", 4, {"rules": "standard"})
    trial = many_ways(game, encoding)
    seat, before = trial.seat, trial.state.numbers()
    legal = actions_of(game.choices(trial.state, seat))
    assert trial.step(encoding.actions.more)
    assert (trial.seat, trial.state.numbers()) == (seat, before)
    further = allowed(trial.mask())
    assert [encoding.actions.action(index, 1) for index in further] == [
        action for action in legal if encoding.actions.page(action)
    ]
    expected = game.copy(trial.state)
    game.apply(expected, seat, encoding.actions.action(further[0], 1), Log())
    assert trial.step(further[0])
    assert trial.page == 0
    assert expected.numbers() == trial.state.numbers()
