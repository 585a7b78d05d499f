"""How fast other free game engines play, measured here and now: one JSON object on standard output.

Run under an environment that holds requirements.txt:

    python tools/peers/measure.py --seconds 1 --rounds 7

What is played. Uniformly random games from the start to the end the peer's own rules give: ask for the legal
actions, choose one uniformly, apply it, ask whether the game is over. Setting up each game is inside the clock.

  catanatron        four players, base map, to ten points or catanatron's own limit of 1000 turns
  python_chess      to mate, stalemate, dead position, 75 moves or fivefold repetition
  openspiel_<game>_python         maedn (two players) and hearts (four), each with default parameters, one call
                                  from Python per question and per action
  openspiel_<game>_evaluate_bots  pyspiel.evaluate_bots with the library's uniform random bots: one call from Python
                                  per game. Everything inside is C++, but the bots build a probability table for
                                  each choice, so it is not the fastest loop possible
  openspiel_<game>_cpp            openspiel_loop.cc, linked to the wheel's own library: the plainest C++ loop, whole
                                  rounds without Python. It needs a C++ compiler; without one it is null. This is
                                  OpenSpiel at its best, and the figure to quote as "its own C++ loop"

What is counted. A decision is one action by a player; `forced_share` is the part of them with a single legal action
(null where the loop cannot see it). A chance outcome is an explicit chance node of OpenSpiel (a card dealt, a die
rolled), sampled by its probabilities. It costs time but is no decision: `decisions_per_second` counts players only,
`steps_per_second` both. catanatron rolls dice and draws cards inside its actions; it and chess have no chance nodes.
All counts are exact, taken from the very games that were timed.

Why it is fair. CPU time of this process only; every peer gets one turn per round, so a slow spell of the machine
falls on all alike; figures are medians over rounds, `range` gives the extremes. Where a peer leaves a choice, the
faster way was taken: chess moves are generated once per position, catanatron does not validate again an action it
has just offered, choices cost one multiplication. A copy is what the peer offers for search, in mid-game, that is
after half the decisions of its mean game. chess copies its move stack too unless told otherwise; both are given.

Searches. OpenSpiel's own MCTS bot, which is C++ throughout, with one random game to the end for each simulation, from
the first decision with several legal actions and from the first one after half the decisions of a random game.

A peer that cannot be used is null under `peers` and has a one-line reason under `unavailable`.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

SEED = 1869
NO_LIMIT = 1 << 60
COPIES_PER_ROUND = 1000
GAMES_PER_BATCH = 64
OPENSPIEL_GAMES = ("maedn", "hearts")
MCTS_CURIOSITY = 2.0
MCTS_MEGABYTES = 1000
LOOP_SOURCE = Path(__file__).with_name("openspiel_loop.cc")


@dataclass
class Tally:
    """What was played within some CPU time; `forced` is None where single-option decisions go unseen."""

    games: int = 0
    decisions: int = 0
    forced: int | None = 0
    chance: int = 0
    seconds: float = 0.0


@dataclass
class Peer:
    """One engine in one setting: how to play for some seconds, and the ways it can copy a state."""

    package: str
    setting: str
    play_for: Callable[[float], Tally]
    copies: dict[str, Callable[[int], float]]
    """Name of the way of copying -> microseconds per copy after so many decisions."""
    rounds: list[Tally] = field(default_factory=list)
    copy_rounds: dict[str, list[float]] = field(default_factory=dict)


# Timing, common to all peers -----------------------------------------------------------------------------------


def play_games_for(seconds: float, start: Callable[[], Any], play: Callable[..., None]) -> Tally:
    """Plays whole games, driven from Python, until `seconds` of CPU time have gone."""
    tally = Tally()
    begin = process_time()
    while True:
        play(start(), tally, NO_LIMIT)
        tally.games += 1
        tally.seconds = process_time() - begin
        if tally.seconds >= seconds:
            return tally


def microseconds_per_copy(
    start: Callable[[], Any], play: Callable[..., None], copy: Callable[[Any], Any], decisions: int
) -> float:
    """The cost of copying a state reached after so many random decisions."""
    played = Tally()
    while played.decisions < decisions:  # a game that ended sooner does not do
        state, played = start(), Tally()
        play(state, played, decisions)
    begin = process_time()
    for _ in range(COPIES_PER_ROUND):
        copy(state)
    return (process_time() - begin) / COPIES_PER_ROUND * 1e6


def driven_from_python(
    package: str, setting: str, start: Callable[[], Any], play: Callable[..., None], copies: dict[str, Any]
) -> Peer:
    return Peer(
        package,
        setting,
        partial(play_games_for, start=start, play=play),
        {name: partial(microseconds_per_copy, start, play, copy) for name, copy in copies.items()},
    )


# catanatron ----------------------------------------------------------------------------------------------------


def catanatron_peer() -> Peer:
    catanatron = importlib.import_module("catanatron")
    turns_limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    rng = random.Random(SEED)

    def start() -> Any:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        return catanatron.Game(players, seed=rng.randrange(1, 1 << 32))

    def play(game: Any, tally: Tally, limit: int) -> None:
        state, rand, decisions, forced = game.state, rng.random, 0, 0
        while decisions < limit and game.winning_color() is None and state.num_turns < turns_limit:
            actions = state.playable_actions
            options = len(actions)
            game.execute(actions[int(rand() * options)], validate_action=False)
            decisions += 1
            forced += options == 1
        tally.decisions += decisions
        tally.forced += forced

    return driven_from_python("catanatron", "4 players, base map", start, play, {"copy": lambda game: game.copy()})


# python-chess --------------------------------------------------------------------------------------------------


def python_chess_peer() -> Peer:
    chess = importlib.import_module("chess")
    rand = random.Random(SEED).random

    def play(board: Any, tally: Tally, limit: int) -> None:
        decisions, forced = 0, 0
        while decisions < limit:
            moves = list(board.legal_moves)
            options = len(moves)
            if not options or board.is_insufficient_material():
                break
            if board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(moves[int(rand() * options)])
            decisions += 1
            forced += options == 1
        tally.decisions += decisions
        tally.forced += forced

    copies = {"copy": lambda board: board.copy(), "copy_without_stack": lambda board: board.copy(stack=False)}
    return driven_from_python("chess", "standard chess", chess.Board, play, copies)


# OpenSpiel -----------------------------------------------------------------------------------------------------


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The chance outcome whose share of the unit interval holds `point`."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def openspiel_python_peer(name: str) -> Peer:
    game = importlib.import_module("pyspiel").load_game(name)
    rand = random.Random(SEED).random

    def play(state: Any, tally: Tally, limit: int) -> None:
        decisions, forced, chance = 0, 0, 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), rand()))
                chance += 1
                continue
            actions = state.legal_actions()
            options = len(actions)
            state.apply_action(actions[int(rand() * options)])
            decisions += 1
            forced += options == 1
        tally.decisions += decisions
        tally.forced += forced
        tally.chance += chance

    copies = {"copy": lambda state: state.clone()}
    return driven_from_python("open_spiel", f"{name}, from Python", game.new_initial_state, play, copies)


def tally_histories(states: list[Any], chance_player: int, tally: Tally) -> None:
    """Counts what was played in finished games; outside the clock."""
    players = [step.player for state in states for step in state.full_history()]
    chance = players.count(chance_player)
    tally.games += len(states)
    tally.decisions += len(players) - chance
    tally.chance += chance


def openspiel_bots_peer(name: str) -> Peer:
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    bots = [pyspiel.make_uniform_random_bot(player, rng.getrandbits(31)) for player in range(game.num_players())]

    def play_for(seconds: float) -> Tally:
        tally = Tally(forced=None)
        while not tally.games or tally.seconds < seconds:
            seeds = [rng.getrandbits(31) for _ in range(GAMES_PER_BATCH)]
            begin = process_time()
            states = [game.new_initial_state() for _ in seeds]
            for state, seed in zip(states, seeds, strict=True):
                pyspiel.evaluate_bots(state, bots, seed)
            tally.seconds += process_time() - begin
            tally_histories(states, pyspiel.PlayerId.CHANCE, tally)
        return tally

    return Peer("open_spiel", f"{name}, evaluate_bots with C++ bots", play_for, {})


class LoopTally(ctypes.Structure):
    """The Tally of openspiel_loop.cc."""

    _fields_ = [(name, ctypes.c_double) for name in ("games", "decisions", "forced", "chance", "seconds")]


def compile_loop(pyspiel_library: Path, target: Path) -> None:
    """Compiles openspiel_loop.cc against the headers beside the installed pyspiel, linked to that very library."""
    root = pyspiel_library.parent
    headers = (root, root / "open_spiel/abseil-cpp", root / "open_spiel/json/include")
    compiler = os.environ.get("CXX", "g++")
    command = [compiler, "-O3", "-DNDEBUG", "-std=c++17", "-shared", "-fPIC", "-o", str(target), str(LOOP_SOURCE)]
    command += [f"-I{path}" for path in headers]
    command += [str(pyspiel_library), "-Wl,--no-undefined", "-Wl,--unresolved-symbols=ignore-in-shared-libs"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line or "undefined" in line]
        raise RuntimeError(f"{compiler} cannot compile {LOOP_SOURCE.name}: {(errors or ['no message'])[0]}")


@cache
def load_loop() -> Any:
    pyspiel_library = Path(importlib.import_module("pyspiel").__file__)
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "openspiel_loop.so"
        compile_loop(pyspiel_library, target)
        loop = ctypes.CDLL(str(target))
    loop.play_for.argtypes = [ctypes.c_char_p, ctypes.c_uint, ctypes.c_double, ctypes.POINTER(LoopTally)]
    loop.play_for.restype = None
    loop.copy_seconds.argtypes = [ctypes.c_char_p, ctypes.c_uint, ctypes.c_int, ctypes.c_int]
    loop.copy_seconds.restype = ctypes.c_double
    return loop


def openspiel_cpp_peer(name: str) -> Peer:
    loop = load_loop()
    rng = random.Random(SEED)

    def play_for(seconds: float) -> Tally:
        played = LoopTally()
        loop.play_for(name.encode(), rng.getrandbits(31), seconds, ctypes.byref(played))
        counts = (int(played.games), int(played.decisions), int(played.forced), int(played.chance))
        return Tally(*counts, seconds=played.seconds)

    def microseconds(decisions: int) -> float:
        copies = 10 * COPIES_PER_ROUND
        return loop.copy_seconds(name.encode(), rng.getrandbits(31), decisions, copies) / copies * 1e6

    return Peer("open_spiel", f"{name}, C++ loop", play_for, {"copy": microseconds})


def openspiel_decisions(game: Any, rng: random.Random) -> list[Any]:
    """The positions of a random game in which a player has several legal actions."""
    found, state = [], game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            found.append(state.clone())
        state.apply_action(rng.choice(actions))
    return found


def openspiel_searches(name: str, seconds: float) -> dict[str, float]:
    """Simulations a second of the library's MCTS bot, from the opening and from mid-game."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    positions = openspiel_decisions(game, random.Random(SEED))
    return {
        "opening": searches_per_second(pyspiel, game, positions[0], seconds),
        "middle": searches_per_second(pyspiel, game, positions[len(positions) // 2], seconds),
    }


def searches_per_second(pyspiel: Any, game: Any, state: Any, seconds: float) -> float:
    simulations = 100
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.MCTSBot(game, evaluator, MCTS_CURIOSITY, simulations, MCTS_MEGABYTES, False, SEED, False)
        begin = process_time()
        done = bot.mcts_search(state).explore_count
        spent = process_time() - begin
        if spent > seconds / 2:
            return done / spent
        simulations *= 2


# The run -------------------------------------------------------------------------------------------------------


def peer_builders() -> dict[str, Callable[[], Peer]]:
    builders: dict[str, Callable[[], Peer]] = {"catanatron": catanatron_peer, "python_chess": python_chess_peer}
    for game in OPENSPIEL_GAMES:
        builders[f"openspiel_{game}_python"] = partial(openspiel_python_peer, game)
        builders[f"openspiel_{game}_evaluate_bots"] = partial(openspiel_bots_peer, game)
        builders[f"openspiel_{game}_cpp"] = partial(openspiel_cpp_peer, game)
    return builders


def set_up(builders: dict[str, Callable[[], Peer]]) -> tuple[dict[str, Peer], dict[str, str]]:
    """The peers that can be used, each warmed up by a game, and for the others the reason why not."""
    peers, unavailable = {}, {}
    for name, build in builders.items():
        try:
            peer = build()
            peer.play_for(0.0)
            peers[name] = peer
        except Exception as problem:  # whatever is wrong with one peer must not stop the others
            unavailable[name] = f"{type(problem).__name__}: {problem}".splitlines()[0]
    return peers, unavailable


def play_rounds(peers: dict[str, Peer], seconds: float, rounds: int) -> None:
    """Gives every peer one turn in each round."""
    for number in range(1, rounds + 1):
        print(f"peers: round {number} of {rounds}", file=sys.stderr)
        for peer in peers.values():
            tally = peer.play_for(seconds)
            peer.rounds.append(tally)
            half_a_game = tally.decisions // tally.games // 2
            for name, copy in peer.copies.items():
                peer.copy_rounds.setdefault(name, []).append(copy(half_a_game))


def spread(values: list[float], digits: int) -> dict[str, Any]:
    shown = [round(value, digits) if digits else round(value) for value in sorted(values)]
    median = round(statistics.median(values), digits or None)
    return {"median": median, "range": [shown[0], shown[-1]]}


def report(peer: Peer) -> dict[str, Any]:
    games = sum(tally.games for tally in peer.rounds)
    decisions = sum(tally.decisions for tally in peer.rounds)
    chance = sum(tally.chance for tally in peer.rounds)
    forced = [tally.forced for tally in peer.rounds if tally.forced is not None]
    return {
        "package": f"{peer.package} {version(peer.package)}",
        "setting": peer.setting,
        "decisions_per_second": spread([tally.decisions / tally.seconds for tally in peer.rounds], 0),
        "steps_per_second": spread([(tally.decisions + tally.chance) / tally.seconds for tally in peer.rounds], 0),
        "games_per_second": spread([tally.games / tally.seconds for tally in peer.rounds], 2),
        "decisions_per_game": round(decisions / games, 1),
        "chance_outcomes_per_game": round(chance / games, 1),
        "forced_share": round(sum(forced) / decisions, 3) if forced else None,
        "copy_microseconds": {name: spread(values, 2) for name, values in peer.copy_rounds.items()} or None,
        "games_played": games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure peer engines at uniformly random play.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per peer and round")
    parser.add_argument("--rounds", type=int, default=7, help="rounds; the figures are medians over them")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    builders = peer_builders()
    peers, unavailable = set_up(builders)
    play_rounds(peers, options.seconds, options.rounds)
    result = {
        "python": platform.python_version(),
        "seconds": options.seconds,
        "rounds": options.rounds,
        "peers": {name: report(peers[name]) if name in peers else None for name in builders},
        "searches": {
            f"openspiel_{name}_mcts": openspiel_searches(name, options.seconds)
            for name in OPENSPIEL_GAMES
            if f"openspiel_{name}_python" in peers
        },
        "unavailable": unavailable,
    }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
