"""Reads a PDF file that the printing room has written: the words on each page, and where they stand."""

from __future__ import annotations

import re
import zlib
from base64 import a85decode
from typing import NamedTuple

MM = 72 / 25.4
SMALLEST = 4.9
"""Points; the small print of maps and of the sheets' margins is no smaller."""
TOKEN = re.compile(rb"\((?:[^()\\]|\\.)*\)|\[[^\]]*\]|[^\s()\[\]]+", re.DOTALL)


class Said(NamedTuple):
    """Words on a page with their box, in millimetres from the page's lower left corner."""

    words: str
    left: float
    low: float
    right: float
    high: float
    size: float


class Page(NamedTuple):
    wide: float
    high: float
    said: list[Said]
    """All that is written on the page itself, not inside of a drawing."""
    words: list[str]
    """All words, those of drawings too."""


def objects(pdf: bytes) -> dict[int, bytes]:
    return {int(number): body for number, body in re.findall(rb"(\d+) 0 obj\s(.*?)endobj", pdf, re.DOTALL)}


def stream(body: bytes) -> bytes:
    """What an object holds, unpacked; drawings and pages are written in letters, typefaces in bytes."""
    found = re.search(rb"stream\r?\n(.*?)endstream", body, re.DOTALL)
    if not found:
        return b""
    packed = a85decode(found[1].strip().removesuffix(b"~>")) if b"/ASCII85Decode" in body else found[1]
    return zlib.decompressobj().decompress(packed)


class Font(NamedTuple):
    letters: dict[int, str]
    """What each code stands for."""
    widths: list[float]
    """How wide each code is, in thousandths of the size."""

    def said(self, token: bytes) -> str:
        return "".join(self.letters[code] for code in unescaped(token))

    def wide(self, token: bytes, size: float) -> float:
        return sum(self.widths[code] for code in unescaped(token)) * size / 1000


def unescaped(word: bytes) -> bytes:
    def plain(found: re.Match[bytes]) -> bytes:
        said = found[1]
        return bytes([int(said, 8)]) if said.isdigit() else {b"n": b"\n", b"r": b"\r", b"t": b"\t"}.get(said, said)

    return re.sub(rb"\\([0-7]{1,3}|.)", plain, word[1:-1], flags=re.DOTALL)


def fonts_of(found: dict[int, bytes]) -> dict[str, Font]:
    """The fonts of a file by the names that its pages call them; only faces that lie in the file itself."""
    fonts = {}
    for body in found.values():
        unicode, name = re.search(rb"/ToUnicode (\d+) 0 R", body), re.search(rb"/Name /(\S+)", body)
        if unicode and name:
            widths = re.search(rb"/FirstChar 0 .*?/Widths \[([^\]]*)\]", body, re.DOTALL)
            assert widths
            fonts[name[1].decode()] = Font(_letters(stream(found[int(unicode[1])])), [float(wide) for wide in widths[1].split()])
    return fonts


def _letters(cmap: bytes) -> dict[int, str]:
    return {int(code, 16): chr(int(letter, 16)) for code, letter in re.findall(rb"<(\w{2})> <(\w{4})>", cmap)}


def every_word(pdf: bytes) -> list[str]:
    """All words of a file, those of stored drawings too."""
    found = objects(pdf)
    fonts = fonts_of(found)
    return [word for body in found.values() if b"/ASCII85Decode" in body for word in words_in(stream(body), fonts)]


def words_in(content: bytes, fonts: dict[str, Font]) -> list[str]:
    """All words of a drawing or a page, those inside of what has moved too."""
    found, name, font = [], "", Font({}, [])
    for token in TOKEN.findall(content):
        if token == b"Tf":
            font = fonts.get(name, font)
        elif token.startswith(b"("):
            found.append(font.said(token))
        elif token.startswith(b"/"):
            name = token.decode().removeprefix("/")
    return found


def pages(pdf: bytes) -> list[Page]:
    found = objects(pdf)
    kids = next(body for body in found.values() if re.search(rb"/Type\s*/Pages", body))
    fonts = fonts_of(found)
    return [_page(found, found[int(number)], fonts) for number in re.findall(rb"(\d+) 0 R", kids)]


def _page(found: dict[int, bytes], body: bytes, fonts: dict[str, Font]) -> Page:
    box = re.search(rb"/MediaBox\s*\[\s*0 0 (\S+) (\S+)\s*\]", body)
    content = re.search(rb"/Contents (\d+) 0 R", body)
    assert box
    assert content
    written = stream(found[int(content[1])])
    return Page(float(box[1]) / MM, float(box[2]) / MM, list(_said(written, fonts)), words_in(written, fonts))


def _said(content: bytes, fonts: dict[str, Font]) -> list[Said]:
    """What is written while no drawing has moved the page under it."""
    found: list[Said] = []
    moved, stack, before = False, [], []
    font, size, at = Font({}, []), 0.0, (0.0, 0.0)
    for token in TOKEN.findall(content):
        if token == b"q":
            stack.append(moved)
        elif token == b"Q":
            moved = stack.pop()
        elif token == b"cm" and before[-6:] != [b"1", b"0", b"0", b"1", b"0", b"0"]:
            moved = True
        elif token == b"Tm":
            at = (float(before[-2]) / MM, float(before[-1]) / MM)
        elif token == b"Tf":
            font, size = fonts.get(before[-2].decode().removeprefix("/"), font), float(before[-1])
        elif token == b"Tj" and not moved:
            wide = font.wide(before[-1], size) / MM
            words = font.said(before[-1])
            found.append(Said(words, at[0], at[1] - 0.14 * size / MM, at[0] + wide, at[1] + 0.62 * size / MM, size))
        before = [*before[-6:], token]
    return found


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Pairs of words that lie on each other, by more than a hair."""
    hair = 0.15
    said = sorted((one for one in page.said if one.words.strip()), key=lambda one: one.left)
    found = []
    for number, one in enumerate(said):
        for other in said[number + 1 :]:
            if other.left >= one.right - hair:
                break
            if other.low < one.high - hair and one.low < other.high - hair:
                found.append((one.words, other.words))
    return found


def beyond(page: Page) -> list[str]:
    """Words that stand nearer than 3 mm to the edge of the page, or outside of it."""
    return [
        one.words
        for one in page.said
        if one.words.strip() and not (one.left >= 3 and one.right <= page.wide - 3 and one.low >= 2 and one.high <= page.high - 3)
    ]


def check_pages(pdf: bytes) -> list[Page]:
    """The pages of a file on which no words lie on each other, run off the page or are too small to read."""
    found = pages(pdf)
    for number, page in enumerate(found, 1):
        assert overlapping(page) == [], f"page {number}"
        assert beyond(page) == [], f"page {number}"
        assert [one.words for one in page.said if one.size < SMALLEST] == [], f"page {number}"
    return found


def text_of(pages_read: list[Page]) -> str:
    """All words of some pages, one after the other, with plain spaces."""
    return " ".join(word for page in pages_read for word in page.words).replace("\xa0", " ")
