"""Steel & Steam's board as it lies on the table: cities, hubs, mileposts, junctions, ferry points, names and the legend."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from goldenspike.draw.labels import NAME, written
from goldenspike.draw.palette import CARD, FADED, INK, PAPER
from goldenspike.draw.svg import Point, circle, element, escape, group, line, number, rectangle, shrunk, text
from goldenspike.draw.words import Words
from goldenspike.games.steel_and_steam.drawing.arranging.naming import Box
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.lines import lane_strokes, rail_strokes
from goldenspike.games.steel_and_steam.drawing.measures import LINK_HALF, RADIUS, STATIONS_APART
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST, Board

RED: Final = "#c8322b"
RED_EDGE: Final = "#611310"
PINK: Final = "#f0a79b"
GREY: Final = "#4a4a4d"
LIGHT_BLUE: Final = "#a9def2"
BLUE_EDGE: Final = "#1f5e7a"

LEGEND: Final = (48.0, HEIGHT - 436.0)
TITLE: Final = (WIDTH - 734.0, HEIGHT - 448.0)
"""It leaves the corner free, where the page has its buttons for zooming."""
TEXT: Final = 450.0
"""How wide words in that box may be."""
ROWS: Final = 15
COLUMN: Final = 322.0
ROW: Final = 23.2


def spaced(name: str) -> str:
    return name.replace("_", " ")


def spaces(board: Board) -> str:
    drawn = [_space(board, space) for space in sorted(range(board.space_count), key=lambda s: board.space_city[s] >= 0)]
    return group(*drawn)


def _space(board: Board, space: int) -> str:
    name = board.space_names[space]
    centre = layout(board).places[space]
    kind = board.kinds[space]
    twin = layout(board).twins.get(space)
    return group(
        "" if kind == MILEPOST else element("title", escape(spaced(name))),
        marker(centre, kind, twin),
        circle(centre, RADIUS[kind] + 5, class_="hit", fill="transparent"),
        class_="space",
        data_space=name,
    )


def marker(centre: Point, kind: int, twin: Point | None = None) -> str:
    radius = RADIUS[kind]
    if kind == HUB and twin is not None:
        return _link(centre, twin) + _city(centre, radius) + _city(twin, radius - 1)
    if kind in (CITY, HUB):
        return _city(centre, radius)
    if kind == JUNCTION:
        return circle(centre, radius, fill=GREY, stroke=CARD, stroke_width=1.6)
    if kind == FERRY:
        return circle(centre, radius, fill=LIGHT_BLUE, stroke=BLUE_EDGE, stroke_width=2.4)
    return circle(centre, radius, fill="#ffffff", stroke=INK, stroke_width=2)


def _link(centre: Point, twin: Point) -> str:
    """A broad bar like nothing else on the board: no line, but two stations of one space."""
    edge = line(centre, twin, stroke=RED_EDGE, stroke_width=2 * LINK_HALF)
    return edge + line(centre, twin, stroke=RED, stroke_width=8) + line(centre, twin, stroke=PINK, stroke_width=2)


def _city(centre: Point, radius: float) -> str:
    ring = circle(centre, radius - 3.4, fill="none", stroke=PINK, stroke_width=1.4)
    return circle(centre, radius, fill=RED, stroke=RED_EDGE, stroke_width=2.4) + ring


def names(board: Board, cities: Iterable[int]) -> str:
    """The names of cities, and of the other stations of those that are hubs."""
    stations = {city: board.city_count + number for number, city in enumerate(board.hub_cities)}
    shown = [number for city in cities for number in (city, stations.get(city)) if number is not None]
    return group(
        *(_name(board, number) for number in shown),
        fill=INK,
        font_weight="bold",
        stroke=PAPER,
        stroke_width=5,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
    )


def _name(board: Board, number: int) -> str:
    """The name of a city, or beyond those the name of a hub's other station."""
    name = layout(board).names[number]
    is_city = number < board.city_count
    space = board.city_space[number if is_city else board.hub_cities[number - board.city_count]]
    place = layout(board).places[space] if is_city else layout(board).twins[space]
    rank = max(0, 6 - len(board.segments_at[space])) + (0 if is_city else 2)
    mark = written(NAME, rank, place, RADIUS[CITY if is_city else HUB], _side(place, name.box()))
    return text(name.foot(), spaced(name.word), name.size, text_anchor="middle", **mark)


def _side(place: Point, box: Box) -> str:
    """On which side of its place a name stands, as a point of the compass."""
    x, y = place
    left, top, right, bottom = box
    return ("n" if bottom < y else "s" if top > y else "") + ("w" if right < x else "e" if left > x else "") or "n"


def legend(board: Board, words: Words) -> str:
    """The properties in one box, the title and the kinds of spaces in another."""
    columns = -(-len(board.initials) // ROWS)
    entries = [_entry(board, owner) for owner in range(board.property_count)]
    properties = group(_box(LEGEND, columns * COLUMN + 34, ROWS * ROW + 44), *entries, class_="part")
    kinds = group(
        _box(TITLE, 500, 396),
        shrunk((TITLE[0] + 250, TITLE[1] + 78), words["title"], 68, TEXT, font_weight="bold", text_anchor="middle"),
        shrunk(
            (TITLE[0] + 250, TITLE[1] + 122), words["subtitle"], 32, TEXT, font_style="italic", fill=FADED, text_anchor="middle"
        ),
        _kinds(words),
        class_="part",
    )
    return group(
        properties,
        kinds,
        id="legend",
        fill=INK,
        pointer_events="none",
    )


def _box(corner: Point, wide: float, high: float) -> str:
    left, top = corner
    outer = rectangle((left, top), wide, high, fill=CARD, stroke=INK, stroke_width=3, rx=9)
    return outer + rectangle((left + 8, top + 8), wide - 16, high - 16, fill="none", stroke=FADED, stroke_width=1.2, rx=6)


def _entry(board: Board, owner: int) -> str:
    x = LEGEND[0] + 26 + COLUMN * (owner // ROWS)
    y = LEGEND[1] + 36 + ROW * (owner % ROWS)
    way = f"M{number(x)} {number(y)}h44"
    colours = line_style(board.initials, owner)
    stroke = partial(element, "path", d=way)
    strokes = lane_strokes(stroke, colours) if board.is_lane[owner] else rail_strokes(stroke, colours)
    return (
        group(strokes, fill="none")
        + shrunk((x + 52, y + 5.5), board.initials[owner], 16, 56, font_weight="bold")
        + shrunk((x + 116, y + 5.5), board.property_names[owner], 18, COLUMN - 126)
    )


def _kinds(words: Words) -> str:
    x, y = TITLE[0] + 44, TITLE[1] + 178
    drawn = []
    for kind, word in ((CITY, "city"), (HUB, "hub"), (MILEPOST, "milepost"), (JUNCTION, "junction"), (FERRY, "ferry")):
        twin = (x + STATIONS_APART, y) if kind == HUB else None
        drawn.append(marker((x, y), kind, twin) + shrunk((x + 68, y + 8), words[word], 26, TEXT - 92))
        y += 46
    return "".join(drawn)
