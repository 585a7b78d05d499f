"""Makes plain text of whatever people send: nothing in it can hide, turn the line around or run over what stands beside it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from goldenspike.tables.errors import bad_request
from goldenspike.tables.names import UNSEEN

LONGEST_REMARK: Final = 500
LONGEST_NOTES: Final = 5000
JOINERS: Final = "\u200c\u200d"
"""Some scripts, and pictures of families, need these between two letters; nowhere else."""
STRAY_JOINER: Final = re.compile(f"(?<![^\\s{JOINERS}])[{JOINERS}]+|[{JOINERS}]+(?![^\\s{JOINERS}])|(?<=[{JOINERS}])[{JOINERS}]+")
HIDING: Final = ("Cc", "Cf", "Co", "Cs", "Cn")
"""The categories of controls, direction overrides, and characters that mean nothing to anybody else."""
MOST_MARKS: Final = 3


def remark(text: str) -> str:
    """What was said, on one line; raises `TableError` if nothing can be seen of it."""
    seen = "".join(letter for letter in unicodedata.normalize("NFC", " ".join(text.split())) if _is_plain(letter))
    said = " ".join(_without_piles(STRAY_JOINER.sub("", seen)).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in said):
        raise bad_request(f"Say something: 1 to {LONGEST_REMARK} characters that can be seen.")
    return said


def notes(text: str) -> str:
    """Notes of one's own keep their lines; only what no store takes in is left out."""
    return "".join(letter for letter in text if letter in "\n\t" or unicodedata.category(letter) not in ("Cc", "Cs"))


def _is_plain(letter: str) -> bool:
    return letter in JOINERS or (unicodedata.category(letter) not in HIDING and not UNSEEN.match(letter))


def _without_piles(text: str) -> str:
    """No more marks on one letter than any script needs, lest they run over the lines around."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
