"""Steam and Steam Barons on every map, and players for their tests: one plays anything, one is careful with money."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.market import Market, load_market
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import CHANCE, Choice, Game, Journal, Log
from goldenspike.kernel.course import position_after
from goldenspike.kernel.record import loads, replay
from goldenspike.parts.hex.map import HexMap, load_map
from goldenspike.shelf import game_of_record
from tests.parts.hex_positions import MAPS, port_map

RECORDS = Path(__file__).parents[1] / "replays" / "hex_games"
MAP_NAMES = ["northern_england", "eastern_us", "coast"]


@cache
def map_named(name: str) -> HexMap:
    return port_map() if name == "coast" else load_map(MAPS / f"{name}.map")


@cache
def market() -> Market:
    return load_market()


@cache
def steam(name: str, players: int, rules: str) -> Steam:
    return Steam(map_named(name), players, rules)


@cache
def barons(name: str, players: int) -> SteamBarons:
    return SteamBarons(map_named(name), market(), players)


def game_named(name: str) -> Game[Any]:
    """`base northern_england 3`, `standard eastern_us 6` or `barons coast 2`."""
    kind, board, players = name.split()
    return barons(board, int(players)) if kind == "barons" else steam(board, int(players), kind)


ALL_GAMES = [f"{kind} {board} {players}" for kind in ("base", "standard") for board in MAP_NAMES for players in (3, 4, 5, 6)]
ALL_GAMES += [f"barons {board} {players}" for board in MAP_NAMES for players in (2, 3, 4, 5, 6)]


def careful(choices: list[Choice], stream: Stream, seat: int) -> int:
    """The lowest action of a range, more often than not, so that money lasts and games are long."""
    choice = choices[stream.below(len(choices))]
    if seat == CHANCE:
        return stream.draw(choices)
    if choice.last - choice.first > 3 and stream.below(4):
        return choice.first
    return choice.first + stream.below(choice.last - choice.first + 1)


def play_lines(game: Game[Any], state: Any, lines: str) -> None:
    """Carry out lines as they stand in a record, each one checked."""
    for line in lines.strip().splitlines():
        name, words = line.strip().split(maxsplit=1)
        seat = CHANCE if name == "*" else int(name) - 1
        action = game.parse(state, words)
        refusal = game.check(state, seat, action)
        assert refusal is None, f"{line.strip()}: {refusal.rule.name} {refusal.values}"
        game.apply(state, seat, action, Log())


def refused(game: Game[Any], state: Any, line: str) -> tuple[str, list[int]]:
    """The name of the rule by which a line is refused, and the values that go with it."""
    name, words = line.split(maxsplit=1)
    refusal = game.check(state, CHANCE if name == "*" else int(name) - 1, game.parse(state, words))
    assert refusal is not None, f"{line} is allowed"
    return refusal.rule.name, refusal.values


def deal(game: Game[Any], state: Any, seed: int = 1) -> None:
    """Let chance decide as long as it is asked."""
    stream = Stream(seed)
    while game.pending(state) >> CHANCE & 1:
        game.apply(state, CHANCE, stream.draw(game.choices(state, CHANCE)), Log())


def told_in(*names: str) -> set[str]:
    """The names of the rules under which anything is told in recorded games."""
    journal = Journal()
    for name in names:
        record = loads((RECORDS / f"{name}.record").read_text())
        game = game_of_record(record)
        position_after(game, replay(game, record), journal)
    return {fact.event.rule.name for fact in journal.facts if fact.event.rule}
