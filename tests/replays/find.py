"""Finds the recorded games of Steel Driver: plays by habit and seed until a game shows what its name says.

`python -m tests.replays.find` writes every record anew, with scores and transcripts, after a change of rules or board.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from goldenspike.arena.match import play as play_bots
from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.actions import pass_
from goldenspike.games.steel_driver.rules.game import AUCTION
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER, Fact, Game, Journal, Log, Result, first_seat
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import dumps, header_of, loads, replay
from goldenspike.shelf import BOXES, box_of

HERE = Path(__file__).parent
Moves = list[tuple[int, int]]


class Played:
    """A recorded game played over again, with all that its log tells."""

    def __init__(self, game: Game[Any], moves: Moves) -> None:
        self.game = game
        self.journal = Journal()
        self.state = position_after(game, moves, self.journal)

    def told(self, event: object) -> list[Fact]:
        return [fact for fact in self.journal.facts if fact.event is event]

    def result(self) -> Result:
        return self.game.result(self.state)

    def level(self) -> list[int]:
        scores = self.result().scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def shares_of(self, company: int) -> int:
        return sum(list(self.state.shares)[company::6])

    def sold_by_turn(self) -> list[int]:
        """How many companies were sold in each turn."""
        sold: list[int] = []
        for fact in self.journal.facts:
            if fact.event is events.CUBES_TAKEN:
                sold.append(0)
            elif fact.event is events.CONTROL_WON:
                sold[-1] += 1
        return sold

    def link_partners(self) -> int:
        return len(self.told(events.LINK_SHARED))

    def fewest_companies(self) -> int:
        """The fewest companies whose track, together, joined the two ends when the link was completed."""
        links = self._links_at_the_link()
        board = self.game.board  # type: ignore[attr-defined]
        for size in range(1, 7):
            for companies in range(64):
                if bin(companies).count("1") == size:
                    pairs = [(a, b) for company, a, b in links if companies >> company & 1]
                    joined = {board.east}
                    for _ in pairs:
                        joined |= {end for pair in pairs if joined & set(pair) for end in pair}
                    if board.west in joined:
                        return size
        return 0

    def _links_at_the_link(self) -> list[tuple[int, int, int]]:
        links = []
        for fact in self.journal.facts:
            if fact.event is events.BUILT:
                links.append((fact.values[0], fact.values[1], fact.values[2]))
            if fact.event is events.LINK_COMPLETED:
                return links
        return []


def random_play(game: Game[Any], seed: int, passing: int) -> Moves:
    """Random play in which the Active Player marker is passed on `passing` times out of a hundred."""
    stream, state, moves = Stream(seed), game.start(Log()), []
    while state.phase != OVER:
        seat = first_seat(game.pending(state))
        action = stream.pick(game.choices(state, seat))
        if state.phase == AUCTION and state.auctioned == -1 and stream.below(100) < passing:
            action = pass_()
        moves.append((seat, action))
        game.apply(state, seat, action, Log())
    return moves


def traded(played: Played) -> bool:
    """Something was sold in every turn and the ends were joined: a game like most."""
    return min(played.sold_by_turn()) > 1 and bool(played.told(events.LINK_COMPLETED))


def link_paid_nobody(played: Played) -> bool:
    """Ruling [15]: a company in the link had no controller in that turn."""
    controlled: set[int] = set()
    for fact in played.journal.facts:
        if fact.event is events.TURN_ENDED:
            controlled = set()
        elif fact.event is events.CONTROL_WON:
            controlled.add(fact.values[1])
        elif fact.event is events.LINK_SHARED and fact.values[0] not in controlled:
            return True
    return False


def completes(played: Played) -> bool:
    return bool(played.told(events.LINK_COMPLETED))


ODDITIES: dict[str, tuple[int, int, Callable[[Played], bool]]] = {
    "three_players": (3, 0, traded),
    "four_players": (4, 0, traded),
    "five_players": (5, 0, traded),
    "six_players": (6, 0, traded),
    "shared_victory": (3, 70, lambda played: len(played.result().winners) > 1 and min(played.result().scores) > 0),
    "tie_broken_by_goods": (4, 60, lambda played: len(played.level()) > len(played.result().winners) == 1),
    "company_never_sold": (
        5,
        70,
        lambda played: sum(played.sold_by_turn()) > 9 and any(not played.shares_of(c) for c in range(6)),
    ),
    "everybody_passes_in_a_turn": (4, 60, lambda played: 0 in played.sold_by_turn()[1:4] and sum(played.sold_by_turn()) > 9),
    "no_transcontinental_link": (6, 0, lambda played: not completes(played) and sum(played.sold_by_turn()) > 20),
    "link_with_level_chains": (3, 0, lambda played: played.link_partners() >= played.fewest_companies() > 1),
    "link_by_one_company": (3, 40, lambda played: completes(played) and played.link_partners() == 0),
    "link_of_an_uncontrolled_company": (4, 45, link_paid_nobody),
    "nothing_happens": (6, 100, lambda played: played.level() == [0, 1, 2, 3, 4, 5]),
    "greedy_bots": (4, 0, completes),
}
"""By name: the number of players, how often the marker is passed on, and what the game must show."""
TRANSCRIPTS = ["tie_broken_by_goods", "link_with_level_chains"]


def transcript(played: Played) -> str:
    """The whole game as its English log, turn by turn."""
    names = [f"Seat {seat}" for seat in range(1, played.game.players + 1)]
    speaker = box_of(played.game.name).speaker(played.game, "en", names)
    lines: list[str] = []
    for fact in played.journal.facts:
        lines += [""] if fact.event is events.CUBES_TAKEN and lines else []
        lines.append(speaker.fact(fact))
    return "\n".join(lines) + "\n"


def score_line(name: str, result: Result) -> str:
    scores = " ".join(map(str, result.scores))
    return f"{name}: {scores}, won by {' '.join(str(seat + 1) for seat in result.winners)}"


def find(name: str) -> tuple[Game[Any], Moves]:
    players, passing, shows = ODDITIES[name]
    game = BOXES["steel_driver"].offer.set_up(players, {})
    for seed in range(1, 40_000):
        moves = play_bots(game, ["greedy"] * players, seed).moves if name == "greedy_bots" else random_play(game, seed, passing)
        if shows(Played(game, moves)):
            return game, moves
    raise LookupError(name)


def read(name: str) -> Played:
    text = (HERE / f"{name}.record").read_text()
    game = BOXES["steel_driver"].offer.set_up(ODDITIES[name][0], {})
    return Played(game, replay(game, loads(text)))


def main() -> None:
    scores = []
    for name in ODDITIES:
        game, moves = find(name)
        seats = ["bot:greedy" if name == "greedy_bots" else "bot:random"] * game.players
        (HERE / f"{name}.record").write_text(dumps(game, header_of(game, seats), moves))
        played = Played(game, moves)
        scores.append(score_line(name, played.result()))
        if name in TRANSCRIPTS:
            (HERE / f"{name}.txt").write_text(transcript(played))
        print(scores[-1])
    (HERE / "scores.txt").write_text("\n".join(scores) + "\n")


if __name__ == "__main__":
    main()
