"""Cubes and emblems of Steam's goods: every colour has a shape and a letter of its own, drawn large enough to read."""

from math import pi
from typing import Final

from goldenspike.draw.palette import CARD
from goldenspike.draw.svg import Point, centred, circle, corners, polygon
from goldenspike.games.steam.drawing.colours import GOODS, LETTERS

SHAPES: Final = {"blue": (4, 1.3, pi / 4), "yellow": (3, 1.6, -pi / 2), "purple": (4, 1.4, 0.0), "grey": (6, 1.15, pi / 6)}


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
