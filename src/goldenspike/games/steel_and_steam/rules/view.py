"""What a seat sees of Steel & Steam: everything but the victory cards of others, if those are secret."""

from __future__ import annotations

from typing import Any

from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.places import KINDS
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.cities.cards import is_unseen
from goldenspike.games.steel_and_steam.rules.economy.economy import Economy
from goldenspike.games.steel_and_steam.rules.endings.victory import (
    CONNECT,
    ENGINE,
    IN_MONEY,
    MEASURES,
    TOUR,
    Condition,
    VictoryDeck,
    measure,
)
from goldenspike.games.steel_and_steam.rules.management.management import net_worth
from goldenspike.games.steel_and_steam.rules.management.payment import sum_of
from goldenspike.games.steel_and_steam.rules.rules import (
    BROKEN_DOWN,
    CONDITIONS,
    ENGINES,
    HOME_CARDS,
    PAYOFF_BAND,
    STARTING_CASH,
    YARDS_EACH,
)
from goldenspike.games.steel_and_steam.rules.running.highballing import odds
from goldenspike.games.steel_and_steam.rules.state import (
    AS_BANKS,
    EARNED,
    IN_STATION,
    JOURNEYS,
    NOBODY,
    NOTHING,
    NOW,
    REPAIR_BEGUN,
    TALLIES,
    SteelAndSteamState,
    active,
)
from goldenspike.kernel.chance import Stream
from goldenspike.kernel.core import OVER
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, members


def view(
    board: Board,
    deck: VictoryDeck,
    rails: Rails,
    economy: Economy,
    state: SteelAndSteamState,
    seat: int,
    phase: str,
    secret: bool,
) -> dict[str, Any]:
    over = state.phase == OVER
    shown = [not secret or over or other == seat for other in range(len(state.cash))]
    seats = [
        {**seat_view(board, deck, rails, state, other, shown[other]), "payoff": payoff_view(board, economy, state, other)}
        for other in range(len(state.cash))
    ]
    return {
        "turn": state.turn,
        "round": 1 + max(0, state.turn - 1) // len(state.cash),
        "phase": phase,
        "over": over,
        "order": [place + 1 for place in state.order],
        "active": None if state.turn == 0 else active(state) + 1,
        "seats": seats,
        "running": running_view(board, state),
        "deeds": {board.initials[place]: deed_view(state, place) for place in range(board.property_count)},
        "cards": cards_view(board, state),
        "schedule": "established" if state.established else "expansion",
        "economy": "depression" if state.depression == NOW else CONDITIONS[state.economy],
        "payoff_bands": bands_view(board, economy, state),
        "takeover": None if state.target == NOTHING else board.initials[state.target],
        "debt": None if state.debtor == NOBODY else debt_view(state),
        "dice": [state.first_die, state.second_die] if state.first_die else None,
        "winner": None if state.winner == NOBODY else state.winner + 1,
    }


def seat_view(board: Board, deck: VictoryDeck, rails: Rails, state: SteelAndSteamState, seat: int, shown: bool) -> dict[str, Any]:
    sides = list(state.dealt)[seat * HOME_CARDS : (seat + 1) * HOME_CARDS]
    yards = list(state.yards)[seat * YARDS_EACH : (seat + 1) * YARDS_EACH]
    return {
        "seat": seat + 1,
        "cash": state.cash[seat],
        "net_worth": net_worth(rails, state, seat),
        "home_cards": [board.area_names[area] for area in sides if area != NOTHING],
        "home": _name(board.city_names, state.home[seat]),
        "start": _name(board.city_names, state.start[seat]),
        "destination": _name(board.city_names, state.destination[seat]),
        "location": _name(board.space_names, state.location[seat]),
        "in_station": state.journey[seat] == IN_STATION,
        "engine": ENGINES[state.engine[seat]],
        "level": "B!" if state.level[seat] == BROKEN_DOWN else str(state.level[seat]),
        "highball": odds(state.level[seat]),
        "transit": transit_view(board, state, seat),
        "last_property": _name(board.initials, state.last_property[seat]),
        "grandfathered": grandfathered_view(board, state, seat),
        "properties": [board.initials[place] for place in members(state.owned[seat])],
        "mortgaged": [board.initials[place] for place in members(state.owned[seat] & state.mortgaged)],
        "yards": [board.city_names[city] for city in yards if city != NOTHING],
        "journeys": state.tally[seat * TALLIES + JOURNEYS],
        "earned": state.tally[seat * TALLIES + EARNED],
        "victory_card": victory_view(deck, rails, state, seat) if shown else None,
    }


def bands_view(board: Board, economy: Economy, state: SteelAndSteamState) -> dict[str, Any]:
    """By how much the economy changes payoffs now, for each number of full bands."""
    bands = range(max(board.payoffs) // PAYOFF_BAND + 1)
    return {"band": PAYOFF_BAND, "changes": [economy.adjusted(state, band * PAYOFF_BAND) - band * PAYOFF_BAND for band in bands]}


def payoff_view(board: Board, economy: Economy, state: SteelAndSteamState, seat: int) -> int | None:
    """What the journey under way pays, as the economy is now."""
    if state.destination[seat] < 0 or state.start[seat] < 0:
        return None
    return economy.adjusted(state, board.payoff_between(state.start[seat], state.destination[seat]))


def running_view(board: Board, state: SteelAndSteamState) -> dict[str, Any]:
    return {
        "mps": state.mps,
        "spent": state.spent,
        "highballing": state.highballing == 1,
        "used": [board.initials[place] for place in members(state.used) if place < board.property_count],
    }


def transit_view(board: Board, state: SteelAndSteamState, seat: int) -> str | None:
    """What the MP on the transit track was spent on."""
    begun = state.begun[seat]
    if begun == NOTHING:
        return None
    return "repair" if begun == REPAIR_BEGUN else board.initials[board.segment_property[begun]]


def grandfathered_view(board: Board, state: SteelAndSteamState, seat: int) -> dict[str, Any] | None:
    if state.grandfathered[seat] == NOTHING:
        return None
    fee = "bank" if state.grandfathered_as[seat] == AS_BANKS else "mortgaged"
    return {"property": board.initials[state.grandfathered[seat]], "fee": fee}


def victory_view(deck: VictoryDeck, rails: Rails, state: SteelAndSteamState, seat: int) -> dict[str, Any] | None:
    if state.victory_card[seat] == NOTHING:
        return None
    card = deck.cards[state.victory_card[seat]]
    parts = [
        {
            "measure": MEASURES[part.measure],
            "reached": measure(rails, deck, state, seat, part),
            "least": part.least,
            "places": places_of(rails.board, part),
            "money": part.measure in IN_MONEY,
            "engine": ENGINES[part.least] if part.measure == ENGINE else None,
        }
        for part in card.conditions
    ]
    return {"name": card.name, "conditions": parts}


def places_of(board: Board, part: Condition) -> list[str]:
    """The cities that a card wants entered, or the two regions that it wants connected."""
    if part.measure == TOUR:
        return [board.city_names[city] for city in members(part.low) + [WORD_BITS + city for city in members(part.high)]]
    return [board.regions[end] for end in (part.low, part.high)] if part.measure == CONNECT else []


def deed_view(state: SteelAndSteamState, place: int) -> dict[str, Any]:
    return {
        "owner": None if state.owner[place] == NOBODY else state.owner[place] + 1,
        "mortgaged": state.mortgaged & BIT[place] != 0,
    }


def cards_view(board: Board, state: SteelAndSteamState) -> dict[str, Any]:
    count = len(board.card_area)
    return {
        "tableau": [_name(board.area_names, area) for area in state.tableau],
        "deck": state.deck_size,
        "unseen": [card + 1 for card in range(count) if is_unseen(state, card)],
        "discard": [card + 1 for card in range(count) if state.discard[card // WORD_BITS] & BIT[card % WORD_BITS]],
        "turned": None if state.turned == NOTHING else state.turned + 1,
    }


def debt_view(state: SteelAndSteamState) -> dict[str, Any]:
    return {"seat": state.debtor + 1, "amount": sum_of(state.debt)}


def deal_anew(state: SteelAndSteamState, seat: i64, stream: Stream) -> SteelAndSteamState:
    """A copy of the position in which the other seats' victory cards, which this seat cannot see, are dealt anew."""
    twin = state.copy()
    others = [other for other, card in enumerate(state.victory_card) if other != seat and card != NOTHING]
    for other in others:
        twin.victory_deck |= BIT[twin.victory_card[other]]
    for other in others:
        hidden = members(twin.victory_deck)
        twin.victory_card[other] = hidden[stream.below(len(hidden))]
        twin.victory_deck ^= BIT[twin.victory_card[other]]
    return twin


def _name(names: list[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def board_view(board: Board, deck: VictoryDeck, barrelhead: bool) -> dict[str, Any]:
    return {
        "name": board.name,
        "cities": [city_view(board, city) for city in range(board.city_count)],
        "spaces": [space_view(board, space) for space in range(board.space_count)],
        "properties": [property_view(board, place) for place in range(board.property_count)],
        "segments": [segment_view(board, segment) for segment in range(board.segment_count)],
        "regions": board.regions,
        "region_names": board.region_names,
        "areas": board.area_names,
        "area_regions": [[board.regions[region] for region in regions] for regions in board.area_regions],
        "victory_cards": deck.names,
        "starting_cash": STARTING_CASH,
        "fees_before_riding": barrelhead,
    }


def city_view(board: Board, city: int) -> dict[str, Any]:
    return {
        "name": board.city_names[city],
        "region": board.regions[board.city_region[city]],
        "label": board.labels[city],
        "payoffs": [board.payoff_between(city, other) for other in range(board.city_count)],
    }


def space_view(board: Board, space: int) -> dict[str, Any]:
    return {
        "name": board.space_names[space],
        "kind": KINDS[board.kinds[space]],
        "longitude": board.longitudes[space],
        "latitude": board.latitudes[space],
    }


def property_view(board: Board, place: int) -> dict[str, Any]:
    return {
        "initials": board.initials[place],
        "name": board.property_names[place],
        "lane": board.is_lane[place] == 1,
        "price": board.price[place],
        "mortgage": board.mortgage[place],
        "payoff": board.payoff[place],
        "takeover": board.takeover[place],
        "controlling": board.controlling[place],
    }


def segment_view(board: Board, segment: int) -> list[str]:
    ends = [board.segment_a[segment], board.segment_b[segment]]
    return [board.initials[board.segment_property[segment]], *[board.space_names[end] for end in ends]]
