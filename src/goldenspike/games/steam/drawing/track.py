"""Track on Steam's maps: the rails of tiles, owners' markers, and links between adjacent cities."""

from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from typing import Any, Final

from goldenspike.draw.colours import Livery
from goldenspike.draw.labels import BADGE, written
from goldenspike.draw.palette import CARD, INK
from goldenspike.draw.svg import Point, centred, circle, element, group
from goldenspike.games.steam.drawing.colours import BALLAST, livery
from goldenspike.games.steam.drawing.geometry import ACROSS, centre, gate, route_middle, route_path
from goldenspike.games.steam.drawing.hexes import is_dry
from goldenspike.games.steam.drawing.places import connection_place, town_dot
from goldenspike.parts.hex.map import HexMap

Position = Mapping[str, Any]
Route = tuple[int, int, int, int | None]
"""Hex, from, to, owner; from and to are sides, or -1 for the town in the middle."""
Way = tuple[int, int, int | None, bool]
"""From, to, owner, and whether its link is complete."""

TOKEN: Final = 8.4


def tracks(hexmap: HexMap, position: Position) -> dict[str, str]:
    """A group for every hex that can carry track, empty where there is none."""
    laid = {str(track["hex"]): track for track in position.get("tracks", [])}
    drawn = {}
    for hex in range(hexmap.count):
        if is_dry(hexmap, hex) and hexmap.city_of[hex] < 0:
            label = hexmap.hex_label(hex)
            track = laid.get(label, {})
            ways = tuple((int(r["from"]), int(r["to"]), r["owner"], bool(r["complete"])) for r in track.get("routes", []))
            drawn[f"track-{label}"] = _tile(label, centre(hexmap, hex), ways, bool(track.get("town")))
    return drawn


@lru_cache(maxsize=4096)
def _tile(label: str, middle: Point, ways: tuple[Way, ...], town: bool) -> str:
    rails = [rail(route_path(middle, start, end), livery(owner), complete) for start, end, owner, complete in ways]
    dot = town_dot(middle) if town else ""
    return group(*rails, dot, id=f"track-{label}", pointer_events="none")


def rail(path: str, paint: Livery, complete: bool = True) -> str:
    """Ballast, sleepers, then the rails in the owner's colour and dash; an unfinished link shows its sleepers through."""
    cap = "round" if paint.dash and paint.dash.startswith("1 ") else None
    body = [
        element("path", d=path, stroke=BALLAST, stroke_width=17, stroke_opacity=0.92),
        element("path", d=path, stroke=INK, stroke_width=13.5, stroke_dasharray="2.2 3.8"),
        element("path", d=path, stroke=INK, stroke_width=9.4),
        element("path", d=path, stroke=paint.fill, stroke_width=7),
    ]
    if complete:
        body.append(element("path", d=path, stroke=paint.mark, stroke_width=2, stroke_dasharray=paint.dash, stroke_linecap=cap))
    else:
        body.append(element("path", d=path, stroke=BALLAST, stroke_width=5, stroke_dasharray="5 8", stroke_dashoffset=-4))
    return group(*body, fill="none")


def token(place: Point, owner: int, size: float = TOKEN) -> str:
    paint = livery(owner)
    disc = circle(place, size + 1.6, fill=CARD, stroke=INK, stroke_width=1.2) + circle(place, size, fill=paint.fill)
    return group(disc, centred(place, paint.letter, 1.25 * size, paint.ink), **written(BADGE, 5, place, size + 1.6))


def markers(hexmap: HexMap, position: Position) -> str:
    """One marker for every owned stretch of track, on the piece nearest its middle."""
    laid = routes(hexmap, position)
    hexes = [route[0] for route in laid]
    crowded = {hex for hex in hexes if hexes.count(hex) > 1}
    tokens = []
    for stretch in stretches(hexmap, laid):
        if stretch[0][3] is not None:
            tokens.append(token(_marker_place(hexmap, stretch, crowded), stretch[0][3]))
    return group(*tokens, id="markers", pointer_events="none")


def routes(hexmap: HexMap, position: Position) -> list[Route]:
    return [
        (int(hexmap.parse_label(track["hex"])), int(route["from"]), int(route["to"]), route["owner"])
        for track in position.get("tracks", [])
        for route in track["routes"]
    ]


def stretches(hexmap: HexMap, laid: list[Route]) -> list[list[Route]]:
    """The routes of each owner, grouped so that those which join from hex to hex are together."""
    at = {(route[0], side): number for number, route in enumerate(laid) for side in route[1:3] if side >= 0}
    left = set(range(len(laid)))
    found = []
    for first in range(len(laid)):
        if first not in left:
            continue
        left.discard(first)
        members = [first]
        for member in members:
            hex, start, end, owner = laid[member]
            for side in (start, end):
                beyond = at.get((hexmap.neighbours[hex * 6 + side], (side + 3) % 6), -1) if side >= 0 else -1
                if beyond in left and laid[beyond][3] == owner:
                    left.discard(beyond)
                    members.append(beyond)
        found.append([laid[member] for member in members])
    return found


def _marker_place(hexmap: HexMap, stretch: list[Route], crowded: set[int]) -> Point:
    """In a hex with no other track if there is one; else near an edge, clear of other track and of a town's name."""
    alone = [route for route in stretch if route[0] not in crowded and min(route[1:3]) >= 0]
    if alone:
        places = [route_middle(centre(hexmap, hex), start, end) for hex, start, end, _ in alone]
    else:
        reach = {True: 0.36 * ACROSS, False: 0.45 * ACROSS}
        places = [gate(centre(hexmap, hex), max(start, end), reach[min(start, end) >= 0]) for hex, start, end, _ in stretch]
    x, y = sum(place[0] for place in places) / len(places), sum(place[1] for place in places) / len(places)
    return min(places, key=lambda place: hypot(place[0] - x, place[1] - y))


def links(hexmap: HexMap, position: Position) -> dict[str, str]:
    """Owners of the links between adjacent cities."""
    owners = {frozenset(link["cities"]): link["owner"] for link in position.get("connections", [])}
    drawn = {}
    for a, b in hexmap.adjacent:
        names = (hexmap.city_names[a], hexmap.city_names[b])
        key = f"link-{names[0]}-{names[1]}"
        place = connection_place(hexmap, a, b)
        mark = _link_mark(place, owners[frozenset(names)]) if frozenset(names) in owners else ""
        drawn[key] = group(mark, id=key, pointer_events="none")
    return drawn


def _link_mark(place: Point, owner: int | None) -> str:
    if owner is None:
        return circle(place, 8.4, fill=livery(None).fill, stroke=INK, stroke_width=1.4)
    return token(place, owner, 7.6)
