"""The paper map under the hexes of Steam's maps: sea, land, borders, lakes, rivers and the names of waters."""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from goldenspike.draw.palette import BORDER, FADED, INK, LAKE, PAPER, SEA, SHALLOWS, SHORE
from goldenspike.draw.paper import name_lines
from goldenspike.draw.svg import element, group, rectangle
from goldenspike.draw.words import Words
from goldenspike.games.steam.drawing.colours import STREAM
from goldenspike.games.steam.drawing.geometry import centre, height, hexagon_path, width
from goldenspike.parts.hex.map import OFF, WATER, HexMap

Outline = Mapping[str, Any]


@lru_cache(16)
def outline(name: str) -> Outline:
    """The outline that tools/steam has stored for a map; an empty one for the players' own maps."""
    path = files(__package__).joinpath(f"{name}.json")
    if not path.is_file():
        return {"land": "", "lakes": "", "rivers": "", "borders": "", "names": [], "panels": {}}
    loaded: Outline = json.loads(path.read_text("utf-8"))
    return loaded


def land_path(hexmap: HexMap) -> str:
    drawn: str = outline(hexmap.name)["land"]
    if drawn:
        return drawn
    dry = [hex for hex in range(hexmap.count) if hexmap.terrain[hex] not in (OFF, WATER)]
    return "".join(hexagon_path(centre(hexmap, hex)) for hex in dry)


def paper(hexmap: HexMap) -> str:
    """Sea and land, under everything."""
    across, down = width(hexmap.cols), height(hexmap.rows)
    waterlines = [element("use", href="#steam-shores", stroke=shade, stroke_width=wide) for shade, wide in SHALLOWS]
    return group(
        element(
            "defs",
            element("path", d=land_path(hexmap), id="steam-shores"),
            element("clipPath", element("use", href="#steam-shores"), id="steam-dry"),
            element("path", d=outline(hexmap.name)["rivers"], id="steam-rivers"),
            element("clipPath", rectangle((0, 0), across, down), id="steam-sheet"),
        ),
        rectangle((0, 0), across, down, fill=SEA),
        group(*waterlines, fill="none", stroke_linejoin="round"),
        element("use", href="#steam-shores", fill=PAPER, stroke=SHORE, stroke_width=1.6, stroke_linejoin="round"),
        clip_path="url(#steam-sheet)",
    )


def waters(hexmap: HexMap) -> str:
    """Borders, rivers and lakes, over the tints of the hexes and under their lines."""
    drawn = outline(hexmap.name)
    return group(
        element("path", d=drawn["borders"], stroke=BORDER, stroke_width=1.8, stroke_dasharray="8 4 2 4"),
        element("use", href="#steam-rivers", stroke=PAPER, stroke_width=6.4, stroke_opacity=0.7),
        element("use", href="#steam-rivers", stroke=STREAM, stroke_width=3.6),
        element("path", d=drawn["lakes"], fill=LAKE, stroke=SHORE, stroke_width=1.4),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
        clip_path="url(#steam-sheet)",
    )


def water_names(hexmap: HexMap, words: Words) -> str:
    said = [
        name_lines(
            (name["x"], name["y"]),
            words[name["text"]],
            name["size"],
            float(name["turn"]),
            fill=SHORE if name["water"] else FADED,
            letter_spacing=0.22 * name["size"],
        )
        for name in outline(hexmap.name)["names"]
    ]
    return group(*said, font_style="italic", text_anchor="middle", pointer_events="none")


def frame(hexmap: HexMap) -> str:
    """The frame around the map. It is drawn last so that nothing crosses it."""
    across, down = width(hexmap.cols), height(hexmap.rows)
    return group(
        rectangle((4, 4), across - 8, down - 8, stroke=PAPER, stroke_width=8),
        rectangle((9, 9), across - 18, down - 18, stroke=INK, stroke_width=2.5),
        rectangle((15, 15), across - 30, down - 30, stroke=FADED, stroke_width=1),
        fill="none",
    )
