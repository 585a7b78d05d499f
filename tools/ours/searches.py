"""The two searches a player waits for: every delivery of every cube (Steam, Steam Barons) and every end of a locomotive's turn
(Steel & Steam). Each is timed by CPU time at every such decision of games between greedy bots, to the last turn; deliveries also
with far more cubes than there are, ends also highballing with the best engine."""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.board.rails import MOST_MPS
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.running.routes import RouteSearch
from goldenspike.kernel import core
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Log, first_seat
from goldenspike.parts.hex.goods import COLOUR_COUNT, CUBE_BITS
from goldenspike.shelf import BOXES, box_of

PLAYERS = 6
Times = dict[str, list[float]]


def clocked(search: Callable[[], object]) -> float:
    """Milliseconds of CPU time."""
    started = time.process_time()
    search()
    return (time.process_time() - started) * 1e3


def look(name: str, game: Any, state: Any, seat: int, times: Times) -> None:
    """Time the search that this decision asks for, if it asks for one."""
    if not isinstance(game, SteelAndSteam):
        taken = clocked(lambda: game.choices(state, seat))
        if any(game.wording(choice.first).key == "choice-move" for choice in game.choices(state, seat)):
            times[f"{name}, all deliveries"].append(taken)
            full = game.copy(state)
            for place in range(len(full.cubes)):
                full.cubes[place] = sum(1 << CUBE_BITS * colour for colour in range(COLOUR_COUNT))
            times[f"{name}, a cube of every colour everywhere"].append(clocked(lambda: game.choices(full, seat)))
    elif state.phase == sequence.RUNNING and state.spent == 0 and state.highballing == 0:
        search = RouteSearch(game.rails, game.fees)
        times[f"{name}, ends of a turn"].append(clocked(lambda: search.search(state, seat, state.mps)))
        times[f"{name}, highballing {MOST_MPS} MPs"].append(clocked(lambda: search.search(state, seat, MOST_MPS, True)))


def play(name: str, game: Any, seed: int, times: Times) -> None:
    stream, log = Stream(seed), Log()
    bots = [box_of(game.name).bot("greedy", game, seed * 64 + seat) for seat in range(game.players)]
    state = game.start(log)
    while waiting := game.pending(state):
        seat = first_seat(waiting)
        if seat == CHANCE:
            action = stream.draw(game.choices(state, seat))
        else:
            look(name, game, state, seat, times)
            action = bots[seat].choose(state, seat)
        game.apply(state, seat, action, log)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="of every game and rule set")
    games = parser.parse_args().games
    times: Times = defaultdict(list)
    for name, offer in BOXES.items():
        for rules in offer.options.get("rules", [""]) if name != "steel_driver" else []:
            for board, path in offer.boards.items():
                set_up = offer.set_up(PLAYERS, {"rules": rules} if rules else {}, path)
                for seed in range(games):
                    play(" ".join(word for word in (name, rules, board) if word), set_up, seed, times)
    print("interpreted" if str(core.__file__).endswith(".py") else "compiled")
    for what, taken in times.items():
        late = quantiles(taken, n=100)[98]
        figures = f"median {median(taken):.2f} ms, 99 % within {late:.2f} ms, slowest {max(taken):.2f} ms"
        print(f"{what}: {len(taken)} searches, {figures}")


if __name__ == "__main__":
    main()
