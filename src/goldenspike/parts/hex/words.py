"""Words for what happens on a hex map: hexes, tiles, connections of cities and ways of cubes, as in the notation."""

from __future__ import annotations

from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.parts.hex.goods import way_of
from goldenspike.parts.hex.goods_rules import number_of_way, spell_way
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.parts.hex.tiles import FACES, NO_TILE, SIDES, named_tile
from goldenspike.parts.hex.track import NOBODY, Ground, Track


def whole(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 9):
        raise NotationError("notation-no-whole-number", word=word[:40])
    return int(word)


def counted(word: str) -> int:
    """The index of something that people count from one."""
    if whole(word) == 0:
        raise NotationError("notation-counts-from-one")
    return whole(word) - 1


def named(word: str, names: list[str], what: str) -> int:
    for place, name in enumerate(names):
        if name and name.lower() == word.lower():
            return place
    raise NotationError("notation-no-such-name", what=what, name=word[:40])


def parse_hex(hexmap: HexMap, word: str) -> int:
    hex = hexmap.parse_label(word.upper())
    if hex < 0:
        raise NotationError("notation-no-such-hex", name=word[:40])
    return hex


def parse_tile(hexmap: HexMap, site: i64, words: list[str]) -> int:
    """`H7 gentle 2`, or without the hex where it has been chosen already."""
    if len(words) == 3 and site >= 0 and parse_hex(hexmap, words[0]) != site:
        raise NotationError("notation-hex-is-chosen", hex=hexmap.hex_label(site))
    tile = named_tile(words[-2].lower(), whole(words[-1]))
    if tile == NO_TILE:
        raise NotationError("notation-no-such-tile", name=" ".join(words[-2:])[:40], faces=", ".join(FACES))
    return tile


def parse_connection(ground: Ground, a: str, b: str) -> int:
    """The number of a printed connection; one past the last if these two cities have none."""
    ends = {named(a, ground.names, "stop"), named(b, ground.names, "stop")}
    for pair, cities in enumerate(ground.map.adjacent):
        if set(cities) == ends:
            return pair
    return len(ground.map.adjacent)


def spell_move(ground: Ground, track: Track, mover: int, level: int, sharing: bool, stop: int, colour: int, number: int) -> str:
    way = way_of(ground, track, mover, level, sharing, stop, colour, number)
    return f"move {COLOURS[colour]} {spell_way(ground, track, stop, way)}"


def parse_move(ground: Ground, track: Track, mover: int, level: int, sharing: bool, words: list[str]) -> tuple[int, int, int]:
    """`red Leeds York Hull`: a stop, a colour and the number of the delivery; `York@3` leaves the stop before by side 3."""
    colour = named(words[0], COLOURS, "colour")
    stops = [named(word.partition("@")[0], ground.names, "stop") for word in words[1:]]
    sides = [_side(word.partition("@")[2]) for word in words[2:]]
    return stops[0], colour, number_of_way(ground, track, mover, level, sharing, stops, sides, colour)


def _side(word: str) -> int:
    if not word:
        return NOBODY
    if word not in [str(side) for side in range(1, SIDES + 1)]:
        raise NotationError("notation-no-such-side", word=word[:40], most=SIDES)
    return int(word) - 1


def steps(site: int, text: str) -> list[str]:
    """What is played one after the other when a person writes this: `lay H7 gentle 2` chooses its hex first."""
    words = text.split()
    if len(words) == 4 and words[0].lower() == "lay" and site < 0:
        return [f"site {words[1]}", text]
    return [text]
