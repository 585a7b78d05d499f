"""Steel & Steam's board as it lies on the table: cities, hubs, mileposts, junctions, ferry points, names and the legend."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from goldenspike.draw.labels import NAME, written
from goldenspike.draw.palette import CARD, FADED, INK, PAPER, SANS, SERIF
from goldenspike.draw.svg import Point, circle, element, escape, group, line, number, rectangle, shrunk, text
from goldenspike.games.steel_and_steam.drawing.colours import line_style
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.lines import lane_strokes, rail_strokes
from goldenspike.games.steel_and_steam.drawing.north_america import HEIGHT, WIDTH
from goldenspike.games.steel_and_steam.rules.board.board import CITY, FERRY, HUB, JUNCTION, MILEPOST, Board

RED: Final = "#c8322b"
RED_EDGE: Final = "#611310"
GREY: Final = "#4a4a4d"
LIGHT_BLUE: Final = "#a9def2"
BLUE_EDGE: Final = "#1f5e7a"

RADIUS: Final = {CITY: 12.5, HUB: 12.5, MILEPOST: 7.5, JUNCTION: 6.0, FERRY: 9.0}


# Where a name stands: how far right and down from the middle, as a share of the radius and in units more; then its anchor.
LABELS: Final = {
    "n": (0.0, -1.0, 0.0, -6.0, "middle"),
    "ne": (0.75, -0.75, 3.0, 0.0, "start"),
    "e": (1.0, 0.0, 6.0, 8.0, "start"),
    "se": (0.75, 0.75, 3.0, 14.0, "start"),
    "s": (0.0, 1.0, 0.0, 22.0, "middle"),
    "sw": (-0.75, 0.75, -3.0, 14.0, "end"),
    "w": (-1.0, 0.0, -6.0, 8.0, "end"),
    "nw": (-0.75, -0.75, -3.0, 0.0, "end"),
}
NAME_SIZE: Final = 24.0
LEGEND: Final = (48.0, HEIGHT - 436.0)
TITLE: Final = (WIDTH - 734.0, HEIGHT - 448.0)
"""It leaves the corner free, where the page has its buttons for zooming."""
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
        bar = line(centre, twin, stroke=RED_EDGE, stroke_width=13) + line(centre, twin, stroke=RED, stroke_width=8)
        return bar + _city(centre, radius) + _city(twin, radius - 1)
    if kind in (CITY, HUB):
        return _city(centre, radius)
    if kind == JUNCTION:
        return circle(centre, radius, fill=GREY, stroke=CARD, stroke_width=1.6)
    if kind == FERRY:
        return circle(centre, radius, fill=LIGHT_BLUE, stroke=BLUE_EDGE, stroke_width=2.4)
    return circle(centre, radius, fill="#ffffff", stroke=INK, stroke_width=2)


def _city(centre: Point, radius: float) -> str:
    ring = circle(centre, radius - 3.4, fill="none", stroke="#f0a79b", stroke_width=1.4)
    return circle(centre, radius, fill=RED, stroke=RED_EDGE, stroke_width=2.4) + ring


def names(board: Board, cities: Iterable[int]) -> str:
    return group(
        *(_name(board, city) for city in cities),
        fill=INK,
        font_family=SERIF,
        font_weight="bold",
        stroke=PAPER,
        stroke_width=5,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
    )


def _name(board: Board, city: int) -> str:
    label, space = board.labels[city], board.city_space[city]
    rank = max(0, 6 - len(board.segments_at[space]))
    mark = written(NAME, rank, layout(board).places[space], RADIUS[CITY], label)
    return text(_name_place(board, city), spaced(board.city_names[city]), NAME_SIZE, text_anchor=LABELS[label][4], **mark)


def _name_place(board: Board, city: int) -> Point:
    right, down, more_right, more_down, _ = LABELS[board.labels[city]]
    x, y = layout(board).places[board.city_space[city]]
    radius = RADIUS[CITY] + 1
    return x + right * radius + more_right, y + down * radius + more_down


def name_boxes(board: Board) -> list[tuple[Point, Point]]:
    """The box around every city's name. A letter is taken to be 0.52 of its size wide."""
    found = []
    for city, name in enumerate(board.city_names):
        x, y = _name_place(board, city)
        wide = 0.52 * NAME_SIZE * len(name)
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[LABELS[board.labels[city]][4]]
        found.append(((left, y - 0.75 * NAME_SIZE), (left + wide, y + 0.2 * NAME_SIZE)))
    return found


def legend(board: Board, words: Mapping[str, str]) -> str:
    """The properties in one box, the title and the kinds of spaces in another."""
    columns = -(-len(board.initials) // ROWS)
    entries = [_entry(board, owner) for owner in range(board.property_count)]
    properties = group(_box(LEGEND, columns * COLUMN + 34, ROWS * ROW + 44), *entries, class_="part")
    kinds = group(
        _box(TITLE, 500, 396),
        text((TITLE[0] + 250, TITLE[1] + 78), words["title"], 66, font_weight="bold", text_anchor="middle"),
        text((TITLE[0] + 250, TITLE[1] + 122), words["subtitle"], 32, font_style="italic", fill=FADED, text_anchor="middle"),
        _kinds(words),
        class_="part",
    )
    return group(
        properties,
        kinds,
        id="legend",
        fill=INK,
        font_family=SERIF,
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
        + shrunk((x + 52, y + 5.5), board.initials[owner], 14.5, 32, font_family=SANS, font_weight="bold")
        + shrunk((x + 116, y + 5.5), board.property_names[owner], 16.5, 10 + COLUMN - 126)
    )


def _kinds(words: Mapping[str, str]) -> str:
    x, y = TITLE[0] + 60, TITLE[1] + 178
    drawn = []
    for kind, word in ((CITY, "city"), (HUB, "hub"), (MILEPOST, "milepost"), (JUNCTION, "junction"), (FERRY, "ferry")):
        twin = (x + 27, y) if kind == HUB else None
        drawn.append(marker((x, y), kind, twin) + text((x + 52, y + 8), words[word], 25))
        y += 46
    return "".join(drawn)
