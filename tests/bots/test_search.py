"""The search bot of every game: lawful, reproducible, within its budget, and without knowledge that its seat has not."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest

from goldenspike.bots.levels import EXPERT, LEVELS, STRONG
from goldenspike.bots.search import Search
from goldenspike.bots.tree import CAN_FORK
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, first_seat
from goldenspike.shelf import BOXES, box_of

SEARCHED = [name for name, box in BOXES.items() if box.mind is not None]
SIMULATIONS = 6


def games_of(name: str) -> list[tuple[Game[Any], str]]:
    """The fewest players and every set of rules on its own, as random play soon ends them."""
    offer = box_of(name).offer
    tried: dict[str, Game[Any]] = {}
    for players, options in offer.trials():
        game = offer.set_up(players, options)
        if players == max(3, offer.fewest):
            tried.setdefault(game.options, game)
    return [(game, f"{name} {options}") for options, game in itertools.islice(tried.items(), 2)]


GAMES = [pytest.param(game, id=label) for name in SEARCHED for game, label in games_of(name)]


def search(game: Game[Any], seed: int = 3, **budget: Any) -> Search[Any]:
    mind = box_of(game.name).mind
    assert mind is not None
    return Search(game, mind(game, seed), seed, **(budget or {"simulations": SIMULATIONS}))


def positions(game: Game[Any], seed: int, every: int) -> list[tuple[Any, int]]:
    """Positions of a game of steady bots in which a seat has something to choose, now and then one of them."""
    state, stream, silence = game.start(Log()), Stream(seed), Log()
    bots = [box_of(game.name).bot("steady", game, seed + seat) for seat in range(game.players)]
    found, met = [], 0
    while (waiting := game.pending(state)) and len(found) < 8:
        seat = int(first_seat(waiting))
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            choices = game.choices(state, seat)
            met += len(choices) > 1
            if len(choices) > 1 and met % every == 0:
                found.append((game.copy(state), seat))
            action = bots[seat].choose(game.determinize(state, seat, stream.below(1000)), seat)
        game.apply(state, seat, action, silence)
    return found


@pytest.mark.parametrize("level", [STRONG, EXPERT])
@pytest.mark.parametrize("game", GAMES)
def test_plans_are_lawful_and_the_same_again_whatever_is_hidden(game: Game[Any], level: str) -> None:
    spec = f"{level}:simulations={SIMULATIONS}:cores=1"
    for state, seat in positions(game, seed=5, every=9):
        plan, again = (box_of(game.name).bot(spec, game, 3).plan(game.determinize(state, seat, luck), seat) for luck in (1, 2))
        assert plan == again, "what is hidden from the seat must not tell"
        twin = game.copy(state)
        for action in plan:
            assert game.check(twin, seat, action) is None
            game.apply(twin, seat, action, Log())


@pytest.mark.parametrize("game", GAMES)
def test_every_plan_that_is_worth_a_look_is_lawful_and_there_is_one_of_each(game: Game[Any]) -> None:
    mind = box_of(game.name).mind
    assert mind is not None
    for state, seat in positions(game, seed=8, every=7):
        plans = mind(game, 1).plans(game.copy(state), seat)
        assert plans
        assert len({tuple(plan) for plan in plans}) == len(plans)
        assert [plan for plan in plans if game.check(state, seat, plan[0]) is not None] == []


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one(game: Game[Any]) -> None:
    mind = box_of(game.name).mind
    assert mind is not None
    for state, _ in positions(game, seed=2, every=11):
        chances = mind(game, 1).chances(state)
        assert len(chances) == game.players
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0


def first_decision(game: Game[Any]) -> tuple[Any, int]:
    """A position in which there are several plans."""
    mind = box_of(game.name).mind
    assert mind is not None
    return next((state, seat) for state, seat in positions(game, 5, 5) if len(mind(game, 1).plans(game.copy(state), seat)) > 2)


@pytest.mark.parametrize("game", GAMES[:1])
def test_a_budget_of_simulations_is_kept(game: Game[Any]) -> None:
    state, seat = first_decision(game)
    root = search(game, simulations=40).explore(state, seat)
    assert 0 < root.visits <= 40
    assert sum(child.visits for child in root.children) == root.visits


@pytest.mark.parametrize("game", GAMES[:1])
def test_a_budget_of_time_is_kept(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a tenth of a second whenever it is looked at, which is every eight simulations."""
    clock = itertools.count()
    monkeypatch.setattr(time, "process_time", lambda: next(clock) / 10)
    state, seat = first_decision(game)
    assert search(game, seconds=0.45).explore(state, seat).visits <= 5 * 8


@pytest.mark.parametrize("game", GAMES[:1])
def test_the_tree_is_kept_where_everybody_does_what_was_foreseen(game: Game[Any]) -> None:
    """The bot decides, the others do what it thought most likely, and at its next decision it knows something already."""
    kept = 0
    for state, seat in positions(game, seed=5, every=5):
        bot = search(game, simulations=120)
        for action in bot.plan(game.copy(state), seat):
            game.apply(state, seat, action, Log())
        node = bot.kept
        while node is not None and node.children and node.seat not in (seat, CHANCE):
            liked = max(node.children, key=lambda child: child.visits)
            if game.pending(state) == 0 or first_seat(game.pending(state)) != node.seat:
                break
            for action in liked.plan:
                game.apply(state, node.seat, action, Log())
            node = liked
        if game.pending(state) and first_seat(game.pending(state)) == seat and len(game.choices(state, seat)) > 1:
            kept += bot.explore(state, seat).visits > 120
    assert kept, "nothing was ever known again"


@pytest.mark.skipif(not CAN_FORK, reason="one core only on this system")
@pytest.mark.parametrize("game", GAMES[:1])
def test_several_cores_look_at_more_and_agree_on_one_plan(game: Game[Any]) -> None:
    state, seat = first_decision(game)
    alone = search(game, simulations=30).explore(game.copy(state), seat)
    together = search(game, simulations=30, cores=3).explore(game.copy(state), seat)
    assert sum(child.visits for child in together.children) > 2 * alone.visits
    assert search(game, simulations=30, cores=3).plan(state, seat)


@pytest.mark.parametrize("name", SEARCHED)
def test_every_level_plays_a_lawful_game(name: str) -> None:
    offer = box_of(name).offer
    players, options = offer.trials()[0]
    game = offer.set_up(players, options)
    specs = [level + (":simulations=2:cores=1" if level in ("strong", "expert") else "") for level in LEVELS]
    bots = [box_of(name).bot(specs[(seat + 1) % len(specs)], game, seat) for seat in range(players)]
    state, stream = game.start(Log()), Stream(4)
    for _ in range(400):
        if not game.pending(state):
            break
        seat = int(first_seat(game.pending(state)))
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            action = bots[seat].choose(game.determinize(state, seat, 1), seat)
            assert game.check(state, seat, action) is None
        game.apply(state, seat, action, Log())
