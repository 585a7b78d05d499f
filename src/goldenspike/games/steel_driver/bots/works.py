"""How a company in Steel Driver should spend the cubes of its box: a short search through its next links."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.bots.estimates import stake, transcontinental_hope
from goldenspike.games.steel_driver.bots.forecast import PER_COLOUR, PER_CUBE, colours_of
from goldenspike.games.steel_driver.rules.board import DEAREST_LINK, Board
from goldenspike.games.steel_driver.rules.rules import COLOUR_COUNT, COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOBODY, NOTHING, SteelDriverState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, count, lowest


@final
class Works:
    """The building decision of one company; all worths are in tenths of a dollar for the seat that builds."""

    def __init__(self, state: SteelDriverState, board: Board, company: i64, seat: i64, players: i64, knobs: list[float]) -> None:
        self.state: Final = state
        self.board: Final = board
        self.width: Final[i64] = int(knobs[20])
        self.left: Final[i64] = int(10.0 * knobs[7])
        self.keep: Final[i64] = int(100.0 * knobs[6])
        when = state.turn + 1
        stakes = [stake(state, other, seat, players) for other in range(COMPANY_COUNT)]
        own = knobs[8] * stakes[company]
        self.new_colour: Final[i64] = int(10.0 * own * PER_COLOUR[when])
        gains: list[int] = []
        for location in range(len(board.names)):
            number = 0.0
            others = 0.0
            for other in range(COMPANY_COUNT):
                if other != company and state.reached[other] & BIT[location]:
                    number += 1.0
                    others += stakes[other]
            gain = own * PER_CUBE[when] / (1.0 + number)
            if number > 0.0:
                gain -= knobs[9] * others * PER_CUBE[when] * (1.0 / number - 1.0 / (number + 1.0))
            gain += knobs[25] * own * float(self._outlook(location, colours_of(board, state.reached[company])))
            gains.append(int(10.0 * (gain + float(board.values[location]))))
        self.gains: Final[Row] = row(gains)

    def _outlook(self, location: i64, known: i64) -> i64:
        """How many colours that the company lacks lie one free link beyond a location."""
        board = self.board
        colours: i64 = 0
        links = board.at_low[location] & self.state.free_low
        while links:
            colours |= BIT[board.colours[board.other_end(lowest(links), location)]]
            links &= links - 1
        links = board.at_high[location] & self.state.free_high
        while links:
            colours |= BIT[board.colours[board.other_end(WORD_BITS + lowest(links), location)]]
            links &= links - 1
        return count(colours & ~known)

    def best_first(self, reached: i64, low: i64, high: i64, cubes: i64) -> i64:
        """The first link of the best plan for these cubes, or NOTHING if no new location can be reached."""
        links = self._promising(reached, low, high, cubes, colours_of(self.board, reached))
        best: i64 = NOTHING
        most: i64 = 0
        for link in links:
            if link == NOTHING:
                break
            worth = self._worth_of(link, reached, low, high, cubes, colours_of(self.board, reached))
            if best == NOTHING or worth > most:
                best, most = link, worth
        return best

    def plan_worth(self, reached: i64, low: i64, high: i64, cubes: i64, colours: i64) -> i64:
        """What the best plan for these cubes brings."""
        most = self.left * cubes
        for link in self._promising(reached, low, high, cubes, colours):
            if link == NOTHING:
                break
            most = max(most, self._worth_of(link, reached, low, high, cubes, colours))
        return most

    def _worth_of(self, link: i64, reached: i64, low: i64, high: i64, cubes: i64, colours: i64) -> i64:
        board = self.board
        location = board.link_b[link] if reached & board.bit_a[link] else board.link_a[link]
        rest = self.plan_worth(
            reached | BIT[location],
            low | board.at_low[location],
            high | board.at_high[location],
            cubes - board.costs[link],
            colours | BIT[board.colours[location]],
        )
        return self._gain(location, colours) + rest * self.keep // 100

    def _gain(self, location: i64, colours: i64) -> i64:
        gain = self.gains[location]
        return gain if colours & BIT[self.board.colours[location]] else gain + self.new_colour

    def _promising(self, reached: i64, low: i64, high: i64, cubes: i64, colours: i64) -> Row:
        """Up to `width` links to new locations, those that bring most per cube first; NOTHING fills the rest."""
        board = self.board
        purse = min(cubes, DEAREST_LINK)
        found = row([NOTHING] * self.width)
        rates = row([0] * self.width)
        base: i64 = 0
        links = low & self.state.free_low & board.within_low[purse]
        while True:
            while links:
                link = base + lowest(links)
                links &= links - 1
                location = board.link_b[link] if reached & board.bit_a[link] else board.link_a[link]
                if not reached & BIT[location]:
                    note(found, rates, link, self._gain(location, colours) * 12 // board.costs[link], self.width)
            if base:
                return found
            base = WORD_BITS
            links = high & self.state.free_high & board.within_high[purse]


def note(found: Row, rates: Row, link: i64, rate: i64, width: i64) -> None:
    """Keep a link among the best if its rate is good enough, the best first."""
    place = width - 1
    if found[place] != NOTHING and rate <= rates[place]:
        return
    while place > 0 and (found[place - 1] == NOTHING or rate > rates[place - 1]):
        found[place] = found[place - 1]
        rates[place] = rates[place - 1]
        place -= 1
    found[place] = link
    rates[place] = rate
