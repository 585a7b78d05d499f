"""Our engine's speed in one process: random play, copies and plain UCT, by CPU time, as one JSON object.

Random play takes a legal action at random (`Phase.at_random`) and applies it, to the end of the game; only players' decisions
count, forced ones (a single legal action) among them, as they do for the peers. Copies are of a position half-way through.
UCT runs from the opening, each simulation a whole game. The search of the game's own levels runs from the first decision that
has several plans, and from the middle one of a game of quick answers; each of its simulations ends at the next stage.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from goldenspike.bots.mind import Mind
from goldenspike.bots.playout import Playout
from goldenspike.bots.search import Search
from goldenspike.bots.uct import Uct
from goldenspike.box import Box
from goldenspike.kernel import core
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Game, Log, first_seat
from goldenspike.shelf import BOXES

PLAYERS = 4


def random_play(game: Game[Any], seconds: float) -> dict[str, float]:
    playout = Playout(game, 1)
    games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        playout.run(game.start(playout.silence))
        games += 1
    return {
        "games_per_second": games / spent,
        "decisions_per_second": playout.decisions / spent,
        "decisions_per_game": playout.decisions / games,
    }


def half_way(game: Game[Any]) -> tuple[Any, float]:
    """A position half-way through a random game, and the part of that game's decisions that were forced."""
    positions = []
    forced = decisions = 0
    state, stream, log = game.start(Log()), Stream(7), Log()
    while waiting := game.pending(state):
        positions.append(game.copy(state))
        seat = first_seat(waiting)
        choices = game.choices(state, seat)
        decisions += seat != CHANCE
        forced += seat != CHANCE and len(choices) == 1 and choices[0].first == choices[0].last
        game.apply(state, seat, stream.draw(choices) if seat == CHANCE else stream.pick(choices), log)
    return positions[len(positions) // 2], forced / decisions


def copies(game: Game[Any], state: Any, seconds: float) -> float:
    """Microseconds for one copy."""
    made = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(1000):
            game.copy(state)
        made += 1000
    return spent / made * 1e6


def uct(game: Game[Any], seconds: float) -> float:
    """Simulations a second from the opening, for about so many seconds."""
    simulations = 50
    while True:
        state = game.start(Log())
        bot = Uct(game, 1, simulations)
        started = time.process_time()
        bot.choose(state, first_seat(game.pending(state)))
        spent = time.process_time() - started
        if spent > seconds / 2:
            return simulations / spent
        simulations *= 2


def decisions_with_plans(game: Game[Any], mind: Mind[Any]) -> list[Any]:
    """The positions of a game of quick answers in which a seat has several plans."""
    found = []
    state, stream, log = game.start(Log()), Stream(7), Log()
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        if seat == CHANCE:
            game.apply(state, seat, stream.draw(game.choices(state, seat)), log)
            continue
        if len(mind.plans(game.copy(state), seat)) > 1:
            found.append(game.copy(state))
        game.apply(state, seat, mind.answer(state, seat), log)
    return found


def search(game: Game[Any], mind: Mind[Any], state: Any, seconds: float) -> float:
    """Simulations a second of a search for about so many seconds."""
    bot = Search(game, mind, 1, seconds=seconds)
    started = time.process_time()
    root = bot.explore(state, first_seat(game.pending(state)))
    return sum(child.visits for child in root.children) / (time.process_time() - started)


def searches(box: Box[Any], game: Game[Any], seconds: float) -> dict[str, float]:
    """Simulations a second of the game's own search, where it has one, from the opening and from mid-game."""
    if box.mind is None:
        return {}
    mind = box.mind(game, 1)
    positions = decisions_with_plans(game, mind)
    return {
        "search_opening": search(game, mind, positions[0], seconds),
        "search_middle": search(game, mind, positions[len(positions) // 2], seconds),
    }


def measure(box: Box[Any], game: Game[Any], seconds: float) -> dict[str, float]:
    state, forced = half_way(game)
    return {
        **random_play(game, seconds),
        "forced_share": forced,
        "copy_microseconds": copies(game, state, seconds / 4),
        "uct_simulations_per_second": uct(game, seconds),
        **searches(box, game, seconds),
    }


def tables() -> Iterator[tuple[str, Box[Any], Game[Any]]]:
    """Every game, with each of its rule sets on each of its boards where it has several."""
    for name, box in BOXES.items():
        offer = box.offer
        for rules in offer.options.get("rules", [""]):
            options = {**offer.trials()[0][1], **({"rules": rules} if rules else {})}
            for board, path in offer.boards.items():
                words = [name, rules, board if len(offer.boards) > 1 else ""]
                yield " ".join(word for word in words if word), box, offer.set_up(PLAYERS, options, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    figures = {name: measure(box, game, seconds) for name, box, game in tables()}
    print(json.dumps({"compiled": not str(core.__file__).endswith(".py"), "games": figures}))


if __name__ == "__main__":
    main()
