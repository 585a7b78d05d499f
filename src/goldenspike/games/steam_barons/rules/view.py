"""What a seat sees of Steam Barons: everything but what the others have chosen to sell."""

from __future__ import annotations

from goldenspike.games.steam_barons.rules.market import Market
from goldenspike.games.steam_barons.rules.phase4_dividends import charted
from goldenspike.games.steam_barons.rules.phase5_sell_shares import ALL_CHOSEN, next_to_sell
from goldenspike.games.steam_barons.rules.rules import BANKRUPT_PRICE, COMPANIES, COMPANY_COUNT, TURNS
from goldenspike.games.steam_barons.rules.state import NOBODY, NOWHERE, BaronsState
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER
from goldenspike.parts.bits import BIT
from goldenspike.parts.hex.map import HexMap
from goldenspike.parts.hex.printed import printed_map
from goldenspike.parts.hex.track import Ground
from goldenspike.parts.hex.view import map_view

SELLING = "sell_shares"


def view(
    ground: Ground, market: Market, state: BaronsState, players: int, phase: str, waiting: int, seat: int
) -> dict[str, object]:
    going = phase in ("build_track", "move_goods", "buy_shares")
    return {
        "turn": state.turn,
        "turns": TURNS,
        "phase": phase,
        "over": state.phase == OVER,
        "marker": state.marker + 1,
        "order": [COMPANIES[state.order[place]] for place in range(state.running)],
        "active": COMPANIES[state.order[state.place]] if going and 0 <= state.place < state.running else None,
        "seats": [seat_view(state, other, bool(waiting >> other & 1)) for other in range(players)],
        "companies": [company_view(ground, market, state, company, going) for company in range(COMPANY_COUNT)],
        "boxes": list(market.boxes),
        "auction": auction_view(state, players) if phase == "buy_shares" else None,
        "building": building_view(ground, state) if phase == "build_track" else None,
        "round": state.round + 1 if phase == "move_goods" else None,
        "sales": sales_view(state, players, seat) if phase == SELLING else None,
        **map_view(ground, state.track, state.cubes),
    }


def board_view(hexmap: HexMap, market: Market) -> dict[str, object]:
    """The map, the companies, and the card: what each performance pays, and the boxes of the share prices."""
    return {
        **printed_map(hexmap),
        "companies": list(COMPANIES),
        "dividends": list(market.dividends),
        "bonuses": list(market.bonuses),
        "profits": list(market.profits),
        "boxes": list(market.boxes),
    }


def seat_view(state: BaronsState, seat: int, active: bool) -> dict[str, object]:
    return {
        "seat": seat + 1,
        "cash": state.cash[seat],
        "shares": {name: state.shares[seat * COMPANY_COUNT + company] for company, name in enumerate(COMPANIES)},
        "controls": [name for company, name in enumerate(COMPANIES) if state.controller[company] == seat],
        "active": active,
    }


def company_view(ground: Ground, market: Market, state: BaronsState, company: int, going: bool) -> dict[str, object]:
    """A company, with what its performance so far would pay: a dividend for each share, a bonus and a profit."""
    controller = state.controller[company]
    performance = charted(state, company)
    held = sum([state.shares[place] for place in range(company, len(state.shares), COMPANY_COUNT)])
    return {
        "name": COMPANIES[company],
        "controller": None if controller == NOBODY else controller + 1,
        "price": None if state.price[company] == BANKRUPT_PRICE else state.price[company],
        "treasury": state.treasury[company],
        "performance": state.performance[company],
        "dividend": market.dividends[performance],
        "bonus": market.bonuses[performance],
        "profit": market.profits[performance],
        "available": state.available[company],
        "unissued": state.unissued[company],
        "issued": held + state.available[company],
        "links": ground.links_of(state.track, company),
        "bankrupt": state.bankrupt & BIT[company] != 0,
        "active": going and 0 <= state.place < state.running and state.order[state.place] == company,
    }


def auction_view(state: BaronsState, players: int) -> dict[str, object]:
    return {
        "company": COMPANIES[state.order[state.place]],
        "bid": state.bid,
        "bidder": None if state.high_bidder == NOBODY else state.high_bidder + 1,
        "out": [seat + 1 for seat in range(players) if state.out & BIT[seat]],
        "buying": state.buying,
    }


def building_view(ground: Ground, state: BaronsState) -> dict[str, object]:
    return {"built": state.built, "site": None if state.site == NOWHERE else ground.map.hex_label(state.site)}


def sales_view(state: BaronsState, players: int, seat: int) -> dict[str, object]:
    """Which seats have answered, and everything that this seat has chosen to sell."""
    own = {name: state.sales[seat * COMPANY_COUNT + company] for company, name in enumerate(COMPANIES)} if seat < players else {}
    asked = state.selling[seat] if seat < players else ALL_CHOSEN
    return {
        "answered": [other + 1 for other in range(players) if state.selling[other] == ALL_CHOSEN],
        "own": own,
        "asked": COMPANIES[asked] if asked < COMPANY_COUNT else None,
    }


def hide_sales(state: BaronsState, players: int, seat: int, stream: Stream) -> None:
    """Replace the others' sealed sales by random ones that agree with what this seat knows: who has answered."""
    for other in range(players):
        if other == seat:
            continue
        answered = state.selling[other] == ALL_CHOSEN
        if not answered:
            state.selling[other] = next_to_sell(state, other, 0)
        for company in range(COMPANY_COUNT):
            place = other * COMPANY_COUNT + company
            can_sell = answered and state.price[company] != BANKRUPT_PRICE
            state.sales[place] = stream.below(state.shares[place] + 1) if can_sell else 0
