"""How a company in Steel Driver should spend the cubes of its box: a short search through its next links."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steel_driver.bots.estimates import stake
from goldenspike.games.steel_driver.bots.forecast import PER_COLOUR, PER_CUBE, PER_LOCATION, colours_of
from goldenspike.games.steel_driver.rules.board import DEAREST_LINK, Board
from goldenspike.games.steel_driver.rules.rules import COMPANY_COUNT
from goldenspike.games.steel_driver.rules.state import NOTHING, SteelDriverState
from goldenspike.kernel.core import row
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest

CENTS: Final = 100.0
LEFT_CUBE: Final = 650
"""What a cube is worth that stays in the box, in cents."""
DENIAL: Final = 0.7
"""How much the losses of the others count, against one's own gain."""
WIDTH: Final = 3
"""How many links are looked at in each step of a plan."""
STEPS: Final = 4
"""In so many steps of a plan; after them a full box is spent on the most promising link each time."""


@final
class Works:
    """The building decision of a company that has started; all worths are in cents for the seat that builds."""

    def __init__(self, state: SteelDriverState, board: Board, company: i64, seat: i64, players: i64) -> None:
        self.state: Final = state
        self.board: Final = board
        self.company: Final[i64] = company
        self.stakes: Final = [stake(state, other, seat, players) for other in range(COMPANY_COUNT)]
        held = CENTS * self.stakes[company]
        self.new_colour: Final[Row] = row([int(held * colour) for colour in PER_COLOUR[state.turn + 1]])
        self.gains: Final[Row] = row([self._location_gain(location) for location in range(len(board.names))])

    def _location_gain(self, location: i64) -> int:
        """What a location brings: its value, its goods for the shares held, and what those who share them lose."""
        rivals = 0.0
        theirs = 0.0
        for other in range(COMPANY_COUNT):
            if other != self.company and self.state.reached[other] & BIT[location]:
                rivals += 1.0
                theirs += self.stakes[other]
        when = self.state.turn + 1
        cube = PER_CUBE[when][self.board.colours[location]]
        gain = float(self.board.values[location]) + self.stakes[self.company] * (PER_LOCATION[when] + cube / (1.0 + rivals))
        if rivals > 0.0:
            gain -= DENIAL * theirs * cube * (1.0 / rivals - 1.0 / (rivals + 1.0))
        return int(CENTS * gain)

    def links(self, width: i64) -> Row:
        """Up to `width` links to new locations that promise most per cube; NOTHING fills the rest."""
        state, company = self.state, self.company
        reached, low, high = state.reached[company], state.touching_low[company], state.touching_high[company]
        return self._promising(reached, low, high, state.treasury[company], colours_of(self.board, reached), width)

    def worth(self, link: i64) -> i64:
        """What the best plan that begins with this link brings."""
        state, company = self.state, self.company
        reached, low, high = state.reached[company], state.touching_low[company], state.touching_high[company]
        return self._worth_of(link, reached, low, high, state.treasury[company], colours_of(self.board, reached), 1)

    def best_link(self) -> i64:
        """The first link of the best plan, or NOTHING if no new location can be reached."""
        best: i64 = NOTHING
        most: i64 = 0
        for link in self.links(WIDTH):
            if link != NOTHING:
                worth = self.worth(link)
                if best == NOTHING or worth > most:
                    best, most = link, worth
        return best

    def _plan_worth(self, reached: i64, low: i64, high: i64, cubes: i64, colours: i64, steps: i64) -> i64:
        most = LEFT_CUBE * cubes
        for link in self._promising(reached, low, high, cubes, colours, WIDTH if steps < STEPS else 1):
            if link == NOTHING:
                break
            most = max(most, self._worth_of(link, reached, low, high, cubes, colours, steps + 1))
        return most

    def _worth_of(self, link: i64, reached: i64, low: i64, high: i64, cubes: i64, colours: i64, steps: i64) -> i64:
        board = self.board
        location = board.link_b[link] if reached & board.bit_a[link] else board.link_a[link]
        return self._gain(location, colours) + self._plan_worth(
            reached | BIT[location],
            low | board.at_low[location],
            high | board.at_high[location],
            cubes - board.costs[link],
            colours | BIT[board.colours[location]],
            steps,
        )

    def _gain(self, location: i64, colours: i64) -> i64:
        colour = self.board.colours[location]
        gain = self.gains[location]
        return gain if colours & BIT[colour] else gain + self.new_colour[colour]

    def _promising(self, reached: i64, low: i64, high: i64, cubes: i64, colours: i64, width: i64) -> Row:
        board = self.board
        purse = min(cubes, DEAREST_LINK)
        found = row([NOTHING] * width)
        rates = row([0] * width)
        base: i64 = 0
        links = low & self.state.free_low & board.within_low[purse]
        while True:
            while links:
                link = base + lowest(links)
                links &= links - 1
                location = board.link_b[link] if reached & board.bit_a[link] else board.link_a[link]
                if not reached & BIT[location]:
                    note(found, rates, link, self._gain(location, colours) // board.costs[link])
            if base:
                return found
            base = WORD_BITS
            links = high & self.state.free_high & board.within_high[purse]


def note(found: Row, rates: Row, link: i64, rate: i64) -> None:
    """Keep a link among the best if its rate is good enough, the best first."""
    place: i64 = len(found) - 1
    if found[place] != NOTHING and rate <= rates[place]:
        return
    while place > 0 and (found[place - 1] == NOTHING or rate > rates[place - 1]):
        found[place] = found[place - 1]
        rates[place] = rates[place - 1]
        place -= 1
    found[place] = link
    rates[place] = rate
