"""Finds the recorded games of Steel & Steam: seed after seed, until a game shows what its name says.

`python -m tests.replays.steel_and_steam.find` writes every record anew, with scores, after a change of rules, board or deck.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, OVER, Game, Journal, Log, Result, first_seat
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import dumps, header_of, loads, replay
from goldenspike.shelf import BOXES, box_of

HERE = Path(__file__).parent
Moves = list[tuple[int, int]]
BY_CHANCE = (sequence.BUSINESS, sequence.TAKEOVER, sequence.PAYMENT)
"""Here a careless player does anything; elsewhere one decision in ten."""

ODDITIES: dict[str, tuple[int, str, dict[str, str], list[str]]] = {
    "short_game": (3, "greedy", {}, ["LAST_DEED_SOLD", "UPGRADED"]),
    "long_game": (6, "greedy", {"length": "long"}, ["HOME_RICH", "ESTABLISHED"]),
    "victory_card": (4, "greedy", {"length": "experimental", "victory_cards": "secret"}, ["VICTORY_CARD_MET"]),
    "swapped_card": (3, "careless", {"length": "experimental", "limit": "5"}, ["SWAPPED"]),
    "turn_limit": (5, "careless", {"limit": "5"}, ["LIMIT_REACHED"]),
    "takeover": (3, "careless", {"limit": "20"}, ["TAKEN_OVER"]),
    "takeover_fails": (3, "careless", {"limit": "20"}, ["TAKEOVER_FAILED"]),
    "grandfathered": (3, "careless", {"limit": "10"}, ["GRANDFATHERED", "GRANDFATHERING_ENDED"]),
    "forced_payment": (3, "careless", {"limit": "15"}, ["MUST_RAISE", "INTEREST_GIVEN_UP"]),
    "forgiven": (3, "careless", {"limit": "15"}, ["FORGIVEN"]),
    "great_depression": (4, "careless", {"economy": "depression", "limit": "20"}, ["DEPRESSION_BEGUN", "DEPRESSION_ENDED"]),
    "catastrophe": (3, "random", {"limit": "15"}, ["CATASTROPHE", "BROKE_DOWN"]),
    "ferry_and_yard": (3, "careless", {"yards": "yes", "limit": "15"}, ["CARRIED_OVER", "YARD_BUILT"]),
    "barrelhead": (
        4,
        "careless",
        {"fees": "barrelhead", "economy": "fluctuating", "limit": "10"},
        ["PAID_AT_ONCE", "FEE_TO_OWNER"],
    ),
    "same_city": (3, "careless", {"limit": "10"}, ["SAME_CITY"]),
}


class Played:
    """A recorded game played over again, with all that its log tells."""

    def __init__(self, game: Game[Any], moves: Moves) -> None:
        self.game = game
        self.journal = Journal()
        self.state = position_after(game, moves, self.journal)

    def told(self) -> set[str]:
        return {fact.event.key.removeprefix("event-") for fact in self.journal.facts}

    def result(self) -> Result:
        return self.game.result(self.state)


def play(game: Game[Any], habit: str, seed: int) -> Moves:
    """A game between greedy, careless or random players."""
    stream, log = Stream(seed), Log()
    bots = [box_of(game.name).bot("greedy", game, seed * 64 + seat) for seat in range(game.players)]
    state = game.start(log)
    moves: Moves = []
    while state.phase != OVER:
        seat = first_seat(game.pending(state))
        choices = game.choices(state, seat)
        careless = habit == "random" or (habit == "careless" and (state.phase in BY_CHANCE or stream.below(10) == 0))
        if seat == CHANCE:
            action = stream.draw(choices)
        else:
            action = stream.pick(choices) if careless else bots[seat].choose(game.copy(state), seat)
        moves.append((seat, action))
        game.apply(state, seat, action, log)
    return moves


def set_up(name: str) -> Game[Any]:
    players, _, options, _ = ODDITIES[name]
    return BOXES["steel_and_steam"].offer.set_up(players, options)


def find(name: str) -> Moves:
    _, habit, _, wanted = ODDITIES[name]
    game = set_up(name)
    for seed in range(1, 400):
        moves = play(game, habit, seed)
        if set(wanted) <= Played(game, moves).told():
            return moves
    raise LookupError(f"no game found that shows {name}")


def read(name: str) -> Played:
    game = set_up(name)
    return Played(game, replay(game, loads((HERE / f"{name}.record").read_text("utf-8"))))


def score_line(name: str, result: Result) -> str:
    scores = " ".join(str(score) for score in result.scores)
    return f"{name}: {scores}, won by {' '.join(str(seat + 1) for seat in result.winners)}"


def main(names: list[str]) -> None:
    """Write the named records, or all; the scores are those of all there are."""
    for name in names or list(ODDITIES):
        players, habit, _, _ = ODDITIES[name]
        game = set_up(name)
        header = header_of(game, [f"bot:{habit}"] * players)
        (HERE / f"{name}.record").write_text(dumps(game, header, find(name)), "utf-8")
        print(score_line(name, read(name).result()), flush=True)
    lines = [score_line(name, read(name).result()) for name in ODDITIES]
    (HERE / "scores.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
