"""Reads a PDF file that the printing room has written: the words on each page, and where they stand."""

from __future__ import annotations

import re
import zlib
from base64 import a85decode
from typing import NamedTuple

from reportlab.pdfbase.pdfmetrics import stringWidth

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
    found = re.search(rb"stream\r?\n(.*?)~>endstream", body, re.DOTALL)
    return zlib.decompress(a85decode(found[1])) if found else b""


def unescaped(word: bytes) -> str:
    plain = re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found[1], 8)]), word[1:-1])
    return re.sub(rb"\\([()\\])", rb"\1", plain).decode("cp1252")


def words_in(content: bytes) -> list[str]:
    return [unescaped(token) for token in TOKEN.findall(content) if token.startswith(b"(")]


def pages(pdf: bytes) -> list[Page]:
    found = objects(pdf)
    kids = next(body for body in found.values() if re.search(rb"/Type\s*/Pages", body))
    fonts = [pair for body in found.values() for pair in re.findall(rb"/BaseFont /(\S+).*?/Name /(\S+)", body, re.DOTALL)]
    names = {alias.decode(): font.decode() for font, alias in fonts}
    return [_page(found, found[int(number)], names) for number in re.findall(rb"(\d+) 0 R", kids)]


def _page(found: dict[int, bytes], body: bytes, fonts: dict[str, str]) -> Page:
    box = re.search(rb"/MediaBox\s*\[\s*0 0 (\S+) (\S+)\s*\]", body)
    content = re.search(rb"/Contents (\d+) 0 R", body)
    assert box
    assert content
    written = stream(found[int(content[1])])
    return Page(float(box[1]) / MM, float(box[2]) / MM, list(_said(written, fonts)), words_in(written))


def _said(content: bytes, fonts: dict[str, str]) -> list[Said]:
    """What is written while no drawing has moved the page under it."""
    found: list[Said] = []
    moved, stack, before = False, [], []
    font, size, at = "", 0.0, (0.0, 0.0)
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
            font, size = fonts.get(before[-2].decode().removeprefix("/"), "Helvetica"), float(before[-1])
        elif token == b"Tj" and not moved:
            words = unescaped(before[-1])
            wide = stringWidth(words, font, size) / MM
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
