"""Recorded games: what is looked for in one, and a game played over again with all that its log tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from goldenspike.arena.match import play
from goldenspike.kernel.core import Fact, Game, Journal, Result, Rule, Wording
from goldenspike.kernel.record import loads, replay
from goldenspike.shelf import BOXES, game_of_record

HERE = Path(__file__).parent
Moves = list[tuple[int, int]]


class Played:
    """A game played over again."""

    def __init__(self, game: Game[Any], moves: Moves) -> None:
        self.game = game
        self.journal = Journal()
        self.state = game.start(self.journal)
        for seat, action in moves:
            game.apply(self.state, seat, action, self.journal)

    def told(self, event: Wording) -> list[Fact]:
        return [fact for fact in self.journal.facts if fact.event is event]

    def result(self) -> Result:
        return self.game.result(self.state)


@dataclass(frozen=True)
class Oddity:
    """What a recorded game shows, who plays it, and which seeds are tried until it is shown; with an event that begins a
    paragraph, the game is also kept as its English log.
    """

    shows: Callable[[Played], bool]
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""
    plays: Callable[[Game[Any], list[str], int], Moves] = lambda game, seats, seed: play(game, seats, seed).moves
    seeds: range = range(1, 400)
    paragraph: Wording | None = None

    def set_up(self, title: str) -> Game[Any]:
        offer = BOXES[title].offer
        return offer.set_up(len(self.seats), self.options, offer.boards.get(self.board))


def tells(*events: Wording) -> Callable[[Played], bool]:
    return lambda played: all(played.told(event) for event in events)


def oddities(title: str) -> dict[str, Oddity]:
    """The recorded games of a title, by name."""
    found: dict[str, Oddity] = import_module(f"tests.replays.{title}.oddities").ODDITIES
    return found


def record_of(title: str, name: str) -> Path:
    return HERE / title / f"{name}.record"


def played(title: str, name: str) -> Played:
    record = loads(record_of(title, name).read_text("utf-8"))
    game = game_of_record(record)
    return Played(game, replay(game, record))


def rules_told(title: str, *names: str) -> set[Rule | None]:
    """The rules under which anything is told in recorded games."""
    return {fact.event.rule for name in names for fact in played(title, name).journal.facts}


def transcript(game: Played, paragraph: Wording) -> str:
    """The whole game as its English log."""
    names = [f"Seat {seat}" for seat in range(1, game.game.players + 1)]
    speaker = BOXES[game.game.name].speaker(game.game, "en", names)
    lines: list[str] = []
    for fact in game.journal.facts:
        lines += [""] if fact.event is paragraph and lines else []
        lines.append(speaker.fact(fact))
    return "\n".join(lines) + "\n"


def score_line(name: str, result: Result) -> str:
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"{name}: {' '.join(map(str, result.scores))}, won by {winners}"
