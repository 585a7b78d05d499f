"""Scenes of Steel & Steam for its rule tests: a toy country where chance does as it is told."""

from __future__ import annotations

from typing import Self

from goldenspike.games.steel_and_steam.rules import events
from goldenspike.games.steel_and_steam.rules.changes import VERSION
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import Options
from goldenspike.games.steel_and_steam.rules.rules import NORMAL
from goldenspike.games.steel_and_steam.rules.state import DEPARTING, IN_STATION, NOWHERE, UNDER_WAY, SteelAndSteamState
from goldenspike.parts.bits import BIT
from tests import dialect
from tests.games.steel_and_steam.toy import toy_board, toy_deck

ROLLS = ["* roll 6 5", "* roll 6 4", "* roll 5 4", "* roll 5 3", "* roll 4 3", "* roll 3 2"]
"""A turn order from the first seat to the last, without doubles."""


class Scene(dialect.Scene[SteelAndSteam, SteelAndSteamState]):
    """A game in the toy country: everyone's cards are dealt from the East, and the turn order, once rolled, is by the seats.
    Its rules are those of today, or of an earlier version."""

    def __init__(self, players: int = 3, rolled: bool = True, version: int = VERSION, **options: str) -> None:
        self.board = toy_board()
        super().__init__(SteelAndSteam(self.board, toy_deck(), players, Options(options), version))
        self.does(*["* draw East"] * (2 * players + 3), *ROLLS[: players * rolled])

    # arranging

    def on_the_road(self, seat: int, start: str, destination: str, at: str | None = None, mps: int | None = None) -> Self:
        """It is this seat's turn, on a journey, just departing if no other place is named; the home of everyone without one is
        Aton."""
        state, place = self.state, seat - 1
        for other in range(self.game.players):
            if state.home[other] == NOWHERE:
                self.put(other + 1, "Aton")
        self.put(seat, at or start)
        state.start[place] = self.board.city_names.index(start)
        state.destination[place] = self.board.city_names.index(destination)
        state.journey[place] = DEPARTING if at is None else UNDER_WAY
        state.place = list(state.order).index(place)
        state.turn = max(1, state.turn)
        state.mps = NORMAL[state.engine[place]] if mps is None else mps
        state.spent = state.used = state.highballing = state.home_entered = 0
        return self.begins("running")

    def put(self, seat: int, space: str) -> Self:
        """A locomotive in a city's station, or on a space."""
        state, place = self.state, seat - 1
        state.location[place] = self.board.space_names.index(space)
        city = self.board.space_city[state.location[place]]
        if state.home[place] == NOWHERE:
            state.home[place] = 0
        if city >= 0:
            state.start[place] = city
            state.destination[place] = NOWHERE
            state.journey[place] = IN_STATION
        return self

    def give(self, seat: int, *initials: str, mortgaged: bool = False) -> Self:
        """Deeds from the bank for nothing."""
        state = self.state
        for deed in map(self.board.initials.index, initials):
            state.owner[deed] = seat - 1
            state.owned[seat - 1] |= BIT[deed]
            state.available &= ~BIT[deed]
            if mortgaged:
                state.mortgaged |= BIT[deed]
        return self

    def cash(self, *amounts: int) -> Self:
        """What the first seats hold; the bank has or takes the rest."""
        for place, amount in enumerate(amounts):
            self.state.bank += self.state.cash[place] - amount
            self.state.cash[place] = amount
        return self

    def last_rode(self, seat: int, initials: str) -> Self:
        self.state.last_property[seat - 1] = self.board.initials.index(initials)
        return self

    def where(self, seat: int) -> str:
        return self.board.space_names[self.state.location[seat - 1]]

    def fees(self) -> tuple[dict[int, int], int]:
        """What was paid to each owner and to the bank."""
        owners: dict[int, int] = {}
        for fact in self.facts(events.FEE_TO_OWNER):
            _, owner, amount = fact.values
            owners[owner + 1] = owners.get(owner + 1, 0) + amount
        return owners, sum(fact.values[1] for fact in self.facts(events.FEE_TO_BANK))


def in_economy(condition: int, degree: str = "fluctuating", **options: str) -> Scene:
    scene = Scene(economy=degree, **options)
    scene.state.economy = condition
    return scene
