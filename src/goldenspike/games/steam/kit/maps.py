"""Steam's maps to print, and how they and the track tiles stand in the list of parts; Steam Barons prints them too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from goldenspike.games.steam.drawing.geometry import ACROSS, height, width
from goldenspike.games.steam.drawing.picture import picture
from goldenspike.games.steam.rules.offer import MAPS
from goldenspike.parts.hex.map import HexMap, load_map
from goldenspike.printing.poster import Size, plan, write_poster
from goldenspike.printing.sheet import Document
from goldenspike.printing.svg_page import draw_svg
from goldenspike.printing.words import KitWords
from goldenspike.text.rulebook import Table

HEX: Final = 35.5
"""Millimetres from side to side of a hex, on the maps and on the tiles."""
SCALE: Final = HEX / ACROSS


def load_maps(board: Path | None) -> list[HexMap]:
    """The map of a designer's own, or all of ours; raises `BoardError`, or `OSError` if it cannot be read."""
    return [load_map(path) for path in ([board] if board is not None else MAPS.values())]


def size_of(hexmap: HexMap) -> Size:
    return SCALE * width(hexmap.cols), SCALE * height(hexmap.rows)


def drawer(hexmap: HexMap, words: KitWords) -> Callable[[Document, float, float], None]:
    drawn = picture(hexmap, None, words.on_drawings())

    def draw(document: Document, x: float, y: float) -> None:
        draw_svg(document, drawn, x, y, SCALE)

    return draw


def write_maps(folder: Path, maps: list[HexMap], words: KitWords) -> list[Path]:
    return [
        path
        for hexmap in maps
        for path in write_poster(folder, file_of(hexmap), title_of(hexmap), size_of(hexmap), drawer(hexmap, words), words)
    ]


def file_of(hexmap: HexMap) -> str:
    return f"map_{hexmap.name}"


def title_of(hexmap: HexMap) -> str:
    return hexmap.title.replace("_", " ")


def maps_among_parts(words: KitWords, maps: list[HexMap]) -> Table:
    return [
        (
            words.pieces(1),
            words.text("print-part-map", name=title_of(hexmap), sheets=plan(size_of(hexmap)).sheets, file=file_of(hexmap)),
        )
        for hexmap in maps
    ]


def cubes_among_needs(words: KitWords, counts: list[int], colours: list[str]) -> Table:
    goods = [
        (words.pieces(count), words.text("print-need-goods-cubes", colour=words.text(f"colour-{colour}")))
        for colour, count in zip(colours, counts, strict=True)
    ]
    return [*goods, (words.pieces(1), words.text("print-need-bag"))]
