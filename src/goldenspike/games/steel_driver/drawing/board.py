"""Steel Driver's board as it lies on the table: potential routes, locations and a legend."""

from math import pi
from typing import Final

from goldenspike.draw.colours import Shade
from goldenspike.draw.labels import BADGE, FIGURE, NAME, written
from goldenspike.draw.palette import CARD, FADED, GOLD, GOLD_INK, INK, PAPER
from goldenspike.draw.svg import (
    Point,
    Value,
    centred,
    circle,
    corners,
    element,
    escape,
    group,
    hexagon,
    line,
    middle,
    polygon,
    rectangle,
    shrunk,
    text,
    towards,
)
from goldenspike.draw.words import Words
from goldenspike.games.steel_driver.drawing.colours import COST, GOODS, ROUTE, ROUTE_EDGE
from goldenspike.games.steel_driver.drawing.projection import project
from goldenspike.games.steel_driver.rules.board import Board
from goldenspike.games.steel_driver.rules.rules import COLOURS, GOODS_LETTERS, SET_VALUES

SHAPES: Final = {"black": (4, 1.0, pi / 4), "silver": (3, 1.16, -pi / 2), "orange": (4, 1.06, 0.0)}
"""Corners, reach as a share of the radius, and turn."""
ROUND: Final = 18.0
HEXAGONAL: Final = 22.0
COST_SIZE: Final = 10.5


# Where a name stands: how far right and down from the middle, as a share of the radius and in units more; then its anchor.
LABELS: Final = {
    "n": (0.0, -1.0, 0.0, -7.0, "middle"),
    "ne": (0.75, -0.75, 3.0, 1.0, "start"),
    "e": (1.0, 0.0, 6.0, 6.0, "start"),
    "se": (0.75, 0.75, 3.0, 12.0, "start"),
    "s": (0.0, 1.0, 0.0, 18.0, "middle"),
    "sw": (-0.75, 0.75, -3.0, 12.0, "end"),
    "w": (-1.0, 0.0, -6.0, 6.0, "end"),
    "nw": (-0.75, -0.75, -3.0, 1.0, "end"),
}
LEGEND: Final = (36.0, 948.0)


def spaced(name: str) -> str:
    return name.replace("_", " ")


def place(board: Board, location: int) -> Point:
    return project(board.longitudes[location], board.latitudes[location])


def radius(board: Board, location: int) -> float:
    return HEXAGONAL if board.hexagonal[location] else ROUND


def link_name(board: Board, link: int) -> str:
    return f"{board.names[board.link_a[link]]}-{board.names[board.link_b[link]]}"


def ends(board: Board, link: int) -> frozenset[str]:
    return frozenset((board.names[board.link_a[link]], board.names[board.link_b[link]]))


def stretch(board: Board, link: int) -> tuple[Point, Point]:
    """The ends of the part of a link that is seen between its two locations."""
    a, b = board.link_a[link], board.link_b[link]
    start, end = place(board, a), place(board, b)
    return towards(start, end, radius(board, a) + 1), towards(end, start, radius(board, b) + 1)


def routes(board: Board) -> str:
    return group(*(_route(board, link) for link in range(len(board.costs))), stroke_linecap="butt")


def _route(board: Board, link: int) -> str:
    start, end = stretch(board, link)
    name = link_name(board, link)
    return group(
        element("title", escape(f"{spaced(name)}: {board.costs[link]}")),
        line(start, end, stroke=ROUTE_EDGE, stroke_width=8),
        line(start, end, stroke=ROUTE, stroke_width=5.5),
        line(start, end, stroke=ROUTE_EDGE, stroke_width=1, stroke_dasharray="5 5"),
        cost_badge(middle(start, end), board.costs[link]),
        line(start, end, class_="hit", stroke="transparent", stroke_width=26),
        id=f"link-{name}",
        class_="link",
        data_link=name,
    )


def cost_badge(centre: Point, cost: int) -> str:
    fill = COST.get(cost, COST[max(COST)])
    disc = circle(centre, COST_SIZE, fill=fill, stroke=ROUTE_EDGE, stroke_width=1.4)
    return group(disc, centred(centre, str(cost), 14, INK), **written(BADGE, 6, centre, COST_SIZE))


def locations(board: Board) -> str:
    return group(*(_location(board, location) for location in range(len(board.names))))


def _location(board: Board, location: int) -> str:
    name, centre, size = board.names[location], place(board, location), radius(board, location)
    colour = COLOURS[board.colours[location]]
    ends = [_end_ring(centre, size)] if location in (board.east, board.west) else []
    return group(
        *ends,
        marker(centre, size, board.hexagonal[location], colour),
        centred(centre, str(board.values[location]), 15, GOODS[colour].ink, **written(FIGURE, 3, centre, size)),
        circle(centre, size + 5, class_="hit", fill="transparent"),
        id=f"at-{name}",
        class_="location",
        data_location=name,
    )


def marker(centre: Point, size: float, hexagonal: bool, colour: str) -> str:
    """A location: round or, where a company can start, hexagonal; the shape in it tells the goods apart without their colours."""
    rim: dict[str, Value] = {"fill": CARD, "stroke": GOODS[colour].edge, "stroke_width": 1.6}
    outer = hexagon(centre, size + 2, **rim) if hexagonal else circle(centre, size + 1, **rim)
    return outer + sign(centre, size, colour)


def sign(centre: Point, size: float, colour: str) -> str:
    """The shape of a colour of goods: circle, square, triangle, diamond or star."""
    shade = GOODS[colour]
    look: dict[str, Value] = {"fill": shade.fill, "stroke": shade.edge, "stroke_width": 1.2, "stroke_linejoin": "round"}
    if colour == "white":
        return circle(centre, 0.8 * size, **look)
    if colour == "red":
        outer, inner = corners(centre, 1.12 * size, 10, -pi / 2), corners(centre, 0.7 * size, 10, -pi / 2)
        return polygon([(outer if at % 2 == 0 else inner)[at] for at in range(10)], **look)
    sides, reach, turn = SHAPES[colour]
    return polygon(corners(centre, reach * size, sides, turn), **look)


def _end_ring(centre: Point, size: float) -> str:
    return hexagon(centre, size + 7, fill=GOLD, stroke=GOLD_INK, stroke_width=1.4)


def names(board: Board, **attributes: Value) -> str:
    return group(
        *(_name(board, location) for location in range(len(board.names))),
        fill=INK,
        font_weight="bold",
        stroke=PAPER,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
        **attributes,
    )


def _name(board: Board, location: int) -> str:
    right, down, more_right, more_down, anchor = LABELS[board.labels[location]]
    x, y = place(board, location)
    size = radius(board, location) + (6 if location in (board.east, board.west) else 0)
    at = (x + right * size + more_right, y + down * size + more_down)
    mark = written(NAME, 1 if board.hexagonal[location] else 2, (x, y), size, board.labels[location])
    return text(at, spaced(board.names[location]), 19, text_anchor=anchor, **mark)


def legend(board: Board, words: Words) -> str:
    x, y = LEGEND
    hexagonal = COLOURS[board.colours[board.hexagonal.index(True)]]
    rows = [
        (marker((x + 34, y + 82), 14, True, hexagonal), words["start"]),
        (marker((x + 34, y + 120), 14, False, "white") + centred((x + 34, y + 120), "30", 12, INK), words["location"]),
        (cost_badge((x + 34, y + 154), 3), words["cost"]),
        (hexagon((x + 34, y + 190), 15, fill=GOLD, stroke=GOLD_INK, stroke_width=1.4), words["end"]),
    ]
    lines = [shrunk((x + 66, y + 88 + 36 * row), said, 18, 366 - 66 - 18) for row, (_, said) in enumerate(rows)]
    return group(
        rectangle((x, y), 366, 300, rx=8, fill=CARD, stroke=FADED, stroke_width=1.5),
        rectangle((x + 5, y + 5), 356, 290, rx=5, fill="none", stroke=FADED, stroke_width=0.7),
        shrunk((x + 183, y + 44), words["title"], 36, 320, font_weight="bold", text_anchor="middle"),
        *(mark for mark, _ in rows),
        *lines,
        _goods(board, x, y + 218),
        _sets(x, y + 258, words),
        id="legend",
        fill=INK,
    )


def _goods(board: Board, x: float, y: float) -> str:
    marks = []
    for colour, name in enumerate(COLOURS):
        count = sum(1 for other in board.colours if other == colour)
        at = (x + 22 + 68 * colour, y + 6)
        marks.append(sign(at, 9, name) + cube((at[0] + 20, at[1]), 10, GOODS[name], GOODS_LETTERS[name]))
        marks.append(text((at[0] + 33, at[1] + 6), f"\u00d7{count}", 14))
    return group(*marks)


def _sets(x: float, y: float, words: Words) -> str:
    said = shrunk((x + 22, y), words["sets"], 17, 366 - 44, font_style="italic")
    values = [
        text((x + 49 + 66 * size, y + 24), f"{size + 1}: {words.money(SET_VALUES[size + 1])}", 14, text_anchor="middle")
        for size in range(len(SET_VALUES) - 1)
    ]
    return said + group(*values)


def cube(centre: Point, size: float, shade: Shade, letter: str = "") -> str:
    """A wooden cube seen from a corner, lit from above on the left; goods bear a letter."""
    x, y = centre
    wide, half = 0.87 * size, size / 2
    top = [(x, y - size), (x + wide, y - half), (x, y), (x - wide, y - half)]
    right = [(x, y), (x + wide, y - half), (x + wide, y + half), (x, y + size)]
    left = [(x, y), (x, y + size), (x - wide, y + half), (x - wide, y - half)]
    faces = [polygon(face, fill=fill) for face, fill in zip((top, left, right), shade.faces, strict=True)]
    wood = group(*faces, stroke=shade.edge, stroke_width=1.1, stroke_linejoin="round")
    look: dict[str, Value] = {"stroke": shade.faces[1], "stroke_width": 2.5, "paint_order": "stroke"}
    return wood + (centred(centre, letter, 1.05 * size, shade.ink, **look) if letter else "")
