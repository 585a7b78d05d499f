"""Cities, towns and the printed connections of adjacent cities on Steam's maps."""

from collections.abc import Collection
from typing import Final

from goldenspike.draw.face import CAPITAL, fitting, width
from goldenspike.draw.labels import BANNER, NAME, written
from goldenspike.draw.palette import CARD, INK, PAPER
from goldenspike.draw.svg import Point, Value, centred, circle, element, escape, group, line, rectangle, text
from goldenspike.games.steam.drawing.colours import BARRIER, GOODS
from goldenspike.games.steam.drawing.emblems import emblem
from goldenspike.games.steam.drawing.geometry import ACROSS, POINT, centre, gate, hexagon_path, pair
from goldenspike.parts.hex.map import COLOURS, HexMap

NAME_WIDTH: Final = ACROSS - 3
DOT: Final = 7.5


def spaced(name: str) -> str:
    return name.replace("_", " ")


def cities(hexmap: HexMap) -> str:
    return group(*(_city(hexmap, city) for city in range(len(hexmap.city_names))))


def _city(hexmap: HexMap, city: int) -> str:
    middle = centre(hexmap, hexmap.city_hex[city])
    name, colour = hexmap.city_names[city], COLOURS[hexmap.city_colour[city]]
    port = anchor((middle[0], middle[1] + 35), 0.52) if hexmap.city_port[city] else ""
    return group(
        element("title", escape(f"{spaced(name)}: {colour}, {hexmap.city_number[city]}")),
        city_face(middle, colour, name),
        printed_number(middle, hexmap.city_number[city]),
        port,
        id=f"city-{name}",
        class_="city",
        data_city=name,
    )


def city_face(middle: Point, colour: str, name: str) -> str:
    """A hex in the city's colour with its shape and letter, and a banner with its name."""
    shade = GOODS[colour]
    x, y = middle
    said = spaced(name)
    size = fitting(said, 14.5, NAME_WIDTH - 6, bold=True)
    wide = width(said, size, bold=True) + 6
    banner = text((x, y + 17.5 + CAPITAL / 2 * size), said, size, font_weight="bold")
    return (
        element("path", d=hexagon_path(middle, POINT - 1), fill=CARD, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
        + element("path", d=hexagon_path(middle, POINT - 5), fill=shade.fill, stroke=shade.edge, stroke_width=1.2)
        + emblem((x - 18, y - 19), 7.8, colour)
        + group(
            rectangle((x - wide / 2, y + 9.5), wide, 16, rx=3, fill=CARD, stroke=shade.edge, stroke_width=1.1),
            group(banner, fill=INK, text_anchor="middle"),
            **written(BANNER, 1, middle, ACROSS / 2),
        )
    )


def printed_number(middle: Point, value: int) -> str:
    spot = (middle[0] + 18, middle[1] - 19)
    return circle(spot, 8.2, fill=CARD, stroke=INK, stroke_width=1.3) + centred(spot, str(value), 12, INK)


def anchor(place: Point, size: float) -> str:
    """A ship's anchor on a round field."""
    x, y = place
    s = 11 * size
    shaft = f"M{pair((x, y - 0.55 * s))}L{pair((x, y + s))}M{pair((x - 0.5 * s, y - 0.2 * s))}L{pair((x + 0.5 * s, y - 0.2 * s))}"
    arms = f"M{pair((x - 0.85 * s, y + 0.3 * s))}Q{pair((x - 0.7 * s, y + s))} {pair((x, y + s))}"
    arms += f"Q{pair((x + 0.7 * s, y + s))} {pair((x + 0.85 * s, y + 0.3 * s))}"
    ring = circle((x, y - 0.82 * s), 0.27 * s, stroke=CARD, stroke_width=1.5, fill="none")
    field = circle((x, y + 0.05 * s), 1.5 * s, fill=BARRIER, stroke=CARD, stroke_width=1.2)
    return field + element("path", d=shaft + arms, fill="none", stroke=CARD, stroke_width=1.6, stroke_linecap="round") + ring


def town_dot(middle: Point) -> str:
    return circle(middle, DOT, fill=PAPER, stroke=INK, stroke_width=2.4) + circle(middle, DOT - 4.6, fill=INK)


def towns(hexmap: HexMap) -> str:
    return group(*(_town(hexmap, town) for town in range(len(hexmap.town_names))))


def _town(hexmap: HexMap, town: int) -> str:
    name = hexmap.town_names[town]
    dot = town_dot(centre(hexmap, hexmap.town_hex[town]))
    return group(element("title", escape(spaced(name))), dot, id=f"town-{name}", class_="town", data_town=name)


def town_names(hexmap: HexMap, without: Collection[str] = (), **attributes: Value) -> str:
    """Names below the dots; `without` those towns that have become cities."""
    said = []
    for town, name in enumerate(hexmap.town_names):
        if name not in without:
            x, y = centre(hexmap, hexmap.town_hex[town])
            mark = written(NAME, 3, (x, y), DOT + 1, "s")
            said.append(text((x, y + 22), spaced(name), fitting(spaced(name), 13, ACROSS - 4, bold=True), **mark))
    return group(
        *said,
        fill=INK,
        font_weight="bold",
        text_anchor="middle",
        stroke=PAPER,
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
        **attributes,
    )


def connection_place(hexmap: HexMap, a: int, b: int) -> Point:
    """The middle of the edge between two adjacent cities."""
    side = hexmap.grid.side_towards(hexmap.city_hex[a], hexmap.city_hex[b])
    return gate(centre(hexmap, hexmap.city_hex[a]), side)


def connections(hexmap: HexMap) -> str:
    """Printed connections: a short piece of track across the edge."""
    drawn = []
    for a, b in hexmap.adjacent:
        place = connection_place(hexmap, a, b)
        names = f"{hexmap.city_names[a]}-{hexmap.city_names[b]}"
        drawn.append(
            group(
                element("title", escape(spaced(names))),
                _symbol(place, centre(hexmap, hexmap.city_hex[a]), centre(hexmap, hexmap.city_hex[b])),
                id=f"connection-{names}",
                data_connection=names,
            )
        )
    return group(*drawn)


def _symbol(place: Point, a: Point, b: Point) -> str:
    x, y = place
    dx, dy = (b[0] - a[0]) / ACROSS, (b[1] - a[1]) / ACROSS
    rails = [
        line((x - 6.4 * dx + off * dy, y - 6.4 * dy - off * dx), (x + 6.4 * dx + off * dy, y + 6.4 * dy - off * dx))
        for off in (-2.2, 2.2)
    ]
    ties = [
        line((x + at * dx - 4.2 * dy, y + at * dy + 4.2 * dx), (x + at * dx + 4.2 * dy, y + at * dy - 4.2 * dx))
        for at in (-4.5, -1.5, 1.5, 4.5)
    ]
    return circle(place, 8.4, fill=CARD, stroke=INK, stroke_width=1.4) + group(*rails, *ties, stroke=INK, stroke_width=1.4)
