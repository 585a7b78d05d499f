"""What a finished game of Steam tells for statistics: where everybody began, action tiles, engines, income and bankruptcies."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steam.bots.starts import NO_CITY, city_beside
from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Fact
from goldenspike.parts.hex.grid import QUARTERS
from goldenspike.parts.hex.track import Ground


def steam_traits(game: Steam, state: SteamState, facts: list[Fact]) -> Traits:
    seats = range(game.players)
    tiles, begun = taken(game, facts), first_hexes(facts)
    capital = [fact.values for fact in facts if fact.event is events.CAPITAL_RAISED]
    return Traits(
        {
            "start city": [cities_beside(game.ground, begun[seat]) if seat in begun else [] for seat in seats],
            "map region": [[quarter_of(game.ground, begun[seat])] if seat in begun else [] for seat in seats],
            "first action tile": [held[:1] for held in tiles],
            "action tile": tiles,
            "locomotive at the end": [[f"level {level}"] for level in state.level],
        },
        {
            "bankrupt players": [float(int(state.bankrupt).bit_count())],
            "capital raised by a player": [float(sum(paid[1] for paid in capital if paid[0] == seat)) for seat in seats],
            "income at the end": [float(income) for income in state.income],
            "links at the end": [float(game.ground.links_of(state.track, seat)) for seat in seats],
        },
    )


def taken(game: Steam, facts: list[Fact]) -> list[list[str]]:
    """For each seat the action tiles that it has held, in order."""
    tiles: list[list[str]] = [[] for _ in range(game.players)]
    for fact in facts:
        if fact.event in (events.ACTION_TAKEN, events.NUMBER_TAKEN):
            tiles[fact.values[0]].append(game.name_of("action", fact.values[1]))
    return tiles


def first_hexes(facts: list[Fact]) -> dict[int, int]:
    """By seat: where its first tile lies."""
    begun: dict[int, int] = {}
    for fact in facts:
        if fact.event is events.TILE_LAID:
            begun.setdefault(fact.values[0], fact.values[1])
    return begun


def cities_beside(ground: Ground, hex: int) -> list[str]:
    city = city_beside(ground, hex)
    return [] if city == NO_CITY else [ground.map.city_names[city]]


def quarter_of(ground: Ground, hex: int) -> str:
    return QUARTERS[ground.map.grid.quarter(hex)]
