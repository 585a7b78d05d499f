"""Moving goods: which delivery of a company serves its controller best, in dividends and in share prices."""

from __future__ import annotations

from typing import Final, final

from goldenspike.games.steam_barons.bots.forecast import DOUBT_AFTER_BUILDING, Forecast
from goldenspike.games.steam_barons.bots.hauls import LONGEST, NONE, Hauls
from goldenspike.games.steam_barons.rules import actions
from goldenspike.games.steam_barons.rules.game import SteamBarons
from goldenspike.games.steam_barons.rules.phase2_build_track import active_company
from goldenspike.games.steam_barons.rules.phase3_move_goods import ANY_NUMBER, SHARING
from goldenspike.games.steam_barons.rules.rules import COMPANY_COUNT, GOODS_ROUNDS, TURNS
from goldenspike.games.steam_barons.rules.state import NOBODY, BaronsState
from goldenspike.kernel.ints import Row, i64
from goldenspike.parts.bits import BIT, WORD_BITS, lowest
from goldenspike.parts.hex.goods import COLOUR_COUNT, Deliveries, cubes_of

SAVING: Final = 0.04
"""What a link of a delivery is worth, per share, if it is saved for a later turn."""


@final
class Carrier:
    def __init__(self, game: SteamBarons) -> None:
        self.ground: Final = game.ground
        self.players: Final[i64] = game.players
        self.forecast: Final = Forecast(game)
        self.hauls: Final = Hauls(game.ground)
        self.cube: Final[Row] = NONE[:]

    def move(self, state: BaronsState, seat: i64) -> i64:
        best, most = 0, -1000.0
        self._collect(state, active_company(state))
        self.forecast.look(state)
        for links in range(LONGEST, -1, -1):
            if links == 0 or self.hauls.cubes[links]:
                gain = self._gain(state, seat, links)
                if gain > most:
                    best, most = links, gain
        return self.delivery(state, best)

    def moves(self, state: BaronsState) -> list[int]:
        """One delivery of every length, the longest first."""
        self._collect(state, active_company(state))
        return [self.delivery(state, links) for links in range(LONGEST, 0, -1) if self.hauls.cubes[links]]

    def _collect(self, state: BaronsState, company: i64) -> None:
        """Note one cube for every number of links that the longest delivery of a cube has."""
        for links in range(LONGEST + 1):
            self.hauls.cubes[links] = 0
        for word in range(self.ground.words):
            stops = state.track.reach[company * self.ground.words + word]
            while stops:
                stop = word * WORD_BITS + lowest(stops)
                stops &= stops - 1
                if self.hauls.look_from(state.track, state.cubes, company, stop):
                    for colour in range(COLOUR_COUNT):
                        links = min(LONGEST, self.hauls.best[colour])
                        if links:
                            self.hauls.cubes[links] += cubes_of(state.cubes, stop, colour)
                            self.cube[links] = stop * COLOUR_COUNT + colour

    def delivery(self, state: BaronsState, links: i64) -> i64:
        """The action that delivers the cube that was noted for so many links; none passes."""
        if links == 0:
            return actions.simple(actions.PASS)
        stop, colour = self.cube[links] // COLOUR_COUNT, self.cube[links] % COLOUR_COUNT
        search = Deliveries(self.ground, state.track, active_company(state), ANY_NUMBER, SHARING)
        search.count_from(stop, BIT[colour])
        return actions.move(stop, colour, search.best_number)

    def _gain(self, state: BaronsState, seat: i64, links: i64) -> float:
        """What a delivery of so many links brings a seat, less what it brings the others on average."""
        company = active_company(state)
        further = 0
        if state.round + 1 < GOODS_ROUNDS:
            self.hauls.cubes[links] -= 1
            further = self.hauls.longest(1)
            self.hauls.cubes[links] += 1
        self.forecast.expected[company] = float(state.performance[company] + links + further)
        self.forecast.doubt[company] = DOUBT_AFTER_BUILDING if further else 0.0
        self.forecast.settle(state)
        return self.balance(state, seat) - SAVING * float(links * (TURNS - state.turn))

    def balance(self, state: BaronsState, seat: i64) -> float:
        others = 1.0 / float(self.players - 1)
        total = 0.0
        for company in range(COMPANY_COUNT):
            worth = self.forecast.worth(company)
            for other in range(self.players):
                held = float(state.shares[other * COMPANY_COUNT + company]) * worth
                total += held if other == seat else -held * others
            controller = state.controller[company]
            if controller != NOBODY:
                total += self.forecast.bonus[company] * (1.0 if controller == seat else -others)
        return total
