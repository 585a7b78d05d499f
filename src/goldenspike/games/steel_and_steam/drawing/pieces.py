"""What lies on Steel & Steam's board during a game: a route, owners' marks, home and destination markers, locomotives."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import cos, pi, sin
from typing import Any, Final

from goldenspike.draw.labels import BADGE, written
from goldenspike.draw.palette import CARD, GOLD, INK
from goldenspike.draw.svg import Point, centred, circle, element, group, line, number, polygon, text
from goldenspike.games.steel_and_steam.drawing.board import marker, names
from goldenspike.games.steel_and_steam.drawing.colours import seat_colour
from goldenspike.games.steel_and_steam.drawing.curves import curves, path_of
from goldenspike.games.steel_and_steam.drawing.layout import layout
from goldenspike.games.steel_and_steam.drawing.measures import RADIUS
from goldenspike.games.steel_and_steam.drawing.plates import Plate, plates
from goldenspike.games.steel_and_steam.rules.board.board import Board

Position = Mapping[str, Any]
Shape = Callable[[Point, int], str]

AROUND: Final = 29.0
"""How far from its city a marker stands."""


def route(board: Board, position: Position) -> str:
    """A band of gold along the steps from space to space."""
    numbers = [board.space_names.index(name) for name in position.get("route") or []]
    every = curves(board)
    way = []
    for a, b in pairwise(numbers):
        steps = [segment for segment in board.segments_at[a] if board.other_end(segment, a) == b]
        way += [path_of(every[steps[0]])] if steps else []
    band = element("path", d="".join(way), fill="none", stroke=GOLD, stroke_width=18, stroke_opacity=0.6) if way else ""
    return group(band, *(_passed(board, space) for space in numbers), id="route", pointer_events="none")


def _passed(board: Board, space: int) -> str:
    centre = layout(board).places[space]
    kind = board.kinds[space]
    return circle(centre, RADIUS[kind] + 6, fill=GOLD) + marker(centre, kind, layout(board).twins.get(space))


def owners(board: Board, position: Position) -> dict[str, str]:
    """By property, a mark on each of its plates; broken edges while it is mortgaged."""
    deeds = position.get("deeds") or {}
    drawn = {}
    for owner, initials in enumerate(board.initials):
        deed = deeds.get(initials) or {}
        marks = []
        if deed.get("owner"):
            there = [one for one in plates(board) if one.owner == owner]
            marks = [_owned(one, int(deed["owner"]), bool(deed.get("mortgaged"))) for one in there]
        drawn[f"deed-{initials}"] = group(*marks, id=f"deed-{initials}", pointer_events="none")
    return drawn


def _owned(one: Plate, seat: int, mortgaged: bool) -> str:
    colours = seat_colour(seat)
    dash = "5 4" if mortgaged else None
    ring = polygon(
        one.frame(3), fill="none", stroke=colours.fill, stroke_width=3.6, stroke_dasharray=dash, stroke_linejoin="round"
    )
    return ring + seat_disc(one.place(one.wide / 2 + 9, 0), seat, 8.5)


def seat_disc(centre: Point, seat: int, radius: float) -> str:
    colours = seat_colour(seat)
    digit = centred(centre, str(seat), 1.3 * radius, colours.ink)
    disc = circle(centre, radius, fill=colours.fill, stroke=CARD, stroke_width=1.6)
    return group(disc, digit, **written(BADGE, 6, centre, radius))


def markers(board: Board, position: Position) -> dict[str, str]:
    to_move = None if position.get("over") else position.get("active")
    drawn = {}
    for seat in position["seats"]:
        drawn[f"home-{seat['seat']}"] = _marker(board, seat, "home", _house)
        goal = _goal(board, seat) if seat["seat"] == to_move else ""
        drawn[f"destination-{seat['seat']}"] = _marker(board, seat, "destination", _flag, goal)
    return drawn


def _marker(board: Board, seat: Mapping[str, Any], key: str, shape: Shape, around: str = "") -> str:
    name = seat.get(key)
    inside = [around]
    if name in board.space_names:
        x, y = layout(board).places[board.space_names.index(str(name))]
        turn = 2 * pi * (int(seat["seat"]) - 1) / 6 - pi / 2 + (0 if key == "home" else pi / 6)
        inside.append(shape((x + AROUND * cos(turn), y + AROUND * sin(turn)), int(seat["seat"])))
    return group(*inside, id=f"{key}-{seat['seat']}", pointer_events="none")


def _goal(board: Board, seat: Mapping[str, Any]) -> str:
    """Rings around the destination of the player to move, seen from afar, with its name over them."""
    if seat.get("destination") not in board.city_names:
        return ""
    city = board.city_names.index(str(seat["destination"]))
    centre = layout(board).places[board.city_space[city]]
    rings = ((30, GOLD, 11.0), (36, seat_colour(seat["seat"]).fill, 4.0), (24, CARD, 3.0))
    drawn = [circle(centre, radius, fill="none", stroke=ink, stroke_width=wide) for radius, ink, wide in rings]
    return "".join(drawn) + names(board, [city])


def _house(centre: Point, seat: int) -> str:
    x, y = centre
    walls = [(x - 11, y + 10), (x - 11, y - 2), (x, y - 13), (x + 11, y - 2), (x + 11, y + 10)]
    colours = seat_colour(seat)
    return polygon(walls, fill=colours.fill, stroke=CARD, stroke_width=2, stroke_linejoin="round") + _digit((x, y + 6), seat)


def _flag(centre: Point, seat: int) -> str:
    x, y = centre
    cloth = [(x - 8, y - 15), (x + 17, y - 12), (x + 11, y - 4), (x + 17, y + 4), (x - 8, y + 3)]
    pole = line((x - 9, y + 17), (x - 9, y - 17), stroke=INK, stroke_width=3.4, stroke_linecap="round")
    colours = seat_colour(seat)
    return (
        polygon(cloth, fill=colours.fill, stroke=CARD, stroke_width=2, stroke_linejoin="round")
        + pole
        + _digit((x + 2, y - 1), seat)
    )


def _digit(low: Point, seat: int) -> str:
    ink = seat_colour(seat).ink
    return text(low, str(seat), 13, fill=ink, font_weight="bold", text_anchor="middle")


def trains(board: Board, position: Position) -> dict[str, str]:
    """Locomotives, side by side when they share a space."""
    drawn = {}
    places: list[str] = [str(seat.get("location")) for seat in position["seats"]]
    for number_of, seat in enumerate(position["seats"]):
        inside = []
        if places[number_of] in board.space_names:
            x, y = layout(board).places[board.space_names.index(places[number_of])]
            before = places[:number_of].count(places[number_of])
            shift = 26 * (before - (places.count(places[number_of]) - 1) / 2)
            inside = [locomotive((x + shift, y - 8 - 0.4 * shift), int(seat["seat"]))]
        drawn[f"train-{seat['seat']}"] = group(*inside, id=f"train-{seat['seat']}", class_="train", pointer_events="none")
    return drawn


def locomotive(centre: Point, seat: int, scale: float = 1.0) -> str:
    """A steam engine from the side, its smoke-box to the left."""
    colours = seat_colour(seat)
    shape = "M-25 -4h4v-11h7v11h9v-6h6v6h5v-14h-3v-4h23v4h-2v22h-49zM-25 4l-6 9h7z"
    wheels = [circle((wx, 11), r, fill=INK, stroke=CARD, stroke_width=1.4) for wx, r in ((-18, 4.6), (-8, 4.6), (4, 7), (17, 7))]
    turn = f"translate({number(centre[0])} {number(centre[1])}) scale({number(scale)})"
    return group(
        element("path", d=shape, fill=CARD, stroke=CARD, stroke_width=7, stroke_linejoin="round"),
        element("path", d=shape, fill=colours.fill, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        *wheels,
        text((13, 0), str(seat), 15, fill=colours.ink, font_weight="bold", text_anchor="middle"),
        transform=turn,
    )
