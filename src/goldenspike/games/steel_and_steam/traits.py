"""What a finished game of Steel & Steam tells for statistics: homes, openings, engines, properties, fees and highballs."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steel_and_steam.rules import events
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.state import (
    EARNED,
    FEES_RECEIVED,
    HIGHBALLS,
    JOURNEYS,
    NOTHING,
    TALLIES,
    SteelAndSteamState,
)
from goldenspike.kernel.core import Fact


def steel_and_steam_traits(game: SteelAndSteam, state: SteelAndSteamState, facts: list[Fact]) -> Traits:
    board, seats = game.board, range(game.players)
    earned, fees = sum(tally(state, EARNED)), sum(tally(state, FEES_RECEIVED))
    return Traits(
        {
            "home city": [[board.city_names[home]] for home in state.home],
            "home region": [[board.region_names[board.city_region[home]]] for home in state.home],
            "opening": [[opening(game, facts, seat)] for seat in seats],
            "engine at the end": [[game.name_of("engine", engine)] for engine in state.engine],
            "property at the end": [[board.initials[one] for one, owner in enumerate(state.owner) if owner == s] for s in seats],
            "victory card": [[game.name_of("victory_card", card)] if card != NOTHING else [] for card in state.victory_card],
        },
        {
            "rounds": [state.turn / game.players],
            "fees to players as a share of income": [fees / (earned + fees)] if earned + fees else [],
            "journeys of a player": tally(state, JOURNEYS),
            "highballs of a player": tally(state, HIGHBALLS),
            "hostile takeovers": [float(sum(fact.event is events.TAKEN_OVER for fact in facts))],
            "debts forgiven": [float(sum(fact.event is events.FORGIVEN for fact in facts))],
        },
    )


def tally(state: SteelAndSteamState, what: int) -> list[float]:
    """By seat."""
    return [float(state.tally[seat * TALLIES + what]) for seat in range(len(state.cash))]


def opening(game: SteelAndSteam, facts: list[Fact], seat: int) -> str:
    """What the seat bought first."""
    for fact in facts:
        if fact.event in (events.BOUGHT, events.UPGRADED) and fact.values[0] == seat:
            return game.name_of("engine", fact.values[1]) if fact.event is events.UPGRADED else "a deed"
    return "nothing"
