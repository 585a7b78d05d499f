"""The notation of hex games: words with a number or a name, and words for hexes, tiles, connections and ways of cubes."""

from __future__ import annotations

from typing import Final, final

from goldenspike.kernel.core import NotationError
from goldenspike.kernel.ints import i64
from goldenspike.kernel.packing import second, simple
from goldenspike.parts.hex.goods import way_of
from goldenspike.parts.hex.goods_rules import number_of_way, spell_way
from goldenspike.parts.hex.map import COLOURS, HexMap
from goldenspike.parts.hex.map import SIDES as SIDE_NAMES
from goldenspike.parts.hex.moving import colour_of, stop_of
from goldenspike.parts.hex.tiles import FACES, NO_TILE, SIDES, named_tile, tile_name
from goldenspike.parts.hex.track import NOBODY, Ground, Track
from goldenspike.parts.kinds import NO_KIND, Kinds

NO_ACTION: Final = -1
"""What a parser returns for words that are none of its actions."""


@final
class HexWords:
    """How most actions of a hex game are written: as one word (`plain`); as a word with a number (`numbered`), a number counted
    from one (`counted`) or a name (`named`); and as `site H7`, `lay H7 gentle 2` or `connect Leeds York`.
    """

    def __init__(
        self, kinds: Kinds, plain: list[int], numbered: list[int], counted: list[int], named: dict[int, list[str]]
    ) -> None:
        self.kinds: Final = kinds
        self.plain: Final = plain
        self.numbered: Final = numbered
        self.counted: Final = counted
        self.named: Final = named

    def spell(self, ground: Ground, site: i64, kind: i64, value: i64) -> str:
        word = self.kinds.word(kind)
        if kind in self.plain:
            return word
        if kind in self.numbered:
            return f"{word} {value}"
        if kind in self.counted:
            return f"{word} {value + 1}"
        return f"{word} {self.named[kind][value] if kind in self.named else spell_building(ground, site, word, value)}"

    def parse(self, ground: Ground, site: i64, words: list[str]) -> int:
        """The action that these words stand for, or `NO_ACTION`."""
        kind = self.kinds.named(words[0].lower() if words else "")
        if len(words) == 1 and kind in self.plain:
            return simple(kind)
        if len(words) == 2 and kind in self.numbered:
            return simple(kind, whole(words[1]))
        if len(words) == 2 and kind in self.counted:
            return simple(kind, counted(words[1]))
        if len(words) == 2 and kind in self.named:
            return simple(kind, named(words[1], self.named[kind], self.kinds.wording(kind).kinds[0]))
        value = NO_ACTION if kind == NO_KIND else parse_building(ground, site, self.kinds.word(kind), words[1:])
        return NO_ACTION if value == NO_ACTION else simple(kind, value)


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


def spell_building(ground: Ground, site: i64, word: str, value: i64) -> str:
    """What follows the word: a hex, a tile in its hex, or two cities."""
    if word == "site":
        return ground.map.hex_label(value)
    if word == "lay":
        return f"{ground.map.hex_label(site)} {tile_name(value)}"
    return f"{ground.names[ground.pair_a[value] // SIDES]} {ground.names[ground.pair_b[value] // SIDES]}"


def parse_building(ground: Ground, site: i64, word: str, rest: list[str]) -> int:
    """The hex, tile or connection that follows its word, or `NO_ACTION`."""
    if word == "site" and len(rest) == 1:
        return parse_hex(ground.map, rest[0])
    if word == "lay" and len(rest) in (2, 3):
        return parse_tile(ground.map, site, rest)
    return parse_connection(ground, rest[0], rest[1]) if word == "connect" and len(rest) == 2 else NO_ACTION


def spell_move(ground: Ground, track: Track, mover: int, level: int, sharing: bool, action: i64) -> str:
    stop, colour = stop_of(action), colour_of(action)
    way = way_of(ground, track, mover, level, sharing, stop, colour, second(action))
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


def name_on_map(ground: Ground, kind: str, value: int) -> str:
    """The name of a hex, tile, colour, stop or side."""
    if kind == "hex":
        return ground.map.hex_label(value)
    if kind == "tile":
        return tile_name(value)
    return {"colour": COLOURS, "stop": ground.names, "side": SIDE_NAMES}[kind][value]


def steps(site: int, text: str) -> list[str]:
    """The actions that this text stands for, one after the other: `lay H7 gentle 2` chooses its hex first."""
    words = text.split()
    if len(words) == 4 and words[0].lower() == "lay" and site < 0:
        return [f"site {words[1]}", text]
    return [text]
