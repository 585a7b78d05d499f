"""What a seat sees of Steel Driver: everything, for all that lies on the table is public [4]."""

from __future__ import annotations

from typing import Any

from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.phase3_build_track import active_company, has_built
from goldenspike.games.steel_driver.rules.phase6_final_profit import final_value, goods_controlled, set_values
from goldenspike.games.steel_driver.rules.rules import (
    COLOUR_COUNT,
    COLOURS,
    COMPANIES,
    COMPANY_COUNT,
    COMPANY_LETTERS,
    GOODS_LETTERS,
    TURNS,
)
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, NOWHERE, SteelDriverState
from goldenspike.kernel.core import OVER
from goldenspike.parts.bits import BIT, WORD_BITS, members


def view(board: Board, state: SteelDriverState, players: int, phase: str) -> dict[str, Any]:
    going = phase in ("build_track", "final_profit")
    return {
        "turn": state.turn,
        "turns": TURNS,
        "phase": phase,
        "over": state.phase == OVER,
        "marker": state.marker + 1,
        "seats": [seat_view(state, seat) for seat in range(players)],
        "companies": [company_view(board, state, company) for company in range(COMPANY_COUNT)],
        "order": [COMPANIES[company] for company in state.order],
        "passed": passed_view(state, phase),
        "active": COMPANIES[active_company(state)] if going else None,
        "auction": auction_view(state),
        "goods": {board.names[place]: COLOURS[board.colours[place]] for place in members(state.goods)},
        "transcontinental": transcontinental_view(board, state),
    }


def board_view(board: Board) -> dict[str, Any]:
    return {
        "board": board.name,
        "digest": board.digest,
        "ends": [board.names[board.east], board.names[board.west]],
        "companies": list(COMPANIES),
        "letters": dict(zip(COMPANIES, COMPANY_LETTERS, strict=True)),
        "colours": list(COLOURS),
        "goods_letters": dict(GOODS_LETTERS),
        "locations": [
            {"name": name, "value": board.values[at], "colour": COLOURS[board.colours[at]], "hexagonal": board.hexagonal[at]}
            for at, name in enumerate(board.names)
        ],
        "links": [
            {"ends": [board.names[board.link_a[link]], board.names[board.link_b[link]]], "cost": board.costs[link]}
            for link in range(board.link_count)
        ],
    }


def seat_view(state: SteelDriverState, seat: int) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "cash": state.cash[seat],
        "cubes": state.cubes[seat],
        "shares": {name: state.shares[seat * COMPANY_COUNT + company] for company, name in enumerate(COMPANIES)},
        "controls": [name for company, name in enumerate(COMPANIES) if state.controller[company] == seat],
        "goods": goods_controlled(state, seat),
    }


def company_view(board: Board, state: SteelDriverState, company: int) -> dict[str, Any]:
    links = [link for link in range(board.link_count) if has_built(state, company, link)]
    return {
        "name": COMPANIES[company],
        "controller": _seat_number(state.controller[company]),
        "last_controller": _seat_number(state.last_controller[company]),
        "treasury": state.treasury[company],
        "profit": state.profit[company],
        "start": None if state.start[company] == NOWHERE else board.names[state.start[company]],
        "locations": [board.names[place] for place in members(state.reached[company])],
        "links": _link_names(board, links),
        "goods": {name: state.claimed[company * COLOUR_COUNT + colour] for colour, name in enumerate(COLOURS)},
        "sets": set_values(state, company),
        "final_value": final_value(state, company),
    }


def passed_view(state: SteelDriverState, phase: str) -> list[str]:
    """The Pass row: companies that build no more, in the order in which they passed, or that can claim no more."""
    if phase == "build_track":
        return [COMPANIES[company] for company in state.passed if company != NOTHING]
    return [COMPANIES[company] for company in state.order if state.has_passed & BIT[company]] if phase == "final_profit" else []


def auction_view(state: SteelDriverState) -> dict[str, Any] | None:
    if state.auctioned == NOTHING:
        return None
    return {
        "company": COMPANIES[state.auctioned],
        "bid": state.bid,
        "bidder": state.high_bidder + 1,
        "out": [seat + 1 for seat in members(state.out)],
    }


def transcontinental_view(board: Board, state: SteelDriverState) -> dict[str, Any] | None:
    if state.link_builder == NOBODY:
        return None
    chain = [link for link in range(board.link_count) if _in_chain(state, link)]
    return {
        "builder": COMPANIES[state.link_builder],
        "companies": [COMPANIES[company] for company in members(state.link_companies)],
        "links": _link_names(board, chain),
    }


def _in_chain(state: SteelDriverState, link: int) -> bool:
    return (state.chain_low & BIT[link] if link < WORD_BITS else state.chain_high & BIT[link - WORD_BITS]) != 0


def _link_names(board: Board, links: list[int]) -> list[list[str]]:
    return [[board.names[board.link_a[link]], board.names[board.link_b[link]]] for link in links]


def _seat_number(seat: int) -> int | None:
    return None if seat == NOBODY else seat + 1
