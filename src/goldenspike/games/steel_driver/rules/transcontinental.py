"""The transcontinental link of phase three: once in a game, track joins New York and San Francisco."""

from __future__ import annotations

from typing import Final

from goldenspike.games.steel_driver.rules import events
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import BUILDER_BONUS, COMPANY_COUNT, PARTNER_BONUS
from goldenspike.games.steel_driver.rules.state import NOBODY, SteelDriverState
from goldenspike.kernel.core import Log
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, WORD_BITS, count, lowest, members

NO_CHAIN: Final = 99


def transcontinental_link(state: SteelDriverState, board: Board, builder: i64, start: i64, end: i64, log: Log) -> None:
    """After a build: if it joins the two ends for the first time, every company on a best chain gains its bonus."""
    if state.link_builder != NOBODY:
        return
    if (state.joined_east & BIT[start] == 0) == (state.joined_east & BIT[end] == 0):
        return
    far = end if state.joined_east & BIT[start] else start
    state.joined_east |= joined_to(state, board, far, state.joined_east)
    if not state.joined_east & BIT[board.west]:
        return
    state.link_builder = builder
    state.link_companies = companies_on_best_chains(state, board, builder)
    state.profit[builder] += BUILDER_BONUS
    log.tell(events.LINK_COMPLETED, builder, BUILDER_BONUS)
    for company in range(COMPANY_COUNT):
        if company != builder and state.link_companies & BIT[company]:
            state.profit[company] += PARTNER_BONUS
            log.tell(events.LINK_SHARED, company, PARTNER_BONUS)


def joined_to(state: SteelDriverState, board: Board, place: i64, known: i64) -> i64:
    """A place and every location that anybody's track joins to it, leaving out those in the set `known`."""
    low, high = board.all_low ^ state.free_low, board.all_high ^ state.free_high
    joined = BIT[place]
    fresh = joined
    while fresh:
        fresh = ring_around(board, fresh, low, high) & ~joined & ~known
        joined |= fresh
    return joined


def companies_on_best_chains(state: SteelDriverState, board: Board, builder: i64) -> i64:
    """Ruling [14]: the best chains have fewest companies, then fewest links; every company on any of them takes part.

    Every chain runs over the link just built, so only sets of companies with the builder are tried, the smallest first.
    Where no smaller set joins the ends, every chain within a set runs over all of its companies.
    """
    best: i64 = NO_CHAIN
    size: i64 = 1
    takers: i64 = 0
    while best == NO_CHAIN:
        for companies in range(BIT[COMPANY_COUNT]):
            if companies & BIT[builder] and count(companies) == size:
                length = chain_length(state, board, companies)
                if length < best:
                    best = length
                    takers = 0
                    state.chain_low = 0
                    state.chain_high = 0
                if length == best and best != NO_CHAIN:
                    takers |= companies
                    mark_chains(state, board, companies, length)
        size += 1
    return takers


def track_low(state: SteelDriverState, companies: i64) -> i64:
    links: i64 = 0
    for company in range(COMPANY_COUNT):
        if companies & BIT[company]:
            links |= state.built_low[company]
    return links


def track_high(state: SteelDriverState, companies: i64) -> i64:
    links: i64 = 0
    for company in range(COMPANY_COUNT):
        if companies & BIT[company]:
            links |= state.built_high[company]
    return links


def ring_around(board: Board, places: i64, low: i64, high: i64) -> i64:
    """Every location that one of these links joins to one of these places."""
    ring: i64 = 0
    while places:
        place = lowest(places)
        places &= places - 1
        links = board.at_low[place] & low
        while links:
            ring |= BIT[board.other_end(lowest(links), place)]
            links &= links - 1
        links = board.at_high[place] & high
        while links:
            ring |= BIT[board.other_end(WORD_BITS + lowest(links), place)]
            links &= links - 1
    return ring


def chain_length(state: SteelDriverState, board: Board, companies: i64) -> i64:
    """The fewest links that join the two ends over the track of these companies alone."""
    low, high = track_low(state, companies), track_high(state, companies)
    joined = BIT[board.east]
    fresh = joined
    length: i64 = 0
    while fresh:
        length += 1
        fresh = ring_around(board, fresh, low, high) & ~joined
        joined |= fresh
        if joined & BIT[board.west]:
            return length
    return NO_CHAIN


def distances(board: Board, place: i64, low: i64, high: i64) -> list[int]:
    """For every location, the fewest of these links that lead from it to a place."""
    away = [NO_CHAIN] * len(board.names)
    joined = BIT[place]
    fresh = joined
    steps = 0
    while fresh:
        for location in members(fresh):
            away[location] = steps
        steps += 1
        fresh = ring_around(board, fresh, low, high) & ~joined
        joined |= fresh
    return away


def mark_chains(state: SteelDriverState, board: Board, companies: i64, length: i64) -> None:
    """Note every link that lies on a chain of this length, for all to see on the board."""
    low, high = track_low(state, companies), track_high(state, companies)
    from_east = distances(board, board.east, low, high)
    from_west = distances(board, board.west, low, high)
    for link in range(board.link_count):
        a, b = board.link_a[link], board.link_b[link]
        if min(from_east[a] + from_west[b], from_east[b] + from_west[a]) + 1 != length:
            continue
        if link < WORD_BITS:
            state.chain_low |= low & BIT[link]
        else:
            state.chain_high |= high & BIT[link - WORD_BITS]
