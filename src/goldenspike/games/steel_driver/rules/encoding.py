"""Steel Driver in numbers: every action by an index, and the table as a row of numbers. Nothing is hidden [4]."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.rules import actions, rules
from goldenspike.games.steel_driver.rules.game import SteelDriver
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT, LOWEST_OPENING_BID
from goldenspike.games.steel_driver.rules.state import SteelDriverState
from goldenspike.kernel.core import Choice
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import WORD_BITS
from goldenspike.parts.encoding import Encoding
from goldenspike.parts.indices import Span, each
from goldenspike.parts.sheet import Sheet


def spans(game: SteelDriver) -> list[Span]:
    """Nobody ever holds more cubes than all turns bring."""
    most = rules.TURNS * rules.CUBES_BY_PLAYERS[game.players]
    lowest = LOWEST_OPENING_BID
    openings = [Choice(actions.auction(company, lowest), actions.auction(company, most)) for company in range(COMPANY_COUNT)]
    raises = [Choice(actions.bid(lowest + 1), actions.bid(most))]
    board = game.board
    return [
        Span("auction", f"company, then opening bid from {lowest} to {most}", openings),
        Span("bid", f"bid from {lowest + 1} to {most}", raises),
        each("pass", "", [actions.pass_()]),
        Span("build", "link in either direction, by its start and then its end", board.forward + board.backward),
        Span("claim", "location", board.claims),
    ]


@final
class SteelDriverEncoding(Encoding[SteelDriverState]):
    def __init__(self, game: SteelDriver) -> None:
        super().__init__(game, spans(game), [], False)
        self.places: Final[i64] = len(game.board.names)
        self.links: Final[i64] = game.board.link_count
        self.list_fields()

    def write(self, state: SteelDriverState, sheet: Sheet) -> None:
        sheet.by_seat("cubes", "by seat: investment cubes", state.cubes)
        sheet.by_seat("cash", "by seat", state.cash)
        sheet.by_seat("shares", "by seat, then company: shares won", state.shares, COMPANY_COUNT)
        sheet.owners("controller", "by company: the seat that controls it this turn", state.controller)
        sheet.owners("last_controller", "by company: the seat that controlled it last", state.last_controller)
        sheet.all("treasury", "by company: cubes to build with", state.treasury)
        sheet.all("profit", "by company: what it has earned this turn", state.profit)
        sheet.all("order", "by place in the order of play: a company", state.order, 1)
        sheet.all("passed", "by place in the pass row: a company", state.passed, 1)
        sheet.all("claimed", "by company, then colour: goods cubes", state.claimed)
        self._write_auction(state, sheet)
        self._write_track(state, sheet)

    def _write_auction(self, state: SteelDriverState, sheet: Sheet) -> None:
        sheet.whose("marker", "the seat with the Active Player marker", state.marker)
        sheet.number("markers_passed", "how many seats in a row have passed the marker on", state.markers_passed)
        sheet.number("auctioned", "the company that is put up", state.auctioned + 1)
        sheet.number("bid", "the highest bid", state.bid)
        sheet.whose("high_bidder", "the seat that has made it", state.high_bidder)
        sheet.seats("out", "seats that bid no more for this company", state.out)
        sheet.number("place", "which place in the order of play acts now, from 0", state.place)
        sheet.set("has_passed", "companies that have passed", state.has_passed, COMPANY_COUNT)

    def _write_track(self, state: SteelDriverState, sheet: Sheet) -> None:
        sheet.all("start", "by company: the location where it began", state.start, 1)
        sheet.sets("reached", "by company, then location: 1 if it has track there", state.reached, self.places)
        first = sheet.room("builder", "by link: the company that has built it", self.links)
        for company in range(COMPANY_COUNT):
            sheet.mark(first, state.built_low[company], company + 1)
            if first >= 0:
                sheet.mark(first + WORD_BITS, state.built_high[company], company + 1)
        sheet.set("goods", "locations where a goods cube lies", state.goods, self.places)
        sheet.number("link_builder", "the company that completed the transcontinental link", state.link_builder + 1)
        sheet.set("link_companies", "companies that share in that link", state.link_companies, COMPANY_COUNT)
        chain = sheet.room("chain", "by link: 1 if the best chains of that link run over it", self.links)
        sheet.mark(chain, state.chain_low, 1)
        if chain >= 0:
            sheet.mark(chain + WORD_BITS, state.chain_high, 1)
