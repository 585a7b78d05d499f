"""What a finished game of Steam Barons tells for statistics: companies, where they began, prices and bankruptcies."""

from __future__ import annotations

from goldenspike.box import Traits
from goldenspike.games.steam.traits import cities_beside, quarter_of
from goldenspike.games.steam_barons.rules import events
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.rules import COMPANIES
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import Fact


def steam_barons_traits(game: SteamBarons, state: BaronsState, facts: list[Fact]) -> Traits:
    first, begun, last = control(facts)
    seats = range(game.players)
    bankrupt = {fact.values[0] for fact in facts if fact.event is events.WENT_BANKRUPT}
    sites = [[hex for hex, seat in begun.values() if seat == mine] for mine in seats]
    return Traits(
        {
            "first company": [[COMPANIES[first[seat]]] if seat in first else [] for seat in seats],
            "company controlled last": [[COMPANIES[one] for one, seat in last.items() if seat == mine] for mine in seats],
            "start city": [[city for hex in hexes for city in cities_beside(game.ground, hex)] for hexes in sites],
            "map region": [[quarter_of(game.ground, hex) for hex in hexes] for hexes in sites],
        },
        {
            "bankrupt companies": [float(len(bankrupt))],
            "share price at the end": [float(price) for one, price in enumerate(state.price) if one not in bankrupt],
            "price paid for a share in turn 1": first_prices(facts),
            "price change": [float(fact.values[2] - fact.values[1]) for fact in facts if fact.event is events.PRICE_CHANGED],
        },
    )


def control(facts: list[Fact]) -> tuple[dict[int, int], dict[int, tuple[int, int]], dict[int, int]]:
    """Each seat's first company; each company's first hex, with the seat that controlled it then; who controlled each last."""
    first: dict[int, int] = {}
    begun: dict[int, tuple[int, int]] = {}
    last: dict[int, int] = {}
    for fact in facts:
        if fact.event is events.CONTROL_TAKEN:
            seat, company = fact.values
            first.setdefault(seat, company)
            last[company] = seat
        elif fact.event is events.TILE_LAID:
            begun.setdefault(fact.values[0], (fact.values[1], last[fact.values[0]]))
        elif fact.event is events.ALL_SOLD:
            break
    return first, begun, last


def first_prices(facts: list[Fact]) -> list[float]:
    prices: list[float] = []
    for fact in facts:
        if fact.event is events.SHARES_BOUGHT:
            prices.append(fact.values[3] / fact.values[2])
        elif fact.event in (events.BUILDING_DONE, events.TILE_LAID):
            break
    return prices
