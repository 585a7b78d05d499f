"""What a finished game of Steam tells for statistics: where everybody began, action tiles, engines, income and bankruptcies."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steam.rules import events
from goldenspike.games.steam.rules.game import Steam
from goldenspike.games.steam.rules.state import SteamState
from goldenspike.kernel.core import Fact
from goldenspike.parts.hex.grid import QUARTERS
from goldenspike.parts.hex.tiles import SIDES
from goldenspike.parts.hex.track import Ground


def steam_traits(game: Steam, state: SteamState, facts: list[Fact]) -> Traits:
    seats = range(game.players)
    tiles: list[list[str]] = [[] for _ in seats]
    begun: dict[int, int] = {}
    capital = [0 for _ in seats]
    for fact in facts:
        if fact.event in (events.ACTION_TAKEN, events.NUMBER_TAKEN):
            tiles[fact.values[0]].append(game.name_of("action", fact.values[1]))
        elif fact.event is events.TILE_LAID:
            begun.setdefault(fact.values[0], fact.values[1])
        elif fact.event is events.CAPITAL_RAISED:
            capital[fact.values[0]] += fact.values[1]
    return Traits(
        {
            "start city": [cities_beside(game.ground, begun[seat]) if seat in begun else [] for seat in seats],
            "map region": [[quarter_of(game.ground, begun[seat])] if seat in begun else [] for seat in seats],
            "first action tile": [taken[:1] for taken in tiles],
            "action tile": tiles,
            "locomotive at the end": [[f"level {level}"] for level in state.level],
        },
        {
            "bankrupt players": [float(int(state.bankrupt).bit_count())],
            "capital raised by a player": [float(raised) for raised in capital],
            "income at the end": [float(income) for income in state.income],
            "links at the end": [float(game.ground.links_of(state.track, seat)) for seat in seats],
        },
    )


def cities_beside(ground: Ground, hex: int) -> list[str]:
    """The city at which a first tile begins: the first one beside its hex, if any."""
    beside = [ground.neighbours[hex * SIDES + side] for side in range(SIDES)]
    return [ground.map.city_names[ground.map.city_of[near]] for near in beside if near >= 0 and ground.map.city_of[near] >= 0][:1]


def quarter_of(ground: Ground, hex: int) -> str:
    return QUARTERS[ground.map.grid.quarter(hex)]
