"""What stands beside the land on Steam's maps: the title, the Goods Supply and a legend."""

from typing import Final

from goldenspike.draw.face import width
from goldenspike.draw.labels import PLATE, written
from goldenspike.draw.palette import CARD, FADED, INK
from goldenspike.draw.svg import Point, element, group, line, rectangle, shrunk, text
from goldenspike.draw.words import Words
from goldenspike.games.steam.drawing.colours import (
    BARRIER,
    GOODS,
    HEX_LINE,
    HILLS_HEX,
    MOUNTAINS_HEX,
    PLAIN_HEX,
    RIVER_HEX,
    STREAM,
)
from goldenspike.games.steam.drawing.emblems import emblem
from goldenspike.games.steam.drawing.geometry import hexagon_path, pair
from goldenspike.games.steam.drawing.land import outline
from goldenspike.games.steam.drawing.places import anchor, town_dot
from goldenspike.parts.hex.map import COLOURS, MOUNTAINS, HexMap

SPACE: Final = (62.0, 46.0)
GAP: Final = 8.0
LEGEND_WIDTH: Final = 218.0
TITLE_SIZE: Final = 42.0


def panel_place(hexmap: HexMap, name: str) -> Point | None:
    found = outline(hexmap.name)["panels"].get(name)
    return (found[0], found[1]) if found else None


def panels(hexmap: HexMap, words: Words) -> str:
    return group(_title(hexmap), _supply(hexmap, words), _legend(hexmap, words), fill=INK)


def _title(hexmap: HexMap) -> str:
    place = panel_place(hexmap, "title")
    if place is None:
        return ""
    x, y = place
    wide = width(hexmap.title, TITLE_SIZE, bold=True, spacing=2) + 60
    return group(
        _card((x - wide / 2, y), wide, 74),
        text((x, y + 49), hexmap.title, TITLE_SIZE, font_weight="bold", text_anchor="middle", letter_spacing=2),
        id="title",
        **written(PLATE, 8, (x, y + 37), wide, 0.0),
    )


def _card(corner: Point, wide: float, tall: float) -> str:
    x, y = corner
    return rectangle(corner, wide, tall, rx=8, fill=CARD, stroke=FADED, stroke_width=1.6) + rectangle(
        (x + 5, y + 5), wide - 10, tall - 10, rx=5, fill="none", stroke=FADED, stroke_width=0.8
    )


def supply_columns(hexmap: HexMap) -> int:
    found = outline(hexmap.name)["panels"].get("supply")
    return int(found[2]) if found else 4


def supply_place(hexmap: HexMap, space: int) -> Point | None:
    """The middle of a supply space."""
    place = panel_place(hexmap, "supply")
    if place is None:
        return None
    down, along = divmod(space, supply_columns(hexmap))
    x = place[0] + 18 + SPACE[0] / 2 + along * (SPACE[0] + GAP)
    return x, place[1] + 46 + SPACE[1] / 2 + down * (SPACE[1] + GAP)


def _supply(hexmap: HexMap, words: Words) -> str:
    place = panel_place(hexmap, "supply")
    if place is None:
        return ""
    columns = supply_columns(hexmap)
    rows = -(-int(hexmap.supplies) // columns)
    wide, tall = columns * (SPACE[0] + GAP) + 28, rows * (SPACE[1] + GAP) + 56
    return group(
        _card(place, wide, tall),
        shrunk((place[0] + wide / 2, place[1] + 32), words["supply"], 22, wide - 36, font_weight="bold", text_anchor="middle"),
        *(_space(hexmap, space) for space in range(hexmap.supplies)),
        id="supply",
    )


def _space(hexmap: HexMap, space: int) -> str:
    x, y = supply_place(hexmap, space) or (0.0, 0.0)
    box = rectangle(
        (x - SPACE[0] / 2, y - SPACE[1] / 2),
        *SPACE,
        rx=6,
        fill=PLAIN_HEX,
        stroke=HEX_LINE,
        stroke_width=1.4,
        stroke_dasharray="4 3",
    )
    label = text((x - SPACE[0] / 2 + 5, y - SPACE[1] / 2 + 13), str(space + 1), 11, fill=FADED)
    return group(box, label, id=f"supply-space-{space + 1}", data_supply=str(space + 1))


def _legend(hexmap: HexMap, words: Words) -> str:
    place = panel_place(hexmap, "legend")
    if place is None:
        return ""
    x, y = place
    rows = _rows(hexmap, words)
    drawn = []
    for number, (key, said) in enumerate(rows):
        spot = (x + 34, y + 34 + 34 * number)
        drawn.append(_sign(key, spot) + shrunk((x + 64, spot[1] + 6), said, 18, LEGEND_WIDTH - 64 - 14))
    low = y + 34 * len(rows) + 32
    emblems = [_swatch((x + 34 + 31 * at, low + 26), colour) for at, colour in enumerate(COLOURS)]
    heading = shrunk(
        (x + LEGEND_WIDTH / 2, low + 2), words["cities"], 16, LEGEND_WIDTH - 36, font_style="italic", text_anchor="middle"
    )
    return group(_card(place, LEGEND_WIDTH, low + 56 - y), *drawn, heading, *emblems, id="legend")


def _rows(hexmap: HexMap, words: Words) -> list[tuple[str, str]]:
    keys = ["plain", "river", "hills"]
    keys += ["mountains"] if MOUNTAINS in hexmap.terrain else []
    keys += ["town"]
    keys += ["port"] if 1 in hexmap.city_port else []
    keys += ["forbidden"] if 1 in hexmap.forbidden else []
    return [(key, words[key]) for key in keys]


def _swatch(spot: Point, colour: str) -> str:
    tile = rectangle((spot[0] - 13, spot[1] - 13), 26, 26, rx=4, fill=GOODS[colour].fill, stroke=GOODS[colour].edge)
    return tile + emblem(spot, 7.4, colour)


def _sign(key: str, spot: Point) -> str:
    x, y = spot
    if key == "town":
        return element("g", town_dot(spot), class_="town")
    if key == "port":
        return anchor(spot, 0.8)
    if key == "forbidden":
        return line((x - 14, y), (x + 14, y), stroke=BARRIER, stroke_width=8, stroke_linecap="round")
    fill = {"plain": PLAIN_HEX, "river": RIVER_HEX, "hills": HILLS_HEX, "mountains": MOUNTAINS_HEX}[key]
    tile = element("path", d=hexagon_path(spot, 17), fill=fill, stroke=HEX_LINE, stroke_width=1.2)
    if key == "river":
        bend = f"M{pair((x - 14, y + 3))}C{pair((x - 5, y - 9))} {pair((x + 4, y + 11))} {pair((x + 14, y - 3))}"
        return tile + element("path", d=bend, fill="none", stroke=STREAM, stroke_width=3.4)
    return tile
