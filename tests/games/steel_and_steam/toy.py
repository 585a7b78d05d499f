"""A small country for the rule tests, and a table where chance does as it is told.

    Aton-p1-p2-p3-Bton-p4-p5-p6-Cton=J1-p10-Dton(Duo)-p12-Port~F1~Isle
                      \\-p7-p8-p9-/      (BX)          J1-p11-Port (JP)

AB and BC and CD and DP run along the line, BX beside BC; the lane SL crosses to Isle by the ferry point F1.
"""

from __future__ import annotations

from typing import Any

from goldenspike.games.steel_and_steam.rules import sequence
from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.components import Cards, Deed
from goldenspike.games.steel_and_steam.rules.board.network import Property, lay_out
from goldenspike.games.steel_and_steam.rules.board.places import KINDS as PLACE_KINDS
from goldenspike.games.steel_and_steam.rules.board.places import City, Hub, Place, Places
from goldenspike.games.steel_and_steam.rules.endings.victory import Condition, VictoryCard, VictoryDeck
from goldenspike.games.steel_and_steam.rules.game import SteelAndSteam
from goldenspike.games.steel_and_steam.rules.options import Options
from goldenspike.games.steel_and_steam.rules.rules import NORMAL
from goldenspike.games.steel_and_steam.rules.state import DEPARTING, IN_STATION, NOBODY, NOWHERE, UNDER_WAY
from goldenspike.kernel.core import CHANCE, Journal, Rule, first_seat
from goldenspike.parts.bits import BIT
from goldenspike.parts.lines import Line, read_lines

CITIES = """
Aton E 0 0 n
Bton E 4 0 n
Cton E 8 0 n
Dton W 11 0 n
Port W 14 0 n
Isle W 16 1 n
"""
POINTS = """
milepost p1 1 0
milepost p2 2 0
milepost p3 3 0
milepost p4 5 0
milepost p5 6 0
milepost p6 7 0
milepost p7 5 1
milepost p8 6 1
milepost p9 7 1
junction J1 9 0
milepost p10 10 0
milepost p11 10 -1
milepost p12 13 0
ferry F1 15 0
"""
ROUTES = """
railway AB Aton and Bton
Aton p1 p2 p3 Bton
railway BC Bton and Cton
Bton p4 p5 p6 Cton
railway BX Bton Express
Bton p7 p8 p9 Cton
railway CD Cton and Dton
Cton J1 p10 Dton
railway DP Duo and Port
Duo p12 Port
railway JP Junction and Port
J1 p11 Port
lane SL Straits Line
Port F1 Isle
"""
DEEDS = """
AB 10000 5000 6000 15000 2000
BC 12000 6000 7000 18000 2500
BX 8000 4000 5000 12000 1500
CD 10000 5000 6000 15000 2000
DP 6000 3000 3500 9000 1000
JP 6000 3000 3500 9000 1000
SL 4000 2000 2500 6000 500
"""
ROLLS = ["roll 6 5", "roll 6 4", "roll 5 4", "roll 5 3", "roll 4 3", "roll 3 2"]
"""A turn order from the first seat to the last, without doubles."""
CARDS_OF_AREA = 20


def toy_board() -> Board:
    places = Places("toy", ["E", "W"], ["East", "West"], [City(line, ["E", "W"]) for line in read_lines("toy", CITIES)], [])
    hub = Hub(Line("toy", 1, ["hub", "Dton", "Duo", "12", "0"]), [city.name for city in places.cities])
    places = Places("toy", places.regions, places.region_names, places.cities, [hub])
    for line in read_lines("toy", POINTS):
        point = Place(line, PLACE_KINDS.index(line.words[0]), line.words[1], float(line.words[2]), float(line.words[3]))
        places.add(point)
        places.points.append(point)
    properties: list[Property] = []
    for line in read_lines("toy", ROUTES):
        if line.words[0] in ("railway", "lane"):
            properties.append(Property(line))
        else:
            properties[-1].routes.append(line)
    cards = Cards()
    for area, order in (("East", [0, 1, 2, 3, 4, 5]), ("West", [5, 4, 3, 2, 1, 0])):
        cards.area_names.append(area)
        cards.area_regions.append([0, 1])
        for _ in range(CARDS_OF_AREA):
            cards.area.append(len(cards.area_names) - 1)
            cards.cities.extend(order)
    deeds = [Deed(line) for line in read_lines("toy", DEEDS)]
    return Board("toy", places, properties, lay_out("toy", properties, places), deeds, cards)


def toy_deck(board: Board) -> VictoryDeck:
    names = ["Two_Journeys", "Rich", "Two_Deeds", "Across", "Tour", "Fast", "Sailor"]
    conditions = [
        [Condition(0, 2, 0, 0)],
        [Condition(6, 60_000, 0, 0)],
        [Condition(7, 2, 0, 0)],
        [Condition(11, 1, 0, 1)],
        [Condition(13, 2, 0b11, 0)],
        [Condition(16, 1, 0, 0), Condition(4, 1, 0, 0)],
        [Condition(8, 1, 0, 0)],
    ]
    return VictoryDeck(board, [VictoryCard(name, 3, parts) for name, parts in zip(names, conditions, strict=True)])


class Scene:
    """A game on the toy board, set up in seat order with everyone's cards dealt from the East."""

    def __init__(self, players: int = 3, **options: str) -> None:
        board = toy_board()
        self.game = SteelAndSteam(board, toy_deck(board), players, Options(options))
        self.board = board
        self.journal = Journal()
        self.state = self.game.start(self.journal)
        self.do(*["draw East"] * (2 * players + 3), *ROLLS[:players])

    # acting

    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        waiting = self.game.pending(self.state)
        return first_seat(waiting) if waiting else NOBODY

    def do(self, *lines: str) -> Scene:
        """Each line by whoever is asked; every one must be legal."""
        for words in lines:
            action = self.game.parse(self.state, words)
            refusal = self.game.check(self.state, self.seat(), action)
            assert refusal is None, f"{words}: {refusal.rule.name}"
            self.game.apply(self.state, self.seat(), action, self.journal)
        return self

    def refuses(self, words: str, rule: Rule) -> bool:
        """Whether this rule forbids this to whoever is asked."""
        refusal = self.game.check(self.state, self.seat(), self.game.parse(self.state, words))
        return refusal is not None and refusal.rule is rule

    def allows(self, words: str) -> bool:
        return self.game.check(self.state, self.seat(), self.game.parse(self.state, words)) is None

    def offered(self) -> list[str]:
        """Everything that is offered, in the notation (single actions only)."""
        choices = self.game.choices(self.state, self.seat())
        return [self.game.spell(self.state, choice.first) for choice in choices if choice.first == choice.last]

    def told(self, event: str) -> list[list[int]]:
        """What the log told of an event."""
        return [fact.values for fact in self.journal.facts if fact.event.key == f"event-{event}"]

    def cites(self, rule: Rule) -> bool:
        """Whether the log told of something under this rule."""
        return any(fact.event.rule is rule for fact in self.journal.facts)

    # arranging

    def on_the_road(self, seat: int, start: str, destination: str, at: str | None = None, mps: int | None = None) -> Scene:
        """It is this seat's turn, on a journey, just departing if no other place is named; the home of everyone without one is
        Aton."""
        state = self.state
        for other in range(len(state.cash)):
            if state.home[other] == NOWHERE:
                self.put(other, "Aton")
        self.put(seat, at or start)
        state.start[seat] = self.board.city_names.index(start)
        state.destination[seat] = self.board.city_names.index(destination)
        state.journey[seat] = DEPARTING if at is None else UNDER_WAY
        state.place = list(state.order).index(seat)
        state.turn = max(1, state.turn)
        state.mps = NORMAL[state.engine[seat]] if mps is None else mps
        state.spent = state.used = state.highballing = state.home_entered = 0
        state.phase = sequence.RUNNING
        self.game.phases[state.phase].begin(state, self.journal)
        return self

    def put(self, seat: int, space: str) -> Scene:
        """A locomotive in a city's station, or on a space."""
        state = self.state
        state.location[seat] = self.board.space_names.index(space)
        city = self.board.space_city[state.location[seat]]
        if state.home[seat] == NOWHERE:
            state.home[seat] = 0
        if city >= 0:
            state.start[seat] = city
            state.destination[seat] = NOWHERE
            state.journey[seat] = IN_STATION
        return self

    def give(self, seat: int, *initials: str, mortgaged: bool = False) -> Scene:
        """Deeds from the bank for nothing."""
        state = self.state
        for name in initials:
            place = self.property(name)
            state.owner[place] = seat
            state.owned[seat] |= BIT[place]
            state.available &= ~BIT[place]
            if mortgaged:
                state.mortgaged |= BIT[place]
        return self

    def cash(self, *amounts: int) -> Scene:
        for seat, amount in enumerate(amounts):
            self.state.bank += self.state.cash[seat] - amount
            self.state.cash[seat] = amount
        return self

    def last_rode(self, seat: int, initials: str) -> Scene:
        self.state.last_property[seat] = self.property(initials)
        return self

    def property(self, initials: str) -> int:
        return self.board.initials.index(initials)

    def where(self, seat: int) -> str:
        return self.board.space_names[self.state.location[seat]]

    def view(self, seat: int = 0) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def phase(self) -> str:
        return self.game.phases[self.state.phase].name if self.state.phase >= 0 else "over"


__all__ = ["CHANCE", "Scene", "toy_board", "toy_deck"]
