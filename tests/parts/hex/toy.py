"""A toy map for all that is played on hexes: a small invented coast with ports, adjacent cities and forbidden edges."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from goldenspike.parts.hex.map import HexMap, parse_map

COAST = Path(__file__).parent / "coast.map"


@cache
def toy_map(ports: bool = True) -> HexMap:
    """The coast, or the same land without its ports."""
    text = COAST.read_text()
    return parse_map("coast", text if ports else text.replace(" port", " -"))
