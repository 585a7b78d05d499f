"""A toy country for the rule tests of Steel & Steam.

    Aton-p1-p2-p3-Bton-p4-p5-p6-Cton=J1-p10-Dton(Duo)-p12-Port~F1~Isle
                      \\-p7-p8-p9-/      (BX)          J1-p11-Port (JP)

AB and BC and CD and DP run along the line, BX beside BC; the lane SL crosses to Isle by the ferry point F1.
"""

from __future__ import annotations

from functools import cache

from goldenspike.games.steel_and_steam.rules.board.board import Board
from goldenspike.games.steel_and_steam.rules.board.components import Cards, Deed
from goldenspike.games.steel_and_steam.rules.board.network import Property, lay_out
from goldenspike.games.steel_and_steam.rules.board.places import KINDS as PLACE_KINDS
from goldenspike.games.steel_and_steam.rules.board.places import City, Hub, Place, Places
from goldenspike.games.steel_and_steam.rules.endings.victory import Condition, VictoryCard, VictoryDeck
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
CARDS_OF_AREA = 20


@cache
def toy_board() -> Board:
    cities = [City(line, ["E", "W"]) for line in read_lines("toy", CITIES)]
    places = Places("toy", 14, ["E", "W"], ["East", "West"], cities, [])
    hub = Hub(Line("toy", 1, ["hub", "Dton", "Duo", "12", "0"]), [city.name for city in places.cities])
    places = Places("toy", 14, places.regions, places.region_names, places.cities, [hub])
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
    return Board("toy", "toy", places, properties, lay_out("toy", properties, places), deeds, cards)


@cache
def toy_deck() -> VictoryDeck:
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
    return VictoryDeck(toy_board(), [VictoryCard(name, 3, parts) for name, parts in zip(names, conditions, strict=True)])
