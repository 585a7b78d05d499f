"""The 144 city cards of Steel & Steam: the region side with a map, the city side with its table of rolls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goldenspike.draw.svg import Point, circle, element
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT as MAP_HEIGHT
from goldenspike.games.steel_and_steam.drawing.north_america import WIDTH as MAP_WIDTH
from goldenspike.games.steel_and_steam.drawing.north_america import continent, project
from goldenspike.games.steel_and_steam.kit.words import Words
from goldenspike.printing.card_sheets import HIGH, WIDE, lay_out
from goldenspike.printing.sheet import A4, BOLD, ITALIC, Document
from goldenspike.printing.svg_page import draw_svg

CARD: Final = "#fbf5e3"
BAND: Final = "#3d5a52"
FADED: Final = "#7a6648"
SEA: Final = "#cfdfdc"
LAND: Final = "#efe3c4"
HIGHLIGHT: Final = "#c8322b"
MAP: Final = WIDE - 11
SCALE: Final = MAP / MAP_WIDTH
FORM: Final = "continent"


def write_city_cards(path: Path, words: Words) -> Path:
    document = Document(path, A4, words.title)
    cards = _CityCards(words)
    cards.prepare(document)
    lay_out(document, words.board.card_count, cards.region_side, cards.city_side)
    return document.save()


class _CityCards:
    def __init__(self, words: Words) -> None:
        self.board = words.board
        self.words = words

    def prepare(self, document: Document) -> None:
        """The continent, stored once and stamped on every card."""
        shores = continent()["home"] + continent()["neighbours"]
        land = element("path", d=shores, fill=LAND, stroke="#8fa8a4", stroke_width=8)
        lakes = element("path", d=continent()["lakes"], fill=SEA)
        dots = [circle(self._place(city), 18, fill="#9b8f76") for city in range(self.board.city_count)]
        drawn = element("svg", land, lakes, *dots, xmlns="http://www.w3.org/2000/svg")
        document.keep(FORM, lambda: draw_svg(document, drawn, 0, document.size[1], SCALE))

    def _place(self, city: int) -> Point:
        space = self.board.city_space[city]
        return project(self.board.longitudes[space], self.board.latitudes[space])

    def region_side(self, document: Document, card: int, x: float, y: float) -> None:
        board = self.board
        area = board.card_area[card]
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=BAND, radius=3)
        document.rectangle(x + 3.2, y + 3.2, WIDE - 6.4, HIGH - 6.4, stroke="#e8d9ae", width=0.4, radius=2)
        document.text(x + WIDE / 2, y + 15, self.words.area(board.area_names[area]), 19, BOLD, CARD, "middle", WIDE - 12)
        regions = ", ".join(self.words.region(region) for region in board.area_regions[area])
        document.text(x + WIDE / 2, y + 21.5, regions, 9, ITALIC, "#e8d9ae", "middle", WIDE - 12)
        self._map(document, area, x + 5.5, y + 26)
        document.text(x + WIDE / 2, y + HIGH - 9, self.words.title, 15, BOLD, "#e8d9ae", "middle")

    def _map(self, document: Document, area: int, x: float, y: float) -> None:
        board = self.board
        high = SCALE * MAP_HEIGHT
        document.rectangle(x, y, MAP, high, fill=SEA)
        document.stamp(FORM, (x, y), (x, y), (MAP, high))
        for city in range(board.city_count):
            if board.city_region[city] in board.area_regions[area]:
                right, down = self._place(city)
                document.circle(x + SCALE * right, y + SCALE * down, 0.85, fill=HIGHLIGHT)
        document.rectangle(x, y, MAP, high, stroke="#e8d9ae", width=0.4)

    def city_side(self, document: Document, card: int, x: float, y: float) -> None:
        board = self.board
        area = self.words.area(board.area_names[board.card_area[card]])
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, fill=CARD, stroke=BAND, width=0.8, radius=3)
        document.rectangle(x + 1.5, y + 1.5, WIDE - 3, 11.5, fill=BAND, radius=3)
        document.text(x + 6, y + 9.2, area, 13, BOLD, CARD, widest=WIDE - 26)
        document.text(x + WIDE - 6, y + 9.4, str(card + 1), 15, BOLD, CARD, "right")
        for roll in range(2, 13):
            low = y + 19.2 + 6.15 * (roll - 2)
            city = board.card_city(card, roll)
            if roll % 2 == 0:
                document.rectangle(x + 4, low - 4.4, WIDE - 8, 6.15, fill="#f0e6c8")
            document.text(x + 12, low, str(roll), 12, BOLD, align="right")
            document.text(x + 16, low, board.city_names[city].replace("_", " "), 12.5, widest=WIDE - 32)
            document.text(x + WIDE - 7, low, board.regions[board.city_region[city]], 10, ITALIC, FADED, "right")
