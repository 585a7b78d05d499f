"""The typeface of maps and headings, and how wide it sets words: the same in pages, drawings and printed sheets.

The files have no kerning and no ligatures (`tools/face` makes them so), so that a text is as wide as its letters together.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache, lru_cache
from math import floor
from pathlib import Path
from struct import Struct, pack, unpack_from
from typing import Final
from zlib import decompress

FAMILY: Final = "Golden Spike Serif"
FACE: Final = f"'{FAMILY}', Georgia, 'Liberation Serif', serif"
FOLDER: Final = Path(__file__).parent
FACE_FILES: Final = {False: "golden_spike_serif.woff", True: "golden_spike_serif_bold.woff"}
"""The files of the plain and of the bold face, as they are measured and printed."""
BROWSER_FILES: Final = {bold: f"{file}2" for bold, file in FACE_FILES.items()}
"""The same faces as browsers get them, packed closer; Python's library cannot unpack these."""
CAPITAL: Final = 0.67
"""How high capitals and digits stand, as a share of the size."""
UNKNOWN: Final = 1.0
"""How wide a letter counts that the face lacks and another one will show, as a share of the size."""

WOFF_TABLE: Final = Struct(">4sLLLL")
SFNT_TABLE: Final = Struct(">4sLLL")


@cache
def file_of(bold: bool) -> bytes:
    return (FOLDER / FACE_FILES[bold]).read_bytes()


@cache
def browser_file(bold: bool) -> bytes:
    return (FOLDER / BROWSER_FILES[bold]).read_bytes()


@cache
def _tables(bold: bool) -> dict[bytes, tuple[int, bytes]]:
    """The tables of a face with their checksums, by name."""
    woff = file_of(bold)
    found = {}
    for number in range(unpack_from(">H", woff, 12)[0]):
        name, start, packed, length, checksum = WOFF_TABLE.unpack_from(woff, 44 + WOFF_TABLE.size * number)
        table = woff[start : start + packed]
        found[name] = (checksum, table if packed == length else decompress(table))
    return found


def unpacked(bold: bool) -> bytes:
    """The face as a TrueType file, for programs that read no WOFF."""
    tables = _tables(bold)
    place = 12 + SFNT_TABLE.size * len(tables)
    power = len(tables).bit_length() - 1
    head = pack(">LHHHH", 0x00010000, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    body = b""
    for name, (checksum, table) in tables.items():
        head += SFNT_TABLE.pack(name, checksum, place + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    return head + body


@cache
def advances(bold: bool) -> dict[str, float]:
    """How far each letter takes the pen, as a share of the size."""
    tables = {name: table for name, (_, table) in _tables(bold).items()}
    units, measured = unpack_from(">H", tables[b"head"], 18)[0], unpack_from(">H", tables[b"hhea"], 34)[0]
    wide = [unpack_from(">H", tables[b"hmtx"], 4 * glyph)[0] / units for glyph in range(measured)]
    return {letter: wide[min(glyph, measured - 1)] for letter, glyph in _glyphs(tables[b"cmap"]).items()}


def _glyphs(cmap: bytes) -> dict[str, int]:
    """The glyph of each letter, from a character map of format 4: ranges of letters, each with an offset or a list of glyphs."""
    start = unpack_from(">L", cmap, 8)[0]
    double = unpack_from(">H", cmap, start + 6)[0]
    ends, starts, deltas, offsets = (start + 14 + double * part + (2 if part else 0) for part in range(4))
    found = {}
    for at in range(0, double, 2):
        first, delta, offset = (unpack_from(">H", cmap, row + at)[0] for row in (starts, deltas, offsets))
        for letter in range(first, min(unpack_from(">H", cmap, ends + at)[0], 0xFFFE) + 1):
            listed = unpack_from(">H", cmap, offsets + at + offset + 2 * (letter - first))[0] if offset else letter
            found[chr(letter)] = (listed + delta) & 0xFFFF
    return found


@lru_cache(maxsize=4096)
def width(words: str, size: float, bold: bool = False, spacing: float = 0.0) -> float:
    """How wide words are; `spacing` is the letter spacing."""
    wide = advances(bold)
    return size * sum(wide.get(letter, UNKNOWN) for letter in words) + spacing * len(words)


def fitting(words: str, size: float, within: float, bold: bool = False) -> float:
    """The size at which words are at most so wide, in tenths, no larger than the size wished."""
    wide = width(words, size, bold)
    return size if wide <= within else floor(10 * size * within / wide) / 10


def cut(words: str, size: float, within: float, bold: bool = False) -> str:
    """Words, or as many of their letters as are no wider than so with an ellipsis behind them."""
    if width(words, size, bold) <= within:
        return words
    shorter = (f"{words[:most].rstrip()}\u2026" for most in range(len(words) - 1, 0, -1))
    return next((said for said in shorter if width(said, size, bold) <= within), "\u2026")


def font_face(bold: bool, address: str) -> str:
    """The rule by which a style sheet takes up the face from an address."""
    weight = "600 900" if bold else "100 500"
    source = f'url("{address}") format("woff2")'
    return f'@font-face {{ font-family: "{FAMILY}"; font-weight: {weight}; font-display: swap; src: {source}; }}\n'


@cache
def embedded() -> str:
    """The style sheet of a picture that stands alone, with the face inside it."""
    address = "data:font/woff2;base64,"
    return "".join(font_face(bold, address + b64encode(browser_file(bold)).decode()) for bold in BROWSER_FILES)
