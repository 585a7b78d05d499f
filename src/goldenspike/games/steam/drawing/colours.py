"""Colours of Steam's maps and pieces; every one has a letter and a shape too, so that it is known without colour vision."""

from math import pi
from typing import Final

from goldenspike.draw.palette import CARD, INK, SANS, Livery, Shade
from goldenspike.draw.svg import Point, circle, corners, polygon, text

PLAIN_HEX: Final = "#f3ebcf"
RIVER_HEX: Final = "#d8e6d0"
HILLS_HEX: Final = "#e6d09c"
MOUNTAINS_HEX: Final = "#cfb189"
WATER_LINE: Final = "#7fb0bd"
STREAM: Final = "#6fa5b8"
HEX_LINE: Final = "#a8946c"
HILL_INK: Final = "#a9874e"
PEAK_INK: Final = "#6f5535"
PEAK_LIT: Final = "#f0e2c2"
PEAK_DARK: Final = "#9c7d55"
BARRIER: Final = "#2f6f8a"
BALLAST: Final = "#efe4c6"
UNOWNED: Final = "#9b948a"

GOODS: Final = {
    "red": Shade("#c23b30", "#fff4e6", "#6c1712", ("#de6a5c", "#c23b30", "#8a241c")),
    "blue": Shade("#3873b3", "#f2f8ff", "#183a63", ("#6fa1d6", "#3873b3", "#24507f")),
    "yellow": Shade("#f0c52e", "#3b2c1e", "#8a6a05", ("#fbe07a", "#f0c52e", "#bf9712")),
    "purple": Shade("#8350a6", "#faf2ff", "#432159", ("#ab80c9", "#8350a6", "#5c3379")),
    "grey": Shade("#a7adb0", "#2a2623", "#555c60", ("#d3d8da", "#a7adb0", "#7c8386")),
    "black": Shade("#37322e", "#fdf6e3", "#14110f", ("#6a625a", "#37322e", "#1d1916")),
}
SHAPES: Final = {"blue": (4, 1.3, pi / 4), "yellow": (3, 1.6, -pi / 2), "purple": (4, 1.4, 0.0), "grey": (6, 1.15, pi / 6)}
LETTERS: Final = {"red": "R", "blue": "B", "yellow": "Y", "purple": "P", "grey": "G", "black": "K"}

OWNERS: Final = [
    Livery("O", "#ee8a26", "#3a2005", "#5c3205", None),
    Livery("G", "#3c8d40", "#fff6ea", "#eaffe6", "1 9"),
    Livery("B", "#80512c", "#fff6ea", "#ffe9d2", "12 6"),
    Livery("N", "#e2c48f", "#3b2c1e", "#7a5a25", "6 6"),
    Livery("K", "#2c2926", "#fff6ea", "#f3ead6", "12 5 1 5"),
    Livery("W", "#fdfaf2", "#3b2c1e", "#6a5c4a", "2 5"),
]
"""By number, for seats and companies alike: orange, green, brown, natural, black, white."""
NO_OWNER: Final = Livery("", UNOWNED, INK, "#f4efe4", "3 8")


def livery(owner: int | None) -> Livery:
    return NO_OWNER if owner is None else OWNERS[owner % len(OWNERS)]


def centred(centre: Point, words: str, size: float, ink: str) -> str:
    """Words with their middle at a point. Digits and capitals are about 0.73 of their size high."""
    low = (centre[0], centre[1] + 0.365 * size)
    return text(low, words, size, fill=ink, font_family=SANS, font_weight="bold", text_anchor="middle")


def fitting(words: str, size: float, width: float) -> float:
    """The size at which bold words are no wider than `width`. A letter is taken to be 0.56 of its size wide."""
    return min(size, width / (0.56 * max(1, len(words))))


def emblem(centre: Point, size: float, colour: str) -> str:
    """The shape of a colour with its letter: circle, square, triangle, diamond, hexagon, star."""
    edge = GOODS[colour].edge
    x, y = centre
    drop = 0.25 * size if colour == "yellow" else 0.0
    letter = centred((x, y + drop), LETTERS[colour], 1.15 * size, edge)
    if colour == "red":
        return circle(centre, size, fill=CARD, stroke=edge) + letter
    if colour == "black":
        outer, inner = corners(centre, 1.35 * size, 10, -pi / 2), corners(centre, 0.88 * size, 10, -pi / 2)
        return polygon([(outer if at % 2 == 0 else inner)[at] for at in range(10)], fill=CARD, stroke=edge) + letter
    sides, reach, turn = SHAPES[colour]
    return polygon(corners((x, y + drop), reach * size, sides, turn), fill=CARD, stroke=edge) + letter


def cube(centre: Point, size: float, colour: str) -> str:
    """A wooden cube of that colour, its letter on the front; `size` is the length of an edge."""
    shade = GOODS[colour]
    x, y, half, deep = centre[0], centre[1], size / 2, 0.28 * size
    left, right, top, low = x - half - deep / 2, x + half - deep / 2, y - half + deep / 2, y + half + deep / 2
    lid = [(left, top), (left + deep, top - deep), (right + deep, top - deep), (right, top)]
    flank = [(right, top), (right + deep, top - deep), (right + deep, low - deep), (right, low)]
    front = [(left, top), (right, top), (right, low), (left, low)]
    edge = {"stroke": shade.edge, "stroke_linejoin": "round"}
    return (
        polygon(lid, fill=shade.faces[0], stroke_width=0.9, **edge)
        + polygon(flank, fill=shade.faces[2], stroke_width=0.9, **edge)
        + polygon(front, fill=shade.faces[1], stroke_width=0.9, **edge)
        + centred((x - deep / 2, y + deep / 2), LETTERS[colour], 0.72 * size, shade.ink)
    )
