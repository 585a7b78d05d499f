"""Steam Barons in numbers: every action by an index, and what a seat sees of the table as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import SELL_SHARES, SteamBarons
from goldenspike.games.steam_barons.rules.phase5_sell_shares import ALL_CHOSEN
from goldenspike.games.steam_barons.rules.rules import (
    CASH_BY_PLAYERS,
    COMPANY_COUNT,
    GREY,
    HIGHEST_PRICE,
    LOWEST_BID,
    TURNS,
)
from goldenspike.games.steam_barons.rules.state import BaronsState
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i32, i64
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.hex.encoding import MapSheet, building_spans, moving_span
from goldenspike.parts.hex.goods import COLOUR_COUNT
from goldenspike.parts.indices import Span, alone, numbered
from goldenspike.parts.sheet import Sheet


def most_cash(game: SteamBarons) -> int:
    """More than anybody can ever bid: every turn but the last, all shares bought for the least, paid the highest dividend and
    sold for the most, and every bonus."""
    shares = COMPANY_COUNT * game.terrain.shares
    by_share = HIGHEST_PRICE - LOWEST_BID + max(list(game.market.dividends))
    by_turn = shares * by_share + COMPANY_COUNT * max(list(game.market.bonuses))
    return CASH_BY_PLAYERS[game.players] + (TURNS - 1) * by_turn


def spans(game: SteamBarons) -> list[Span]:
    """Grey cubes never stay on the map [3]."""
    shares = game.terrain.shares
    colours = [colour for colour in range(COLOUR_COUNT) if colour != GREY]
    sales = [Choice(actions.sell(company, 0), actions.sell(company, shares)) for company in range(COMPANY_COUNT)]
    return [
        numbered("bid", "bid", actions.BID, LOWEST_BID, most_cash(game)),
        alone("pass", actions.PASS),
        numbered("buy", "shares", actions.BUY, 0, shares),
        *building_spans(game.ground, actions.SITE, actions.LAY, actions.CONNECT),
        alone("done", actions.DONE),
        moving_span(game.ground, actions.MOVE, colours),
        Span("sell", f"company, then shares from 0 to {shares}", sales),
    ]


def outcomes(game: SteamBarons) -> list[Span]:
    return [
        numbered("draw", "colour", actions.DRAW, 0, COLOUR_COUNT - 1),
        numbered("seat", "seat", actions.SEAT, 0, game.players - 1),
        numbered("company", "company", actions.COMPANY, 0, COMPANY_COUNT - 1),
    ]


@final
class SteamBaronsEncoding(Encoding[BaronsState]):
    def __init__(self, game: SteamBarons) -> None:
        super().__init__(game, spans(game), outcomes(game), True)
        self.map: Final = MapSheet(game.ground)
        self.list_fields()

    def write(self, state: BaronsState, sheet: Sheet) -> None:
        sheet.by_seat("cash", "by seat", state.cash)
        sheet.by_seat("shares", "by seat, then company", state.shares, COMPANY_COUNT)
        sheet.all("price", "by company: the price of a share; -1 is the B box", state.price)
        sheet.all("treasury", "by company", state.treasury)
        sheet.all("unissued", "by company: shares still to be issued", state.unissued)
        sheet.all("available", "by company: shares for sale", state.available)
        sheet.owners("controller", "by company: a seat", state.controller)
        sheet.all("performance", "by company: its links in this turn's deliveries", state.performance)
        sheet.all("order", "by place in the order of play: a company", state.order, 1)
        sheet.set("bankrupt", "bankrupt companies", state.bankrupt, COMPANY_COUNT)
        self._write_sales(state, sheet)
        self._write_course(state, sheet)
        self.map.write(state.track, state.cubes, False, sheet)

    def _write_sales(self, state: BaronsState, sheet: Sheet) -> None:
        """What others have chosen to sell is sealed: of them it is only told whether they have answered."""
        selling = state.phase == SELL_SHARES
        first = sheet.room("sales", "by company: shares that you have chosen to sell", COMPANY_COUNT)
        if first >= 0 and selling:
            for company in range(COMPANY_COUNT):
                sheet.numbers[first + company] = i32(state.sales[sheet.seat * COMPANY_COUNT + company])
        asked: i64 = ALL_CHOSEN
        if selling:
            asked = state.selling[sheet.seat]
        sheet.number("selling", "the company about which you are asked", 0 if asked == ALL_CHOSEN else asked + 1)

    def _write_course(self, state: BaronsState, sheet: Sheet) -> None:
        sheet.number("running", "how many companies are in the order of play", state.running)
        sheet.whose("marker", "the seat with the first player marker", state.marker)
        sheet.number("place", "which place in the order of play acts now, from 0", state.place)
        sheet.number("bid", "the highest bid for a share", state.bid)
        sheet.whose("high_bidder", "the seat that has made it", state.high_bidder)
        sheet.seats("out", "seats that bid no more, or have had their turn to buy", state.out)
        sheet.number("buying", "0 while seats bid, 1 while the winner buys, 2 while the others do", state.buying)
        sheet.number("site", "the hex chosen for the next tile", state.site + 1)
        sheet.number("built", "tiles built in this turn", state.built)
        sheet.number("round", "the round of moving goods, from 0", state.round)
