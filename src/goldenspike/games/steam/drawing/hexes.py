"""The hexes of Steam's maps: tints, hills and mountains, lines, labels and edges that nothing crosses."""

from typing import Final

from goldenspike.draw.labels import FIGURE, written
from goldenspike.draw.palette import FADED
from goldenspike.draw.svg import Point, element, group, text
from goldenspike.games.steam.drawing.colours import (
    BARRIER,
    HEX_LINE,
    HILL_INK,
    HILLS_HEX,
    MOUNTAINS_HEX,
    PEAK_DARK,
    PEAK_INK,
    PEAK_LIT,
    PLAIN_HEX,
    RIVER_HEX,
)
from goldenspike.games.steam.drawing.geometry import centre, corner, hexagon_path, outline, pair
from goldenspike.parts.hex.map import HILLS, MOUNTAINS, OFF, PLAIN, RIVER, WATER, HexMap

TINTS: Final = {PLAIN: PLAIN_HEX, RIVER: RIVER_HEX, HILLS: HILLS_HEX, MOUNTAINS: MOUNTAINS_HEX}

# Where symbols stand in a hex and how tall they are; towns keep the middle and the strip of the name free.
SPOTS: Final = [(-17.0, -12.0, 1.0), (14.0, -16.0, 0.85), (-2.0, 12.0, 1.1), (23.0, 10.0, 0.8), (-25.0, 14.0, 0.75)]
TOWN_SPOTS: Final = [(-21.0, -14.0, 0.9), (21.0, -13.0, 0.9), (-1.0, -24.0, 0.7)]


def is_dry(hexmap: HexMap, hex: int) -> bool:
    return hexmap.terrain[hex] not in (OFF, WATER)


def tints(hexmap: HexMap) -> str:
    """Each terrain's colour, cut off at the coast."""
    paths = []
    for kind, tint in TINTS.items():
        there = [hexagon_path(centre(hexmap, hex)) for hex in range(hexmap.count) if hexmap.terrain[hex] == kind]
        paths.append(element("path", d="".join(there), fill=tint))
    return group(*paths, clip_path="url(#steam-dry)")


def lines(hexmap: HexMap) -> str:
    dry = [hexagon_path(centre(hexmap, hex)) for hex in range(hexmap.count) if is_dry(hexmap, hex)]
    return element("path", d="".join(dry), fill="none", stroke=HEX_LINE, stroke_width=1.2, stroke_linejoin="round")


def symbols(hexmap: HexMap) -> str:
    """Hills as rounded strokes, mountains as lit and shaded peaks; none under a city."""
    hills: list[str] = []
    lit: list[str] = []
    dark: list[str] = []
    for hex in range(hexmap.count):
        if hexmap.terrain[hex] not in (HILLS, MOUNTAINS) or hexmap.city_of[hex] >= 0:
            continue
        for x, y, size in _spots(hexmap, hex):
            if hexmap.terrain[hex] == HILLS:
                hills.append(_hill(x, y, size))
            else:
                lit.append(_slope(x, y, size, -1))
                dark.append(_slope(x, y, size, 1))
    return group(
        element("path", d="".join(hills), fill="none", stroke=HILL_INK, stroke_width=1.7, stroke_linecap="round"),
        element("path", d="".join(lit), fill=PEAK_LIT, stroke=PEAK_INK, stroke_width=1.1, stroke_linejoin="round"),
        element("path", d="".join(dark), fill=PEAK_DARK, stroke=PEAK_INK, stroke_width=1.1, stroke_linejoin="round"),
    )


def _spots(hexmap: HexMap, hex: int) -> list[tuple[float, float, float]]:
    """Where the symbols stand in a hex: another place in each hex, but the same in every drawing."""
    x, y = centre(hexmap, hex)
    spots = TOWN_SPOTS if hexmap.town_of[hex] >= 0 else SPOTS
    flip = -1 if hex * 7 % 3 == 1 else 1
    shift = hex * 5 % 7 - 3
    return [(x + flip * dx + shift, y + dy + (hex + number) % 3, size) for number, (dx, dy, size) in enumerate(spots)]


def _hill(x: float, y: float, size: float) -> str:
    wide, tall = 11 * size, 9 * size
    back = f"M{pair((x - wide, y + tall / 2))}q{pair((0.8 * wide, -1.6 * tall))} {pair((2 * wide, 0))}"
    crease = f"q{pair((0.15 * wide, 0.35 * tall))} {pair((0.1 * wide, 0.5 * tall))}"
    return f"{back}m{pair((-0.65 * wide, -0.55 * tall))}{crease}"


def _slope(x: float, y: float, size: float, side: int) -> str:
    wide, tall = 12 * size, 20 * size
    top, foot, inner = (x, y - tall / 2), (x + side * wide, y + tall / 2), (x + 0.2 * wide, y + tall / 2)
    return outline([top, foot, inner, (x - 0.12 * wide, y + 0.05 * tall)])


def labels(hexmap: HexMap) -> str:
    """Letter and number of every hex that track can be laid in, in its top corner."""
    said = []
    for hex in range(hexmap.count):
        if is_dry(hexmap, hex) and hexmap.city_of[hex] < 0:
            x, y = _label_place(centre(hexmap, hex))
            said.append(text((x, y), hexmap.hex_label(hex), 8.5, **written(FIGURE, 8, (x, y - 3), 15)))
    return group(*said, id="hex-labels", fill=FADED, text_anchor="middle", pointer_events="none")


def _label_place(middle: Point) -> Point:
    return middle[0], middle[1] - 30.5


def barriers(hexmap: HexMap) -> str:
    """Forbidden edges, drawn once each as water."""
    drawn = []
    for hex in range(hexmap.count):
        for side in range(3):
            if hexmap.forbidden[hex * 6 + side]:
                middle = centre(hexmap, hex)
                drawn.append(f"M{pair(corner(middle, side))}L{pair(corner(middle, side + 1))}")
    path = "".join(drawn)
    return group(
        element("path", d=path, stroke=BARRIER, stroke_width=6.5),
        element("path", d=path, stroke="#dff0f4", stroke_width=2.4, stroke_dasharray="1 6"),
        fill="none",
        stroke_linecap="round",
    )


def targets(hexmap: HexMap) -> str:
    """Transparent hexes on top of all, to point at and click; those of cities and towns bear their names."""
    stops = {
        **{int(hex): name for hex, name in zip(hexmap.city_hex, hexmap.city_names, strict=True)},
        **{int(hex): name for hex, name in zip(hexmap.town_hex, hexmap.town_names, strict=True)},
    }
    hexes = [_target(hexmap, hex, stops.get(hex)) for hex in range(hexmap.count) if is_dry(hexmap, hex)]
    return group(*hexes, id="hexes", fill="transparent")


def _target(hexmap: HexMap, hex: int, stop: str | None) -> str:
    label = hexmap.hex_label(hex)
    return element("path", d=hexagon_path(centre(hexmap, hex)), id=f"hex-{label}", class_="hit", data_hex=label, data_stop=stop)
