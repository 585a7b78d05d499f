"""Recorded games of Steam and Steam Barons: which there are, and how they are found again when a map has changed.

`python -m tests.replays.hex_games.find` writes every record and the scores anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from goldenspike.arena.match import play
from goldenspike.kernel.core import Game, Journal, Log, Result
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import dumps, header_of
from goldenspike.shelf import BOXES

HERE = Path(__file__).parent
MOST_SEEDS = 400
Told = dict[str, int]
Shows = Callable[[Told, Result], bool]


def tells(key: str) -> Shows:
    return lambda told, result: told.get(key, 0) > 0


def never(key: str) -> Shows:
    return lambda told, result: key not in told


def shared(told: Told, result: Result) -> bool:
    return len(result.winners) > 1


def always(told: Told, result: Result) -> bool:
    return True


ODDITIES: dict[str, tuple[str, str, str, list[str], Shows]] = {
    "base_greedy": ("steam", "rules=base", "northern_england", ["greedy"] * 3, always),
    "base_everybody_bankrupt": ("steam", "rules=base", "eastern_us", ["random"] * 4, shared),
    "base_new_city": ("steam", "rules=base", "northern_england", ["random"] * 6, tells("URBANIZED")),
    "base_city_growth": ("steam", "rules=base", "eastern_us", ["random"] * 5, tells("CITY_GROWN")),
    "base_links_lost": ("steam", "rules=base", "eastern_us", ["greedy", "random", "random"], tells("LINKS_LOST")),
    "base_cities_connected": ("steam", "rules=base", "eastern_us", ["random"] * 6, tells("CITIES_CONNECTED")),
    "standard_greedy": ("steam", "rules=standard", "eastern_us", ["greedy"] * 3, tells("DELIVERED")),
    "standard_stays_in": ("steam", "rules=standard", "northern_england", ["random"] * 5, tells("STAYS_IN")),
    "standard_debt": ("steam", "rules=standard", "northern_england", ["greedy", "random", "random"], tells("DEBT_COVERED")),
    "standard_new_city": ("steam", "rules=standard", "eastern_us", ["random"] * 4, tells("URBANIZED")),
    "standard_six_players": ("steam", "rules=standard", "northern_england", ["random"] * 6, tells("BID")),
    "standard_improved": ("steam", "rules=standard", "eastern_us", ["random"] * 3, tells("IMPROVED")),
    "barons_greedy": ("steam_barons", "", "northern_england", ["greedy"] * 3, tells("BONUS_PAID")),
    "barons_bankrupt": ("steam_barons", "", "eastern_us", ["greedy"] * 4, tells("WENT_BANKRUPT")),
    "barons_nobody_bankrupt": ("steam_barons", "", "northern_england", ["greedy"] * 2, never("WENT_BANKRUPT")),
    "barons_shared_victory": ("steam_barons", "", "northern_england", ["random"] * 6, shared),
    "barons_no_bid": ("steam_barons", "", "eastern_us", ["random"] * 2, tells("NO_BID")),
    "barons_sealed_sales": ("steam_barons", "", "northern_england", ["random"] * 5, tells("SALE_SEALED")),
}


def game_of(name: str) -> Game[Any]:
    kind, options, board, bots, _ = ODDITIES[name]
    offer = BOXES[kind].offer
    return offer.set_up(len(bots), dict([options.split("=")]) if options else {}, offer.boards[board])


def course(game: Game[Any], moves: list[tuple[int, int]]) -> tuple[Told, Any]:
    """What was told in a game, and how often; and its last position."""
    journal = Journal()
    state = position_after(game, moves, journal)
    told: Told = {}
    for fact in journal.facts:
        key = fact.event.key.removeprefix("event-")
        told[key] = told.get(key, 0) + 1
    return told, state


def score_line(name: str, result: Result) -> str:
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"{name}: {' '.join(map(str, result.scores))}, won by {winners}"


def find(name: str) -> str:
    """Write the first game that shows what its name says; its line in the scores."""
    game = game_of(name)
    bots, shows = ODDITIES[name][3:]
    for seed in range(MOST_SEEDS):
        played = play(game, bots, seed, Log())
        if shows(course(game, played.moves)[0], played.result):
            header = header_of(game, [f"bot:{bot}" for bot in bots])
            (HERE / f"{name}.record").write_text(dumps(game, header, played.moves))
            return score_line(name, played.result)
    raise LookupError(name)


if __name__ == "__main__":
    (HERE / "scores.txt").write_text("\n".join(find(name) for name in ODDITIES) + "\n")
